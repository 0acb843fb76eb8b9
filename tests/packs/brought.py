"""The pack of each game that tests bring, and how a test brings one and takes it away again."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import fabletable
from fabletable.games.diceforge.kinds import INSTANT, Feat
from fabletable.games.prophecy.board import CAMP
from fabletable.games.prophecy.kinds import Skill as ProphecySkill
from fabletable.games.runebound.kinds import MIND
from fabletable.games.runebound.kinds import Skill as RuneboundSkill
from fabletable.games.witcher.kinds import Potion
from fabletable.kernel import DESIGNED, Card, Game, Match, Pack
from fabletable.kernel.scene import Art
from fabletable.terminal.words import bring_from


@dataclass(frozen=True)
class PackCase:
    """A game and the pack that tests bring to it. ``clash`` makes a card whose key the house has."""

    game: str
    pack: str
    clash: Callable[[], Card]
    question: str
    """A question of the house."""
    title: str
    """The name of the pack's chapter in Czech."""
    cards: frozenset[str]
    """The names of its cards among the pieces of a table that plays with it."""
    options: Mapping[str, object] = field(default_factory=dict)
    has_net: bool = True

    @property
    def folder(self) -> Path:
        return Path(__file__).parent / self.pack

    @property
    def found(self) -> Game:
        return fabletable.find(self.game)

    @property
    def on(self) -> dict[str, object]:
        """The options of a table that plays with it."""
        return {**self.options, f"pack-{self.pack}": True}

    def start(self, players: int, seed: str, *, on: bool = True) -> Match:
        return fabletable.start(self.game, players, seed, self.on if on else self.options)


CASES = {
    case.game: case
    for case in (
        PackCase(
            "diceforge",
            "lamplight",
            lambda: Feat("minotaur", 11, INSTANT, Art("minotaur"), sun=1),
            "forge",
            "Světlo lamp",
            frozenset({"card:lamp", "card:moth", "card:lamplighter", "face:ember"}),
        ),
        PackCase(
            "prophecy",
            "wayside",
            lambda: ProphecySkill("resilience", CAMP, 5),
            "move",
            "U cesty",
            frozenset(
                {"hero-tinker", "marsh-troll", "camp-roadcraft", "honey-cake-2", "wishing-well", "chance-pedlar-2"}
            ),
            {"characters": "random"},
        ),
        PackCase(
            "witcher",
            "moonmist",
            lambda: Potion("swallow", icon="moon", value=1.0),
            "travel",
            "Měsíční mlha",
            frozenset({"ActionCard:moon-cut-1", "Potion:moonglow-4", "Monster:mistwalker", "StoryCard:event-101"}),
        ),
        PackCase(
            "runebound",
            "driftwood",
            lambda: RuneboundSkill("omens", MIND, "any", True, DESIGNED, "raven"),
            "turn",
            "Naplavené dřevo",
            frozenset({"lantern-buoy", "raft-race", "sunken-bell", "net-mending", "ferry-lurker", "the-high-tide"}),
            has_net=False,
        ),
    )
}


@contextmanager
def brought_to(game: str) -> Iterator[Pack]:
    """Bring a pack to a game as ``fabletable --bring PACK`` does, and remove every trace of it afterwards."""
    case = CASES[game]
    before = list(sys.path)
    bring_from(str(case.folder))
    packs = case.found.packs
    assert packs is not None
    try:
        yield sys.modules[case.pack].PACK
    finally:
        for pack in packs:
            packs.remove(pack)
        sys.path[:] = before
