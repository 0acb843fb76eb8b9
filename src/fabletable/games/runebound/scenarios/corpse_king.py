"""The Corpse King: white story tokens are allies, black ones zombies. Allies weaken Vorakesh, zombies feed him."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.cards.corpse_king import CORPSE_KING_CARDS
from fabletable.games.runebound.cards.kinds import Foe
from fabletable.games.runebound.cards.numbers import numbered
from fabletable.games.runebound.cards.story import CORPSE_KING_STORY
from fabletable.games.runebound.cards.vocabulary import (
    ALL,
    FOE,
    always,
    borrow_surge,
    deal,
    flip,
    heal,
    modify,
    surge,
)
from fabletable.games.runebound.scenarios.scenario import Scenario
from fabletable.games.runebound.words import CORPSE_KING, HEALTH, SKULL
from fabletable.kernel import Say

VORAKESH: Final = Foe(
    "vorakesh", "villain", 10, "mystic villain humanoid", "crowned-skull", Say("villain-vorakesh", {}, "villain")
).can(
    always(modify(HEALTH, "zombies"), modify(HEALTH, "allies", times=-2), name="health"),
    surge(1, "raise-dead", borrow_surge()),
    surge(1, "vampirism", deal(1, SKULL), heal(1)),
    surge(2, "curse", flip(FOE, ALL)),
)
VORAKESH.least = 8
numbered(VORAKESH)

THE_CORPSE_KING: Final = Scenario(
    CORPSE_KING, "crowned-skull", VORAKESH, "cursed-ruins", CORPSE_KING_CARDS, CORPSE_KING_STORY, allies=1, zombies=1
)

ZOMBIE_DAMAGE: Final = 2
ZOMBIE_GOLD: Final = 1
