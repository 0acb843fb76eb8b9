"""The critic of Dice Forge: it notes what a player who knows the game would not do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fabletable.games.diceforge.cards.feats import ELDER
from fabletable.games.diceforge.hooks import Use
from fabletable.games.diceforge.kinds import Feat, Gain, Socket
from fabletable.games.diceforge.rules.blessing import CYCLOPS, GAIN, SENTINEL, is_idle
from fabletable.games.diceforge.rules.boar import BOAR_REWARD
from fabletable.games.diceforge.rules.forge import FORGE
from fabletable.games.diceforge.rules.triton import SPEND_TRITON
from fabletable.games.diceforge.table import ForgeTable
from fabletable.kernel import PASS, Critic, Decision

IDLE: Final = "idle"
FEAT_LEFT: Final = "feat-left"
WASTE: Final = "waste"
SPOILT: Final = "spoilt-face"
TRITON_LEFT: Final = "triton-left"
TRITON_HOARDED: Final = "triton-hoarded"
BLUNDERS: Final = (IDLE, FEAT_LEFT, WASTE, SPOILT, TRITON_LEFT, TRITON_HOARDED)

GAINING: Final = tuple(question.id for question in (GAIN, SENTINEL, CYCLOPS, BOAR_REWARD, SPEND_TRITON))
"""The questions whose answers are gains."""

LONG: Final = 2
"""A Triton kept for more rounds than this is hoarded."""


class ForgeCritic(Critic):
    """Remembers who passed last turn, and since when tokens have been lying there."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.passed: list[int] = [-1] * seats
        """The last round in which each seat passed a main action though there was something to do."""
        self.left: list[int] = [-1] * seats
        """The last round in which each seat so left a feat worth glory."""
        self.kept_since: list[int] = [0] * seats
        """The round in which each seat's oldest unspent Triton was first seen; 0 without one."""

    def sees(self, table: ForgeTable, decision: Decision, chosen: Any) -> None:
        if chosen is PASS:
            self.sees_pass(table, decision)
        elif decision.ask in GAINING:
            self.sees_gain(table, decision.seat, decision.options, chosen)
        elif isinstance(chosen, Use) and chosen.gain is not None:
            ways = [each for each in decision.options if isinstance(each, Use) and each.card is chosen.card]
            self.sees_gain(table, decision.seat, [way.gain for way in ways if way.gain is not None], chosen.gain)
        elif decision.ask == FORGE.id:
            self.sees_forging(table, decision, chosen)
        self.sees_tritons(table)

    def sees_pass(self, table: ForgeTable, decision: Decision) -> None:
        """Note two turns in a row without an action though one was possible; it is worse if a feat worth glory was,
        twice."""
        seat = decision.seat
        deeds = [option for option in decision.options if option is not PASS]
        if deeds == [ELDER] and ELDER in table.heroes[seat].deeds:
            # Two Elders want 6 gold a turn; tried out, the shard was worth as much or more to whoever kept it.
            return
        if self.passed[seat] == table.round - 1:
            self.blunder(IDLE, seat)
        self.passed[seat] = table.round
        if any(isinstance(option, Feat) and option.glory for option in decision.options):
            if self.left[seat] == table.round - 1:
                self.blunder(FEAT_LEFT, seat)
            self.left[seat] = table.round

    def sees_gain(self, table: ForgeTable, seat: int, offered: Sequence[Gain], gain: Gain) -> None:
        """Note a gain that is wholly lost for want of room, though something else was to be had."""
        hero = table.heroes[seat]
        if is_idle(hero, gain) and not all(is_idle(hero, each) for each in offered):
            self.blunder(WASTE, seat)

    def sees_forging(self, table: ForgeTable, decision: Decision, socket: Socket) -> None:
        """Note a bought face forged over a dearer one, though a cheaper one sat on that die; in the last round it does
        not matter."""
        new = None if table.round == table.rounds else table.forging
        same_die = [each for each in decision.options if each.die == socket.die]
        dearer = new is not None and 0 < new.price < socket.face.price
        if dearer and any(each.face.price < socket.face.price for each in same_die):
            self.blunder(SPOILT, decision.seat)

    def sees_tritons(self, table: ForgeTable) -> None:
        for seat, hero in enumerate(table.heroes):
            if not hero.tritons:
                self.kept_since[seat] = 0
            elif not self.kept_since[seat]:
                self.kept_since[seat] = table.round
            elif table.round - self.kept_since[seat] > LONG:
                self.blunder(TRITON_HOARDED, seat)
                self.kept_since[seat] = table.round

    def sees_the_end(self, table: ForgeTable) -> None:
        for seat, hero in enumerate(table.heroes):
            if hero.tritons:
                self.blunder(TRITON_LEFT, seat)
