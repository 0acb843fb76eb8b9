"""Bots and a game that misbehave next door, as told by files in the folder that FABLETABLE_TEST_FOLDER names."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from time import sleep
from typing import Any

from fabletable.bots import Imagine, Random
from fabletable.kernel import Decision, Word
from fabletable.kernel.scene import Scene
from tests.kernel.lanterns import Harbour, Lanterns


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
