"""The exploration deck, generic part: mostly quests."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.board import COMBAT, EXPLORATION, SOCIAL
from fabletable.games.runebound.kinds import GENERIC, MIND, Enemy, Errand, Event, Quest, now, outcome, rumor
from fabletable.games.runebound.numbers import numbered
from fabletable.games.runebound.tokens import DASH, PHYSICAL, SHIELD, SKULL, SURGE
from fabletable.games.runebound.vocabulary import (
    ALL,
    FIGHT,
    FOE,
    ROUND,
    SELF,
    always,
    asset_from_deck,
    asset_from_market,
    attempt,
    block,
    choose,
    deal,
    delay,
    draw,
    flip,
    forbid,
    gold,
    heal,
    learn,
    look_at,
    lose,
    move,
    on,
    remove,
    shop_at,
    suffer,
    surge,
    swap_skills,
    take_card,
    treat_as,
    trophy,
    when,
)
from fabletable.kernel import DESIGNED, REPORTED

EXPLORATION_CARDS: Final = numbered(
    Quest(
        "swamp-tales",
        EXPLORATION,
        GENERIC,
        REPORTED,
        "swamp",
        Errand(
            "blackwing-swamp",
            outcome("water"),
            outcome("water wild", gold(3)),
            outcome("water water plains", delay(), learn(free=True), trophy=False),
        ),
    ),
    Quest(
        "prowess-of-the-dwarves",
        EXPLORATION,
        GENERIC,
        REPORTED,
        "dwarf-helmet",
        Errand(
            "valley-of-souls",
            outcome("hills", gold(1)),
            outcome("hills hills", gold(2)),
            outcome("hills wild", asset_from_market(5, place="forge")),
        ),
    ),
    Quest(
        "narrow-ledge",
        EXPLORATION,
        GENERIC,
        REPORTED,
        "cliff-crossing",
        Errand(
            "madmans-pass",
            outcome("plains mountains", gold(1)),
            outcome("hills mountains", gold(2)),
            outcome("plains mountains mountains", gold(4)),
        ),
    ),
    Quest(
        "winding-path",
        EXPLORATION,
        GENERIC,
        REPORTED,
        "forest",
        Errand(
            "green-forest",
            outcome("forest", gold(1)),
            outcome("forest water", heal(2), move(3)),
            outcome("forest water water", gold(3), draw(1)),
        ),
    ),
    Quest(
        "goblin-raids",
        EXPLORATION,
        GENERIC,
        REPORTED,
        "goblin",
        Errand(
            "howling-dale",
            outcome("hills", gold(1)),
            outcome("hills mountains", heal(3), draw(1)),
            outcome("hills hills water", gold(3), heal(2)),
        ),
    ),
    Quest(
        "spring-festival",
        EXPLORATION,
        GENERIC,
        REPORTED,
        "flower-pot",
        Errand(
            "brightdale",
            outcome("plains"),
            outcome("plains plains water", heal(ALL), draw(1)),
            outcome("plains wild", gold(3)),
        ),
    ),
    Quest(
        "orc-renegades",
        EXPLORATION,
        GENERIC,
        REPORTED,
        "brute",
        Errand(
            "fort-rodric",
            outcome("hills", gold(1)),
            outcome("hills forest", gold(1), draw(1)),
            outcome("water water", trophy(1, COMBAT)),
        ),
    ),
    Quest(
        "moonlight",
        EXPLORATION,
        GENERIC,
        REPORTED,
        "moon",
        Errand(
            "moonglow-marsh",
            outcome("water", gold(1)),
            outcome("water plains", swap_skills(2), draw(1)),
            outcome("water water", learn(reduce=1), heal(3)),
        ),
    ),
    Quest(
        "wondrous-folk",
        EXPLORATION,
        GENERIC,
        REPORTED,
        "fairy",
        Errand(
            "moonglow-marsh",
            outcome("forest", heal(5)),
            outcome("forest forest", look_at("skills", 4, "take-one"), heal(2)),
            outcome("forest forest forest", learn(reduce=2)),
        ),
    ),
    Quest(
        "prince-of-thieves",
        EXPLORATION,
        GENERIC,
        REPORTED,
        "hood",
        Errand(
            "robbers-glade",
            outcome("forest", gold(1)),
            outcome("forest water", asset_from_market(3)),
            outcome("forest mountains water", gold(3), draw(1)),
        ),
    ),
    Quest(
        "magical-storm",
        EXPLORATION,
        GENERIC,
        REPORTED,
        "lightning-storm",
        Errand(
            "fangs-of-mennara",
            outcome("forest", suffer(2)),
            outcome("forest water", swap_skills(3), draw(1)),
            outcome("forest mountains water", gold(4)),
        ),
    ),
    Quest(
        "forever-yours",
        EXPLORATION,
        GENERIC,
        REPORTED,
        "love-letter",
        Errand(
            "castle-telis",
            outcome("forest", gold(3), trophy=False),
            outcome("plains forest", heal(5)),
            outcome("forest wild", gold(1), trophy(1, SOCIAL)),
        ),
    ),
    Quest(
        "where-is-my-kitty",
        EXPLORATION,
        GENERIC,
        REPORTED,
        "cat",
        Errand(
            "ithrite-forge",
            outcome("plains", gold(1)),
            outcome("forest mountains", heal(3), move(2)),
            outcome("forest mountains water", gold(3), heal(3)),
        ),
    ),
    Quest(
        "blood-stone",
        EXPLORATION,
        GENERIC,
        REPORTED,
        "cut-diamond",
        Errand(
            "suvars-haven",
            outcome("water"),
            outcome("water water", learn(reduce=1)),
            outcome("water water water", learn(free=True)),
        ),
    ),
    Enemy("fey-sorceress", EXPLORATION, GENERIC, REPORTED, "fairy-wand", 4, "mystic humanoid")
    .can(
        always(forbid(FOE, SURGE, FIGHT), name="enchanting-gaze"),
        surge(1, "glamour", choose((flip(SELF, 1),), (flip(FOE, 1),))),
        surge(2, "charm", remove(FOE, ALL, PHYSICAL)),
    )
    .gives((gold(2),), (trophy(1),)),
    Enemy("shadows-in-the-night", EXPLORATION, GENERIC, DESIGNED, "shadow-follower", 4, "stalker demon")
    .can(
        on(
            "when-dealt-damage",
            block(1),
            name="made-of-night",
            limit=ROUND,
            when={"damage-type": ("physical",)},
            must=True,
        ),
        surge(1, "cold-touch", when({"hand-empty": True}, deal(2, SKULL), otherwise=(lose("hand", 1),))),
        surge(2, "put-out-the-fire", forbid(FOE, "exert", FIGHT), deal(2, SKULL)),
    )
    .gives((gold(2),)),
    Enemy("castellan", EXPLORATION, GENERIC, DESIGNED, "visored-helm", 6, "warrior undead")
    .can(
        surge(1, "raise-the-gate", treat_as(DASH, SHIELD, ROUND), forbid(FOE, "retreat", ROUND)),
        surge(2, "judgement", deal("trophies", SKULL, most=4)),
    )
    .gives((trophy(1, EXPLORATION),)),
    Event(
        "other-peoples-junk",
        EXPLORATION,
        GENERIC,
        DESIGNED,
        "swap-bag",
        now(attempt(MIND, 0, asset_from_deck(), failed=(delay(),))),
        now(gold(1), take_card()),
    ),
    Event(
        "desperate-merchant",
        EXPLORATION,
        GENERIC,
        DESIGNED,
        "trade",
        rumor(gold(2), draw(1), take_card(), at="tradegate red-bridge"),
        now(shop_at("dawnsmoor", 3)),
    ),
    Event(
        "counts-request",
        EXPLORATION,
        GENERIC,
        DESIGNED,
        "scroll-unfurled",
        rumor(gold(1), take_card(), trophy(1, SOCIAL), at="castle-telis tamalir"),
        now(attempt(MIND, -1, gold(1), draw(2), take_card(), failed=(lose("gold", 1),))),
    ),
)
