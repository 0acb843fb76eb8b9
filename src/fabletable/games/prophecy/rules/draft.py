"""Choosing heroes. Rulebook: Choosing a character."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.kinds import Character
from fabletable.games.prophecy.menu import place, question
from fabletable.games.prophecy.rules.set_up import send_heroes
from fabletable.games.prophecy.table import Realm
from fabletable.kernel import Decision, Message, Rules
from fabletable.kernel.scene import Choice


def hero_option(table: Realm, decision: Decision, option: Character) -> Choice:
    """List whom one could be: what they begin with."""
    choice = place(table, decision, option)
    choice.note = Message("note-values", {"strength": option.strength, "will": option.will})
    return choice


ASK_DRAFT: Final = question("draft", hero_option, rule="beginning", cards="dealt")
ASK_DRAFT_LAST: Final = question("draft-last", hero_option, rule="beginning", cards="dealt")


def draft(table: Realm) -> Rules[None]:
    """Draft heroes from two cards each: keep one, pass one to the left; again; the third choice stands and all show
    their heroes."""
    seat = table.active
    hand = table.draft_hands[seat]
    last = table.draft_round == 2
    character = yield from (ASK_DRAFT_LAST if last else ASK_DRAFT).ask(table, seat, hand[:])
    for other in hand:
        if other is not character:
            table.draft_passed[seat].append(other)
    kept_before = table.draft_round > 0 and hand[0] is character
    hand[:] = [character]
    if not kept_before:
        table.log("kept", to=seat, hero=character)
    if seat + 1 < table.seats:
        table.active = seat + 1
        return
    table.active = 0
    table.draft_round += 1
    if last:
        _show_heroes(table)
    else:
        table.reveal()
        for number in range(table.seats):
            table.draft_hands[table.left_of(number)].extend(table.draft_passed[number])
            table.draft_passed[number] = []


def _show_heroes(table: Realm) -> None:
    chosen = [hand[0] for hand in table.draft_hands]
    for passed in table.draft_passed:
        table.unused.extend(passed)
    table.draft_hands = []
    table.draft_passed = []
    table.reveal()
    send_heroes(table, chosen)
