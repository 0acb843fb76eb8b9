"""Setting the table for one to five players (Rulebook: Setup, Changes for four and five, Solo)."""

from __future__ import annotations

from typing import Final, TypeVar

from fabletable.games.witcher.board import PLACES, TERRAIN, TERRAINS
from fabletable.games.witcher.fight import NOBODY
from fabletable.games.witcher.kinds import TOKENS, ActionCard, Monster, WitcherSchool
from fabletable.games.witcher.rules.hand import tell_drawn
from fabletable.games.witcher.rules.levels import raise_any
from fabletable.games.witcher.rules.market import next_action
from fabletable.games.witcher.rules.monsters import settle
from fabletable.games.witcher.rules.tokens import lair_choice
from fabletable.games.witcher.table import QUESTIONS, CardBox, Hero, OldWorld
from fabletable.kernel import Chance, Decision, Message, Question, Rules, Suggestion, seat_name
from fabletable.kernel.scene import Choice

T = TypeVar("T")

SECOND_TERRAIN: Final = Question(QUESTIONS, "second-terrain", rule="setup", option=lair_choice)
CHOOSE_SCHOOL: Final = Question(QUESTIONS, "school", rule="setup", cards="dealt")

SEATS = (
    ((5, 3),),
    ((3, 2), (5, 4)),
    ((3, 2), (4, 4), (5, 6)),
    ((2, 4), (3, 5), (4, 6), (5, 7)),
    ((2, 5), (3, 5), (4, 5), (4, 7), (5, 7)),
)
"""Cards and gold of each seat, by number of players."""

FIRST_LEVELS = ((1, 2, 3), (1, 1, 2), (1, 1, 1), (1, 1, 1), (1, 1, 1))
"""The levels of the first three monsters, by number of players."""


def set_up(players: int, box: CardBox, chance: Chance) -> OldWorld:
    table = OldWorld(players, chance, box)
    table.schools = list(box.schools)
    table.witchers = [Hero(seat, box.schools[0]) for seat in range(players)]
    shuffle_decks(table, box)
    open_market(table)
    lay_trophies(table, box)
    lay_tokens(table)
    if players != 2:
        place_first_monsters(table, list(FIRST_LEVELS[players - 1]))
        table.now = "draft"
    else:
        table.now = "terrain"
    table.active = table.right_of(0)
    return table


def shuffle_decks(table: OldWorld, box: CardBox) -> None:
    """Shuffle everything but the events, which lie in the order of their numbers."""
    table.actions = list(box.actions)
    table.potions = list(box.potions)
    table.city = box.deck("city")
    table.wilds = box.deck("wilds")
    table.events = box.deck("event")
    table.fight_deck = list(box.fights)
    for level in (1, 2, 3):
        table.monsters[level - 1] = [monster for monster in box.monsters if monster.level == level]
    table.chance.shuffle(table.actions)
    table.chance.shuffle(table.potions)
    table.chance.shuffle(table.city)
    table.chance.shuffle(table.wilds)
    table.chance.shuffle(table.fight_deck)
    for pile in table.monsters:
        table.chance.shuffle(pile)


def open_market(table: OldWorld) -> None:
    """Lay three cards of cost 0 on the right, shuffle the rest again, then lay three more on the left."""
    cheap: list[ActionCard] = []
    others: list[ActionCard] = []
    while len(cheap) < 3 and table.actions:
        card = table.actions.pop()
        (cheap if card.cost == 0 else others).append(card)
    table.actions.extend(others)
    table.chance.shuffle(table.actions)
    table.market = cheap
    for _ in range(3):
        found = next_action(table)
        if found is not None:
            table.market.insert(0, found)


def lay_trophies(table: OldWorld, box: CardBox) -> None:
    """Lay one attribute trophy of each kind for two or three players, two of each for more, a single random one for
    one."""
    if table.seats >= 4:
        table.attribute_trophies = list(box.attribute_trophies)
        return
    kinds = box.attribute_trophies[::2]
    chosen = kinds if not table.solo else [table.chance.one_of(kinds)]
    table.attribute_trophies = chosen
    table.gone.extend(trophy for trophy in box.attribute_trophies if trophy not in chosen)


def lay_tokens(table: OldWorld) -> None:
    """Lay three face-down piles, and one token of each open in the monster area before any monster is drawn."""
    for lair in table.lairs:
        table.supply[lair.terrain] = [token for token in TOKENS if token.terrain == lair.terrain]
        table.chance.shuffle(table.supply[lair.terrain])
        lair.token = _taken_blindly(table, table.supply[lair.terrain])


def _taken_blindly(table: OldWorld, pile: list[T]) -> T:
    return pile.pop(table.chance.below(len(pile)))


def _first_monster(table: OldWorld, level: int) -> Monster:
    return _taken_blindly(table, table.monsters[level - 1])


def place_first_monsters(table: OldWorld, levels: list[int]) -> None:
    """Lay one monster to each terrain, in random order, and a face-down reserve of level I for four and five
    players."""
    table.chance.shuffle(levels)
    for lair, level in zip(table.lairs, levels, strict=True):
        settle(table, lair, _first_monster(table, level))
    for _ in range(table.seats - 3):
        table.reserve.append(_first_monster(table, 1))


def choose_second_level_terrain(table: OldWorld) -> Rules[None]:
    """Ask the first of two players, who sees the open tokens, where the monster of level II goes."""
    terrain = yield from SECOND_TERRAIN.ask(table, 0, [TERRAIN[key] for key in TERRAINS])
    for lair in table.lairs:
        settle(table, lair, _first_monster(table, 2 if lair.terrain == terrain.key else 1))
    table.now = "draft"


def draft(table: OldWorld) -> Rules[None]:
    """Draw two of the unused boards and keep one, from the right of the first player and counter-clockwise."""
    seat = table.active
    table.looker = seat
    table.chance.shuffle(table.schools)
    while table.schools and len(table.offered) < 2:
        table.offered.append(table.schools.pop())
    school = yield from CHOOSE_SCHOOL.ask(table, seat, table.offered)
    table.offered.remove(school)
    table.schools.extend(table.offered)
    table.offered.clear()
    table.looker = NOBODY
    take_board(table, table.witchers[seat], school)
    if seat == 0:
        finish_draft(table)
    else:
        table.active = table.right_of(seat)


def take_board(table: OldWorld, hero: Hero, school: WitcherSchool) -> None:
    """Set up a witcher: the figure at its school, ten starting cards, trophies for as many as there are opponents,
    cards and gold."""
    hero.school = school
    hero.place = school.home
    hero.deck.cards = list(table.box.starting[school.key])
    hero.deck.shuffle(table.chance)
    trophies = table.box.school_trophies[school.key]
    hero.school_trophies = tuple(trophies[: table.seats - 1])
    table.gone.extend(trophies[table.seats - 1 :])
    cards, gold = SEATS[table.seats - 1][hero.seat]
    hero.gold = gold
    for _ in range(cards):
        hero.hand.append(hero.deck.draw())
    table.log_event("school-taken", seat=seat_name(hero.seat), school=school)
    table.log("begins-with", seat=seat_name(hero.seat), n=gold)
    tell_drawn(table, hero, hero.hand)


def finish_draft(table: OldWorld) -> None:
    """Put the unused boards with their cards back into the box."""
    for school in table.schools:
        table.gone.append(school)
        table.gone.extend(table.box.starting[school.key])
        table.gone.extend(table.box.school_trophies[school.key])
    table.schools = []
    table.active = 0
    table.now = "bonus"
    if table.seats < 4:
        first_turn(table)


def first_turn(table: OldWorld) -> None:
    table.now = "travel"
    table.chance.begin(f"1.{table.active}")
    table.log_event("turn-begins", seat=seat_name(table.active), n=1)
    table.show("turn", pieces=(f"pawn-{table.active}",))


def first_training(table: OldWorld) -> Rules[None]:
    """Let each of four or five players raise one attribute, from the first player clockwise."""
    seat = table.active
    table.log_event("trains-first", seat=seat_name(seat))
    yield from raise_any(table, table.witchers[seat])
    table.active = table.left_of(seat)
    if table.active == 0:
        first_turn(table)


# --- its questions ---


@CHOOSE_SCHOOL.option
def school_choice(table: OldWorld, decision: Decision, school: WitcherSchool) -> Choice:
    note = Message(f"power-{school.skill.key}.text")
    return Choice(school.key, school.message, note, [PLACES[school.home].key], icon=school.icon)


@SECOND_TERRAIN.suggest
def any_terrain(table: OldWorld, decision: Decision) -> Suggestion:
    return Suggestion(None, Message("advised-second-terrain"))


@CHOOSE_SCHOOL.suggest
def easiest_school(table: OldWorld, decision: Decision) -> Suggestion:
    school = min(decision.options, key=lambda offered: offered.learning)
    return Suggestion(school, Message(f"advised-school-{school.key}"))
