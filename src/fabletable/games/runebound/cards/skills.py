"""The sixty skills: six sets of ten, learned with trophies. A star counts as a success in tests."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound import hooks
from fabletable.games.runebound.board import FOREST, HILLS, MOUNTAINS, SHRINE, WATER
from fabletable.games.runebound.cards.decks import SKILLS, declare
from fabletable.games.runebound.effects.combat import Armor, AttackBonus, Block, Cancel, Deal, TakeAsTrophy, TreatAs
from fabletable.games.runebound.effects.flow import AttributeTest, ChooseOne, RevealMore, When
from fabletable.games.runebound.effects.heroes import (
    Delay,
    Discount,
    DrawExtra,
    DrawSkills,
    GainActions,
    GainGold,
    Heal,
    Modify,
    SellBonus,
    ShopAt,
)
from fabletable.games.runebound.effects.tokens import CountDouble, Flip, Recast, Remove
from fabletable.games.runebound.effects.travel import (
    IgnoreRivers,
    LookAt,
    MoreDice,
    Relocate,
    Reroll,
    SpendAs,
    TurnDieWild,
    Walk,
)
from fabletable.games.runebound.hooks import ANY_TIME
from fabletable.games.runebound.kinds import BODY, HAND, HEALTH, MIND, SPEED, SPIRIT, Skill
from fabletable.games.runebound.tokens import AGILITY, DASH, MAGIC, PHYSICAL, SHIELD
from fabletable.games.runebound.vocabulary import ALL, ANY, FIGHT, FOE, ROUND, SELF, TURN, always, on, surge
from fabletable.kernel import DESIGNED, REPORTED, RULEBOOK


def skill_set(name: str, *skills: Skill) -> None:
    for skill in skills:
        skill.set = name
    declare(SKILLS, *skills)


STAR: Final = True
PLAIN: Final = False

skill_set(
    "force-of-nature",
    Skill("mountaineering", BODY, "any", STAR, REPORTED, "mountain-climbing").can(
        on(hooks.SPEND_DIE, SpendAs(MOUNTAINS), limit=TURN)
    ),
    Skill("water-strider", BODY, "exploration", PLAIN, RULEBOOK, "water-splash", ours="attribute cost star n-1").can(
        on(ANY_TIME, Walk(2, only_water=True), limit=TURN, when={"in-combat": False})
    ),
    Skill("taxidermist", BODY, "any", PLAIN, REPORTED, "deer-head", ours="star n-1").can(
        on(hooks.ON_WIN, GainGold(2), when={"foe-trait": ("beast", "dragon"), "foe-kind": "enemy"})
    ),
    Skill("giants-blood", BODY, "any combat", PLAIN, DESIGNED, "giant").can(always(Modify(BODY, 1), Modify(HEALTH, 1))),
    Skill("earthshaker", BODY, "any combat", PLAIN, DESIGNED, "earth-crack").can(
        surge(1, "tremor", Deal(2, PHYSICAL), Recast(FOE, ANY))
    ),
    Skill("bark-skin", SPIRIT, "any", STAR, DESIGNED, "oak-leaf").can(surge(1, "harden", Heal(1), Armor(1))),
    Skill("beast-speech", SPIRIT, "any social", PLAIN, DESIGNED, "paw").can(
        on(
            hooks.ON_ENGAGE,
            AttributeTest(SPIRIT, 0, TakeAsTrophy()),
            limit=FIGHT,
            when={"foe-trait": ("beast",), "foe-kind": "enemy", "can-be-trophy": True},
        )
    ),
    Skill("call-lightning", SPIRIT, "combat exploration", PLAIN, DESIGNED, "lightning-storm").can(
        surge(2, "lightning", Deal(4, MAGIC))
    ),
    Skill("weather-sense", SPIRIT, "exploration", STAR, DESIGNED, "sun-cloud").can(
        on(hooks.AFTER_ROLL, Reroll(2), limit=TURN)
    ),
    Skill("herb-lore", MIND, "any", STAR, DESIGNED, "herbs-bundle").can(
        on(hooks.ON_REST, Heal(2), when={"site": ("wilderness",)})
    ),
)

skill_set(
    "combat-training",
    Skill("steadfast", BODY, "any any any combat", PLAIN, REPORTED, "rock-golem", ours="star").can(
        always(Modify(HEALTH, 3))
    ),
    Skill("marksmanship", BODY, "any combat", PLAIN, REPORTED, "archery-target", ours="star n-1 n-2").can(
        on(hooks.ON_ENGAGE, When({"owns": ("weapon",)}, Deal(2, PHYSICAL), otherwise=(Deal(1, PHYSICAL),)))
    ),
    Skill("ambidextrous", BODY, "any any any", PLAIN, REPORTED, "switch-weapon", ours="star n-1").can(
        on(hooks.WHEN_DEALING_DAMAGE, AttackBonus(2), limit=ROUND, when={"damage-type": ("physical",), "spent-min": 2})
    ),
    Skill("shield-wall", BODY, "combat", PLAIN, DESIGNED, "shield-bash").can(always(TreatAs(DASH, SHIELD))),
    Skill("footwork", BODY, "any", STAR, DESIGNED, "barefoot").can(
        on(hooks.AS_COMBAT_ACTION, Flip(SELF, ANY), limit=FIGHT)
    ),
    Skill("battle-fury", BODY, "combat combat", PLAIN, DESIGNED, "enrage").can(
        on(hooks.AS_COMBAT_ACTION, Deal(2, PHYSICAL), exert=1, limit=ROUND)
    ),
    Skill("shield-bash", BODY, "combat combat", STAR, DESIGNED, "bolt-shield").can(
        on(hooks.ON_BLOCK, Deal(1, PHYSICAL), limit=ROUND)
    ),
    Skill("disciplined", MIND, "any any", PLAIN, REPORTED, "sword-brandish", ours="attribute cost star n-1").can(
        on(hooks.AFTER_CAST, Recast(SELF, 1), limit=ROUND)
    ),
    Skill("veterans-eye", MIND, "combat", STAR, DESIGNED, "eye-target").can(
        on(hooks.AFTER_CAST, Flip(FOE, 1), limit=FIGHT, when={"first-combat-round": True})
    ),
    Skill("second-wind", SPIRIT, "any social", STAR, DESIGNED, "lungs").can(
        on(hooks.AS_COMBAT_ACTION, Heal(3), exert=1, limit=FIGHT)
    ),
)

skill_set(
    "wanderlust",
    Skill("tireless", BODY, "any exploration", PLAIN, RULEBOOK, "walking-boot", ours="attribute cost star").can(
        on(ANY_TIME, Walk(1), limit=TURN, when={"in-combat": False})
    ),
    Skill("fleet-of-foot", BODY, "any any", PLAIN, DESIGNED, "run").can(always(Modify(SPEED, 1))),
    Skill("trailblazer", BODY, "any", STAR, DESIGNED, "machete").can(
        on(hooks.SPEND_DIE, SpendAs(FOREST, HILLS), limit=TURN)
    ),
    Skill("ford-finder", BODY, "exploration", PLAIN, DESIGNED, "stone-path").can(
        always(IgnoreRivers()), on(hooks.ENTER_HEX, Walk(1), limit=TURN, when={"crossed-river": True})
    ),
    Skill("cartography", MIND, "exploration", STAR, REPORTED, "treasure-map", ours="attribute cost star effect").can(
        on(hooks.AFTER_ROLL, Reroll(ANY), limit=TURN, when={"roll": ("explore",)})
    ),
    Skill("treasure-hunter", MIND, "any exploration", PLAIN, DESIGNED, "open-treasure-chest").can(
        on(hooks.ON_QUEST_DONE, GainGold(2))
    ),
    Skill("second-look", MIND, "any any", STAR, DESIGNED, "magnifying-glass").can(
        on(hooks.ON_ADVENTURE, LookAt(ANY, 2, "take-one"), limit=TURN)
    ),
    Skill("tales-from-afar", MIND, "any social", PLAIN, DESIGNED, "talk").can(
        on(hooks.ENTER_HEX, DrawSkills(2), limit=TURN, when={"site": ("city", "settlement", "shrine", "fortress")})
    ),
    Skill("wayfarers-song", SPIRIT, "social", STAR, DESIGNED, "musical-notes").can(
        on(hooks.BEFORE_ROLL, MoreDice(1), when={"roll": ("move",), "road": True})
    ),
    Skill("star-reading", SPIRIT, "exploration exploration", PLAIN, DESIGNED, "star-formation").can(
        on(hooks.AFTER_ROLL, TurnDieWild(), limit=TURN)
    ),
)

skill_set(
    "gentleman-of-fortune",
    Skill("cunning", MIND, "any any any", PLAIN, REPORTED, "fox-head", ours="star").can(always(Modify(MIND, 2))),
    Skill("megalomania", MIND, "any", PLAIN, REPORTED, "imperial-crown", ours="star n-1 less-1").can(
        always(Modify(HAND, 2), Modify(SPIRIT, -1))
    ),
    Skill(
        "unpredictable",
        MIND,
        "any any",
        STAR,
        REPORTED,
        "perspective-dice-six-faces-random",
        ours="attribute cost star n-1",
    ).can(on(hooks.AFTER_CAST, Recast(SELF, ANY), Recast(FOE, 1), limit=FIGHT)),
    Skill("haggler", MIND, "any social", PLAIN, DESIGNED, "shaking-hands").can(
        on(hooks.ON_SHOP, Discount(1)), on(hooks.ON_SELL, SellBonus(1), when={"sold-for": ("price", "market-value")})
    ),
    Skill("contacts", MIND, "exploration social", PLAIN, DESIGNED, "envelope").can(
        on(hooks.AS_ACTION, ShopAt(ANY), action=1, when={"site": ("settlement",)})
    ),
    Skill("pickpocket", MIND, "any", STAR, DESIGNED, "snatch").can(
        on(
            hooks.AS_ACTION,
            AttributeTest(MIND, 0, GainGold(2), failed=(Delay(),)),
            action=1,
            limit=TURN,
            when={"site": ("city", "settlement")},
        )
    ),
    Skill("dirty-fighting", BODY, "any combat", PLAIN, DESIGNED, "punch").can(always(TreatAs(AGILITY, PHYSICAL))),
    Skill("escape-artist", BODY, "any", STAR, DESIGNED, "breaking-chain").can(on(hooks.ON_RETREAT, Heal(1))),
    Skill("devils-luck", SPIRIT, "social", STAR, DESIGNED, "clover").can(
        on(hooks.AFTER_TEST, GainGold(1), DrawSkills(1), limit=TURN, when={"result": "fail"})
    ),
    Skill("noble-patron", SPIRIT, "social social", PLAIN, DESIGNED, "crown-coin").can(
        on(hooks.START_OF_TURN, GainGold(1), when={"site": ("city", "settlement", "fortress"), "defeated": False})
    ),
)

skill_set(
    "favoured-by-the-gods",
    Skill("healing-touch", SPIRIT, "any any", PLAIN, REPORTED, "healing", ours="star exert-1 n-1").can(
        on(ANY_TIME, Heal(3), exert=1, limit=TURN, when={"in-combat": False})
    ),
    Skill("water-walking", SPIRIT, "exploration", PLAIN, REPORTED, "water-drop", ours="star effect").can(
        on(hooks.SPEND_DIE, SpendAs(WATER), when={"roll": ("move", "retreat")})
    ),
    Skill("war-aria", SPIRIT, "any combat social", PLAIN, REPORTED, "sing", ours="star").can(
        always(Modify(HEALTH, "spirit"))
    ),
    Skill("victory-foretold", SPIRIT, "social", PLAIN, REPORTED, "laurels", ours="attribute cost star n-1 n-2 n-3").can(
        on(
            hooks.AFTER_CAST,
            AttributeTest(SPIRIT, 2, each=(ChooseOne((Flip(SELF, 1),), (Flip(FOE, 1),)),)),
            limit=FIGHT,
            when={"first-combat-round": True},
        )
    ),
    Skill("divine-providence", SPIRIT, "any any", STAR, DESIGNED, "holy-symbol").can(
        on(hooks.BEFORE_TEST, RevealMore(1))
    ),
    Skill("guardian-angel", SPIRIT, "any exploration social", PLAIN, DESIGNED, "angel-wings").can(
        on(hooks.WOULD_BE_DEFEATED, Block(ALL), exert=1, limit=FIGHT)
    ),
    Skill("smite", SPIRIT, "any combat", STAR, DESIGNED, "winged-sword").can(
        surge(
            1,
            "smite",
            When(
                {"foe-trait": ("undead", "demon")},
                Deal(3, MAGIC),
                otherwise=(When({"foe-trait": ("villain",)}, Deal(2, MAGIC), otherwise=(Deal(1, MAGIC),)),),
            ),
        )
    ),
    Skill("omens", MIND, "any", STAR, DESIGNED, "raven").can(
        on(ANY_TIME, LookAt("skills", 3, "reorder"), limit=TURN, when={"in-test": False})
    ),
    Skill("serenity", MIND, "exploration social", STAR, DESIGNED, "meditation").can(
        always(Modify(MIND, 1), Modify(SPIRIT, 1))
    ),
    Skill("martyrs-shield", BODY, "any combat combat", PLAIN, DESIGNED, "shield-reflect").can(
        on(hooks.WHEN_DEALT_DAMAGE, Block(2), exert=1, limit=ROUND)
    ),
)

skill_set(
    "rune-magic",
    Skill("magic-aspiration", SPIRIT, "any any", PLAIN, REPORTED, "spell-book", ours="star").can(
        always(Modify(SPIRIT, 2), Modify(MIND, -1))
    ),
    Skill("spell-ward", SPIRIT, "any combat", STAR, RULEBOOK, "magic-shield", ours="attribute cost star n-1").can(
        on(hooks.FOE_COMBAT_ACTION, Deal(1, MAGIC), limit=ROUND, when={"foe-action": ("surge",)})
    ),
    Skill("rune-of-fire", MIND, "any combat", PLAIN, DESIGNED, "fire-ray").can(surge(1, "blaze", Deal(2, MAGIC))),
    Skill("rune-of-binding", MIND, "exploration", STAR, DESIGNED, "chained-heart").can(
        surge(1, "bind", Remove(FOE, 1))
    ),
    Skill("rune-of-mirrors", MIND, "any exploration", PLAIN, DESIGNED, "mirror-mirror").can(
        surge(1, "mirror", CountDouble(2))
    ),
    Skill("counterspell", MIND, "any social", PLAIN, DESIGNED, "cancel").can(
        on(hooks.FOE_COMBAT_ACTION, Cancel(), exert=1, limit=ROUND, when={"foe-action": ("surge",)})
    ),
    Skill("runic-library", MIND, "any", STAR, DESIGNED, "bookshelf").can(
        always(Modify(HAND, 1)), on(hooks.ON_TRAIN, DrawExtra(1))
    ),
    Skill("waygate-rune", SPIRIT, "any exploration", STAR, DESIGNED, "magic-portal").can(
        on(hooks.AS_ACTION, Relocate(SHRINE), action=1, exert=1, when={"site": ("shrine",)})
    ),
    Skill("hourglass-rune", SPIRIT, "any exploration social", PLAIN, DESIGNED, "hourglass").can(
        on(ANY_TIME, GainActions(1), exert=2, limit=TURN, when={"in-combat": False})
    ),
    Skill("blood-rune", BODY, "any combat", PLAIN, DESIGNED, "bloody-sword").can(
        on(hooks.AS_COMBAT_ACTION, Deal(2, MAGIC), suffer=1, limit=ROUND)
    ),
)
