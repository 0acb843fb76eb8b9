"""The two scenarios and their villains."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.effects.combat import BorrowSurge, Deal
from fabletable.games.runebound.effects.heroes import Heal, Modify
from fabletable.games.runebound.effects.tokens import CountDouble, Flip
from fabletable.games.runebound.kinds import CORPSE_KING, HEALTH, MARGATH, Foe, Scenario
from fabletable.games.runebound.numbers import numbered
from fabletable.games.runebound.tokens import SKULL, Token
from fabletable.games.runebound.vocabulary import ALL, FOE, always, surge
from fabletable.kernel import Message
from fabletable.kernel.scene import Portrait

# The Ascendance of Margath: white story tokens are lore, and each one weakens the dragon.

HIGH_LORD_MARGATH: Final = Foe(
    "margath", "villain", 15, "warrior villain dragon", "spiked-dragon-head", Message("villain-margath", {}, "villain")
).can(
    always(Modify(HEALTH, "lore", times=-1), name="health"),
    surge(1, "taunt", Flip(FOE, 1)),
    surge(2, "will-of-margath", Heal(3)),
    surge(3, "empower", CountDouble(ALL, SKULL)),
)
HIGH_LORD_MARGATH.least = 8
HIGH_LORD_MARGATH.portrait = Portrait("bust")
HIGH_LORD_MARGATH.token = Token("villain-margath", "2 skull / surge")
numbered(HIGH_LORD_MARGATH)

THE_ASCENDANCE_OF_MARGATH: Final = Scenario(
    MARGATH, "dragon-spiral", HIGH_LORD_MARGATH, "firmament", march_to="tamalir"
)

# The Corpse King: white story tokens are allies, black ones zombies. Allies weaken Vorakesh, zombies feed him.

VORAKESH: Final = Foe(
    "vorakesh", "villain", 10, "mystic villain humanoid", "lord-of-corpses", Message("villain-vorakesh", {}, "villain")
).can(
    always(Modify(HEALTH, "zombies"), Modify(HEALTH, "allies", times=-2), name="health"),
    surge(1, "raise-dead", BorrowSurge()),
    surge(1, "vampirism", Deal(1, SKULL), Heal(1)),
    surge(2, "curse", Flip(FOE, ALL)),
)
VORAKESH.least = 8
VORAKESH.portrait = Portrait("bust", "graves")
VORAKESH.token = Token("villain-vorakesh", "2 surge / skull")
numbered(VORAKESH)

THE_CORPSE_KING: Final = Scenario(CORPSE_KING, "graveyard", VORAKESH, "cursed-ruins", allies=1, zombies=1)

SCENARIOS: Final[dict[str, Scenario]] = {MARGATH: THE_ASCENDANCE_OF_MARGATH, CORPSE_KING: THE_CORPSE_KING}
