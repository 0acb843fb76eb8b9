"""The combat deck, generic part: mostly enemies."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.board import COMBAT
from fabletable.games.runebound.kinds import (
    BODY,
    GENERIC,
    MIND,
    SPIRIT,
    Enemy,
    Errand,
    Event,
    Quest,
    now,
    outcome,
    rumor,
)
from fabletable.games.runebound.numbers import numbered
from fabletable.games.runebound.tokens import AGILITY, DASH, MAGIC, PHYSICAL, SHIELD, SKULL, SURGE
from fabletable.games.runebound.vocabulary import (
    ALL,
    FIGHT,
    FOE,
    ROUND,
    SELF,
    acts_first,
    attempt,
    boost,
    bring_back,
    cancel,
    choose,
    deal,
    delay,
    draw,
    flip,
    forbid,
    gold,
    heal,
    learn,
    lose,
    on,
    pay,
    recast,
    remove,
    suffer,
    surge,
    take_as_trophy,
    take_card,
    trophy,
    turn_to,
    when,
)
from fabletable.kernel import DESIGNED, REPORTED

COMBAT_CARDS: Final = numbered(
    Enemy("ettin", COMBAT, GENERIC, REPORTED, "double-face-mask", 7, "warrior humanoid")
    .can(
        on("after-cast", recast(SELF, 1, DASH), name="second-opinion", limit=ROUND),
        surge(2, "both-clubs", deal(3, SKULL)),
    )
    .gives((gold(3),)),
    Enemy("ogre", COMBAT, GENERIC, REPORTED, "ogre", 8, "warrior humanoid")
    .can(
        surge(1, "swat", remove(FOE, 1, AGILITY), deal(1, SKULL)),
        surge(2, "crush", deal(2, SKULL, unblockable=True)),
        surge(3, "big-bite", deal(2, SKULL), heal(2)),
    )
    .gives((gold(3),)),
    Enemy("beastman", COMBAT, GENERIC, REPORTED, "minotaur", 6, "warrior beast")
    .can(
        on("after-cast", turn_to(1, SKULL), name="blood-rage", when={"health-left-max": 3}),
        surge(1, "gore", flip(FOE, 1, SHIELD), deal(1, SKULL)),
    )
    .gives((gold(2),)),
    Enemy("moon-cat", COMBAT, GENERIC, REPORTED, "saber-toothed-cat-head", 6, "stalker beast")
    .can(
        on("after-cast", acts_first(SELF), name="first-jump", when={"first-combat-round": True}),
        surge(1, "silver-claws", deal(1, SKULL, unblockable=True)),
        surge(2, "moon-shadow", recast(FOE, ALL, PHYSICAL)),
    )
    .gives((gold(2),)),
    Enemy("orc-marauder", COMBAT, GENERIC, REPORTED, "orc-head", 6, "warrior humanoid")
    .can(
        surge(1, "shakedown", when({"gold-min": 1}, lose("gold", 1), deal(1, SKULL), otherwise=(deal(2, SKULL),))),
        surge(2, "wide-cut", boost(SKULL, 1)),
    )
    .gives((gold(2),)),
    Enemy("warlock", COMBAT, GENERIC, REPORTED, "warlock-hood", 6, "mystic humanoid")
    .can(
        surge(1, "blood-price", deal(3, SKULL), suffer=1),
        surge(2, "wither", flip(FOE, ALL, MAGIC), remove(FOE, 1, SHIELD)),
    )
    .gives((gold(2),)),
    Enemy("razorwing", COMBAT, GENERIC, REPORTED, "feathered-wing", 5, "stalker beast")
    .can(
        on("on-engage", forbid(FOE, AGILITY, ROUND), name="from-above"),
        surge(1, "dive", deal(3, SKULL), limit=FIGHT),
        surge(2, "rain-of-feathers", recast(FOE, ALL, SHIELD), deal(1, SKULL)),
    )
    .gives((gold(2),)),
    Enemy("deep-elf", COMBAT, GENERIC, REPORTED, "elf-ear", 5, "stalker humanoid")
    .can(
        on(
            "foe-combat-action",
            cancel(),
            name="step-aside",
            spend=AGILITY,
            limit=FIGHT,
            when={"foe-action": ("attack",)},
        ),
        surge(1, "cave-venom", deal(1, SKULL), delay(), limit=FIGHT),
        surge(2, "blindfold", forbid(FOE, SURGE, ROUND), flip(FOE, 1)),
    )
    .gives((gold(2),)),
    Enemy("rebels", COMBAT, GENERIC, REPORTED, "pitchfork", 5, "warrior humanoid")
    .can(
        on("on-engage", attempt(MIND, -1, choose((take_as_trophy(),), (), by_hero=True)), name="hear-them-out"),
        surge(1, "push-from-behind", recast(SELF, 2)),
        surge(2, "torches", deal(1, SKULL), bring_back(1)),
    )
    .gives((gold(1),)),
    Enemy("kobolds", COMBAT, GENERIC, DESIGNED, "goblin-head", 3, "stalker humanoid")
    .can(
        on("round-end", heal(1), name="more-of-them"),
        surge(1, "small-fingers", lose("gold", 1), recast(FOE, 1)),
        surge(2, "pile-on", forbid(FOE, SHIELD, ROUND), deal(1, SKULL)),
    )
    .gives((gold(1),)),
    Enemy("giant", COMBAT, GENERIC, DESIGNED, "giant", 9, "warrior humanoid")
    .can(
        on("after-cast", acts_first(FOE), name="slow"),
        surge(2, "boulder", deal(4, SKULL)),
        surge(3, "shaking-earth", recast(FOE, ALL)),
    )
    .gives((gold(4),)),
    Enemy("highwaymen", COMBAT, GENERIC, DESIGNED, "bandit", 4, "stalker humanoid")
    .can(
        on("on-engage", pay("gold", 2, otherwise=(deal(2, SKULL),)), name="stand-still"),
        surge(1, "net", forbid(FOE, AGILITY, ROUND), forbid(FOE, "retreat", ROUND)),
        surge(2, "blow-from-behind", flip(FOE, 2, PHYSICAL)),
    )
    .gives((gold(3),)),
    Enemy("dreadbringer", COMBAT, GENERIC, REPORTED, "daemon-skull", 7, "warrior demon")
    .can(
        surge(1, "claw", remove(FOE, ALL, SHIELD)),
        surge(2, "regenerate", heal(2)),
        surge(3, "breathe-fire", deal(5, SKULL)),
    )
    .gives((gold(3),)),
    Enemy("barrow-wyrm", COMBAT, GENERIC, REPORTED, "sea-serpent", 8, "undead dragon")
    .can(
        surge(1, "bone-armor", remove(FOE, 1, PHYSICAL)),
        surge(2, "brutal-strike", deal(2, SKULL)),
        surge(3, "undying", heal(4)),
    )
    .gives((gold(3),)),
    Enemy("prophet-of-the-dread-cult", COMBAT, GENERIC, DESIGNED, "cultist", 5, "mystic humanoid")
    .can(
        surge(1, "prophecy", recast(FOE, 1)),
        surge(
            2,
            "dread-sermon",
            attempt(SPIRIT, 0, deal(1, SKULL), failed=(deal(2, SKULL, unblockable=True), lose("hand", 1))),
        ),
    )
    .gives((gold(2),)),
    Event(
        "attempted-robbery",
        COMBAT,
        GENERIC,
        DESIGNED,
        "robber-mask",
        now(attempt(BODY, -1, gold(2), take_card(), failed=(suffer(2),))),
        now(pay("gold", 2, draw(2), take_card())),
    ),
    Event(
        "big-trouble",
        COMBAT,
        GENERIC,
        DESIGNED,
        "footprint",
        rumor(gold(3), take_card(), window="on-win", when={"foe-health-min": 7}),
        now(attempt(MIND, 0, draw(1), take_card())),
    ),
    Quest(
        "smoke-in-the-distance",
        COMBAT,
        GENERIC,
        DESIGNED,
        "fire-silhouette",
        Errand(
            "telsvan-plains",
            outcome("plains", heal(2)),
            outcome("plains forest hills", gold(2)),
            outcome("plains hills wild", trophy(1, COMBAT)),
        ),
    ),
    Event(
        "robbery-on-the-road",
        COMBAT,
        GENERIC,
        DESIGNED,
        "old-wagon",
        rumor(
            attempt(BODY, 0, gold(4), take_card(), failed=(suffer(2),)), when={"road": True, "site": ("wilderness",)}
        ),
        now(attempt(SPIRIT, 0, heal(2), take_card())),
    ),
    Quest(
        "blood-of-the-strong",
        COMBAT,
        GENERIC,
        DESIGNED,
        "bleeding-wound",
        Errand(
            "hunters-circle",
            outcome("forest", draw(2)),
            outcome("forest hills", trophy(1, COMBAT)),
            outcome("plains wild", learn(reduce=2, attribute=BODY)),
            suffer=2,
        ),
    ),
)
