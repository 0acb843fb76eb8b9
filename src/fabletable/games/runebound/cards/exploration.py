"""The exploration deck, generic part: mostly quests."""

from __future__ import annotations

from fabletable.games.runebound.board import COMBAT, EXPLORATION, SOCIAL
from fabletable.games.runebound.cards.decks import adventures
from fabletable.games.runebound.effects.combat import Block, Deal, Forbid, TreatAs
from fabletable.games.runebound.effects.flow import AttributeTest, ChooseOne, When
from fabletable.games.runebound.effects.heroes import (
    AssetFromDeck,
    AssetFromMarket,
    Delay,
    DrawSkills,
    GainGold,
    GainTrophies,
    Heal,
    LearnSkill,
    Lose,
    ShopAt,
    Suffer,
    SwapSkills,
    TakeCard,
)
from fabletable.games.runebound.effects.tokens import Flip, Remove
from fabletable.games.runebound.effects.travel import LookAt, Walk
from fabletable.games.runebound.hooks import WHEN_DEALT_DAMAGE
from fabletable.games.runebound.kinds import GENERIC, MIND, Enemy, Event, Quest, now, outcome, rumor
from fabletable.games.runebound.tokens import DASH, PHYSICAL, SHIELD, SKULL, SURGE
from fabletable.games.runebound.vocabulary import ALL, FIGHT, FOE, ROUND, SELF, always, on, surge
from fabletable.kernel import DESIGNED, REPORTED
from fabletable.kernel.scene import Portrait

adventures(
    EXPLORATION,
    GENERIC,
    Quest("swamp-tales", REPORTED, "swamp").at(
        "blackwing-swamp",
        outcome("water"),
        outcome("water wild", GainGold(3)),
        outcome("water water plains", Delay(), LearnSkill(free=True), trophy=False),
    ),
    Quest("prowess-of-the-dwarves", REPORTED, "dwarf-helmet", ours="n-3").at(
        "valley-of-souls",
        outcome("hills", GainGold(1)),
        outcome("hills hills", GainGold(2)),
        outcome("hills wild", AssetFromMarket(5, place="forge")),
    ),
    Quest("narrow-ledge", REPORTED, "cliff-crossing").at(
        "madmans-pass",
        outcome("plains mountains", GainGold(1)),
        outcome("hills mountains", GainGold(2)),
        outcome("plains mountains mountains", GainGold(4)),
    ),
    Quest("winding-path", REPORTED, "forest", ours="n-3 n-5").at(
        "green-forest",
        outcome("forest", GainGold(1)),
        outcome("forest water", Heal(2), Walk(3)),
        outcome("forest water water", GainGold(3), DrawSkills(1)),
    ),
    Quest("goblin-raids", REPORTED, "goblin", ours="n-3").at(
        "howling-dale",
        outcome("hills", GainGold(1)),
        outcome("hills mountains", Heal(3), DrawSkills(1)),
        outcome("hills hills water", GainGold(3), Heal(2)),
    ),
    Quest("spring-festival", REPORTED, "flower-pot", ours="n-1").at(
        "brightdale",
        outcome("plains"),
        outcome("plains plains water", Heal(ALL), DrawSkills(1)),
        outcome("plains wild", GainGold(3)),
    ),
    Quest("orc-renegades", REPORTED, "brute", ours="n-3 n-4").at(
        "fort-rodric",
        outcome("hills", GainGold(1)),
        outcome("hills forest", GainGold(1), DrawSkills(1)),
        outcome("water water", GainTrophies(1, COMBAT)),
    ),
    Quest("moonlight", REPORTED, "moon", ours="n-2 n-3 n-4").at(
        "moonglow-marsh",
        outcome("water", GainGold(1)),
        outcome("water plains", SwapSkills(2), DrawSkills(1)),
        outcome("water water", LearnSkill(reduce=1), Heal(3)),
    ),
    Quest("wondrous-folk", REPORTED, "fairy", ours="n-2 n-4").at(
        "moonglow-marsh",
        outcome("forest", Heal(5)),
        outcome("forest forest", LookAt("skills", 4, "take-one"), Heal(2)),
        outcome("forest forest forest", LearnSkill(reduce=2)),
    ),
    Quest("prince-of-thieves", REPORTED, "hood", ours="n-2 n-4").at(
        "robbers-glade",
        outcome("forest", GainGold(1)),
        outcome("forest water", AssetFromMarket(3)),
        outcome("forest mountains water", GainGold(3), DrawSkills(1)),
    ),
    Quest("magical-storm", REPORTED, "lightning-storm", ours="n-2 n-3").at(
        "fangs-of-mennara",
        outcome("forest", Suffer(2)),
        outcome("forest water", SwapSkills(3), DrawSkills(1)),
        outcome("forest mountains water", GainGold(4)),
    ),
    Quest("forever-yours", REPORTED, "love-letter", ours="n-4").at(
        "castle-telis",
        outcome("forest", GainGold(3), trophy=False),
        outcome("plains forest", Heal(5)),
        outcome("forest wild", GainGold(1), GainTrophies(1, SOCIAL)),
    ),
    Quest("where-is-my-kitty", REPORTED, "cat", ours="n-3").at(
        "ithrite-forge",
        outcome("plains", GainGold(1)),
        outcome("forest mountains", Heal(3), Walk(2)),
        outcome("forest mountains water", GainGold(3), Heal(3)),
    ),
    Quest("blood-stone", REPORTED, "cut-diamond", ours="n-1").at(
        "suvars-haven",
        outcome("water"),
        outcome("water water", LearnSkill(reduce=1)),
        outcome("water water water", LearnSkill(free=True)),
    ),
    Enemy("fey-sorceress", REPORTED, "fairy", 4, "mystic humanoid", Portrait("flies", beside="fairy-wand"))
    .can(
        always(Forbid(FOE, SURGE, FIGHT), name="enchanting-gaze"),
        surge(1, "glamour", ChooseOne((Flip(SELF, 1),), (Flip(FOE, 1),))),
        surge(2, "charm", Remove(FOE, ALL, PHYSICAL)),
    )
    .gives((GainGold(2),), (GainTrophies(1),)),
    Enemy("shadows-in-the-night", DESIGNED, "shadow-follower", 4, "stalker demon")
    .can(
        on(
            WHEN_DEALT_DAMAGE,
            Block(1),
            name="made-of-night",
            limit=ROUND,
            when={"damage-type": ("physical",)},
            must=True,
        ),
        surge(1, "cold-touch", When({"hand-empty": True}, Deal(2, SKULL), otherwise=(Lose("hand", 1),))),
        surge(2, "put-out-the-fire", Forbid(FOE, "exert", FIGHT), Deal(2, SKULL)),
    )
    .gives((GainGold(2),)),
    Enemy("castellan", DESIGNED, "visored-helm", 6, "warrior undead")
    .can(
        surge(1, "raise-the-gate", TreatAs(DASH, SHIELD, ROUND), Forbid(FOE, "retreat", ROUND)),
        surge(2, "judgement", Deal("trophies", SKULL, most=4)),
    )
    .gives((GainTrophies(1, EXPLORATION),)),
    Event("other-peoples-junk", DESIGNED, "swap-bag").offers(
        now(AttributeTest(MIND, 0, AssetFromDeck(), failed=(Delay(),))), now(GainGold(1), TakeCard())
    ),
    Event("desperate-merchant", DESIGNED, "trade").offers(
        rumor(GainGold(2), DrawSkills(1), TakeCard(), at="tradegate red-bridge"), now(ShopAt("dawnsmoor", 3))
    ),
    Event("counts-request", DESIGNED, "scroll-unfurled").offers(
        rumor(GainGold(1), TakeCard(), GainTrophies(1, SOCIAL), at="castle-telis tamalir"),
        now(AttributeTest(MIND, -1, GainGold(1), DrawSkills(2), TakeCard(), failed=(Lose("gold", 1),))),
    ),
)
