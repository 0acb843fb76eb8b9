"""A witcher's turn in a fight, in four steps (Rulebook: The witcher's fight turn)."""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher import kinds
from fabletable.games.witcher.choices import barred_piece, or_word, potion_choice
from fabletable.games.witcher.fight import Fight, Fighter
from fabletable.games.witcher.hooks import (
    cards_drawn,
    combat_counted,
    potions_allowed,
    when_combo_is_made,
    why_not_drunk,
)
from fabletable.games.witcher.kinds import Potion, Power
from fabletable.games.witcher.rules.combo import Tally, build_combo, colours_of, combo_damage, fight_note, tally
from fabletable.games.witcher.rules.hand import draw, take_top_discard
from fabletable.games.witcher.rules.life_pool import after_hit, deal, gain_shield, is_knocked_out, knocked_out
from fabletable.games.witcher.rules.powers import allowed, do, power_choice, usable, use, use_powers
from fabletable.games.witcher.rules.shown import Guard, show_combo
from fabletable.games.witcher.table import HAND_LIMIT, QUESTIONS, OldWorld
from fabletable.kernel import Barred, Decision, Question, Rules, Word, bar, seat_name
from fabletable.kernel.scene import Choice

TO_COMBO: Final = Word("to-combo")

USE_EFFECTS: Final = Question(QUESTIONS, "effects", rule="effects", stands=True, declines=TO_COMBO, theme="in-fight")
USE_EFFECTS.barred(barred_piece)
USE_EFFECTS.note(fight_note)

STRUCK: Final = "struck"
"""The note for the ending about a blow: the life a monster has left, and the combo that took it."""


def witcher_turn(table: OldWorld, fight: Fight, me: Fighter) -> Rules[None]:
    me.turns += 1
    me.new_turn()
    fight.lost = 0
    yield from use_powers(table, fight, me, kinds.TURN_BEGINS)
    if not fight.is_over():
        yield from use_effects(table, fight, me)
    if not fight.is_over():
        yield from build_combo(table, fight, me)
        yield from resolve_combo(table, fight, me)
    if not fight.is_over():
        yield from draw_cards(table, fight, me)
    put_combo_away(table, me)
    if not fight.is_over() and is_knocked_out(table.witchers[me.seat]):
        knocked_out(fight, me)


# --- step 1: potions, skill, effects of cards ---


def potions_left(table: OldWorld, fight: Fight, me: Fighter) -> int:
    """Return how many more potions may be used in this fight."""
    most = potions_allowed.rule(fight.monster)(fight, table.witchers[me.seat].alchemy)
    return most - me.potions_used


def use_effects(table: OldWorld, fight: Fight, me: Fighter) -> Rules[None]:
    """Step 1: potions within the limit of Alchemy, the skill, trophies and companions, in any order."""
    if fight.short:
        return
    hero = table.witchers[me.seat]
    while not fight.is_over():
        options: list[Potion | Power | Word] = []
        if hero.potions and potions_left(table, fight, me) > 0:
            options += [potion for potion in hero.potions if can_drink(table, fight, me, potion)]
        options += [power for power in me.powers if power.when is kinds.STEP_1 and usable(table, fight, me, power)]
        if not options:
            return
        options.append(TO_COMBO)
        choice = yield from USE_EFFECTS.ask_always(
            table, me.seat, options, barred=lambda: _barred_potions(table, fight, me)
        )
        match choice:
            case Potion():
                me.potions_used += 1
                yield from drink(table, fight, me, choice)
            case Power():
                yield from use(table, fight, me, choice)
            case Word():
                return


def can_drink(table: OldWorld, fight: Fight, me: Fighter, potion: Potion) -> bool:
    return allowed(table, fight, me, potion)


def _barred_potions(table: OldWorld, fight: Fight, me: Fighter) -> list[Barred]:
    none_left = potions_left(table, fight, me) <= 0
    found = []
    for potion in table.witchers[me.seat].potions:
        if none_left:
            found.append(bar(potion, "why-potion-limit", "effects", n=me.potions_used))
        elif not can_drink(table, fight, me, potion):
            found.append(bar(potion, why_not_drunk.rule(potion)(table, table.witchers[me.seat]), "effects"))
    return found


def drink(table: OldWorld, fight: Fight, me: Fighter, potion: Potion) -> Rules[None]:
    """Drink a potion, which lies face down beside the board until the fight is over."""
    table.witchers[me.seat].potions.remove(potion)
    me.drunk.append(potion)
    me.last_potion = potion
    table.count("card:" + potion.name)
    table.log("potion-drunk", seat=seat_name(me.seat), potion=potion, text=potion.text)
    table.show("card", pieces=(potion.key,), touches=(me.seat,))
    yield from do(table, fight, me, potion)


# --- step 3: damage, shield, special effects ---


def resolve_combo(table: OldWorld, fight: Fight, me: Fighter) -> Rules[None]:
    """Step 3: the damage first, then shields, then special effects."""
    if not me.combo:
        yield from after_attack(table, fight, me)
        return
    yield from use_powers(table, fight, me, kinds.LAID)
    me.combos += 1
    when_combo_is_made.rule(fight.monster)(table, fight, colours_of(me))
    yield from use_powers(table, fight, me, kinds.COMBO)
    if fight.is_over():
        return
    counted = tally(fight, me)
    me.colours = colours_of(me)
    me.turn_draw += counted.draw
    me.cost_lost += counted.penalty
    damage = combo_damage(fight, me, counted)
    table.log("combo-made", seat=seat_name(me.seat), cards=me.combo, damage=damage)
    before = Guard(table, fight, fight.foe_of(me).seat) if fight.duel and table.watched else None
    yield from deal(table, fight, me, damage)
    if table.notes is not None and not fight.duel:
        table.note(STRUCK, me.seat, len(fight.pool.cards), [*me.combo])
    show_combo(table, fight, me, damage, before)
    yield from after_attack(table, fight, me)
    if fight.is_over():
        return
    yield from combo_shields(table, fight, me, counted)
    if not fight.is_over():
        special_effects(table, me, counted)


def after_attack(table: OldWorld, fight: Fight, me: Fighter) -> Rules[None]:
    """Step 1 and the combo are one attack: what it sets off on either side."""
    if me.taken and not fight.is_over():
        yield from use_powers(table, fight, me, kinds.AFTER_DAMAGE)
    if fight.duel and not fight.is_over():
        yield from after_hit(table, fight, fight.foe_of(me))


def combo_shields(table: OldWorld, fight: Fight, me: Fighter, counted: Tally) -> Rules[None]:
    """Count the shield icons after the damage, up to the limit of Defence."""
    icons = 0 if me.shieldless else counted.shield
    risen = me.shield_risen
    me.overflow = gain_shield(table, fight, me, icons + me.bonus_shield)
    if me.shield_risen > risen and table.watched:
        table.show("gain", pieces=(f"guard-{me.seat}",), touches=(me.seat,))
    if me.overflow:
        yield from use_powers(table, fight, me, kinds.SHIELDS)


def special_effects(table: OldWorld, me: Fighter, counted: Tally) -> None:
    """Take top cards of the discard pile to hand (this combo is not there yet), then cards that return by themselves;
    those that find a full hand stay where they are."""
    for _ in range(counted.again):
        take_top_discard(table, table.witchers[me.seat])
    hand = table.witchers[me.seat].hand
    for card in counted.back:
        if len(hand) >= HAND_LIMIT:
            return
        place = me.combo.index(card)
        del me.combo[place]
        del me.joined[place]
        me.joined[place] = False
        hand.append(card)
        table.log("card-returns", seat=seat_name(me.seat), card=card)


# --- step 4: drawing ---


def draw_cards(table: OldWorld, fight: Fight, me: Fighter) -> Rules[None]:
    """Draw as many cards as Combat says, changed by the combo and by everything that was used, never below 0. The deck
    is not made anew."""
    yield from use_powers(table, fight, me, kinds.STEP_4)
    draw(table, table.witchers[me.seat], cards_to_draw(table, fight, me, ignore_penalty=me.ignore_penalty))


def cards_to_draw(table: OldWorld, fight: Fight, me: Fighter, *, ignore_penalty: bool, more: int = 0) -> int:
    """Return the number of cards drawn in step 4, with ``more`` added."""
    combat = table.witchers[me.seat].combat
    number = combat_counted.rule(fight.monster)(fight, me, combat) + me.turn_draw + more
    if ignore_penalty:
        return max(0, number + me.cost_lost)
    return max(0, cards_drawn.rule(fight.monster)(fight, me.colours, number))


def draws_more(table: OldWorld, fight: Fight, me: Fighter, *, ignore_penalty: bool, more: int = 0) -> bool:
    """Return whether more cards would come to the hand than without it: there must be room and a deck."""
    hero = table.witchers[me.seat]
    most = min(HAND_LIMIT - len(hero.hand), len(hero.deck.cards))
    now = cards_to_draw(table, fight, me, ignore_penalty=me.ignore_penalty)
    return now < most and now < cards_to_draw(table, fight, me, ignore_penalty=ignore_penalty, more=more)


def put_combo_away(table: OldWorld, me: Fighter) -> None:
    """Discard the combo, its first card lowest, the last on top."""
    table.witchers[me.seat].discard.extend(me.combo)
    me.combo = []
    me.joined = []


# --- its questions ---


@USE_EFFECTS.option
@or_word(ends=True)
def effect_choice(table: OldWorld, decision: Decision, option: Potion | Power) -> Choice:
    if isinstance(option, Potion):
        return potion_choice(table, decision, option)
    return power_choice(table, decision, option)
