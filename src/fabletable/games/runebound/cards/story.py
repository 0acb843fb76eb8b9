"""The story cards, ten for each scenario: six story quests and four events."""

from __future__ import annotations

from fabletable.games.runebound.board import COMBAT, EXPLORATION, SOCIAL
from fabletable.games.runebound.cards.decks import STORIES, declare
from fabletable.games.runebound.effects.combat import Deal, FightIt
from fabletable.games.runebound.effects.flow import AttributeTest, EachHero, Pay
from fabletable.games.runebound.effects.heroes import (
    Delay,
    DrawSkills,
    GainAllies,
    GainGold,
    GainLore,
    GainTrophies,
    Lose,
    Modify,
    Suffer,
)
from fabletable.games.runebound.effects.tokens import Recast, Remove
from fabletable.games.runebound.effects.travel import KillZombies, RaiseZombie
from fabletable.games.runebound.hooks import ENEMY_HEALTH, STORY_QUEST, ZOMBIE_GOLD
from fabletable.games.runebound.kinds import BODY, CORPSE_KING, MARGATH, MIND, SPEED, SPIRIT, Foe, StoryCard, outcome
from fabletable.games.runebound.tokens import SKULL
from fabletable.games.runebound.vocabulary import FOE, GAME_ROUND, SELF, SPENT, on, surge
from fabletable.kernel import DESIGNED, REPORTED, Message
from fabletable.kernel.scene import Portrait

declare(
    STORIES,
    StoryCard("in-the-depths-of-the-lake-of-tears", MARGATH, REPORTED, "drowning", ours="n-1 n-2 n-3 n-4")
    .story_quest("each", "lake-of-tears")
    .explored(
        outcome("water", Suffer(2), GainLore(1)),
        outcome("water water", GainLore(2)),
        outcome("water wild wild", GainLore(3)),
    ),
    StoryCard("visions-of-dawn", MARGATH, REPORTED, "sun-priest", ours="n-1 most-1")
    .story_quest("each", "shrine")
    .asks(on(STORY_QUEST, AttributeTest(SPIRIT, 1, GainLore("successes", most=2)), action=1)),
    StoryCard("the-cult-of-cinders", MARGATH, DESIGNED, "hooded-figure")
    .story_quest("first", "valley-of-souls")
    .asks(on(STORY_QUEST, AttributeTest(MIND, 0, GainLore(2), failed=(Suffer(1),)), action=1)),
    StoryCard("embers-under-the-ashen-hills", MARGATH, DESIGNED, "burning-embers")
    .story_quest("each", "ashen-hills")
    .explored(
        outcome("hills", GainGold(2)),
        outcome("hills hills", GainLore(1)),
        outcome("hills forest mountains", GainLore(2)),
    ),
    StoryCard("the-last-dragonslayer", MARGATH, DESIGNED, "spartan-helmet")
    .story_quest("each", "sundergard")
    .asks(on(STORY_QUEST, GainLore(1), DrawSkills(2), action=1, trophies=(COMBAT,))),
    StoryCard("the-ember-hatchling", MARGATH, DESIGNED, "dinosaur-egg")
    .story_quest("first", "fangs-of-mennara")
    .asks(on(STORY_QUEST, FightIt(), action=1))
    .fought(
        Foe(
            "ember-hatchling-of-the-story",
            "enemy",
            6,
            "beast dragon",
            "hatchling",
            Message("story-the-ember-hatchling.foe"),
            Portrait("bust"),
        ).can(surge(1, "spit-fire", Deal(1, SKULL)), surge(2, "tail-sweep", Remove(FOE, 1), Deal(1, SKULL))),
        GainLore(2),
        GainGold(2),
    ),
    StoryCard("shadow-of-wings", MARGATH, DESIGNED, "dragon-spiral").reveals(
        EachHero(Suffer("act"), when={"site": ("wilderness",)})
    ),
    StoryCard("tribute-in-gold", MARGATH, DESIGNED, "coins-pile").reveals(
        EachHero(Pay("gold", 3, otherwise=(Suffer(1), Lose("hand", 1))))
    ),
    StoryCard("the-bards-last-verse", MARGATH, DESIGNED, "lyre").reveals(
        EachHero(AttributeTest(MIND, 0, GainLore(1), failed=(DrawSkills(1),)))
    ),
    StoryCard("smoke-on-the-roads", MARGATH, DESIGNED, "smoking-volcano").reveals(
        EachHero(Modify(SPEED, -1, until=GAME_ROUND)), EachHero(GainGold(1), when={"site": ("city",)})
    ),
)

declare(
    STORIES,
    StoryCard("the-plague-cart", CORPSE_KING, DESIGNED, "coffin")
    .story_quest("each", "suvars-haven")
    .reveals(RaiseZombie("tradegate"))
    .asks(on(STORY_QUEST, GainAllies(1), action=1, gold=2)),
    StoryCard("the-paladins-vigil", CORPSE_KING, DESIGNED, "templar-shield")
    .story_quest("each", "sundergard")
    .reveals(RaiseZombie("southern-plains"))
    .asks(on(STORY_QUEST, AttributeTest(BODY, 0, GainAllies(1), failed=(Suffer(2),)), action=1)),
    StoryCard("the-witch-of-moonglow-marsh", CORPSE_KING, DESIGNED, "witch-flight")
    .story_quest("each", "moonglow-marsh")
    .reveals(RaiseZombie("moonglow-marsh"))
    .explored(
        outcome("water", Suffer(3), GainAllies(1)),
        outcome("water water", GainAllies(1)),
        outcome("water water wild", GainAllies(1), KillZombies(2)),
    ),
    StoryCard("brightdale-buries-its-dead", CORPSE_KING, DESIGNED, "graveyard")
    .story_quest("each", "brightdale")
    .reveals(RaiseZombie("misty-plains"))
    .asks(on(STORY_QUEST, GainAllies(1), GainGold(2), action=1, trophies=(SOCIAL,), when={"zombie-here": False})),
    StoryCard("the-bone-colossus", CORPSE_KING, DESIGNED, "skeleton")
    .story_quest("first", "rogue-peak")
    .reveals(RaiseZombie("rogue-peak"))
    .asks(on(STORY_QUEST, FightIt(), action=1))
    .fought(
        Foe(
            "bone-colossus-of-the-story",
            "enemy",
            7,
            "warrior undead",
            "bone-colossus",
            Message("story-the-bone-colossus.foe"),
            Portrait("bust", "bones"),
        ).can(surge(1, "bone-wall", Recast(SELF, 1, state=SPENT)), surge(3, "trample", Deal(4, SKULL))),
        GainAllies(1),
        KillZombies(2),
    ),
    StoryCard("the-bells-of-castle-telis", CORPSE_KING, DESIGNED, "ringing-bell")
    .story_quest("first", "castle-telis")
    .reveals(RaiseZombie("castle-telis"))
    .asks(
        on(
            STORY_QUEST,
            AttributeTest(MIND, 0, GainAllies(1), GainTrophies(1, EXPLORATION), failed=(Delay(),)),
            action=1,
        )
    ),
    StoryCard("night-of-open-graves", CORPSE_KING, DESIGNED, "raise-zombie").reveals(
        RaiseZombie("telsvan-plains"), RaiseZombie("riverlands")
    ),
    StoryCard("they-follow-the-living", CORPSE_KING, DESIGNED, "shambling-zombie").reveals(
        EachHero(RaiseZombie("adjacent"))
    ),
    StoryCard("refugees-on-the-road", CORPSE_KING, DESIGNED, "backup").reveals(
        EachHero(Pay("gold", 2, GainAllies(1), otherwise=(GainTrophies(1, SOCIAL),)))
    ),
    StoryCard("breath-of-the-grave", CORPSE_KING, DESIGNED, "cold-heart").reveals(
        EachHero(
            Pay("hand", 1, otherwise=(Suffer(2),)), when={"site": ("city", "settlement", "fortress", "wilderness")}
        )
    ),
)

# What holds as long as they lie above the board.
STORIES["the-cult-of-cinders"].on(ENEMY_HEALTH)(1)
STORIES["the-bells-of-castle-telis"].on(ZOMBIE_GOLD)(0)
