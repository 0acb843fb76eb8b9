"""What the heroic feats do. Hero aid: Heroic feats."""

from __future__ import annotations

from typing import Final

from fabletable.games.diceforge.cards.faces import BOARS, MIRROR_FACE, SHIELDS, SHIP_FACE, THRICE_FACE
from fabletable.games.diceforge.cards.feats import (
    BEAR,
    BOAR_CARDS,
    CANCER,
    CERBERUS,
    CHEST,
    CYCLOPS,
    ELDER,
    HAMMER,
    HELMET,
    HIND,
    MINOTAUR,
    MIRROR,
    OWL,
    SATYRS,
    SENTINEL,
    SHIELD,
    SHIP,
    SPHINX,
    SPIRITS,
    TRITON,
    TYPHON,
)
from fabletable.games.diceforge.cards.kinds import (
    AS_CYCLOPS,
    AS_SENTINEL,
    GLORY,
    GOLD,
    LOSING,
    PLAINLY,
    Face,
    Feat,
    Gain,
    amount,
)
from fabletable.games.diceforge.rules.blessing import apply_faces, divine_blessing, minor_blessing, roll_both
from fabletable.games.diceforge.rules.forge import forge
from fabletable.games.diceforge.rules.hammer import receive
from fabletable.games.diceforge.rules.shown import reserves, show_change, show_dice
from fabletable.games.diceforge.rules.windows import OUSTING, REINFORCING, TAKEN, USES, Use
from fabletable.games.diceforge.table import ForgeTable
from fabletable.kernel import Rules, Seat, Word, seat_name

ASK_BOAR_BEARER: Final = "ask-boar-bearer"
ASK_SATYRS_FIRST: Final = "ask-satyrs-first"
ASK_SATYRS_SECOND: Final = "ask-satyrs-second"
ASK_SHIELD: Final = "ask-shield"
ASK_SPHINX_DIE: Final = "ask-sphinx-die"

TAUGHT: Final = "taught"
EFFECT: Final = "effect"
"""Noted for the ending, with the glory: lessons of the Elder, and what other cards brought."""

BEAR_GLORY: Final = 3
CHEST_GOLD: Final = 4
CHEST_SHARDS: Final = 3
ELDER_GLORY: Final = 4
OWL_GIFTS: Final = [Gain(gold=1), Gain(sun=1), Gain(moon=1)]
SPIRITS_GIFT: Final = Gain(gold=3, moon=3)

SUN_DIE: Final = Word("sun-die")
MOON_DIE: Final = Word("moon-die")
DICE: Final = [SUN_DIE, MOON_DIE]

SEATS: Final = [Seat(seat) for seat in range(4)]

# --- tracks, tiles and tokens ---


@TAKEN.of(HAMMER)
def take_hammer(table: ForgeTable, seat: int, card: Feat) -> Rules[None]:
    table.heroes[seat].hammers += 1
    yield from ()


@TAKEN.of(CHEST)
def take_chest(table: ForgeTable, seat: int, card: Feat) -> Rules[None]:
    """Room for 4 more gold and 3 more shards of each kind; several chests add up (ruling 23)."""
    hero = table.heroes[seat]
    table.chest_tiles -= 1
    hero.chests += 1
    hero.gold_max += CHEST_GOLD
    hero.shard_max += CHEST_SHARDS
    yield from ()


@TAKEN.of(TRITON)
def take_triton(table: ForgeTable, seat: int, card: Feat) -> Rules[None]:
    table.triton_tokens -= 1
    table.heroes[seat].tritons += 1
    table.log("takes-triton", hero=seat_name(seat))
    yield from ()


@TAKEN.of(CERBERUS)
def take_cerberus(table: ForgeTable, seat: int, card: Feat) -> Rules[None]:
    table.cerberus_tokens -= 1
    table.heroes[seat].cerberi += 1
    table.log("takes-cerberus", hero=seat_name(seat))
    yield from ()


# --- gifts ---


@TAKEN.of(SPIRITS)
def spirits_give(table: ForgeTable, seat: int, card: Feat) -> Rules[None]:
    before = reserves(table, seat)
    table.log("spirits-give", hero=seat_name(seat), gain=SPIRITS_GIFT)
    yield from receive(table, seat, SPIRITS_GIFT)
    show_change(table, "gain", seat, before, because=card.message)


@TAKEN.of(TYPHON)
def typhon_counts(table: ForgeTable, seat: int, card: Feat) -> Rules[None]:
    """1 glory for each face of the hero's that has been replaced (ruling 24)."""
    hero = table.heroes[seat]
    hero.glory += len(hero.replaced)
    table.note(EFFECT, seat, len(hero.replaced), card)
    table.log("typhon-counts", hero=seat_name(seat), n=len(hero.replaced))
    table.show("gain", pieces=(f"s{seat}-glory",), touches=(seat,), because=card.message)
    yield from ()


# --- faces of the gardens ---


@TAKEN.of(HELMET)
def forge_helmet(table: ForgeTable, seat: int, card: Feat) -> Rules[None]:
    yield from forge(table, seat, THRICE_FACE)


@TAKEN.of(MIRROR)
def forge_mirror(table: ForgeTable, seat: int, card: Feat) -> Rules[None]:
    yield from forge(table, seat, MIRROR_FACE)


@TAKEN.of(SHIP)
def forge_ship(table: ForgeTable, seat: int, card: Feat) -> Rules[None]:
    yield from forge(table, seat, SHIP_FACE)


@TAKEN.of(SHIELD)
def choose_shield(table: ForgeTable, seat: int, card: Feat) -> Rules[None]:
    left = [face for face in SHIELDS if table.temple[face.nr]]
    face = yield from table.pick(seat, ASK_SHIELD, left, rule="shield")
    yield from forge(table, seat, face)


@TAKEN.of(*BOAR_CARDS)
def loose_the_boar(table: ForgeTable, seat: int, card: Feat) -> Rules[None]:
    """An opponent must forge the boar of this card's colour at once, and never gets rid of it. What the card pays its
    owner afterwards is in rules/boar.py."""
    others = [SEATS[other] for other in table.others(seat)]
    bearer = yield from table.pick(seat, ASK_BOAR_BEARER, others, rule="boar")
    table.log("boar-loosed", hero=seat_name(seat), bearer=seat_name(bearer.seat))
    table.show("event", pieces=(BOARS[card.tint].message.piece,), touches=(bearer.seat,), because=card.message)
    yield from forge(table, bearer.seat, BOARS[card.tint])


# --- blessings ---


@TAKEN.of(CANCER)
def cancer_blesses(table: ForgeTable, seat: int, card: Feat) -> Rules[None]:
    yield from two_blessings(table, seat, PLAINLY)


@TAKEN.of(SENTINEL)
def sentinel_blesses(table: ForgeTable, seat: int, card: Feat) -> Rules[None]:
    yield from two_blessings(table, seat, AS_SENTINEL)


def two_blessings(table: ForgeTable, seat: int, manner: int) -> Rules[None]:
    yield from divine_blessing(table, seat, manner)
    yield from divine_blessing(table, seat, manner)


@TAKEN.of(SPHINX)
def sphinx_blesses(table: ForgeTable, seat: int, card: Feat) -> Rules[None]:
    yield from four_minor_blessings(table, seat, PLAINLY)


@TAKEN.of(CYCLOPS)
def cyclops_blesses(table: ForgeTable, seat: int, card: Feat) -> Rules[None]:
    yield from four_minor_blessings(table, seat, AS_CYCLOPS)


def four_minor_blessings(table: ForgeTable, seat: int, manner: int) -> Rules[None]:
    """All four with the same die, named before the first falls (ruling 26)."""
    die = yield from table.pick(seat, ASK_SPHINX_DIE, DICE, rule="blessing")
    which = DICE.index(die)
    for _ in range(4):
        yield from minor_blessing(table, seat, which, manner)


# --- opponents' dice ---


@TAKEN.of(SATYRS)
def satyrs_pipe(table: ForgeTable, seat: int, card: Feat) -> Rules[None]:
    """All opponents roll and apply nothing; the hero takes two of those faces as if they were the hero's own roll
    (rulings 12 and 13)."""
    for other in table.others(seat):
        roll_both(table, other)
    show_dice(table, table.others(seat))
    lying: list[Face] = []
    for other in table.others(seat):
        lying += table.shown(other)
    one, two = yield from two_of(table, seat, lying)
    table.log("satyrs-took", hero=seat_name(seat), one=one, two=two)
    before = reserves(table, seat)
    yield from apply_faces(table, seat, one, two, PLAINLY)
    show_change(table, "gain", seat, before, because=card.message)


def two_of(table: ForgeTable, seat: int, lying: list[Face]) -> Rules[tuple[Face, Face]]:
    """Two different dice, each kind of face offered once."""
    left = lying[:]
    if len(left) == 2:
        return left[0], left[1]
    one = yield from table.pick(seat, ASK_SATYRS_FIRST, different(left), rule="satyrs")
    left.remove(one)
    two = yield from table.pick(seat, ASK_SATYRS_SECOND, different(left), rule="satyrs", face=one)
    return one, two


def different(faces: list[Face]) -> list[Face]:
    found: list[Face] = []
    for face in faces:
        if face not in found:
            found.append(face)
    return found


@TAKEN.of(MINOTAUR)
def minotaur_charges(table: ForgeTable, seat: int, card: Feat) -> Rules[None]:
    """All opponents roll and lose what the faces would give, glory too, but never more than they have. Ships do
    nothing, a boar's card still pays its owner. It is no blessing: neither hammer nor Cerberus has a part in it."""
    for other in table.others(seat):
        roll_both(table, other)
    show_dice(table, table.others(seat))
    for other in table.others(seat):
        hero = table.heroes[other]
        before = reserves(table, other)
        yield from apply_faces(table, other, hero.sun_die.top(), hero.moon_die.top(), LOSING)
        show_change(table, "loss", other, before, because=card.message)


# --- reinforcements ---


USES[HIND] = [Use(HIND, die) for die in DICE]
USES[OWL] = [Use(OWL, gift) for gift in OWL_GIFTS]
USES[ELDER] = [Use(ELDER)]


@REINFORCING.of(HIND)
def hind_leads(table: ForgeTable, seat: int, use: Use) -> Rules[None]:
    table.log_event("hind-leads", hero=seat_name(seat))
    yield from minor_blessing(table, seat, 1 if use.way is MOON_DIE else 0)


@REINFORCING.of(OWL)
def owl_brings(table: ForgeTable, seat: int, use: Use) -> Rules[None]:
    if isinstance(use.way, Gain):
        table.log_event("owl-brings", hero=seat_name(seat), gain=use.way)
        before = reserves(table, seat)
        yield from receive(table, seat, use.way)
        show_change(table, "gain", seat, before, pieces=(f"d{seat}-{use.card.key}",))


@REINFORCING.of(ELDER)
def elder_teaches(table: ForgeTable, seat: int, use: Use) -> Rules[None]:
    hero = table.heroes[seat]
    before = reserves(table, seat)
    hero.gold -= use.card.toll
    hero.glory += ELDER_GLORY
    table.note(TAUGHT, seat, ELDER_GLORY)
    price, glory = amount(GOLD, use.card.toll), amount(GLORY, ELDER_GLORY)
    table.log_event("elder-teaches", hero=seat_name(seat), price=price, gain=glory)
    show_change(table, "gain", seat, before, pieces=(f"d{seat}-{use.card.key}",))
    yield from ()


# --- oustings ---


@OUSTING.of(BEAR)
def bears_growl(table: ForgeTable, seat: int, card: Feat) -> Rules[None]:
    """3 glory for each of them when its owner ousts or is ousted (ruling 20)."""
    hero = table.heroes[seat]
    glory = BEAR_GLORY * hero.deeds.count(card)
    hero.glory += glory
    table.note(EFFECT, seat, glory, card)
    table.count("effect:bear")
    table.log("bear-growls", hero=seat_name(seat), gain=amount(GLORY, glory))
    table.show("gain", pieces=(f"s{seat}-glory",), touches=(seat,), because=card.message)
    yield from ()
