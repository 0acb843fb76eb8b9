"""The table: the board, the decks, the monsters and the witchers (a fight is in fight.py)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
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


class Hero(State):
    """A player board and all that lies around it."""

    __slots__ = (
        "attributes", "deck", "discard", "gold", "hand", "kept", "level", "place", "potion_room", "potions", "quests",
        "reputation", "school", "school_trophies", "seat", "shield", "tracked", "tracking", "trails", "trophies",
        "turns",
    )  # fmt: skip

    def __init__(self, seat: int, school: WitcherSchool) -> None:
        self.seat: int = seat
        self.school: WitcherSchool = school
        self.attributes: list[int] = [1, 1, 1, 1]
        self.level: int = 1
        self.shield: int = 1
        self.gold: int = 0
        self.reputation: int = 0
        self.place: int = 0
        self.deck: Pile[ActionCard] = Pile([])
        self.hand: list[ActionCard] = []
        self.discard: list[ActionCard] = []
        self.potions: list[Potion] = []
        self.potion_room: int = 0
        """Potions above the limit that he may keep until he next gains one."""
        self.trophies: tuple[Monster | TrophyCard, ...] = ()
        self.school_trophies: tuple[TrophyCard, ...] = ()
        self.kept: tuple[KeptStory, ...] = ()
        self.quests: tuple[StoryQuest, ...] = ()
        self.trails: list[LocationToken] = []
        self.tracked: tuple[str, ...] = ()
        """The terrains whose Trail token was an open tracking quest before: everyone has seen its face."""
        self.tracking: tuple[LocationToken, ...] = ()
        self.turns: int = 0

    @property
    def combat(self) -> int:
        """Cards drawn in step 4."""
        return PRINTED[self.attributes[0]]

    @property
    def shield_limit(self) -> int:
        return PRINTED[self.attributes[1]]

    @property
    def alchemy(self) -> int:
        """Potions that may be used in a fight."""
        return PRINTED[self.attributes[2]]

    @property
    def special(self) -> int:
        return self.attributes[3]

    @property
    def cards(self) -> list[ActionCard]:
        """All his action cards: deck, hand and discard pile."""
        return [*self.deck.cards, *self.hand, *self.discard]

    @property
    def life(self) -> int:
        """The cards that he can still lose: deck and hand."""
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


class Lair(State):
    """One of the three slots of the monster area: a terrain, the monster and where it dwells."""

    __slots__ = ("monster", "terrain", "token")

    def __init__(self, terrain: str) -> None:
        self.terrain: str = terrain
        self.monster: Monster | None = None
        self.token: LocationToken | None = None


class Dice(State):
    """A game of dice poker in play: the two rolls (the second is the locals' or the opponent's)."""

    __slots__ = ("active", "against", "pot", "rolls")

    def __init__(self, active: int, against: int, pot: int) -> None:
        self.active: int = active
        self.against: int = against
        """A seat, or NOBODY for the locals."""
        self.pot: int = pot
        self.rolls: list[list[int]] = [[], []]


class OldWorld(Table):
    """The whole table."""

    __slots__ = (
        "acted", "actions", "active", "attribute_trophies", "band", "box", "city", "closed", "dice", "diced", "driven",
        "events", "exactly", "fight", "fight_deck", "free_card", "gone", "lairs", "looked", "looked_from", "looker",
        "market", "market_discard", "monsters", "moved", "next_draw", "no_exploration", "now", "offered", "option",
        "potion_discard", "potions", "reading", "reserve", "schools", "supply", "travels", "wilds", "winner",
        "witchers",
    )  # fmt: skip

    def __init__(self, seats: int, chance: Chance, box: CardBox) -> None:
        super().__init__(seats, chance)
        self.box: CardBox = box
        self.now: Now = "draft"
        self.active: int = 0
        self.winner: int = NOBODY
        self.witchers: list[Hero] = []
        self.schools: list[WitcherSchool] = []
        self.offered: list[WitcherSchool] = []
        self.market: list[ActionCard] = []
        """Six cards, the leftmost (dearest) first."""
        self.actions: list[ActionCard] = []
        self.market_discard: list[ActionCard] = []
        self.potions: list[Potion] = []
        self.potion_discard: list[Potion] = []
        self.attribute_trophies: list[TrophyCard] = []
        self.supply: dict[str, list[LocationToken]] = {terrain: [] for terrain in TERRAINS}
        self.lairs: list[Lair] = [Lair(terrain) for terrain in TERRAINS]
        self.monsters: list[list[Monster]] = [[], [], []]
        self.driven: list[Monster] = []
        self.reserve: list[Monster] = []
        self.fight_deck: list[FightCard] = []
        self.city: list[StoryCard] = []
        self.wilds: list[StoryCard] = []
        self.events: list[StoryCard] = []
        self.closed: int = NOBODY
        """The place of the closed-tavern token."""
        self.gone: list[Option] = []
        """Back in the box: trashed cards, read stories, unused boards."""
        self.reading: list[StoryCard] = []
        self.option: str = ""
        self.band: int = 0
        self.looked: list[Any] = []
        self.looker: int = NOBODY
        self.looked_from: int = NOBODY
        self.fight: Fight | None = None
        self.dice: Dice | None = None
        self.new_turn()

    def new_turn(self) -> None:
        self.moved: bool = False
        self.acted: tuple[int, ...] = ()
        self.diced: tuple[int, ...] = ()
        self.travels: tuple[str, ...] = ()
        """Free ways of travelling that have been used this turn."""
        self.next_draw: int = 0
        """Cards more or fewer that Phase III of this turn draws."""
        self.exactly: int = NOBODY
        self.free_card: bool = False
        self.no_exploration: bool = False

    @property
    def solo(self) -> bool:
        return self.seats == 1

    def the_fight(self) -> Fight:
        """The one going on, where the rules know that there is one."""
        if self.fight is None:
            raise LookupError("nobody fights")
        return self.fight

    def has_board(self, hero: Hero) -> bool:
        """Before the draft reaches him a witcher has nothing."""
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
    """False where ``n`` is the number of an event: no user may change it."""
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
"""All questions of the game; each enters it where its rule stands."""
