"""Prophecy as numbers, for players that learn: the realm as one hero sees it, distances counted along the ring."""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterable
from typing import Final

from fabletable.games.prophecy import actions
from fabletable.games.prophecy.actions import WAYS
from fabletable.games.prophecy.board import FIELDS, GUILDS, PLANES
from fabletable.games.prophecy.cards.box import all_items, creatures_of, items_of
from fabletable.games.prophecy.cards.common_items import SCROLL_OF_ALTERED_REALITY
from fabletable.games.prophecy.cards.decks import CHANCE_CARDS, CHARACTERS, OPPORTUNITIES, SKILLS
from fabletable.games.prophecy.cards.skills import FLAMING_WEAPON, HOLY_WEAPON, MIGHTY_BLOW
from fabletable.games.prophecy.fight import Battle, Side
from fabletable.games.prophecy.kinds import ARTIFACT, GREATER, LESSER, WILL
from fabletable.games.prophecy.table import (
    CRYSTAL_HOLDS,
    DRAFT,
    ENCOUNTER,
    MAX_BLUE,
    MAX_RED,
    MOVE,
    NOBODY,
    OVER,
    PLANE,
    ROUND,
    ROUND_OVER,
    SERVICES,
    TURN_OVER,
    Hero,
    Realm,
)
from fabletable.kernel import DONE, NO, PASS, YES
from fabletable.kernel.encoding import Encoding, Fields, mark, put, relative, tally

MOST: Final = 5
"""Heroes at the fullest table; the places of those who are not there stay zero."""

MOST_GOLD: Final = 30
"""The most gold that is told apart in a trade; more is the same word."""

ITEM_NAMES: Final = [item.name for item in all_items()]
ADVENTURE_NAMES: Final = [card.name for card in [*creatures_of(), *OPPORTUNITIES]]
GUARDIANS: Final = [card.name for card in [*creatures_of(LESSER), *creatures_of(GREATER)]]
FOES: Final = [*(card.name for card in creatures_of()), *GUARDIANS]
SKILL_NAMES: Final = [skill.key for skill in SKILLS]
HEROES: Final = [card.key for card in CHARACTERS]

# --- words ---

_COPY: Final = re.compile(rf"^({'|'.join([*ITEM_NAMES, *ADVENTURE_NAMES])})-\d+$")
_GOLD: Final = re.compile(r"^(give-gold|ask-gold):(\d+)$")

PLAIN: Final = (
    "stay", "halt", "end-turn", "roll", "keep-dice", "keep-die", "take-it", "forge", "spell-mastery",
    "ring-of-magic-powers", "lose-health", "lose-mana", "refuse", "battle-of-strength", "battle-of-will", "fight-again",
    "offer-items", "take-gold", "let-choose", "propose", "withdraw", "new-hero", "retire", "skilled-work", "dirty-work",
    "training-ground", "blood-sacrifice", "meditation", "burglary", "monastery-healing", "lodging", "wasteland-mana",
)  # fmt: skip
ABOUT_ITEMS: Final = (
    actions.USE, actions.DECAY, actions.MEND, actions.HIDE, actions.TAKE, actions.REPAIR, actions.BUY, actions.SELL,
    actions.THROW, actions.GIVE, actions.WISH_FOR, FLAMING_WEAPON.verb, HOLY_WEAPON.verb,
)  # fmt: skip
ABOUT_CREATURES: Final = (actions.FIGHT, actions.PARLEY, actions.PASS_BY)
ABOUT_SKILLS: Final = (actions.CAST_SPELL, actions.LEARN, MIGHTY_BLOW.verb)
DICE: Final = (actions.REROLL_OWN, actions.REROLL_FOE)


def word(key: str, seat: int, seats: int) -> str:
    """Make a key a word: heroes by how far to the left they sit; copies of a card are one word."""
    gold = _GOLD.match(key)
    if gold is not None:
        return f"{gold[1]}:{min(int(gold[2]), MOST_GOLD)}"
    return ":".join(_COPY.sub(r"\1", part) for part in relative(key, seat, seats).split(":"))


def _words() -> Iterable[str]:
    yield from (each.key for each in (DONE, NO, PASS, YES))
    yield from PLAIN
    yield from _counted()
    yield from (str(n) for n in range(CRYSTAL_HOLDS + 1))
    yield from (field.key for field in FIELDS)
    yield from (plane.key for plane in PLANES)
    yield from GUILDS
    yield from [*HEROES, *ITEM_NAMES, *SKILL_NAMES, *ADVENTURE_NAMES, *GUARDIANS]
    yield from (f"{action.key}:{field.key}" for action in WAYS for field in FIELDS)
    yield from (f"{actions.ATTACK_PLANE.key}:{plane.key}" for plane in PLANES)
    yield from (f"{action.key}:{name}" for action in ABOUT_ITEMS for name in ITEM_NAMES)
    yield from (f"{action.key}:{name}" for action in ABOUT_CREATURES for name in FOES)
    yield from (f"{action.key}:{name}" for action in ABOUT_SKILLS for name in SKILL_NAMES)
    yield from (f"{action}player-{n}" for action in ("", "attack:", "trade:") for n in range(MOST))
    for item in all_items():
        yield from (f"surge:{item.name}:{n}" for n in range(1, len(item.surges) + 1))
    for card in OPPORTUNITIES:
        ways = len(card.bargains)
        taken = f"{actions.OPPORTUNITY.key}:{card.name}"
        yield from (f"{taken}:{n}" if ways > 1 else taken for n in range(1, ways + 1))
    yield from (f"{action.key}:{SCROLL_OF_ALTERED_REALITY.name}:{face}" for action in DICE for face in range(1, 7))


def _counted() -> Iterable[str]:
    """Yield the words of deeds with a number."""
    yield "take-gold:3"
    yield from (f"camp-healing:{n}" for n in range(1, MAX_RED + 1))
    yield from (f"tower-mana:{n}" for n in range(1, MAX_BLUE + CRYSTAL_HOLDS + 1))
    yield from (f"repair-all:{n}" for n in range(2, 10))
    yield from (f"{action}:{n}" for action in ("give-gold", "ask-gold") for n in range(1, MOST_GOLD + 1))


# --- what a hero sees ---

_fields: Final = Fields()
_TURN: Final = _fields.add(
    "heroes", "rounds", "own-turn", "turn-of", "first", "extra-turns", "moves", "served", "attacked", "proposals",
    "traded", "invisible", "final", "countdown", "apocalypse-began", "ending-due", "crystal", "adventures-left",
    "common-left", "rare-left", "first-edition", "longer", "artifacts-to-win", "final-battle", "apocalypse", "teams",
    "trading", "duel-experience",
)  # fmt: skip
_PHASE: Final = _fields.each("phase", (DRAFT, ROUND, MOVE, ENCOUNTER, SERVICES, PLANE, TURN_OVER, ROUND_OVER, OVER))
_CHANCE: Final = _fields.each("chance", dict.fromkeys(card.name for card in CHANCE_CARDS))
_LAID: Final = ("face-down", "face-up", "gold", "artifacts", "goods", "skills")
_GROUND: Final = _fields.add(*(f"{field.key}.{what}" for field in FIELDS for what in _LAID))
_OPEN: Final = _fields.each("open", ADVENTURE_NAMES)
_STEPS: Final = _fields.each("steps-to", ADVENTURE_NAMES)
_HERE: Final = _fields.each("here", ADVENTURE_NAMES)
_GOODS: Final = _fields.each("goods", ITEM_NAMES)
_GOODS_HERE: Final = _fields.each("goods-here", ITEM_NAMES)
_TAUGHT: Final = _fields.each("taught", SKILL_NAMES)
_OFFER: Final = _fields.each("offer", ITEM_NAMES)
_DAMAGED: Final = _fields.each("damaged", ITEM_NAMES)
_PLANE: Final = ("fought", "closed", "lesser", "greater", "artifact", "dropped")
_PLANES: Final = _fields.add(*(f"{plane.key}.{what}" for plane in PLANES for what in _PLANE))
_GUARDED: Final = [_fields.each(f"{plane.key}.by", GUARDIANS) for plane in PLANES]
_HOLDS: Final = [_fields.each(f"{plane.key}.holds", (item.name for item in items_of(ARTIFACT))) for plane in PLANES]
_DRAFT: Final = _fields.each("draft-hand", HEROES)

_BATTLE: Final = _fields.add(
    "battle", "battle.of-will", "battle.own", "battle.stage", "battle.first-roll", "battle.rolled", "battle.lives",
    "battle.plane",
)  # fmt: skip
_SIDE: Final = (
    "seat", "value", "wielded", "cast", "surges", "thrown", "dice-bonus", "dice", "die", "extra-harm", "started",
)  # fmt: skip
_SIDES: Final = [_fields.add(*(f"{side}.{what}" for what in _SIDE)) for side in ("attacker", "defender")]
_FOE: Final = _fields.each("foe", FOES)
_WIELDED: Final = [_fields.each(f"{side}.wields", ITEM_NAMES) for side in ("attacker", "defender")]

_hero: Final = Fields()
_hero.add(
    "alive", "out", "red", "blue", "health", "mana", "strength", "will", "gold", "experience", "artifacts", "items",
    "lodged", "cast-spell", "lost-health", "banner", "steps", "safe",
)  # fmt: skip
_FIELD: Final = _hero.add(*(f"at.{field.key}" for field in FIELDS))
_CHARACTER: Final = _hero.each("is", HEROES)
_ITEM: Final = _hero.each("item", ITEM_NAMES)
_SKILL: Final = _hero.each("skill", SKILL_NAMES)
_KEPT: Final = _hero.each("kept", (card.name for card in OPPORTUNITIES))
_HEROES: Final = _fields.of_players(MOST, _hero)

_EMPTY: Final = _fields.zeros()


def encode(table: Realm, seat: int) -> array[float]:
    v = _EMPTY[:]
    _encode_turn(v, table, seat)
    home = table.heroes[seat].field if table.heroes else 0
    _encode_ground(v, table, home)
    _encode_planes(v, table)
    tally(v, _OFFER, (item.name for item in table.offer))
    if table.heroes:
        for n, other in enumerate(table.seats_from(seat)):
            _encode_hero(v, _HEROES[n], table, table.heroes[other], home)
    if table.draft_hands:
        mark(v, _DRAFT, table.draft_hands[seat])
    if table.battle is not None:
        _encode_battle(v, table, table.battle, seat)
    return v


def _encode_turn(v: array[float], table: Realm, seat: int) -> None:
    rulings = table.rulings
    turn = (
        table.seats, table.rounds, table.active == seat, (table.active - seat) % table.seats,
        (table.first - seat) % table.seats, table.extra_turns, table.moves, table.served, table.attacked,
        table.proposals, table.trade_partner != NOBODY, table.invisible, table.final, table.countdown,
        table.apocalypse_began, table.ending_due, table.crystal, len(table.adventures), len(table.common),
        len(table.rare), rulings.first_edition, rulings.longer, rulings.artifacts_to_win, rulings.final_battle,
        rulings.apocalypse, rulings.teams, rulings.trading, rulings.duel_experience,
    )  # fmt: skip
    put(v, _TURN, turn)
    v[_PHASE[table.phase]] = 1.0
    if table.chance_card is not None:
        v[_CHANCE[table.chance_card.name]] = 1.0


def _encode_ground(v: array[float], table: Realm, home: int) -> None:
    """Encode what lies on the fields; a face-down card is only that."""
    at = _GROUND
    for n, ground in enumerate(table.ground):
        gold = up = 0
        for spot in ground.spots:
            gold += spot.gold
            if not spot.up:
                continue
            up += 1
            name = spot.card.name
            v[_OPEN[name]] += 1.0
            v[_STEPS[name]] = _steps(home, n)
            if n == home:
                v[_HERE[name]] += 1.0
        if ground.spots:
            v[at] = len(ground.spots) - up
            v[at + 1] = up
            v[at + 2] = gold
        v[at + 3] = len(ground.artifacts)
        if ground.goods:
            v[at + 4] = len(ground.goods)
            for item in ground.goods:
                v[_GOODS[item.name]] += 1.0
                if n == home:
                    v[_GOODS_HERE[item.name]] += 1.0
        if ground.skills:
            v[at + 5] = len(ground.skills)
            mark(v, _TAUGHT, ground.skills)
        at += len(_LAID)


def _steps(here: int, there: int) -> int:
    """Return the steps along the ring by the shorter way; counter-clockwise is negative."""
    return (there - here + 10) % 20 - 10


def _encode_planes(v: array[float], table: Realm) -> None:
    at = _PLANES
    for n, plane in enumerate(table.planes):
        v[at] = table.plane == n
        v[at + 1] = plane.closed
        if plane.lesser is not None:
            v[at + 2] = 1.0
            if plane.lesser_up:
                v[_GUARDED[n][plane.lesser.name]] = 1.0
        if plane.greater is not None:
            v[at + 3] = 1.0
            if plane.greater_up:
                v[_GUARDED[n][plane.greater.name]] = 1.0
        if plane.artifact is not None:
            v[at + 4] = 1.0
            if plane.artifact_up:
                v[_HOLDS[n][plane.artifact.name]] = 1.0
        v[at + 5] = len(plane.dropped)
        at += len(_PLANE)


def _encode_hero(v: array[float], at: int, table: Realm, hero: Hero, home: int) -> None:
    seat = hero.seat
    numbers = (
        hero.alive, hero.out, hero.red, hero.blue, hero.health, hero.mana, table.strength_of(table.heroes[seat]),
        table.will_of(table.heroes[seat]), hero.gold, hero.experience, hero.artifacts, len(hero.items), hero.lodged,
        hero.cast_spell, hero.lost_health, hero.banner, _steps(home, hero.field), table.is_safe(table.heroes[seat]),
    )  # fmt: skip
    put(v, at, numbers)
    v[at + _FIELD + hero.field] = 1.0
    v[at + _CHARACTER[hero.character.key]] = 1.0
    damaged = table.damaged
    for item in hero.items:
        v[at + _ITEM[item.name]] += 1.0
        if damaged and item.key in damaged:
            v[_DAMAGED[item.name]] += 1.0
    tally(v, _SKILL, hero.skills, at)
    tally(v, _KEPT, dict.fromkeys(card.name for card in hero.kept), at)


def _encode_battle(v: array[float], table: Realm, battle: Battle, seat: int) -> None:
    numbers = (
        1, battle.kind == WILL, seat in (battle.hero.seat, battle.foe.seat), battle.stage, battle.first_roll,
        battle.rolled, battle.lives_left, battle.plane >= 0,
    )  # fmt: skip
    put(v, _BATTLE, numbers)
    for n, side in enumerate((battle.hero, battle.foe)):
        _encode_side(v, n, table, side, seat)


def _encode_side(v: array[float], n: int, table: Realm, side: Side, seat: int) -> None:
    numbers = (
        (side.seat - seat) % table.seats if side.seat >= 0 else -1, side.base, len(side.wielded),
        sum(bonus for _, bonus in side.cast), sum(bonus for _, bonus in side.surges), len(side.thrown),
        side.dice_bonus, sum(side.dice), side.die, side.extra_harm, side.started,
    )  # fmt: skip
    put(v, _SIDES[n], numbers)
    if side.creature is not None:
        v[_FOE[side.creature.name]] = 1.0
    tally(v, _WIELDED[n], dict.fromkeys(item.name for item in side.wielded))


ENCODING: Final = Encoding(_fields.names, encode, _words, word)
