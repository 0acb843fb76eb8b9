"""The sixty skills: six sets of ten, learned with trophies. A star counts as a success in tests."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.board import FOREST, HILLS, MOUNTAINS, SHRINE, WATER
from fabletable.games.runebound.kinds import BODY, HAND, HEALTH, MIND, SPEED, SPIRIT, Skill, skill_set
from fabletable.games.runebound.numbers import numbered
from fabletable.games.runebound.tokens import AGILITY, DASH, MAGIC, PHYSICAL, SHIELD
from fabletable.games.runebound.vocabulary import (
    ALL,
    ANY,
    FIGHT,
    FOE,
    ROUND,
    SELF,
    TURN,
    action,
    always,
    armor,
    attack_bonus,
    attempt,
    block,
    cancel,
    choose,
    count_double,
    deal,
    delay,
    discount,
    draw,
    draw_extra,
    flip,
    gold,
    heal,
    ignore_river,
    look_at,
    modify,
    more_dice,
    move,
    on,
    recast,
    relocate,
    remove,
    reroll,
    reveal_more,
    sell_bonus,
    shop_at,
    spend_as,
    surge,
    take_as_trophy,
    treat_as,
    turn_die_wild,
    when,
)
from fabletable.kernel import DESIGNED, REPORTED, RULEBOOK

STAR: Final = True
PLAIN: Final = False

FORCE_OF_NATURE: Final = skill_set(
    "force-of-nature",
    Skill("mountaineering", BODY, "any", STAR, REPORTED, "mountain-climbing").can(
        on("spend-die", spend_as(MOUNTAINS), limit=TURN)
    ),
    Skill("water-strider", BODY, "exploration", PLAIN, RULEBOOK, "water-splash").can(
        on("free", move(2, only_water=True), limit=TURN, when={"in-combat": False})
    ),
    Skill("taxidermist", BODY, "any", PLAIN, REPORTED, "deer-head").can(
        on("on-win", gold(2), when={"foe-trait": ("beast", "dragon"), "foe-kind": "enemy"})
    ),
    Skill("giants-blood", BODY, "any combat", PLAIN, DESIGNED, "giant").can(always(modify(BODY, 1), modify(HEALTH, 1))),
    Skill("earthshaker", BODY, "any combat", PLAIN, DESIGNED, "earth-crack").can(
        surge(1, "tremor", deal(2, PHYSICAL), recast(FOE, ANY))
    ),
    Skill("bark-skin", SPIRIT, "any", STAR, DESIGNED, "oak-leaf").can(surge(1, "harden", heal(1), armor(1))),
    Skill("beast-speech", SPIRIT, "any social", PLAIN, DESIGNED, "paw").can(
        on(
            "on-engage",
            attempt(SPIRIT, 0, take_as_trophy()),
            limit=FIGHT,
            when={"foe-trait": ("beast",), "foe-kind": "enemy", "can-be-trophy": True},
        )
    ),
    Skill("call-lightning", SPIRIT, "combat exploration", PLAIN, DESIGNED, "lightning-storm").can(
        surge(2, "lightning", deal(4, MAGIC))
    ),
    Skill("weather-sense", SPIRIT, "exploration", STAR, DESIGNED, "sun-cloud").can(
        on("after-roll", reroll(2), limit=TURN)
    ),
    Skill("herb-lore", MIND, "any", STAR, DESIGNED, "herbs-bundle").can(
        on("on-rest", heal(2), when={"site": ("wilderness",)})
    ),
)

COMBAT_TRAINING: Final = skill_set(
    "combat-training",
    Skill("steadfast", BODY, "any any any combat", PLAIN, REPORTED, "rock-golem").can(always(modify(HEALTH, 3))),
    Skill("marksmanship", BODY, "any combat", PLAIN, REPORTED, "archery-target").can(
        on("on-engage", when({"owns": ("weapon",)}, deal(2, PHYSICAL), otherwise=(deal(1, PHYSICAL),)))
    ),
    Skill("ambidextrous", BODY, "any any any", PLAIN, REPORTED, "switch-weapon").can(
        on("when-dealing-damage", attack_bonus(2), limit=ROUND, when={"damage-type": ("physical",), "spent-min": 2})
    ),
    Skill("shield-wall", BODY, "combat", PLAIN, DESIGNED, "shield-bash").can(always(treat_as(DASH, SHIELD))),
    Skill("footwork", BODY, "any", STAR, DESIGNED, "barefoot").can(on("combat-action", flip(SELF, ANY), limit=FIGHT)),
    Skill("battle-fury", BODY, "combat combat", PLAIN, DESIGNED, "enrage").can(
        on("combat-action", deal(2, PHYSICAL), exert=1, limit=ROUND)
    ),
    Skill("shield-bash", BODY, "combat combat", STAR, DESIGNED, "bolt-shield").can(
        on("on-block", deal(1, PHYSICAL), limit=ROUND)
    ),
    Skill("disciplined", MIND, "any any", PLAIN, REPORTED, "sword-brandish").can(
        on("after-cast", recast(SELF, 1), limit=ROUND)
    ),
    Skill("veterans-eye", MIND, "combat", STAR, DESIGNED, "eye-target").can(
        on("after-cast", flip(FOE, 1), limit=FIGHT, when={"first-combat-round": True})
    ),
    Skill("second-wind", SPIRIT, "any social", STAR, DESIGNED, "lungs").can(
        on("combat-action", heal(3), exert=1, limit=FIGHT)
    ),
)

WANDERLUST: Final = skill_set(
    "wanderlust",
    Skill("tireless", BODY, "any exploration", PLAIN, RULEBOOK, "walking-boot").can(
        on("free", move(1), limit=TURN, when={"in-combat": False})
    ),
    Skill("fleet-of-foot", BODY, "any any", PLAIN, DESIGNED, "run").can(always(modify(SPEED, 1))),
    Skill("trailblazer", BODY, "any", STAR, DESIGNED, "machete").can(
        on("spend-die", spend_as(FOREST, HILLS), limit=TURN)
    ),
    Skill("ford-finder", BODY, "exploration", PLAIN, DESIGNED, "stone-path").can(
        always(ignore_river()), on("enter-hex", move(1), limit=TURN, when={"crossed-river": True})
    ),
    Skill("cartography", MIND, "exploration", STAR, REPORTED, "treasure-map").can(
        on("after-roll", reroll(ANY), limit=TURN, when={"roll": ("explore",)})
    ),
    Skill("treasure-hunter", MIND, "any exploration", PLAIN, DESIGNED, "open-treasure-chest").can(
        on("on-quest-done", gold(2))
    ),
    Skill("second-look", MIND, "any any", STAR, DESIGNED, "magnifying-glass").can(
        on("on-adventure", look_at(ANY, 2, "take-one"), limit=TURN)
    ),
    Skill("tales-from-afar", MIND, "any social", PLAIN, DESIGNED, "talk").can(
        on("enter-hex", draw(2), limit=TURN, when={"site": ("city", "settlement", "shrine", "fortress")})
    ),
    Skill("wayfarers-song", SPIRIT, "social", STAR, DESIGNED, "musical-notes").can(
        on("before-roll", more_dice(1), when={"roll": ("move",), "road": True})
    ),
    Skill("star-reading", SPIRIT, "exploration exploration", PLAIN, DESIGNED, "star-formation").can(
        on("after-roll", turn_die_wild(), limit=TURN)
    ),
)

GENTLEMAN_OF_FORTUNE: Final = skill_set(
    "gentleman-of-fortune",
    Skill("cunning", MIND, "any any any", PLAIN, REPORTED, "fox-head").can(always(modify(MIND, 2))),
    Skill("megalomania", MIND, "any", PLAIN, REPORTED, "imperial-crown").can(
        always(modify(HAND, 2), modify(SPIRIT, -1))
    ),
    Skill("unpredictable", MIND, "any any", STAR, REPORTED, "perspective-dice-six-faces-random").can(
        on("after-cast", recast(SELF, ANY), recast(FOE, 1), limit=FIGHT)
    ),
    Skill("haggler", MIND, "any social", PLAIN, DESIGNED, "shaking-hands").can(
        on("on-shop", discount(1)), on("on-sell", sell_bonus(1), when={"sold-for": ("price", "market-value")})
    ),
    Skill("contacts", MIND, "exploration social", PLAIN, DESIGNED, "envelope").can(
        on("action", shop_at(ANY), action=1, when={"site": ("settlement",)})
    ),
    Skill("pickpocket", MIND, "any", STAR, DESIGNED, "snatch").can(
        on(
            "action",
            attempt(MIND, 0, gold(2), failed=(delay(),)),
            action=1,
            limit=TURN,
            when={"site": ("city", "settlement")},
        )
    ),
    Skill("dirty-fighting", BODY, "any combat", PLAIN, DESIGNED, "punch").can(always(treat_as(AGILITY, PHYSICAL))),
    Skill("escape-artist", BODY, "any", STAR, DESIGNED, "breaking-chain").can(on("on-retreat", heal(1))),
    Skill("devils-luck", SPIRIT, "social", STAR, DESIGNED, "clover").can(
        on("after-test", gold(1), draw(1), limit=TURN, when={"result": "fail"})
    ),
    Skill("noble-patron", SPIRIT, "social social", PLAIN, DESIGNED, "crown-coin").can(
        on("start-of-turn", gold(1), when={"site": ("city", "settlement", "fortress"), "defeated": False})
    ),
)

FAVOURED_BY_THE_GODS: Final = skill_set(
    "favoured-by-the-gods",
    Skill("healing-touch", SPIRIT, "any any", PLAIN, REPORTED, "healing").can(
        on("free", heal(3), exert=1, limit=TURN, when={"in-combat": False})
    ),
    Skill("water-walking", SPIRIT, "exploration", PLAIN, REPORTED, "water-drop").can(
        on("spend-die", spend_as(WATER), when={"roll": ("move", "retreat")})
    ),
    Skill("war-aria", SPIRIT, "any combat social", PLAIN, REPORTED, "sing").can(always(modify(HEALTH, "spirit"))),
    Skill("victory-foretold", SPIRIT, "social", PLAIN, REPORTED, "laurels").can(
        on(
            "after-cast",
            attempt(SPIRIT, 2, each=(choose((flip(SELF, 1),), (flip(FOE, 1),)),)),
            limit=FIGHT,
            when={"first-combat-round": True},
        )
    ),
    Skill("divine-providence", SPIRIT, "any any", STAR, DESIGNED, "holy-symbol").can(on("before-test", reveal_more(1))),
    Skill("guardian-angel", SPIRIT, "any exploration social", PLAIN, DESIGNED, "angel-wings").can(
        on("would-be-defeated", block(ALL), exert=1, limit=FIGHT)
    ),
    Skill("smite", SPIRIT, "any combat", STAR, DESIGNED, "winged-sword").can(
        surge(
            1,
            "smite",
            when(
                {"foe-trait": ("undead", "demon")},
                deal(3, MAGIC),
                otherwise=(when({"foe-trait": ("villain",)}, deal(2, MAGIC), otherwise=(deal(1, MAGIC),)),),
            ),
        )
    ),
    Skill("omens", MIND, "any", STAR, DESIGNED, "raven").can(
        on("free", look_at("skills", 3, "reorder"), limit=TURN, when={"in-test": False})
    ),
    Skill("serenity", MIND, "exploration social", STAR, DESIGNED, "meditation").can(
        always(modify(MIND, 1), modify(SPIRIT, 1))
    ),
    Skill("martyrs-shield", BODY, "any combat combat", PLAIN, DESIGNED, "shield-reflect").can(
        on("when-dealt-damage", block(2), exert=1, limit=ROUND)
    ),
)

RUNE_MAGIC: Final = skill_set(
    "rune-magic",
    Skill("magic-aspiration", SPIRIT, "any any", PLAIN, REPORTED, "spell-book").can(
        always(modify(SPIRIT, 2), modify(MIND, -1))
    ),
    Skill("spell-ward", SPIRIT, "any combat", STAR, RULEBOOK, "magic-shield").can(
        on("foe-combat-action", deal(1, MAGIC), limit=ROUND, when={"foe-action": ("surge",)})
    ),
    Skill("rune-of-fire", MIND, "any combat", PLAIN, DESIGNED, "fire-ray").can(surge(1, "blaze", deal(2, MAGIC))),
    Skill("rune-of-binding", MIND, "exploration", STAR, DESIGNED, "chained-heart").can(
        surge(1, "bind", remove(FOE, 1))
    ),
    Skill("rune-of-mirrors", MIND, "any exploration", PLAIN, DESIGNED, "mirror-mirror").can(
        surge(1, "mirror", count_double(2))
    ),
    Skill("counterspell", MIND, "any social", PLAIN, DESIGNED, "cancel").can(
        on("foe-combat-action", cancel(), exert=1, limit=ROUND, when={"foe-action": ("surge",)})
    ),
    Skill("runic-library", MIND, "any", STAR, DESIGNED, "bookshelf").can(
        always(modify(HAND, 1)), on("on-train", draw_extra(1))
    ),
    Skill("waygate-rune", SPIRIT, "any exploration", STAR, DESIGNED, "magic-portal").can(
        on("action", relocate(SHRINE), action=1, exert=1, when={"site": ("shrine",)})
    ),
    Skill("hourglass-rune", SPIRIT, "any exploration social", PLAIN, DESIGNED, "hourglass").can(
        on("free", action(1), exert=2, limit=TURN, when={"in-combat": False})
    ),
    Skill("blood-rune", BODY, "any combat", PLAIN, DESIGNED, "bloody-sword").can(
        on("combat-action", deal(2, MAGIC), suffer=1, limit=ROUND)
    ),
)

SKILLS: Final = numbered(
    *FORCE_OF_NATURE,
    *COMBAT_TRAINING,
    *WANDERLUST,
    *GENTLEMAN_OF_FORTUNE,
    *FAVOURED_BY_THE_GODS,
    *RUNE_MAGIC,
)
