"""Somebody at the next table who cannot bear to see it: what no sensible witcher does."""

from __future__ import annotations

from fabletable.games.witcher.advice.combos import fighter_of
from fabletable.games.witcher.advice.odds import odds, strength
from fabletable.games.witcher.advice.plans import WORTH_WAITING, somebody_is_near
from fabletable.games.witcher.advice.powers import STRIKES
from fabletable.games.witcher.board import Place
from fabletable.games.witcher.cards.kinds import Monster, Potion
from fabletable.games.witcher.cards.potions import SWALLOW
from fabletable.games.witcher.rules.abilities import damage_suffered
from fabletable.games.witcher.rules.dice_poker import ASK_REROLL, DieChoice, Rest, beats
from fabletable.games.witcher.rules.exploration import CITY, WILDS
from fabletable.games.witcher.rules.levels import shield_limit
from fabletable.games.witcher.rules.movement import Way
from fabletable.games.witcher.rules.turn import ASK_DEED, ASK_TRAVEL, PHASE_TWO
from fabletable.games.witcher.rules.witcher_turn import ASK_EFFECTS
from fabletable.games.witcher.table import OldWorld
from fabletable.kernel import Critic, Decision

FOLLIES = ("idle", "shuttle", "untracked-hunt", "wasted-potion", "blind-dice")


class Turn:
    """One turn of a witcher: its number, whether he could do something in Phase I, and whether he did anything."""

    __slots__ = ("could", "did", "number")

    def __init__(self, number: int, could: bool) -> None:
        self.number: int = number
        self.could: bool = could
        self.did: bool = False


class Bystander(Critic):
    __slots__ = ("places", "turns")

    def __init__(self) -> None:
        super().__init__()
        self.turns: dict[int, list[Turn]] = {}
        self.places: dict[int, list[int]] = {}
        """Where each witcher began his turns, for as long as he has done nothing but walk and explore."""

    def sees(self, table: OldWorld, decision: Decision, chosen: object) -> None:
        if decision.ask == ASK_TRAVEL:
            self._travels(table, decision, chosen)
        elif decision.ask == ASK_DEED:
            self._acts(table, decision.seat, chosen)
        elif decision.ask == ASK_EFFECTS and isinstance(chosen, Potion):
            self._drinks(table, decision.seat, chosen)
        elif decision.ask == ASK_REROLL:
            self._rolls(table, decision, chosen)

    def _travels(self, table: OldWorld, decision: Decision, chosen: object) -> None:
        seat = decision.seat
        witcher = table.witchers[seat]
        turns = self.turns.setdefault(seat, [])
        places = self.places.setdefault(seat, [])
        if not turns or turns[-1].number != witcher.turns:
            if len(turns) >= 2 and all(turn.could and not turn.did for turn in turns[-2:]):
                self.blunder("idle", seat)
            turns.append(Turn(witcher.turns, len(decision.options) > 1))
            places.append(witcher.place)
            if len(places) >= 4 and places[-4:-2] == places[-2:] and places[-1] != places[-2]:
                self.blunder("shuttle", seat)
        if chosen is not PHASE_TWO:
            turns[-1].did = True
            if not isinstance(chosen, Place | Way):
                places.clear()

    def _acts(self, table: OldWorld, seat: int, chosen: object) -> None:
        """Exploration is what remains when nothing better is to be done."""
        if chosen in (CITY, WILDS):
            return
        for turn in self.turns.get(seat, [])[-1:]:
            turn.did = True
        self.places[seat] = []
        if isinstance(chosen, Monster):
            self._hunts(table, seat, chosen)

    def _hunts(self, table: OldWorld, seat: int, monster: Monster) -> None:
        """Without the Trail that is being tracked, although it matters and nobody else is about to win."""
        witcher = table.witchers[seat]
        lair = table.lair_at(witcher.place)
        if lair is None or witcher.has_trail(lair.terrain) or not witcher.is_tracking(lair.terrain):
            return
        if somebody_is_near(table, seat):
            return
        mine, hand = strength(witcher), len(witcher.hand)
        without = odds(mine, witcher, monster, trail=False, hand=hand)
        if odds(mine, witcher, monster, trail=True, hand=hand) - without > WORTH_WAITING:
            self.blunder("untracked-hunt", seat)

    def _drinks(self, table: OldWorld, seat: int, potion: Potion) -> None:
        """For damage that the monster does not suffer, or for a shield that has no room."""
        fight = table.fight
        if fight is None:
            return
        struck = (
            potion.kind in STRIKES and damage_suffered.against(fight.monster)(fight, fighter_of(fight, seat), 1) == 0
        )
        full = potion.power.key == SWALLOW.key and table.witchers[seat].shield >= shield_limit(table, seat)
        if struck or full:
            self.blunder("wasted-potion", seat)

    def _rolls(self, table: OldWorld, decision: Decision, chosen: object) -> None:
        """Rolls winning dice again, or leaves losing ones, with the other's dice in sight and the last word."""
        dice = table.dice
        if dice is None or decision.seat != dice.active or not dice.pot or not dice.rolls[1]:
            return
        if not decision.args["chosen"] and isinstance(chosen, DieChoice | Rest) == beats(dice.rolls[0], dice.rolls[1]):
            self.blunder("blind-dice", decision.seat)
