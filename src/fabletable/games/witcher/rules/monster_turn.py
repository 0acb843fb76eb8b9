"""A monster's turn: charge or bite, and what its card does (Rulebook: The monster's fight turn)."""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.board import DEFENCE
from fabletable.games.witcher.choices import card_choice, word_choice
from fabletable.games.witcher.fight import Fight, Fighter
from fabletable.games.witcher.hooks import damage_dealt, first_attack, fury, takes_hand_first, when_attack_ends
from fabletable.games.witcher.kinds import FOE_BEGINS, FOE_ENDS, REVEALED, Attack
from fabletable.games.witcher.rules.hand import discard_from_deck, discard_random, show_last_card, trash
from fabletable.games.witcher.rules.levels import defence_now, lower_attribute
from fabletable.games.witcher.rules.life_pool import after_hit, is_knocked_out, knocked_out, suffer
from fabletable.games.witcher.rules.powers import use_powers
from fabletable.games.witcher.rules.shown import Guard, show_blow_of_monster
from fabletable.games.witcher.streams import ATTACK_DIE
from fabletable.games.witcher.table import QUESTIONS, OldWorld
from fabletable.kernel import Decision, Message, Question, Rules, Word, seat_name
from fabletable.kernel.scene import Choice

ATTACK: Final = Question(QUESTIONS, "attack", rule="monster-turn", stands=True, theme="in-fight")
TRASH_HAND: Final = Question(QUESTIONS, "trash-hand", rule="monster-turn", theme="spend", option=card_choice)

CHARGE: Final = Word("charge")
BITE: Final = Word("bite")


def monster_turn(table: OldWorld, fight: Fight, me: Fighter) -> Rules[None]:
    """Play a monster's turn: someone names the attack, then the top card of the life pool is revealed and applied."""
    fight.monster_turns += 1
    fight.lost = 0
    yield from use_powers(table, fight, me, FOE_BEGINS)
    if fight.is_over():
        return
    more = fury.rule(fight.monster)(fight)
    foreseen = fight.monster_turns == 1 and fight.monster is not None and first_attack.of(fight.monster) is not None
    if not foreseen:
        fight.attack = yield from choose_attack(table, fight)
    card = fight.revealed = fight.pool.draw()
    table.reveal()
    if foreseen:
        asked = first_attack.rule(fight.monster)(table, fight, card)
        fight.attack = CHARGE.key if asked is None else (yield from asked)
    yield from use_powers(table, fight, me, REVEALED)
    table.count(f"card:{card.key}")
    table.count(f"effect:{card.key}-{fight.attack}")
    attack = card.charge if fight.attack == CHARGE.key else card.bite
    if table.log_lines is not None:
        message_id = "monster-charges" if fight.attack == CHARGE.key else "monster-bites"
        table.log(message_id, monster=fight.monster, what=attack.said(monster_level(fight)))
        table.show("card", pieces=(card.key,), touches=(me.seat,), because=attack.said(monster_level(fight)))
    yield from apply_attack(table, fight, me, attack, more)
    fight.spent.append(card)
    fight.revealed = None
    yield from end_of_attack(table, fight, me)


def choose_attack(table: OldWorld, fight: Fight) -> Rules[str]:
    """Ask for the attack: the player on the right first, then counter-clockwise without the active player. Alone: 1-3
    charge, 4-6 bite."""
    if table.solo:
        pips = table.chance.roll(6, ATTACK_DIE[fight.attacker])
        attack = "charge" if pips <= 3 else "bite"
        table.log("monster-die", monster=fight.monster, n=pips)
        return attack
    word = yield from ATTACK.ask(table, fight.chooser, [CHARGE, BITE], monster=fight.monster)
    return word.key


def next_chooser(table: OldWorld, fight: Fight) -> None:
    seat = table.right_of(fight.chooser)
    fight.chooser = table.right_of(seat) if seat == fight.attacker else seat


def cards_lost(table: OldWorld, fight: Fight, attack: Attack) -> int:
    """Return how many cards would leave deck and hand together, after the shield."""
    hero = table.witchers[fight.attacker]
    if attack.trash:
        return min(1, hero.life)
    if attack.random:
        return min(monster_level(fight), hero.life)
    return min(hero.life, max(0, damage_of(table, fight, attack) - hero.shield))


def monster_level(fight: Fight) -> int:
    return 0 if fight.monster is None else fight.monster.level


def damage_of(table: OldWorld, fight: Fight, attack: Attack) -> int:
    damage = attack.damage(monster_level(fight))
    hero = table.witchers[fight.attacker]
    if attack.by is DEFENCE:
        return damage + defence_now(table, hero)
    return damage if attack.by is None else damage + hero.attributes[attack.by.index]


def apply_attack(table: OldWorld, fight: Fight, me: Fighter, attack: Attack, more: int) -> Rules[None]:
    """Apply an attack; ``more`` is the damage that the monster's fury adds."""
    if attack.weakens is not None:
        lower_attribute(table, table.witchers[me.seat], attack.weakens)
    elif attack.trash:
        yield from _trash_a_card(table, fight, me)
    elif attack.random:
        number = monster_level(fight)
        from_hand = discard_random(table, table.witchers[me.seat], number)
        fight.lost += from_hand + discard_from_deck(table, table.witchers[me.seat], number - from_hand)
    damage = damage_dealt.rule(fight.monster)(table, fight, me, damage_of(table, fight, attack) + more)
    if damage > 0:
        table.log("monster-hits", seat=seat_name(me.seat), n=damage)
        hand_first = takes_hand_first.rule(fight.monster)(fight)
        before = Guard(table, fight, me.seat) if table.watched else None
        yield from suffer(table, fight, me, damage, hand_first=hand_first)
        if before is not None:
            show_blow_of_monster(table, fight, me.seat, before, attack, damage)


def _trash_a_card(table: OldWorld, fight: Fight, me: Fighter) -> Rules[None]:
    """Trash a hand card of the witcher's choice; with an empty hand the revealed top card of the deck."""
    hero = table.witchers[me.seat]
    if hero.hand:
        show_last_card(table, table.witchers[me.seat])
        card = yield from TRASH_HAND.ask(table, me.seat, hero.hand, foe=fight.monster)
        trash(table, table.witchers[me.seat], card)
        fight.lost += 1
    elif hero.deck.cards:
        table.reveal()
        card = hero.deck.draw()
        table.gone.append(card)
        fight.lost += 1
        table.log("trashed-deck", seat=seat_name(me.seat), card=card)


def end_of_attack(table: OldWorld, fight: Fight, me: Fighter) -> Rules[None]:
    """End an attack: the witcher is knocked out, or the monster has shown its last card, or the fight goes on."""
    hero = table.witchers[me.seat]
    if not is_knocked_out(hero):
        yield from after_hit(table, fight, me)
        if not fight.is_over():
            when_attack_ends.rule(fight.monster)(table, fight, me)
            yield from use_powers(table, fight, me, FOE_ENDS)
    if fight.is_over():
        return
    if is_knocked_out(hero):
        knocked_out(fight, me)
    elif not fight.pool.cards:
        fight.outcome = "slain"
    else:
        next_chooser(table, fight)


# --- its questions ---


@ATTACK.option
def attack_choice(table: OldWorld, decision: Decision, word: Word) -> Choice:
    return word_choice(decision, word)


@ATTACK.as_whom
def as_monster(table: OldWorld, decision: Decision) -> Message | None:
    fight = table.the_fight()
    if fight.monster is None or decision.seat == fight.attacker:
        return None
    return Message("as-monster", {"monster": fight.monster.message, "witcher": seat_name(fight.attacker)})


@ATTACK.note
def attack_note(table: OldWorld, decision: Decision) -> Message:
    """Return how much the attacked witcher can still take, in words."""
    attacker = table.witchers[table.the_fight().attacker]
    return Message("note-attack", {"witcher": seat_name(attacker.seat), "n": attacker.life, "shield": attacker.shield})
