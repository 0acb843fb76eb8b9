"""The thirty adventure cards of the Ascendance of Margath, ten for each deck. They often give lore."""

from __future__ import annotations

from fabletable.games.runebound.board import COMBAT, EXPLORATION, SOCIAL
from fabletable.games.runebound.cards.decks import adventures
from fabletable.games.runebound.effects.combat import Block, Deal, Forbid, TakeAsTrophy, TreatAs
from fabletable.games.runebound.effects.flow import AttributeTest, Pay
from fabletable.games.runebound.effects.heroes import (
    AssetFromMarket,
    Delay,
    DrawSkills,
    GainGold,
    GainLore,
    GainTrophies,
    Heal,
    LearnSkill,
    Lose,
    Modify,
    Suffer,
    TakeCard,
)
from fabletable.games.runebound.effects.tokens import BringBack, CountDouble, Flip, Recast, Remove, TurnTo
from fabletable.games.runebound.effects.travel import LookAt, Walk
from fabletable.games.runebound.hooks import (
    AFTER_DEALING_DAMAGE,
    AFTER_DEALT_DAMAGE,
    ON_ENGAGE,
    ON_TRAIN,
    ON_WIN,
    ROUND_END,
    WHEN_DEALT_DAMAGE,
)
from fabletable.games.runebound.kinds import (
    BODY,
    HEALTH,
    MARGATH,
    MIND,
    SPIRIT,
    WEAPON,
    Enemy,
    Event,
    Quest,
    now,
    outcome,
    rumor,
    success,
)
from fabletable.games.runebound.tokens import AGILITY, DASH, MAGIC, PHYSICAL, SHIELD, SKULL, SURGE
from fabletable.games.runebound.vocabulary import ALL, FIGHT, FOE, ROUND, SELF, SPENT, always, on, surge
from fabletable.kernel import DESIGNED, REPORTED
from fabletable.kernel.scene import Portrait

adventures(
    COMBAT,
    MARGATH,
    Enemy("dragon-hybrid", REPORTED, "horned-reptile", 6, "warrior dragon", Portrait("bust"))
    .can(
        always(Modify(HEALTH, "lore"), name="guardian-of-secrets"),
        surge(1, "slice", Deal(2, SKULL)),
        surge(2, "barrier", Remove(FOE, ALL, MAGIC)),
    )
    .gives((GainGold(2),), (GainLore(1),)),
    Enemy(
        "great-dragon",
        REPORTED,
        "great-dragon",
        5,
        "mystic dragon",
        Portrait("enters"),
        ours="most-1 n-1 surge-1 n-2 n-4",
    )
    .can(
        always(Modify(HEALTH, "learned", most=4), name="ancient"),
        on(ROUND_END, Deal(2, SKULL), name="burn"),
        surge(2, "wing-storm", Recast(FOE, 2)),
    )
    .gives((GainGold(2), GainLore(1))),
    Enemy("cinder-priest", DESIGNED, "pyromaniac", 5, "mystic humanoid", Portrait("bust"))
    .can(
        on(ON_ENGAGE, AttributeTest(SPIRIT, 0, failed=(Deal(2, SKULL),)), name="burning-verse"),
        surge(1, "ash-cloud", Forbid(FOE, AGILITY, ROUND), Flip(FOE, 1, SHIELD)),
        surge(2, "offering", Deal(1, SKULL), Heal(2)),
    )
    .gives((GainGold(1), GainLore(1))),
    Enemy("wyrmling-brood", DESIGNED, "double-dragon", 4, "beast dragon", Portrait("enters"))
    .can(
        on(AFTER_DEALING_DAMAGE, Recast(SELF, 1, state=SPENT), name="taste-of-blood", limit=ROUND),
        surge(1, "all-at-once", TurnTo(2, SKULL)),
    )
    .gives((GainGold(1), Heal(3)), (GainLore(1),)),
    Enemy("firmament-guard", DESIGNED, "guards", 6, "warrior humanoid")
    .can(
        on(
            WHEN_DEALT_DAMAGE,
            Block(1),
            name="scale-armour",
            limit=ROUND,
            when={"damage-type": ("magic",), "damage-min": 2},
            must=True,
        ),
        surge(1, "drill", BringBack(1)),
        surge(2, "spear-wall", Remove(FOE, 1, PHYSICAL), Deal(2, SKULL)),
    )
    .gives((GainGold(3),)),
    Enemy("ashwing-drake", DESIGNED, "imp", 6, "stalker dragon", Portrait("flies"))
    .can(
        on(ON_ENGAGE, Deal(1, SKULL), name="first-pass"),
        surge(1, "cinders", Deal(1, SKULL), Lose("hand", 1)),
        surge(2, "out-of-reach", Forbid(FOE, PHYSICAL, ROUND)),
    )
    .gives((GainGold(3),), (GainLore(1),)),
    Enemy("scale-sworn-champion", DESIGNED, "warlord-helmet", 8, "warrior dragon")
    .can(
        always(Modify(HEALTH, "lore", most=3, times=-1), name="same-blood"),
        surge(1, "no-way-back", Forbid(FOE, "retreat", FIGHT), TurnTo(1, SKULL)),
        surge(2, "borrowed-strength", CountDouble(ALL, SKULL)),
    )
    .gives((GainGold(2), GainLore(1))),
    Event("hunting-party", DESIGNED, "hunting-horn").offers(
        now(AttributeTest(BODY, -1, GainLore(1), TakeCard(), failed=(Suffer(3),))),
        now(AttributeTest(MIND, 0, TakeCard(), Walk(3), failed=(Delay(),))),
    ),
    Quest("scorched-earth", DESIGNED, "burning-meteor").at(
        "southern-plains breath-of-kellos",
        outcome("plains plains", GainGold(1)),
        outcome("plains water", Heal(4)),
        outcome("plains plains wild", GainGold(1), GainLore(1)),
    ),
    Event("deserter", DESIGNED, "broken-shield").offers(
        rumor(GainLore(2), TakeCard(), at="burrow-town everton brightdale"),
        now(AttributeTest(SPIRIT, 0, GainLore(1), TakeCard(), failed=(Lose("hand", 1),))),
    ),
)

adventures(
    EXPLORATION,
    MARGATH,
    Quest("dragon-bones", REPORTED, "dinosaur-bones").at(
        "cursed-ruins",
        outcome("hills", GainGold(1)),
        outcome("hills hills", GainLore(1)),
        outcome("hills hills water", GainLore(2)),
    ),
    Quest("calm-lake", DESIGNED, "lily-pads").at(
        "lake-of-tears",
        outcome("water", Heal(3)),
        outcome("forest water", DrawSkills(2)),
        outcome("water wild", GainLore(2)),
    ),
    Quest("beast-hunt", DESIGNED, "wolf-trap").at(
        "snakewood gloomthicket",
        outcome("forest", GainGold(1)),
        outcome("forest forest", GainLore(1)),
        outcome("forest hills wild", GainGold(2), GainLore(1)),
    ),
    Quest("shrine-of-pollux", DESIGNED, "angel-wings").at(
        "bluehaze-hills", success(1, Heal(4)), success(2, GainLore(2)), success(3, GainLore(3)), attribute=SPIRIT
    ),
    Quest("sleeping-egg", DESIGNED, "egg-clutch").at(
        "razor-cliffs",
        outcome("mountains", GainGold(4), trophy=False),
        outcome("hills mountains", GainLore(1)),
        outcome("mountains mountains wild", GainLore(1), GainTrophies(1)),
        miss=(Suffer(1),),
    ),
    Quest("map-of-embers", DESIGNED, "campfire").at(
        "ashen-hills",
        outcome("hills", GainGold(1)),
        outcome("hills water", LookAt("story", 2, "top-or-bottom")),
        outcome("hills hills wild", GainLore(2)),
    ),
    Quest("fallen-star", DESIGNED, "falling-star").at(
        "starfall-forest",
        outcome("forest", DrawSkills(1)),
        outcome("forest wild", GainGold(1), GainLore(1)),
        outcome("forest forest wild", LearnSkill(reduce=1), GainLore(1)),
    ),
    Enemy("ash-salamander", DESIGNED, "salamander", 5, "stalker beast")
    .can(
        on(AFTER_DEALT_DAMAGE, Deal(1, SKULL), name="boiling-blood", limit=ROUND, must=True),
        surge(1, "tail-lash", Remove(FOE, 1, SHIELD), Recast(FOE, 1)),
        surge(2, "white-heat", TreatAs(DASH, SKULL, ROUND)),
    )
    .gives((GainGold(2),), (Heal(ALL), DrawSkills(1))),
    Enemy("riddling-wyrm", DESIGNED, "sea-dragon", 7, "mystic dragon", Portrait("bust"))
    .can(
        on(ON_ENGAGE, AttributeTest(MIND, 0, Forbid(SELF, SURGE, FIGHT), failed=(Lose("hand", 1),)), name="the-riddle"),
        surge(1, "second-riddle", Recast(FOE, 2)),
        surge(2, "wrong-answer", Deal("hand-size", SKULL, most=4)),
    )
    .gives((GainGold(1), GainLore(1))),
    Event("burned-library", DESIGNED, "burning-book").offers(
        now(AttributeTest(BODY, 0, GainLore(1), TakeCard(), failed=(Suffer(2),))),
        now(AttributeTest(SPIRIT, 0, DrawSkills(2), TakeCard(), failed=(Suffer(1),))),
    ),
)

adventures(
    SOCIAL,
    MARGATH,
    Event("dragons-tax", DESIGNED, "coins-pile").offers(
        now(Pay("gold", 2, GainLore(1), TakeCard())),
        now(AttributeTest(BODY, -1, GainGold(3), TakeCard(), failed=(Suffer(2),))),
    ),
    Event("drunk-scholar", DESIGNED, "beer-stein").offers(
        rumor(GainLore(1), DrawSkills(1), TakeCard(), at="city", window=ON_TRAIN),
        now(Pay("gold", 1, AttributeTest(MIND, 0, GainLore(1), TakeCard()))),
    ),
    Event("song-of-embers", DESIGNED, "harp").offers(
        now(AttributeTest(SPIRIT, 0, DrawSkills(1), failed=(Lose("hand", 1),), each=(GainLore(1),))),
        now(AttributeTest(MIND, 0, GainGold(1), TakeCard())),
    ),
    Event("traitors-offer", DESIGNED, "coins-pile").offers(
        now(GainGold(4), Lose("lore", 1)),
        now(AttributeTest(SPIRIT, 0, GainLore(1), TakeCard(), failed=(Suffer(2), Lose("hand", 1)))),
    ),
    Event("refugees", DESIGNED, "three-friends").offers(
        rumor(GainLore(2), TakeCard(), at="riverwatch dawnsmoor"), now(Delay(), Heal(2), DrawSkills(1), TakeCard())
    ),
    Event("eyewitness", DESIGNED, "eye-target").offers(
        rumor(GainGold(1), GainLore(1), TakeCard(), window=ON_WIN, when={"foe-trait": ("dragon",)}),
        now(Pay("trophy", 1, GainLore(2), TakeCard())),
    ),
    Event("smiths-nightmare", DESIGNED, "anvil").offers(
        now(Pay("gold", 3, AssetFromMarket(8, kind=WEAPON))),
        now(AttributeTest(SPIRIT, -1, GainLore(2), failed=(Suffer(1),))),
    ),
    Quest("council-of-elders", DESIGNED, "discussion").at(
        "tradegate",
        success(1, GainGold(1)),
        success(2, GainGold(1), GainLore(1)),
        success(3, GainGold(1), GainLore(2)),
        attribute=MIND,
    ),
    Quest("pilgrim-fires", DESIGNED, "candle-light").at(
        "shrine-of-aris",
        outcome("plains", Heal(3)),
        outcome("plains forest hills", GainLore(1)),
        outcome("plains plains wild", GainGold(2), GainLore(1)),
    ),
    Enemy("envoy-of-the-firmament", DESIGNED, "executioner-hood", 5, "mystic humanoid")
    .can(
        on(ON_ENGAGE, Pay("lore", 1, TakeAsTrophy()), name="a-fair-exchange"),
        surge(1, "second-shadow", Flip(FOE, 1)),
        surge(2, "kneel", Remove(FOE, 2)),
    )
    .gives((GainGold(2),), (GainLore(1),)),
)
