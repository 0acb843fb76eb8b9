"""Fights with monsters, from the first threat to the last reward (Rulebook: Fights with monsters, Outcome)."""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.fight import MONSTER, Fight
from fabletable.games.witcher.hooks import after_life_pool, before_life_pool, when_slain, why_no_fight
from fabletable.games.witcher.kinds import BEFORE_POOL, FIRST_TURN_ORDER, FOE_BEGINS, FOE_ENDS, Monster
from fabletable.games.witcher.rules.exploration import resolve_event
from fabletable.games.witcher.rules.hand import shuffle_all
from fabletable.games.witcher.rules.life_pool import make_life_pool, make_monster_pool
from fabletable.games.witcher.rules.market import add_card
from fabletable.games.witcher.rules.monster_turn import monster_turn
from fabletable.games.witcher.rules.monsters import leave, replace_driven, replace_slain
from fabletable.games.witcher.rules.powers import powers_of, use_powers
from fabletable.games.witcher.rules.shown import show_end_of_hunt
from fabletable.games.witcher.rules.solo import is_last_hunt
from fabletable.games.witcher.rules.tokens import gain_trail
from fabletable.games.witcher.rules.trophies import gain_trophy
from fabletable.games.witcher.rules.witcher_turn import witcher_turn
from fabletable.games.witcher.streams import FIGHT_DECK
from fabletable.games.witcher.table import LEAVES_AFTER_SLAYING, Hero, Lair, OldWorld
from fabletable.kernel import FoeFacts, MomentFacts, Rules, seat_name
from fabletable.kernel.ending import BATTLE, ESCAPE
from fabletable.kernel.facts import FoeRank

REWARD = 2

STRONG: Final = 3
"""The level of the strongest monsters."""
HUNTED: Final = "hunted"
"""The note for the ending about a hunt: the life a monster began with."""


def monster_to_fight(table: OldWorld, hero: Hero) -> Monster | None:
    lair = table.lair_at(hero.place)
    return None if lair is None else lair.monster


def why_no_hunt(table: OldWorld, hero: Hero, monster: Monster) -> str:
    """Return the reason why this monster cannot be fought now; empty when it can."""
    reason = why_no_fight.rule(monster)(hero, monster)
    if reason:
        return reason
    return "why-last-hunt" if is_last_hunt(table) else ""


def begin_monster_fight(table: OldWorld, hero: Hero, lair: Lair) -> Rules[None]:
    """Begin a fight: the ability of the monster, the life pools, and who strikes first."""
    monster = lair.monster
    if monster is None:
        raise LookupError("no monster in this lair")
    fight = Fight(hero.seat, MONSTER, monster, lair.terrain)
    fight.trail = hero.has_trail(lair.terrain)
    fight.chooser = table.right_of(hero.seat)
    me = fight.fighters[0]
    me.powers = powers_of(hero)
    table.fight = fight
    table.now = "fight"
    table.count("card:" + monster.key)
    table.log_event("fight-begins", seat=seat_name(hero.seat), monster=monster)
    if table.watched:
        rank: FoeRank = "strong" if monster.level >= STRONG else ""
        foe = FoeFacts(monster.message, rank, monster.life, len(hero.cards), [monster.text])
        table.show("card", pieces=(monster.key,), touches=(hero.seat,), facts=MomentFacts(foe=foe))
    asked = before_life_pool.rule(monster)(table, fight)
    if asked is not None:
        yield from asked
    yield from use_powers(table, fight, me, BEFORE_POOL)
    make_life_pool(table, hero)
    make_monster_pool(table, fight)
    table.note(HUNTED, hero.seat, len(fight.pool.cards), monster)
    fight.stage = "turns"
    asked = after_life_pool.rule(monster)(table, fight)
    if asked is not None:
        yield from asked
    fight.to_move = hero.seat if fight.trail else MONSTER
    yield from use_powers(table, fight, me, FIRST_TURN_ORDER)
    table.log(
        "first-turn-witcher" if fight.to_move == hero.seat else "first-turn-monster",
        seat=seat_name(hero.seat),
        monster=monster,
    )


def fight_turn(table: OldWorld, fight: Fight) -> Rules[None]:
    """Play one turn of a fight; afterwards the other side is to move, or the fight is decided."""
    if fight.to_move == MONSTER:
        yield from monster_turn(table, fight, fight.fighters[0])
        fight.to_move = fight.attacker
    else:
        me = fight.fighters[0] if fight.to_move == fight.attacker else fight.fighters[1]
        if fight.duel:
            yield from use_powers(table, fight, fight.foe_of(me), FOE_BEGINS)
        if not fight.is_over():
            yield from witcher_turn(table, fight, me)
        if fight.duel:
            if not fight.is_over():
                yield from use_powers(table, fight, fight.foe_of(me), FOE_ENDS)
            fight.to_move = fight.foe_of(me).seat
        else:
            fight.to_move = MONSTER
    if fight.is_over():
        table.now = "aftermath"


def monster_aftermath(table: OldWorld, fight: Fight) -> Rules[None]:
    """Settle a fight, with the monster slain, driven away or the witcher defeated; then gather everything and begin
    Phase III."""
    monster = fight.monster
    if monster is None:
        raise LookupError("no monster in this fight")
    seat = fight.attacker
    lair = next(lair for lair in table.lairs if lair.monster is monster)
    tell_end(table, fight, monster)
    gather(table, fight)
    table.count(f"outcome:{fight.outcome}")
    if fight.outcome == "slain":
        yield from slay(table, table.witchers[seat], lair, monster)
    elif fight.outcome == "driven":
        yield from drive_away(table, table.witchers[seat], lair, monster)
    else:
        yield from total_defeat(table, table.witchers[seat], lair)
    if table.winner >= 0:
        table.fight = None
        return
    rest_after_fight(table, table.witchers[seat])
    table.fight = None
    table.now = "rest"
    if fight.outcome == "slain":
        yield from companions_share(table, table.witchers[seat])


def tell_end(table: OldWorld, fight: Fight, monster: Monster) -> None:
    """Log how it ended, while both sides still lie there."""
    seat = fight.attacker
    hero = table.witchers[seat]
    if fight.outcome == "slain":
        table.log_title("slain", seat=seat_name(seat), monster=monster, n=REWARD)
    elif fight.outcome == "driven":
        table.log_title("driven-away", seat=seat_name(seat), monster=monster, n=REWARD)
    else:
        table.log_title("defeated", seat=seat_name(seat), monster=monster)
    table.note(BATTLE, seat, 1 if fight.outcome == "slain" else 0, monster)
    if fight.outcome == "slain":
        table.note(ESCAPE, seat, hero.life, monster)
    show_end_of_hunt(table, fight, hero.life, len(fight.pool.cards))


def gather(table: OldWorld, fight: Fight) -> None:
    """Discard used potions, and shuffle all fight cards together again."""
    for fighter in fight.fighters:
        table.potion_discard.extend(fighter.drunk)
        fighter.drunk = []
    table.fight_deck.extend(fight.pool.cards)
    table.fight_deck.extend(fight.spent)
    fight.pool.cards.clear()
    fight.spent.clear()
    table.chance.shuffle(table.fight_deck, FIGHT_DECK)


def slay(table: OldWorld, hero: Hero, lair: Lair, monster: Monster) -> Rules[None]:
    """Gain gold and the trophy with its step and fatigue, then bring a new monster."""
    hero.gold += REWARD
    when_slain.rule(monster)(table, monster)
    leave(table, lair)
    yield from gain_trophy(table, hero, monster)
    if table.winner < 0:
        replace_slain(table, lair, monster.level)


def drive_away(table: OldWorld, hero: Hero, lair: Lair, monster: Monster) -> Rules[None]:
    hero.gold += REWARD
    yield from add_card(table, hero, 0)
    replace_driven(table, lair, monster)


def total_defeat(table: OldWorld, hero: Hero, lair: Lair) -> Rules[None]:
    """Gain a Trail of the monster and a card of cost 0, and draw one card fewer in Phase III; the monster recovers."""
    gain_trail(table, hero, lair.terrain)
    yield from add_card(table, hero, 0)
    table.next_draw -= 1
    table.log("draws-fewer", seat=seat_name(hero.seat))


def rest_after_fight(table: OldWorld, hero: Hero) -> None:
    """Shuffle deck, hand and discards into one deck; the shield rises to Defence again."""
    shuffle_all(table, hero)
    rise = hero.shield_limit - hero.shield
    hero.shield = hero.shield_limit
    if rise:
        table.log("shield-up", seat=seat_name(hero.seat), n=rise, now=hero.shield)


def companions_share(table: OldWorld, hero: Hero) -> Rules[None]:
    """Let a companion leave after a slain monster."""
    kept = hero.keepsake(LEAVES_AFTER_SLAYING)
    if kept is not None:
        yield from resolve_event(table, hero, kept.gives.event)
