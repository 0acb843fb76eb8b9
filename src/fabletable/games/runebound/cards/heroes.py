"""The six heroes: numbers, starting tokens, abilities of both sides of the card."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.board import COMBAT, FORTRESS, SETTLEMENT, SHRINE
from fabletable.games.runebound.kinds import BODY, HAND, HEALTH, MIND, SPEED, SPIRIT, HeroCard
from fabletable.games.runebound.numbers import numbered
from fabletable.games.runebound.tokens import MAGIC, PHYSICAL
from fabletable.games.runebound.vocabulary import (
    ALL,
    ANY,
    FIGHT,
    ROUND,
    SELF,
    SPENT,
    TARGET,
    TURN,
    X,
    another_action,
    attempt,
    challenge,
    deal,
    draw,
    explore_here,
    gold,
    heal,
    learn,
    look_at,
    move,
    on,
    recast,
    reflect,
    reroll,
    roll_move,
    surge,
    swap_skills,
    trophy,
    when,
)


def _numbers(speed: int, health: int, hand: int, body: int, mind: int, spirit: int) -> dict[str, int]:
    return {SPEED: speed, HEALTH: health, HAND: hand, BODY: body, MIND: mind, SPIRIT: spirit}


LISSA: Final = HeroCard(
    "lissa", "feline", "#c78a1e", SHRINE, 1,
    _numbers(3, 9, 3, 2, 2, 2),
    on("on-defeated", heal(ALL), name="nine-lives", exert=1),
    surge(1, "stalk-prey", explore_here(deal(1, PHYSICAL))),
    on("setup", look_at(ANY, 2, "top-or-bottom"), name="keen-nose", must=True),
)  # fmt: skip
CORBIN: Final = HeroCard(
    "corbin", "viking-helmet", "#c2572b", FORTRESS, 2,
    _numbers(3, 10, 3, 3, 2, 0),
    on("action", challenge(gold(2), trophy(1, COMBAT)), name="bounty-hunt", action=1, limit=TARGET),
    surge(X, "brutal-assault", deal(X, PHYSICAL), foe_may_cancel=True),
    on(
        "setup",
        look_at(COMBAT, 1, "top-or-bottom", shown=True), when({"peeked": "enemy"}, gold(1)),
        name="advance-payment", must=True,
    ),
)  # fmt: skip
LAUREL: Final = HeroCard(
    "laurel-of-bloodwood", "pocket-bow", "#2f8f5b", SETTLEMENT, 2,
    _numbers(3, 8, 4, 2, 2, 1),
    on("after-roll", reroll(ALL), name="pathfinder", limit=TURN, when={"roll": ("move", "explore", "rest", "retreat")}),
    surge(1, "deezons-speed", recast(SELF, 1, state=SPENT)),
    on("setup", roll_move(2), name="first-steps", must=True),
)  # fmt: skip
HAWTHORNE: Final = HeroCard(
    "lord-hawthorne", "mounted-knight", "#7a8391", FORTRESS, 3,
    _numbers(3, 9, 3, 3, 1, 1),
    on("after-combat-action", another_action(), name="onslaught", limit=FIGHT),
    on("combat-action", recast(SELF, ANY), name="sweeping-blow", exert=1, limit=ROUND),
    on("setup", swap_skills(ANY), gold(2), name="marshals-choice", must=True),
)  # fmt: skip
MOK: Final = HeroCard(
    "elder-mok", "wizard-staff", "#3266c0", SHRINE, 2,
    _numbers(3, 9, 3, 2, 1, 2),
    on("free", draw(1), name="strong-in-spirit", exert=1, limit=TURN),
    surge(1, "spirit-manifestation", attempt(SPIRIT, 1, each=(deal(1, MAGIC),))),
    on("setup", trophy(1), attempt(SPIRIT, 1, each=(gold(1),)), name="offerings", must=True),
)  # fmt: skip
THORN: Final = HeroCard(
    "master-thorn", "warlock-hood", "#6a4bc0", SETTLEMENT, 2,
    _numbers(3, 8, 4, 0, 3, 2),
    on("on-gain-trophy", move("mind"), name="teleport", exert=1),
    surge(2, "mind-meld", reflect(MAGIC)),
    on("setup", draw(2), learn(free=True), gold(3), name="night-studies", must=True),
)  # fmt: skip

HEROES: Final = numbered(LISSA, CORBIN, LAUREL, HAWTHORNE, MOK, THORN)
