"""Bots and a game that misbehave in workers, as told by files in the folder that FABLETABLE_TEST_FOLDER names."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from time import sleep
from typing import Any

from fabletable.bots import Imagine, Random
from fabletable.kernel import Decision, Word
from fabletable.kernel.scene import Odds, Scene, odds_of
from tests.asking import collected, question
from tests.kernel.lanterns import ASK_LIGHT, ASK_TURN, Harbour, Lanterns, weigh_turn


def folder() -> Path:
    return Path(os.environ["FABLETABLE_TEST_FOLDER"])


class Waiting(Random):
    """Imagines on and on until there is a file ``go``; then writes down whose luck it had."""

    def decide(self, decision: Decision, imagine: Imagine) -> Any:
        mine = self.chance.below(1_000_000)
        (folder() / "begun").touch()
        while not (folder() / "go").exists():
            imagine()
            sleep(0.002)
        with (folder() / "order").open("a") as order:
            order.write(f"{mine}\n")
        return decision.options[0]


class Deaf(Random):
    """Thinks without ever imagining, so that nothing can stop it."""

    def decide(self, decision: Decision, imagine: Imagine) -> Any:
        (folder() / "begun").touch()
        while True:
            sleep(0.01)


class Deadly(Random):
    """Takes its process along, as often as there are files ``death-N``."""

    def decide(self, decision: Decision, imagine: Imagine) -> Any:
        for death in sorted(folder().glob("death-*")):
            death.unlink()
            os.kill(os.getpid(), signal.SIGKILL)
        return decision.options[0]


class Stubborn(Random):
    """Names something which is not among the choices."""

    def decide(self, decision: Decision, imagine: Imagine) -> Any:
        return Word("sulk")


class Faulty(Random):
    def decide(self, decision: Decision, imagine: Imagine) -> Any:
        print("a bot may print whatever it likes")
        raise KeyError("nothing comes to mind")


class Dozing(Lanterns):
    """Lanterns that take long to look at."""

    key = "dozing"

    def scene(self, table: Harbour, seat: int | None) -> Scene:
        sleep(0.02)
        return super().scene(table, seat)


def tried(table: Harbour, decision: Decision) -> list[Odds | None]:
    """Give odds to the first option; the process is written down, and waits while a file ``hold`` is there."""
    with (folder() / "reckoned").open("a") as reckoned:
        reckoned.write(f"{os.getpid()}\n")
    while (folder() / "hold").exists():
        sleep(0.002)
    keeper = table.keepers[decision.seat]
    return [odds_of(keeper.gold / 100, about=True), *(None for _ in decision.options[1:])]


class Risky(Lanterns):
    """Lanterns whose turns have odds that take trials."""

    key = "risky"
    questions = collected(question(ASK_TURN, odds=tried, sampled=True, policy=weigh_turn), question(ASK_LIGHT))
