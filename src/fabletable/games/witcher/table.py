"""What lies on the table: the board, the decks, the monsters, the witchers, and a fight while there is one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from fabletable.games.witcher.map import PLACES, Place
from fabletable.games.witcher.pieces import (
    TERRAINS,
    ActionCard,
    FightCard,
    Keepsake,
    LocationToken,
    Monster,
    Potion,
    Power,
    School,
    Story,
    Trophy,
)
from fabletable.kernel import Chance, State, Table

if TYPE_CHECKING:
    from fabletable.games.witcher.box import Box

T = TypeVar("T")

NOBODY: Final = -1
EVERYBODY: Final = -2
MONSTER: Final = -1
"""In place of a seat: the monster's side of a fight."""

PRINTED: Final = (0, 1, 2, 3, 4, 4)
"""What the board prints beside levels I to V: cards drawn, highest shield, potions of a fight."""

HAND_LIMIT: Final = 7


class Pile(State, Generic[T]):
    """A face-down pile; its last card is the top. It remembers who has seen how many cards of either end."""

    __slots__ = ("bottom_seen", "bottom_to", "cards", "top_seen", "top_to")

    def __init__(self) -> None:
        self.cards: list[T] = []
        self.top_seen: int = 0
        self.top_to: int = NOBODY
        self.bottom_seen: int = 0
        self.bottom_to: int = NOBODY

    def copy(self) -> Pile[T]:
        twin: Pile[T] = Pile()
        twin.cards = list(self.cards)
        twin.top_seen = self.top_seen
        twin.top_to = self.top_to
        twin.bottom_seen = self.bottom_seen
        twin.bottom_to = self.bottom_to
        return twin

    def draw(self) -> T:
        if self.top_seen:
            self.top_seen -= 1
        card = self.cards.pop()
        self.bottom_seen = min(self.bottom_seen, len(self.cards))
        return card

    def put_on(self, card: T, seen_by: int) -> None:
        """On top; the last one put there will be drawn first."""
        self.cards.append(card)
        if self.top_to != seen_by:
            self.top_seen = 0
        self.top_seen += 1
        self.top_to = seen_by

    def put_under(self, cards: list[T], seen_by: int) -> None:
        """Under the pile; the first of them will be drawn last."""
        self.cards[:0] = cards
        if self.bottom_to != seen_by:
            self.bottom_seen = 0
        self.bottom_seen += len(cards)
        self.bottom_to = seen_by

    def shuffle(self, chance: Chance) -> None:
        chance.shuffle(self.cards)
        self.top_seen = 0
        self.bottom_seen = 0

    def unseen(self, seat: int | None) -> tuple[int, int]:
        """The part of the pile this seat cannot know, as a slice."""
        low = self.bottom_seen if self.bottom_to in (seat, EVERYBODY) else 0
        high = len(self.cards) - (self.top_seen if self.top_to in (seat, EVERYBODY) else 0)
        return low, max(low, high)


class Quest:
    """A story card lying beside a player board, to be completed at one of its places."""

    __slots__ = ("event", "key", "pay", "places", "say", "story", "token")

    def __init__(
        self, story: Story, event: int, pay: int, places: tuple[int, ...], token: LocationToken | None
    ) -> None:
        self.key: str = story.key
        self.story: Story = story
        self.event: int = event
        self.pay: int = pay
        self.places: tuple[int, ...] = places
        self.token: LocationToken | None = token
        self.say = story.say


class Kept:
    """A story card that stays for what it gives."""

    __slots__ = ("gives", "key", "option", "say", "story")

    def __init__(self, story: Story, gives: Keepsake, option: str) -> None:
        self.key: str = story.key
        self.option: str = option
        self.story: Story = story
        self.gives: Keepsake = gives
        self.say = story.say


class Witcher(State):
    """A player board and all that lies around it."""

    __slots__ = (
        "attributes",
        "deck",
        "discard",
        "gold",
        "hand",
        "kept",
        "level",
        "place",
        "potion_room",
        "potions",
        "quests",
        "reputation",
        "school",
        "school_trophies",
        "seat",
        "shield",
        "tracked",
        "tracking",
        "trails",
        "trophies",
        "turns",
    )

    def __init__(self, seat: int, school: School) -> None:
        self.seat: int = seat
        self.school: School = school
        self.attributes: list[int] = [1, 1, 1, 1]
        self.level: int = 1
        self.shield: int = 1
        self.gold: int = 0
        self.reputation: int = 0
        self.place: int = 0
        self.deck: Pile[ActionCard] = Pile()
        self.hand: list[ActionCard] = []
        self.discard: list[ActionCard] = []
        self.potions: list[Potion] = []
        self.potion_room: int = 0
        """How many potions above the limit he may keep until he next gains one."""
        self.trophies: list[Monster | Trophy] = []
        self.school_trophies: list[Trophy] = []
        self.kept: list[Kept] = []
        self.quests: list[Quest] = []
        self.trails: list[LocationToken] = []
        self.tracked: list[str] = []
        """The terrains whose Trail token was an open tracking quest before: everyone has seen its face."""
        self.tracking: list[LocationToken] = []
        self.turns: int = 0

    def copy(self) -> Witcher:
        twin = Witcher(self.seat, self.school)
        twin.attributes = list(self.attributes)
        twin.level = self.level
        twin.shield = self.shield
        twin.gold = self.gold
        twin.reputation = self.reputation
        twin.place = self.place
        twin.deck = self.deck.copy()
        twin.hand = list(self.hand)
        twin.discard = list(self.discard)
        twin.potions = list(self.potions)
        twin.potion_room = self.potion_room
        twin.trophies = list(self.trophies)
        twin.school_trophies = list(self.school_trophies)
        twin.kept = list(self.kept)
        twin.quests = list(self.quests)
        twin.trails = list(self.trails)
        twin.tracked = list(self.tracked)
        twin.tracking = list(self.tracking)
        twin.turns = self.turns
        return twin

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

    def has_trail(self, terrain: str) -> bool:
        return any(token.terrain == terrain for token in self.trails)

    def is_tracking(self, terrain: str) -> bool:
        return any(token.terrain == terrain for token in self.tracking)

    def keepsake(self, kind: str) -> Kept | None:
        for kept in self.kept:
            if kept.gives.kind == kind:
                return kept
        return None

    def trophy_of(self, kind: str) -> bool:
        return any(isinstance(trophy, Trophy) and trophy.kind == kind for trophy in self.trophies)


class Fighter(State):
    """A witcher's side of a fight: what he has used, and this turn's combo."""

    __slots__ = (
        "bonus_damage",
        "bonus_shield",
        "building",
        "colours",
        "combo",
        "combo_limit",
        "cost_lost",
        "doubled",
        "drunk",
        "extra_cards",
        "free_links",
        "ignore_penalty",
        "joined",
        "last_potion",
        "overflow",
        "potion_bonus",
        "potions_used",
        "powers",
        "seat",
        "shield_risen",
        "shieldless",
        "taken",
        "taken_damage",
        "thunder",
        "turn_draw",
        "turns",
        "used",
    )

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.powers: list[Power] = []
        self.used: list[str] = []
        self.potions_used: int = 0
        self.potion_bonus: int = 0
        self.drunk: list[Potion] = []
        self.turns: int = 0
        self.combo: list[ActionCard] = []
        self.joined: list[bool] = []
        """For each card of the combo: whether it lies on a matching link of the card below."""
        self.building: bool = False
        self.new_turn()

    def new_turn(self) -> None:
        self.bonus_damage: int = 0
        self.bonus_shield: int = 0
        self.turn_draw: int = 0
        self.cost_lost: int = 0
        """Draw penalties of this turn, so that they can be ignored."""
        self.taken: int = 0
        """Cards the opponent has lost this turn."""
        self.taken_damage: int = 0
        self.shield_risen: int = 0
        self.combo_limit: int = 99
        self.extra_cards: int = 0
        self.free_links: int = 0
        self.shieldless: bool = False
        self.thunder: int = 0
        self.doubled: int = 0
        self.overflow: int = 0
        self.ignore_penalty: bool = False
        self.last_potion: Potion | None = None
        self.colours: list[str] = []
        """The colours of this turn's combo, once it has been counted."""

    def copy(self) -> Fighter:
        twin = Fighter(self.seat)
        twin.powers = list(self.powers)
        twin.used = list(self.used)
        twin.potions_used = self.potions_used
        twin.potion_bonus = self.potion_bonus
        twin.drunk = list(self.drunk)
        twin.turns = self.turns
        twin.combo = list(self.combo)
        twin.joined = list(self.joined)
        twin.building = self.building
        twin.bonus_damage = self.bonus_damage
        twin.bonus_shield = self.bonus_shield
        twin.turn_draw = self.turn_draw
        twin.cost_lost = self.cost_lost
        twin.taken = self.taken
        twin.taken_damage = self.taken_damage
        twin.shield_risen = self.shield_risen
        twin.combo_limit = self.combo_limit
        twin.extra_cards = self.extra_cards
        twin.free_links = self.free_links
        twin.shieldless = self.shieldless
        twin.thunder = self.thunder
        twin.doubled = self.doubled
        twin.overflow = self.overflow
        twin.ignore_penalty = self.ignore_penalty
        twin.last_potion = self.last_potion
        twin.colours = list(self.colours)
        return twin


class Fight(State):
    """A fight: the attacker against a monster (``defender`` is MONSTER) or against another witcher."""

    __slots__ = (
        "attack",
        "attacker",
        "bets",
        "chooser",
        "defender",
        "fighters",
        "hit",
        "lost",
        "monster",
        "monster_turns",
        "outcome",
        "pool",
        "revealed",
        "shield_drop",
        "short",
        "spent",
        "stage",
        "terrain",
        "to_move",
        "trail",
    )

    def __init__(self, attacker: int, defender: int, monster: Monster | None, terrain: str) -> None:
        self.attacker: int = attacker
        self.defender: int = defender
        self.monster: Monster | None = monster
        self.terrain: str = terrain
        self.fighters: list[Fighter] = [Fighter(attacker)]
        self.pool: Pile[FightCard] = Pile()
        self.spent: list[FightCard] = []
        self.revealed: FightCard | None = None
        self.attack: str = ""
        """Charge or bite, once it has been chosen."""
        self.monster_turns: int = 0
        self.chooser: int = NOBODY
        self.to_move: int = attacker
        self.trail: bool = False
        self.shield_drop: int = 0
        """How much lower Defence counts in this fight."""
        self.short: bool = False
        """A short fight of an event: one combo, nothing else."""
        self.hit: int = 0
        """The damage of the attack that is falling now."""
        self.lost: int = 0
        """Cards a witcher has lost to the opponent in the present turn."""
        self.bets: list[list[int]] = []
        """Pairs of the seat that bets and the seat it bets on."""
        self.stage: str = ""
        """turns, once the life pools are made."""
        self.outcome: str = ""
        """slain, driven, defeat against a monster; won, lost (for the attacker) against a witcher."""

    def copy(self) -> Fight:
        twin = Fight(self.attacker, self.defender, self.monster, self.terrain)
        twin.fighters = [fighter.copy() for fighter in self.fighters]
        twin.pool = self.pool.copy()
        twin.spent = list(self.spent)
        twin.revealed = self.revealed
        twin.attack = self.attack
        twin.monster_turns = self.monster_turns
        twin.chooser = self.chooser
        twin.to_move = self.to_move
        twin.trail = self.trail
        twin.shield_drop = self.shield_drop
        twin.short = self.short
        twin.hit = self.hit
        twin.lost = self.lost
        twin.bets = [list(bet) for bet in self.bets]
        twin.stage = self.stage
        twin.outcome = self.outcome
        return twin

    def is_over(self) -> bool:
        return self.outcome != ""

    @property
    def duel(self) -> bool:
        return self.defender != MONSTER

    def is_against(self, monster: str) -> bool:
        return self.monster is not None and self.monster.key == monster

    def foe_of(self, fighter: Fighter) -> Fighter:
        """The other witcher of a duel."""
        return self.fighters[1] if self.fighters[0] is fighter else self.fighters[0]


class Lair(State):
    """One of the three slots of the monster area: a terrain, the monster and where it dwells."""

    __slots__ = ("monster", "terrain", "token")

    def __init__(self, terrain: str) -> None:
        self.terrain: str = terrain
        self.monster: Monster | None = None
        self.token: LocationToken | None = None

    def copy(self) -> Lair:
        twin = Lair(self.terrain)
        twin.monster = self.monster
        twin.token = self.token
        return twin


class Dice(State):
    """A game of dice poker in play: the two rolls (the second is the locals' or the opponent's)."""

    __slots__ = ("active", "against", "pot", "rolls")

    def __init__(self, active: int, against: int, pot: int) -> None:
        self.active: int = active
        self.against: int = against
        """A seat, or NOBODY for the locals."""
        self.pot: int = pot
        self.rolls: list[list[int]] = [[], []]

    def copy(self) -> Dice:
        twin = Dice(self.active, self.against, self.pot)
        twin.rolls = [list(roll) for roll in self.rolls]
        return twin


class OldWorld(Table):
    """The whole table."""

    __slots__ = (
        "acted",
        "actions",
        "active",
        "attribute_trophies",
        "band",
        "box",
        "city",
        "closed",
        "dice",
        "diced",
        "driven",
        "events",
        "exactly",
        "fight",
        "fight_deck",
        "free_card",
        "gone",
        "lairs",
        "looked",
        "looked_from",
        "looker",
        "market",
        "market_discard",
        "monsters",
        "moved",
        "next_draw",
        "no_exploration",
        "now",
        "offered",
        "option",
        "potion_discard",
        "potions",
        "reading",
        "reserve",
        "schools",
        "supply",
        "travels",
        "wilds",
        "winner",
        "witchers",
    )

    def __init__(self, seats: int, chance: Chance, box: Box) -> None:
        super().__init__(seats, chance)
        self.box: Box = box
        self.now: str = "draft"
        """The part of play the next step belongs to (rules/turn.py)."""
        self.active: int = 0
        self.winner: int = NOBODY
        self.witchers: list[Witcher] = []
        self.schools: list[School] = []
        self.offered: list[School] = []
        self.market: list[ActionCard] = []
        """Six cards, the leftmost (dearest) first."""
        self.actions: list[ActionCard] = []
        self.market_discard: list[ActionCard] = []
        self.potions: list[Potion] = []
        self.potion_discard: list[Potion] = []
        self.attribute_trophies: list[Trophy] = []
        self.supply: dict[str, list[LocationToken]] = {terrain: [] for terrain in TERRAINS}
        self.lairs: list[Lair] = [Lair(terrain) for terrain in TERRAINS]
        self.monsters: list[list[Monster]] = [[], [], []]
        self.driven: list[Monster] = []
        self.reserve: list[Monster] = []
        self.fight_deck: list[FightCard] = []
        self.city: list[Story] = []
        self.wilds: list[Story] = []
        self.events: list[Story] = []
        self.closed: int = NOBODY
        """Where the closed-tavern token lies."""
        self.gone: list[Any] = []
        """Back in the box: trashed cards, read stories, unused boards."""
        self.reading: list[Story] = []
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
        self.acted: list[int] = []
        self.diced: list[int] = []
        self.travels: list[str] = []
        """Free ways of travelling that have been used this turn."""
        self.next_draw: int = 0
        """How many cards more or fewer Phase III of this turn draws."""
        self.exactly: int = NOBODY
        self.free_card: bool = False
        self.no_exploration: bool = False

    def copy(self) -> OldWorld:
        twin = OldWorld(self.seats, self.chance, self.box)
        self.copy_common(twin)
        twin.now = self.now
        twin.active = self.active
        twin.winner = self.winner
        twin.witchers = [witcher.copy() for witcher in self.witchers]
        twin.schools = list(self.schools)
        twin.offered = list(self.offered)
        twin.market = list(self.market)
        twin.actions = list(self.actions)
        twin.market_discard = list(self.market_discard)
        twin.potions = list(self.potions)
        twin.potion_discard = list(self.potion_discard)
        twin.attribute_trophies = list(self.attribute_trophies)
        twin.supply = {terrain: list(tokens) for terrain, tokens in self.supply.items()}
        twin.lairs = [lair.copy() for lair in self.lairs]
        twin.monsters = [list(pile) for pile in self.monsters]
        twin.driven = list(self.driven)
        twin.reserve = list(self.reserve)
        twin.fight_deck = list(self.fight_deck)
        twin.city = list(self.city)
        twin.wilds = list(self.wilds)
        twin.events = list(self.events)
        twin.closed = self.closed
        twin.gone = list(self.gone)
        twin.reading = list(self.reading)
        twin.option = self.option
        twin.band = self.band
        twin.looked = list(self.looked)
        twin.looker = self.looker
        twin.looked_from = self.looked_from
        twin.fight = None if self.fight is None else self.fight.copy()
        twin.dice = None if self.dice is None else self.dice.copy()
        twin.moved = self.moved
        twin.acted = list(self.acted)
        twin.diced = list(self.diced)
        twin.travels = list(self.travels)
        twin.next_draw = self.next_draw
        twin.exactly = self.exactly
        twin.free_card = self.free_card
        twin.no_exploration = self.no_exploration
        return twin

    @property
    def solo(self) -> bool:
        return self.seats == 1

    def right_of(self, seat: int) -> int:
        """Play goes clockwise, to the left: the neighbour on the right is the one who played before."""
        return (seat - 1) % self.seats

    def place_of(self, seat: int) -> Place:
        return PLACES[self.witchers[seat].place]

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
        _mix([self.monsters[0], self.reserve], chance)
        chance.shuffle(self.monsters[1])
        chance.shuffle(self.monsters[2])
        self._mix_tokens(chance)
        if self.offered and seat != self.looker:
            _mix([self.schools, self.offered], chance)
        for witcher in self.witchers:
            self._mix_cards(witcher, seat, chance)
        if self.fight is not None:
            self._mix_pool(self.fight, seat, chance)

    def _mix_tokens(self, chance: Chance) -> None:
        for terrain in TERRAINS:
            face_down = self.supply[terrain]
            holders = [
                (witcher, place)
                for witcher in self.witchers
                for place, token in enumerate(witcher.trails)
                if token.terrain == terrain and terrain not in witcher.tracked
            ]
            tokens = [*face_down, *(witcher.trails[place] for witcher, place in holders)]
            chance.shuffle(tokens)
            for witcher, place in holders:
                witcher.trails[place] = tokens.pop()
            face_down[:] = tokens

    def _mix_cards(self, witcher: Witcher, seat: int | None, chance: Chance) -> None:
        low, high = witcher.deck.unseen(seat)
        cards = witcher.deck.cards
        unknown = cards[low:high]
        hand = witcher.seat != seat
        looked = self.looked_from == witcher.seat and self.looker != seat
        if hand:
            unknown.extend(witcher.hand)
        if looked:
            unknown.extend(self.looked)
        chance.shuffle(unknown)
        if looked:
            self.looked = [unknown.pop() for _ in self.looked]
        if hand:
            witcher.hand[:] = [unknown.pop() for _ in witcher.hand]
        cards[low:high] = unknown

    def _mix_pool(self, fight: Fight, seat: int | None, chance: Chance) -> None:
        low, high = fight.pool.unseen(seat)
        cards = fight.pool.cards
        unknown = [*cards[low:high], *self.fight_deck]
        looked = fight.monster is not None and self.looked_from == EVERYBODY and self.looker != seat
        if looked:
            unknown.extend(self.looked)
        chance.shuffle(unknown)
        if looked:
            self.looked = [unknown.pop() for _ in self.looked]
        self.fight_deck[:] = [unknown.pop() for _ in self.fight_deck]
        cards[low:high] = unknown


def _mix(piles: list[list[T]], chance: Chance) -> None:
    """Shuffle several piles as one, keeping their sizes."""
    things = [thing for pile in piles for thing in pile]
    chance.shuffle(things)
    for pile in piles:
        pile[:] = [things.pop() for _ in pile]
