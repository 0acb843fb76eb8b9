"""Attacking an astral plane. Rulebook: Attack on the astral planes."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.board import PLANES
from fabletable.games.prophecy.cards.kinds import Item
from fabletable.games.prophecy.rules.actions import FIGHT, action
from fabletable.games.prophecy.rules.activities import activities, do_activity, is_activity
from fabletable.games.prophecy.rules.battle import WON
from fabletable.games.prophecy.rules.creatures import fight, why_no_will
from fabletable.games.prophecy.rules.effects import turn_up
from fabletable.games.prophecy.rules.gains import gain_item
from fabletable.games.prophecy.rules.turn import ASK_SERVICES, END_TURN
from fabletable.games.prophecy.table import NAMES, ROUND_OVER, TURN_OVER, Realm
from fabletable.kernel import Action, Rules

ASK_GUARDIAN: Final = "ask-guardian"


def attack_on_plane(table: Realm) -> Rules[None]:
    """The lesser guardian first, then, having taken its treasure, one must go on to the greater."""
    seat = table.active
    plane = table.planes[table.plane]
    if plane.closed:
        yield from _come_back_with_it(table, seat)
        return
    guardian = plane.lesser if plane.lesser is not None else plane.greater
    assert guardian is not None
    if not (plane.lesser_up if guardian is plane.lesser else plane.greater_up):
        turn_up(table, table.plane)
    options = [action(FIGHT, guardian), *activities(table, seat)]
    choice = yield from table.pick(
        seat, ASK_GUARDIAN, options, barred=lambda: why_no_will(table, seat, guardian), rule="planes"
    )
    if is_activity(choice):
        yield from do_activity(table, seat, choice)
        return
    opening = not table.plane_fought
    table.plane_fought = True
    result = yield from fight(table, seat, guardian, None, table.plane, opening=opening)
    if not table.heroes[seat].alive:
        table.phase = ROUND_OVER
    elif result != WON:
        table.phase = TURN_OVER
    elif guardian is plane.lesser:
        table.beaten += (guardian,)
        plane.lesser = None
    else:
        table.beaten += (guardian,)
        plane.greater = None
        _take_artifacts(table, seat)


def _come_back_with_it(table: Realm, seat: int) -> Rules[None]:
    """The battle is over, the turn not yet: one may still drink, or be rid of what is too much."""
    options = activities(table, seat)
    choice = yield from table.pick(seat, ASK_SERVICES, options, otherwise=END_TURN, rule="planes")
    if isinstance(choice, Action):
        yield from do_activity(table, seat, choice)
    else:
        table.phase = TURN_OVER


def _take_artifacts(table: Realm, seat: int) -> None:
    """The artifact and those of the fallen; the plane closes for good."""
    plane = table.planes[table.plane]
    artifacts: list[Item] = [*plane.dropped]
    if plane.artifact is not None:
        artifacts.append(plane.artifact)
    plane.artifact = None
    plane.dropped = ()
    plane.closed = True
    table.reveal()
    table.log_event("conquered", seat=NAMES[seat], plane=PLANES[table.plane])
    for item in artifacts:
        gain_item(table, seat, item)
    table.show("gain", pieces=[PLANES[table.plane].key, *(item.key for item in artifacts)], touches=(seat,))
