"""The thirty adventure cards of the Ascendance of Margath, ten for each deck. They often give lore."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.board import COMBAT, EXPLORATION, SOCIAL
from fabletable.games.runebound.kinds import (
    BODY,
    HEALTH,
    MARGATH,
    MIND,
    SPIRIT,
    WEAPON,
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
from fabletable.games.runebound.tokens import AGILITY, DASH, MAGIC, PHYSICAL, SHIELD, SKULL, SURGE
from fabletable.games.runebound.vocabulary import (
    ALL,
    FIGHT,
    FOE,
    ROUND,
    SELF,
    SPENT,
    always,
    asset_from_market,
    attempt,
    block,
    bring_back,
    count_double,
    deal,
    delay,
    draw,
    flip,
    forbid,
    gold,
    heal,
    learn,
    look_at,
    lore,
    lose,
    modify,
    move,
    on,
    pay,
    recast,
    remove,
    suffer,
    surge,
    take_as_trophy,
    take_card,
    treat_as,
    trophy,
    turn_to,
)
from fabletable.kernel import DESIGNED, REPORTED

MARGATH_CARDS: Final = numbered(
    Enemy("dragon-hybrid", COMBAT, MARGATH, REPORTED, "dragon-head", 6, "warrior dragon")
    .can(
        always(modify(HEALTH, "lore"), name="guardian-of-secrets"),
        surge(1, "slice", deal(2, SKULL)),
        surge(2, "barrier", remove(FOE, ALL, MAGIC)),
    )
    .gives((gold(2),), (lore(1),)),
    Enemy("great-dragon", COMBAT, MARGATH, REPORTED, "spiked-dragon-head", 5, "mystic dragon")
    .can(
        always(modify(HEALTH, "learned", most=4), name="ancient"),
        on("round-end", deal(2, SKULL), name="burn"),
        surge(2, "wing-storm", recast(FOE, 2)),
    )
    .gives((gold(2), lore(1))),
    Enemy("cinder-priest", COMBAT, MARGATH, DESIGNED, "fire-ray", 5, "mystic humanoid")
    .can(
        on("on-engage", attempt(SPIRIT, 0, failed=(deal(2, SKULL),)), name="burning-verse"),
        surge(1, "ash-cloud", forbid(FOE, AGILITY, ROUND), flip(FOE, 1, SHIELD)),
        surge(2, "offering", deal(1, SKULL), heal(2)),
    )
    .gives((gold(1), lore(1))),
    Enemy("wyrmling-brood", COMBAT, MARGATH, DESIGNED, "hydra", 4, "beast dragon")
    .can(
        on("after-dealing-damage", recast(SELF, 1, state=SPENT), name="taste-of-blood", limit=ROUND),
        surge(1, "all-at-once", turn_to(2, SKULL)),
    )
    .gives((gold(1), heal(3)), (lore(1),)),
    Enemy("firmament-guard", COMBAT, MARGATH, DESIGNED, "guards", 6, "warrior humanoid")
    .can(
        on(
            "when-dealt-damage",
            block(1),
            name="scale-armour",
            limit=ROUND,
            when={"damage-type": ("magic",), "damage-min": 2},
            must=True,
        ),
        surge(1, "drill", bring_back(1)),
        surge(2, "spear-wall", remove(FOE, 1, PHYSICAL), deal(2, SKULL)),
    )
    .gives((gold(3),)),
    Enemy("ashwing-drake", COMBAT, MARGATH, DESIGNED, "wyvern", 6, "stalker dragon")
    .can(
        on("on-engage", deal(1, SKULL), name="first-pass"),
        surge(1, "cinders", deal(1, SKULL), lose("hand", 1)),
        surge(2, "out-of-reach", forbid(FOE, PHYSICAL, ROUND)),
    )
    .gives((gold(3),), (lore(1),)),
    Enemy("scale-sworn-champion", COMBAT, MARGATH, DESIGNED, "dragon-shield", 8, "warrior dragon")
    .can(
        always(modify(HEALTH, "lore", most=3, times=-1), name="same-blood"),
        surge(1, "no-way-back", forbid(FOE, "retreat", FIGHT), turn_to(1, SKULL)),
        surge(2, "borrowed-strength", count_double(ALL, SKULL)),
    )
    .gives((gold(2), lore(1))),
    Event(
        "hunting-party",
        COMBAT,
        MARGATH,
        DESIGNED,
        "hunting-horn",
        now(attempt(BODY, -1, lore(1), take_card(), failed=(suffer(3),))),
        now(attempt(MIND, 0, take_card(), move(3), failed=(delay(),))),
    ),
    Quest(
        "scorched-earth",
        COMBAT,
        MARGATH,
        DESIGNED,
        "burning-meteor",
        Errand(
            "southern-plains breath-of-kellos",
            outcome("plains plains", gold(1)),
            outcome("plains water", heal(4)),
            outcome("plains plains wild", gold(1), lore(1)),
        ),
    ),
    Event(
        "deserter",
        COMBAT,
        MARGATH,
        DESIGNED,
        "broken-shield",
        rumor(lore(2), take_card(), at="burrow-town everton brightdale"),
        now(attempt(SPIRIT, 0, lore(1), take_card(), failed=(lose("hand", 1),))),
    ),
    Quest(
        "dragon-bones",
        EXPLORATION,
        MARGATH,
        REPORTED,
        "dinosaur-bones",
        Errand(
            "cursed-ruins",
            outcome("hills", gold(1)),
            outcome("hills hills", lore(1)),
            outcome("hills hills water", lore(2)),
        ),
    ),
    Quest(
        "calm-lake",
        EXPLORATION,
        MARGATH,
        DESIGNED,
        "lily-pads",
        Errand(
            "lake-of-tears", outcome("water", heal(3)), outcome("forest water", draw(2)), outcome("water wild", lore(2))
        ),
    ),
    Quest(
        "beast-hunt",
        EXPLORATION,
        MARGATH,
        DESIGNED,
        "wolf-trap",
        Errand(
            "snakewood gloomthicket",
            outcome("forest", gold(1)),
            outcome("forest forest", lore(1)),
            outcome("forest hills wild", gold(2), lore(1)),
        ),
    ),
    Quest(
        "shrine-of-pollux",
        EXPLORATION,
        MARGATH,
        DESIGNED,
        "angel-wings",
        Errand("bluehaze-hills", success(1, heal(4)), success(2, lore(2)), success(3, lore(3)), attribute=SPIRIT),
    ),
    Quest(
        "sleeping-egg",
        EXPLORATION,
        MARGATH,
        DESIGNED,
        "egg-clutch",
        Errand(
            "razor-cliffs",
            outcome("mountains", gold(4), trophy=False),
            outcome("hills mountains", lore(1)),
            outcome("mountains mountains wild", lore(1), trophy(1)),
            miss=(suffer(1),),
        ),
    ),
    Quest(
        "map-of-embers",
        EXPLORATION,
        MARGATH,
        DESIGNED,
        "campfire",
        Errand(
            "ashen-hills",
            outcome("hills", gold(1)),
            outcome("hills water", look_at("story", 2, "top-or-bottom")),
            outcome("hills hills wild", lore(2)),
        ),
    ),
    Quest(
        "fallen-star",
        EXPLORATION,
        MARGATH,
        DESIGNED,
        "falling-star",
        Errand(
            "starfall-forest",
            outcome("forest", draw(1)),
            outcome("forest wild", gold(1), lore(1)),
            outcome("forest forest wild", learn(reduce=1), lore(1)),
        ),
    ),
    Enemy("ash-salamander", EXPLORATION, MARGATH, DESIGNED, "gecko", 5, "stalker beast")
    .can(
        on("after-dealt-damage", deal(1, SKULL), name="boiling-blood", limit=ROUND, must=True),
        surge(1, "tail-lash", remove(FOE, 1, SHIELD), recast(FOE, 1)),
        surge(2, "white-heat", treat_as(DASH, SKULL, ROUND)),
    )
    .gives((gold(2),), (heal(ALL), draw(1))),
    Enemy("riddling-wyrm", EXPLORATION, MARGATH, DESIGNED, "wyvern", 7, "mystic dragon")
    .can(
        on("on-engage", attempt(MIND, 0, forbid(SELF, SURGE, FIGHT), failed=(lose("hand", 1),)), name="the-riddle"),
        surge(1, "second-riddle", recast(FOE, 2)),
        surge(2, "wrong-answer", deal("hand-size", SKULL, most=4)),
    )
    .gives((gold(1), lore(1))),
    Event(
        "burned-library",
        EXPLORATION,
        MARGATH,
        DESIGNED,
        "burning-book",
        now(attempt(BODY, 0, lore(1), take_card(), failed=(suffer(2),))),
        now(attempt(SPIRIT, 0, draw(2), take_card(), failed=(suffer(1),))),
    ),
    Event(
        "dragons-tax",
        SOCIAL,
        MARGATH,
        DESIGNED,
        "coins-pile",
        now(pay("gold", 2, lore(1), take_card())),
        now(attempt(BODY, -1, gold(3), take_card(), failed=(suffer(2),))),
    ),
    Event(
        "drunk-scholar",
        SOCIAL,
        MARGATH,
        DESIGNED,
        "beer-stein",
        rumor(lore(1), draw(1), take_card(), at="city", window="on-train"),
        now(pay("gold", 1, attempt(MIND, 0, lore(1), take_card()))),
    ),
    Event(
        "song-of-embers",
        SOCIAL,
        MARGATH,
        DESIGNED,
        "harp",
        now(attempt(SPIRIT, 0, draw(1), failed=(lose("hand", 1),), each=(lore(1),))),
        now(attempt(MIND, 0, gold(1), take_card())),
    ),
    Event(
        "traitors-offer",
        SOCIAL,
        MARGATH,
        DESIGNED,
        "cash",
        now(gold(4), lose("lore", 1)),
        now(attempt(SPIRIT, 0, lore(1), take_card(), failed=(suffer(2), lose("hand", 1)))),
    ),
    Event(
        "refugees",
        SOCIAL,
        MARGATH,
        DESIGNED,
        "three-friends",
        rumor(lore(2), take_card(), at="riverwatch dawnsmoor"),
        now(delay(), heal(2), draw(1), take_card()),
    ),
    Event(
        "eyewitness",
        SOCIAL,
        MARGATH,
        DESIGNED,
        "eye-target",
        rumor(gold(1), lore(1), take_card(), window="on-win", when={"foe-trait": ("dragon",)}),
        now(pay("trophy", 1, lore(2), take_card())),
    ),
    Event(
        "smiths-nightmare",
        SOCIAL,
        MARGATH,
        DESIGNED,
        "anvil",
        now(pay("gold", 3, asset_from_market(8, kind=WEAPON))),
        now(attempt(SPIRIT, -1, lore(2), failed=(suffer(1),))),
    ),
    Quest(
        "council-of-elders",
        SOCIAL,
        MARGATH,
        DESIGNED,
        "discussion",
        Errand(
            "tradegate", success(1, gold(1)), success(2, gold(1), lore(1)), success(3, gold(1), lore(2)), attribute=MIND
        ),
    ),
    Quest(
        "pilgrim-fires",
        SOCIAL,
        MARGATH,
        DESIGNED,
        "candle-light",
        Errand(
            "shrine-of-aris",
            outcome("plains", heal(3)),
            outcome("plains forest hills", lore(1)),
            outcome("plains plains wild", gold(2), lore(1)),
        ),
    ),
    Enemy("envoy-of-the-firmament", SOCIAL, MARGATH, DESIGNED, "hooded-figure", 5, "mystic humanoid")
    .can(
        on("on-engage", pay("lore", 1, take_as_trophy()), name="a-fair-exchange"),
        surge(1, "second-shadow", flip(FOE, 1)),
        surge(2, "kneel", remove(FOE, 2)),
    )
    .gives((gold(2),), (lore(1),)),
)
