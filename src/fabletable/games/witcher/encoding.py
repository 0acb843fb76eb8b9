"""The Witcher as numbers, for players that learn: what one witcher sees, himself first, then the others."""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterable
from typing import Final

from fabletable.games.witcher.board import ATTRIBUTES, PLACES, TERRAINS
from fabletable.games.witcher.cards.box import BOX
from fabletable.games.witcher.fight import Fight, Fighter
from fabletable.games.witcher.rules.combo import COMBO_DONE
from fabletable.games.witcher.rules.dice_poker import REST
from fabletable.games.witcher.rules.exploration import CITY, WILDS
from fabletable.games.witcher.rules.locations import ACTION
from fabletable.games.witcher.rules.monster_turn import BITE, CHARGE
from fabletable.games.witcher.rules.movement import TWO_CARDS, WITH
from fabletable.games.witcher.rules.turn import PHASE_TWO
from fabletable.games.witcher.rules.witcher_turn import TO_COMBO
from fabletable.games.witcher.table import Hero, OldWorld
from fabletable.kernel import DONE, NO, PASS, YES
from fabletable.kernel.encoding import Encoding, Fields, mark, put, tally, to_the_left

MOST: Final = 5
"""Witchers at the fullest table; the places of those who are not there stay zero."""

CARDS: Final = [card.key for cards in BOX.starting.values() for card in cards] + [card.key for card in BOX.actions]
POTIONS: Final = list(dict.fromkeys(potion.name for potion in BOX.potions))
STORIES: Final = [story.key for story in BOX.stories]
ATTACKS: Final = [card.key for card in BOX.fights]
MONSTERS: Final = [monster.key for monster in BOX.monsters]
SCHOOLS: Final = [school.key for school in BOX.schools]
TROPHIES: Final = [
    *(f"monster-{monster}" for monster in MONSTERS),
    *(f"of-{kind}" for kind in [*SCHOOLS, *(attribute.key for attribute in ATTRIBUTES)]),
]
"""Trophies: a monster, or the trophy of a school or of an attribute."""


KEEPSAKES: Final = [story.key for story in BOX.stories if any(story.keepsakes())]
QUESTS: Final = [story.key for story in BOX.stories if any(effect.is_quest for effect in story.effects())]

DICE: Final = 5

# --- words ---

_SEATED: Final = re.compile(r"^(poker|duel|bet)-(\d)$")
_COPY: Final = re.compile(rf"^({'|'.join(POTIONS)})-\d+$")


def word(key: str, seat: int, seats: int) -> str:
    """Return the word of an option. Seats count to the left; all copies of a potion are one word; a way is its
    place without its payment."""
    if WITH in key:
        return key.partition(WITH)[0]
    potion = _COPY.match(key)
    if potion is not None:
        return potion[1]
    seated = _SEATED.match(key)
    return key if seated is None else f"{seated[1]}-player-{to_the_left(int(seated[2]), seat, seats)}"


def _words() -> Iterable[str]:
    plain = (DONE, NO, PASS, YES, ACTION, PHASE_TWO, CITY, WILDS, TO_COMBO, COMBO_DONE, CHARGE, BITE, TWO_CARDS)
    yield from (each.key for each in plain)
    yield from (place.key for place in PLACES)
    yield from CARDS
    yield from (f"coin-{card}" for card in CARDS)
    yield from POTIONS
    yield from ATTACKS
    yield from SCHOOLS
    yield from TERRAINS
    yield from ("a", "b")
    yield from MONSTERS
    yield from QUESTS
    yield from (f"{story}-{place.key}" for story in _RIDES for place in PLACES)
    yield from (attribute.key for attribute in ATTRIBUTES)
    yield from (f"train-{attribute.key}{letter}" for attribute in ATTRIBUTES for letter in ("", "-letter"))
    yield REST
    yield from (f"die-{side}-{place}" for side in range(2) for place in range(DICE))
    yield from (f"{deed}-player-{n}" for deed in ("poker", "duel", "bet") for n in range(MOST))
    yield from _powers()


def _powers() -> Iterable[str]:
    """Yield the skills, trophies and kept cards that are used by name."""
    yield from (school.skill.key for school in BOX.schools)
    yield from (monster.power.key for monster in BOX.monsters)
    yield from (trophies[0].power.key for trophies in BOX.school_trophies.values())
    for trophy in BOX.attribute_trophies:
        yield from (trophy.power.key, trophy.key)
    for story in BOX.stories:
        for gives in story.keepsakes():
            yield story.key
            if gives.power is not None:
                yield gives.power.key


_RIDES: Final = [story.key for story in BOX.stories if any(gives.use.rides for gives in story.keepsakes())]


# --- what a witcher sees ---

_fields: Final = Fields()
_TURN: Final = _fields.add(
    "witchers", "own-turn", "turn-of", "moved", "next-draw", "exactly", "free-card", "no-exploration", "places-used",
    "city-left", "wilds-left", "events-left", "actions-left", "potions-left", "monsters-1-left", "monsters-2-left",
    "monsters-3-left", "option-a", "option-b", "band",
)  # fmt: skip
_NOW: Final = _fields.each("now", ("draft", "terrain", "bonus", "travel", "deed", "fight", "aftermath", "rest"))
_SUPPLY: Final = _fields.each("tokens-left", TERRAINS)
_CLOSED: Final = _fields.add(*(f"closed.{place.key}" for place in PLACES))
_ACTED: Final = _fields.add(*(f"used.{place.key}" for place in PLACES))
_LAIR: Final = [_fields.each(f"lair-{terrain}", MONSTERS) for terrain in TERRAINS]
_DWELLS: Final = [_fields.add(*(f"dwells-{terrain}.{place.key}" for place in PLACES)) for terrain in TERRAINS]
_MARKET: Final = _fields.each("market", (card.key for card in BOX.actions))
_TROPHIES_LEFT: Final = _fields.each("trophies-left", (attribute.key for attribute in ATTRIBUTES))
_READING: Final = _fields.each("reading", STORIES)
_OFFERED: Final = _fields.each("offered", SCHOOLS)
_LOOKED: Final = _fields.each("looked", [*CARDS, *ATTACKS])
_HAND: Final = _fields.each("own-hand", CARDS)
_DECK: Final = _fields.each("own-deck", CARDS)
_DISCARD: Final = _fields.each("own-discard", CARDS)

_FIGHT: Final = _fields.add(
    "fight", "fight.duel", "fight.short", "fight.own", "fight.attacker", "fight.defender", "fight.own-move",
    "fight.pool", "fight.spent", "fight.monster-turns", "fight.trail", "fight.defence-drop", "fight.hit", "fight.lost",
    "fight.charge", "fight.bite",
)  # fmt: skip
_FOE: Final = _fields.each("foe", MONSTERS)
_REVEALED: Final = _fields.each("revealed", ATTACKS)
_SPENT: Final = _fields.each("spent", ATTACKS)
_FIGHTER: Final = (
    "potions-used", "turns", "combos", "bonus-damage", "bonus-shield", "turn-draw", "taken", "combo-limit",
    "extra-cards", "doubled", "thunder", "ignore-penalty",
)  # fmt: skip
_SIDE: Final = [_fields.add(*(f"{side}.{name}" for name in _FIGHTER)) for side in ("attacker", "defender")]
_COMBO: Final = [_fields.each(f"{side}.combo", CARDS) for side in ("attacker", "defender")]
_POKER: Final = _fields.add("poker", "poker.own", "poker.pot")
_ROLLS: Final = [_fields.add(*(f"{side}.{pips}" for pips in range(1, 7))) for side in ("roll", "other-roll")]

_witcher: Final = Fields()
_witcher.add(
    "level", "shield", "gold", "reputation", "combat", "defence", "alchemy", "special", "turns", "hand", "deck",
    "discard", "potion-room", "school-trophies",
)  # fmt: skip
_SCHOOL: Final = _witcher.each("school", SCHOOLS)
_PLACE: Final = _witcher.add(*(f"at.{place.key}" for place in PLACES))
_OWNS: Final = _witcher.each("owns", CARDS)
_POTION: Final = _witcher.each("potion", POTIONS)
_TROPHY: Final = _witcher.each("trophy", TROPHIES)
_KEPT: Final = _witcher.each("kept", KEEPSAKES)
_QUEST: Final = _witcher.each("quest", QUESTS)
_GOAL: Final = _witcher.add(*(f"goal.{place.key}" for place in PLACES))
_TRAIL: Final = _witcher.each("trail", TERRAINS)
_TRACKING: Final = _witcher.add(*(f"tracking.{place.key}" for place in PLACES))
_WITCHERS: Final = _fields.of_players(MOST, _witcher)

_EMPTY: Final = _fields.zeros()


def encode(table: OldWorld, seat: int) -> array[float]:
    v = _EMPTY[:]
    seats = table.seats
    _encode_turn(v, table, seat)
    _encode_board(v, table)
    for n in range(seats):
        hero = table.witchers[(seat + n) % seats]
        if table.has_board(hero):
            at = _WITCHERS[n]
            _encode_witcher(v, at, hero)
            mark(v, _OWNS, table.looked if table.looked_from == hero.seat else (), at)
    _encode_own(v, table, seat)
    if table.fight is not None:
        _encode_fight(v, table, table.fight, seat)
    if table.dice is not None:
        v[_POKER] = 1.0
        v[_POKER + 1] = seat in (table.dice.active, table.dice.against)
        v[_POKER + 2] = table.dice.pot
        for at, roll in zip(_ROLLS, table.dice.rolls, strict=True):
            for pips in roll:
                v[at + pips - 1] += 1.0
    return v


def _encode_turn(v: array[float], table: OldWorld, seat: int) -> None:
    monsters = table.monsters
    turn = (
        table.seats, table.active == seat, (table.active - seat) % table.seats, table.moved, table.next_draw,
        table.exactly, table.free_card, table.no_exploration, len(table.acted), len(table.city), len(table.wilds),
        len(table.events), len(table.actions), len(table.potions), len(monsters[0]), len(monsters[1]),
        len(monsters[2]), table.option == "a", table.option == "b", table.band,
    )  # fmt: skip
    put(v, _TURN, turn)
    v[_NOW[table.now]] = 1.0


def _encode_board(v: array[float], table: OldWorld) -> None:
    for terrain in TERRAINS:
        v[_SUPPLY[terrain]] = len(table.supply[terrain])
    if table.closed >= 0:
        v[_CLOSED + table.closed] = 1.0
    for place in table.acted:
        v[_ACTED + place] = 1.0
    for number, lair in enumerate(table.lairs):
        if lair.monster is not None:
            v[_LAIR[number][lair.monster.key]] = 1.0
        if lair.token is not None:
            v[_DWELLS[number] + lair.token.place] = 1.0
    for place, card in enumerate(table.market):
        v[_MARKET[card.key]] = place + 1.0
    tally(v, _TROPHIES_LEFT, (trophy.kind for trophy in table.attribute_trophies))
    mark(v, _READING, table.reading[-1:])


def _encode_witcher(v: array[float], at: int, hero: Hero) -> None:
    """Encode what is public of him: the cards that are his, but not where they are."""
    attributes = hero.attributes
    numbers = (
        hero.level, hero.shield, hero.gold, hero.reputation, attributes[0], attributes[1], attributes[2],
        attributes[3], hero.turns, len(hero.hand), len(hero.deck.cards), len(hero.discard), hero.potion_room,
        len(hero.school_trophies),
    )  # fmt: skip
    put(v, at, numbers)
    v[at + _SCHOOL[hero.school.key]] = 1.0
    v[at + _PLACE + hero.place] = 1.0
    mark(v, _OWNS, hero.cards, at)
    tally(v, _POTION, (potion.name for potion in hero.potions), at)
    for trophy in hero.trophies:
        won = f"of-{trophy.kind}" if trophy.kind else f"monster-{trophy.key}"
        v[at + _TROPHY[won]] = 1.0
    mark(v, _KEPT, hero.kept, at)
    mark(v, _QUEST, hero.quests, at)
    for quest in hero.quests:
        for place in quest.places:
            v[at + _GOAL + place] = 1.0
    for token in hero.trails:
        v[at + _TRAIL[token.terrain]] = 1.0
    for token in hero.tracking:
        v[at + _TRACKING + token.place] = 1.0


def _encode_own(v: array[float], table: OldWorld, seat: int) -> None:
    """Encode a witcher's own cards: he knows which of them are left in his deck, though not their order."""
    own = table.witchers[seat]
    mark(v, _HAND, own.hand)
    mark(v, _DECK, own.deck.cards)
    mark(v, _DISCARD, own.discard)
    if table.looker == seat:
        mark(v, _LOOKED, table.looked)  # one's own cards or a monster's
        mark(v, _OFFERED, table.offered)
    elif table.looked_from == seat:
        mark(v, _DECK, table.looked)


def _encode_fight(v: array[float], table: OldWorld, fight: Fight, seat: int) -> None:
    seats = table.seats
    numbers = (
        1, fight.duel, fight.short, seat in (fight.attacker, fight.defender), (fight.attacker - seat) % seats,
        (fight.defender - seat) % seats if fight.duel else -1, fight.to_move == seat, len(fight.pool.cards),
        len(fight.spent), fight.monster_turns, fight.trail, fight.defence_drop, fight.hit, fight.lost,
        fight.attack == CHARGE.key, fight.attack == BITE.key,
    )  # fmt: skip
    put(v, _FIGHT, numbers)
    if fight.monster is not None:
        v[_FOE[fight.monster.key]] = 1.0
    if fight.revealed is not None:
        v[_REVEALED[fight.revealed.key]] = 1.0
    mark(v, _SPENT, fight.spent)
    for side, fighter in enumerate(fight.fighters):
        _encode_fighter(v, side, fighter)


def _encode_fighter(v: array[float], side: int, fighter: Fighter) -> None:
    numbers = (
        fighter.potions_used, fighter.turns, fighter.combos, fighter.bonus_damage, fighter.bonus_shield,
        fighter.turn_draw, fighter.taken, min(fighter.combo_limit, 9), fighter.extra_cards, fighter.doubled,
        fighter.thunder, fighter.ignore_penalty,
    )  # fmt: skip
    at = _SIDE[side]
    put(v, at, numbers)
    for place, card in enumerate(fighter.combo):
        v[_COMBO[side][card.key]] = place + 1.0


ENCODING: Final = Encoding(_fields.names, encode, _words, word)
