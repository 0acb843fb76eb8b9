"""The six heroes: numbers, starting tokens, abilities of both sides of the card."""

from __future__ import annotations

from fabletable.games.runebound.board import COMBAT, FORTRESS, SETTLEMENT, SHRINE
from fabletable.games.runebound.cards.decks import HEROES, declare
from fabletable.games.runebound.effects.combat import AnotherAction, Challenge, Deal, Reflect
from fabletable.games.runebound.effects.flow import AttributeTest, When
from fabletable.games.runebound.effects.heroes import DrawSkills, GainGold, GainTrophies, Heal, LearnSkill, SwapSkills
from fabletable.games.runebound.effects.tokens import Recast
from fabletable.games.runebound.effects.travel import ExploreHere, LookAt, Reroll, RollAndMove, Walk
from fabletable.games.runebound.hooks import (
    AFTER_COMBAT_ACTION,
    AFTER_ROLL,
    ANY_TIME,
    AS_ACTION,
    AS_COMBAT_ACTION,
    ON_DEFEATED,
    ON_GAIN_TROPHY,
    SET_UP,
)
from fabletable.games.runebound.kinds import SPIRIT, HeroCard, hero_numbers
from fabletable.games.runebound.tokens import MAGIC, PHYSICAL, tokens
from fabletable.games.runebound.vocabulary import ALL, ANY, FIGHT, ROUND, SELF, SPENT, TARGET, TURN, X, on, surge
from fabletable.kernel.scene import Art, Portrait

declare(
    HEROES,
    HeroCard(
        "lissa", Art("feline", "gold", "plain", Portrait()), "#c78a1e", SHRINE, 1,
        hero_numbers(3, 9, 3, 2, 2, 2),
        tokens("lissa", "2 physical / shield", "magic* / agility", "agility* / surge*"),
        on(ON_DEFEATED, Heal(ALL), name="nine-lives", exert=1),
        surge(1, "stalk-prey", ExploreHere(Deal(1, PHYSICAL))),
        on(SET_UP, LookAt(ANY, 2, "top-or-bottom"), name="keen-nose", must=True),
        learning=3,
    ),
    HeroCard(
        "corbin", Art("viking-head", "ember", "peaks", Portrait()), "#c2572b", FORTRESS, 2,
        hero_numbers(3, 10, 3, 3, 2, 0),
        tokens("corbin", "2 physical / surge", "physical* / shield", "agility / physical"),
        on(AS_ACTION, Challenge(GainGold(2), GainTrophies(1, COMBAT)), name="bounty-hunt", action=1, limit=TARGET),
        surge(X, "brutal-assault", Deal(X, PHYSICAL), foe_may_cancel=True),
        on(
            SET_UP,
            LookAt(COMBAT, 1, "top-or-bottom", shown=True), When({"peeked": "enemy"}, GainGold(1)),
            name="advance-payment", must=True,
        ),
        learning=2,
    ),
    HeroCard(
        "laurel-of-bloodwood", Art("bowman", "verdant", "forest", Portrait()), "#2f8f5b", SETTLEMENT, 2,
        hero_numbers(3, 8, 4, 2, 2, 1),
        tokens("laurel", "2 physical / surge", "shield / physical*", "surge* / agility"),
        on(
            AFTER_ROLL, Reroll(ALL),
            name="pathfinder", limit=TURN, when={"roll": ("move", "explore", "rest", "retreat")},
        ),
        surge(1, "deezons-speed", Recast(SELF, 1, state=SPENT)),
        on(SET_UP, RollAndMove(2), name="first-steps", must=True),
        learning=4,
    ),
    HeroCard(
        "lord-hawthorne", Art("mounted-knight", "steel", "plain", Portrait()), "#7a8391", FORTRESS, 3,
        hero_numbers(3, 9, 3, 3, 1, 1),
        tokens("hawthorne", "2 physical / shield", "physical* / agility", "physical* / dash"),
        on(AFTER_COMBAT_ACTION, AnotherAction(), name="onslaught", limit=FIGHT),
        on(AS_COMBAT_ACTION, Recast(SELF, ANY), name="sweeping-blow", exert=1, limit=ROUND),
        on(SET_UP, SwapSkills(ANY), GainGold(2), name="marshals-choice", must=True),
        learning=1,
    ),
    HeroCard(
        "elder-mok",
        Art("meditation", "sea", "cave", Portrait(weather="motes", beside="wizard-staff")), "#3266c0", SHRINE, 2,
        hero_numbers(3, 9, 3, 2, 1, 2),
        tokens("mok", "2 magic / double", "agility* / shield", "surge* / physical"),
        on(ANY_TIME, DrawSkills(1), name="strong-in-spirit", exert=1, limit=TURN),
        surge(1, "spirit-manifestation", AttributeTest(SPIRIT, 1, each=(Deal(1, MAGIC),))),
        on(SET_UP, GainTrophies(1), AttributeTest(SPIRIT, 1, each=(GainGold(1),)), name="offerings", must=True),
        learning=5,
    ),
    HeroCard(
        "master-thorn", Art("robe", "violet", "night", Portrait()), "#6a4bc0", SETTLEMENT, 2,
        hero_numbers(3, 8, 4, 0, 3, 2),
        tokens("thorn", "2 surge / magic", "double / magic*", "agility* / magic"),
        on(ON_GAIN_TROPHY, Walk("mind"), name="teleport", exert=1),
        surge(2, "mind-meld", Reflect(MAGIC)),
        on(SET_UP, DrawSkills(2), LearnSkill(free=True), GainGold(3), name="night-studies", must=True),
        learning=6,
    ),
)  # fmt: skip
