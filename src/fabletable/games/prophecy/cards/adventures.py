"""The adventure deck: 40 creatures and 21 opportunities, one of each. Which single numbers are designed is told in
docs/prophecy.md."""

from __future__ import annotations

from fabletable.games.prophecy.cards.decks import CREATURES, OPPORTUNITIES
from fabletable.games.prophecy.effects.gains import (
    ALL,
    AttributeTrial,
    DieGold,
    DieTable,
    Draw,
    DrawOrRefuse,
    Experience,
    Fetch,
    Find,
    GainStrength,
    GainWill,
    Glory,
    Gold,
    Heal,
    PickOne,
    Regain,
    RepairAll,
    TakeHoard,
)
from fabletable.games.prophecy.effects.losses import (
    BLUE_CUBES,
    EXPERIENCE,
    GOLD,
    HEALTH,
    MANA,
    ONE_WOUND,
    RED_CUBES,
    BecomePoorest,
    Flees,
    Forfeit,
    HandOverItem,
    LoseDearestItem,
    LoseHealth,
    LoseScroll,
    PayToll,
    RobbedOfGold,
    Spend,
)
from fabletable.games.prophecy.effects.special import (
    RARE_ITEMS,
    STRENGTH_CUBES,
    WILL_CUBES,
    AttachToWeapon,
    Fewest,
    FightFromDeck,
    KeepCard,
    Market,
    Reveal,
    Teleport,
)
from fabletable.games.prophecy.kinds import (
    ANIMAL,
    COMMON,
    DEMON,
    HUMANOID,
    POTION,
    RARE,
    SHIELD,
    STRENGTH,
    UNDEAD,
    WEAPON,
    WILL,
    Creature,
    Opportunity,
    OpportunityBargain,
    Parley,
)
from fabletable.kernel import DESIGNED, REPORTED, RULEBOOK
from fabletable.kernel.scene import Portrait

# --- humanoids ---

CREATURES.add(Creature(
    "robber", HUMANOID, strength=3, will=3, experience=2, before=(HandOverItem(),), reward=(TakeHoard(),),
    loss=ONE_WOUND, icon="robber", landscape=("dusk", "forest"), origin=REPORTED, ours="form loss",
))  # fmt: skip
CREATURES.add(Creature(
    "deserter", HUMANOID, strength=3, will=2, experience=1,
    parley=Parley((Spend(GOLD, 2),), (Find(COMMON, WEAPON),), stays=False), reward=(Find(COMMON, WEAPON), Gold(2)),
    loss=ONE_WOUND, icon="pikeman", landscape=("steel", "plain"), origin=DESIGNED,
))  # fmt: skip
CREATURES.add(Creature(
    "old-pirate", HUMANOID, strength=3, will=3, experience=2, on_port=5, reward=(Draw(COMMON), DieGold(plus=1)),
    loss=ONE_WOUND, icon="pirate-captain", landscape=("sea", "sea"), origin=RULEBOOK,
    ours="experience reward type values",
))  # fmt: skip
CREATURES.add(Creature(
    "goblin-band", HUMANOID, strength=1, will=1, experience=2, lives=3, reward=(Gold(5),), loss=ONE_WOUND,
    icon="goblin", landscape=("swamp", "cave"), portrait=Portrait(company=2), origin=DESIGNED,
))  # fmt: skip
CREATURES.add(Creature(
    "gang", HUMANOID, strength=3, will=4, experience=3, lives=3, loss=(RobbedOfGold(5),), hoard=5,
    reward=(TakeHoard(),), icon="rogue", landscape=("dusk", "city"), portrait=Portrait(company=2), origin=RULEBOOK,
    ours="experience form hoard-start lives strength will",
))  # fmt: skip
CREATURES.add(Creature(
    "steppe-raiders", HUMANOID, strength=4, will=3, experience=3, lives=3, plains_strength=5,
    loss=(LoseHealth(1), Forfeit(GOLD, 2)), reward=(Gold(6), Fetch("riding-horse")), icon="cavalry",
    landscape=("gold", "plain"), portrait=Portrait(company=2), origin=RULEBOOK,
    ours="experience form loss reward strength type values will",
))  # fmt: skip
CREATURES.add(Creature(
    "angry-mob", HUMANOID, strength=6, will=2, experience=7, lives=3, loss=ONE_WOUND, icon="mob",
    landscape=("ember", "plain"), origin=RULEBOOK, ours="loss type",
))  # fmt: skip
CREATURES.add(Creature(
    "mountain-giant", HUMANOID, strength=7, will=4, experience=3, loss=(LoseHealth(2),),
    reward=(GainStrength(1), Draw(COMMON)), icon="giant", landscape=("ice", "peaks"), portrait=Portrait(flip=True),
    origin=RULEBOOK, ours="experience loss reward strength type",
))  # fmt: skip
CREATURES.add(Creature(
    "hill-ogre", HUMANOID, strength=5, experience=2, reward=(GainStrength(1),), loss=ONE_WOUND,
    icon="ogre", landscape=("verdant", "plain"),
    origin=DESIGNED,
))  # fmt: skip
CREATURES.add(Creature(
    "false-prophet", HUMANOID, will=4, experience=1, loss=(Forfeit(EXPERIENCE, 3),),
    reward=(Gold(5), Reveal(1, optional=True)),
    icon="cultist", landscape=("violet", "plain"), portrait=Portrait(beside="holy-symbol"), origin=DESIGNED,
))  # fmt: skip
CREATURES.add(Creature(
    "swamp-witch", HUMANOID, will=5, experience=2,
    loss=(LoseHealth(1), Forfeit(MANA, 1)),
    reward=(Find(COMMON, POTION), Gold(3)),
    icon="witch-face", landscape=("swamp", "forest"), portrait=Portrait(ground="reeds"), origin=DESIGNED,
))  # fmt: skip
CREATURES.add(Creature(
    "northern-champion", HUMANOID, strength=6, will=4, experience=2, no_shields=True,
    reward=(Find(COMMON, WEAPON, SHIELD), Gold(5)), loss=ONE_WOUND,
    icon="barbarian", landscape=("ice", "peaks"), portrait=Portrait(pose="bust"), origin=DESIGNED,
))  # fmt: skip
CREATURES.add(Creature(
    "bridge-knight", HUMANOID, strength=6, will=5, experience=3, hoard=3, parley=Parley((PayToll(2),), stays=True),
    reward=(PickOne(RARE, of=2), TakeHoard()), loss=ONE_WOUND,
    icon="black-knight-helm", landscape=("steel", "sea"), origin=DESIGNED,
))  # fmt: skip

# --- animals ---

CREATURES.add(Creature(
    "poisonous-snake", ANIMAL, strength=3, experience=2, loss=(LoseHealth(2),), reward=(Gold(5),), icon="cobra",
    landscape=("verdant", "forest"), origin=RULEBOOK, ours="experience form loss reward strength",
))  # fmt: skip
CREATURES.add(Creature(
    "giant-scorpion", ANIMAL, strength=5, experience=3, loss=(LoseHealth(3),), reward=(Find(COMMON, SHIELD), Gold(3)),
    icon="scorpion", landscape=("ember", "plain"), portrait=Portrait(ground="rocks"), origin=RULEBOOK,
    ours="experience form loss reward strength",
))  # fmt: skip
CREATURES.add(Creature(
    "noble-lion", ANIMAL, strength=6, experience=5, reward=(Glory(),), loss=ONE_WOUND, icon="lion",
    landscape=("gold", "plain"), portrait=Portrait(pose="bust"), origin=RULEBOOK,
    ours="experience form lives loss strength",
))  # fmt: skip
CREATURES.add(Creature(
    "bats", ANIMAL, strength=2, experience=3, lives=3, no_spells=True, reward=(Draw(COMMON), Gold(4)), loss=ONE_WOUND,
    icon="moon-bats", landscape=("moon", "night"), portrait=Portrait(pose="flies"), origin=RULEBOOK,
    ours="experience form lives loss reward strength",
))  # fmt: skip
CREATURES.add(Creature(
    "wild-boar", ANIMAL, strength=3, experience=1, reward=(Heal(2), Gold(3)), loss=ONE_WOUND,
    icon="boar", landscape=("verdant", "forest"),
    origin=DESIGNED,
))  # fmt: skip
CREATURES.add(Creature(
    "cave-bear", ANIMAL, strength=6, experience=3, loss=(LoseHealth(2),), reward=(Heal(ALL), Gold(6)),
    icon="bear-face", landscape=("bone", "cave"), origin=DESIGNED,
))  # fmt: skip
CREATURES.add(Creature(
    "giant-spider", ANIMAL, strength=3, experience=1, one_hand=True,
    reward=(DieTable((Gold(2),), (Gold(4),), (Draw(COMMON), Gold(1))),), loss=ONE_WOUND,
    icon="hanging-spider", landscape=("swamp", "cave"), portrait=Portrait(pose="flies"),
    origin=DESIGNED,
))  # fmt: skip
CREATURES.add(Creature(
    "griffin", ANIMAL, strength=6, experience=2, reward=(PickOne(RARE, of=2), Teleport(optional=True)),
    loss=ONE_WOUND, icon="griffin-symbol", landscape=("ember", "peaks"), origin=DESIGNED,
))  # fmt: skip
CREATURES.add(Creature(
    "unicorn", ANIMAL, will=5, experience=1, loss=(Flees(),), reward=(Heal(ALL), GainWill(1)),
    icon="unicorn", landscape=("ice", "forest"), portrait=Portrait(pose="enters", weather="motes"),
    origin=DESIGNED,
))  # fmt: skip
CREATURES.add(Creature(
    "harpies", ANIMAL, strength=3, will=3, experience=3, lives=3, reward=(PickOne(COMMON, of=3), Gold(3)),
    loss=ONE_WOUND, icon="harpy", landscape=("ice", "peaks"), portrait=Portrait(pose="flies", company=2),
    origin=RULEBOOK, ours="experience form loss reward strength type will",
))  # fmt: skip

# --- undead ---

CREATURES.add(Creature(
    "ghost", UNDEAD, will=4, experience=2, reward=(Gold(3),), loss=ONE_WOUND, icon="ghost", landscape=("moon", "night"),
    portrait=Portrait(pose="flies", ground="graves"), origin=RULEBOOK, ours="loss type",
))  # fmt: skip
CREATURES.add(Creature(
    "dead-warrior", UNDEAD, strength=4, experience=2, reward=(RepairAll(), Find(COMMON, WEAPON, SHIELD)),
    loss=ONE_WOUND, icon="half-dead", landscape=("bone", "night"), portrait=Portrait(pose="bust", ground="graves"),
    origin=RULEBOOK, ours="experience form reward type",
))  # fmt: skip
CREATURES.add(Creature(
    "skeleton", UNDEAD, strength=4, experience=2, crushing_only=True, reward=(Gold(5),), loss=ONE_WOUND,
    icon="skeleton", landscape=("bone", "cave"), portrait=Portrait(ground="bones"), origin=REPORTED,
    ours="effect experience form lives loss reward specials type",
))  # fmt: skip
CREATURES.add(Creature(
    "mummy", UNDEAD, strength=5, will=5, experience=2, reward=(DrawOrRefuse(RARE),), loss=ONE_WOUND, icon="mummy-head",
    landscape=("gold", "cave"), origin=RULEBOOK, ours="experience form lives loss strength will",
))  # fmt: skip
CREATURES.add(Creature(
    "vampire", UNDEAD, strength=5, will=4, experience=3, stages=(WILL, STRENGTH),
    loss=(LoseHealth(1), Forfeit(MANA, 1)), reward=(PickOne(RARE, of=2), Gold(3)), icon="vampire-dracula",
    landscape=("blood", "night"), portrait=Portrait(pose="bust", weather="mist"), origin=RULEBOOK,
    ours="experience loss reward strength will",
))  # fmt: skip
CREATURES.add(Creature(
    "restless-dead", UNDEAD, strength=2, experience=3, lives=3,
    reward=(DieTable((Gold(5),), (Draw(COMMON), Gold(2)), (PickOne(COMMON, of=3), Gold(3))),), loss=ONE_WOUND,
    icon="raise-zombie", landscape=("swamp", "night"), portrait=Portrait(company=2, ground="graves"), origin=DESIGNED,
))  # fmt: skip
CREATURES.add(Creature(
    "banshee", UNDEAD, will=3, experience=1, before=(Forfeit(MANA, 1),), reward=(GainWill(1),), loss=ONE_WOUND,
    icon="spectre", landscape=("moon", "night"), portrait=Portrait(pose="flies", weather="mist"), origin=DESIGNED,
))  # fmt: skip
CREATURES.add(Creature(
    "lich", UNDEAD, will=8, experience=3, loss=(LoseHealth(1), Forfeit(MANA, 3)),
    reward=(GainWill(1), PickOne(RARE, of=2)), icon="crowned-skull", landscape=("violet", "cave"), origin=DESIGNED,
))  # fmt: skip
CREATURES.add(Creature(
    "golem", UNDEAD, strength=4, experience=3, damages_weapon=True,
    reward=(DieTable((Gold(3),), (Draw(COMMON),), (Draw(RARE),)),), loss=ONE_WOUND, icon="rock-golem",
    landscape=("steel", "peaks"), origin=RULEBOOK, ours="first-edition loss reward type",
))  # fmt: skip

# --- demons ---

CREATURES.add(Creature(
    "succubus", DEMON, will=5, will_female=3, experience=1, loss=(Forfeit(MANA, 2), Forfeit(GOLD, 2)),
    reward=(Gold(5), Regain(ALL)), icon="succubus", landscape=("dusk", "night"), portrait=Portrait(pose="bust"),
    origin=RULEBOOK, ours="experience form loss reward values will",
))  # fmt: skip
CREATURES.add(Creature(
    "incubus", DEMON, will=3, will_female=5, experience=2, reward=(GainWill(1),), loss=ONE_WOUND, icon="devil-mask",
    landscape=("violet", "night"), origin=REPORTED, ours="loss reward",
))  # fmt: skip
CREATURES.add(Creature(
    "imp", DEMON, strength=3, will=4, experience=2, loss=(LoseDearestItem(),), reward=(Draw(COMMON), Gold(3)),
    icon="imp-laugh", landscape=("ember", "cave"), portrait=Portrait(pose="bust"), origin=RULEBOOK,
    ours="experience form lives reward strength will",
))  # fmt: skip
CREATURES.add(Creature(
    "alter-ego", DEMON, experience=2, mirrors=True, reward=(GainStrength(1), GainWill(1)), loss=ONE_WOUND,
    icon="two-shadows", landscape=("violet", "hall"), origin=RULEBOOK, ours="experience reward vigour-per",
))  # fmt: skip
CREATURES.add(Creature(
    "hellhound", DEMON, strength=4, experience=2, loss=(LoseHealth(1), LoseScroll()), reward=(Gold(6),),
    icon="hound", landscape=("blood", "cave"), portrait=Portrait(pose="enters"), origin=DESIGNED,
))  # fmt: skip
CREATURES.add(Creature(
    "tempter", DEMON, will=6, experience=2, loss=(LoseHealth(1), Forfeit(MANA, 2)),
    parley=Parley((Spend(BLUE_CUBES, 1),), (PickOne(RARE, of=2),), stays=False), reward=(GainWill(2),),
    icon="diablo-skull", landscape=("dusk", "hall"), origin=DESIGNED,
))  # fmt: skip
CREATURES.add(Creature(
    "fire-demon", DEMON, strength=7, will=5, experience=2, loss=(LoseHealth(2),),
    reward=(PickOne(RARE, of=2), RepairAll(), Gold(4)), icon="ifrit", landscape=("ember", "cave"), origin=DESIGNED,
))  # fmt: skip
CREATURES.add(Creature(
    "pit-lord", DEMON, strength=9, will=7, experience=4, loss=(LoseHealth(2), Forfeit(MANA, 2)),
    reward=(GainStrength(1), PickOne(RARE, of=2)), icon="daemon-skull", landscape=("blood", "cave"), origin=DESIGNED,
))  # fmt: skip

# --- opportunities ---

OPPORTUNITIES.add(Opportunity(
    "alchemist",
    choice=(OpportunityBargain((Spend(BLUE_CUBES, 1),), (GainStrength(1),)),
        OpportunityBargain((Spend(RED_CUBES, 1),), (GainWill(3),))),
    icon="bubbling-flask", origin=RULEBOOK,
))  # fmt: skip
OPPORTUNITIES.add(Opportunity(
    "ancient-scroll", gain=(AttributeTrial(WILL, 8, success=(GainWill(1),)),), icon="papyrus", origin=RULEBOOK,
    ours="failure success test",
))  # fmt: skip
OPPORTUNITIES.add(Opportunity(
    "cleansing-fire", gain=(AttributeTrial(STRENGTH, 8, success=(GainStrength(1),), failure=(LoseHealth(1),)),),
    icon="fire-shrine", origin=RULEBOOK, ours="failure success test",
))  # fmt: skip
OPPORTUNITIES.add(Opportunity(
    "ruins", gain=(FightFromDeck(Gold(3)),), icon="castle-ruins", origin=RULEBOOK, ours="gain",
))  # fmt: skip
OPPORTUNITIES.add(Opportunity(
    "great-wizard", cost=(Spend(GOLD, 2),), gain=(Teleport(like_another_turn=True),), icon="wizard-face",
    origin=RULEBOOK,
))  # fmt: skip
OPPORTUNITIES.add(Opportunity(
    "forgotten-chapel", gain=(KeepCard(),), first_roll=3, icon="candle-flame", origin=RULEBOOK, ours="keep",
))  # fmt: skip
OPPORTUNITIES.add(Opportunity(
    "hermit", cost=(BecomePoorest(),), gain=(GainStrength(1), GainWill(1)), icon="tarot-09-the-hermit", origin=RULEBOOK,
    ours="gain",
))  # fmt: skip
OPPORTUNITIES.add(Opportunity(
    "golden-fish",
    choice=(OpportunityBargain(gain=(Fewest(STRENGTH_CUBES, GainStrength(1)),)),
        OpportunityBargain(gain=(Fewest(WILL_CUBES, GainWill(1)),)),
        OpportunityBargain(gain=(Fewest(RARE_ITEMS, Draw(RARE)),))),
    icon="circling-fish", origin=RULEBOOK, ours="gain",
))  # fmt: skip
OPPORTUNITIES.add(Opportunity("meadow-clover", gain=(Glory(),), icon="shamrock", origin=RULEBOOK))
OPPORTUNITIES.add(Opportunity(
    "exotic-merchant", gain=(Market(0, 3, discount=0, selling=False),), icon="turban", origin=RULEBOOK, ours="gain",
))  # fmt: skip
OPPORTUNITIES.add(Opportunity(
    "black-market", gain=(Market(2, 2, discount=2, selling=True),), icon="hooded-assassin", origin=RULEBOOK,
    ours="gain",
))  # fmt: skip
OPPORTUNITIES.add(Opportunity("diamond-mine", gain=(DieGold(plus=4),), icon="gold-mine", origin=RULEBOOK, ours="gain"))
OPPORTUNITIES.add(Opportunity("healing-spring", gain=(Heal(ALL), Regain(ALL)), icon="water-fountain", origin=DESIGNED))
OPPORTUNITIES.add(
    Opportunity("stone-circle", cost=(Spend(HEALTH, 2),), gain=(GainWill(1),), icon="dolmen", origin=DESIGNED)
)
OPPORTUNITIES.add(Opportunity(
    "master-at-arms",
    choice=(OpportunityBargain((Spend(EXPERIENCE, 10),), (GainStrength(1),)),
        OpportunityBargain((Spend(EXPERIENCE, 6), Spend(GOLD, 6)), (GainStrength(1),))),
    icon="master-of-arms", origin=DESIGNED,
))  # fmt: skip
OPPORTUNITIES.add(Opportunity(
    "sage-of-the-peaks",
    choice=(OpportunityBargain((Spend(EXPERIENCE, 5),), (GainWill(1),)),
        OpportunityBargain((Spend(EXPERIENCE, 9),), (GainWill(2),))),
    icon="wisdom", origin=DESIGNED,
))  # fmt: skip
OPPORTUNITIES.add(Opportunity(
    "tree-of-life", cost=(Spend(MANA, 2),), gain=(Heal(ALL), Find(COMMON, POTION)), icon="fruit-tree", origin=DESIGNED,
))  # fmt: skip
OPPORTUNITIES.add(Opportunity(
    "grand-masters-seal", cost=(Spend(GOLD, 3),), gain=(KeepCard(),), opens_guilds=True, icon="wax-seal",
    origin=RULEBOOK, ours="cost kind name",
))  # fmt: skip
OPPORTUNITIES.add(
    Opportunity("dwarven-smith", cost=(Spend(GOLD, 3),), gain=(AttachToWeapon(),), icon="anvil-impact", origin=DESIGNED)
)
OPPORTUNITIES.add(Opportunity(
    "tournament", cost=(Spend(GOLD, 1),),
    gain=(AttributeTrial(STRENGTH, 8, success=(Gold(6), Experience(2)), failure=(Experience(1),)),),
    icon="mounted-knight", origin=DESIGNED,
))  # fmt: skip
OPPORTUNITIES.add(
    Opportunity(
        "star-reader", cost=(Spend(GOLD, 2),), gain=(Reveal(2), Experience(2)), icon="astrolabe", origin=DESIGNED
    )
)
