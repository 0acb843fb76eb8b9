"""What bots value: everything in glory, by how many blessings and turns are still to come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.diceforge.faces import (
    BOAR,
    FOR_SALE,
    MIRROR,
    MIRROR_FACE,
    SHIELD,
    SHIELDS,
    SHIP,
    SHIP_FACE,
    THRICE,
    THRICE_FACE,
    Face,
    Gain,
    Socket,
)
from fabletable.games.diceforge.feats import ELDER, REINFORCEMENT, Feat
from fabletable.games.diceforge.rules.blessing import OTHER_FIRST, SHIP_DISCOUNT, SHIP_FIRST, USE_CERBERUS
from fabletable.games.diceforge.rules.hammer import Split, passes
from fabletable.games.diceforge.rules.reinforcements import ELDER_GLORY, ELDER_GOLD, MOON_DIE, SUN_DIE
from fabletable.games.diceforge.rules.triton import TRITON_GIFTS, TRITON_SHARDS
from fabletable.games.diceforge.rules.turn import EXTRA_COST, PAY_FIRST
from fabletable.games.diceforge.table import (
    ACTION,
    APPLYING,
    CLOSING,
    EXTRA_ACTION,
    REINFORCEMENTS,
    USE_TRITON,
    Die,
    ForgeTable,
    Hero,
)
from fabletable.kernel import PASS, Decision, Seat, Word

SUN_WORTH: Final = 2.4
MOON_WORTH: Final = 1.4
GOLD_WORTH: Final = 0.7
"""Glory that a shard or a piece of gold is worth while there is time to spend it well."""

HAMMER_WORTH: Final = 0.75
"""Glory for a piece of gold on the hammer's track, if it will be filled."""

PASSING: Final = 1.2
"""What a turn without an action costs beside one that only seems a little too dear."""

GARDEN_FACES: Final[dict[str, list[Face]]] = {
    "helmet": [THRICE_FACE],
    "mirror": [MIRROR_FACE],
    "ship": [SHIP_FACE],
    "shield": SHIELDS,
}
"""The faces that feats give."""


class Outlook:
    """How one hero sees what is left of the game."""

    __slots__ = (
        "blessings",
        "gold",
        "hero",
        "least_moon",
        "least_sun",
        "moon",
        "moon_die",
        "seat",
        "spendable",
        "sun",
        "sun_die",
        "table",
        "turns",
    )

    def __init__(self, table: ForgeTable, seat: int) -> None:
        self.table: ForgeTable = table
        self.seat: int = seat
        self.hero: Hero = table.heroes[seat]
        each = 2 if table.seats == 2 else 1
        rounds = table.rounds - table.round
        self.turns: int = rounds + (1 if seat > table.active else 0)
        """Own turns after the present one."""
        self.blessings: int = each * (rounds * table.seats + table.seats - 1 - table.active)
        """Blessings still to come."""
        self.spendable: int = max(0, each * (rounds * table.seats + seat - table.active))
        """Those of them whose gold and shards can still be spent."""
        now = seat == table.active
        self.sun: float = SUN_WORTH if self.turns else 0.3 if now else 0.01
        self.moon: float = MOON_WORTH if self.turns else 0.3 if now else 0.01
        self.gold: float = gold_worth(self)
        self.sun_die: float = -1.0
        self.moon_die: float = -1.0
        """What one roll of each own die gives on average; negative till somebody asks."""
        self.least_sun: float = 0.0
        self.least_moon: float = 0.0
        """What the face of each die that will be missed least would still bring."""


def gold_worth(outlook: Outlook) -> float:
    """Gold buys faces while they have time to pay; later only the Elder and the hammer want it."""
    hero = outlook.hero
    faces = GOLD_WORTH * min(1.0, outlook.spendable / 24) if outlook.turns else 0.02
    if hero.hammers and outlook.blessings:
        faces = max(faces, HAMMER_WORTH * 0.7)
    if ELDER in hero.deeds and outlook.turns:
        faces = max(faces, 0.6)
    return faces


# --- faces and dice ---


def gain_worth(outlook: Outlook, gain: Gain) -> float:
    """Some day's gain, room in the reserve left aside."""
    return gain.gold * outlook.gold + gain.sun * outlook.sun + gain.moon * outlook.moon + gain.glory


def face_worth(outlook: Outlook, face: Face, other: float) -> float:
    """A face on an average roll; ``other`` is what the other die gives on average."""
    kind = face.kind
    if kind == THRICE:
        return 2.0 * other
    if kind == MIRROR:
        return mirror_worth(outlook)
    if kind == SHIP:
        return 2.0 * outlook.gold + (0.6 if outlook.turns > 1 else 0.0)
    if kind == SHIELD:
        return 0.75 * gain_worth(outlook, face.offers[0][0]) + 0.3 * 5
    best = 0.0
    for gain in face.offers[0]:
        best = max(best, gain_worth(outlook, gain))
    return best


def mirror_worth(outlook: Outlook) -> float:
    """About the better half of what opponents' dice show."""
    table = outlook.table
    best = 0.0
    for other in table.others(outlook.seat):
        hero = table.heroes[other]
        for die in (hero.sun_die, hero.moon_die):
            best = max(best, die_worth(outlook, die, 2.0, mirrors=False))
    return best + 0.6


def die_worth(outlook: Outlook, die: Die, other: float, mirrors: bool = True) -> float:
    """What one roll of a die gives on average."""
    total = 0.0
    for face in die.faces:
        if face.kind != MIRROR or mirrors:
            total += face_worth(outlook, face, other)
    return total / 6


def dice_worth(outlook: Outlook) -> tuple[float, float]:
    """What one roll of each own die gives on average."""
    if outlook.sun_die < 0:
        hero = outlook.hero
        sun = die_worth(outlook, hero.sun_die, 2.0)
        outlook.moon_die = die_worth(outlook, hero.moon_die, sun)
        outlook.sun_die = die_worth(outlook, hero.sun_die, outlook.moon_die)
        outlook.least_sun = min(seated_worth(outlook, face, outlook.moon_die) for face in hero.sun_die.faces)
        outlook.least_moon = min(seated_worth(outlook, face, outlook.sun_die) for face in hero.moon_die.faces)
    return outlook.sun_die, outlook.moon_die


def rolls_left(outlook: Outlook, face: Face) -> float:
    """How often a face will come up before it no longer matters."""
    if face.kind in (THRICE, MIRROR, SHIELD):
        return (outlook.spendable + outlook.blessings) / 12
    gains = face.offers[0]
    glory = bool(gains) and gains[0].glory > 0
    return (outlook.blessings if glory else outlook.spendable) / 6


def seated_worth(outlook: Outlook, face: Face, other: float) -> float:
    """What a face will bring till the end of the game where it sits."""
    if face.kind == BOAR:
        return 1000.0
    gains = face.offers[0]
    if len(gains) == 1 and gains[0].glory:
        gain = gains[0]
        shards = gain.gold * outlook.gold + gain.sun * outlook.sun + gain.moon * outlook.moon
        return (gain.glory * outlook.blessings + shards * outlook.spendable) / 6
    return face_worth(outlook, face, other) * rolls_left(outlook, face)


def forging_worth(outlook: Outlook, face: Face) -> float:
    """The new face over the worst of the old ones."""
    sun, moon = dice_worth(outlook)
    over_sun = seated_worth(outlook, face, moon) - outlook.least_sun
    over_moon = seated_worth(outlook, face, sun) - outlook.least_moon
    return max(over_sun, over_moon)


# --- prices ---


def price(outlook: Outlook, gold: int, sun: int, moon: int) -> float:
    """What is given away. Shards that would overflow before they can be spent cost little."""
    hero = outlook.hero
    return (
        gold * outlook.gold
        + shards_price(outlook.sun, hero.sun, sun, hero.shard_max)
        + shards_price(outlook.moon, hero.moon, moon, hero.shard_max)
    )


def shards_price(worth: float, have: int, cost: int, room: int) -> float:
    crowded = max(0, min(cost, have - (room - 2)))
    return worth * (cost - 0.6 * crowded)


# --- feats ---


def feat_worth(outlook: Outlook, feat: Feat) -> float:
    return feat.worth + effect_worth(outlook, feat)


def effect_worth(outlook: Outlook, feat: Feat) -> float:
    """What the card does, beside its glory."""
    what = feat.set
    turns = outlook.turns
    hero = outlook.hero
    sun, moon = dice_worth(outlook)
    both = sun + moon
    if what == "hammer":
        return hammer_worth(outlook)
    if what == "chest":
        return 0.45 * turns
    if what == "spirits":
        return gained(outlook, 3, 0, 3, 0)
    if what == "hind":
        return turns * max(sun, moon)
    if what == "owl":
        return turns * max(outlook.sun, outlook.moon) * 0.9
    if what == "elder":
        return turns * (ELDER_GLORY - ELDER_GOLD * min(outlook.gold, 0.7)) * 0.8 - 2.0 * hero.deeds.count(ELDER) * turns
    if what == "bear":
        return 1.8 * turns
    if what == "boar":
        return outlook.blessings / 6 * 2.4
    if what == "satyrs":
        return 1.5 * both
    if what == "minotaur":
        return 0.8 * both
    if what == "cancer":
        return 2 * both
    if what == "sentinel":
        return 2 * both + 2.0
    if what == "sphinx":
        return 4 * max(sun, moon)
    if what == "cyclops":
        return 4 * max(sun, moon) + 2.0
    if what == "cerberus":
        return 1.6 * both
    if what == "triton":
        return 2 * max(outlook.sun, outlook.moon)
    if what == "typhon":
        return float(len(hero.replaced))
    return garden_worth(outlook, what)


def garden_worth(outlook: Outlook, what: str) -> float:
    """Feats that give a face of the gardens."""
    best = 0.0
    for face in GARDEN_FACES.get(what, ()):
        if outlook.table.temple[face.nr]:
            best = max(best, forging_worth(outlook, face))
    return best


def hammer_worth(outlook: Outlook) -> float:
    """How much of the track the gold still to come could fill."""
    hero = outlook.hero
    gold = 0
    for die in (hero.sun_die, hero.moon_die):
        for face in die.faces:
            gold += max((gain.gold for gain in face.offers[0]), default=0)
    to_come = gold / 6 * outlook.blessings * 0.7 - hero.hammer_room()
    if to_come < 10:
        return 0.0
    return 0.55 * min(30.0, to_come)


def gained(outlook: Outlook, gold: int, sun: int, moon: int, glory: int) -> float:
    """A gain right now: what the reserve has no room for is worth nothing."""
    hero = outlook.hero
    if not hero.hammers:
        gold = min(gold, hero.gold_max - hero.gold)
    sun = min(sun, hero.shard_max - hero.sun)
    moon = min(moon, hero.shard_max - hero.moon)
    return gold * outlook.gold + sun * outlook.sun + moon * outlook.moon + glory


# --- answers ---


def weigh(table: ForgeTable, decision: Decision) -> Sequence[float]:
    """How good each option looks to the seat that is asked."""
    outlook = Outlook(table, decision.seat)
    return [weigh_one(outlook, decision, option) for option in decision.options]


def weigh_one(outlook: Outlook, decision: Decision, option: object) -> float:
    if isinstance(option, Face):
        return weigh_face(outlook, decision, option)
    if isinstance(option, Feat):
        return weigh_feat(outlook, decision, option)
    if isinstance(option, Socket):
        return weigh_socket(outlook, option)
    if isinstance(option, Gain):
        return weigh_gain(outlook, decision, option)
    if isinstance(option, Split):
        return weigh_split(outlook, option)
    if isinstance(option, Seat):
        return float(outlook.table.heroes[option.seat].score())
    if isinstance(option, Word):
        return weigh_word(outlook, decision, option)
    return 0.0


def weigh_face(outlook: Outlook, decision: Decision, face: Face) -> float:
    ask = decision.ask
    if ask in ("ask-mirror", "ask-satyrs-first", "ask-satyrs-second"):
        return face_now(outlook, face)
    if ask == "ask-mirror-loss":
        return -face_now(outlook, face)
    if ask == "ask-shield":
        return forging_worth(outlook, face)
    cost = max(0, face.price - decision.args.get("discount", 0))
    extra = EXTRA_COST if ask == "ask-extra" else 0
    return forging_worth(outlook, face) - price(outlook, cost, extra, 0)


def face_now(outlook: Outlook, face: Face) -> float:
    """A face applied at once."""
    sun, moon = dice_worth(outlook)
    if not face.offers[0]:
        return face_worth(outlook, face, max(sun, moon))
    return max(gained(outlook, gain.gold, gain.sun, gain.moon, gain.glory) for gain in face.offers[0])


def weigh_feat(outlook: Outlook, decision: Decision, feat: Feat) -> float:
    if decision.ask == "ask-reinforce":
        return weigh_reinforcement(outlook, feat)
    extra = EXTRA_COST if decision.ask == "ask-extra" else 0
    return feat_worth(outlook, feat) - price(outlook, 0, feat.sun + extra, feat.moon)


def weigh_reinforcement(outlook: Outlook, feat: Feat) -> float:
    if feat is ELDER:
        return ELDER_GLORY - ELDER_GOLD * outlook.gold
    return 10.0


def weigh_socket(outlook: Outlook, socket: Socket) -> float:
    """The face that will be missed least."""
    sun, moon = dice_worth(outlook)
    forging = outlook.table.forging
    other = sun if socket.die else moon
    new = 0.0 if forging is None else seated_worth(outlook, forging, other)
    return new - seated_worth(outlook, socket.face, other)


def weigh_gain(outlook: Outlook, decision: Decision, gain: Gain) -> float:
    if decision.ask == "ask-lose":
        hero = outlook.hero
        return -(
            min(hero.gold, gain.gold) * outlook.gold
            + min(hero.sun, gain.sun) * outlook.sun
            + min(hero.moon, gain.moon) * outlook.moon
            + min(hero.glory, gain.glory)
        )
    if decision.ask == "ask-triton":
        return with_gift(outlook, gain)
    return gained(outlook, gain.gold, gain.sun, gain.moon, gain.glory)


def weigh_split(outlook: Outlook, split: Split) -> float:
    """The hammer wants whatever the reserve does not need for faces."""
    hero = outlook.hero
    rings = bool(passes(hero.hammer_at, split.track))
    wanted = GOLD_WORTH if outlook.spendable > 12 and hero.gold < 8 else 0.2 if outlook.turns else 0.0
    return split.track * HAMMER_WORTH * 0.8 + (5.0 if rings else 0.0) + split.reserve * wanted


def weigh_word(outlook: Outlook, decision: Decision, word: Word) -> float:
    sun, moon = dice_worth(outlook)
    if word is SUN_DIE:
        return sun
    if word is MOON_DIE:
        return moon
    if word is USE_CERBERUS:
        return rolled_worth(outlook) - (1.3 * (sun + moon) if outlook.turns > 1 else 0.5)
    if word is USE_TRITON:
        return max(with_gift(outlook, gift) for gift in TRITON_GIFTS) - token_worth(outlook)
    if word is PAY_FIRST:
        return -1.0
    if word is PASS:
        return -PASSING
    if word is SHIP_FIRST or word is OTHER_FIRST:
        return weigh_order(outlook, decision.args["face"], word is SHIP_FIRST)
    return 0.0


# --- the Triton and the ship ---


def token_worth(outlook: Outlook) -> float:
    """A Triton that is kept: as good as its sun shards some day, and nothing after the last turn."""
    return TRITON_SHARDS * outlook.sun + 0.1 if outlook.turns else 0.0


def with_gift(outlook: Outlook, gift: Gain) -> float:
    """A gift of the Triton, and the best that can be done at once with it in the reserve."""
    hero = outlook.hero
    gold = min(hero.gold_max, hero.gold + gift.gold)
    sun = min(hero.shard_max, hero.sun + gift.sun)
    moon = min(hero.shard_max, hero.moon + gift.moon)
    return gained(outlook, gift.gold, gift.sun, gift.moon, 0) + best_deed(outlook, gold, sun, moon)


def best_deed(outlook: Outlook, gold: int, sun: int, moon: int) -> float:
    """The best use of such a reserve at this step of the turn; nothing is always possible."""
    table = outlook.table
    phase = table.phase
    if phase == REINFORCEMENTS:
        pays = ELDER in table.ready and gold >= ELDER_GOLD
        return max(0.0, ELDER_GLORY - ELDER_GOLD * outlook.gold) if pays else 0.0
    if phase == CLOSING:
        return 0.0
    extra = EXTRA_COST if phase == EXTRA_ACTION and not table.extra_taken else 0
    if sun < extra:
        return 0.0
    best = best_face(outlook, gold, SHIP_DISCOUNT if phase == APPLYING else 0) - price(outlook, 0, extra, 0)
    if phase in (ACTION, EXTRA_ACTION):
        for pile in table.piles:
            if pile and pile[-1].sun + extra <= sun and pile[-1].moon <= moon:
                feat = pile[-1]
                best = max(best, feat_worth(outlook, feat) - price(outlook, 0, feat.sun + extra, feat.moon))
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


def weigh_order(outlook: Outlook, other: Face, ship_first: bool) -> float:
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


def rolled_worth(outlook: Outlook) -> float:
    """The two faces that lie up, as they count together."""
    one = outlook.hero.sun_die.top()
    two = outlook.hero.moon_die.top()
    if THRICE in (one.kind, two.kind):
        return 0.0 if one is two else 3 * face_now(outlook, two if one.kind == THRICE else one)
    return face_now(outlook, one) + face_now(outlook, two)


def worth(table: ForgeTable, seat: int) -> float:
    """How the table looks for a hero: glory won, cards, what dice and reserves will still bring."""
    outlook = Outlook(table, seat)
    hero = outlook.hero
    sun, moon = dice_worth(outlook)
    total = float(hero.score())
    for die, other in ((hero.sun_die, moon), (hero.moon_die, sun)):
        for face in die.faces:
            if face.kind != BOAR:
                total += seated_worth(outlook, face, other)
    for feat in hero.deeds:
        if feat.type == REINFORCEMENT:
            total += effect_worth(outlook, feat)
    return total + price(outlook, hero.gold, hero.sun, hero.moon) + 0.5 * hero.hammer_at
