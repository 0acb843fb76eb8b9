"""Wounds and death. Rulebook: Death of a character; Artifacts of the fallen; New character."""

from __future__ import annotations

from fabletable.games.prophecy.hooks import LIFE_SAVER, WOUNDED, skill_at
from fabletable.games.prophecy.kinds import Item
from fabletable.games.prophecy.rules.gains import ARTIFACT_LEFT, gain_item, lose_experience, lose_gold, take_gold
from fabletable.games.prophecy.streams import FORGOTTEN
from fabletable.games.prophecy.table import NOBODY, Hero, Realm, pawn
from fabletable.kernel import Rules


def hurt(table: Realm, hero: Hero, n: int, killer: Hero | None = None) -> None:
    """Lose Health; to lose more than one has is death. ``killer`` is the hero who struck, if one did."""
    if n <= 0 or not hero.alive:
        return
    hero.lost_health = True
    if n >= hero.health and _is_saved(table, hero):
        return
    lost = min(n, hero.health)
    if lost:
        hero.health -= lost
        table.log("lost-health", seat=hero.message, n=lost)
    if lost < n:
        die(table, hero, killer)


def _is_saved(table: Realm, hero: Hero) -> bool:
    """Return whether an item saves the hero from a loss that would leave no Health."""
    for item in hero.items:
        saves = LIFE_SAVER.of(item)
        if saves is not None:
            saves(table, hero, item)
            return True
    return False


def wound(table: Realm, hero: Hero, n: int, killer: Hero | None = None) -> Rules[None]:
    """Lose Health to an opponent; some spells close a part of the wound."""
    skill = skill_at(hero, WOUNDED)
    if skill is not None:
        heals = WOUNDED.of(skill)
        assert heals is not None
        n = yield from heals(table, hero, skill, n)
    hurt(table, hero, n, killer)


def die(table: Realm, hero: Hero, killer: Hero | None) -> None:
    """Let a hero die. A hero who killed him takes everything; else the land does, but for the artifacts."""
    hero.alive = False
    table.log_title("died", seat=hero.message, hero=hero.character)
    table.show(
        "loss", pieces=(pawn(hero.seat),), touches=(hero.seat,), because="died", seat=hero.message, hero=hero.character
    )
    artifacts = [item for item in hero.items if item.is_artifact]
    rest = hero.belongings
    hero.items = []
    if killer is not None and killer.alive:
        take_gold(table, killer, hero, hero.gold)
        _take_items(table, killer, hero, [*rest, *artifacts])
    else:
        lose_gold(table, hero, hero.gold)
        _lose_items(table, hero, rest)
        _leave_artifacts(table, hero, artifacts)
    lose_experience(table, hero, hero.experience)
    _forget(table, hero)
    if hero.character not in table.buried:
        table.buried += (hero.character,)


def _take_items(table: Realm, killer: Hero, hero: Hero, items: list[Item]) -> None:
    if items:
        table.log("took-items", seat=killer.message, victim=hero.message, items=items)
    for item in items:
        gain_item(table, killer, item, logged=True)


def _lose_items(table: Realm, hero: Hero, items: list[Item]) -> None:
    if items:
        table.log("lost-items", seat=hero.message, items=items)
    for item in items:
        table.discard_item(item)


def _leave_artifacts(table: Realm, hero: Hero, artifacts: list[Item]) -> None:
    """Leave artifacts on the field, or in the plane that was being attacked, where the next conqueror takes them
    all."""
    if not artifacts:
        return
    table.log("left-artifacts", seat=hero.message, items=artifacts)
    for item in artifacts:
        table.note(ARTIFACT_LEFT, hero.seat, 1, item)
    if table.plane != NOBODY and hero.seat == table.active:
        table.planes[table.plane].dropped += tuple(artifacts)
    else:
        table.here(hero).artifacts += tuple(artifacts)


def _forget(table: Realm, hero: Hero) -> None:
    """Put skills under their decks in random order, and discard kept cards."""
    skills = list(hero.skills.values())
    if skills:
        table.log("forgot-all", seat=hero.message, skills=skills, n=len(skills))
    if hero.kept:
        table.log("lost-cards", seat=hero.message, cards=list(hero.kept), n=len(hero.kept))
    table.chance.shuffle(skills, FORGOTTEN[hero.seat])
    for skill in skills:
        table.skill_decks[skill.guild].put_under([skill], None)
    hero.skills = {}
    table.adventures_gone.extend(hero.kept)
    hero.kept = ()


def leave_without_artifacts(table: Realm, hero: Hero) -> None:
    """Rulebook, Champions: once the end has begun, a hero who parts with his last artifact is out at once."""
    if table.final_battle and table.winner == NOBODY and not hero.artifacts:
        leave_game(table, hero)


def leave_game(table: Realm, hero: Hero) -> None:
    """Rulebook, Champions: a hero without artifacts leaves; all he had is discarded."""
    if hero.out:
        return
    if hero.alive:
        hero.alive = False
        table.log_event("left-the-game", seat=hero.message, hero=hero.character)
        lose_gold(table, hero, hero.gold)
        items, hero.items = hero.items, []
        _lose_items(table, hero, items)
        _forget(table, hero)
        table.buried += (hero.character,)
        table.show(
            "loss", pieces=(pawn(hero.seat),), touches=(hero.seat,), because="because-no-artifact", seat=hero.message
        )
    hero.out = True
