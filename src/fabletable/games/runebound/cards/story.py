"""The story cards, ten for each scenario: six story quests and four events."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.board import COMBAT, EXPLORATION, SOCIAL
from fabletable.games.runebound.cards.kinds import BODY, CORPSE_KING, MARGATH, MIND, SPEED, SPIRIT, Foe, Story, outcome
from fabletable.games.runebound.cards.numbers import numbered
from fabletable.games.runebound.cards.tokens import SKULL
from fabletable.games.runebound.cards.vocabulary import (
    FOE,
    GAME_ROUND,
    SELF,
    SPENT,
    ally,
    attempt,
    deal,
    delay,
    draw,
    each_hero,
    fight_it,
    gold,
    kill_zombies,
    lore,
    lose,
    modify,
    on,
    pay,
    recast,
    remove,
    suffer,
    surge,
    trophy,
    zombie,
)
from fabletable.kernel import DESIGNED, REPORTED, Message

MARGATH_STORY: Final = numbered(
    Story("in-the-depths-of-the-lake-of-tears", MARGATH, REPORTED, "diving-helmet")
    .story_quest("each", "lake-of-tears")
    .explored(
        outcome("water", suffer(2), lore(1)), outcome("water water", lore(2)), outcome("water wild wild", lore(3))
    ),
    Story("visions-of-dawn", MARGATH, REPORTED, "sun-priest")
    .story_quest("each", "shrine")
    .asks(on("quest", attempt(SPIRIT, 1, lore("successes", most=2)), action=1)),
    Story("the-cult-of-cinders", MARGATH, DESIGNED, "hooded-figure")
    .story_quest("first", "valley-of-souls", ongoing="enemy-health-plus-1")
    .asks(on("quest", attempt(MIND, 0, lore(2), failed=(suffer(1),)), action=1)),
    Story("embers-under-the-ashen-hills", MARGATH, DESIGNED, "burning-embers")
    .story_quest("each", "ashen-hills")
    .explored(outcome("hills", gold(2)), outcome("hills hills", lore(1)), outcome("hills forest mountains", lore(2))),
    Story("the-last-dragonslayer", MARGATH, DESIGNED, "spartan-helmet")
    .story_quest("each", "sundergard")
    .asks(on("quest", lore(1), draw(2), action=1, trophies=(COMBAT,))),
    Story("the-ember-hatchling", MARGATH, DESIGNED, "spiked-dragon-head")
    .story_quest("first", "fangs-of-mennara")
    .asks(on("quest", fight_it(), action=1))
    .fought(
        Foe(
            "ember-hatchling-of-the-story",
            "enemy",
            6,
            "beast dragon",
            "spiked-dragon-head",
            Message("story-the-ember-hatchling.foe"),
        ).can(surge(1, "spit-fire", deal(1, SKULL)), surge(2, "tail-sweep", remove(FOE, 1), deal(1, SKULL))),
        lore(2),
        gold(2),
    ),
    Story("shadow-of-wings", MARGATH, DESIGNED, "dragon-spiral").reveals(
        each_hero(suffer("act"), when={"site": ("wilderness",)})
    ),
    Story("tribute-in-gold", MARGATH, DESIGNED, "coins-pile").reveals(
        each_hero(pay("gold", 3, otherwise=(suffer(1), lose("hand", 1))))
    ),
    Story("the-bards-last-verse", MARGATH, DESIGNED, "lyre").reveals(
        each_hero(attempt(MIND, 0, lore(1), failed=(draw(1),)))
    ),
    Story("smoke-on-the-roads", MARGATH, DESIGNED, "smoking-volcano").reveals(
        each_hero(modify(SPEED, -1, until=GAME_ROUND)), each_hero(gold(1), when={"site": ("city",)})
    ),
)

CORPSE_KING_STORY: Final = numbered(
    Story("the-plague-cart", CORPSE_KING, DESIGNED, "coffin")
    .story_quest("each", "suvars-haven")
    .reveals(zombie("tradegate"))
    .asks(on("quest", ally(1), action=1, gold=2)),
    Story("the-paladins-vigil", CORPSE_KING, DESIGNED, "templar-shield")
    .story_quest("each", "sundergard")
    .reveals(zombie("southern-plains"))
    .asks(on("quest", attempt(BODY, 0, ally(1), failed=(suffer(2),)), action=1)),
    Story("the-witch-of-moonglow-marsh", CORPSE_KING, DESIGNED, "witch-flight")
    .story_quest("each", "moonglow-marsh")
    .reveals(zombie("moonglow-marsh"))
    .explored(
        outcome("water", suffer(3), ally(1)),
        outcome("water water", ally(1)),
        outcome("water water wild", ally(1), kill_zombies(2)),
    ),
    Story("brightdale-buries-its-dead", CORPSE_KING, DESIGNED, "graveyard")
    .story_quest("each", "brightdale")
    .reveals(zombie("misty-plains"))
    .asks(on("quest", ally(1), gold(2), action=1, trophies=(SOCIAL,), when={"zombie-here": False})),
    Story("the-bone-colossus", CORPSE_KING, DESIGNED, "skeleton")
    .story_quest("first", "rogue-peak")
    .reveals(zombie("rogue-peak"))
    .asks(on("quest", fight_it(), action=1))
    .fought(
        Foe(
            "bone-colossus-of-the-story",
            "enemy",
            7,
            "warrior undead",
            "skeleton",
            Message("story-the-bone-colossus.foe"),
        ).can(surge(1, "bone-wall", recast(SELF, 1, state=SPENT)), surge(3, "trample", deal(4, SKULL))),
        ally(1),
        kill_zombies(2),
    ),
    Story("the-bells-of-castle-telis", CORPSE_KING, DESIGNED, "ringing-bell")
    .story_quest("first", "castle-telis", ongoing="no-zombie-gold")
    .reveals(zombie("castle-telis"))
    .asks(on("quest", attempt(MIND, 0, ally(1), trophy(1, EXPLORATION), failed=(delay(),)), action=1)),
    Story("night-of-open-graves", CORPSE_KING, DESIGNED, "raise-zombie").reveals(
        zombie("telsvan-plains"), zombie("riverlands")
    ),
    Story("they-follow-the-living", CORPSE_KING, DESIGNED, "shambling-zombie").reveals(each_hero(zombie("adjacent"))),
    Story("refugees-on-the-road", CORPSE_KING, DESIGNED, "backup").reveals(
        each_hero(pay("gold", 2, ally(1), otherwise=(trophy(1, SOCIAL),)))
    ),
    Story("breath-of-the-grave", CORPSE_KING, DESIGNED, "cold-heart").reveals(
        each_hero(
            pay("hand", 1, otherwise=(suffer(2),)), when={"site": ("city", "settlement", "fortress", "wilderness")}
        )
    ),
)
