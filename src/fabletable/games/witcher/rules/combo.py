"""Combos: cards laid on each other along their colour links (Rulebook: step 2, Creating combos)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from fabletable.games.witcher.choices import barred_piece, card_choice, or_word, word_choice
from fabletable.games.witcher.fight import Fight, Fighter
from fabletable.games.witcher.hooks import combo_weakness, first_card, is_void
from fabletable.games.witcher.kinds import BLUE, BUILDING, RED, ActionCard, ComboLink, Power
from fabletable.games.witcher.rules.hand import show_last_card
from fabletable.games.witcher.rules.powers import power_choice, usable, use
from fabletable.games.witcher.table import QUESTIONS, Hero, OldWorld
from fabletable.kernel import DONE, Decision, Message, Question, Rules, Word, bar, message, seat_name
from fabletable.kernel.scene import Choice, Gem

FIRST_CARD: Final = Question(QUESTIONS, "combo-first", rule="combos", theme="in-fight")
NEXT_CARD: Final = Question(QUESTIONS, "combo-next", rule="combos", theme="in-fight", barred=barred_piece)
EXTRA_CARD: Final = Question(QUESTIONS, "combo-extra", rule="combos", stands=True, declines=DONE, theme="in-fight")
EXTRA_CARD.option(or_word("word-strike-without")(card_choice))

COMBO_DONE: Final = Word("combo-done")


def lay(table: OldWorld, me: Fighter, card: ActionCard, joined: bool) -> None:
    """Lay the next card of the combo."""
    table.witchers[me.seat].hand.remove(card)
    me.combo.append(card)
    me.joined.append(joined)
    table.count("card:" + card.key)
    if table.log_lines is not None:
        table.log("combo-card", seat=seat_name(me.seat), card=card)


def build_combo(table: OldWorld, fight: Fight, me: Fighter) -> Rules[None]:
    """Play at least one card where there is one; each further card must match a link of the one right below it."""
    hand = table.witchers[me.seat].hand
    if not hand:
        return
    show_last_card(table, table.witchers[me.seat])
    first = first_card.rule(fight.monster)(table, me)
    if first is None:
        first = yield from FIRST_CARD.ask(table, me.seat, hand)
    lay(table, me, first, False)
    while len(me.combo) < me.combo_limit and hand:
        if not (yield from _extend(table, fight, me)):
            break
    yield from _unlinked_cards(table, me)


def _extend(table: OldWorld, fight: Fight, me: Fighter) -> Rules[bool]:
    """Ask for one more card; False when the player stops."""
    hand = table.witchers[me.seat].hand
    links = me.combo[-1].links
    options: list[ActionCard | Power] = [card for card in hand if card.colour in links]
    if not fight.short:
        options += [power for power in me.powers if power.when is BUILDING and usable(table, fight, me, power)]
    choice = yield from NEXT_CARD.ask(
        table,
        me.seat,
        options,
        otherwise=COMBO_DONE,
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
    """Lay cards that a potion lets follow the combo without a link."""
    hand = table.witchers[me.seat].hand
    while me.extra_cards and hand and len(me.combo) < me.combo_limit:
        card = yield from EXTRA_CARD.ask(table, me.seat, hand, otherwise=DONE, last=me.combo[-1])
        if not isinstance(card, ActionCard):
            return
        me.extra_cards -= 1
        lay(table, me, card, False)


Icons: TypeAlias = tuple[int, int, int, int, int]
"""Icons of a combo: damage, shield, cards more or fewer, cards taken again, cards that come back to the hand."""

NO_ICONS: Final[Icons] = (0, 0, 0, 0, 0)


def with_card(counted: Icons, card: ActionCard) -> Icons:
    """Add the icons of a card."""
    damage, shield, draw, again, back = counted
    return damage + card.damage, shield + card.shield, draw + card.draw, again + card.again, back


def with_link(counted: Icons, link: ComboLink) -> Icons:
    """Add the bonus of a link on which the next card lies."""
    damage, shield, draw, again, back = counted
    return damage + link.damage, shield + link.shield, draw + link.draw, again, back + link.back


class Tally:
    """The icons of a whole combo. ``penalty`` is the part of ``draw`` below zero; ``back`` are cards that return."""

    __slots__ = ("again", "back", "counted", "damage", "draw", "penalty", "shield")

    def __init__(self, counted: Icons, penalty: int, back: list[ActionCard]) -> None:
        self.counted: Icons = counted
        self.damage, self.shield, self.draw, self.again, _ = counted
        self.penalty: int = penalty
        self.back: list[ActionCard] = back


def tally(fight: Fight, me: Fighter) -> Tally:
    """Count all icons of the cards, and the bonuses of those links on which a card lies. Unused links give nothing."""
    counted, penalty = NO_ICONS, 0
    back: list[ActionCard] = []
    last = len(me.combo) - 1
    is_void_here = is_void.rule(fight.monster)
    for place, card in enumerate(me.combo):
        if is_void_here(card.colour):
            continue
        counted = with_card(counted, card)
        penalty -= min(0, card.draw)
        if place < last and me.joined[place + 1]:
            link = card.links[me.combo[place + 1].colour]
            counted = with_link(counted, link)
            if link.back:
                back.append(card)
    return Tally(counted, penalty, back)


def colours_of(me: Fighter) -> list[str]:
    return [card.colour for card in me.combo]


def combo_damage(fight: Fight, me: Fighter, counted: Tally) -> int:
    """Sum the damage of the icons and bonuses, with all that adds to or takes from this combo."""
    if not me.combo:
        return 0
    colours = colours_of(me)
    damage = counted.damage + me.bonus_damage
    if me.doubled:
        damage += min(me.doubled, counted.damage)
    if me.thunder and (BLUE in colours or RED in colours):
        damage += me.thunder
    return max(0, damage - combo_weakness.rule(fight.monster)(fight, colours))


# --- its questions ---


@FIRST_CARD.note
@NEXT_CARD.note
@EXTRA_CARD.note
def fight_note(table: OldWorld, decision: Decision) -> Message | None:
    """Say what the other side has left, and one's own shield. Without another side there is no note."""
    fight = table.the_fight()
    shield = table.witchers[decision.seat].shield
    if fight.monster is None:
        others = [table.witchers[each.seat] for each in fight.fighters if each.seat != decision.seat]
        if not others:
            return None
        (other,) = others
        rival = seat_name(other.seat)
        return Message("note-duel", {"rival": rival, "left": other.life, "theirs": other.shield, "shield": shield})
    return Message("note-fight", {"monster": fight.monster.message, "left": len(fight.pool.cards), "shield": shield})


def combo_so_far(table: OldWorld, hero: Hero) -> Message:
    fight = table.the_fight()
    me = next(fighter for fighter in fight.fighters if fighter.seat == hero.seat)
    counted = tally(fight, me)
    return Message("combo-note", {"damage": counted.damage, "shield": counted.shield})


@FIRST_CARD.option
def first_card_choice(table: OldWorld, decision: Decision, card: ActionCard) -> Choice:
    return _laid(table, card_choice(table, decision, card), card, None)


@NEXT_CARD.option
def next_card_choice(table: OldWorld, decision: Decision, option: ActionCard | Power | Word) -> Choice:
    if isinstance(option, Word):
        choice = word_choice(decision, option, ends=True)
        choice.note = combo_so_far(table, table.witchers[decision.seat])
        return choice
    if isinstance(option, Power):
        return power_choice(table, decision, option)
    return _laid(table, card_choice(table, decision, option), option, decision.args["last"])


def _laid(table: OldWorld, choice: Choice, card: ActionCard, last: ActionCard | None) -> Choice:
    """List what a card adds to the combo, with the link it lies on."""
    is_void_here = is_void.rule(table.the_fight().monster)
    counted = NO_ICONS if is_void_here(card.colour) else with_card(NO_ICONS, card)
    link = None if last is None or is_void_here(last.colour) else last.links.get(card.colour)
    damage, shield, draw, _, _ = counted if link is None else with_link(counted, link)
    sums = [("dmg", "", damage), ("shield", "", shield), ("cards", "card-draw", draw)]
    choice.gain = [Gem(kind, n, icon) for kind, icon, n in sums if n > 0]
    choice.cost = [Gem(kind, -n, icon) for kind, icon, n in sums if n < 0]
    return choice


@FIRST_CARD.now
@NEXT_CARD.now
def longest_chain(table: OldWorld, decision: Decision) -> Message | None:
    """Suggest the longest chain of cards in hand that can lie on each other, after those of the combo."""
    me = next(fighter for fighter in table.the_fight().fighters if fighter.seat == decision.seat)
    hand = table.witchers[decision.seat].hand
    first = [card for card in hand if not me.combo or card.colour in me.combo[-1].links]
    longest: list[ActionCard] = max((_chain_from(card, hand) for card in first), key=len, default=[])
    cards = longest[: me.combo_limit - len(me.combo)]
    return message("about-combo-first.now", cards=cards) if len(cards) > 1 else None


def _chain_from(card: ActionCard, hand: Sequence[ActionCard]) -> list[ActionCard]:
    rest = [other for other in hand if other is not card]
    ways = (_chain_from(other, rest) for other in rest if other.colour in card.links)
    return [card, *max(ways, key=len, default=[])]
