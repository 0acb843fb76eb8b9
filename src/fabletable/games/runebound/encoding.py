"""Runebound as numbers, for players that learn: Terrinoth as one hero sees it, itself first, then the others."""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterable
from typing import Final

from fabletable.games.runebound.board import DECKS, DIE_KEYS, GEM_HEXES, HEXES, MARKETS
from fabletable.games.runebound.cards.box import ENEMIES, EVENTS, EVERY_CARD, IN_ORDER, QUESTS, VILLAINS
from fabletable.games.runebound.cards.decks import ASSETS, HEROES, SKILLS, STORIES
from fabletable.games.runebound.cards.scenarios import SCENARIOS
from fabletable.games.runebound.fight import Fight, Side
from fabletable.games.runebound.hooks import SPEND_DIE
from fabletable.games.runebound.kinds import ATTRIBUTES, HAND, HEALTH, SPEED
from fabletable.games.runebound.rules.context import foe_health
from fabletable.games.runebound.table import Hero, Runebound
from fabletable.games.runebound.tokens import DAMAGE, DOUBLE, ENEMY_TOKENS, FACES, VETERAN
from fabletable.kernel import DONE, EVERYBODY, NO, PASS, YES
from fabletable.kernel.encoding import Encoding, Fields, mark, put, relative, tally

MOST: Final = 4
"""Heroes at the fullest table; the places of those who are not there stay zero."""

MOST_DICE: Final = 12
MOST_GOLD: Final = 30
"""The largest amount with a word of its own; more is the same word."""

SKILL_KEYS: Final = [skill.key for skill in SKILLS]
ASSET_KEYS: Final = [asset.key for asset in ASSETS]
ADVENTURE_KEYS: Final = [card.key for card in IN_ORDER]
STORY_KEYS: Final = [card.key for card in STORIES]
HERO_KEYS: Final = [card.key for card in HEROES]
QUEST_KEYS: Final = [card.key for card in QUESTS]
WAY_KEYS: Final = [way.key for card in EVENTS for way in card.ways]
TOKENS: Final = [
    *(token for hero in HEROES for token in hero.tokens),
    *(asset.token for asset in ASSETS if asset.token is not None),
    *ENEMY_TOKENS,
    VETERAN,
    *(villain.token for villain in VILLAINS if villain.token is not None),
]

# --- words ---

_DIE: Final = re.compile(r"^die-(\d+)")
PLAIN: Final = (
    "travel", "adventure", "rest", "shop", "train", "stand-up", "kill-zombie", "challenge-villain", "end-turn", "stop",
    "step-by-step", "retreat", "gold", "agility",
)  # fmt: skip


def word(key: str, seat: int, seats: int) -> str:
    """Make a key a word: heroes by how far to the left they sit; dice and gold beyond what one meets are the last word
    of their kind."""
    die = _DIE.match(key)
    if die is not None:
        return f"die-{min(int(die[1]), MOST_DICE - 1)}{key[die.end() :]}"
    if key.isdigit():
        return str(min(int(key), MOST_GOLD))
    return relative(key, seat, seats)


def _words() -> Iterable[str]:
    yield from (each.key for each in (DONE, NO, PASS, YES))
    yield from PLAIN
    yield from DECKS
    yield from MARKETS
    yield from HERO_KEYS
    yield from (field.key for field in HEXES)
    yield from [*SKILL_KEYS, *ASSET_KEYS, *ADVENTURE_KEYS, *STORY_KEYS, *WAY_KEYS]
    yield from (f"{verb}-{asset}" for verb in ("buy", "sell", "discard") for asset in ASSET_KEYS)
    yield from (f"learn-{skill}" for skill in SKILL_KEYS)
    yield from (f"quest-{quest}" for quest in QUEST_KEYS)
    yield from (f"story-{story}" for story in STORY_KEYS)
    yield from (f"rumor-{way}" for way in WAY_KEYS)
    yield from (
        f"{end}-{card}"
        for end in ("top", "bottom")
        for card in [*ADVENTURE_KEYS, *SKILL_KEYS, *ASSET_KEYS, *STORY_KEYS]
    )
    yield from _outcomes()
    yield from (ability.key for card in EVERY_CARD for ability in card.printed())
    yield from _in_fights()
    yield from _counted()


def _outcomes() -> Iterable[str]:
    errands = [*(quest.errand for quest in QUESTS), *(card.errand for card in STORIES if card.errand is not None)]
    yield from (outcome.key for errand in errands for outcome in errand.outcomes)


def _in_fights() -> Iterable[str]:
    yield from (token.key for token in TOKENS)
    doubles = [token for token in TOKENS if any(face.symbol == DOUBLE for face in token.sides)]
    yield from (f"{top.key}-on-{under.key}" for under in doubles for top in TOKENS if top is not under)
    yield from (f"{kind}{some}" for kind in DAMAGE for some in ("", "-some"))


def _counted() -> Iterable[str]:
    """Yield the words of dice, amounts, players, and the numbered choices of a card."""
    helpers = [card.key for card in EVERY_CARD if any(a.window is SPEND_DIE for a in card.printed())]
    yield from (f"die-{n}" for n in range(MOST_DICE))
    yield from (f"die-{n}+{card}" for n in range(MOST_DICE) for card in helpers)
    yield from (str(n) for n in range(MOST_GOLD + 1))
    yield from (f"{action}player-{n}" for action in ("", "trade-") for n in range(MOST))
    yield from (f"choice-{n}" for n in range(1, 5))
    rewards = max(len(card.rewards) for card in ENEMIES)
    yield from (f"reward-{n}" for n in range(1, rewards + 1))


# --- what a hero sees ---

_fields: Final = Fields()
_TIME: Final = _fields.add(
    "heroes", "own-turn", "turn-of", "first", "round", "act", "day", "march-exert", "skills-left", "assets-left",
    "stories-left", "zombies", "shopping",
)  # fmt: skip
_PHASE: Final = _fields.each("phase", ("heroes", "hands", "places", "abilities", "turn-start", "turn", "round-end"))
_SCENARIO: Final = _fields.each("scenario", SCENARIOS)
_VILLAIN: Final = _fields.add(*(f"villain.{field.key}" for field in HEXES))
_GEMS: Final = _fields.add(*(f"gem.{field.key}" for field in GEM_HEXES))
_ZOMBIES: Final = _fields.add(*(f"zombies.{field.key}" for field in HEXES))
_LEFT: Final = _fields.each("left", DECKS)
_MARKET: Final = [_fields.each(f"market.{city}", ASSET_KEYS) for city in MARKETS]
_STORY: Final = _fields.each("story", STORY_KEYS)
_CLAIMED: Final = _fields.each("claimed", STORY_KEYS)
_DRAWN: Final = _fields.each("drawn", ADVENTURE_KEYS)
_OFFERED: Final = _fields.each("offered", HERO_KEYS)
_SHOWN: Final = _fields.each("shown", [*SKILL_KEYS, *ASSET_KEYS, *ADVENTURE_KEYS, *STORY_KEYS])
_OWN_HAND: Final = _fields.each("own-hand", SKILL_KEYS)
_OWN_TROPHY: Final = _fields.each("own-trophy", ADVENTURE_KEYS)

_ROLL: Final = _fields.add("roll", "roll.own", "roll.spent")
_DICE: Final = _fields.add(*(f"roll.{face}" for face in DIE_KEYS))

_FIGHT: Final = _fields.add(
    "fight", "fight.own", "fight.round", "fight.own-turn", "fight.first", "fight.no-retreat", "fight.damage",
    "fight.foe-health",
)  # fmt: skip
_FOES: Final = _fields.each(
    "foe",
    dict.fromkeys(
        [
            *(card.foe.key for card in ENEMIES),
            *(card.foe.key for card in STORIES if card.foe is not None),
            *(villain.key for villain in VILLAINS),
        ]
    ),
)
_SIDE: Final = ("own", "passed", "armor", "tokens", "spent")
_SIDES: Final = [_fields.add(*(f"{side}.{what}" for what in _SIDE)) for side in ("attacker", "defender")]
_UP: Final = [_fields.each(f"{side}.shows", FACES) for side in ("attacker", "defender")]
_LIES: Final = [_fields.each(f"{side}.token", (token.key for token in TOKENS)) for side in ("attacker", "defender")]

_hero: Final = Fields()
_hero.add(
    "gold", "damage", "health-left", "lore", "allies", "actions", "delayed", "out", "defeated", "hand", "assets",
    "learned", "trophies", "speed", "health", "hand-limit",
)  # fmt: skip
_ATTRIBUTE: Final = _hero.each("value", ATTRIBUTES)
_CARD: Final = _hero.each("is", HERO_KEYS)
_AT: Final = _hero.add(*(f"at.{field.key}" for field in HEXES))
_LEARNED: Final = _hero.each("skill", SKILL_KEYS)
_ASSET: Final = _hero.each("asset", ASSET_KEYS)
_TROPHIES: Final = _hero.each("trophies", DECKS)
_QUEST: Final = _hero.each("quest", QUEST_KEYS)
_RUMOR: Final = _hero.each("rumor", WAY_KEYS)
_HEROES: Final = _fields.of_players(MOST, _hero)

_EMPTY: Final = _fields.zeros()


def encode(table: Runebound, seat: int) -> array[float]:
    v = _EMPTY[:]
    seats = table.seats
    _encode_time(v, table, seat)
    _encode_board(v, table)
    for n in range(len(table.heroes)):
        hero = table.heroes[(seat + n) % seats]
        if hero.card.key:
            _encode_hero(v, _HEROES[n], hero)
    _encode_own(v, table, seat)
    roll = table.roll
    if roll is not None:
        put(v, _ROLL, (1, roll.seat == seat, len(roll.spent)))
        for number, face in enumerate(roll.dice):
            if number not in roll.spent:
                v[_DICE + face] += 1.0
    if table.fight is not None:
        _encode_fight(v, table, table.fight, seat)
    return v


def _encode_time(v: array[float], table: Runebound, seat: int) -> None:
    seats = table.seats
    time = (
        seats, table.active == seat, (table.active - seat) % seats, (table.first - seat) % seats, table.round,
        table.act, table.space, table.march_exert, len(table.skills.cards), len(table.assets.cards),
        len(table.story_deck.cards), sum(table.zombies), table.shop_at >= 0,
    )  # fmt: skip
    put(v, _TIME, time)
    v[_PHASE[table.phase]] = 1.0
    v[_SCENARIO[table.scenario]] = 1.0


def _encode_board(v: array[float], table: Runebound) -> None:
    if table.villain_at >= 0:
        v[_VILLAIN + table.villain_at] = 1.0
    put(v, _GEMS, table.gems)
    if table.zombies:
        put(v, _ZOMBIES, table.zombies)
    for deck, pile in table.adventures.items():
        v[_LEFT[deck]] = len(pile.cards)
    for number, market in enumerate(table.markets):
        tally(v, _MARKET[number], (asset.key for asset in market))
    mark(v, _STORY, (card for card in table.slots if card is not None))
    for key, seats in table.claimed.items():
        v[_CLAIMED[key]] = len(seats)
    if table.drawn is not None:
        v[_DRAWN[table.drawn.key]] = 1.0
    mark(v, _OFFERED, table.offered)
    mark(v, _SHOWN, table.revealed)


def _encode_hero(v: array[float], at: int, hero: Hero) -> None:
    """Encode the public facts about a hero: of its hand the number of cards, of its trophies the decks."""
    numbers = hero.numbers
    facts = (
        hero.gold, hero.damage, hero.health_left, hero.lore, hero.allies, hero.actions, hero.delayed, hero.out,
        hero.defeated, len(hero.hand), len(hero.assets), len(hero.learned), len(hero.trophies), numbers[SPEED],
        numbers[HEALTH], numbers[HAND],
    )  # fmt: skip
    put(v, at, facts)
    for attribute in ATTRIBUTES:
        v[at + _ATTRIBUTE[attribute]] = numbers[attribute]
    v[at + _CARD[hero.card.key]] = 1.0
    if hero.at >= 0:
        v[at + _AT + hero.at] = 1.0
    mark(v, _LEARNED, hero.learned, at)
    tally(v, _ASSET, (asset.key for asset in hero.assets), at)
    tally(v, _TROPHIES, (trophy.deck for trophy in hero.trophies), at)
    mark(v, _QUEST, hero.quests, at)
    mark(v, _RUMOR, hero.rumors, at)


def _encode_own(v: array[float], table: Runebound, seat: int) -> None:
    """Encode a hero's own hand and trophies, and the cards it is looking at."""
    if table.heroes:
        own = table.heroes[seat]
        mark(v, _OWN_HAND, own.hand)
        mark(v, _OWN_TROPHY, own.trophies)
    if table.looker in (seat, EVERYBODY):
        mark(v, _SHOWN, table.looked_at)


def _encode_fight(v: array[float], table: Runebound, fight: Fight, seat: int) -> None:
    sides = fight.sides
    stand = (
        1, seat in (sides[0].hero, sides[1].hero), fight.round, sides[fight.turn].seat == seat, fight.first,
        fight.no_retreat, fight.damage, foe_health(table, fight),
    )  # fmt: skip
    put(v, _FIGHT, stand)
    if fight.foe is not None:
        v[_FOES[fight.foe.key]] = 1.0
    for n, side in enumerate(sides):
        _encode_side(v, n, side, seat)


def _encode_side(v: array[float], n: int, side: Side, seat: int) -> None:
    spent = 0
    for token in side.tokens:
        if token.spent:
            spent += 1
            continue
        face = token.face
        v[_LIES[n][token.key]] = token.up + 1.0
        v[_UP[n][face.symbol]] += side.value(token)
    put(v, _SIDES[n], (side.seat == seat, side.passed, side.armor, len(side.tokens), spent))


ENCODING: Final = Encoding(_fields.names, encode, _words, word)
