"""The table: the board, the decks, the monsters and the witchers (a fight is in fight.py)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Literal, TypeAlias

from mypy_extensions import mypyc_attr

from fabletable.games.witcher.board import PLACES, PRINTED, TERRAINS, Location
from fabletable.games.witcher.fight import NOBODY, Fight
from fabletable.games.witcher.kinds import (
    ActionCard,
    FightCard,
    LocationToken,
    Monster,
    Potion,
    Power,
    TrophyCard,
    WitcherSchool,
)
from fabletable.kernel import (
    EVERYBODY,
    REPORTED,
    Card,
    Chance,
    Effect,
    Message,
    Option,
    Origin,
    Pile,
    Questions,
    State,
    Table,
    mix,
    named,
)
from fabletable.kernel.message import Arg
from fabletable.kernel.scene import Art, Palette, Scenery

HAND_LIMIT: Final = 7

Now: TypeAlias = Literal["terrain", "draft", "bonus", "travel", "deed", "fight", "aftermath", "rest"]
"""The part of play the next step belongs to (rules/turn.py)."""


# --- stories, and what stays of them ---


@dataclass(eq=False)
class KeepsakeUse:
    """A use of a kept story card. One that ``rides`` carries its owner for ``cards`` cards. Its words: ``kept-KEY``."""

    key: str
    rides: bool = False
    cards: int = 0
    icon: str = ""


USED_IN_FIGHTS: Final = KeepsakeUse("power")
PAID_ON_ARRIVAL: Final = KeepsakeUse("paid-on-arrival")
LETTER: Final = KeepsakeUse("letter")
HORSE: Final = KeepsakeUse("horse", rides=True, icon="horse-head")
BOAT: Final = KeepsakeUse("boat", rides=True, cards=1, icon="sailboat")
POTION_LIMIT: Final = KeepsakeUse("potion-limit")
TRADES_EXPLORATION: Final = KeepsakeUse("trade-exploration")
REPLACES_EXPLORATION: Final = KeepsakeUse("replaces-exploration")
LEAVES_AFTER_SLAYING: Final = KeepsakeUse("leaves-after-slaying")


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)  # may be copied, and made by a test
@dataclass(eq=False)
class Keepsake:
    """A story card that stays with a witcher: equipment, a companion, a promise. One that is ``nameless`` is called by
    the story's own name."""

    use: KeepsakeUse
    power: Power | None = None
    n: int = 0
    event: int = 0
    terrain: str = ""
    places: tuple[int, ...] = ()
    nameless: bool = False

    @property
    def text(self) -> Message:
        return self.power.text if self.power is not None else Message(f"kept-{self.use.key}", {"n": self.n})


StoryDeck: TypeAlias = Literal["city", "wilds", "event"]
_LOOKS: Final[dict[str, tuple[Palette, Scenery]]] = {
    "city": ("dusk", "city"),
    "wilds": ("swamp", "forest"),
    "event": ("bone", "night"),
}
NO_PRICE: Final[Mapping[str, int]] = {}


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)  # may be copied, for own numbers
class StoryCard(Card):
    """A card of the city, wilds or event deck: read aloud up to its two options; what they lead to stays hidden.

    A card without a choice (a test, a short fight, equipment) has all its effects in ``a``; ``has_result_text`` says
    that it has words for its result all the same. ``pay`` is the gold without which an option cannot be
    chosen: printed, so known before. The words are in the catalogue, by deck and number; ``situation`` is a note for
    us, not the card's name."""

    def __init__(
        self,
        deck: StoryDeck,
        number: int,
        situation: str,
        icon: str,
        *,
        a: Sequence[StoryEffect],
        b: Sequence[StoryEffect] = (),
        pay: Mapping[str, int] = NO_PRICE,
        has_result_text: bool = False,
        origin: Origin = REPORTED,
    ) -> None:
        self.deck: StoryDeck = deck
        self.number: int = number
        self.key: str = f"{deck}-{number}"
        self.name: str = self.key
        self.situation: str = situation
        self.a: Sequence[StoryEffect] = a
        self.b: Sequence[StoryEffect] = b
        self.pay: Mapping[str, int] = pay
        self.has_result_text: bool = has_result_text or bool(b)
        self.origin: Origin = origin
        self.art: Art = Art(icon, *_LOOKS[deck])
        self.message: Message = named(self.key, self.key)

    @property
    def has_choice(self) -> bool:
        return bool(self.b)

    def options(self) -> list[tuple[str, Sequence[StoryEffect]]]:
        return [("a", self.a), ("b", self.b)]

    def effects(self) -> Iterator[StoryEffect]:
        """Yield all effects of both options, with those in the rows of their tables."""
        for effect in [*self.a, *self.b]:
            yield from effect.nested()

    def keepsakes(self) -> Iterator[Keepsake]:
        yield from (effect.gives for effect in self.effects() if effect.gives is not None)


class StoryQuest:
    """A story card lying beside a player board, to be completed at one of its places."""

    def __init__(
        self, story: StoryCard, event: int, pay: int, places: tuple[int, ...], token: LocationToken | None
    ) -> None:
        self.key: str = story.key
        self.story: StoryCard = story
        self.event: int = event
        self.pay: int = pay
        self.places: tuple[int, ...] = places
        self.token: LocationToken | None = token
        self.message = story.message


class KeptStory:
    """A story card that stays for what it gives, under the name of that: its power's, its own, or the story's."""

    def __init__(self, story: StoryCard, gives: Keepsake, option: str) -> None:
        self.key: str = story.key
        self.option: str = option
        self.story: StoryCard = story
        self.gives: Keepsake = gives
        self.message: Message = story.message
        if gives.power is not None:
            self.message = gives.power.message
        elif not gives.nameless:
            self.message = named(f"{story.key}.{option}-kept", story.key)


# --- what lies in the box ---


@dataclass(eq=False)
class CardBox:
    """The cards that a table is set up with, by deck. ``key`` tells boxes with users' own numbers apart."""

    key: str
    actions: list[ActionCard]
    starting: dict[str, list[ActionCard]]
    schools: list[WitcherSchool]
    potions: list[Potion]
    monsters: list[Monster]
    fights: list[FightCard]
    school_trophies: dict[str, list[TrophyCard]]
    attribute_trophies: list[TrophyCard]
    stories: list[StoryCard]

    def deck(self, name: StoryDeck) -> list[StoryCard]:
        return [story for story in self.stories if story.deck == name]


# --- on the table ---


@dataclass(eq=False, slots=True)
class Hero(State):
    """A player board and all that lies around it."""

    seat: int
    school: WitcherSchool
    attributes: list[int] = field(default_factory=lambda: [1, 1, 1, 1])
    level: int = 1
    shield: int = 1
    gold: int = 0
    reputation: int = 0
    place: int = 0
    deck: Pile[ActionCard] = field(default_factory=lambda: Pile([]))
    hand: list[ActionCard] = field(default_factory=list)
    discard: list[ActionCard] = field(default_factory=list)
    potions: list[Potion] = field(default_factory=list)
    potion_room: int = 0
    """Potions above the limit that he may keep until he next gains one."""
    trophies: tuple[Monster | TrophyCard, ...] = ()
    school_trophies: tuple[TrophyCard, ...] = ()
    kept: tuple[KeptStory, ...] = ()
    quests: tuple[StoryQuest, ...] = ()
    trails: list[LocationToken] = field(default_factory=list)
    tracked: tuple[str, ...] = ()
    """The terrains whose Trail token was an open tracking quest before: everyone has seen its face."""
    tracking: tuple[LocationToken, ...] = ()
    turns: int = 0

    @property
    def combat(self) -> int:
        """Return the number of cards drawn in step 4."""
        return PRINTED[self.attributes[0]]

    @property
    def shield_limit(self) -> int:
        return PRINTED[self.attributes[1]]

    @property
    def alchemy(self) -> int:
        """Return the number of potions that may be used in a fight."""
        return PRINTED[self.attributes[2]]

    @property
    def special(self) -> int:
        return self.attributes[3]

    @property
    def cards(self) -> list[ActionCard]:
        """Return all his action cards: deck, hand and discard pile."""
        return [*self.deck.cards, *self.hand, *self.discard]

    @property
    def life(self) -> int:
        """Return the number of cards that he can still lose: deck and hand."""
        return len(self.deck.cards) + len(self.hand)

    def has_trail(self, terrain: str) -> bool:
        return any(token.terrain == terrain for token in self.trails)

    def is_tracking(self, terrain: str) -> bool:
        return any(token.terrain == terrain for token in self.tracking)

    def keepsake(self, use: KeepsakeUse) -> KeptStory | None:
        for kept in self.kept:
            if kept.gives.use is use:
                return kept
        return None

    def trophy_of(self, kind: str) -> bool:
        return any(trophy.kind == kind for trophy in self.trophies)


@dataclass(eq=False, slots=True)
class Lair(State):
    """One of the three slots of the monster area: a terrain, the monster and where it dwells."""

    terrain: str
    monster: Monster | None = None
    token: LocationToken | None = None


@dataclass(eq=False, slots=True)
class Dice(State):
    """A game of dice poker in play: the two rolls (the second is the locals' or the opponent's)."""

    active: int
    against: int
    """A seat, or NOBODY for the locals."""
    pot: int
    rolls: list[list[int]] = field(default_factory=lambda: [[], []])


@dataclass(eq=False, slots=True)
class OldWorld(Table):
    """The whole table."""

    box: CardBox
    now: Now = "draft"
    active: int = 0
    winner: int = NOBODY
    witchers: list[Hero] = field(default_factory=list)
    schools: list[WitcherSchool] = field(default_factory=list)
    offered: list[WitcherSchool] = field(default_factory=list)
    market: list[ActionCard] = field(default_factory=list)
    """Six cards, the leftmost (dearest) first."""
    actions: list[ActionCard] = field(default_factory=list)
    market_discard: list[ActionCard] = field(default_factory=list)
    potions: list[Potion] = field(default_factory=list)
    potion_discard: list[Potion] = field(default_factory=list)
    attribute_trophies: list[TrophyCard] = field(default_factory=list)
    supply: dict[str, list[LocationToken]] = field(default_factory=lambda: {terrain: [] for terrain in TERRAINS})
    lairs: list[Lair] = field(default_factory=lambda: [Lair(terrain) for terrain in TERRAINS])
    monsters: list[list[Monster]] = field(default_factory=lambda: [[], [], []])
    driven: list[Monster] = field(default_factory=list)
    reserve: list[Monster] = field(default_factory=list)
    fight_deck: list[FightCard] = field(default_factory=list)
    city: list[StoryCard] = field(default_factory=list)
    wilds: list[StoryCard] = field(default_factory=list)
    events: list[StoryCard] = field(default_factory=list)
    closed: int = NOBODY
    """The place of the closed-tavern token."""
    gone: list[Option] = field(default_factory=list)
    """Back in the box: trashed cards, read stories, unused boards."""
    reading: list[StoryCard] = field(default_factory=list)
    option: str = ""
    band: int = 0
    looked: list[Any] = field(default_factory=list)
    looker: int = NOBODY
    looked_from: int = NOBODY
    fight: Fight | None = None
    dice: Dice | None = None

    # in this turn
    moved: bool = False
    acted: tuple[int, ...] = ()
    diced: tuple[int, ...] = ()
    travels: tuple[str, ...] = ()
    """Free ways of travelling that have been used."""
    next_draw: int = 0
    """Cards more or fewer that Phase III draws."""
    exactly: int = NOBODY
    free_card: bool = False
    no_exploration: bool = False

    def new_turn(self) -> None:
        self.moved = self.free_card = self.no_exploration = False
        self.acted = self.diced = ()
        self.travels = ()
        self.next_draw = 0
        self.exactly = NOBODY

    @property
    def solo(self) -> bool:
        return self.seats == 1

    def the_fight(self) -> Fight:
        """Return the present fight, where the rules know that there is one."""
        if self.fight is None:
            raise LookupError("nobody fights")
        return self.fight

    def has_board(self, hero: Hero) -> bool:
        """Tell whether a witcher has a board; before the draft reaches him he has nothing."""
        return self.now != "terrain" and bool(hero.deck.cards or hero.hand or hero.discard or hero.turns)

    def place_of(self, hero: Hero) -> Location:
        return PLACES[hero.place]

    def others_at(self, hero: Hero) -> list[Hero]:
        """Return the other witchers at the same place."""
        return [each for each in self.witchers if each.place == hero.place and each.seat != hero.seat]

    def lair_at(self, place: int) -> Lair | None:
        for lair in self.lairs:
            if lair.monster is not None and lair.token is not None and lair.token.place == place:
                return lair
        return None

    # --- what nobody, or only some, can know ---

    def shuffle_unknown(self, seat: int | None, chance: Chance) -> None:
        chance.shuffle(self.actions)
        chance.shuffle(self.potions)
        chance.shuffle(self.city)
        chance.shuffle(self.wilds)
        mix([self.monsters[0], self.reserve], chance)
        chance.shuffle(self.monsters[1])
        chance.shuffle(self.monsters[2])
        self._mix_tokens(chance)
        if self.offered and seat != self.looker:
            mix([self.schools, self.offered], chance)
        for hero in self.witchers:
            self._mix_cards(hero, seat, chance)
        if self.fight is not None:
            self._mix_pool(self.fight, seat, chance)

    def _mix_tokens(self, chance: Chance) -> None:
        for terrain in TERRAINS:
            face_down = self.supply[terrain]
            holders = [
                (hero, place)
                for hero in self.witchers
                for place, token in enumerate(hero.trails)
                if token.terrain == terrain and terrain not in hero.tracked
            ]
            tokens = [*face_down, *(hero.trails[place] for hero, place in holders)]
            chance.shuffle(tokens)
            for hero, place in holders:
                hero.trails[place] = tokens.pop()
            face_down[:] = tokens

    def _mix_cards(self, hero: Hero, seat: int | None, chance: Chance) -> None:
        hands: list[list[ActionCard]] = []
        if self.looked_from == hero.seat and self.looker != seat:
            hands.append(self.looked)
        if hero.seat != seat:
            hands.append(hero.hand)
        hero.deck.shuffle_unknown(seat, chance, *hands)

    def _mix_pool(self, fight: Fight, seat: int | None, chance: Chance) -> None:
        hands = [self.fight_deck]
        if fight.monster is not None and self.looked_from == EVERYBODY and self.looker != seat:
            hands.append(self.looked)
        fight.pool.shuffle_unknown(seat, chance, *hands)


# --- effects of stories ---


@dataclass(eq=False)
class EffectContext:
    """The witcher for whom a story is resolved, and the story."""

    hero: Hero
    story: StoryCard


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)  # may be copied, and made by a test
class StoryEffect(Effect[OldWorld, EffectContext]):
    """An effect of a story card (rules/story_effects.py). Its words are the message ``effect-WORDS``.

    ``n`` is its number, ``bands`` are the rows of its table of results, ``gives`` is what it lets a witcher keep."""

    words: ClassVar[str] = ""
    has_number: ClassVar[bool] = True
    """False where ``n`` is the number of an event, which no user may change."""
    is_quest: ClassVar[bool] = False

    def __init__(self, n: int = 0, bands: Sequence[Band] = (), gives: Keepsake | None = None) -> None:
        self.n: int = n
        self.bands: Sequence[Band] = bands
        self.gives: Keepsake | None = gives

    def args(self) -> dict[str, Arg]:
        return {}

    def variant(self) -> str:
        """Return the end of the message id, where it has several."""
        return ""

    def text(self) -> Message:
        shown: dict[str, Arg] = {"bands": _rows(self.bands)} if self.bands else {"n": abs(self.n)}
        return Message(f"effect-{self.words}{self.variant()}", {**self.args(), **shown})

    def nested(self) -> Iterator[StoryEffect]:
        """Yield it and the effects in the rows of its table."""
        yield self
        for band in self.bands:
            for effect in band.effects:
                yield from effect.nested()


@dataclass(eq=False)
class Band:
    """A row of a table of results: for the numbers ``low`` to ``high``, or for a condition that has its own words."""

    low: int
    high: int
    effects: Sequence[StoryEffect]
    words: str

    def text(self) -> Message:
        effects = [effect.text() for effect in self.effects]
        return Message(self.words, {"low": self.low, "high": self.high, "effects": effects})


def _rows(bands: Sequence[Band]) -> Message:
    """Return the rows of a table one after the other; a list would end in one "and" too many."""
    said = bands[-1].text()
    for row in reversed(bands[:-1]):
        said = Message("band-then", {"first": row.text(), "rest": said})
    return said


QUESTIONS: Final[Questions[OldWorld]] = Questions()
"""The questions of the game; each enters it where its rule stands."""
