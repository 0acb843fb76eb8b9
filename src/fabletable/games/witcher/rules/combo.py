"""Combos: cards laid on each other along their colour links (Rulebook: step 2, Creating combos)."""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.cards.kinds import BLUE, BUILDING, RED, ActionCard, Power
from fabletable.games.witcher.fight import Fight, Fighter
from fabletable.games.witcher.rules.abilities import combo_weakness, first_card, is_void
from fabletable.games.witcher.rules.hand import show_last_card
from fabletable.games.witcher.rules.powers import usable, use
from fabletable.games.witcher.table import OldWorld
from fabletable.kernel import DONE, Rules, Word, bar, seat_name

ASK_COMBO_FIRST: Final = "ask-combo-first"
ASK_COMBO_NEXT: Final = "ask-combo-next"
ASK_COMBO_EXTRA: Final = "ask-combo-extra"

COMBO_DONE: Final = Word("combo-done")


def lay(table: OldWorld, me: Fighter, card: ActionCard, joined: bool) -> None:
    """The next card of the combo."""
    table.witchers[me.seat].hand.remove(card)
    me.combo.append(card)
    me.joined.append(joined)
    table.count("card:" + card.key)
    if table.log_lines is not None:
        table.log("combo-card", seat=seat_name(me.seat), card=card)


def build_combo(table: OldWorld, fight: Fight, me: Fighter) -> Rules[None]:
    """Whoever holds cards must play at least one; each further card must match a link of the one right below it."""
    hand = table.witchers[me.seat].hand
    if not hand:
        return
    show_last_card(table, me.seat)
    first = first_card.against(fight.monster)(table, me)
    if first is None:
        first = yield from table.pick(me.seat, ASK_COMBO_FIRST, hand, rule="combos")
    lay(table, me, first, False)
    while len(me.combo) < me.combo_limit and hand:
        if not (yield from _extend(table, fight, me)):
            break
    yield from _unlinked_cards(table, me)


def _extend(table: OldWorld, fight: Fight, me: Fighter) -> Rules[bool]:
    """One more card; False when the player stops."""
    hand = table.witchers[me.seat].hand
    links = me.combo[-1].links
    options: list[ActionCard | Power] = [card for card in hand if card.colour in links]
    if not fight.short:
        options += [power for power in me.powers if power.when == BUILDING and usable(table, fight, me, power)]
    choice = yield from table.pick(
        me.seat,
        ASK_COMBO_NEXT,
        options,
        otherwise=COMBO_DONE,
        rule="combos",
        barred=lambda: [
            bar(card, "why-no-link", "combos", card=me.combo[-1]) for card in hand if card.colour not in links
        ],
        last=me.combo[-1],
    )
    match choice:
        case ActionCard():
            lay(table, me, choice, True)
            return True
        case Power():
            yield from use(table, fight, me, choice)
            return True
        case Word():
            return False


def _unlinked_cards(table: OldWorld, me: Fighter) -> Rules[None]:
    """Cards that a potion lets follow the combo without a link."""
    hand = table.witchers[me.seat].hand
    while me.extra_cards and hand and len(me.combo) < me.combo_limit:
        card = yield from table.pick(me.seat, ASK_COMBO_EXTRA, hand, otherwise=DONE, rule="combos", last=me.combo[-1])
        if not isinstance(card, ActionCard):
            return
        me.extra_cards -= 1
        lay(table, me, card, False)


class Tally:
    """What a combo is good for: damage, shield, cards more or fewer, and what it does to the discard pile."""

    __slots__ = ("again", "back", "damage", "draw", "penalty", "shield")

    def __init__(self) -> None:
        self.damage: int = 0
        self.shield: int = 0
        self.draw: int = 0
        self.penalty: int = 0
        """The part of ``draw`` below zero."""
        self.again: int = 0
        self.back: list[ActionCard] = []


def tally(fight: Fight, me: Fighter) -> Tally:
    """All icons of the cards, and the bonuses of those links on which a card lies. Unused links give nothing."""
    found = Tally()
    last = len(me.combo) - 1
    is_void_here = is_void.against(fight.monster)
    for place, card in enumerate(me.combo):
        if is_void_here(card.colour):
            continue
        found.damage += card.damage
        found.shield += card.shield
        found.draw += card.draw
        if card.draw < 0:
            found.penalty -= card.draw
        if card.again:
            found.again += 1
        if place < last and me.joined[place + 1]:
            tab = card.links[me.combo[place + 1].colour]
            found.damage += tab.damage
            found.shield += tab.shield
            found.draw += tab.draw
            if tab.back:
                found.back.append(card)
    return found


def colours_of(me: Fighter) -> list[str]:
    return [card.colour for card in me.combo]


def combo_damage(fight: Fight, me: Fighter, counted: Tally) -> int:
    """The icons and bonuses, with all that adds to or takes from this combo."""
    if not me.combo:
        return 0
    colours = colours_of(me)
    damage = counted.damage + me.bonus_damage
    if me.doubled:
        damage += min(me.doubled, counted.damage)
    if me.thunder and (BLUE in colours or RED in colours):
        damage += me.thunder
    return max(0, damage - combo_weakness.against(fight.monster)(fight, colours))
