"""The thirty adventure cards of the Corpse King, ten for each deck: allies, zombies and the undead."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.board import COMBAT, EXPLORATION, SOCIAL
from fabletable.games.runebound.kinds import (
    BODY,
    CORPSE_KING,
    HEALTH,
    MIND,
    SPIRIT,
    Enemy,
    Errand,
    Event,
    Quest,
    now,
    outcome,
    rumor,
    success,
)
from fabletable.games.runebound.numbers import numbered
from fabletable.games.runebound.tokens import AGILITY, DOUBLE, SHIELD, SKULL, SURGE
from fabletable.games.runebound.vocabulary import (
    ALL,
    ANY,
    FIGHT,
    FOE,
    ROUND,
    SELF,
    SPENT,
    X,
    adventure,
    ally,
    always,
    attempt,
    bring_back,
    deal,
    delay,
    draw,
    explore_here,
    flip,
    forbid,
    gold,
    heal,
    kill_zombies,
    learn,
    look_at,
    lose,
    modify,
    on,
    pay,
    recast,
    refresh_gem,
    remove,
    suffer,
    surge,
    take_card,
    trophy,
    zombie,
)
from fabletable.kernel import DESIGNED, REPORTED

CORPSE_KING_CARDS: Final = numbered(
    Enemy("undead-horde", COMBAT, CORPSE_KING, REPORTED, "shambling-zombie", 3, "warrior undead")
    .can(surge(1, "relentless", recast(SELF, 1, state=SPENT)), surge(1, "swarm", forbid(FOE, SURGE, ROUND)))
    .gives((gold(2),)),
    Enemy("reanimates", COMBAT, CORPSE_KING, DESIGNED, "raise-zombie", 5, "warrior undead")
    .can(surge(X, "cleave", deal(X, SKULL)), on("on-win", zombie("here"), name="join-us"))
    .gives((gold(2),)),
    Enemy("death-knight", COMBAT, CORPSE_KING, REPORTED, "black-knight-helm", 6, "warrior undead")
    .can(
        surge(1, "oath-of-vorakesh", bring_back(1, SKULL)),
        surge(2, "black-blade", flip(FOE, ALL, SHIELD), deal(2, SKULL)),
        surge(3, "a-life-for-a-life", pay("ally", 1, otherwise=(deal(5, SKULL),))),
    )
    .gives((gold(3),)),
    Enemy("grave-hound", COMBAT, CORPSE_KING, DESIGNED, "wolf-head", 4, "undead beast")
    .can(
        always(modify(HEALTH, "zombies", most=3), name="leader-of-the-pack"),
        surge(1, "drag-down", forbid(FOE, "retreat", ROUND), deal(1, SKULL)),
        surge(2, "howl", flip(FOE, 2)),
    )
    .gives((gold(2),)),
    Enemy("bone-colossus", COMBAT, CORPSE_KING, DESIGNED, "skeleton", 9, "warrior undead")
    .can(
        always(modify(HEALTH, "allies", most=3, times=-1), name="weak-knees"),
        surge(2, "falling-bones", deal(3, SKULL), recast(FOE, 1)),
        surge(3, "rebuild", heal(2), recast(SELF, 2, state=SPENT)),
    )
    .gives((gold(1), trophy(1, COMBAT))),
    Enemy("barrow-wight", COMBAT, CORPSE_KING, DESIGNED, "crowned-skull", 5, "mystic undead")
    .can(
        on("after-dealing-damage", lose("hand", 1), name="chill-of-the-grave", limit=FIGHT, must=True),
        surge(1, "dead-hand", remove(FOE, 1, SURGE)),
        surge(2, "drain-life", deal(2, SKULL), heal(2)),
    )
    .gives((gold(3),)),
    Enemy("ghoul", COMBAT, CORPSE_KING, DESIGNED, "evil-minion", 6, "stalker undead")
    .can(surge(1, "cold-fingers", remove(FOE, 1)), surge(2, "feast", heal("zombies", plus=1, most=4)))
    .gives((gold(1), kill_zombies(1))),
    Quest(
        "open-graves",
        COMBAT,
        CORPSE_KING,
        DESIGNED,
        "graveyard",
        Errand(
            "misty-plains",
            outcome("plains plains", gold(2)),
            outcome("plains forest water", gold(2), kill_zombies(1)),
            outcome("plains plains wild", ally(1)),
        ),
    ),
    Event(
        "last-stand-at-the-mill",
        COMBAT,
        CORPSE_KING,
        DESIGNED,
        "windmill",
        now(attempt(BODY, -1, ally(1), take_card(), failed=(suffer(3),))),
        now(attempt(MIND, 0, gold(2), take_card(), failed=(zombie("nearest"),))),
    ),
    Event(
        "dead-men-on-the-road",
        COMBAT,
        CORPSE_KING,
        DESIGNED,
        "death-zone",
        now(suffer(2), explore_here(gold(1)), take_card()),
        now(attempt(SPIRIT, -1, kill_zombies(2), take_card(), failed=(zombie("nearest"),))),
    ),
    Quest(
        "captive-spirit",
        EXPLORATION,
        CORPSE_KING,
        DESIGNED,
        "ghost",
        Errand(
            "stumpwood", outcome("forest", heal(3)), outcome("forest forest", gold(2)), outcome("forest wild", ally(1))
        ),
    ),
    Quest(
        "blessing-of-kernos",
        EXPLORATION,
        CORPSE_KING,
        DESIGNED,
        "deer-head",
        Errand(
            "hedgewood",
            outcome("forest", heal(3)),
            outcome("forest hills", kill_zombies(1)),
            outcome("forest forest wild", ally(1), kill_zombies(1)),
        ),
    ),
    Quest(
        "drowned-village",
        EXPLORATION,
        CORPSE_KING,
        DESIGNED,
        "drowning",
        Errand(
            "lake-kernan",
            outcome("water", gold(2)),
            outcome("plains water", gold(2), draw(1)),
            outcome("water water", ally(1)),
            miss=(suffer(1),),
        ),
    ),
    Quest(
        "echo-of-the-dead",
        EXPLORATION,
        CORPSE_KING,
        DESIGNED,
        "echo-ripples",
        Errand(
            "echo-lake",
            outcome("water", heal(4)),
            outcome("forest water", gold(2), look_at(ANY, 3, "reorder")),
            outcome("water wild", gold(2), learn(reduce=1), kill_zombies(1)),
            exert=1,
        ),
    ),
    Quest(
        "pass-of-the-dead",
        EXPLORATION,
        CORPSE_KING,
        DESIGNED,
        "mountain-cave",
        Errand(
            "mountains-of-despair",
            outcome("mountains", suffer(1), gold(2)),
            outcome("hills mountains", kill_zombies(2)),
            outcome("mountains mountains", trophy(1, COMBAT)),
        ),
    ),
    Quest(
        "hermit-of-rogue-peak",
        EXPLORATION,
        CORPSE_KING,
        DESIGNED,
        "wizard-face",
        Errand(
            "rogue-peak", success(1, draw(2)), success(2, ally(1)), success(3, ally(1), kill_zombies(2)), attribute=MIND
        ),
    ),
    Quest(
        "bitter-harvest",
        EXPLORATION,
        CORPSE_KING,
        DESIGNED,
        "scythe",
        Errand(
            "bitter-lowlands",
            outcome("hills", gold(3), zombie("here")),
            outcome("hills hills", gold(2)),
            outcome("hills mountains water", ally(1), heal(2)),
        ),
    ),
    Enemy("banshee", EXPLORATION, CORPSE_KING, DESIGNED, "spectre", 4, "mystic undead")
    .can(
        on("on-engage", attempt(SPIRIT, 0, failed=(deal(1, SKULL), lose("hand", 2))), name="the-cry"),
        surge(1, "lament", forbid(FOE, DOUBLE, ROUND), recast(FOE, 1)),
        surge(2, "voice-of-the-lost", remove(FOE, ALL, AGILITY), deal(2, SKULL)),
    )
    .gives((gold(2),), (heal(2), kill_zombies(1))),
    Enemy("necromancers-apprentice", EXPLORATION, CORPSE_KING, DESIGNED, "spell-book", 5, "mystic humanoid")
    .can(
        surge(1, "wrong-page", recast(SELF, ALL)),
        surge(2, "practical-part", deal(2, SKULL), zombie("here"), limit=FIGHT),
    )
    .gives((gold(2),), (gold(1), kill_zombies(1))),
    Event(
        "empty-coffin",
        EXPLORATION,
        CORPSE_KING,
        DESIGNED,
        "coffin",
        now(kill_zombies(1), adventure(COMBAT)),
        now(attempt(SPIRIT, 0, kill_zombies(1), take_card(), failed=(zombie("nearest"),))),
    ),
    Event(
        "coven-of-necromancers",
        SOCIAL,
        CORPSE_KING,
        REPORTED,
        "pentacle",
        now(attempt(BODY, -2, gold(2), kill_zombies(2), take_card(), failed=(suffer(2),))),
        now(attempt(SPIRIT, 0, gold(1), take_card(), failed=(zombie("nearest"),))),
    ),
    Event(
        "ancient-burials",
        SOCIAL,
        CORPSE_KING,
        REPORTED,
        "tombstone",
        now(attempt(BODY, -2, ally(1), take_card(), failed=(suffer(2),))),
        now(attempt(MIND, 0, draw(1), take_card())),
    ),
    Event(
        "mercenary-captain",
        SOCIAL,
        CORPSE_KING,
        DESIGNED,
        "sword-brandish",
        now(pay("gold", 3, ally(1), take_card())),
        now(attempt(MIND, -1, ally(1), take_card(), failed=(lose("gold", 2),))),
    ),
    Event(
        "funeral-feast",
        SOCIAL,
        CORPSE_KING,
        DESIGNED,
        "meal",
        now(attempt(SPIRIT, 0, heal(4), take_card())),
        now(delay(), kill_zombies(1), take_card()),
    ),
    Event(
        "widows-lantern",
        SOCIAL,
        CORPSE_KING,
        DESIGNED,
        "lantern-flame",
        rumor(ally(1), take_card(), at="shrine", window="on-rest"),
        now(pay("gold", 2, draw(2), refresh_gem(1), take_card())),
    ),
    Event(
        "order-of-the-torch",
        SOCIAL,
        CORPSE_KING,
        DESIGNED,
        "torch",
        rumor(ally(1), take_card(), at="fortress"),
        rumor(gold(2), take_card(), window="on-win", when={"foe-trait": ("undead",)}),
    ),
    Event(
        "plague-doctor",
        SOCIAL,
        CORPSE_KING,
        DESIGNED,
        "plague-doctor-profile",
        now(pay("gold", 1, heal(ALL), take_card())),
        now(attempt(MIND, -1, ally(1), take_card(), failed=(suffer(2),))),
    ),
    Quest(
        "call-the-banners",
        SOCIAL,
        CORPSE_KING,
        DESIGNED,
        "vertical-banner",
        Errand(
            "caer-loek sundergard",
            success(1, gold(2), draw(1)),
            success(2, ally(1)),
            success(3, ally(2)),
            attribute=BODY,
        ),
    ),
    Quest(
        "silver-for-the-living",
        SOCIAL,
        CORPSE_KING,
        DESIGNED,
        "ore",
        Errand(
            "zedrics-crossing",
            outcome("plains water", gold(2)),
            outcome("plains hills water", kill_zombies(2)),
            outcome("plains water wild", gold(2), ally(1)),
        ),
    ),
    Enemy("false-priest", SOCIAL, CORPSE_KING, DESIGNED, "monk-face", 5, "mystic humanoid")
    .can(
        surge(1, "endless-sermon", forbid(FOE, "exert", ROUND), flip(FOE, 1)),
        surge(2, "stolen-blessing", heal(3)),
        on("on-win", lose("gold", 2), zombie("here"), name="last-rites"),
    )
    .gives((gold(3),), (ally(1),)),
)
