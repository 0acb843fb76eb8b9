"""What lies on the table: the board, the decks, the monsters and the witchers (a fight is in fight.py)."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

from fabletable.games.witcher.board import PLACES, PRINTED, TERRAINS, Place
from fabletable.games.witcher.cards.box import Box
from fabletable.games.witcher.cards.kinds import ActionCard, FightCard, LocationToken, Monster, Potion, School, Trophy
from fabletable.games.witcher.cards.stories import Keepsake, KeepsakeKind, Story
from fabletable.games.witcher.fight import NOBODY, Fight
from fabletable.kernel import EVERYBODY, Chance, Message, Option, Pile, State, Table, mix, named

HAND_LIMIT: Final = 7

Now: TypeAlias = Literal["terrain", "draft", "bonus", "travel", "deed", "fight", "aftermath", "rest"]
"""The part of play the next step belongs to (rules/turn.py)."""


class Quest:
    """A story card lying beside a player board, to be completed at one of its places."""

    __slots__ = ("event", "key", "message", "pay", "places", "story", "token")

    def __init__(
        self, story: Story, event: int, pay: int, places: tuple[int, ...], token: LocationToken | None
    ) -> None:
        self.key: str = story.key
        self.story: Story = story
        self.event: int = event
        self.pay: int = pay
        self.places: tuple[int, ...] = places
        self.token: LocationToken | None = token
        self.message = story.message


class Kept:
    """A story card that stays for what it gives, under the name of that: its power's, its own, or the story's."""

    __slots__ = ("gives", "key", "message", "option", "story")

    def __init__(self, story: Story, gives: Keepsake, option: str) -> None:
        self.key: str = story.key
        self.option: str = option
        self.story: Story = story
        self.gives: Keepsake = gives
        self.message: Message = story.message
        if gives.power is not None:
            self.message = gives.power.message
        elif not gives.nameless:
            self.message = named(f"{story.key}.{option}-kept", story.key)


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
        self.deck: Pile[ActionCard] = Pile([])
        self.hand: list[ActionCard] = []
        self.discard: list[ActionCard] = []
        self.potions: list[Potion] = []
        self.potion_room: int = 0
        """How many potions above the limit he may keep until he next gains one."""
        self.trophies: tuple[Monster | Trophy, ...] = ()
        self.school_trophies: tuple[Trophy, ...] = ()
        self.kept: tuple[Kept, ...] = ()
        self.quests: tuple[Quest, ...] = ()
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

    def has_trail(self, terrain: str) -> bool:
        return any(token.terrain == terrain for token in self.trails)

    def is_tracking(self, terrain: str) -> bool:
        return any(token.terrain == terrain for token in self.tracking)

    def keepsake(self, kind: KeepsakeKind) -> Kept | None:
        for kept in self.kept:
            if kept.gives.kind == kind:
                return kept
        return None

    def trophy_of(self, kind: str) -> bool:
        return any(isinstance(trophy, Trophy) and trophy.kind == kind for trophy in self.trophies)


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
        self.now: Now = "draft"
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
        self.gone: list[Option] = []
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
        self.acted: tuple[int, ...] = ()
        self.diced: tuple[int, ...] = ()
        self.travels: tuple[str, ...] = ()
        """Free ways of travelling that have been used this turn."""
        self.next_draw: int = 0
        """How many cards more or fewer Phase III of this turn draws."""
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

    def has_board(self, witcher: Witcher) -> bool:
        """Before the draft reaches him a witcher has nothing."""
        return self.now != "terrain" and bool(witcher.deck.cards or witcher.hand or witcher.discard or witcher.turns)

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
        mix([self.monsters[0], self.reserve], chance)
        chance.shuffle(self.monsters[1])
        chance.shuffle(self.monsters[2])
        self._mix_tokens(chance)
        if self.offered and seat != self.looker:
            mix([self.schools, self.offered], chance)
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
        hands: list[list[ActionCard]] = []
        if self.looked_from == witcher.seat and self.looker != seat:
            hands.append(self.looked)
        if witcher.seat != seat:
            hands.append(witcher.hand)
        witcher.deck.shuffle_unknown(seat, chance, *hands)

    def _mix_pool(self, fight: Fight, seat: int | None, chance: Chance) -> None:
        hands = [self.fight_deck]
        if fight.monster is not None and self.looked_from == EVERYBODY and self.looker != seat:
            hands.append(self.looked)
        fight.pool.shuffle_unknown(seat, chance, *hands)
