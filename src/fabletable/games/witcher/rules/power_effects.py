"""Rules that the powers of several cards share: small effects of a fight, and the conditions for them."""

from __future__ import annotations

from typing import Any, Final

from fabletable.games.witcher.choices import card_choice, or_word
from fabletable.games.witcher.fight import NOBODY, Fight, Fighter
from fabletable.games.witcher.hooks import cards_lost_at_most, shield_rise
from fabletable.games.witcher.kinds import GREEN, ActionCard, FightCard, Power
from fabletable.games.witcher.pieces import fight_piece
from fabletable.games.witcher.rules.hand import can_draw, choose_discards, draw, has_room, take_top_discard, tell_drawn
from fabletable.games.witcher.rules.levels import shield_limit
from fabletable.games.witcher.rules.life_pool import deal, gain_shield, is_knocked_out, less_draw
from fabletable.games.witcher.rules.monster_turn import monster_level
from fabletable.games.witcher.rules.witcher_turn import draws_more
from fabletable.games.witcher.table import HAND_LIMIT, QUESTIONS, Hero, OldWorld
from fabletable.kernel import DONE, EVERYBODY, Decision, Pile, Question, Rules, seat_name
from fabletable.kernel.scene import Choice

TAKE_LOOKED: Final = Question(QUESTIONS, "take-looked", rule="skills", cards="dealt", theme="reward")
TAKE_LOOKED.option(card_choice)
SINK_LOOKED: Final = Question(QUESTIONS, "sink-looked", rule="effects", stands=True, declines=DONE)
DISCARD_LOOKED: Final = Question(QUESTIONS, "discard-looked", rule="skills")
PUT_BACK: Final = Question(QUESTIONS, "put-back", rule="skills")

# --- effects; ``n`` is the card's number ---


def deal_damage(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> Rules[None]:
    yield from deal(table, fight, me, power.n)


def add_damage(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> None:
    """Add damage to the combo that is being counted."""
    me.bonus_damage += power.n


def raise_shield(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> None:
    gain_shield(table, fight, me, power.n)


def add_shield(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> None:
    """Add shield to the icons of the combo."""
    me.bonus_shield += power.n


def draw_now(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> None:
    draw(table, table.witchers[me.seat], power.n)


def draw_more(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> None:
    me.turn_draw += power.n


def discard_to_deal(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> Rules[None]:
    yield from choose_discards(table, table.witchers[me.seat], 1, power.message)
    yield from deal(table, fight, me, power.n)


def deal_and_draw_less(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> Rules[None]:
    less_draw(me, power.m)
    yield from deal(table, fight, me, power.n)


def soften_hit(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> None:
    fight.hit = max(0, fight.hit - power.n)


def take_back(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> None:
    take_top_discard(table, table.witchers[me.seat])


# --- looking at the top of a pile ---


def look_at_own(table: OldWorld, hero: Hero, look: int, take: int) -> Rules[None]:
    """Look at the top cards of the own deck, take some (never above seven), put the rest back on top in any order."""
    _lift(table, hero, hero.deck, look, hero.seat)
    for _ in range(min(take, HAND_LIMIT - len(hero.hand))):
        if not table.looked:
            break
        card: ActionCard = yield from TAKE_LOOKED.ask(table, hero.seat, table.looked)
        table.looked.remove(card)
        hero.hand.append(card)
        tell_drawn(table, hero, [card])
    yield from _put_back(table, hero, hero.deck)


def look_at_foe(
    table: OldWorld, fight: Fight, me: Fighter, look: int, discard: int, *, may_sink: bool = False
) -> Rules[None]:
    """Look at the opponent's top cards, discard some (or sink any), put the rest back on top in any order."""
    if fight.monster is not None:
        _lift(table, table.witchers[me.seat], fight.pool, look, EVERYBODY)
        if may_sink:
            yield from _sink(table, table.witchers[me.seat], fight.pool)
        discard = cards_lost_at_most.rule(fight.monster)(fight, me, discard)
        yield from _lose_looked(table, fight, me, discard, fight.spent)
        yield from _put_back(table, table.witchers[me.seat], fight.pool)
        if not fight.pool.cards:
            fight.outcome = "slain"
        return
    foe = table.witchers[fight.foe_of(me).seat]
    _lift(table, table.witchers[me.seat], foe.deck, look, foe.seat)
    yield from _lose_looked(table, fight, me, discard, foe.discard)
    yield from _put_back(table, table.witchers[me.seat], foe.deck)
    if is_knocked_out(foe):
        fight.outcome = "won" if me.seat == fight.attacker else "lost"


def _lift(table: OldWorld, hero: Hero, pile: Pile[Any], look: int, source: int) -> None:
    table.looked = [pile.draw() for _ in range(min(look, len(pile.cards)))]
    table.looker = hero.seat
    table.looked_from = source
    table.reveal()


def _sink(table: OldWorld, hero: Hero, pile: Pile[Any]) -> Rules[None]:
    while table.looked:
        card = yield from SINK_LOOKED.ask(table, hero.seat, table.looked, otherwise=DONE)
        if card is DONE:
            return
        table.looked.remove(card)
        pile.put_under([card], hero.seat)


def _lose_looked(table: OldWorld, fight: Fight, me: Fighter, number: int, onto: list[Any]) -> Rules[None]:
    """Discard cards that were looked at; both sides count them as lost to this attack."""
    for _ in range(number):
        if not table.looked:
            return
        card = yield from DISCARD_LOOKED.ask(table, me.seat, table.looked)
        table.looked.remove(card)
        onto.append(card)
        me.taken += 1
        if fight.duel:
            fight.lost += 1
            foe = fight.foe_of(me).seat
            table.log("looked-lost-witcher", seat=seat_name(me.seat), other=seat_name(foe), card=card)
        else:
            table.log("looked-lost", seat=seat_name(me.seat), card=card)


def _put_back(table: OldWorld, hero: Hero, pile: Pile[Any]) -> Rules[None]:
    """Put cards back onto the pile; the first one chosen lies deepest."""
    while table.looked:
        card = yield from PUT_BACK.ask(table, hero.seat, table.looked, n=len(table.looked))
        table.looked.remove(card)
        pile.put_on(card, hero.seat)
    table.looker = NOBODY
    table.looked_from = NOBODY


# --- conditions ---


def has_cards(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> bool:
    return bool(table.witchers[me.seat].hand)


def has_discards(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> bool:
    return bool(table.witchers[me.seat].discard)


def can_take_back(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> bool:
    """Tell whether there is a discarded card, and room for it in the hand."""
    return bool(table.witchers[me.seat].discard) and has_room(table.witchers[me.seat])


def may_draw(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> bool:
    return can_draw(table, table.witchers[me.seat])


def more_in_step_4(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> bool:
    return draws_more(table, fight, me, ignore_penalty=me.ignore_penalty, more=power.n)


def shield_may_rise(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> bool:
    """Tell whether the shield is below its limit, and the monster lets it rise."""
    room = shield_limit(table, table.witchers[me.seat]) - table.witchers[me.seat].shield
    return room > 0 and shield_rise.rule(fight.monster)(fight, me, 1) > 0


def foe_has_deck(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> bool:
    """Tell whether the opponent has cards to look at."""
    return bool(table.witchers[fight.foe_of(me).seat].deck.cards if fight.duel else fight.pool.cards)


def without_shield(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> bool:
    return table.witchers[me.seat].shield == 0


def has_drunk(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> bool:
    return me.last_potion is not None


def took_cards(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> bool:
    return me.taken >= 1


def combo_of_three(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> bool:
    return len(me.combo) >= 3


def has_green(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> bool:
    return any(card.colour == GREEN for card in me.combo)


# --- its questions ---


@SINK_LOOKED.option
@or_word("word-leave-on-top")
def sinking_choice(table: OldWorld, decision: Decision, card: FightCard) -> Choice:
    return looked_choice(table, decision, card)


@DISCARD_LOOKED.option
@PUT_BACK.option
def looked_choice(table: OldWorld, decision: Decision, card: ActionCard | FightCard) -> Choice:
    if isinstance(card, ActionCard):
        return card_choice(table, decision, card)
    piece = fight_piece(card, monster_level(table.the_fight()))
    return Choice(card.key, card.message, piece.text, [card.key], piece=piece)
