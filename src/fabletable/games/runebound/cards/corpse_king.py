"""The thirty adventure cards of the Corpse King, ten for each deck: allies, zombies and the undead."""

from __future__ import annotations

from fabletable.games.runebound.board import COMBAT, EXPLORATION, SOCIAL
from fabletable.games.runebound.cards.decks import adventures
from fabletable.games.runebound.effects.combat import Deal, Forbid
from fabletable.games.runebound.effects.flow import AttributeTest, Pay
from fabletable.games.runebound.effects.heroes import (
    Delay,
    DrawSkills,
    GainAllies,
    GainGold,
    GainTrophies,
    Heal,
    LearnSkill,
    Lose,
    Modify,
    Suffer,
    TakeCard,
)
from fabletable.games.runebound.effects.tokens import BringBack, Flip, Recast, Remove
from fabletable.games.runebound.effects.travel import (
    DrawAdventure,
    ExploreHere,
    KillZombies,
    LookAt,
    RaiseZombie,
    RefreshGem,
)
from fabletable.games.runebound.hooks import AFTER_DEALING_DAMAGE, ON_ENGAGE, ON_REST, ON_WIN
from fabletable.games.runebound.kinds import (
    BODY,
    CORPSE_KING,
    HEALTH,
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
from fabletable.games.runebound.tokens import AGILITY, DOUBLE, SHIELD, SKULL, SURGE
from fabletable.games.runebound.vocabulary import ALL, ANY, FIGHT, FOE, ROUND, SELF, SPENT, X, always, on, surge
from fabletable.kernel import DESIGNED, REPORTED
from fabletable.kernel.scene import Portrait

adventures(
    COMBAT,
    CORPSE_KING,
    Enemy("undead-horde", REPORTED, "shambling-zombie", 3, "warrior undead", Portrait(company=2, ground="graves"))
    .can(surge(1, "relentless", Recast(SELF, 1, state=SPENT)), surge(1, "swarm", Forbid(FOE, SURGE, ROUND)))
    .gives((GainGold(2),)),
    Enemy("reanimates", DESIGNED, "raise-skeleton", 5, "warrior undead", Portrait(company=2, ground="graves"))
    .can(surge(X, "cleave", Deal(X, SKULL)), on(ON_WIN, RaiseZombie("here"), name="join-us"))
    .gives((GainGold(2),)),
    Enemy("death-knight", REPORTED, "brutal-helm", 6, "warrior undead", ours="surge-1 n-1 surge-2 n-2 surge-3 n-3 n-4")
    .can(
        surge(1, "oath-of-vorakesh", BringBack(1, SKULL)),
        surge(2, "black-blade", Flip(FOE, ALL, SHIELD), Deal(2, SKULL)),
        surge(3, "a-life-for-a-life", Pay("ally", 1, otherwise=(Deal(5, SKULL),))),
    )
    .gives((GainGold(3),)),
    Enemy("grave-hound", DESIGNED, "animal-skull", 4, "undead beast")
    .can(
        always(Modify(HEALTH, "zombies", most=3), name="leader-of-the-pack"),
        surge(1, "drag-down", Forbid(FOE, "retreat", ROUND), Deal(1, SKULL)),
        surge(2, "howl", Flip(FOE, 2)),
    )
    .gives((GainGold(2),)),
    Enemy("bone-colossus", DESIGNED, "totem-head", 9, "warrior undead", Portrait(ground="graves"))
    .can(
        always(Modify(HEALTH, "allies", most=3, times=-1), name="weak-knees"),
        surge(2, "falling-bones", Deal(3, SKULL), Recast(FOE, 1)),
        surge(3, "rebuild", Heal(2), Recast(SELF, 2, state=SPENT)),
    )
    .gives((GainGold(1), GainTrophies(1, COMBAT))),
    Enemy("barrow-wight", DESIGNED, "burning-skull", 5, "mystic undead", Portrait("bust", ground="graves"))
    .can(
        on(AFTER_DEALING_DAMAGE, Lose("hand", 1), name="chill-of-the-grave", limit=FIGHT, must=True),
        surge(1, "dead-hand", Remove(FOE, 1, SURGE)),
        surge(2, "drain-life", Deal(2, SKULL), Heal(2)),
    )
    .gives((GainGold(3),)),
    Enemy("ghoul", DESIGNED, "fanged-skull", 6, "stalker undead", Portrait(ground="bones"))
    .can(surge(1, "cold-fingers", Remove(FOE, 1)), surge(2, "feast", Heal("zombies", plus=1, most=4)))
    .gives((GainGold(1), KillZombies(1))),
    Quest("open-graves", DESIGNED, "graveyard").at(
        "misty-plains",
        outcome("plains plains", GainGold(2)),
        outcome("plains forest water", GainGold(2), KillZombies(1)),
        outcome("plains plains wild", GainAllies(1)),
    ),
    Event("last-stand-at-the-mill", DESIGNED, "windmill").offers(
        now(AttributeTest(BODY, -1, GainAllies(1), TakeCard(), failed=(Suffer(3),))),
        now(AttributeTest(MIND, 0, GainGold(2), TakeCard(), failed=(RaiseZombie("nearest"),))),
    ),
    Event("dead-men-on-the-road", DESIGNED, "death-zone").offers(
        now(Suffer(2), ExploreHere(GainGold(1)), TakeCard()),
        now(AttributeTest(SPIRIT, -1, KillZombies(2), TakeCard(), failed=(RaiseZombie("nearest"),))),
    ),
)

adventures(
    EXPLORATION,
    CORPSE_KING,
    Quest("captive-spirit", DESIGNED, "ghost").at(
        "stumpwood",
        outcome("forest", Heal(3)),
        outcome("forest forest", GainGold(2)),
        outcome("forest wild", GainAllies(1)),
    ),
    Quest("blessing-of-kernos", DESIGNED, "deer-head").at(
        "hedgewood",
        outcome("forest", Heal(3)),
        outcome("forest hills", KillZombies(1)),
        outcome("forest forest wild", GainAllies(1), KillZombies(1)),
    ),
    Quest("drowned-village", DESIGNED, "drowning").at(
        "lake-kernan",
        outcome("water", GainGold(2)),
        outcome("plains water", GainGold(2), DrawSkills(1)),
        outcome("water water", GainAllies(1)),
        miss=(Suffer(1),),
    ),
    Quest("echo-of-the-dead", DESIGNED, "echo-ripples").at(
        "echo-lake",
        outcome("water", Heal(4)),
        outcome("forest water", GainGold(2), LookAt(ANY, 3, "reorder")),
        outcome("water wild", GainGold(2), LearnSkill(reduce=1), KillZombies(1)),
        exert=1,
    ),
    Quest("pass-of-the-dead", DESIGNED, "mountain-cave").at(
        "mountains-of-despair",
        outcome("mountains", Suffer(1), GainGold(2)),
        outcome("hills mountains", KillZombies(2)),
        outcome("mountains mountains", GainTrophies(1, COMBAT)),
    ),
    Quest("hermit-of-rogue-peak", DESIGNED, "wizard-face").at(
        "rogue-peak",
        success(1, DrawSkills(2)),
        success(2, GainAllies(1)),
        success(3, GainAllies(1), KillZombies(2)),
        attribute=MIND,
    ),
    Quest("bitter-harvest", DESIGNED, "scythe").at(
        "bitter-lowlands",
        outcome("hills", GainGold(3), RaiseZombie("here")),
        outcome("hills hills", GainGold(2)),
        outcome("hills mountains water", GainAllies(1), Heal(2)),
    ),
    Enemy("banshee", DESIGNED, "spectre", 4, "mystic undead", Portrait("flies", weather="mist"))
    .can(
        on(ON_ENGAGE, AttributeTest(SPIRIT, 0, failed=(Deal(1, SKULL), Lose("hand", 2))), name="the-cry"),
        surge(1, "lament", Forbid(FOE, DOUBLE, ROUND), Recast(FOE, 1)),
        surge(2, "voice-of-the-lost", Remove(FOE, ALL, AGILITY), Deal(2, SKULL)),
    )
    .gives((GainGold(2),), (Heal(2), KillZombies(1))),
    Enemy("necromancers-apprentice", DESIGNED, "bone-apprentice", 5, "mystic humanoid")
    .can(
        surge(1, "wrong-page", Recast(SELF, ALL)),
        surge(2, "practical-part", Deal(2, SKULL), RaiseZombie("here"), limit=FIGHT),
    )
    .gives((GainGold(2),), (GainGold(1), KillZombies(1))),
    Event("empty-coffin", DESIGNED, "coffin").offers(
        now(KillZombies(1), DrawAdventure(COMBAT)),
        now(AttributeTest(SPIRIT, 0, KillZombies(1), TakeCard(), failed=(RaiseZombie("nearest"),))),
    ),
)

adventures(
    SOCIAL,
    CORPSE_KING,
    Event("coven-of-necromancers", REPORTED, "pentacle", ours="n-2 n-3 n-5").offers(
        now(AttributeTest(BODY, -2, GainGold(2), KillZombies(2), TakeCard(), failed=(Suffer(2),))),
        now(AttributeTest(SPIRIT, 0, GainGold(1), TakeCard(), failed=(RaiseZombie("nearest"),))),
    ),
    Event("ancient-burials", REPORTED, "tombstone", ours="n-1 n-2 n-3").offers(
        now(AttributeTest(BODY, -2, GainAllies(1), TakeCard(), failed=(Suffer(2),))),
        now(AttributeTest(MIND, 0, DrawSkills(1), TakeCard())),
    ),
    Event("mercenary-captain", DESIGNED, "sword-brandish").offers(
        now(Pay("gold", 3, GainAllies(1), TakeCard())),
        now(AttributeTest(MIND, -1, GainAllies(1), TakeCard(), failed=(Lose("gold", 2),))),
    ),
    Event("funeral-feast", DESIGNED, "meal").offers(
        now(AttributeTest(SPIRIT, 0, Heal(4), TakeCard())), now(Delay(), KillZombies(1), TakeCard())
    ),
    Event("widows-lantern", DESIGNED, "lantern-flame").offers(
        rumor(GainAllies(1), TakeCard(), at="shrine", window=ON_REST),
        now(Pay("gold", 2, DrawSkills(2), RefreshGem(1), TakeCard())),
    ),
    Event("order-of-the-torch", DESIGNED, "torch").offers(
        rumor(GainAllies(1), TakeCard(), at="fortress"),
        rumor(GainGold(2), TakeCard(), window=ON_WIN, when={"foe-trait": ("undead",)}),
    ),
    Event("plague-doctor", DESIGNED, "plague-doctor-profile").offers(
        now(Pay("gold", 1, Heal(ALL), TakeCard())),
        now(AttributeTest(MIND, -1, GainAllies(1), TakeCard(), failed=(Suffer(2),))),
    ),
    Quest("call-the-banners", DESIGNED, "vertical-banner").at(
        "caer-loek sundergard",
        success(1, GainGold(2), DrawSkills(1)),
        success(2, GainAllies(1)),
        success(3, GainAllies(2)),
        attribute=BODY,
    ),
    Quest("silver-for-the-living", DESIGNED, "ore").at(
        "zedrics-crossing",
        outcome("plains water", GainGold(2)),
        outcome("plains hills water", KillZombies(2)),
        outcome("plains water wild", GainGold(2), GainAllies(1)),
    ),
    Enemy("false-priest", DESIGNED, "prayer", 5, "mystic humanoid")
    .can(
        surge(1, "endless-sermon", Forbid(FOE, "exert", ROUND), Flip(FOE, 1)),
        surge(2, "stolen-blessing", Heal(3)),
        on(ON_WIN, Lose("gold", 2), RaiseZombie("here"), name="last-rites"),
    )
    .gives((GainGold(3),), (GainAllies(1),)),
)
