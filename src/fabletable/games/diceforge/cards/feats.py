"""The heroic feats: 24 sets of cards for the 15 slots around the islands. Hero aid: Heroic feats.

A card is all in one place: its numbers and its picture, what it does at which hook, what that is worth to a bot.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.diceforge.board import SLOTS
from fabletable.games.diceforge.bot import each
from fabletable.games.diceforge.cards.faces import BOARS, MIRROR_FACE, SHIELDS, SHIP_FACE, THRICE_FACE
from fabletable.games.diceforge.hooks import FEAT_NOTE, OUSTING, OUSTING_GLORY, SURE_GAIN, TAKEN, USES, Use
from fabletable.games.diceforge.kinds import (
    ALTERNATE,
    AS_CYCLOPS,
    AS_SENTINEL,
    AUTOMATIC,
    GLORY,
    GOLD,
    INSTANT,
    INTRODUCTORY,
    LOSING,
    PLAINLY,
    POINTS,
    REINFORCEMENT,
    TINTS,
    Face,
    Feat,
    Gain,
    amount,
)
from fabletable.games.diceforge.looks import BOAR_PALETTES, CERBERUS_ICON, CHEST_ICON, EMBLEMS, HAMMER_ICON, TRITON_ICON
from fabletable.games.diceforge.outlook import (
    FEAT_VALUE,
    WANTED_GOLD,
    Outlook,
    better_die,
    both_dice,
    dice_value,
    face_now,
    forging_value,
    gained,
)
from fabletable.games.diceforge.pieces import (
    face_piece,
    feat_piece,
    fitting,
    gems_of,
    special_text,
    wasted_note,
    yield_of,
)
from fabletable.games.diceforge.rules.blessing import DICE, apply_faces, divine_blessing, minor_blessing, roll_both
from fabletable.games.diceforge.rules.feat import EFFECT
from fabletable.games.diceforge.rules.forge import forge
from fabletable.games.diceforge.rules.hammer import receive
from fabletable.games.diceforge.rules.mirror import lying_choice
from fabletable.games.diceforge.rules.shown import reserves, show_change, show_dice
from fabletable.games.diceforge.streams import EXTRA_ROLL
from fabletable.games.diceforge.table import QUESTIONS, ForgeTable, Hero
from fabletable.kernel import Decision, Deck, Message, Question, Refused, Rules, Seat, Word, named, seat_name
from fabletable.kernel.scene import Art, Choice, Gem, Portrait

FEATS: Final[Deck[Feat]] = Deck(Feat)

FREELY: Final = 10.0
"""A card that costs nothing goes before all that have a price."""


def forges(card: Feat, face: Face) -> None:
    """Let a card bring this face of the gardens, forged at once."""
    card.on(TAKEN)(lambda table, hero, card: forge(table, hero, face))
    card.on(FEAT_VALUE)(lambda outlook: garden_value(outlook, [face]))


def garden_value(outlook: Outlook, faces: list[Face]) -> float:
    """Return the value of the best of these faces of the gardens that is left."""
    best = 0.0
    for face in faces:
        if outlook.table.left(face):
            best = max(best, forging_value(outlook, face))
    return best


# --- the hammer ---

HAMMER: Final = FEATS.add(Feat("hammer", 0, INSTANT, Art(HAMMER_ICON, "steel", "cave"), moon=1))


@HAMMER.on(TAKEN)
def take_hammer(table: ForgeTable, hero: Hero, card: Feat) -> None:
    hero.hammers += 1


@HAMMER.on(FEAT_VALUE)
def hammer_value(outlook: Outlook) -> float:
    """Estimate how much of the track the gold still to come could fill."""
    hero = outlook.hero
    gold = 0
    for die in (hero.sun_die, hero.moon_die):
        for face in die.faces:
            gold += max((gain.gold for gain in face.offers[0]), default=0)
    to_come = gold / 6 * outlook.blessings * 0.7 - hero.hammer_room()
    if to_come < 10:
        return 0.0
    return 0.55 * min(30.0, to_come)


# --- the chest ---

CHEST: Final = FEATS.add(Feat("chest", 1, INSTANT, Art(CHEST_ICON, "gold", "cave"), moon=1, glory=2))
CHEST_GOLD: Final = 4
CHEST_SHARDS: Final = 3


@CHEST.on(TAKEN)
def take_chest(table: ForgeTable, hero: Hero, card: Feat) -> None:
    """Give room for 4 more gold and 3 more shards of each kind; several chests add up (ruling 23)."""
    table.chest_tiles -= 1
    hero.chests += 1
    hero.gold_max += CHEST_GOLD
    hero.shard_max += CHEST_SHARDS


CHEST.on(FEAT_VALUE)(lambda outlook: 0.45 * outlook.turns)

# --- the silver hind ---

HIND: Final = FEATS.add(
    Feat(
        "hind",
        2,
        REINFORCEMENT,
        Art("stag-head", "moon", "forest", Portrait("bust")),
        moon=2,
        glory=2,
        game=INTRODUCTORY,
    )
)


class HindLeads(Use):
    """A minor blessing with one of the own dice."""

    def __init__(self, die: Word) -> None:
        key = f"{HIND.key}-{die.key}"
        super().__init__(HIND, key, named("use-" + key, HIND.message.piece))
        self.die: int = DICE.index(die)

    def do(self, table: ForgeTable, hero: Hero) -> Rules[None]:
        table.log_event("hind-leads", hero=seat_name(hero.seat))
        yield from minor_blessing(table, hero, self.die)

    def value(self, outlook: Outlook, hero: Hero) -> float:
        return FREELY + dice_value(outlook)[self.die]

    def option(self, table: ForgeTable, hero: Hero) -> Choice:
        name = f"d{hero.seat}-{self.card.key}"
        brings = Message("note-yield", {"what": yield_of(hero.die(self.die).faces)})
        return Choice(self.key, self.message, brings, [name], [], feat_piece(self.card, name), risk="dice")


HIND.on(USES)([HindLeads(die) for die in DICE])


HIND.on(FEAT_VALUE)(lambda outlook: outlook.turns * better_die(outlook))

# --- the great bear ---

BEAR: Final = FEATS.add(
    Feat("bear", 2, AUTOMATIC, Art("polar-bear", "ice", "night", Portrait()), moon=2, glory=2, game=ALTERNATE)
)
BEAR_GLORY: Final = 3


@BEAR.on(OUSTING_GLORY)
def bear_glory(hero: Hero, card: Feat) -> int:
    """Return 3 glory for each of them when its owner ousts or is ousted (ruling 20)."""
    return BEAR_GLORY * hero.deeds.count(card)


@BEAR.on(OUSTING)
def bears_growl(table: ForgeTable, hero: Hero, card: Feat) -> None:
    glory = bear_glory(hero, card)
    hero.glory += glory
    table.note(EFFECT, hero.seat, glory, card)
    table.count("effect:bear")
    table.log("bear-growls", hero=seat_name(hero.seat), gain=amount(GLORY, glory))
    table.show("gain", pieces=(f"s{hero.seat}-glory",), touches=(hero.seat,), because=card.message)


BEAR.on(FEAT_VALUE)(lambda outlook: 1.8 * outlook.turns)

# --- the satyrs ---

SATYRS: Final = FEATS.add(
    Feat(
        "satyrs",
        3,
        INSTANT,
        Art("goat", "verdant", "forest", Portrait("enters", beside="pan-flute")),
        moon=3,
        glory=6,
        dice=True,
        game=INTRODUCTORY,
    )
)

SATYRS_FIRST: Final = Question(QUESTIONS, "satyrs-first", rule="satyrs", theme="reward")
SATYRS_SECOND: Final = Question(QUESTIONS, "satyrs-second", rule="satyrs", theme="reward")
for _question in (SATYRS_FIRST, SATYRS_SECOND):
    _question.option(lying_choice)
    _question.policy(each(face_now))


@SATYRS.on(TAKEN)
def satyrs_pipe(table: ForgeTable, hero: Hero, card: Feat) -> Rules[None]:
    """Let all opponents roll and apply nothing; the hero takes two of those faces as if they were the hero's own roll
    (rulings 12 and 13)."""
    others = table.others(hero.seat)
    for other in others:
        roll_both(table, table.heroes[other], EXTRA_ROLL[other])
    show_dice(table, others)
    lying: list[Face] = []
    for other in others:
        lying += table.shown(other)
    one, two = yield from two_of(table, hero, lying)
    table.log("satyrs-took", hero=seat_name(hero.seat), one=one, two=two)
    before = reserves(table, hero)
    yield from apply_faces(table, hero, one, two, PLAINLY)
    show_change(table, "gain", hero, before, because=card.message)


def two_of(table: ForgeTable, hero: Hero, lying: list[Face]) -> Rules[tuple[Face, Face]]:
    """Choose two different dice, each kind of face offered once."""
    left = lying[:]
    if len(left) == 2:
        return left[0], left[1]
    one = yield from SATYRS_FIRST.ask(table, hero.seat, list(dict.fromkeys(left)))
    left.remove(one)
    two = yield from SATYRS_SECOND.ask(table, hero.seat, list(dict.fromkeys(left)), face=one)
    return one, two


SATYRS.on(FEAT_VALUE)(lambda outlook: 1.5 * both_dice(outlook))

# --- the tenacious boar ---

BOAR_CARDS: Final = [
    FEATS.add(
        Feat(
            "boar", 3, AUTOMATIC, Art("boar", palette, "plain", Portrait()), moon=3, glory=4, game=ALTERNATE, tint=tint
        )
    )
    for tint, palette in enumerate(BOAR_PALETTES[: len(TINTS)])
]
for _boar in BOAR_CARDS:
    _boar.stack = BOAR_CARDS
BOAR: Final = BOAR_CARDS[0]

SEATS: Final = [Seat(seat) for seat in range(4)]

BOAR_BEARER: Final = Question(QUESTIONS, "boar-bearer", rule="boar")


@BOAR.on(TAKEN)
def loose_the_boar(table: ForgeTable, hero: Hero, card: Feat) -> Rules[None]:
    """Make an opponent forge the boar of this card's colour at once, who never gets rid of it. What the card pays its
    owner afterwards is in rules/boar.py."""
    others = [SEATS[other] for other in table.others(hero.seat)]
    bearer = yield from BOAR_BEARER.ask(table, hero.seat, others)
    table.log("boar-loosed", hero=seat_name(hero.seat), bearer=seat_name(bearer.seat))
    table.show("event", pieces=(BOARS[card.tint].message.piece,), touches=(bearer.seat,), because=card.message)
    yield from forge(table, table.heroes[bearer.seat], BOARS[card.tint])


@BOAR_BEARER.option
def bearer_choice(table: ForgeTable, decision: Decision, bearer: Seat) -> Choice:
    return Choice(bearer.key, bearer.message, spots=[f"pawn-{bearer.seat}"], icon=EMBLEMS[bearer.seat][0])


@BOAR_BEARER.policy
def bearer_policy(table: ForgeTable, decision: Decision) -> Sequence[float]:
    """Give the boar to the hero who leads."""
    return [float(table.heroes[bearer.seat].score()) for bearer in decision.options]


@BOAR.on(FEAT_VALUE)
def boar_value(outlook: Outlook) -> float:
    """Count how often a face comes up, and what the card pays then."""
    return outlook.blessings / 6 * 2.4


# --- the ferryman ---

FERRYMAN: Final = FEATS.add(
    Feat("ferryman", 4, POINTS, Art("ferryman", "swamp", "sea", Portrait()), moon=4, glory=12, game=INTRODUCTORY)
)

# --- Cerberus ---

CERBERUS: Final = FEATS.add(
    Feat("cerberus", 4, INSTANT, Art(CERBERUS_ICON, "blood", "cave", Portrait("bust")), moon=4, glory=6, game=ALTERNATE)
)


@CERBERUS.on(TAKEN)
def take_cerberus(table: ForgeTable, hero: Hero, card: Feat) -> None:
    """Take a token. It is spent in ``apply_roll`` of ``rules/blessing.py``."""
    table.cerberus_tokens -= 1
    hero.cerberi += 1
    table.log("takes-cerberus", hero=seat_name(hero.seat))


CERBERUS.on(FEAT_VALUE)(lambda outlook: 1.6 * both_dice(outlook))

# --- the helmet of invisibility ---

HELMET: Final = FEATS.add(Feat("helmet", 5, INSTANT, Art("spartan-helmet", "violet", "night"), moon=5, glory=4))

forges(HELMET, THRICE_FACE)

# --- Cancer and the sentinel ---

CANCER: Final = FEATS.add(
    Feat("cancer", 6, INSTANT, Art("crab", "ice", "sea", Portrait()), moon=6, glory=8, dice=True, game=INTRODUCTORY)
)
SENTINEL: Final = FEATS.add(
    Feat("sentinel", 6, INSTANT, Art("all-seeing-eye", "moon", "peaks"), moon=6, glory=6, dice=True, game=ALTERNATE)
)


def two_blessings(table: ForgeTable, hero: Hero, manner: int) -> Rules[None]:
    yield from divine_blessing(table, hero, manner)
    yield from divine_blessing(table, hero, manner)


@CANCER.on(FEAT_NOTE)
@SENTINEL.on(FEAT_NOTE)
def two_blessings_note(table: ForgeTable, hero: Hero, card: Feat) -> Message:
    """Say what two blessings bring on average."""
    return Message("note-two-blessings", {"what": yield_of([*hero.sun_die.faces, *hero.moon_die.faces] * 2)})


CANCER.on(TAKEN)(lambda table, hero, card: two_blessings(table, hero, PLAINLY))
SENTINEL.on(TAKEN)(lambda table, hero, card: two_blessings(table, hero, AS_SENTINEL))
CANCER.on(FEAT_VALUE)(lambda outlook: 2 * both_dice(outlook))
SENTINEL.on(FEAT_VALUE)(lambda outlook: 2 * both_dice(outlook) + 2.0)

# --- the hydra ---

HYDRA: Final = FEATS.add(
    Feat(
        "hydra",
        7,
        POINTS,
        Art("hydra", "swamp", "cave", Portrait("enters")),
        sun=5,
        moon=5,
        glory=26,
        game=INTRODUCTORY,
    )
)

# --- Typhon ---

TYPHON: Final = FEATS.add(
    Feat("typhon", 7, INSTANT, Art("tornado", "steel", "peaks", Portrait()), sun=5, moon=5, glory=16, game=ALTERNATE)
)


@TYPHON.on(SURE_GAIN)
def typhon_gain(table: ForgeTable, hero: Hero, card: Feat) -> Gain:
    """Return 1 glory for each face of the hero's that has been replaced (ruling 24)."""
    return Gain(glory=len(hero.replaced))


@TYPHON.on(TAKEN)
def typhon_counts(table: ForgeTable, hero: Hero, card: Feat) -> None:
    glory = typhon_gain(table, hero, card).glory
    hero.glory += glory
    table.note(EFFECT, hero.seat, glory, card)
    table.log("typhon-counts", hero=seat_name(hero.seat), n=glory)
    table.show("gain", pieces=(f"s{hero.seat}-glory",), touches=(hero.seat,), because=card.message)


TYPHON.on(FEAT_VALUE)(lambda outlook: float(len(outlook.hero.replaced)))

# --- the sphinx and the cyclops ---

SPHINX: Final = FEATS.add(
    Feat("sphinx", 8, INSTANT, Art("greek-sphinx", "gold", "plain", Portrait()), sun=6, glory=10, game=INTRODUCTORY)
)
CYCLOPS: Final = FEATS.add(
    Feat("cyclops", 8, INSTANT, Art("cyclops", "ember", "peaks", Portrait("bust")), sun=6, glory=8, game=ALTERNATE)
)

SPHINX_DIE: Final = Question(QUESTIONS, "sphinx-die", rule="blessing", stands=True, theme="reward")


def four_minor_blessings(table: ForgeTable, hero: Hero, manner: int) -> Rules[None]:
    """Bless all four times with the same die, named before the first falls (ruling 26)."""
    die = yield from SPHINX_DIE.ask(table, hero.seat, DICE)
    which = DICE.index(die)
    for _ in range(4):
        yield from minor_blessing(table, hero, which, manner)


@SPHINX_DIE.option
def die_choice(table: ForgeTable, decision: Decision, die: Word) -> Choice:
    brings = Message("note-yield", {"what": yield_of(table.heroes[decision.seat].die(DICE.index(die)).faces)})
    return Choice(die.key, die.message, brings, [f"s{decision.seat}-{die.key}"], icon="rolling-dices", risk="dice")


@SPHINX_DIE.policy
def die_policy(table: ForgeTable, decision: Decision) -> Sequence[float]:
    """Rate the sun die and the moon die, which are always offered in that order."""
    return dice_value(Outlook(table, decision.seat))


SPHINX.on(TAKEN)(lambda table, hero, card: four_minor_blessings(table, hero, PLAINLY))
CYCLOPS.on(TAKEN)(lambda table, hero, card: four_minor_blessings(table, hero, AS_CYCLOPS))
SPHINX.on(FEAT_VALUE)(lambda outlook: 4 * better_die(outlook))
CYCLOPS.on(FEAT_VALUE)(lambda outlook: 4 * better_die(outlook) + 2.0)

# --- the gorgon ---

GORGON: Final = FEATS.add(
    Feat("gorgon", 9, POINTS, Art("medusa-head", "verdant", "hall", Portrait()), sun=4, glory=14, game=INTRODUCTORY)
)

# --- the triton ---

TRITON: Final = FEATS.add(
    Feat("triton", 9, INSTANT, Art(TRITON_ICON, "sea", "sea", Portrait()), sun=4, glory=8, game=ALTERNATE)
)


@TRITON.on(TAKEN)
def take_triton(table: ForgeTable, hero: Hero, card: Feat) -> None:
    table.triton_tokens -= 1
    hero.tritons += 1
    table.log("takes-triton", hero=seat_name(hero.seat))


TRITON.on(FEAT_VALUE)(lambda outlook: 2 * max(outlook.sun, outlook.moon))

# --- the abyssal mirror ---

MIRROR: Final = FEATS.add(Feat("mirror", 10, INSTANT, Art("mirror-mirror", "violet", "rays"), sun=5, glory=10))

forges(MIRROR, MIRROR_FACE)

# --- the guardian's owl ---

OWL: Final = FEATS.add(
    Feat("owl", 11, REINFORCEMENT, Art("owl", "dusk", "night", Portrait()), sun=2, glory=4, game=INTRODUCTORY)
)
OWL_GIFTS: Final = [Gain(gold=1), Gain(sun=1), Gain(moon=1)]


class OwlBrings(Use):
    """A gift, once a turn."""

    def __init__(self, gift: Gain) -> None:
        super().__init__(OWL, f"{OWL.key}-{gift.key}", named("use-owl", OWL.message.piece, gain=gift.message), gift)
        self.gift: Gain = gift

    def do(self, table: ForgeTable, hero: Hero) -> Rules[None]:
        table.log_event("owl-brings", hero=seat_name(hero.seat), gain=self.gift)
        before = reserves(table, hero)
        yield from receive(table, hero, self.gift)
        show_change(table, "gain", hero, before, pieces=(f"d{hero.seat}-{self.card.key}",))

    def value(self, outlook: Outlook, hero: Hero) -> float:
        return FREELY + gained(outlook, self.gift)

    def option(self, table: ForgeTable, hero: Hero) -> Choice:
        name = f"d{hero.seat}-{self.card.key}"
        note = wasted_note(hero, self.gift) or Message("note-uses", {"n": table.ready.count(self.card)})
        gain = gems_of(fitting(hero, self.gift))
        return Choice(self.key, self.message, note, [name], [], feat_piece(self.card, name), gain=gain)


OWL.on(USES)([OwlBrings(gain) for gain in OWL_GIFTS])


OWL.on(FEAT_VALUE)(lambda outlook: outlook.turns * max(outlook.sun, outlook.moon) * 0.9)

# --- the celestial ship ---

SHIP: Final = FEATS.add(Feat("ship", 11, INSTANT, Art("drakkar", "dusk", "sea"), sun=2, glory=4, game=ALTERNATE))

forges(SHIP, SHIP_FACE)

# --- the minotaur ---

MINOTAUR: Final = FEATS.add(
    Feat(
        "minotaur",
        12,
        INSTANT,
        Art("minotaur", "blood", "cave", Portrait()),
        sun=3,
        glory=8,
        dice=True,
        game=INTRODUCTORY,
    )
)


@MINOTAUR.on(TAKEN)
def minotaur_charges(table: ForgeTable, hero: Hero, card: Feat) -> Rules[None]:
    """Let all opponents roll and lose what the faces would give, glory too, but never more than they have. Ships do
    nothing, a boar's card still pays its owner. It is no blessing: neither hammer nor Cerberus has a part in it."""
    others = table.others(hero.seat)
    for other in others:
        roll_both(table, table.heroes[other], EXTRA_ROLL[other])
    show_dice(table, others)
    for other in others:
        charged = table.heroes[other]
        before = reserves(table, charged)
        yield from apply_faces(table, charged, charged.sun_die.top(), charged.moon_die.top(), LOSING)
        show_change(table, "loss", charged, before, because=card.message)


MINOTAUR.on(FEAT_VALUE)(lambda outlook: 0.8 * both_dice(outlook))

# --- the guardian's shield ---

SHIELD: Final = FEATS.add(
    Feat("shield", 12, INSTANT, Art("checked-shield", "steel", "hall"), sun=3, glory=6, game=ALTERNATE)
)

CHOOSE_SHIELD: Final = Question(QUESTIONS, "shield", rule="shield", theme="spend")


@SHIELD.on(TAKEN)
def choose_shield(table: ForgeTable, hero: Hero, card: Feat) -> Rules[None]:
    left = [face for face in SHIELDS if table.left(face)]
    face = yield from CHOOSE_SHIELD.ask(table, hero.seat, left)
    yield from forge(table, hero, face)


@CHOOSE_SHIELD.option
def shield_choice(table: ForgeTable, decision: Decision, face: Face) -> Choice:
    piece = face_piece(face, face.message.piece)
    return Choice(face.key, face.message, special_text(face), [face.message.piece], piece=piece)


CHOOSE_SHIELD.policy(each(forging_value))
SHIELD.on(FEAT_VALUE)(lambda outlook: garden_value(outlook, SHIELDS))

# --- the elder ---

ELDER: Final = FEATS.add(Feat("elder", 13, REINFORCEMENT, Art("roman-toga", "bone", "hall", Portrait()), sun=1, toll=3))
ELDER_GLORY: Final = 4

TAUGHT: Final = "taught"
"""The note for the ending about a lesson, with its glory."""


class ElderTeaches(Use):
    """A lesson: 4 glory for 3 gold."""

    def __init__(self) -> None:
        super().__init__(ELDER, ELDER.key, ELDER.message)

    def do(self, table: ForgeTable, hero: Hero) -> None:
        before = reserves(table, hero)
        hero.gold -= ELDER.toll
        hero.glory += ELDER_GLORY
        table.note(TAUGHT, hero.seat, ELDER_GLORY)
        price, glory = amount(GOLD, ELDER.toll), amount(GLORY, ELDER_GLORY)
        table.log_event("elder-teaches", hero=seat_name(hero.seat), price=price, gain=glory)
        show_change(table, "gain", hero, before, pieces=(f"d{hero.seat}-{ELDER.key}",))

    def value(self, outlook: Outlook, hero: Hero) -> float:
        return ELDER_GLORY - ELDER.toll * outlook.gold

    def option(self, table: ForgeTable, hero: Hero) -> Choice:
        name = f"d{hero.seat}-{ELDER.key}"
        note = Message("note-uses", {"n": table.ready.count(ELDER)})
        toll, glory = [Gem("gold", ELDER.toll)], [Gem("vp", ELDER_GLORY)]
        return Choice(self.key, self.message, note, [name], toll, feat_piece(ELDER, name), gain=glory)


ELDER.on(USES)([ElderTeaches()])
ELDER.on(WANTED_GOLD)(0.6)


@ELDER.on(FEAT_VALUE)
def elder_value(outlook: Outlook) -> float:
    """Expect a lesson a turn; the gold does not reach for many Elders."""
    turns = outlook.turns
    lessons = turns * (ELDER_GLORY - ELDER.toll * min(outlook.gold, 0.7)) * 0.8
    return lessons - 2.0 * outlook.hero.deeds.count(ELDER) * turns


# --- the wild spirits ---

SPIRITS: Final = FEATS.add(
    Feat("spirits", 14, INSTANT, Art("spark-spirit", "ember", "plain", Portrait("flies")), sun=1, glory=2)
)
SPIRITS_GIFT: Final = Gain(gold=3, moon=3)


@SPIRITS.on(TAKEN)
def spirits_give(table: ForgeTable, hero: Hero, card: Feat) -> Rules[None]:
    before = reserves(table, hero)
    table.log("spirits-give", hero=seat_name(hero.seat), gain=SPIRITS_GIFT)
    yield from receive(table, hero, SPIRITS_GIFT)
    show_change(table, "gain", hero, before, because=card.message)


@SPIRITS.on(SURE_GAIN)
def spirits_gain(table: ForgeTable, hero: Hero, card: Feat) -> Gain:
    """Return the gift as far as there is room once the card is paid for."""
    moon = min(SPIRITS_GIFT.moon, hero.shard_max - hero.moon + card.moon)
    gold = SPIRITS_GIFT.gold if hero.hammers else min(SPIRITS_GIFT.gold, hero.gold_max - hero.gold)
    return Gain(gold, 0, moon)


SPIRITS.on(FEAT_VALUE)(lambda outlook: gained(outlook, SPIRITS_GIFT))

# --- the slots ---


def slots(packs: Sequence[str]) -> list[list[Feat]]:
    """Return the sets for each slot: the introductory one first, then its alternate if there is one. A pack's card
    takes its slot alone; two for one slot are refused."""
    found: list[list[Feat]] = [[] for _ in range(SLOTS)]
    for feat in sorted(sets(), key=lambda feat: feat.game == ALTERNATE):
        found[feat.slot].append(feat)
    for feat in FEATS.of_packs(packs):
        if found[feat.slot][0].pack:
            raise Refused("why-pack-slot", {"first": found[feat.slot][0].message, "second": feat.message})
        found[feat.slot] = [feat]
    return found


def sets() -> list[Feat]:
    """Return the first card of each of the house's 24 sets."""
    return [feat for feat in FEATS if feat is feat.stack[0]]
