"""Life pools and damage (Rulebook: Life pool and knock-out; Dealing damage)."""

from __future__ import annotations

from fabletable.games.witcher.fight import Fight, Fighter
from fabletable.games.witcher.hooks import cards_lost_at_most, damage_suffered, shield_rise
from fabletable.games.witcher.kinds import AFTER_HIT, HIT
from fabletable.games.witcher.rules.hand import DISCARD, choose_discards, discard_from_deck
from fabletable.games.witcher.rules.levels import lower_shield, raise_shield
from fabletable.games.witcher.rules.powers import use_powers
from fabletable.games.witcher.rules.shown import show_monster_spared, show_saved_by_shield
from fabletable.games.witcher.streams import FIGHT_DECK, OWN_DECK
from fabletable.games.witcher.table import Hero, OldWorld
from fabletable.kernel import Decision, Message, Rules, seat_name


def make_life_pool(table: OldWorld, hero: Hero) -> None:
    """Shuffle deck and discard pile together; the hand stays in hand."""
    if hero.discard:
        table.log("life-pool-made", seat=seat_name(hero.seat))
    hero.deck.renew(hero.discard, table.chance, OWN_DECK[hero.seat])


def make_monster_pool(table: OldWorld, fight: Fight) -> None:
    """Deal as many shuffled fight cards as the monster has life."""
    if fight.monster is not None:
        table.chance.shuffle(table.fight_deck, FIGHT_DECK)
        for _ in range(min(fight.monster.life, len(table.fight_deck))):
            fight.pool.put_on(table.fight_deck.pop(), None)


def is_knocked_out(hero: Hero) -> bool:
    """Tell whether no card is left in deck and hand; cards of the played combo do not count."""
    return not hero.life


def knocked_out(fight: Fight, me: Fighter) -> None:
    """End the fight: the opponent of a knocked out witcher wins at once. A monster with 0 or 1 cards left is driven
    away by it."""
    if fight.duel:
        fight.outcome = "lost" if me.seat == fight.attacker else "won"
    else:
        fight.outcome = "driven" if len(fight.pool.cards) <= 1 else "defeat"


def deal(table: OldWorld, fight: Fight, me: Fighter, number: int) -> Rules[None]:
    """Deal damage to the opponent: cards off the monster's pool, or shield, deck and hand of the other witcher."""
    if number <= 0 or fight.is_over() or fight.short:
        return
    if fight.monster is not None:
        _hit_monster(table, fight, me, number)
        return
    foe = fight.foe_of(me)
    before = fight.lost
    yield from suffer(table, fight, foe, number)
    me.taken += fight.lost - before
    me.taken_damage += number
    if is_knocked_out(table.witchers[foe.seat]) and not fight.is_over():
        fight.outcome = "won" if me.seat == fight.attacker else "lost"


def _hit_monster(table: OldWorld, fight: Fight, me: Fighter, number: int) -> None:
    coming, number = number, damage_suffered.rule(fight.monster)(fight, me, number)
    me.taken_damage += number
    if table.watched:
        most = cards_lost_at_most.rule(fight.monster)(fight, me, min(number, len(fight.pool.cards)))
        show_monster_spared(table, fight, me, coming, most)
    lost = take_from_pool(table, fight, me, number)
    if lost:
        table.log("monster-hit", seat=seat_name(me.seat), monster=fight.monster, n=lost, left=len(fight.pool.cards))
    else:
        table.log("monster-unhurt", monster=fight.monster)


def take_from_pool(table: OldWorld, fight: Fight, me: Fighter, number: int) -> int:
    """Discard cards from the top of the monster's pool, face up. Without a card left it is slain."""
    number = cards_lost_at_most.rule(fight.monster)(fight, me, min(number, len(fight.pool.cards)))
    for _ in range(number):
        fight.spent.append(fight.pool.draw())
    if number:
        table.reveal()
    me.taken += number
    if not fight.pool.cards:
        fight.outcome = "slain"
    return number


def suffer(table: OldWorld, fight: Fight, me: Fighter, number: int, *, hand_first: bool = False) -> Rules[None]:
    """Apply an attack on a witcher: first what softens it, then the damage."""
    fight.hit = number
    yield from use_powers(table, fight, me, HIT)
    number = fight.hit
    fight.hit = 0
    if number > 0:
        yield from take_damage(table, fight, me, number, hand_first=hand_first)


def take_damage(table: OldWorld, fight: Fight, me: Fighter, number: int, *, hand_first: bool = False) -> Rules[None]:
    """Take damage first with the shield, then from the top of the deck, then with hand cards of his choice."""
    hero = table.witchers[me.seat]
    blocked = min(number, hero.shield)
    lower_shield(table, table.witchers[me.seat], blocked)
    if blocked:
        show_saved_by_shield(table, fight, me.seat, number, blocked)
    number -= blocked
    if hand_first:
        number -= yield from _pay_from_hand(table, fight, me, number)
    from_deck = discard_from_deck(table, table.witchers[me.seat], number)
    fight.lost += from_deck
    yield from _pay_from_hand(table, fight, me, number - from_deck)


def _pay_from_hand(table: OldWorld, fight: Fight, me: Fighter, number: int) -> Rules[int]:
    """Hand cards of the witcher's choice, as far as there are any."""
    number = min(number, len(table.witchers[me.seat].hand))
    yield from choose_discards(table, table.witchers[me.seat], number, lost=True)
    fight.lost += number
    return number


@DISCARD.note
def note_of_blow(table: OldWorld, decision: Decision) -> Message | None:
    """Say that a blow takes the last cards, before one names the first of them."""
    hero, fight = table.witchers[decision.seat], table.fight
    n = decision.args["n"]
    if not decision.args["lost"] or fight is None or hero.deck.cards or not isinstance(n, int) or n < len(hero.hand):
        return None
    if fight.monster is None or len(fight.pool.cards) > 1:
        return Message("note-fight-lost")
    return Message("note-driven-away")


def after_hit(table: OldWorld, fight: Fight, me: Fighter) -> Rules[None]:
    """Use powers that answer to an attack, if it cost cards and the witcher stands."""
    if fight.lost and not fight.is_over():
        yield from use_powers(table, fight, me, AFTER_HIT)


def gain_shield(table: OldWorld, fight: Fight, me: Fighter, number: int) -> int:
    """Raise the shield in a fight; returns what is lost above the limit."""
    room = shield_rise.rule(fight.monster)(fight, me, number)
    lost = raise_shield(table, table.witchers[me.seat], room)
    me.shield_risen += room - lost
    return lost


def less_draw(me: Fighter, number: int) -> None:
    """Draw fewer cards in step 4 of this turn."""
    me.turn_draw -= number
    me.cost_lost += number
