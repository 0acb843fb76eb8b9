"""The critic: finds moves that no good player of Prophecy would make."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from fabletable.games.prophecy.actions import ATTACK, BARTER, BY_WILL, CAST_SPELL, FIGHT, OPPORTUNITY, WAYS
from fabletable.games.prophecy.bot.arms import ArmsReckoner
from fabletable.games.prophecy.bot.battles import best_duel
from fabletable.games.prophecy.cards import skills
from fabletable.games.prophecy.cards.skills import SWIFT_FOOTED
from fabletable.games.prophecy.effects.special import ASK_STRANGER
from fabletable.games.prophecy.rules.activities import is_activity
from fabletable.games.prophecy.rules.creatures import ASK_KIND, fought_with_will
from fabletable.games.prophecy.rules.movement import ASK_MOVE
from fabletable.games.prophecy.rules.payments import ASK_FORGE
from fabletable.games.prophecy.rules.turn import creatures_here
from fabletable.games.prophecy.table import Hero, Realm
from fabletable.kernel import Action, Critic, Decision

IDLE: Final = "idle"
SHUTTLE: Final = "shuttle"
PARTNER: Final = "partner"
WASTED: Final = "wasted-experience"
MERCHANT: Final = "merchant"
TIME_LOOP: Final = "time-loop"
VAIN: Final = "vain-attack"
BLUNDERS: Final = (IDLE, SHUTTLE, PARTNER, WASTED, MERCHANT, TIME_LOOP, VAIN)

OFTEN: Final = 4
"""The number of attacks in vain on the same hero running, after which an easier one should be tried."""


@dataclass(eq=False, slots=True)
class Watched:
    """One player, as the onlooker remembers him."""

    round: int = -1
    moving: bool = False
    """He is still about to move in this turn."""
    deeds: int = 0
    """The number of actions in this turn besides moving."""
    idle: int = 0
    """The number of turns running in which the hero stayed and did nothing."""
    fields: list[int] = field(default_factory=list)
    """The fields at the beginning of each turn since the hero last did anything."""
    whiled: bool = False
    looped: bool = False
    """Time Loop was cast in this turn."""
    wasted: int = 0
    victim: int = -1
    vain: int = 0


class ProphecyCritic(Critic):
    """Remembers what everyone did in the last turns."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.players: list[Watched] = [Watched() for _ in range(seats)]
        self.at_market: int = -1
        """The seat that is with a strange merchant."""
        self.traded: bool = False

    def sees(self, table: Realm, decision: Decision, chosen: Any) -> None:
        if not table.heroes:
            return
        seat = decision.seat
        self.sees_waste(table)
        self.sees_market(decision, chosen)
        if seat != table.active:
            return
        player = self.players[seat]
        if decision.ask == ASK_MOVE.id and (player.round != table.rounds or not player.moving):
            self.sees_turn(table, seat, player)
        if isinstance(chosen, Action):
            self.sees_deed(table, seat, player, chosen)
        elif decision.ask == ASK_MOVE.id:
            player.moving = False
            player.whiled = True
            stays_for = is_something_there(table, table.heroes[seat].field)  # to turn it up or to fight it
            player.deeds += stays_for or is_penned_in(table, decision)
        elif decision.ask == ASK_KIND.id and chosen is BY_WILL and player.looped:
            self.blunder(TIME_LOOP, seat)

    def sees_turn(self, table: Realm, seat: int, player: Watched) -> None:
        """Note the beginning of a turn, and judge what came of the last one."""
        if player.deeds or player.round < 0:
            player.idle = 0
            player.fields = []
        else:
            player.idle = player.idle + 1 if player.whiled else 0
            if player.idle >= 2:
                self.blunder(IDLE, seat)
        player.fields.append(table.heroes[seat].field)
        if len(player.fields) >= 4:
            a, b, c, d = player.fields[-4:]
            if a == c != b == d:
                self.blunder(SHUTTLE, seat)
        player.round, player.moving, player.deeds = table.rounds, True, 0
        player.whiled = player.looped = False

    def sees_deed(self, table: Realm, seat: int, player: Watched, chosen: Action) -> None:
        thing = chosen.thing
        if player.moving and not is_activity(chosen) and chosen.verb is not BARTER:
            walks = chosen.verb in WAYS
            player.moving = walks and table.moves == 0 and table.heroes[seat].knows(SWIFT_FOOTED)
            player.deeds += not walks or is_something_there(table, thing.n)
        else:
            player.deeds += 1
        if chosen.verb is ATTACK:
            self.sees_attack(table, seat, player, thing.seat)
        elif chosen.verb is CAST_SPELL and thing.key == skills.TIME_LOOP.key:
            player.looped = True
            self.sees_only_foe(table, seat)
        elif chosen.verb is FIGHT and player.looped:
            if fought_with_will(thing) and not thing.strength:
                self.blunder(TIME_LOOP, seat)
        elif chosen.verb is OPPORTUNITY and thing.bargains[0].gain[0].is_market:
            self.at_market, self.traded = seat, False

    def sees_only_foe(self, table: Realm, seat: int) -> None:
        """Judge a single creature that has to be fought, about which nothing is asked."""
        foes = creatures_here(table, table.heroes[seat])
        if len(foes) == 1 and fought_with_will(foes[0]) and not foes[0].strength:
            self.blunder(TIME_LOOP, seat)

    def sees_attack(self, table: Realm, seat: int, player: Watched, victim: int) -> None:
        if table.partner_of(seat) == victim:
            self.blunder(PARTNER, seat)
        held = table.heroes[seat].artifacts * 10 + table.heroes[victim].artifacts
        mark = victim * 1000 + held
        player.vain = player.vain + 1 if player.victim == mark else 1
        player.victim = mark
        if player.vain >= OFTEN and self.has_easier_prey(table, seat, victim):
            self.blunder(VAIN, seat)

    def has_easier_prey(self, table: Realm, seat: int, victim: int) -> bool:
        hero = table.heroes[seat]
        spared = (victim, table.partner_of(seat))
        edge = _edge_over(table, hero, table.heroes[victim])
        others = [other for other in table.others_on_field(hero) if other.seat not in spared]
        return any(not table.is_safe(other) and _edge_over(table, hero, other) > edge for other in others)

    def sees_market(self, decision: Decision, chosen: Any) -> None:
        """Note a player who went to a stranger and neither bought nor sold: the card was used up for nothing."""
        if self.at_market < 0:
            return
        if decision.ask == ASK_STRANGER.id and isinstance(chosen, Action):
            self.traded = True
        elif decision.ask not in (ASK_STRANGER.id, ASK_FORGE.id) or decision.seat != self.at_market:
            self.leaves_market()

    def leaves_market(self) -> None:
        if not self.traded:
            self.blunder(MERCHANT, self.at_market)
        self.at_market = -1

    def sees_waste(self, table: Realm) -> None:
        """Note each point of experience over the limit, which is thrown away at the end of a round."""
        for hero in table.heroes:
            player = self.players[hero.seat]
            for _ in range(hero.wasted - player.wasted):
                self.blunder(WASTED, hero.seat)
            player.wasted = hero.wasted

    def sees_the_end(self, table: Realm) -> None:
        self.sees_waste(table)


def is_something_there(table: Realm, field: int) -> bool:
    """Tell whether a field has a hidden card, or a creature that has to be fought."""
    return any(not spot.up or spot.creature is not None for spot in table.ground[field].spots)


def _edge_over(table: Realm, hero: Hero, other: Hero) -> float:
    """Return the odds to win a duel, less half of those to lose it: a lost attack costs less than a won one brings."""
    win, loss = best_duel(table, hero, other)
    return win - loss / 2


def is_penned_in(table: Realm, decision: Decision) -> bool:
    """Return whether on every field that can be reached something stands that would probably win."""
    odds = ArmsReckoner(table, table.heroes[decision.seat])
    ways = [option.thing.n for option in decision.options if isinstance(option, Action) and option.verb in WAYS]
    return all(_is_too_strong(table, odds, field) for field in ways)


def _is_too_strong(table: Realm, odds: ArmsReckoner, field: int) -> bool:
    for spot in table.ground[field].spots:
        if spot.up and spot.creature is not None:
            win, loss = odds.against(spot.creature, field)
            if win < loss:
                return True
    return False
