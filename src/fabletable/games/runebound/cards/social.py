"""The social deck, generic part: mostly events."""

from __future__ import annotations

from fabletable.games.runebound.board import COMBAT, EXPLORATION, FORTRESS, SETTLEMENT, SHRINE, SOCIAL
from fabletable.games.runebound.cards.decks import adventures
from fabletable.games.runebound.effects.combat import Deal, Forbid, Reflect
from fabletable.games.runebound.effects.flow import AttributeTest, Pay
from fabletable.games.runebound.effects.heroes import (
    AssetFromDeck,
    AssetFromMarket,
    Delay,
    DrawSkills,
    GainActions,
    GainGold,
    GainTrophies,
    Heal,
    LearnSkill,
    Lose,
    Suffer,
    SwapSkills,
    TakeCard,
)
from fabletable.games.runebound.effects.tokens import Flip, Recast
from fabletable.games.runebound.effects.travel import RefreshGem, Relocate, Walk
from fabletable.games.runebound.hooks import ON_ENGAGE
from fabletable.games.runebound.kinds import (
    BODY,
    GENERIC,
    MIND,
    SPIRIT,
    Enemy,
    Event,
    Quest,
    now,
    outcome,
    rumor,
    success,
)
from fabletable.games.runebound.tokens import PHYSICAL, SHIELD, SKULL
from fabletable.games.runebound.vocabulary import ALL, FIGHT, FOE, ROUND, SELF, on, surge
from fabletable.kernel import DESIGNED, REPORTED, RULEBOOK
from fabletable.kernel.scene import Portrait

adventures(
    SOCIAL,
    GENERIC,
    Event("better-half", REPORTED, "mirror-mirror", ours="n-1").offers(
        now(AttributeTest(SPIRIT, -2, Heal(ALL), TakeCard(), GainTrophies(1), failed=(Delay(),))),
        now(AttributeTest(MIND, 0, TakeCard())),
    ),
    Event("trial-of-strength", REPORTED, "mighty-force", ours="n-2 n-3 n-5").offers(
        now(AttributeTest(BODY, -1, GainGold(1), DrawSkills(2), TakeCard(), failed=(Suffer(1),))),
        now(AttributeTest(SPIRIT, 0, GainGold(1), TakeCard(), failed=(Suffer(2),))),
    ),
    Event("shadows-of-the-past", REPORTED, "backward-time", ours="n-1 n-3").offers(
        now(AttributeTest(MIND, 0, SwapSkills(2), TakeCard())),
        now(AttributeTest(BODY, 0, GainGold(2), TakeCard(), failed=(Suffer(3),))),
    ),
    Event("dirty-beggar", REPORTED, "bindle", ours="n-2 n-3 n-4").offers(
        now(Pay("gold", 1, AttributeTest(MIND, 0, AssetFromMarket(3), TakeCard()))),
        now(AttributeTest(SPIRIT, -1, TakeCard(), LearnSkill(reduce=1), failed=(Lose("hand", 1),))),
    ),
    Event("hidden-gift", REPORTED, "present", ours="n-1").offers(
        now(AttributeTest(SPIRIT, 0, AssetFromDeck(), failed=(Suffer(1),))),
        now(AttributeTest(MIND, 0, GainGold(1), TakeCard())),
    ),
    Event("harvest-festival", REPORTED, "wheat", ours="n-2 n-4").offers(
        now(AttributeTest(BODY, 0, TakeCard(), failed=(Suffer(1),), each=(GainGold(1),))),
        now(AttributeTest(MIND, 0, GainGold(1), Heal(2), TakeCard())),
    ),
    Event("runesmith", REPORTED, "rune-stone", ours="n-2 n-3 n-4").offers(
        now(AttributeTest(MIND, -1, GainGold(3), TakeCard(), failed=(Lose("gold", 1),))),
        now(AttributeTest(SPIRIT, 0, DrawSkills(2), TakeCard(), failed=(Suffer(2),))),
    ),
    Event("desperate-peasant", REPORTED, "farmer", ours="n-1 n-3 n-4").offers(
        now(AttributeTest(BODY, 0, Heal(2), TakeCard())),
        now(AttributeTest(BODY, -1, GainGold(1), TakeCard(), GainTrophies(1, COMBAT), failed=(Suffer(3),))),
    ),
    Event("wandering-trader", REPORTED, "caravan", ours="n-3").offers(
        now(AttributeTest(BODY, 0, GainGold(2), TakeCard(), failed=(Delay(),))),
        now(Pay("gold", 1, AttributeTest(SPIRIT, 0, AssetFromMarket(6)))),
    ),
    Event("devastated-village", REPORTED, "ancient-ruins", ours="n-1").offers(
        now(AttributeTest(MIND, 0, RefreshGem(1), TakeCard())),
        now(AttributeTest(BODY, 0, GainGold(1), TakeCard(), failed=(Delay(), TakeCard()))),
    ),
    Event("smuggling", REPORTED, "barrel", ours="n-3").offers(
        rumor(GainGold(3), TakeCard(), at="burrow-town"),
        now(AttributeTest(MIND, 0, GainGold(1), TakeCard(), failed=(Lose("gold", 1),))),
    ),
    Event("faster-than-the-wind", REPORTED, "horse-head", ours="n-1 n-2 n-3").offers(
        now(AttributeTest(BODY, 0, TakeCard(), Walk(2), failed=(Suffer(1),))),
        now(AttributeTest(SPIRIT, 0, TakeCard(), GainActions(1))),
    ),
    Event("old-legends", RULEBOOK, "book-aura", ours="n-1").offers(
        now(AttributeTest(MIND, 0, DrawSkills(1), TakeCard())), now(AttributeTest(BODY, 0, GainGold(1), TakeCard()))
    ),
    Event("stranded-caravan", REPORTED, "cartwheel", ours="n-2 n-3").offers(
        now(Delay(), GainGold(2), TakeCard()), now(AttributeTest(BODY, 0, AssetFromMarket(6), failed=(Suffer(2),)))
    ),
    Event("family-matters", DESIGNED, "family-tree").offers(
        rumor(GainGold(1), TakeCard(), GainTrophies(1, SOCIAL), at="everton brightdale"),
        now(AttributeTest(MIND, -1, GainGold(1), Heal(2), TakeCard(), failed=(Suffer(1),))),
    ),
    Quest("bell-of-everton", DESIGNED, "ringing-bell").at(
        "everton",
        success(1, Heal(3)),
        success(2, GainGold(3)),
        success(3, LearnSkill(free=True, attribute=SPIRIT)),
        attribute=SPIRIT,
    ),
    Quest("letter-without-a-name", DESIGNED, "envelope").at(
        "red-bridge burrow-town",
        outcome("plains", GainGold(1)),
        outcome("plains plains hills", GainGold(1), DrawSkills(1)),
        outcome("plains mountains wild", GainTrophies(1, SOCIAL), Heal(2)),
    ),
    Quest("blind-mapmaker", DESIGNED, "treasure-map").at(
        "riverlands",
        outcome("plains water", RefreshGem(1), Heal(1)),
        outcome("plains hills water", Relocate(SETTLEMENT, SHRINE, FORTRESS)),
        outcome("plains forest wild", GainTrophies(1, EXPLORATION)),
    ),
    Enemy("con-artist", DESIGNED, "jester-hat", 4, "stalker humanoid", Portrait("bust"))
    .can(
        on(ON_ENGAGE, AttributeTest(MIND, 0, failed=(Lose("gold", 2),)), name="a-safe-investment"),
        surge(1, "quick-fingers", Flip(SELF, 1), Flip(FOE, 1)),
        surge(2, "tears", Heal(2), Forbid(FOE, PHYSICAL, ROUND)),
    )
    .gives((GainGold(2),), (AssetFromMarket(3),)),
    Enemy("jealous-duelist", DESIGNED, "duelist", 5, "warrior humanoid")
    .can(
        on(ON_ENGAGE, Forbid(FOE, "retreat", FIGHT), name="the-glove"),
        surge(1, "feint", Recast(FOE, 1, SHIELD), Deal(1, SKULL)),
        surge(2, "riposte", Reflect(SKULL)),
    )
    .gives((GainGold(2),), (DrawSkills(3),)),
)
