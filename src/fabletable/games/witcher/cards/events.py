"""The fifty-six events, found by their numbers: choices, tests, short fights, equipment and companions.

The text after the number describes the situation for us. The title that players read is ``event-NUMBER`` in
text/LANG/events.ftl.
"""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher import kinds
from fabletable.games.witcher.board import ALCHEMY, COMBAT, DEFENCE, FOREST, SPECIAL, WATER
from fabletable.games.witcher.bot.combos import BITS, COMBO_BONUS, ComboBonus, Search
from fabletable.games.witcher.bot.gains import card_gained_policy
from fabletable.games.witcher.bot.powers import POWER_VALUE, doubtful_value, shield_value, softer_hit_value
from fabletable.games.witcher.cards.stories import STORIES
from fabletable.games.witcher.choices import card_choice
from fabletable.games.witcher.fight import MONSTER, Fight, Fighter
from fabletable.games.witcher.hooks import ALLOWED, USED
from fabletable.games.witcher.kinds import Power
from fabletable.games.witcher.rules import power_effects
from fabletable.games.witcher.rules.life_pool import deal, is_knocked_out, knocked_out, take_damage
from fabletable.games.witcher.rules.power_effects import deal_damage
from fabletable.games.witcher.rules.story_effects import (
    ALL_OF_IT,
    AT_MOST_ONE_GOLD,
    AT_MOST_ONE_POTION,
    AT_OWN_SCHOOL,
    WITHOUT_SHIELD,
    WITHOUT_TROPHY,
    AddAnyCard,
    AddCard,
    ByAttribute,
    ByWitcherLevel,
    DiscardCards,
    DrawCards,
    FreeMarketCard,
    FullShield,
    GainTrail,
    Gold,
    If,
    Keep,
    LoseCompanion,
    NextDraw,
    NoExploration,
    NoShield,
    Potions,
    PotionsExactly,
    PotionsUpTo,
    Raise,
    RaiseAny,
    RaiseLowest,
    RaiseTwoLowest,
    ReadEvent,
    RollDie,
    SchoolOwnerGains,
    Shield,
    ShortFight,
    Test,
    ToPhaseThree,
    TrashCard,
    at_least,
    band,
)
from fabletable.games.witcher.streams import OWN_DECK, POWER_DIE
from fabletable.games.witcher.table import (
    BOAT,
    HORSE,
    LEAVES_AFTER_SLAYING,
    PAID_ON_ARRIVAL,
    POTION_LIMIT,
    QUESTIONS,
    REPLACES_EXPLORATION,
    TRADES_EXPLORATION,
    USED_IN_FIGHTS,
    Keepsake,
    OldWorld,
    StoryCard,
)
from fabletable.kernel import Question, Rules, seat_name

# --- equipment and companions ---
CROSSBOW: Final = Power("crossbow", kinds.STEP_1, first=True, n=2, strikes=True, icon="crossbow")
CROSSBOW.on(ALLOWED)(power_effects.has_cards)
CROSSBOW.on(USED)(power_effects.discard_to_deal)


@CROSSBOW.on(POWER_VALUE)
def _card_for_damage(table: OldWorld, search: Search, power: Power) -> float:
    return 0.7 if len(search.hand) >= 2 or search.pool <= 2 else -0.5


JARDEL: Final = Power("jardel", kinds.HIT, n=2, hunts=True, icon="shepherds-crook")
JARDEL.on(ALLOWED)(lambda table, fight, me, power: fight.monster_turns == 1)
JARDEL.on(USED)(power_effects.soften_hit)
JARDEL.on(POWER_VALUE)(softer_hit_value)


MARTYN: Final = Power("martyn", kinds.ENTER, n=1, auto=True, every=True, icon="banjo")

ARMOUR: Final = Power("armour", kinds.STEP_1, n=2, icon="breastplate")
ARMOUR.on(ALLOWED)(power_effects.shield_may_rise)
ARMOUR.on(USED)(power_effects.raise_shield)
ARMOUR.on(POWER_VALUE)(shield_value)


LANDRAGS_CROSSBOW: Final = Power("landrags-crossbow", kinds.STEP_1, first=True, n=2, strikes=True, icon="crossbow")
LANDRAGS_CROSSBOW.on(USED)(deal_damage)


BRASS_KNUCKLES: Final = Power("brass-knuckles", kinds.STEP_1, n=2, strikes=True, icon="brass-knuckles")
BRASS_KNUCKLES.on(ALLOWED)(power_effects.has_cards)
BRASS_KNUCKLES.on(USED)(power_effects.discard_to_deal)
BRASS_KNUCKLES.on(POWER_VALUE)(_card_for_damage)


OSCAR: Final = Power("oscar", kinds.FOE_BEGINS, n=2, m=1, icon="sniffing-dog")
OSCAR.on(ALLOWED)(power_effects.foe_has_deck)


@OSCAR.on(USED)
def oscar(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> Rules[None]:
    """Look at two of the opponent's cards before its turn, and discard one."""
    yield from power_effects.look_at_foe(table, fight, me, power.n, power.m)


ADJE: Final = Power("adje", kinds.STEP_1, first=True, n=2, strikes=True, m=1, icon="elf-helmet")


@ADJE.on(USED)
def adje(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> Rules[None]:
    """Roll a die: 1 hurts her friend, 2-4 both sides, 5-6 the foe alone."""
    pips = table.chance.roll(6, POWER_DIE[me.seat])
    table.log("rolled-power", seat=seat_name(me.seat), power=power, n=pips)
    if pips <= 4:
        taken = fight.lost
        yield from take_damage(table, fight, me, power.m)
        fight.lost = taken  # her own fault, not the opponent's attack
        if is_knocked_out(table.witchers[me.seat]):
            knocked_out(fight, me)
            return
    if pips >= 2:
        yield from deal(table, fight, me, power.n)


ADJE.on(POWER_VALUE)(doubtful_value)

KAYA: Final = Power("kaya", kinds.FIRST_TURN_ORDER, auto=True, every=True, hunts=True, icon="bowman")
KAYA.on(ALLOWED)(lambda table, fight, me, power: fight.to_move == MONSTER)


@KAYA.on(USED)
def kaya(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> None:
    fight.to_move = me.seat


CRANE_SWORD: Final = Power("crane-sword", kinds.COMBO, auto=True, every=True, n=1, icon="katana")
CRANE_SWORD.on(ALLOWED)(lambda table, fight, me, power: any(card.colour == kinds.BLUE for card in me.combo))


@CRANE_SWORD.on(USED)
def crane_sword(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> None:
    """Let every blue card of the combo strike harder."""
    me.bonus_damage += power.n * sum(card.colour == kinds.BLUE for card in me.combo)


CRANE_SWORD.on(COMBO_BONUS)(lambda power, special: ComboBonus(1, BITS[kinds.BLUE], power.n))

BRACERS: Final = Power("bracers", kinds.COMBO, n=1, icon="bracers")
BRACERS.on(ALLOWED)(power_effects.has_green)
BRACERS.on(USED)(power_effects.add_shield)
BRACERS.on(COMBO_BONUS)(lambda power, special: ComboBonus(1, BITS[kinds.GREEN], 0, power.n))


BOOTS: Final = Power("boots", kinds.STEP_4, first=True, n=2, icon="leather-boot")
BOOTS.on(ALLOWED)(power_effects.more_in_step_4)
BOOTS.on(USED)(power_effects.draw_more)

EDGAR: Final = Power("edgar", kinds.COMBO, n=3, hunts=True, icon="mounted-knight")
EDGAR.on(ALLOWED)(lambda table, fight, me, power: me.combos == 1)
EDGAR.on(USED)(power_effects.add_damage)

MEDICINE: Final = Power("medicine", kinds.STEP_1, n=1, icon="herbs-bundle")
MEDICINE.on(ALLOWED)(power_effects.has_discards)

SHUFFLE_BACK: Final = Question(QUESTIONS, "shuffle-back", rule="effects", option=card_choice, policy=card_gained_policy)


@MEDICINE.on(USED)
def medicine(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> Rules[None]:
    """Shuffle a discarded card of one's choice back into the deck."""
    hero = table.witchers[me.seat]
    for _ in range(min(power.n, len(hero.discard))):
        card = yield from SHUFFLE_BACK.ask(table, me.seat, hero.discard)
        hero.discard.remove(card)
        hero.deck.put_on(card, None)
        table.log("shuffled-back", seat=seat_name(me.seat), card=card)
    hero.deck.shuffle(table.chance, OWN_DECK[hero.seat])


# --- the events ---

# fmt: off
EVENTS: Final = [STORIES.add(story) for story in [
    StoryCard("event", 1, "Crossbow", "crossbow",
        a=[Keep(Keepsake(USED_IN_FIGHTS, CROSSBOW))]),
    StoryCard("event", 2, "The Chainmail Workshop", "wool",
        a=[Gold(3)], b=[PotionsUpTo(4), GainTrail(1)]),
    StoryCard("event", 3, "The Source of the Poison", "poison-bottle",
        a=[PotionsExactly(5)], b=[ReadEvent(56)]),
    StoryCard("event", 4, "The Academy of Ban Ard", "ink-swirl",
        a=[RaiseAny(1)], b=[ReadEvent(5)]),
    StoryCard("event", 5, "Jardel", "shepherds-crook",
        a=[Keep(Keepsake(USED_IN_FIGHTS, JARDEL))]),
    StoryCard("event", 6, "The Golem Awake", "locked-chest",
        a=[RollDie(band(1, 2, Gold(2)), band(3, 4, Gold(3)), band(5, 6, Gold(4)))], b=[AddCard(0)]),
    StoryCard(
        "event", 7, "The Cordon at Cintra", "medieval-gate",
        a=[ShortFight(ALL_OF_IT, 3,
            band(0, 2, Potions(2)),
            band(3, 4, Potions(3)),
            at_least(5, FullShield(), Potions(3)),
        )],
    ),
    StoryCard("event", 8, "What Lives in the Corn", "sewing-needle",
        a=[Gold(2)], b=[AddCard(0)]),
    StoryCard("event", 9, "The Forktail's Nest", "egg-clutch",
        a=[AddCard(2)], b=[PotionsExactly(5)]),
    StoryCard("event", 10, "Whose Kill Was It?", "portculis",
        a=[If(AT_OWN_SCHOOL, [Potions(2), RaiseAny(1)], [Gold(4), SchoolOwnerGains(), ToPhaseThree()])]),
    StoryCard("event", 11, "Martyn", "banjo",
        a=[Keep(Keepsake(PAID_ON_ARRIVAL, MARTYN, places=(2, 14)))]),
    StoryCard(
        "event", 12, "The Hero's Murderers", "cloak-dagger",
        a=[ShortFight(2, 2,
            band(0, 2, PotionsUpTo(4)),
            band(3, 4, FreeMarketCard()),
            at_least(5, AddCard(1)),
        )],
    ),
    StoryCard("event", 13, "Armour", "breastplate",
        a=[Keep(Keepsake(USED_IN_FIGHTS, ARMOUR))]),
    StoryCard("event", 14, "Landrag's Crossbow", "crossbow",
        a=[Keep(Keepsake(USED_IN_FIGHTS, LANDRAGS_CROSSBOW))]),
    StoryCard("event", 15, "Brass Knuckles", "brass-knuckles",
        a=[Keep(Keepsake(USED_IN_FIGHTS, BRASS_KNUCKLES))]),
    StoryCard("event", 16, "Horse", "horse-head",
        a=[ToPhaseThree(), Keep(Keepsake(HORSE, terrain=FOREST))]),
    StoryCard("event", 17, "The Old Man's Secret", "mine-wagon",
        a=[ReadEvent(18)], b=[ReadEvent(19)]),
    StoryCard("event", 18, "Oscar", "sniffing-dog",
        a=[Keep(Keepsake(USED_IN_FIGHTS, OSCAR))]),
    StoryCard(
        "event", 19, "Blades at the Hut", "war-pick",
        a=[ShortFight(ALL_OF_IT, 3,
            band(0, 3, RaiseLowest(1), Gold(1)),
            band(4, 5, RaiseLowest(1), Gold(3)),
            at_least(6, RaiseAny(1)),
        )],
    ),
    StoryCard("event", 20, "Adje", "unlit-bomb",
        a=[Keep(Keepsake(USED_IN_FIGHTS, ADJE))]),
    StoryCard("event", 21, "The Hidden Arena", "windmill",
        a=[RollDie(band(1, 3, Gold(3)), band(4, 6, NoShield(), RaiseTwoLowest(), NoExploration()))]),
    StoryCard("event", 22, "The Mayor's Promise", "dam",
        a=[ReadEvent(23)], b=[Keep(Keepsake(TRADES_EXPLORATION, n=4))]),
    StoryCard("event", 23, "Kaya", "notebook",
        a=[Keep(Keepsake(USED_IN_FIGHTS, KAYA))]),
    StoryCard("event", 24, "The Hunted Elves", "mountain-road",
        a=[NoShield(), RaiseTwoLowest(), ToPhaseThree(), NextDraw(-1)], b=[ReadEvent(20), NextDraw(-1)]),
    StoryCard("event", 25, "The Shrine by the Water", "stone-wall",
        a=[Raise(SPECIAL)], b=[Keep(Keepsake(POTION_LIMIT, n=5))]),
    StoryCard("event", 26, "The Crane Sword", "sword-in-stone",
        a=[Shield(-1), RaiseLowest(1)], b=[Keep(Keepsake(USED_IN_FIGHTS, CRANE_SWORD))]),
    StoryCard(
        "event", 27, "Ulven's Errand", "shadow-follower",
        a=[ShortFight(2, 2,
            band(0, 2, Gold(3)),
            band(3, 4, RaiseLowest(1)),
            at_least(5, NextDraw(1)),
        )],
    ),
    StoryCard("event", 28, "Bracers", "bracers",
        a=[Keep(Keepsake(USED_IN_FIGHTS, BRACERS))]),
    StoryCard("event", 29, "The Antidote", "gloves",
        a=[AddCard(2)], b=[Gold(4), AddCard(0), Keep(Keepsake(REPLACES_EXPLORATION, event=30, nameless=True))]),
    StoryCard("event", 30, "An Old Debt", "boar-tusks",
        a=[GainTrail(1)], b=[RollDie(band(1, 2, Shield(-2)), band(3, 4, Shield(-1)), band(5, 6))]),
    StoryCard("event", 31, "Leather Boots", "leather-boot",
        a=[Keep(Keepsake(USED_IN_FIGHTS, BOOTS))]),
    StoryCard("event", 32, "The Guild's Errand", "wax-seal",
        a=[RollDie(band(1, 2, Gold(2)), band(3, 4, Gold(3)), band(5, 6, Gold(4)))],
        b=[Keep(Keepsake(BOAT, terrain=WATER))]),
    StoryCard("event", 33, "The Otter Curse", "fish-bucket",
        a=[AddCard(2)], b=[If(WITHOUT_SHIELD, [DrawCards(4)], [DrawCards(3)])]),
    StoryCard("event", 34, "The Brewer's Hideout", "barrel-leak",
        a=[Gold(3)], b=[If(AT_MOST_ONE_POTION, [Raise(ALCHEMY)], [DrawCards(3)])]),
    StoryCard("event", 35, "Smoke in the Forest", "campfire",
        a=[PotionsUpTo(4)], b=[DrawCards(2)]),
    StoryCard(
        "event", 36, "The Mother's Rage", "crossed-swords",
        a=[Test(COMBAT,
            band(3, 7, Raise(DEFENCE, -1), AddCard(1)),
            band(8, 10, Shield(-2), AddCard(1)),
            band(11, 13, Shield(-1), TrashCard(1), AddAnyCard()),
            band(14, 16, AddCard(2)),
        )],
    ),
    StoryCard("event", 37, "The Serenade", "hound",
        a=[NextDraw(1)], b=[Gold(4), NoExploration(), NextDraw(-1)]),
    StoryCard(
        "event", 38, "The Mage's Tower", "evil-tower",
        a=[ByAttribute(ALCHEMY,
            band(1, 2, Shield(-2), RaiseAny(1)),
            band(3, 3, Shield(-1), RaiseLowest(1)),
            band(4, 5, PotionsUpTo(4)),
        )],
    ),
    StoryCard(
        "event", 39, "The Bard's Apology", "canoe",
        a=[RollDie(
            band(1, 2, Shield(-1), RaiseLowest(1)), band(3, 4, RaiseAny(1)), band(5, 6, TrashCard(1), AddCard(2)),
        )],
    ),
    StoryCard("event", 40, "The Circus Beast", "rope-bridge",
        a=[Gold(3)], b=[Raise(SPECIAL)]),
    StoryCard("event", 41, "The Lost Animals", "sea-creature",
        a=[RollDie(band(1, 2, Gold(2), Shield(-2)), band(3, 4, Gold(3)), band(5, 6, Gold(3), Potions(2)))]),
    StoryCard(
        "event", 42, "A Medallion Brought Home", "primitive-necklace",
        a=[ByWitcherLevel(
            band(1, 2, RaiseAny(1)),
            band(3, 3, RaiseLowest(1)),
            band(4, 5, AddCard(1)),
        )],
    ),
    StoryCard(
        "event", 43, "Mushroom Dreams", "mushrooms",
        a=[RollDie(
            band(1, 1, RaiseLowest(1)),
            band(2, 2, Raise(SPECIAL)),
            band(3, 3, Raise(COMBAT)),
            band(4, 4, Raise(DEFENCE)),
            band(5, 5, Raise(ALCHEMY)),
            band(6, 6, RaiseAny(1)),
        )],
    ),
    StoryCard("event", 44, "The Pirates' Cache", "treasure-map",
        a=[RollDie(band(1, 2, Gold(3)), band(3, 4, Gold(3), GainTrail(1)), band(5, 6, Gold(4)))]),
    StoryCard("event", 45, "The Girl's Village", "powder",
        a=[RollDie(band(1, 3, Gold(3), DiscardCards(1)), band(4, 6, ToPhaseThree(), NextDraw(1)))], b=[NextDraw(1)]),
    StoryCard(
        "event", 46, "The Toll Collectors", "water-mill",
        a=[ByWitcherLevel(
            band(1, 2, Gold(4), DiscardCards(1)),
            band(3, 5, Gold(3), DiscardCards(1)),
        )],
        has_result_text=True,
    ),
    StoryCard("event", 47, "The Earwax Buyer", "perfume-bottle",
        a=[DiscardCards(1), Gold(3)], b=[DiscardCards(2), Raise(ALCHEMY)]),
    StoryCard(
        "event", 48, "Under the Walls", "crab",
        a=[Test(DEFENCE,
            band(3, 7, AddCard(2), NextDraw(-1)),
            band(8, 10, NoShield(), AddCard(1)),
            band(11, 13, Potions(-2), RaiseLowest(1)),
            band(14, 16, TrashCard(1), AddAnyCard()),
        )],
    ),
    StoryCard("event", 49, "Edgar's Grave", "cupcake",
        a=[ToPhaseThree()], has_result_text=True),
    StoryCard("event", 50, "Edgar", "mounted-knight",
        a=[Keep(Keepsake(LEAVES_AFTER_SLAYING, EDGAR, event=51))]),
    StoryCard("event", 51, "Edgar's Share", "pillow",
        a=[LoseCompanion(50), Shield(-2)], b=[LoseCompanion(50), Shield(-1)]),
    StoryCard("event", 52, "The Baron's Ransom", "castle",
        a=[RollDie(band(1, 2, Gold(2)), band(3, 4, Gold(3)), band(5, 6, Gold(4)))],
        b=[If(WITHOUT_SHIELD, [RaiseAny(1)], [Raise(ALCHEMY)])]),
    StoryCard("event", 53, "The Face in the Mirror", "book-cover",
        a=[If(WITHOUT_TROPHY, [RaiseAny(1)], [DrawCards(2)])], b=[NextDraw(1)]),
    StoryCard("event", 54, "The Beggar's Tale", "goat",
        a=[AddCard(0)], b=[If(AT_MOST_ONE_GOLD, [Gold(5)], [Raise(DEFENCE)])]),
    StoryCard(
        "event", 55, "The Hero's Hangover", "shield-bounces",
        a=[Test(DEFENCE,
            band(3, 7, AddCard(2), NextDraw(-1)),
            band(8, 10, NoShield(), AddCard(0)),
            band(11, 13, Shield(-1), RaiseLowest(1)),
            band(14, 16, TrashCard(1), AddAnyCard()),
        )],
    ),
    StoryCard("event", 56, "Medicine", "caduceus",
        a=[Keep(Keepsake(USED_IN_FIGHTS, MEDICINE))]),
]]
# fmt: on
