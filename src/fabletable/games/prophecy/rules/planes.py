"""Attacking an astral plane. Rulebook: Attack on the astral planes."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.actions import ATTACK_PLANE, END_TURN, FIGHT, action
from fabletable.games.prophecy.board import PLANES
from fabletable.games.prophecy.kinds import Creature, Item
from fabletable.games.prophecy.menu import lists, menu, question
from fabletable.games.prophecy.pieces import text_of
from fabletable.games.prophecy.rules.activities import activities, do_activity, is_activity
from fabletable.games.prophecy.rules.creatures import fight, why_no_will
from fabletable.games.prophecy.rules.gains import gain_item
from fabletable.games.prophecy.rules.roll import WON
from fabletable.games.prophecy.rules.turn import ASK_SERVICES
from fabletable.games.prophecy.table import ROUND_OVER, TURN_OVER, Hero, Realm
from fabletable.kernel import Action, FoeFacts, Message, MomentFacts, Rules, TrophyTaken
from fabletable.kernel.message import Arg
from fabletable.kernel.scene import Choice

ASK_GUARDIAN: Final = question("guardian", menu, rule="planes", theme="fight")
WON_AT: Final = "won-at"
"""The note of a guardian that was beaten, with the percentage of the odds before the fight."""


def attack_on_plane(table: Realm) -> Rules[None]:
    """Fight the lesser guardian first; having taken its treasure, one must go on to the greater."""
    hero = table.heroes[table.active]
    plane = table.planes[table.plane]
    if plane.closed:
        yield from _come_back_with_it(table, hero)
        return
    guardian = plane.lesser if plane.lesser is not None else plane.greater
    assert guardian is not None
    if not (plane.lesser_up if guardian is plane.lesser else plane.greater_up):
        turn_up(table, table.plane, _entrance(table, hero, guardian))
    elif table.watched:
        facts = _entrance(table, hero, guardian)
        table.show("phase", pieces=(guardian.key,), touches=(hero.seat,), facts=facts)
    options = [action(FIGHT, guardian), *activities(table, hero)]
    choice = yield from ASK_GUARDIAN.ask(table, hero.seat, options, barred=lambda: why_no_will(table, hero, guardian))
    if is_activity(choice):
        yield from do_activity(table, hero, choice)
        return
    opening = not table.plane_fought
    table.plane_fought = True
    odds = None if table.notes is None else ASK_GUARDIAN.odds_of(table, hero.seat, choice)
    result = yield from fight(table, hero, guardian, None, table.plane, opening=opening)
    if not hero.alive:
        table.phase = ROUND_OVER
    elif result != WON:
        table.phase = TURN_OVER
    elif guardian is plane.lesser:
        table.beaten += (guardian,)
        plane.lesser = None
    else:
        table.beaten += (guardian,)
        plane.greater = None
        if odds is not None:
            table.note(WON_AT, hero.seat, odds.won, guardian)
        _take_artifacts(table, hero)


def _come_back_with_it(table: Realm, hero: Hero) -> Rules[None]:
    """Ask what to do after the battle, before the turn ends: one may still drink, or be rid of what is too much."""
    options = activities(table, hero)
    choice = yield from ASK_SERVICES.ask(table, hero.seat, options, otherwise=END_TURN, rule="planes")
    if isinstance(choice, Action):
        yield from do_activity(table, hero, choice)
    else:
        table.phase = TURN_OVER


def _take_artifacts(table: Realm, hero: Hero) -> None:
    """Take the artifact and those of the fallen; the plane closes for good."""
    plane = table.planes[table.plane]
    artifacts: list[Item] = [*plane.dropped]
    if plane.artifact is not None:
        artifacts.append(plane.artifact)
    plane.artifact = None
    plane.dropped = ()
    plane.closed = True
    table.reveal()
    table.log_event("conquered", seat=hero.message, plane=PLANES[table.plane])
    for item in artifacts:
        gain_item(table, hero, item)
    table.show(
        "gain",
        pieces=[PLANES[table.plane].key, *(item.key for item in artifacts)],
        touches=(hero.seat,),
        facts=_trophy(table, hero, artifacts),
    )


def _trophy(table: Realm, hero: Hero, artifacts: list[Item]) -> MomentFacts | None:
    if not artifacts:
        return None
    taken = TrophyTaken(artifacts[-1].message, hero.seat, hero.artifacts, table.rulings.artifacts_to_win)
    return MomentFacts(trophy=taken)


def _entrance(table: Realm, hero: Hero, guardian: Creature) -> MomentFacts | None:
    """Return what is to be known of a guardian before it is fought."""
    if not table.watched:
        return None
    last = table.planes[table.plane].greater is guardian
    args: dict[str, Arg] = {"n": hero.artifacts + 1, "of": table.rulings.artifacts_to_win}
    stakes = Message("stakes-artifact", args) if last else Message("stakes-guardian")
    strength, will = table.strength_of(hero), table.will_of(hero)
    own = strength + will if guardian.sum_of_both else strength if guardian.strength else will
    foe = FoeFacts(guardian.message, "guardian", guardian.strength or guardian.will, own, [text_of(guardian)], stakes)
    return MomentFacts(foe=foe, odds=ASK_GUARDIAN.odds_of(table, hero.seat, action(FIGHT, guardian)))


def turn_up(table: Realm, number: int, facts: MomentFacts | None = None) -> None:
    """Turn up the next hidden card of this plane; ``facts`` tell that it is met at once."""
    plane = table.planes[number]
    table.reveal()
    card: Creature | Item | None = None
    if plane.lesser is not None and not plane.lesser_up:
        plane.lesser_up = True
        card = plane.lesser
    elif plane.greater is not None and not plane.greater_up:
        plane.greater_up = True
        card = plane.greater
    elif plane.artifact is not None:
        plane.artifact_up = True
        card = plane.artifact
    if card is not None:
        table.count("card:" + card.name)
        table.log("turned-up", plane=PLANES[number], card=card)
        table.show("card", pieces=(card.key, PLANES[number].key), touches=table.seats_from(0), facts=facts)


@lists(ATTACK_PLANE)
def plane_option(table: Realm, hero: Hero, option: Action, choice: Choice) -> None:
    choice.risk = "reveal"
