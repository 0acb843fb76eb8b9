"""The critic of the Witcher: it counts blunders that a sensible player does not make."""

from __future__ import annotations

from dataclasses import dataclass

from fabletable.games.witcher.board import Location
from fabletable.games.witcher.bot.combos import fighter_of
from fabletable.games.witcher.bot.plans import WORTH_WAITING, somebody_is_near
from fabletable.games.witcher.hooks import WASTED, damage_suffered
from fabletable.games.witcher.kinds import Monster, Potion
from fabletable.games.witcher.outlook import odds, strength
from fabletable.games.witcher.rules.dice_poker import REROLL, DieChoice, Rest, beats
from fabletable.games.witcher.rules.exploration import CITY, WILDS
from fabletable.games.witcher.rules.movement import PaidWay
from fabletable.games.witcher.rules.turn import MAIN_ACTION, PHASE_TWO, TRAVEL
from fabletable.games.witcher.rules.witcher_turn import USE_EFFECTS
from fabletable.games.witcher.table import OldWorld
from fabletable.kernel import Critic, Decision

BLUNDERS = ("idle", "shuttle", "untracked-hunt", "wasted-potion", "blind-dice")


@dataclass(eq=False)
class TurnSeen:
    """One turn of a witcher: its number, whether he could do something in Phase I, and whether he did anything."""

    number: int
    could: bool
    did: bool = False


class Bystander(Critic):
    def __init__(self) -> None:
        super().__init__()
        self.turns: dict[int, list[TurnSeen]] = {}
        self.places: dict[int, list[int]] = {}
        """The places where each witcher began his turns, for as long as he has only walked and explored."""

    def sees(self, table: OldWorld, decision: Decision, chosen: object) -> None:
        if decision.ask == TRAVEL.id:
            self._travels(table, decision, chosen)
        elif decision.ask == MAIN_ACTION.id:
            self._acts(table, decision.seat, chosen)
        elif decision.ask == USE_EFFECTS.id and isinstance(chosen, Potion):
            self._drinks(table, decision.seat, chosen)
        elif decision.ask == REROLL.id:
            self._rolls(table, decision, chosen)

    def _travels(self, table: OldWorld, decision: Decision, chosen: object) -> None:
        seat = decision.seat
        hero = table.witchers[seat]
        turns = self.turns.setdefault(seat, [])
        places = self.places.setdefault(seat, [])
        if not turns or turns[-1].number != hero.turns:
            if len(turns) >= 2 and all(turn.could and not turn.did for turn in turns[-2:]):
                self.blunder("idle", seat)
            turns.append(TurnSeen(hero.turns, len(decision.options) > 1))
            places.append(hero.place)
            if len(places) >= 4 and places[-4:-2] == places[-2:] and places[-1] != places[-2]:
                self.blunder("shuttle", seat)
        if chosen is not PHASE_TWO:
            turns[-1].did = True
            if not isinstance(chosen, Location | PaidWay):
                places.clear()

    def _acts(self, table: OldWorld, seat: int, chosen: object) -> None:
        """Note that a witcher did something else than explore, which remains when nothing better is to be done."""
        if chosen in (CITY, WILDS):
            return
        for turn in self.turns.get(seat, [])[-1:]:
            turn.did = True
        self.places[seat] = []
        if isinstance(chosen, Monster):
            self._hunts(table, seat, chosen)

    def _hunts(self, table: OldWorld, seat: int, monster: Monster) -> None:
        """Note a hunt without the Trail that is being tracked, if it matters and no opponent is about to win."""
        hero = table.witchers[seat]
        lair = table.lair_at(hero.place)
        if lair is None or hero.has_trail(lair.terrain) or not hero.is_tracking(lair.terrain):
            return
        if somebody_is_near(table, hero):
            return
        mine, hand = strength(hero), len(hero.hand)
        without = odds(mine, hero, monster, trail=False, hand=hand)
        if odds(mine, hero, monster, trail=True, hand=hand) - without > WORTH_WAITING:
            self.blunder("untracked-hunt", seat)

    def _drinks(self, table: OldWorld, seat: int, potion: Potion) -> None:
        """Note a potion drunk for damage that the monster does not suffer, or for a shield that has no room."""
        fight = table.fight
        if fight is None:
            return
        me, hero = fighter_of(fight, seat), table.witchers[seat]
        struck = potion.strikes and damage_suffered.rule(fight.monster)(fight, me, 1) == 0
        wasted = WASTED.of(potion)
        full = wasted is not None and wasted(table, hero)
        if struck or full:
            self.blunder("wasted-potion", seat)

    def _rolls(self, table: OldWorld, decision: Decision, chosen: object) -> None:
        """Note winning dice rolled again, or losing ones left, with the other's dice in sight and the last word."""
        dice = table.dice
        if dice is None or decision.seat != dice.active or not dice.pot or not dice.rolls[1]:
            return
        if not decision.args["chosen"] and isinstance(chosen, DieChoice | Rest) == beats(dice.rolls[0], dice.rolls[1]):
            self.blunder("blind-dice", decision.seat)
