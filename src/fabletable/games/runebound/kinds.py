"""The kinds of cards and their declarations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Self

from mypy_extensions import mypyc_attr

from fabletable.games.runebound.hooks import AS_ACTION, AT_ONCE, Window
from fabletable.games.runebound.numbers import NumberWalk
from fabletable.games.runebound.tokens import Token
from fabletable.games.runebound.vocabulary import Ability, CardEffect, Condition, Effects, Figures, owned
from fabletable.kernel import RULEBOOK, Card, Message, Origin
from fabletable.kernel.scene import Art, Portrait

# Attributes and the other numbers of a hero
BODY: Final = "body"
MIND: Final = "mind"
SPIRIT: Final = "spirit"
HEALTH: Final = "health"
SPEED: Final = "speed"
HAND: Final = "hand"
ATTRIBUTES: Final = (BODY, MIND, SPIRIT)

# Types of assets
WEAPON: Final = "weapon"
CLOTHING: Final = "clothing"
EQUIPMENT: Final = "equipment"
MOVEMENT: Final = "movement"
TRADE_GOODS: Final = "trade-goods"
ASSET_TYPES: Final = (WEAPON, CLOTHING, EQUIPMENT, MOVEMENT, TRADE_GOODS)

# Scenarios
MARGATH: Final = "margath"
CORPSE_KING: Final = "corpse-king"
GENERIC: Final = "generic"

UPRIGHT: Final = Portrait()
"""The portrait of a foe who stands there like any other."""

SKILL_SETS: Final = (
    "force-of-nature",
    "combat-training",
    "wanderlust",
    "gentleman-of-fortune",
    "favoured-by-the-gods",
    "rune-magic",
)


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)  # may be copied, and made by a test
class PrintedCard(Card):
    """A printed card: its kind, its key, its name. ``figures`` are the numbers its texts mention; ``ours`` names the
    parts of a known card that are no source's (cards/designed.py)."""

    def __init__(
        self, key: str, kind: str, icon: str, message: Message, ours: str = "", origin: Origin = RULEBOOK
    ) -> None:
        self.key: str = key
        self.name: str = key
        self.kind: str = kind
        self.icon: str = icon
        self.message: Message = message
        self.ours: str = ours
        self.origin: Origin = origin
        self.figures: Figures = {}

    def mention(self, figures: Figures) -> None:
        self.figures = figures

    def read(self, walk: NumberWalk) -> None:
        """Read the card from top to bottom: its numbers, and its parts that have a text."""
        walk.parts.append(self)

    def printed(self) -> tuple[Ability, ...]:
        """Return the abilities on it."""
        return ()

    def from_deck(self) -> str:
        """Return the adventure deck it was drawn from, if any."""
        return ""


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)  # may be copied, and made by a test
class AbleCard(PrintedCard):
    """A card that is nothing but its numbers and its abilities."""

    abilities: tuple[Ability, ...] = ()

    def can(self, *abilities: Ability) -> Self:
        self.abilities = owned(abilities, self.key, self.message.id)
        return self

    def corners(self, walk: NumberWalk) -> None:
        """Read its numbers, beside those of its abilities."""

    def read(self, walk: NumberWalk) -> None:
        super().read(walk)
        self.corners(walk)
        walk.abilities(self.abilities)

    def printed(self) -> tuple[Ability, ...]:
        return self.abilities


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)  # may be copied, and made by a test
class HeroCard(AbleCard):
    """A hero: six numbers, gold to start with, the kind of site to start on. ``learning`` is its place among the heroes
    by how much one has to know before its abilities are of use."""

    def __init__(
        self,
        key: str,
        art: Art,
        color: str,
        start: str,
        gold: int,
        numbers: dict[str, int],
        tokens: list[Token],
        *abilities: Ability,
        learning: int = 99,
        origin: Origin = RULEBOOK,
    ) -> None:
        super().__init__(key, "hero", art.icon, Message("hero-" + key, {}, key), "", origin)
        self.art: Art = art
        self.color: str = color
        self.start: str = start
        self.gold: int = gold
        self.numbers: dict[str, int] = numbers
        self.learning: int = learning
        self.tokens: list[Token] = tokens
        self.can(*abilities)

    def corners(self, walk: NumberWalk) -> None:
        walk.corner("gold", self, "gold")
        for stat in self.numbers:
            walk.entry(stat, self.numbers, stat)


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)  # may be copied, and made by a test
class Skill(AbleCard):
    """Learned with trophies. ``cost`` has one icon a trophy ("any" is grey); a star counts in tests."""

    def __init__(
        self,
        key: str,
        attribute: str,
        cost: str,
        star: bool,
        origin: Origin,
        icon: str,
        of_set: str = "",
        ours: str = "",
    ) -> None:
        super().__init__(key, "skill", icon, Message("skill-" + key, {}, key), ours, origin)
        self.set: str = of_set
        self.attribute: str = attribute
        self.cost: tuple[str, ...] = tuple(cost.split())
        self.star: bool = star


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)  # may be copied, and made by a test
class Asset(AbleCard):
    """Bought at a market. ``code`` is its set, or "A01 dash / agility" with a combat token. Trade goods have a market
    value."""

    def __init__(self, key: str, code: str, kind: str, price: int, origin: Origin, icon: str, ours: str = "") -> None:
        super().__init__(key, kind, icon, Message("asset-" + key, {}, key), ours, origin)
        self.set: str = code[0]
        number, _, sides = code.partition(" ")
        self.token: Token | None = Token(number.lower(), sides) if sides else None
        self.price: int = price
        self.market_value: int = 0

    def corners(self, walk: NumberWalk) -> None:
        walk.corner("price", self, "price")
        if self.kind == TRADE_GOODS:
            walk.corner("market-value", self, "market_value")


def trade_goods(key: str, letter: str, price: int, market_value: int, origin: Origin, icon: str) -> Asset:
    goods = Asset(key, letter, TRADE_GOODS, price, origin, icon)
    goods.market_value = market_value
    return goods


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)  # may be copied, and made by a test
class Foe(AbleCard):
    """An opponent who is no hero: an enemy of an adventure or story card, or a villain, who has a ``token``."""

    def __init__(
        self, key: str, kind: str, health: int, traits: str, icon: str, name: Message, portrait: Portrait = UPRIGHT
    ) -> None:
        super().__init__(key, kind, icon, name)
        self.health: int = health
        self.least: int = 1
        self.token: Token | None = None
        self.traits: tuple[str, ...] = tuple(traits.split())
        self.portrait: Portrait = portrait

    def corners(self, walk: NumberWalk) -> None:
        walk.corner("health", self, "health")

    def read(self, walk: NumberWalk) -> None:
        """Read a villain; on an adventure or story card, a part of it."""
        self.read_as_part(walk)
        walk.corner("least", self, "least")

    def read_as_part(self, walk: NumberWalk) -> None:
        super().read(walk)


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)  # may be copied, and made by a test
class Adventure(PrintedCard):
    """A card of one of the three adventure decks. Face down it is a trophy of that deck."""

    def __init__(self, key: str, kind: str, origin: Origin, icon: str, ours: str = "") -> None:
        super().__init__(key, kind, icon, Message("card-" + key, {}, key), ours, origin)
        self.deck: str = ""
        self.scenario: str = ""

    def lies_in(self, deck: str, scenario: str = GENERIC) -> Self:
        self.deck = deck
        self.scenario = scenario
        return self

    def from_deck(self) -> str:
        return self.deck


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)  # may be copied, and made by a test
class Enemy(Adventure):
    """Fought at once. ``rewards``: one of these lists, chosen by the winner, who also takes the card as a trophy."""

    def __init__(
        self,
        key: str,
        origin: Origin,
        icon: str,
        health: int,
        traits: str,
        portrait: Portrait = UPRIGHT,
        ours: str = "",
    ) -> None:
        super().__init__(key, "enemy", origin, icon, ours)
        self.foe: Foe = Foe(key, "enemy", health, traits, icon, Message(self.message.id, {}, key), portrait)
        self.rewards: tuple[Effects, ...] = ()

    def can(self, *abilities: Ability) -> Enemy:
        self.foe.can(*abilities)
        return self

    def gives(self, *rewards: Effects) -> Enemy:
        self.rewards = rewards
        return self

    def read(self, walk: NumberWalk) -> None:
        super().read(walk)
        self.foe.read_as_part(walk)
        for reward in self.rewards:
            walk.effects(reward)

    def printed(self) -> tuple[Ability, ...]:
        return self.foe.abilities


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)  # may be copied, and made by a test
class Way:
    """One of the two ways an event offers: done now, or kept as a rumor until its window comes."""

    def __init__(self, ability: Ability, rumor: bool, places: str) -> None:
        self.ability: Ability = ability
        self.rumor: bool = rumor
        self.places: tuple[str, ...] = tuple(places.split())
        self.number: int = 0
        self.event: Event | None = None
        self.key: str = ""
        self.message: Message = Message(id="")
        self.figures: Figures = {}

    def mention(self, figures: Figures) -> None:
        self.figures = figures

    def belongs_to(self, event: Event, number: int) -> None:
        self.event = event
        self.number = number
        self.key = f"{event.key}.way-{number}"
        self.message = Message(f"{event.message.id}.way-{number}", {}, event.key)
        self.ability.belongs_to(event.key, number, event.message.id)
        self.ability.key = self.key
        self.ability.message = self.message


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)  # may be copied, and made by a test
class Event(Adventure):
    """Two ways, one of which is chosen."""

    def __init__(self, key: str, origin: Origin, icon: str, ours: str = "") -> None:
        super().__init__(key, "event", origin, icon, ours)
        self.ways: tuple[Way, ...] = ()

    def offers(self, *ways: Way) -> Event:
        self.ways = ways
        for number, way in enumerate(ways, 1):
            way.belongs_to(self, number)
        return self

    def read(self, walk: NumberWalk) -> None:
        super().read(walk)
        for way in self.ways:
            walk.parts.append(way)
            walk.ability(way.ability)


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)  # may be copied, and made by a test
class QuestOutcome:
    """One result of a quest: what the dice must show (one die a symbol) or how many successes it takes."""

    def __init__(self, need: str, successes: int, effects: Effects, trophy: bool) -> None:
        self.need: tuple[str, ...] = tuple(need.split())
        self.successes: int = successes
        self.effects: Effects = effects
        self.trophy: bool = trophy
        self.number: int = 0
        self.key: str = ""
        self.message: Message = Message(id="")
        self.figures: Figures = {}

    def mention(self, figures: Figures) -> None:
        """Write its numbers into its name, which says what it takes."""
        self.figures = figures
        self.message = Message(self.message.id, figures, self.message.piece)

    def belongs_to(self, card: str, spoken: str, number: int) -> None:
        self.number = number
        self.key = f"{card}.outcome-{number}"
        self.message = Message(f"{spoken}.outcome-{number}", {}, card)


def numbered_outcomes(card: PrintedCard, outcomes: tuple[QuestOutcome, ...]) -> tuple[QuestOutcome, ...]:
    for number, each in enumerate(outcomes, 1):
        each.belongs_to(card.key, card.message.id, number)
    return outcomes


@dataclass(eq=False)
class Errand:
    """The task of a quest: its places, whether to explore or to test an attribute, and the cost of each attempt."""

    places: tuple[str, ...]
    outcomes: tuple[QuestOutcome, ...]
    attribute: str = ""
    mod: int = 0
    exert: int = 0
    suffer: int = 0
    miss: Effects = ()

    def read(self, walk: NumberWalk) -> None:
        walk.price("exert", self, "exert", self.exert)
        walk.price("suffer", self, "suffer", self.suffer)
        for outcome in self.outcomes:
            walk.parts.append(outcome)
            if outcome.successes:
                walk.count("successes", outcome, "successes")
            walk.effects(outcome.effects)
        walk.effects(self.miss)


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)  # may be copied, and made by a test
class Quest(Adventure):
    """Kept until one of its outcomes has been reached at one of its places."""

    def __init__(self, key: str, origin: Origin, icon: str, ours: str = "") -> None:
        super().__init__(key, "quest", origin, icon, ours)
        self.errand: Errand = Errand((), ())

    def at(
        self,
        places: str,
        *outcomes: QuestOutcome,
        attribute: str = "",
        mod: int = 0,
        exert: int = 0,
        suffer: int = 0,
        miss: Effects = (),
    ) -> Quest:
        self.errand = Errand(
            tuple(places.split()), numbered_outcomes(self, outcomes), attribute, mod, exert, suffer, miss
        )
        return self

    def read(self, walk: NumberWalk) -> None:
        super().read(walk)
        self.errand.read(walk)


def now(*effects: CardEffect) -> Way:
    return Way(Ability(AT_ONCE, effects), False, "")


def rumor(*effects: CardEffect, at: str = "", window: Window = AS_ACTION, when: Condition | None = None) -> Way:
    """Make a rumor that is followed by an action (at one of these places), or when something happens."""
    return Way(Ability(window, effects, action=1 if window is AS_ACTION else 0, when=when or {}), True, at)


def outcome(need: str, *effects: CardEffect, trophy: bool = True) -> QuestOutcome:
    return QuestOutcome(need, 0, effects, trophy)


def success(successes: int, *effects: CardEffect, trophy: bool = True) -> QuestOutcome:
    return QuestOutcome("", successes, effects, trophy)


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)  # may be copied, and made by a test
class StoryCard(PrintedCard):
    """A story card: resolved when it is revealed, or a story quest that lies above the board.

    ``claim``: "first" hero only, or "each" hero once.
    """

    def __init__(self, key: str, scenario: str, origin: Origin, icon: str, ours: str = "") -> None:
        super().__init__(key, "story", icon, Message("story-" + key, {}, key), ours, origin)
        self.scenario: str = scenario
        self.claim: str = ""
        self.places: tuple[str, ...] = ()
        self.reveal: Effects = ()
        self.quest: Ability | None = None
        self.errand: Errand | None = None
        self.foe: Foe | None = None
        self.reward: Effects = ()

    def story_quest(self, claim: str, places: str) -> StoryCard:
        self.claim = claim
        self.places = tuple(places.split())
        return self

    def reveals(self, *effects: CardEffect) -> StoryCard:
        self.reveal = effects
        return self

    def asks(self, ability: Ability) -> StoryCard:
        ability.belongs_to(self.key, 1, self.message.id)
        ability.key = self.key + ".quest"
        self.quest = ability
        return self

    def explored(self, *outcomes: QuestOutcome) -> StoryCard:
        self.errand = Errand(self.places, numbered_outcomes(self, outcomes))
        return self

    def fought(self, foe: Foe, *reward: CardEffect) -> StoryCard:
        self.foe = foe
        self.reward = reward
        return self

    def read(self, walk: NumberWalk) -> None:
        super().read(walk)
        walk.effects(self.reveal)
        if self.quest is not None:
            walk.ability(self.quest)
        if self.errand is not None:
            self.errand.read(walk)
        if self.foe is not None:
            self.foe.read_as_part(walk)
        walk.effects(self.reward)

    def printed(self) -> tuple[Ability, ...]:
        foe = () if self.foe is None else self.foe.abilities
        return (*foe, self.quest) if self.quest is not None else foe


@dataclass(eq=False)
class Scenario:
    """The scenario card, side A; its side B is the villain.

    ``lair`` is where the villain appears at the end of Act I; ``march_to`` is where he goes after Act II.
    """

    key: str
    icon: str
    villain: Foe
    lair: str
    march_to: str = ""
    allies: int = 0
    zombies: int = 0
    origin: Origin = RULEBOOK

    @property
    def message(self) -> Message:
        return Message("scenario-" + self.key, {}, "scenario")


def hero_numbers(speed: int, health: int, hand: int, body: int, mind: int, spirit: int) -> dict[str, int]:
    return {SPEED: speed, HEALTH: health, HAND: hand, BODY: body, MIND: mind, SPIRIT: spirit}


UNCHOSEN: Final = HeroCard("", Art(""), "", "", 0, hero_numbers(0, 1, 0, 0, 0, 0), [])
"""The card of a hero until one is chosen."""

NOBODY: Final = Foe("", "", 0, "", "", Message(id=""))
NO_SCENARIO: Final = Scenario("", "", NOBODY, "")
"""The scenario of a table that is not set up yet."""

ZOMBIE_DAMAGE: Final = 2
GOLD_FOR_ZOMBIE: Final = 1
