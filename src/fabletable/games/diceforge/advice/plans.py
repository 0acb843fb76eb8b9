"""How good each answer to a question looks to the hero who is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.diceforge.advice.odds import (
    dice_worth,
    face_now,
    forging_worth,
    rolled_worth,
    seated_worth,
)
from fabletable.games.diceforge.advice.outlook import GOLD_WORTH, HAMMER_WORTH, Outlook, gained, lost, price
from fabletable.games.diceforge.advice.worth import feat_worth
from fabletable.games.diceforge.cards.faces import FOR_SALE
from fabletable.games.diceforge.cards.feats import ELDER
from fabletable.games.diceforge.cards.kinds import Face, Feat, Gain
from fabletable.games.diceforge.rules.blessing import SHIP_DISCOUNT, SHIP_FIRST, USE_CERBERUS
from fabletable.games.diceforge.rules.hammer import Split, passes
from fabletable.games.diceforge.rules.specials.feats import DICE, ELDER_GLORY
from fabletable.games.diceforge.rules.triton import TRITON_GIFTS, TRITON_SHARDS, USE_TRITON
from fabletable.games.diceforge.rules.turn import EXTRA_COST, PAY_FIRST
from fabletable.games.diceforge.rules.windows import Use
from fabletable.games.diceforge.table import (
    ACTION,
    APPLYING,
    ASKED,
    CLOSING,
    EXTRA_ACTION,
    REINFORCEMENTS,
    ForgeTable,
)
from fabletable.kernel import PASS, Decision, Word

FREELY: Final = 10.0
"""A card that costs nothing goes before whatever has a price."""

STANDING: Final = 0.01
"""What it is worth not to be asked again."""

PASSING: Final = 1.2
"""What a turn without an action costs beside one that only seems a little too dear."""

# --- a turn ---


def weigh_reinforcements(table: ForgeTable, decision: Decision) -> Sequence[float]:
    outlook = Outlook(table, decision.seat)
    return [weigh_reinforcement(outlook, option) for option in decision.options]


def weigh_reinforcement(outlook: Outlook, option: Use | Word) -> float:
    """What costs nothing is taken first, as it brings most; the Elder is weighed against his price."""
    if isinstance(option, Word):
        return weigh_word(outlook, option)
    if isinstance(option.way, Gain):
        return FREELY + gained(outlook, option.way)
    if isinstance(option.way, Word):
        return FREELY + dice_worth(outlook)[DICE.index(option.way)]
    return ELDER_GLORY - ELDER.toll * outlook.gold


def weigh_action(table: ForgeTable, decision: Decision) -> Sequence[float]:
    outlook = Outlook(table, decision.seat)
    return [weigh_deed(outlook, option, 0) for option in decision.options]


def weigh_extra_action(table: ForgeTable, decision: Decision) -> Sequence[float]:
    outlook = Outlook(table, decision.seat)
    return [weigh_deed(outlook, option, EXTRA_COST) for option in decision.options]


def weigh_deed(outlook: Outlook, option: Face | Feat | Word, extra: int) -> float:
    """An offering or a feat, ``extra`` sun shards paid beside its price."""
    if isinstance(option, Word):
        return weigh_word(outlook, option)
    if isinstance(option, Face):
        return forging_worth(outlook, option) - price(outlook, option.price, extra, 0)
    return feat_worth(outlook, option) - price(outlook, 0, option.sun + extra, option.moon)


def weigh_purchase(table: ForgeTable, decision: Decision) -> Sequence[float]:
    """One more face for the offering, or one from the ship, which makes it cheaper."""
    outlook = Outlook(table, decision.seat)
    discount = decision.args.get("discount", 0)
    return [weigh_bought(outlook, option, discount) for option in decision.options]


def weigh_bought(outlook: Outlook, option: Face | Word, discount: int) -> float:
    if isinstance(option, Word):
        return weigh_word(outlook, option)
    return forging_worth(outlook, option) - price(outlook, max(0, option.price - discount), 0, 0)


def weigh_closing(table: ForgeTable, decision: Decision) -> Sequence[float]:
    outlook = Outlook(table, decision.seat)
    return [weigh_word(outlook, word) for word in decision.options]


def weigh_word(outlook: Outlook, word: Word) -> float:
    """What may be done instead: spend a Triton, pay for the extra action first, pass; to be done costs nothing."""
    if word is USE_TRITON:
        return max(with_gift(outlook, gift) for gift in TRITON_GIFTS) - token_worth(outlook)
    if word is PAY_FIRST:
        return -1.0
    return -PASSING if word is PASS else 0.0


# --- forging ---


def weigh_sockets(table: ForgeTable, decision: Decision) -> Sequence[float]:
    """The face that will be missed least."""
    outlook = Outlook(table, decision.seat)
    sun, moon = dice_worth(outlook)
    forging = table.forging
    found: list[float] = []
    for socket in decision.options:
        other = sun if socket.die else moon
        new = 0.0 if forging is None else seated_worth(outlook, forging, other)
        found.append(new - seated_worth(outlook, socket.face, other))
    return found


def weigh_shields(table: ForgeTable, decision: Decision) -> Sequence[float]:
    outlook = Outlook(table, decision.seat)
    return [forging_worth(outlook, face) for face in decision.options]


def weigh_bearers(table: ForgeTable, decision: Decision) -> Sequence[float]:
    """The boar goes to whoever leads."""
    return [float(table.heroes[bearer.seat].score()) for bearer in decision.options]


# --- gains and losses ---


def weigh_gains(table: ForgeTable, decision: Decision) -> Sequence[float]:
    outlook = Outlook(table, decision.seat)
    return [gained(outlook, gain) for gain in decision.options]


def weigh_losses(table: ForgeTable, decision: Decision) -> Sequence[float]:
    outlook = Outlook(table, decision.seat)
    return [-lost(outlook, gain) for gain in decision.options]


def weigh_faces(table: ForgeTable, decision: Decision) -> Sequence[float]:
    """Faces of which one is applied at once."""
    outlook = Outlook(table, decision.seat)
    return [face_now(outlook, face) for face in decision.options]


def weigh_lost_faces(table: ForgeTable, decision: Decision) -> Sequence[float]:
    return [-each for each in weigh_faces(table, decision)]


def weigh_splits(table: ForgeTable, decision: Decision) -> Sequence[float]:
    outlook = Outlook(table, decision.seat)
    return [weigh_split(outlook, split) for split in decision.options]


def weigh_split(outlook: Outlook, split: Split) -> float:
    """The hammer wants whatever the reserve does not need for faces."""
    hero = outlook.hero
    rings = bool(passes(hero.hammer_at, split.track))
    wanted = GOLD_WORTH if outlook.spendable > 12 and hero.gold < 8 else 0.2 if outlook.turns else 0.0
    # In others' turns it is all one which way was said; in the own one gold may be wanted.
    lasting = 0.0 if split.lasts == ASKED else STANDING if outlook.seat != outlook.table.active else -STANDING
    return lasting + split.track * HAMMER_WORTH * 0.8 + (5.0 if rings else 0.0) + split.reserve * wanted


# --- dice ---


def weigh_dice(table: ForgeTable, decision: Decision) -> Sequence[float]:
    """The sun die and the moon die, always offered in that order."""
    return dice_worth(Outlook(table, decision.seat))


def weigh_cerberus(table: ForgeTable, decision: Decision) -> Sequence[float]:
    outlook = Outlook(table, decision.seat)
    sun, moon = dice_worth(outlook)
    bark = rolled_worth(outlook) - (1.3 * (sun + moon) if outlook.turns > 1 else 0.5)
    return [bark if word is USE_CERBERUS else 0.0 for word in decision.options]


def weigh_order(table: ForgeTable, decision: Decision) -> Sequence[float]:
    outlook = Outlook(table, decision.seat)
    other: Face = decision.args["face"]
    return [sailing(outlook, other, word is SHIP_FIRST) for word in decision.options]


def sailing(outlook: Outlook, other: Face, ship_first: bool) -> float:
    """The gold of the other face pays for the ship's if it comes first; what then finds no room is lost."""
    hero = outlook.hero
    gold = max(gain.gold for gain in other.offers[0])
    room = 100 if hero.hammers else hero.gold_max
    best = 0.0
    for face in (None, *FOR_SALE):
        cost = 0 if face is None else max(0, face.price - SHIP_DISCOUNT)
        have = hero.gold if ship_first else min(room, hero.gold + gold)
        if cost <= have and (face is None or outlook.table.temple[face.nr]):
            left = min(room, have - cost + gold) if ship_first else have - cost
            brings = 0.0 if face is None else forging_worth(outlook, face)
            best = max(best, brings + left * outlook.gold)
    return best


# --- the Triton ---


def weigh_triton(table: ForgeTable, decision: Decision) -> Sequence[float]:
    outlook = Outlook(table, decision.seat)
    return [with_gift(outlook, gift) for gift in decision.options]


def token_worth(outlook: Outlook) -> float:
    """A Triton that is kept: as good as its sun shards some day, and nothing after the last turn."""
    return TRITON_SHARDS * outlook.sun + 0.1 if outlook.turns else 0.0


def with_gift(outlook: Outlook, gift: Gain) -> float:
    """A gift of the Triton, and the best that can be done at once with it in the reserve."""
    hero = outlook.hero
    gold = min(hero.gold_max, hero.gold + gift.gold)
    sun = min(hero.shard_max, hero.sun + gift.sun)
    moon = min(hero.shard_max, hero.moon + gift.moon)
    return gained(outlook, gift) + best_deed(outlook, gold, sun, moon)


def best_deed(outlook: Outlook, gold: int, sun: int, moon: int) -> float:
    """The best use of such a reserve at this step of the turn; nothing is always possible."""
    table = outlook.table
    phase = table.phase
    if phase == REINFORCEMENTS:
        pays = ELDER in table.ready and gold >= ELDER.toll
        return max(0.0, ELDER_GLORY - ELDER.toll * outlook.gold) if pays else 0.0
    if phase == CLOSING:
        return 0.0
    extra = EXTRA_COST if phase == EXTRA_ACTION and not table.extra_taken else 0
    if sun < extra:
        return 0.0
    best = best_face(outlook, gold, SHIP_DISCOUNT if phase == APPLYING else 0) - price(outlook, 0, extra, 0)
    if phase in (ACTION, EXTRA_ACTION):
        for pile in table.piles:
            if pile and pile[-1].sun + extra <= sun and pile[-1].moon <= moon:
                best = max(best, weigh_deed(outlook, pile[-1], extra))
    return max(0.0, best)


def best_face(outlook: Outlook, gold: int, discount: int) -> float:
    """What the best face brings that so much gold can buy, its price taken off."""
    table = outlook.table
    best = 0.0
    for face in FOR_SALE:
        cost = max(0, face.price - discount)
        if cost <= gold and table.temple[face.nr] and face not in table.bought:
            best = max(best, forging_worth(outlook, face) - price(outlook, cost, 0, 0))
    return best
