"""The six heroes: numbers, starting tokens, abilities of both sides of the card."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.board import COMBAT, FORTRESS, SETTLEMENT, SHRINE
from fabletable.games.runebound.effects.combat import AnotherAction, Challenge, Deal, Reflect
from fabletable.games.runebound.effects.flow import AttributeTest, When
from fabletable.games.runebound.effects.heroes import DrawSkills, GainGold, GainTrophies, Heal, LearnSkill, SwapSkills
from fabletable.games.runebound.effects.tokens import Recast
from fabletable.games.runebound.effects.travel import ExploreHere, LookAt, Reroll, RollAndMove, Walk
from fabletable.games.runebound.kinds import BODY, HAND, HEALTH, MIND, SPEED, SPIRIT, HeroCard
from fabletable.games.runebound.numbers import numbered
from fabletable.games.runebound.timings import (
    AFTER_COMBAT_ACTION,
    AFTER_ROLL,
    ANY_TIME,
    AS_ACTION,
    AS_COMBAT_ACTION,
    ON_DEFEATED,
    ON_GAIN_TROPHY,
    SET_UP,
)
from fabletable.games.runebound.tokens import MAGIC, PHYSICAL
from fabletable.games.runebound.vocabulary import ALL, ANY, FIGHT, ROUND, SELF, SPENT, TARGET, TURN, X, on, surge


def _numbers(speed: int, health: int, hand: int, body: int, mind: int, spirit: int) -> dict[str, int]:
    return {SPEED: speed, HEALTH: health, HAND: hand, BODY: body, MIND: mind, SPIRIT: spirit}


LISSA: Final = HeroCard(
    "lissa", "feline", "#c78a1e", SHRINE, 1,
    _numbers(3, 9, 3, 2, 2, 2),
    on(ON_DEFEATED, Heal(ALL), name="nine-lives", exert=1),
    surge(1, "stalk-prey", ExploreHere(Deal(1, PHYSICAL))),
    on(SET_UP, LookAt(ANY, 2, "top-or-bottom"), name="keen-nose", must=True),
)  # fmt: skip
CORBIN: Final = HeroCard(
    "corbin", "viking-helmet", "#c2572b", FORTRESS, 2,
    _numbers(3, 10, 3, 3, 2, 0),
    on(AS_ACTION, Challenge(GainGold(2), GainTrophies(1, COMBAT)), name="bounty-hunt", action=1, limit=TARGET),
    surge(X, "brutal-assault", Deal(X, PHYSICAL), foe_may_cancel=True),
    on(
        SET_UP,
        LookAt(COMBAT, 1, "top-or-bottom", shown=True), When({"peeked": "enemy"}, GainGold(1)),
        name="advance-payment", must=True,
    ),
)  # fmt: skip
LAUREL: Final = HeroCard(
    "laurel-of-bloodwood", "pocket-bow", "#2f8f5b", SETTLEMENT, 2,
    _numbers(3, 8, 4, 2, 2, 1),
    on(AFTER_ROLL, Reroll(ALL), name="pathfinder", limit=TURN, when={"roll": ("move", "explore", "rest", "retreat")}),
    surge(1, "deezons-speed", Recast(SELF, 1, state=SPENT)),
    on(SET_UP, RollAndMove(2), name="first-steps", must=True),
)  # fmt: skip
HAWTHORNE: Final = HeroCard(
    "lord-hawthorne", "mounted-knight", "#7a8391", FORTRESS, 3,
    _numbers(3, 9, 3, 3, 1, 1),
    on(AFTER_COMBAT_ACTION, AnotherAction(), name="onslaught", limit=FIGHT),
    on(AS_COMBAT_ACTION, Recast(SELF, ANY), name="sweeping-blow", exert=1, limit=ROUND),
    on(SET_UP, SwapSkills(ANY), GainGold(2), name="marshals-choice", must=True),
)  # fmt: skip
MOK: Final = HeroCard(
    "elder-mok", "wizard-staff", "#3266c0", SHRINE, 2,
    _numbers(3, 9, 3, 2, 1, 2),
    on(ANY_TIME, DrawSkills(1), name="strong-in-spirit", exert=1, limit=TURN),
    surge(1, "spirit-manifestation", AttributeTest(SPIRIT, 1, each=(Deal(1, MAGIC),))),
    on(SET_UP, GainTrophies(1), AttributeTest(SPIRIT, 1, each=(GainGold(1),)), name="offerings", must=True),
)  # fmt: skip
THORN: Final = HeroCard(
    "master-thorn", "warlock-hood", "#6a4bc0", SETTLEMENT, 2,
    _numbers(3, 8, 4, 0, 3, 2),
    on(ON_GAIN_TROPHY, Walk("mind"), name="teleport", exert=1),
    surge(2, "mind-meld", Reflect(MAGIC)),
    on(SET_UP, DrawSkills(2), LearnSkill(free=True), GainGold(3), name="night-studies", must=True),
)  # fmt: skip

HEROES: Final = numbered(LISSA, CORBIN, LAUREL, HAWTHORNE, MOK, THORN)
