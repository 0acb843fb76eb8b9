"""The sixty assets: sets A, B and C of twenty. Those with a combat token name its code and its two sides."""

from __future__ import annotations

from fabletable.games.runebound import hooks
from fabletable.games.runebound.board import HILLS, MOUNTAINS, WATER
from fabletable.games.runebound.cards.decks import ASSETS, declare
from fabletable.games.runebound.effects.combat import Armor, Deal, Forbid
from fabletable.games.runebound.effects.flow import AttributeTest, RevealMore
from fabletable.games.runebound.effects.heroes import Carry, GainGold, Heal, Modify, Sell, SellBonus
from fabletable.games.runebound.effects.tokens import CountDouble, Flip, Recast, Remove, TurnTo
from fabletable.games.runebound.effects.travel import IgnoreRivers, LookAt, Reroll, SpendAs, Walk
from fabletable.games.runebound.hooks import ON_ENGAGE
from fabletable.games.runebound.kinds import (
    BODY,
    CLOTHING,
    EQUIPMENT,
    HAND,
    HEALTH,
    MIND,
    MOVEMENT,
    SPEED,
    SPIRIT,
    TRADE_GOODS,
    WEAPON,
    Asset,
    trade_goods,
)
from fabletable.games.runebound.tokens import MAGIC, PHYSICAL, SHIELD, SURGE
from fabletable.games.runebound.vocabulary import ALL, ANY, FOE, ROUND, SELF, TURN, Ability, always, on, surge
from fabletable.kernel import DESIGNED, REPORTED, RULEBOOK


def sold_at(*sites: str) -> Ability:
    """Sell it for its market value, with an action at a site of these kinds."""
    return on(hooks.AS_ACTION, Sell(), action=1, when={"site": sites})


def sold_in(*places: str) -> Ability:
    return on(hooks.AS_ACTION, Sell(), action=1, when={"at": places})


declare(
    ASSETS,
    Asset("smoke-pots", "A01 dash / agility*", EQUIPMENT, 3, DESIGNED, "smoke-bomb").can(
        on(hooks.SPEND_DIE, SpendAs(ANY), IgnoreRivers(), when={"roll": ("retreat",)})
    ),
    Asset("crystal-lens", "A02 magic / surge", EQUIPMENT, 5, DESIGNED, "crystal-shine").can(
        surge(1, "focus", Recast(SELF, 1, state=ANY))
    ),
    Asset("ancient-sword", "A03 physical / dash", WEAPON, 2, REPORTED, "broadsword"),
    Asset("serrated-axe", "A04 dash / 2 physical", WEAPON, 5, REPORTED, "battle-axe").can(always(Modify(BODY, 1))),
    Asset("stormcaller-rod", "A05 double / 2 surge", WEAPON, 7, DESIGNED, "lightning-tree").can(
        surge(2, "thunderclap", Remove(FOE, 1, SHIELD), Deal(3, MAGIC))
    ),
    Asset("duellists-sabre", "A06 surge* / 2 physical", WEAPON, 6, DESIGNED, "saber-slash").can(
        surge(1, "feint", Deal(1, PHYSICAL), Recast(FOE, 1))
    ),
    Asset("ember-staff", "A07 surge / 2 magic*", WEAPON, 7, DESIGNED, "flaming-claw").can(
        surge(1, "kindle", Deal(2, MAGIC, unblockable=True))
    ),
    Asset("padded-gambeson", "A08 shield / dash*", CLOTHING, 3, DESIGNED, "leather-vest").can(
        on(hooks.ON_REST, Heal(2), when={"site": ("wilderness",)})
    ),
    Asset("travellers-attire", "A09 dash / agility", CLOTHING, 4, REPORTED, "cape").can(always(Modify(SPEED, 1))),
    Asset("chain-mail", "A10 shield / dash", CLOTHING, 4, REPORTED, "chain-mail").can(always(Modify(HEALTH, 1))),
    Asset("battle-garb", "A11 magic* / 2 surge", CLOTHING, 9, RULEBOOK, "robe").can(
        surge(2, "concentration", CountDouble(ALL, MAGIC))
    ),
    Asset("alchemists-belt", "A", EQUIPMENT, 2, REPORTED, "belt-buckles", ours="n-1").can(
        on(hooks.BEFORE_TEST, RevealMore(1), limit=TURN)
    ),
    Asset("lavish-doublet", "A", CLOTHING, 3, REPORTED, "shirt", ours="n-1").can(
        on(hooks.BEFORE_TEST, RevealMore(2), when={"adventure": ("social",)})
    ),
    Asset("far-seers-glass", "A", EQUIPMENT, 3, DESIGNED, "spyglass").can(
        on(hooks.ON_ADVENTURE, LookAt(ANY, 1, "top-or-bottom"), limit=TURN)
    ),
    Asset("thoroughbred-stallion", "A", MOVEMENT, 7, REPORTED, "horse-head").can(always(Modify(SPEED, 2))),
    Asset("pack-mule", "A", MOVEMENT, 2, DESIGNED, "donkey").can(
        always(Carry(TRADE_GOODS, 1)),
        on(hooks.ON_SELL, SellBonus(1), when={"sold": ("trade-goods",), "sold-for": ("market-value",)}),
    ),
    trade_goods("materiel", "A", 0, 2, REPORTED, "arrow-cluster").can(sold_at("fortress")),
    trade_goods("provisions", "A", 0, 2, REPORTED, "bread").can(sold_at("settlement")),
    trade_goods("relics", "A", 2, 5, REPORTED, "holy-grail").can(sold_at("shrine")),
    trade_goods("ithrite-ingots", "A", 3, 8, DESIGNED, "metal-bar").can(
        sold_in("castle-telis", "firmament", "sundergard")
    ),
)

declare(
    ASSETS,
    Asset("potion-set", "B01 magic / agility", EQUIPMENT, 4, REPORTED, "standing-potion", ours="n-1").can(
        on(hooks.ANY_TIME, Heal(2), discards_itself=True)
    ),
    Asset("thieves-tools", "B02 surge / agility", EQUIPMENT, 4, DESIGNED, "lockpicks").can(
        surge(1, "cutpurse", Remove(FOE, 1), GainGold(1, once_a_fight=True))
    ),
    Asset("clawed-glove", "B03 physical / agility", EQUIPMENT, 6, RULEBOOK, "gauntlet").can(always(Modify(BODY, 1))),
    Asset("hunting-spear", "B04 dash / physical", WEAPON, 3, DESIGNED, "spear-hook").can(
        on(ON_ENGAGE, Deal(2, PHYSICAL), when={"foe-trait": ("beast", "dragon")})
    ),
    Asset("swift-rapier", "B05 dash* / physical", WEAPON, 4, DESIGNED, "stiletto").can(
        surge(1, "lunge", Deal(2, PHYSICAL))
    ),
    Asset("spiked-flail", "B06 surge* / physical", WEAPON, 6, DESIGNED, "flail").can(
        surge(1, "crush", Remove(FOE, ALL, SHIELD), Deal(2, PHYSICAL))
    ),
    Asset("staff-of-light", "B07 surge* / magic", WEAPON, 8, RULEBOOK, "orb-wand").can(
        always(Modify(SPIRIT, 1)), surge(1, "blind", Flip(FOE, 1))
    ),
    Asset("valorous-blade", "B08 agility / 3 physical", WEAPON, 12, REPORTED, "shining-sword", ours="surge-1 n-1").can(
        surge(1, "valour", TurnTo(2, PHYSICAL))
    ),
    Asset("templars-surcoat", "B09 shield / surge*", CLOTHING, 6, DESIGNED, "cape-armor").can(
        surge(1, "prayer", Heal(2))
    ),
    Asset("spiked-armor", "B10 2 shield / physical", CLOTHING, 9, REPORTED, "spiked-armor").can(
        always(Modify(BODY, 1), Modify(HEALTH, 1))
    ),
    Asset("bulwark-plate", "B11 surge / 2 shield", CLOTHING, 6, DESIGNED, "breastplate").can(
        always(Modify(SPEED, -1)), surge(1, "brace", Armor(2))
    ),
    Asset("ring-of-strength", "B", EQUIPMENT, 3, REPORTED, "ring").can(always(Modify(HEALTH, 1))),
    Asset("elven-armor", "B", CLOTHING, 8, REPORTED, "scale-mail", ours="n-1 n-2 n-3 n-4 n-5").can(
        always(Modify(BODY, 1), Modify(MIND, 1), Modify(SPIRIT, 1), Modify(HEALTH, 1), Modify(HAND, 1))
    ),
    Asset("loaded-dice", "B", EQUIPMENT, 3, DESIGNED, "rolling-dices").can(
        on(hooks.AFTER_ROLL, Reroll(ANY), limit=TURN)
    ),
    Asset("winged-boots", "B", MOVEMENT, 3, REPORTED, "wingfoot").can(always(Modify(SPEED, 1))),
    Asset("river-coracle", "B", MOVEMENT, 2, DESIGNED, "canoe").can(
        on(hooks.SPEND_DIE, SpendAs(WATER), when={"roll": ("move", "retreat")}),
        on(hooks.ANY_TIME, Walk(1), limit=TURN, when={"terrain": ("water",), "in-combat": False}),
    ),
    trade_goods("artifacts", "B", 0, 2, REPORTED, "amphora").can(sold_at("shrine")),
    trade_goods("armament", "B", 2, 5, REPORTED, "all-for-one").can(sold_at("fortress")),
    trade_goods("holy-water", "B", 1, 3, DESIGNED, "holy-water").can(
        sold_at("settlement"),
        on(ON_ENGAGE, Deal(3, MAGIC), discards_itself=True, when={"foe-trait": ("undead", "demon")}),
    ),
    trade_goods("elven-silk", "B", 3, 7, DESIGNED, "rolled-cloth").can(sold_in("burrow-town", "brightdale", "everton")),
)

declare(
    ASSETS,
    Asset("twin-talisman", "C01 double / surge", EQUIPMENT, 5, DESIGNED, "gem-pendant").can(
        surge(1, "echo", CountDouble(1))
    ),
    Asset("heartstone-of-ruin", "C02 2 surge* / double", EQUIPMENT, 9, DESIGNED, "rupee").can(
        surge(2, "overload", Deal(4, MAGIC), suffer=1)
    ),
    Asset("bone-wand", "C03 surge / magic", WEAPON, 4, DESIGNED, "crystal-wand").can(
        surge(1, "wither", Forbid(FOE, SURGE, ROUND))
    ),
    Asset("chain-whip", "C04 physical / agility", WEAPON, 4, DESIGNED, "whip").can(
        on(hooks.AFTER_CAST, Recast(FOE, 2), limit=ROUND)
    ),
    Asset("short-bow", "C05 shield / physical*", WEAPON, 6, REPORTED, "high-shot", ours="n-1").can(
        on(ON_ENGAGE, Deal(1, PHYSICAL))
    ),
    Asset("executioners-halberd", "C06 physical / 2 surge", WEAPON, 7, DESIGNED, "halberd").can(
        surge(2, "reap", Deal(3, PHYSICAL))
    ),
    Asset("truesight-bow", "C07 2 physical* / shield", WEAPON, 12, REPORTED, "pocket-bow").can(
        on(ON_ENGAGE, Deal(2, PHYSICAL))
    ),
    Asset("shadow-cloak", "C08 surge / agility", CLOTHING, 4, DESIGNED, "cloak-dagger").can(
        surge(1, "vanish", Flip(FOE, 1), Flip(SELF, 1))
    ),
    Asset("leather-armor", "C09 shield / dash*", CLOTHING, 3, RULEBOOK, "leather-armor"),
    Asset("magisters-robe", "C10 magic / double", CLOTHING, 5, DESIGNED, "cape").can(
        always(Modify(MIND, 1), Modify(HAND, 1))
    ),
    Asset("mantle-of-aris", "C11 double* / surge", CLOTHING, 6, DESIGNED, "wheat").can(
        always(Modify(HEALTH, 1)), surge(2, "hearth", Heal(3))
    ),
    Asset("mana-armor", "C12 magic / 2 shield", CLOTHING, 11, REPORTED, "abdominal-armor").can(
        always(Modify(SPIRIT, 1), Modify(HEALTH, 2))
    ),
    Asset("satchel", "C", EQUIPMENT, 2, RULEBOOK, "knapsack").can(always(Modify(HAND, 1))),
    Asset("surgeons-kit", "C", EQUIPMENT, 4, DESIGNED, "hand-bandage").can(on(hooks.ON_WIN, Heal(3))),
    Asset("surefoot-ram", "C", MOVEMENT, 4, DESIGNED, "ram-profile").can(
        always(Modify(SPEED, 1)), on(hooks.SPEND_DIE, SpendAs(HILLS, MOUNTAINS), limit=TURN, when={"roll": ("move",)})
    ),
    Asset("griffon-of-the-fangs", "C", MOVEMENT, 7, DESIGNED, "griffin-symbol").can(
        on(hooks.AS_ACTION, Walk(4), action=1)
    ),
    trade_goods("valuables", "C", 2, 5, REPORTED, "jewel-crown").can(sold_at("settlement")),
    trade_goods("contraband", "C", 0, 4, DESIGNED, "locked-chest").can(
        on(
            hooks.AS_ACTION,
            AttributeTest(MIND, 0, Sell(), failed=(Sell(1),)),
            action=1,
            when={"site": ("settlement", "fortress")},
        )
    ),
    trade_goods("grain-wagon", "C", 1, 5, DESIGNED, "old-wagon").can(
        always(Modify(SPEED, -1)), sold_at("fortress", "shrine")
    ),
    trade_goods("rune-shards", "C", 4, 9, DESIGNED, "rune-stone").can(
        sold_in("madmans-pass", "suvars-haven", "shrine-of-aris")
    ),
)
