"""The combat deck, generic part: mostly enemies."""

from __future__ import annotations

from fabletable.games.runebound.board import COMBAT
from fabletable.games.runebound.cards.decks import adventures
from fabletable.games.runebound.effects.combat import ActsFirst, Boost, Cancel, Deal, Forbid, TakeAsTrophy
from fabletable.games.runebound.effects.flow import AttributeTest, ChooseOne, Pay, When
from fabletable.games.runebound.effects.heroes import (
    Delay,
    DrawSkills,
    GainGold,
    GainTrophies,
    Heal,
    LearnSkill,
    Lose,
    Suffer,
    TakeCard,
)
from fabletable.games.runebound.effects.tokens import BringBack, Flip, Recast, Remove, TurnTo
from fabletable.games.runebound.hooks import AFTER_CAST, FOE_COMBAT_ACTION, ON_ENGAGE, ON_WIN, ROUND_END
from fabletable.games.runebound.kinds import BODY, GENERIC, MIND, SPIRIT, Enemy, Event, Quest, now, outcome, rumor
from fabletable.games.runebound.tokens import AGILITY, DASH, MAGIC, PHYSICAL, SHIELD, SKULL, SURGE
from fabletable.games.runebound.vocabulary import ALL, FIGHT, FOE, ROUND, SELF, on, surge
from fabletable.kernel import DESIGNED, REPORTED
from fabletable.kernel.scene import Portrait

adventures(
    COMBAT,
    GENERIC,
    Enemy("ettin", REPORTED, "ettin", 7, "warrior humanoid", Portrait("bust"), ours="n-1 surge-1 n-2")
    .can(
        on(AFTER_CAST, Recast(SELF, 1, DASH), name="second-opinion", limit=ROUND),
        surge(2, "both-clubs", Deal(3, SKULL)),
    )
    .gives((GainGold(3),)),
    Enemy(
        "ogre",
        REPORTED,
        "ogre",
        8,
        "warrior humanoid",
        Portrait("bust"),
        ours="surge-1 n-1 n-2 surge-2 n-3 surge-3 n-4 n-5",
    )
    .can(
        surge(1, "swat", Remove(FOE, 1, AGILITY), Deal(1, SKULL)),
        surge(2, "crush", Deal(2, SKULL, unblockable=True)),
        surge(3, "big-bite", Deal(2, SKULL), Heal(2)),
    )
    .gives((GainGold(3),)),
    Enemy("beastman", REPORTED, "brute", 6, "warrior beast", ours="n-1 surge-1 n-2 n-3")
    .can(
        on(AFTER_CAST, TurnTo(1, SKULL), name="blood-rage", when={"health-left-max": 3}),
        surge(1, "gore", Flip(FOE, 1, SHIELD), Deal(1, SKULL)),
    )
    .gives((GainGold(2),)),
    Enemy(
        "moon-cat",
        REPORTED,
        "saber-toothed-cat-head",
        6,
        "stalker beast",
        Portrait("enters"),
        ours="surge-1 n-1 surge-2",
    )
    .can(
        on(AFTER_CAST, ActsFirst(SELF), name="first-jump", when={"first-combat-round": True}),
        surge(1, "silver-claws", Deal(1, SKULL, unblockable=True)),
        surge(2, "moon-shadow", Recast(FOE, ALL, PHYSICAL)),
    )
    .gives((GainGold(2),)),
    Enemy("orc-marauder", REPORTED, "orc-head", 6, "warrior humanoid", ours="surge-1 n-1 n-2 n-3 surge-2 n-4")
    .can(
        surge(1, "shakedown", When({"gold-min": 1}, Lose("gold", 1), Deal(1, SKULL), otherwise=(Deal(2, SKULL),))),
        surge(2, "wide-cut", Boost(SKULL, 1)),
    )
    .gives((GainGold(2),)),
    Enemy("warlock", REPORTED, "warlock-hood", 6, "mystic humanoid", ours="surge-1 suffer-1 n-1 surge-2 n-2")
    .can(
        surge(1, "blood-price", Deal(3, SKULL), suffer=1),
        surge(2, "wither", Flip(FOE, ALL, MAGIC), Remove(FOE, 1, SHIELD)),
    )
    .gives((GainGold(2),)),
    Enemy("razorwing", REPORTED, "crow-dive", 5, "stalker beast", Portrait("flies"), ours="surge-1 n-1 surge-2 n-2")
    .can(
        on(ON_ENGAGE, Forbid(FOE, AGILITY, ROUND), name="from-above"),
        surge(1, "dive", Deal(3, SKULL), limit=FIGHT),
        surge(2, "rain-of-feathers", Recast(FOE, ALL, SHIELD), Deal(1, SKULL)),
    )
    .gives((GainGold(2),)),
    Enemy("deep-elf", REPORTED, "elf-helmet", 5, "stalker humanoid", ours="surge-1 n-1 surge-2 n-2")
    .can(
        on(
            FOE_COMBAT_ACTION, Cancel(), name="step-aside", spend=AGILITY, limit=FIGHT, when={"foe-action": ("attack",)}
        ),
        surge(1, "cave-venom", Deal(1, SKULL), Delay(), limit=FIGHT),
        surge(2, "blindfold", Forbid(FOE, SURGE, ROUND), Flip(FOE, 1)),
    )
    .gives((GainGold(2),)),
    Enemy("rebels", REPORTED, "rebels", 5, "warrior humanoid", ours="less-1 surge-1 n-1 surge-2 n-2 n-3")
    .can(
        on(ON_ENGAGE, AttributeTest(MIND, -1, ChooseOne((TakeAsTrophy(),), (), by_hero=True)), name="hear-them-out"),
        surge(1, "push-from-behind", Recast(SELF, 2)),
        surge(2, "torches", Deal(1, SKULL), BringBack(1)),
    )
    .gives((GainGold(1),)),
    Enemy("kobolds", DESIGNED, "goblin-head", 3, "stalker humanoid", Portrait(company=2))
    .can(
        on(ROUND_END, Heal(1), name="more-of-them"),
        surge(1, "small-fingers", Lose("gold", 1), Recast(FOE, 1)),
        surge(2, "pile-on", Forbid(FOE, SHIELD, ROUND), Deal(1, SKULL)),
    )
    .gives((GainGold(1),)),
    Enemy("giant", DESIGNED, "giant", 9, "warrior humanoid", Portrait(flip=True))
    .can(
        on(AFTER_CAST, ActsFirst(FOE), name="slow"),
        surge(2, "boulder", Deal(4, SKULL)),
        surge(3, "shaking-earth", Recast(FOE, ALL)),
    )
    .gives((GainGold(4),)),
    Enemy("highwaymen", DESIGNED, "cloaked-figure-on-horseback", 4, "stalker humanoid", Portrait("bust"))
    .can(
        on(ON_ENGAGE, Pay("gold", 2, otherwise=(Deal(2, SKULL),)), name="stand-still"),
        surge(1, "net", Forbid(FOE, AGILITY, ROUND), Forbid(FOE, "retreat", ROUND)),
        surge(2, "blow-from-behind", Flip(FOE, 2, PHYSICAL)),
    )
    .gives((GainGold(3),)),
    Enemy("dreadbringer", REPORTED, "horned-skull", 7, "warrior demon")
    .can(
        surge(1, "claw", Remove(FOE, ALL, SHIELD)),
        surge(2, "regenerate", Heal(2)),
        surge(3, "breathe-fire", Deal(5, SKULL)),
    )
    .gives((GainGold(3),)),
    Enemy("barrow-wyrm", REPORTED, "t-rex-skull", 8, "undead dragon", Portrait("bust", ground="bones"))
    .can(
        surge(1, "bone-armor", Remove(FOE, 1, PHYSICAL)),
        surge(2, "brutal-strike", Deal(2, SKULL)),
        surge(3, "undying", Heal(4)),
    )
    .gives((GainGold(3),)),
    Enemy("prophet-of-the-dread-cult", DESIGNED, "kenku-head", 5, "mystic humanoid")
    .can(
        surge(1, "prophecy", Recast(FOE, 1)),
        surge(
            2,
            "dread-sermon",
            AttributeTest(SPIRIT, 0, Deal(1, SKULL), failed=(Deal(2, SKULL, unblockable=True), Lose("hand", 1))),
        ),
    )
    .gives((GainGold(2),)),
    Event("attempted-robbery", DESIGNED, "robber-mask").offers(
        now(AttributeTest(BODY, -1, GainGold(2), TakeCard(), failed=(Suffer(2),))),
        now(Pay("gold", 2, DrawSkills(2), TakeCard())),
    ),
    Event("big-trouble", DESIGNED, "footprint").offers(
        rumor(GainGold(3), TakeCard(), window=ON_WIN, when={"foe-health-min": 7}),
        now(AttributeTest(MIND, 0, DrawSkills(1), TakeCard())),
    ),
    Quest("smoke-in-the-distance", DESIGNED, "fire-silhouette").at(
        "telsvan-plains",
        outcome("plains", Heal(2)),
        outcome("plains forest hills", GainGold(2)),
        outcome("plains hills wild", GainTrophies(1, COMBAT)),
    ),
    Event("robbery-on-the-road", DESIGNED, "old-wagon").offers(
        rumor(
            AttributeTest(BODY, 0, GainGold(4), TakeCard(), failed=(Suffer(2),)),
            when={"road": True, "site": ("wilderness",)},
        ),
        now(AttributeTest(SPIRIT, 0, Heal(2), TakeCard())),
    ),
    Quest("blood-of-the-strong", DESIGNED, "bleeding-wound").at(
        "hunters-circle",
        outcome("forest", DrawSkills(2)),
        outcome("forest hills", GainTrophies(1, COMBAT)),
        outcome("plains wild", LearnSkill(reduce=2, attribute=BODY)),
        suffer=2,
    ),
)
