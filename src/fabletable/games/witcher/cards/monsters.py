"""The twenty-eight monsters: level, life, the number in their ability, and what they give when slain. Both do what
rules/specials/monsters.py says. Abilities are reported; a trophy without an origin is designed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from fabletable.games.witcher.cards.kinds import (
    AFTER_DAMAGE,
    AFTER_HIT,
    BEFORE_POOL,
    BUILDING,
    COMBO,
    FIRST_TURN_ORDER,
    FOE_BEGINS,
    FOE_ENDS,
    HIT,
    LAID,
    REVEALED,
    SHIELDS,
    STEP_1,
    STEP_4,
    Monster,
    Power,
)
from fabletable.kernel import DESIGNED, REPORTED, Origin
from fabletable.kernel.scene import Palette, Scenery


def monster(
    key: str, level: int, life: int, icon: str, art: str, trophy: Power, n: int = 1, trophy_origin: Origin = DESIGNED
) -> Monster:
    """``n`` is the number in the ability, ``art`` palette and scenery."""
    words = art.split()
    palette, scenery = cast(Palette, words[0]), cast(Scenery, words[1])
    return Monster(key, level, life, n, icon, palette, scenery, trophy, REPORTED, trophy_origin)


# fmt: off
ARACHAS: Final = monster(
    "arachas", 1, 10, "spider-alt", "swamp forest",
    Power("arachas-spinneret", BEFORE_POOL, n=2, m=1), trophy_origin=REPORTED,
)
FOGLET: Final = monster(
    "foglet", 1, 10, "spectre", "ice sea",
    Power("foglet-lantern", FOE_BEGINS, n=2, hunts=True), n=0,
)
DROWNERS_NEST: Final = monster(
    "drowners-nest", 1, 10, "fish-monster", "sea sea",
    Power("drowner-brain", STEP_1),
)
NEKKERS_NEST: Final = monster(
    "nekkers-nest", 1, 11, "imp", "swamp cave",
    Power("nekker-heart", COMBO, n=1),
)
BARGHEST: Final = monster(
    "barghest", 1, 11, "hound", "moon night",
    Power("barghest-skull", STEP_1, n=1, m=1), trophy_origin=REPORTED,
)
ROTFIEND: Final = monster(
    "rotfiend", 1, 11, "shambling-zombie", "bone plain",
    Power("rotfiend-bile", AFTER_HIT, n=2, m=4),
)
GHOULS_NEST: Final = monster(
    "ghouls-nest", 1, 12, "carrion", "bone night",
    Power("ghoul-marrow", STEP_1, n=2, m=1), n=2,
)
HARPY: Final = monster(
    "harpy", 1, 12, "harpy", "ice peaks",
    Power("harpy-feathers", STEP_4), n=0,
)
EKIMMARA: Final = monster(
    "ekimmara", 1, 12, "vampire-dracula", "blood night",
    Power("ekimmara-fang", AFTER_DAMAGE, m=3),
)
ARCHESPORE: Final = monster(
    "archespore", 1, 12, "carnivorous-plant", "verdant forest",
    Power("archespore-juice", STEP_1, n=1),
)
FIEND: Final = monster(
    "fiend", 2, 13, "deer-head", "ember forest",
    Power("fiend-eye", COMBO, n=2), n=0,
)
GRAVE_HAG: Final = monster(
    "grave-hag", 2, 13, "witch-face", "bone night",
    Power("grave-hag-tongue", STEP_1, n=2, m=1), n=0,
)
WEAVESS: Final = monster(
    "weavess", 2, 14, "spider-face", "swamp night",
    Power("weavess-thread", BUILDING, n=1),
)
NIGHTWRAITH: Final = monster(
    "nightwraith", 2, 14, "ghost", "moon night",
    Power("nightwraith-hair", LAID), n=0,
)
NOONWRAITH: Final = monster(
    "noonwraith", 2, 14, "sun-priest", "gold plain",
    Power("light-essence", SHIELDS, n=2),
)
MANTICORE: Final = monster(
    "manticore", 2, 14, "scorpion-tail", "ember peaks",
    Power("manticore-sting", HIT, n=2, m=2),
)
WEREWOLF: Final = monster(
    "werewolf", 2, 14, "werewolf", "steel forest",
    Power("werewolf-claws", STEP_1, n=1, m=2), n=2,
)
PENITENT: Final = monster(
    "penitent", 2, 14, "hood", "dusk city",
    Power("penitent-censer", FIRST_TURN_ORDER, hunts=True), n=0,
)
WHISPESS: Final = monster(
    "whispess", 2, 15, "witch-flight", "swamp night",
    Power("whispess-charm", COMBO, n=1, m=1), n=2,
)
WATER_HAG: Final = monster(
    "water-hag", 2, 15, "swamp-bat", "sea sea",
    Power("water-hag-tooth", STEP_1),
)
WYVERN: Final = monster(
    "wyvern", 2, 15, "wyvern", "steel peaks",
    Power("wyvern-gland", FOE_ENDS, n=1),
)
GRIFFIN: Final = monster(
    "griffin", 2, 15, "griffin-symbol", "ember peaks",
    Power("griffin-feather", STEP_1, first=True, n=2, m=3), trophy_origin=REPORTED,
)
BREWESS: Final = monster(
    "brewess", 3, 17, "cauldron", "swamp hall",
    Power("brewess-ladle", STEP_1, n=2),
)
BRUXA: Final = monster(
    "bruxa", 3, 17, "female-vampire", "blood night",
    Power("bruxa-scream", STEP_1, n=2, m=3), n=2,
)
STRIGA: Final = monster(
    "striga", 3, 18, "evil-hand", "blood cave",
    Power("striga-talon", STEP_1, n=1),
)
YGHERN: Final = monster(
    "yghern", 3, 18, "centipede", "swamp cave",
    Power("yghern-carapace", HIT, n=2),
)
GLUSTYWORP: Final = monster(
    "glustyworp", 3, 18, "sea-serpent", "sea sea",
    Power("glustyworp-barb", COMBO, n=2, m=1),
)
LESHEN: Final = monster(
    "leshen", 3, 19, "evil-tree", "verdant forest",
    Power("leshen-antlers", REVEALED, hunts=True), trophy_origin=REPORTED,
)
# fmt: on

MONSTERS: Final[Sequence[Monster]] = (
    ARACHAS,
    FOGLET,
    DROWNERS_NEST,
    NEKKERS_NEST,
    BARGHEST,
    ROTFIEND,
    GHOULS_NEST,
    HARPY,
    EKIMMARA,
    ARCHESPORE,
    FIEND,
    GRAVE_HAG,
    WEAVESS,
    NIGHTWRAITH,
    NOONWRAITH,
    MANTICORE,
    WEREWOLF,
    PENITENT,
    WHISPESS,
    WATER_HAG,
    WYVERN,
    GRIFFIN,
    BREWESS,
    BRUXA,
    STRIGA,
    YGHERN,
    GLUSTYWORP,
    LESHEN,
)
