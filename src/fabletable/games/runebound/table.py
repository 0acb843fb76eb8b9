"""The state of the table: heroes and their mats, decks, markets, gems, zombies, dice, and a fight if there is one."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Final

from fabletable.games.runebound.board import DIE_KEYS, GEM_NUMBER, HEXES, MARKETS, SLOTS, Hex
from fabletable.games.runebound.fight import Fight
from fabletable.games.runebound.hooks import CONSTANT, Window
from fabletable.games.runebound.kinds import (
    ATTRIBUTES,
    HEALTH,
    NO_SCENARIO,
    SPEED,
    SPIRIT,
    UNCHOSEN,
    Adventure,
    Asset,
    Foe,
    HeroCard,
    PrintedCard,
    Quest,
    Scenario,
    Skill,
    StoryCard,
    Way,
)
from fabletable.games.runebound.vocabulary import Ability
from fabletable.kernel import EVERYBODY, Chance, Fixed, Given, Hook, Message, Pile, Questions, State, Table, named
from fabletable.kernel.chance import MOST_SEATS


class TerrainDie:
    """A terrain die as an option: which one, what it shows."""

    is_means: Final = True

    def __init__(self, number: int, face: int) -> None:
        self.number: int = number
        self.face: int = face
        self.key: str = f"die-{number}"
        self.message: Message = named("die-" + DIE_KEYS[face], self.key)


DICE: Final = [[TerrainDie(number, face) for face in range(6)] for number in range(30)]


def die_showing(number: int, face: int) -> TerrainDie:
    """Return a die with this face. A roll may have any number of dice (a user's numbers may ask for hundreds). Rules
    reference, Component limits."""
    return DICE[number][face] if number < len(DICE) else TerrainDie(number, face)


@dataclass(eq=False, slots=True)
class Roll(State):
    """Terrain dice on the table: their purpose, their faces, which are spent. One hero's, or of no hero (-1)."""

    seat: int
    purpose: str
    dice: list[int]
    spent: list[int] = field(default_factory=list)

    def unspent(self) -> list[TerrainDie]:
        return [die_showing(number, face) for number, face in enumerate(self.dice) if number not in self.spent]


_PAWNS: Final = [f"pawn-{seat}" for seat in range(MOST_SEATS)]


@cache
def hero_name(name: str, piece: str, seat: int) -> Message:
    """Return the name of a hero's card with the seat that plays it, so that its player can be addressed as "you"."""
    return Message(name, {"seat": seat}, piece)


@dataclass(eq=False, slots=True)
class Hero(State):
    """A player's hero: figure, card, mat and hand. ``numbers`` and ``windows`` follow from card, skills and assets."""

    seat: int
    card: HeroCard = UNCHOSEN
    at: int = -1
    gold: int = 0
    damage: int = 0
    lore: int = 0
    allies: int = 0
    actions: int = 0
    delayed: bool = False
    out: bool = False
    hand: list[Skill] = field(default_factory=list)
    learned: list[Skill] = field(default_factory=list)
    assets: list[Asset] = field(default_factory=list)
    trophies: list[Adventure] = field(default_factory=list)
    secret: list[str] = field(default_factory=list)
    quests: list[Quest] = field(default_factory=list)
    rumors: tuple[Way, ...] = ()
    challenged: tuple[int, ...] = ()
    used_in_turn: tuple[str, ...] = ()
    changes: dict[str, int] = field(default_factory=dict)
    numbers: Fixed[dict[str, int]] = field(default_factory=lambda: UNCHOSEN.numbers)
    windows: Fixed[dict[Window, list[Ability]]] = field(default_factory=dict)

    def reckon(self) -> None:
        """Recompute numbers and abilities, after skills or assets have changed."""
        numbers = dict(self.card.numbers)
        windows: dict[Window, list[Ability]] = {}
        spirited = 0
        for cards in ([self.card], self.learned, self.assets):
            for card in cards:
                for ability in card.abilities:
                    windows.setdefault(ability.window, []).append(ability)
                    if ability.window is CONSTANT:
                        for effect in ability.effects:
                            stat = effect.changed_number()
                            if stat and isinstance(effect.n, int):
                                numbers[stat] += effect.n
                            elif stat:
                                spirited += 1
        for stat, n in self.changes.items():
            numbers[stat] += n
        numbers[HEALTH] += spirited * max(0, numbers[SPIRIT])
        numbers[SPEED] = max(1, numbers[SPEED])
        self.numbers = numbers
        self.windows = windows

    @property
    def message(self) -> Message:
        return hero_name(self.card.message.id, self.card.message.piece, self.seat)

    @property
    def pawn(self) -> str:
        """Return its figure on the map, as the scene calls it."""
        return _PAWNS[self.seat]

    @property
    def defeated(self) -> bool:
        return self.damage >= self.numbers[HEALTH]

    @property
    def health_left(self) -> int:
        return max(0, self.numbers[HEALTH] - self.damage)

    @property
    def hex(self) -> Hex:
        return HEXES[self.at]

    def learned_of(self, attribute: str) -> int:
        return sum(1 for skill in self.learned if skill.attribute == attribute)

    def trophies_of(self, deck: str) -> int:
        return sum(1 for card in self.trophies if card.deck == deck)

    def over_limit(self) -> str:
        """Return an attribute with more learned skills than its value, or nothing."""
        if self.learned:
            for attribute in ATTRIBUTES:
                if self.learned_of(attribute) > max(0, self.numbers[attribute]):
                    return attribute
        return ""


@dataclass(eq=False, slots=True)
class Runebound(Table):
    """The table. ``phase`` says which rule comes next when no fight is going on (rules/game.py)."""

    scenario: str = ""
    scenario_card: Given[Scenario] = NO_SCENARIO
    every_adventure: Given[list[Adventure]] = field(default_factory=list)
    villain: Foe = NO_SCENARIO.villain
    villain_at: int = -1
    phase: str = "heroes"
    active: int = 0
    played: list[int] = field(default_factory=list)
    first: int = 0
    round: int = 1
    act: int = 1
    space: int = 1
    ended: str = ""
    winner: int = -1
    march_exert: bool = False
    heroes: list[Hero] = field(default_factory=list)
    offered: list[HeroCard] = field(default_factory=list)
    gems: list[bool] = field(default_factory=list)
    zombies: list[int] = field(default_factory=list)
    adventures: dict[str, Pile[Adventure]] = field(default_factory=dict)
    discards: dict[str, list[Adventure]] = field(default_factory=dict)
    skills: Pile[Skill] = field(default_factory=lambda: Pile([]))
    used_skills: list[Skill] = field(default_factory=list)
    assets: Pile[Asset] = field(default_factory=lambda: Pile([]))
    used_assets: list[Asset] = field(default_factory=list)
    markets: list[list[Asset]] = field(default_factory=lambda: [[] for _ in MARKETS])
    story_deck: Pile[StoryCard] = field(default_factory=lambda: Pile([]))
    story_discard: list[StoryCard] = field(default_factory=list)
    slots: list[StoryCard | None] = field(default_factory=lambda: [None] * SLOTS)
    claimed: dict[str, tuple[int, ...]] = field(default_factory=dict)
    drawn: Adventure | None = None
    next_draw: str = ""
    revealed: list[Skill] = field(default_factory=list)
    looked_at: list[PrintedCard] = field(default_factory=list)
    looker: int = -1
    """The seat that sees these cards, or EVERYBODY."""
    roll: Roll | None = None
    fight: Fight | None = None
    shop_at: int = -1
    gone: list[str] = field(default_factory=list)

    # --- who and where ---

    def turn_order(self) -> list[int]:
        """Return the seats still in the game, clockwise from the first player."""
        return [seat for seat in self.seats_from(self.first) if not self.heroes[seat].out]

    def heroes_at(self, index: int) -> list[Hero]:
        return [hero for hero in self.heroes if not hero.out and hero.at == index]

    def runs_the_enemy(self, seat: int) -> int:
        """Return the player on the right; a player who is out is skipped while another one is left."""
        for step in range(1, self.seats):
            other = (seat - step) % self.seats
            if not self.heroes[other].out:
                return other
        return (seat - 1) % self.seats

    def gem_up(self, index: int) -> bool:
        """Tell whether there is a gem in this hex, face up."""
        return bool(HEXES[index].gem) and self.gems[GEM_NUMBER[index]]

    def zombies_on_board(self) -> int:
        return sum(self.zombies)

    def story_rule(self, hook: Hook[int], plain: int) -> int:
        """Return the number that a story quest in play has for this hook; the plain one where none has."""
        if hook.rules:
            for card in self.slots:
                if card is not None:
                    found = hook.of(card)
                    if found is not None:
                        return found
        return plain

    # --- what a seat cannot know ---

    def shuffle_unknown(self, seat: int | None, chance: Chance) -> None:
        """Shuffle decks, other hands and trophies that others gained unseen, each among themselves."""
        hands = [hero.hand for hero in self.heroes if hero.seat != seat]
        self.skills.shuffle_unknown(seat, chance, *hands)
        self.assets.shuffle_unknown(seat, chance)
        self.story_deck.shuffle_unknown(seat, chance)
        for deck, pile in self.adventures.items():
            self._shuffle_adventures(deck, pile, seat, chance)
        if self.looked_at and self.looker not in (seat, EVERYBODY):
            chance.shuffle(self.looked_at)

    def _shuffle_adventures(self, deck: str, pile: Pile[Adventure], seat: int | None, chance: Chance) -> None:
        hidden: list[tuple[Hero, int]] = [
            (hero, place)
            for hero in self.heroes
            if hero.seat != seat
            for place, card in enumerate(hero.trophies)
            if card.deck == deck and card.key in hero.secret
        ]
        places = pile.unknown_places(seat)
        cards = [pile.cards[place] for place in places]
        cards.extend(hero.trophies[place] for hero, place in hidden)
        chance.shuffle(cards)
        for place in places:
            pile.cards[place] = cards.pop()
        for hero, place in hidden:
            hero.secret.remove(hero.trophies[place].key)
        for hero, place in hidden:
            hero.trophies[place] = cards.pop()
            hero.secret.append(hero.trophies[place].key)


QUESTIONS: Final[Questions[Runebound]] = Questions()
"""The questions of the game."""
