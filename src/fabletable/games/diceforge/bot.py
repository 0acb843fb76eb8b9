"""The bot: the value of a table, the policy of each question, and what bots are fond of.

Everything is counted in glory. What a card or a face is worth stands beside it in cards/.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeAlias, TypeVar

from fabletable.games.diceforge.hooks import USES, Use
from fabletable.games.diceforge.kinds import BOAR, REINFORCEMENT, Face, Feat, Gain
from fabletable.games.diceforge.outlook import (
    GOLD_VALUE,
    HAMMER_VALUE,
    MOON_VALUE,
    SUN_VALUE,
    Outlook,
    dice_value,
    effect_value,
    face_now,
    feat_value,
    forging_value,
    gained,
    lost,
    price,
    rolled_value,
    seated_value,
)
from fabletable.games.diceforge.rules.blessing import (
    CERBERUS,
    CYCLOPS,
    GAIN,
    LOSE,
    ORDER,
    SENTINEL,
    SHIP_DISCOUNT,
    SHIP_FIRST,
    USE_CERBERUS,
)
from fabletable.games.diceforge.rules.boar import BOAR_REWARD
from fabletable.games.diceforge.rules.forge import BUY_FROM_SHIP, FORGE
from fabletable.games.diceforge.rules.hammer import HAMMER, Split, passes
from fabletable.games.diceforge.rules.mirror import LOOK, LOOK_LOSING
from fabletable.games.diceforge.rules.reinforcements import REINFORCE
from fabletable.games.diceforge.rules.triton import SPEND_TRITON, TRITON_GIFTS, TRITON_SHARDS, USE_TRITON
from fabletable.games.diceforge.rules.turn import CLOSE, EXTRA, EXTRA_COST, MAIN_ACTION, OFFER, PAY_FIRST
from fabletable.games.diceforge.table import (
    ACTION,
    APPLYING,
    ASKED,
    BLESSING,
    CLOSING,
    EXTRA_ACTION,
    REINFORCEMENTS,
    ForgeTable,
)
from fabletable.kernel import PASS, Advice, Decision, Option, Word
from fabletable.kernel.advice import Lean, fond_of

Chosen = TypeVar("Chosen", bound=Option)
ForgePolicy: TypeAlias = Callable[[ForgeTable, Decision], Sequence[float]]

STANDING: Final = 0.01
"""Glory for not being asked again."""

PASSING: Final = 1.2
"""Glory that a turn without an action costs, beside one that only seems a little too dear."""

# --- a table ---


def table_value(table: ForgeTable, seat: int) -> float:
    """Return how good the table looks for a hero: glory won, cards, what dice and reserves will still bring."""
    outlook = Outlook(table, seat)
    hero = outlook.hero
    sun, moon = dice_value(outlook)
    total = float(hero.score())
    for die, other in ((hero.sun_die, moon), (hero.moon_die, sun)):
        for face in die.faces:
            if face.kind != BOAR:
                total += seated_value(outlook, face, other)
    for feat in hero.deeds:
        if feat.type == REINFORCEMENT:
            total += effect_value(outlook, feat)
    return total + price(outlook, hero.gold, hero.sun, hero.moon) + 0.5 * hero.hammer_at


def own_value(table: ForgeTable, seat: int) -> float:
    """Return the hero's glory and what the reserve would buy: little in the last round."""
    hero = table.heroes[seat]
    late = 0.2 if table.round == table.rounds else 1.0
    reserve = GOLD_VALUE * hero.gold + SUN_VALUE * hero.sun + MOON_VALUE * hero.moon
    return hero.score() + late * reserve + 0.5 * hero.hammer_at


def each(value: Callable[[Outlook, Chosen], float], sign: float = 1.0) -> ForgePolicy:
    """Rate every option by itself, as its seat looks at it; a loss with the sign -1."""

    def rated(table: ForgeTable, decision: Decision) -> Sequence[float]:
        outlook = Outlook(table, decision.seat)
        return [sign * value(outlook, option) for option in decision.options]

    return rated


# --- a turn ---


def use_value(outlook: Outlook, option: Use | Word) -> float:
    """Take what costs nothing first, the best of it before the rest; weigh the others against their price."""
    return word_value(outlook, option) if isinstance(option, Word) else option.value(outlook, outlook.hero)


def taking_value(outlook: Outlook, option: Face | Feat | Word, extra: int) -> float:
    """Value an offering or a feat, with ``extra`` sun shards paid beside its price."""
    if isinstance(option, Word):
        return word_value(outlook, option)
    if isinstance(option, Face):
        return forging_value(outlook, option) - price(outlook, option.price, extra, 0)
    return feat_value(outlook, option) - price(outlook, 0, option.sun + extra, option.moon)


@OFFER.policy
@BUY_FROM_SHIP.policy
def purchase_policy(table: ForgeTable, decision: Decision) -> Sequence[float]:
    """Rate one more face for the offering, or one from the ship, which makes it cheaper."""
    outlook = Outlook(table, decision.seat)
    discount = decision.args.get("discount", 0)
    return [purchase_value(outlook, option, discount) for option in decision.options]


def purchase_value(outlook: Outlook, option: Face | Word, discount: int) -> float:
    if isinstance(option, Word):
        return word_value(outlook, option)
    return forging_value(outlook, option) - price(outlook, max(0, option.price - discount), 0, 0)


def word_value(outlook: Outlook, word: Word) -> float:
    """Rate spending a Triton, paying for the extra action first, and passing; to be done costs nothing."""
    if word is USE_TRITON:
        return max(with_gift(outlook, gift) for gift in TRITON_GIFTS) - token_value(outlook)
    if word is PAY_FIRST:
        return -1.0
    return -PASSING if word is PASS else 0.0


# --- forging ---


@FORGE.policy
def socket_policy(table: ForgeTable, decision: Decision) -> Sequence[float]:
    """Prefer the socket of the face that will be missed least."""
    outlook = Outlook(table, decision.seat)
    sun, moon = dice_value(outlook)
    forging = table.forging
    found: list[float] = []
    for socket in decision.options:
        other = sun if socket.die else moon
        new = 0.0 if forging is None else seated_value(outlook, forging, other)
        found.append(new - seated_value(outlook, socket.face, other))
    return found


# --- gains and losses ---


for question in (BOAR_REWARD, GAIN, SENTINEL, CYCLOPS):
    question.policy(each(gained))
LOSE.policy(each(lost, -1.0))
LOOK.policy(each(face_now))
LOOK_LOSING.policy(each(face_now, -1.0))


def split_value(outlook: Outlook, split: Split) -> float:
    """Value a split of gold: the hammer takes what the reserve does not need for faces."""
    hero = outlook.hero
    rings = bool(passes(hero.hammer_at, split.track))
    wanted = GOLD_VALUE if outlook.spendable > 12 and hero.gold < 8 else 0.2 if outlook.turns else 0.0
    # In others' turns it is all one which way was said; in the own one gold may be wanted.
    lasting = 0.0 if split.lasts == ASKED else STANDING if outlook.seat != outlook.table.active else -STANDING
    return lasting + split.track * HAMMER_VALUE * 0.8 + (5.0 if rings else 0.0) + split.reserve * wanted


# --- dice ---


@CERBERUS.policy
def cerberus_policy(table: ForgeTable, decision: Decision) -> Sequence[float]:
    outlook = Outlook(table, decision.seat)
    sun, moon = dice_value(outlook)
    bark = rolled_value(outlook) - (1.3 * (sun + moon) if outlook.turns > 1 else 0.5)
    return [bark if word is USE_CERBERUS else 0.0 for word in decision.options]


@ORDER.policy
def order_policy(table: ForgeTable, decision: Decision) -> Sequence[float]:
    outlook = Outlook(table, decision.seat)
    other: Face = decision.args["face"]
    return [sailing(outlook, other, word is SHIP_FIRST) for word in decision.options]


def sailing(outlook: Outlook, other: Face, ship_first: bool) -> float:
    """Value a ship beside another face, whose gold pays for the ship's if it comes first; gold that finds no room is
    lost."""
    hero = outlook.hero
    gold = max(gain.gold for gain in other.offers[0])
    room = 100 if hero.hammers else hero.gold_max
    best = 0.0
    for face in (None, *outlook.table.supply.shop):
        cost = 0 if face is None else max(0, face.price - SHIP_DISCOUNT)
        have = hero.gold if ship_first else min(room, hero.gold + gold)
        if cost <= have and (face is None or outlook.table.left(face)):
            left = min(room, have - cost + gold) if ship_first else have - cost
            brings = 0.0 if face is None else forging_value(outlook, face)
            best = max(best, brings + left * outlook.gold)
    return best


# --- the Triton ---


def token_value(outlook: Outlook) -> float:
    """Value a Triton that is kept: as good as its sun shards some day, and worth nothing after the last turn."""
    return TRITON_SHARDS * outlook.sun + 0.1 if outlook.turns else 0.0


def with_gift(outlook: Outlook, gift: Gain) -> float:
    """Value a gift of the Triton, with the best that can be done at once with it in the reserve."""
    hero = outlook.hero
    gold = min(hero.gold_max, hero.gold + gift.gold)
    sun = min(hero.shard_max, hero.sun + gift.sun)
    moon = min(hero.shard_max, hero.moon + gift.moon)
    return gained(outlook, gift) + best_use(outlook, gold, sun, moon)


def best_use(outlook: Outlook, gold: int, sun: int, moon: int) -> float:
    """Return the value of the best use of this reserve at this step of the turn; not to use it has the value 0."""
    table = outlook.table
    phase = table.phase
    if phase == REINFORCEMENTS:
        return max([0.0, *(use.value(outlook, outlook.hero) for use in dear_uses(table, gold))])
    if phase == CLOSING:
        return 0.0
    extra = EXTRA_COST if phase == EXTRA_ACTION and not table.extra_taken else 0
    if sun < extra:
        return 0.0
    best = best_face(outlook, gold, SHIP_DISCOUNT if phase == APPLYING else 0) - price(outlook, 0, extra, 0)
    if phase in (ACTION, EXTRA_ACTION):
        for pile in table.piles:
            if pile and pile[-1].sun + extra <= sun and pile[-1].moon <= moon:
                best = max(best, taking_value(outlook, pile[-1], extra))
    return max(0.0, best)


def dear_uses(table: ForgeTable, gold: int) -> list[Use]:
    """Return the ways to use the cards that are ready which cost something, and no more than this gold."""
    return [use for card, uses in USES.among(table.ready) if 0 < card.toll <= gold for use in uses]


def best_face(outlook: Outlook, gold: int, discount: int) -> float:
    """Return the value, less the price, of the best face that this gold can buy."""
    table = outlook.table
    best = 0.0
    for face in table.supply.shop:
        cost = max(0, face.price - discount)
        if cost <= gold and table.left(face) and face not in table.bought:
            best = max(best, forging_value(outlook, face) - price(outlook, cost, 0, 0))
    return best


REINFORCE.policy(each(use_value))
MAIN_ACTION.policy(each(partial(taking_value, extra=0)))
EXTRA.policy(each(partial(taking_value, extra=EXTRA_COST)))
CLOSE.policy(each(word_value))
HAMMER.policy(each(split_value))
SPEND_TRITON.policy(each(with_gift))

# --- what heroes are fond of, so that bots at a table are not twins ---


def runner(table: ForgeTable, decision: Decision, option: Option) -> float:
    """Take an extra action whenever it can be paid."""
    return 1.0 if decision.ask == EXTRA.id and not isinstance(option, Word) else 0.0


TEMPERAMENTS: Final[dict[str, Lean]] = {
    "smith": fond_of(lambda option: isinstance(option, Face)),
    "hunter": fond_of(lambda option: isinstance(option, Feat)),
    "runner": runner,
}


ADVICE: Final = Advice[ForgeTable](
    table_value,
    turn=lambda table: (table.active, table.round),
    trials=192,
    victory=10.0,
    margin=1.0,
    temperature=0.25,
    temperaments=TEMPERAMENTS,
    own_value=own_value,
    settled=lambda table: table.phase not in (BLESSING, APPLYING),
)
