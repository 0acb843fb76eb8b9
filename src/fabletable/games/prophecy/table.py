"""The table: the land, the planes, the decks, the heroes, and the battle being fought."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass, field
from typing import Final

from fabletable.games.prophecy.board import FIELDS, GUILDS, Field
from fabletable.games.prophecy.fight import Battle
from fabletable.games.prophecy.kinds import (
    COMMON,
    RARE,
    WILL,
    Adventure,
    ChanceCard,
    Character,
    Creature,
    Item,
    Opportunity,
    Skill,
)
from fabletable.games.prophecy.streams import ADVENTURE_DECK, item_deck
from fabletable.kernel import Chance, Fixed, Given, Message, Pile, Questions, Seat, State, Table, renewed, seat_name

NOBODY: Final = -1

NAMES: Final = [seat_name(n) for n in range(5)]
"""The players' names by seat, for the story."""
SEATS: Final = [Seat(n) for n in range(5)]
"""The players by seat, to be chosen."""

DRAFT: Final = "draft"
ROUND: Final = "round"
MOVE: Final = "move"
ENCOUNTER: Final = "encounter"
SERVICES: Final = "services"
PLANE: Final = "plane"
TURN_OVER: Final = "turn-over"
ROUND_OVER: Final = "round-over"
OVER: Final = "over"

MAX_RED: Final = 8
MAX_BLUE: Final = 10
CRYSTAL_HOLDS: Final = 3
ALL_ARTIFACTS: Final = 5


@dataclass(eq=False, slots=True)
class Hero(State):
    """A hero: cubes on the right of the card (``health``, ``mana``) and all of them (``red``, ``blue``)."""

    seat: int
    character: Character
    red: int = 0
    blue: int = 0
    health: int = 0
    mana: int = 0
    gold: int = 3
    experience: int = 3
    field: int = 0
    items: list[Item] = dataclasses.field(default_factory=list)
    skills: dict[str, Skill] = dataclasses.field(default_factory=dict)
    kept: tuple[Opportunity, ...] = ()
    alive: bool = True
    out: bool = False
    rounds: int = 0
    loop_round: int = -9
    lodged: bool = False
    cast_spell: bool = False
    lost_health: bool = False
    banner: int = 0
    turn_strength: int = 0
    turn_will: int = 0
    used: tuple[str, ...] = ()
    used_this_turn: tuple[str, ...] = ()
    came_from: int = -1
    """The field he left last, as long as he has done nothing since."""
    idle: int = 0
    """The number of turns running in which he stayed and did nothing."""
    wasted: int = 0
    """Experience thrown away because no hero may keep more than 15."""

    def __post_init__(self) -> None:
        self.red = self.character.strength
        self.blue = self.character.will
        self.health = self.character.strength
        self.mana = self.character.will

    @property
    def message(self) -> Message:
        """The player's name, for the log."""
        return NAMES[self.seat]

    @property
    def place(self) -> Field:
        return FIELDS[self.field]

    @property
    def artifacts(self) -> int:
        count = 0
        for item in self.items:
            if item.is_artifact:
                count += 1
        return count

    @property
    def belongings(self) -> list[Item]:
        """Return his items without the artifacts."""
        return [item for item in self.items if not item.is_artifact]

    @property
    def empty_handed(self) -> bool:
        """True if he has neither items nor skills, so nothing to declare and no second thoughts."""
        return not self.items and not self.skills

    def knows(self, skill: Skill) -> bool:
        return skill.key in self.skills

    def own(self, card: Item) -> Item | None:
        """Return his own copy of this card, which may bear a user's numbers."""
        for item in self.items:
            if item.name == card.name:
                return item
        return None

    def owns(self, card: Item) -> bool:
        return bool(self.items) and card.name in [item.name for item in self.items]

    def keeps(self, card: Opportunity) -> bool:
        return bool(self.kept) and card.name in [kept.name for kept in self.kept]

    def has_used(self, card: Skill | Item) -> bool:
        """Tell whether a card was used in this round."""
        return card.name in self.used

    def does_something(self) -> None:
        """Note a fight, a service or work: the hero is neither idle nor on the way any more."""
        self.came_from = -1
        self.idle = 0

    def member_of(self, guild: str) -> bool:
        """Return whether the hero learns there without gold; some cards that are kept open every guild."""
        return guild in self.character.guilds or any(card.opens_guilds for card in self.kept)


@dataclass(eq=False, slots=True)
class Spot(State):
    """An adventure card on a field, with what lies on it. ``shown_in`` is the round in which it was turned up."""

    card: Adventure
    up: bool
    shown_in: int
    gold: int = 0
    loot: tuple[Item, ...] = ()

    @property
    def creature(self) -> Creature | None:
        """The creature that is seen to be here."""
        return self.card if self.up and isinstance(self.card, Creature) else None

    @property
    def opportunity(self) -> Opportunity | None:
        """The opportunity that is seen to be here."""
        return self.card if self.up and isinstance(self.card, Opportunity) else None


@dataclass(eq=False, slots=True)
class Ground(State):
    """The cards on a field: adventures (the upper one first), artifacts of the fallen, goods, skills (older first)."""

    spots: list[Spot] = field(default_factory=list)
    artifacts: tuple[Item, ...] = ()
    goods: tuple[Item, ...] = ()
    skills: tuple[Skill, ...] = ()


@dataclass(eq=False, slots=True)
class Plane(State):
    """An astral plane: two guardians over an artifact, and artifacts of those who fell in it."""

    lesser: Creature | None
    greater: Creature | None
    artifact: Item | None
    lesser_up: bool = False
    greater_up: bool = False
    artifact_up: bool = False
    dropped: tuple[Item, ...] = ()
    closed: bool = False

    @property
    def hides(self) -> bool:
        """True if some card here has not been seen yet."""
        if self.closed:
            return False
        lesser_hidden = self.lesser is not None and not self.lesser_up
        greater_hidden = self.greater is not None and not self.greater_up
        return lesser_hidden or greater_hidden or (self.artifact is not None and not self.artifact_up)


@dataclass(eq=False, slots=True)
class Rulings(State):
    """The options agreed before the game. They never change."""

    first_edition: bool = False
    longer: bool = False
    artifacts_to_win: int = 4
    final_battle: bool = True
    apocalypse: bool = False
    teams: bool = False
    trading: bool = False
    duel_experience: bool = False

    @property
    def limit(self) -> int:
        """Return how many items, and how many skills, a hero may have at the end of his round."""
        return 9 if self.longer else 7


def pawn(seat: int) -> str:
    """Return the piece of a player's hero on the map, as the scene calls it."""
    return SEATS[seat].key


@dataclass(eq=False, slots=True)
class Realm(Table):
    """The table of Prophecy."""

    rulings: Fixed[Rulings]
    counted: Given[frozenset[str]] = frozenset()
    """Marks that simulations count: the cards of the second edition and what each of them does."""
    usual_lesser: Given[Creature | None] = None
    usual_greater: Given[Creature | None] = None
    """The guardians for which bots take those they have not seen."""
    heroes: list[Hero] = field(default_factory=list)
    ground: list[Ground] = field(default_factory=list)
    planes: list[Plane] = field(default_factory=list)
    # decks; the last card of a list is the top of its deck
    chance_deck: list[ChanceCard] = field(default_factory=list)
    chance_gone: list[ChanceCard] = field(default_factory=list)
    chance_card: ChanceCard | None = None
    adventures: list[Adventure] = field(default_factory=list)
    adventures_gone: list[Adventure] = field(default_factory=list)
    common: list[Item] = field(default_factory=list)
    common_gone: list[Item] = field(default_factory=list)
    rare: list[Item] = field(default_factory=list)
    rare_gone: list[Item] = field(default_factory=list)
    skill_decks: dict[str, Pile[Skill]] = field(default_factory=dict)
    unused: list[Character] = field(default_factory=list)
    buried: tuple[Character, ...] = ()
    # the draft
    draft_hands: list[list[Character]] = field(default_factory=list)
    draft_passed: list[list[Character]] = field(default_factory=list)
    draft_round: int = 0
    # marks on items
    damaged: list[str] = field(default_factory=list)
    smithed: dict[str, Opportunity] = field(default_factory=dict)
    crystal: int = CRYSTAL_HOLDS
    offer: list[Item] = field(default_factory=list)
    """Cards turned up to choose from."""
    searching: bool = False
    """True while a hero is looking through the adventure deck."""
    # whose round it is and how far
    phase: str = ROUND
    first: int = 0
    active: int = 0
    rounds: int = 0
    extra_turns: int = 0
    moves: int = 0
    served: bool = False
    attacked: bool = False
    trade_partner: int = NOBODY
    """The seat of the hero with whom a deal was made in this round (first edition: in this turn)."""
    proposals: int = 0
    invisible: bool = False
    ignored: tuple[str, ...] = ()
    plane: int = NOBODY
    plane_fought: bool = False
    """True if a battle has been fought already in this attack on a plane."""
    beaten: tuple[Creature, ...] = ()
    """Guardians that are no more."""
    battle: Battle | None = None
    # the end
    final: bool = False
    countdown: bool = False
    apocalypse_began: bool = False
    ending_due: bool = False
    """The fifth artifact has been taken: the end begins when this step is over."""
    last_taker: int = NOBODY
    winner: int = NOBODY

    # --- looking ---

    @property
    def final_battle(self) -> bool:
        """Return whether all five artifacts have been held: the final battle of either edition has begun."""
        return self.final or self.countdown

    def here(self, hero: Hero) -> Ground:
        """Return what lies on the hero's field."""
        return self.ground[hero.field]

    def the_battle(self) -> Battle:
        """Return the present battle, where the rules know that there is one."""
        if self.battle is None:
            raise LookupError("nobody fights")
        return self.battle

    def ready(self, item: Item) -> bool:
        """Tell whether an item is undamaged."""
        return item.key not in self.damaged

    def strength_of(self, hero: Hero) -> int:
        """Return the current Strength outside battle, with what is worn and drunk."""
        return hero.health + hero.turn_strength + self._raised(hero, False)

    def will_of(self, hero: Hero) -> int:
        """Return the current Will outside battle, with what is worn and drunk."""
        return hero.mana + hero.turn_will + self._raised(hero, True)

    def _raised(self, hero: Hero, will: bool) -> int:
        """Return what is worn; of several things for the head the best."""
        worn = 0
        head = 0
        for item in hero.items:
            n = item.raises(will=will)
            if n and item.is_head:
                head = max(head, n)
            else:
                worn += n
        return worn + head

    def attribute_of(self, hero: Hero, attribute: str) -> int:
        return self.will_of(hero) if attribute == WILL else self.strength_of(hero)

    def others_on_field(self, hero: Hero) -> list[Hero]:
        """Return the other living heroes on the same field."""
        return [each for each in self.heroes if each.alive and each is not hero and each.field == hero.field]

    def is_safe(self, hero: Hero) -> bool:
        """Rulebook, Battles with other characters: the white dove; never for an owner of an artifact."""
        return not hero.artifacts and (hero.place.sanctuary or hero.lodged)

    def partner_of(self, seat: int) -> int:
        """Return the partner's seat in the team game: they sit opposite each other."""
        return (seat + 2) % 4 if self.rulings.teams else NOBODY

    def count(self, what: str) -> None:
        """Count something, if every game of the second edition may see it."""
        if self.tally is not None and what in self.counted:
            self.tally[what] = self.tally.get(what, 0) + 1

    # --- cards ---

    def deck_of(self, deck: str) -> list[Item]:
        return self.common if deck == COMMON else self.rare

    def drawable(self, deck: str, n: int) -> list[Item]:
        """Return the cards among which the next ``n`` are: the deck, and the discards, too, if the deck has fewer."""
        pile = self.deck_of(deck)
        if len(pile) >= n:
            return pile
        return [*pile, *(self.common_gone if deck == COMMON else self.rare_gone)]

    def draw_item(self, deck: str) -> Item | None:
        """Draw the top card; an empty deck is made anew of its discards. Return None when there is none at all."""
        pile = self.deck_of(deck)
        gone = self.common_gone if deck == COMMON else self.rare_gone
        if not renewed(pile, gone, self.chance, item_deck(deck)):
            return None
        self.reveal()
        item = pile.pop()
        self.count("card:" + item.name)
        return item

    def draw_adventure(self) -> Adventure | None:
        known = renewed(self.adventures, self.adventures_gone, self.chance, ADVENTURE_DECK)
        return self.adventures.pop() if known else None

    def discard_item(self, item: Item) -> None:
        """Discard an item, whole again; what a smith put on it goes as well."""
        if item.key in self.damaged:
            self.damaged.remove(item.key)
        attached = self.smithed.pop(item.key, None)
        if attached is not None:
            self.adventures_gone.append(attached)
        if item.holds_mana:
            self.crystal = CRYSTAL_HOLDS
        if item.deck == RARE:
            self.rare_gone.append(item)
        else:
            self.common_gone.append(item)

    def lose_item(self, hero: Hero, item: Item) -> None:
        """Discard an item of a hero."""
        hero.items.remove(item)
        self.discard_item(item)

    def damage(self, hero: Hero, item: Item) -> None:
        """Turn an item of this hero over until it is repaired; artifacts never are."""
        if not item.is_artifact and item.damageable and item.key not in self.damaged:
            self.damaged.append(item.key)
            self.log("damaged", seat=hero.message, item=item)

    def repair(self, item: Item) -> None:
        if item.key in self.damaged:
            self.damaged.remove(item.key)

    def turn_up(self, spot: Spot) -> None:
        """Turn an adventure card up."""
        spot.up = True
        spot.shown_in = self.rounds
        self.count("card:" + spot.card.name)
        if spot.creature is not None:
            spot.gold = spot.creature.hoard

    # --- what nobody can know ---

    def shuffle_unknown(self, seat: int | None, chance: Chance) -> None:
        chance.shuffle(self.chance_deck)
        chance.shuffle(self.common)
        chance.shuffle(self.rare)
        for guild in GUILDS:
            self.skill_decks[guild].shuffle_unknown(seat, chance)
        self._shuffle_adventures(chance)
        self._shuffle_planes(chance)
        if self.draft_hands:
            self._shuffle_draft(seat, chance)

    def _shuffle_adventures(self, chance: Chance) -> None:
        spots = [] if self.searching else [spot for ground in self.ground for spot in ground.spots if not spot.up]
        cards = [*self.adventures, *(spot.card for spot in spots)]
        promised = self._ruins_can_be_searched()
        chance.shuffle(cards)
        for spot in spots:
            spot.card = cards.pop()
        if promised and not any(card.is_creature for card in cards):
            spot = next(spot for spot in spots if spot.card.is_creature)
            spot.card, cards[-1] = cards[-1], spot.card
        self.adventures = cards

    def _ruins_can_be_searched(self) -> bool:
        """Return whether Ruins are on offer: that tells everyone of a creature in the deck."""
        if self.phase != SERVICES:
            return False
        here = [spot.opportunity for spot in self.here(self.heroes[self.active]).spots]
        searched = any(
            effect.searches_deck
            for card in here
            if card is not None
            for bargain in card.bargains
            for effect in bargain.gain
        )
        return searched and any(card.is_creature for card in self.adventures)

    def _shuffle_planes(self, chance: Chance) -> None:
        lessers = [plane for plane in self.planes if plane.lesser is not None and not plane.lesser_up]
        guards = [plane.lesser for plane in lessers]
        chance.shuffle(guards)
        for plane in lessers:
            plane.lesser = guards.pop()
        greaters = [plane for plane in self.planes if plane.greater is not None and not plane.greater_up]
        guards = [plane.greater for plane in greaters]
        chance.shuffle(guards)
        for plane in greaters:
            plane.greater = guards.pop()
        hidden = [plane for plane in self.planes if plane.artifact is not None and not plane.artifact_up]
        artifacts = [plane.artifact for plane in hidden]
        chance.shuffle(artifacts)
        for plane in hidden:
            plane.artifact = artifacts.pop()

    def _shuffle_draft(self, seat: int | None, chance: Chance) -> None:
        """Shuffle the draft for a seat that knows its own hand and the card it has just passed on."""
        hands = [hand for number, hand in enumerate(self.draft_hands) if number != seat]
        hands += [hand for number, hand in enumerate(self.draft_passed) if number != seat]
        cards = [*self.unused, *(card for hand in hands for card in hand)]
        chance.shuffle(cards)
        for hand in hands:
            hand[:] = [cards.pop() for _ in hand]
        self.unused = cards


QUESTIONS: Final[Questions[Realm]] = Questions()
