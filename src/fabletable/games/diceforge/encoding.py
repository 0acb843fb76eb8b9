"""Dice Forge as numbers, for players that learn. Nothing is hidden in it but the faces left in the box for two."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Final

from fabletable.games.diceforge.board import SLOTS
from fabletable.games.diceforge.cards.faces import FACES
from fabletable.games.diceforge.cards.feats import FEATS
from fabletable.games.diceforge.hooks import USES
from fabletable.games.diceforge.kinds import REINFORCEMENT, socket_id
from fabletable.games.diceforge.rules.blessing import DICE, OTHER_FIRST, SHIELD_MATCHED, SHIP_FIRST, USE_CERBERUS
from fabletable.games.diceforge.rules.hammer import LASTS, SPLITS
from fabletable.games.diceforge.rules.triton import USE_TRITON
from fabletable.games.diceforge.rules.turn import PAY_FIRST
from fabletable.games.diceforge.table import PHASES, RESERVE, TRACK, ForgeTable, Hero
from fabletable.kernel import DONE, NO, PASS, Encoding
from fabletable.kernel.encoding import Fields, put, relative, tally

MOST: Final = 4
"""Heroes at the fullest table; the places of those who are not there stay zero."""


def word(key: str, seat: int, seats: int) -> str:
    """Make a key relative to the seat: a socket is always on the player's own die; a seat is counted in places to the
    left."""
    own = f"s{seat}-"
    return "own-" + key[len(own) :] if key.startswith(own) else relative(key, seat, seats)


def _words() -> Iterable[str]:
    yield from (each.key for each in (DONE, NO, PASS, PAY_FIRST, USE_TRITON, USE_CERBERUS, SHIP_FIRST, OTHER_FIRST))
    yield from (die.key for die in DICE)
    yield from (face.key for face in FACES)
    yield from (card.key for card in FEATS)
    yield from (use.key for card in FEATS for use in USES.of(card) or ())
    yield from (word(socket_id(0, die, index), 0, MOST) for die in range(2) for index in range(6))
    yield from (gain.key for face in FACES for gains in face.offers for gain in gains)
    yield SHIELD_MATCHED.key
    yield from (split.key for split in SPLITS[-1])
    yield from (splits[0][0].key for splits in LASTS.values())
    yield from (f"player-{n}" for n in range(MOST))


_fields: Final = Fields()
_ROUND: Final = _fields.add("round", "rounds-left", "heroes", "own-turn", "turn-of", "blessings", "extra-taken")
_PHASES: Final = _fields.each("phase", PHASES)
_TEMPLE: Final = _fields.add(*(f"temple.{face.key}" for face in FACES))
_TOKENS: Final = _fields.add("triton-tokens", "cerberus-tokens", "chest-tiles")
_SET: Final = _fields.each("set", (card.key for card in FEATS))
_PILES: Final = _fields.add(*(f"pile.{slot}" for slot in range(SLOTS)))
_IN_HAND: Final = _fields.add(*(f"forging.{face.key}" for face in FACES))
_READY: Final = _fields.each("ready", (card.key for card in FEATS if card.type == REINFORCEMENT))
_BOUGHT: Final = _fields.add(*(f"bought.{face.key}" for face in FACES))

_hero: Final = Fields()
_RESERVES: Final = _hero.add(
    "gold", "sun", "moon", "glory", "score", "gold-max", "shard-max", "chests", "hammers", "hammer-at", "tritons",
    "cerberi", "portal", "replaced", "anvil-track", "anvil-reserve",
)  # fmt: skip
_SUN_DIE: Final = _hero.add(*(f"sun-die.{face.key}" for face in FACES))
_MOON_DIE: Final = _hero.add(*(f"moon-die.{face.key}" for face in FACES))
_SUN_UP: Final = _hero.add(*(f"sun-up.{face.key}" for face in FACES))
_MOON_UP: Final = _hero.add(*(f"moon-up.{face.key}" for face in FACES))
_DEEDS: Final = _hero.each("deed", (card.key for card in FEATS))
_SOCKETS: Final = _fields.add(
    *(f"own-{die}-{index}.{face.key}" for die in ("sun", "moon") for index in range(6) for face in FACES)
)
_HEROES: Final = _fields.of_players(MOST, _hero)

_EMPTY: Final = _fields.zeros()


def encode(table: ForgeTable, seat: int) -> array[float]:
    """Encode the table as this hero sees it: itself first, then the others from the left."""
    v = _EMPTY[:]
    v[_ROUND] = table.round
    v[_ROUND + 1] = table.rounds - table.round
    v[_ROUND + 2] = table.seats
    v[_ROUND + 3] = table.active == seat
    v[_ROUND + 4] = (table.active - seat) % table.seats
    v[_ROUND + 5] = table.blessings
    v[_ROUND + 6] = table.extra_taken
    v[_PHASES[table.phase]] = 1.0
    put(v, _TEMPLE, table.temple)
    v[_TOKENS] = table.triton_tokens
    v[_TOKENS + 1] = table.cerberus_tokens
    v[_TOKENS + 2] = table.chest_tiles
    for slot, pile in enumerate(table.piles):
        v[_SET[table.sets[slot].key]] = 1.0
        v[_PILES + slot] = len(pile)
    if table.forging is not None:
        v[_IN_HAND + table.forging.nr] = 1.0
    tally(v, _READY, (card.key for card in table.ready))
    for face in table.bought:
        v[_BOUGHT + face.nr] = 1.0
    for place, other in enumerate(table.seats_from(seat)):
        _encode_hero(v, _HEROES[place], table.heroes[other])
    own = table.heroes[seat]
    at = _SOCKETS
    for face in [*own.sun_die.faces, *own.moon_die.faces]:
        v[at + face.nr] = 1.0
        at += len(FACES)
    return v


def _encode_hero(v: array[float], at: int, hero: Hero) -> None:
    reserves = (
        hero.gold, hero.sun, hero.moon, hero.glory, hero.score(), hero.gold_max, hero.shard_max, hero.chests,
        hero.hammers, hero.hammer_at, hero.tritons, hero.cerberi, hero.portal, len(hero.replaced),
        hero.anvil == TRACK, hero.anvil == RESERVE,
    )  # fmt: skip
    put(v, at + _RESERVES, reserves)
    sun, moon = hero.sun_die, hero.moon_die
    for face in sun.faces:
        v[at + _SUN_DIE + face.nr] += 1.0
    for face in moon.faces:
        v[at + _MOON_DIE + face.nr] += 1.0
    v[at + _SUN_UP + sun.top().nr] = 1.0
    v[at + _MOON_UP + moon.top().nr] = 1.0
    tally(v, _DEEDS, (card.key for card in hero.deeds), at)


ENCODING: Final = Encoding(_fields.names, encode, _words, word)
