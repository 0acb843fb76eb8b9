"""The guardians of the planes: five lesser, five greater. Beating a greater one gives the artifacts of its plane."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.prophecy.cards.effects import (
    ALL,
    draw,
    gain_strength,
    gain_will,
    gold,
    health_or_mana,
    learn_free,
    lose_half_health,
    lose_health,
    lose_mana,
    pick_one,
)
from fabletable.games.prophecy.kinds import (
    ANIMAL,
    DEMON,
    GREATER,
    HUMANOID,
    LESSER,
    RARE,
    STRENGTH,
    UNDEAD,
    WILL,
    Creature,
)
from fabletable.kernel import DESIGNED, RULEBOOK

LESSER_GUARDIANS: Final[Sequence[Creature]] = (
    Creature(
        "vampire-lord",
        UNDEAD,
        strength=8,
        will=6,
        experience=4,
        rank=LESSER,
        stages=(WILL, STRENGTH),
        loss=(lose_health(1), lose_mana(2)),
        reward=(gain_will(1), pick_one(RARE, of=2)),
        origin=RULEBOOK,
    ),
    Creature(
        "sphinx",
        ANIMAL,
        strength=9,
        will=8,
        experience=4,
        rank=LESSER,
        loss=(lose_half_health(),),
        reward=(learn_free(), gain_will(1)),
        origin=RULEBOOK,
    ),
    Creature(
        "fire-breathing-dragon",
        ANIMAL,
        strength=9,
        experience=4,
        rank=LESSER,
        no_spells=True,
        loss=(lose_health(2),),
        reward=(draw(RARE, 2), gold(8)),
        origin=RULEBOOK,
    ),
    Creature(
        "accursed-prince",
        HUMANOID,
        strength=8,
        will=7,
        experience=4,
        rank=LESSER,
        before=(health_or_mana(1, 2),),
        reward=(pick_one(RARE, of=3), gold(5)),
        origin=DESIGNED,
    ),
    Creature(
        "demon-legion",
        DEMON,
        strength=6,
        will=6,
        experience=4,
        lives=3,
        rank=LESSER,
        loss=(lose_health(2),),
        reward=(gain_strength(1), gold(8)),
        origin=DESIGNED,
    ),
)

GREATER_GUARDIANS: Final[Sequence[Creature]] = (
    Creature(
        "scaly-monster",
        ANIMAL,
        strength=11,
        experience=5,
        rank=GREATER,
        destroys_weapon=True,
        loss=(lose_health(2),),
        origin=RULEBOOK,
    ),
    Creature(
        "formless-thing", DEMON, strength=10, will=10, experience=5, rank=GREATER, kind_cost=(4, 2), origin=RULEBOOK
    ),
    Creature(
        "shadow-of-death",
        UNDEAD,
        strength=10,
        experience=5,
        rank=GREATER,
        will_for_strength=True,
        loss=(lose_health(2),),
        origin=RULEBOOK,
    ),
    Creature(
        "lord-of-pain",
        DEMON,
        strength=14,
        experience=5,
        rank=GREATER,
        sum_of_both=True,
        before=(lose_health(2), lose_mana(2)),
        origin=RULEBOOK,
    ),
    Creature(
        "faceless-king",
        HUMANOID,
        will=10,
        experience=5,
        rank=GREATER,
        no_extra_dice=True,
        loss=(lose_health(1), lose_mana(ALL)),
        origin=DESIGNED,
    ),
)
