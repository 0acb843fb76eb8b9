"""Wounds and death. Rulebook: Death of a character; Artifacts of the fallen; New character."""

from __future__ import annotations

from fabletable.games.prophecy.cards.kinds import ARTIFACT, Item
from fabletable.games.prophecy.cards.rare_items import AMULET_OF_LIFE
from fabletable.games.prophecy.rules.gains import ARTIFACT_LEFT, gain_item, lose_experience, lose_gold, take_gold
from fabletable.games.prophecy.table import NAMES, NOBODY, Realm, pawn


def hurt(table: Realm, seat: int, n: int, killer: int = NOBODY) -> None:
    """Lose Health; to lose more than one has is death. ``killer`` is the hero who struck, if one did."""
    hero = table.heroes[seat]
    if n <= 0 or not hero.alive:
        return
    hero.lost_health = True
    if n >= hero.health and _amulet_breaks(table, seat):
        return
    lost = min(n, hero.health)
    if lost:
        hero.health -= lost
        table.log("lost-health", seat=NAMES[seat], n=lost)
    if lost < n:
        die(table, seat, killer)


def _amulet_breaks(table: Realm, seat: int) -> bool:
    """The Amulet of Life: a loss that would leave no Health breaks it instead, and 2 Health remain."""
    hero = table.heroes[seat]
    for item in hero.items:
        if item.name == AMULET_OF_LIFE.name:
            table.count("effect:item-amulet-of-life")
            table.log("saved-by-amulet", seat=NAMES[seat], item=item)
            table.lose_item(seat, item)
            left = min(2, hero.red)
            if left < hero.health:
                table.log("lost-health", seat=NAMES[seat], n=hero.health - left)
            elif left > hero.health:
                table.log("healed", seat=NAMES[seat], n=left - hero.health)
            hero.health = left
            table.show(
                "loss", pieces=(item.key, pawn(seat)), touches=(seat,), because="saved-by-amulet", seat=NAMES[seat]
            )
            return True
    return False


def die(table: Realm, seat: int, killer: int) -> None:
    """The hero is gone. A hero who killed him takes everything; else the land does, but for the artifacts."""
    hero = table.heroes[seat]
    hero.alive = False
    table.log_title("died", seat=NAMES[seat], hero=hero.character)
    table.show("loss", pieces=(pawn(seat),), touches=(seat,), because="died", seat=NAMES[seat], hero=hero.character)
    artifacts = [item for item in hero.items if item.deck == ARTIFACT]
    rest = [item for item in hero.items if item.deck != ARTIFACT]
    hero.items = []
    if killer != NOBODY and table.heroes[killer].alive:
        take_gold(table, killer, seat, hero.gold)
        _take_items(table, killer, seat, [*rest, *artifacts])
    else:
        lose_gold(table, seat, hero.gold)
        _lose_items(table, seat, rest)
        _leave_artifacts(table, seat, artifacts)
    lose_experience(table, seat, hero.experience)
    _forget(table, seat)
    if hero.character not in table.buried:
        table.buried += (hero.character,)


def _take_items(table: Realm, killer: int, seat: int, items: list[Item]) -> None:
    if items:
        table.log("took-items", seat=NAMES[killer], victim=NAMES[seat], items=items)
    for item in items:
        gain_item(table, killer, item, told=True)


def _lose_items(table: Realm, seat: int, items: list[Item]) -> None:
    if items:
        table.log("lost-items", seat=NAMES[seat], items=items)
    for item in items:
        table.discard_item(item)


def _leave_artifacts(table: Realm, seat: int, artifacts: list[Item]) -> None:
    """On the field, or in the plane that was being attacked, where the next conqueror takes them all."""
    if not artifacts:
        return
    table.log("left-artifacts", seat=NAMES[seat], items=artifacts)
    for item in artifacts:
        table.note(ARTIFACT_LEFT, seat, 1, item)
    if table.plane != NOBODY and seat == table.active:
        table.planes[table.plane].dropped += tuple(artifacts)
    else:
        table.here(seat).artifacts += tuple(artifacts)


def _forget(table: Realm, seat: int) -> None:
    """Skills under their decks in random order, kept cards to the discards."""
    hero = table.heroes[seat]
    skills = list(hero.skills.values())
    if skills:
        table.log("forgot-all", seat=NAMES[seat], skills=skills, n=len(skills))
    if hero.kept:
        table.log("lost-cards", seat=NAMES[seat], cards=list(hero.kept), n=len(hero.kept))
    table.chance.shuffle(skills)
    for skill in skills:
        table.skill_decks[skill.guild].put_under([skill], None)
    hero.skills = {}
    table.adventures_gone.extend(hero.kept)
    hero.kept = ()


def leave_without_artifacts(table: Realm, seat: int) -> None:
    """Rulebook, Champions: once the end has begun, whoever parts with his last artifact is out at once."""
    if table.final_battle and table.winner == NOBODY and not table.heroes[seat].artifacts:
        leave_game(table, seat)


def leave_game(table: Realm, seat: int) -> None:
    """Rulebook, Champions: a hero without artifacts leaves; nobody gets what he had."""
    hero = table.heroes[seat]
    if hero.out:
        return
    if hero.alive:
        hero.alive = False
        table.log_event("left-the-game", seat=NAMES[seat], hero=hero.character)
        lose_gold(table, seat, hero.gold)
        items, hero.items = hero.items, []
        _lose_items(table, seat, items)
        _forget(table, seat)
        table.buried += (hero.character,)
        table.show("loss", pieces=(pawn(seat),), touches=(seat,), because="because-no-artifact", seat=NAMES[seat])
    hero.out = True
