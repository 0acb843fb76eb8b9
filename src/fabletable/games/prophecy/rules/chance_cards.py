"""Chance cards: what happens in the land. Rulebook: Chance cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from fabletable.games.prophecy.board import (
    CITY_FIELD,
    FIELDS,
    GUILD_FIELD,
    GUILD_NAMES,
    GUILDS,
    PLANES,
    VILLAGE,
    VILLAGE_FIELD,
    clockwise_from,
)
from fabletable.games.prophecy.cards.chance import (
    ADVENTURES_COME,
    BOON,
    CHANCE_CARDS,
    CHARITY,
    CRISIS,
    DREAM,
    EXTRA_TURN,
    NEW_GOODS,
    NEW_SKILL,
    SKILL_OF_CHOICE,
    SKILLS_OF_OWN_GUILDS,
)
from fabletable.games.prophecy.cards.kinds import COMMON, RARE, ChanceCard
from fabletable.games.prophecy.rules.apocalypse import apocalypse
from fabletable.games.prophecy.rules.effects import ASK_REVEAL_PLANE, turn_up
from fabletable.games.prophecy.rules.everyone import Rows
from fabletable.games.prophecy.rules.gains import gain_experience, gain_gold, heal, lose_gold, regain
from fabletable.games.prophecy.table import NAMES, NOBODY, Realm, Spot
from fabletable.kernel import EVERYBODY, Rules

ASK_TRAINING: Final = "ask-training"

FOR_EVERYONE: Final = (BOON, CHARITY, CRISIS)


def piece_of(card: ChanceCard) -> str:
    return "chance-" + card.key


def draw_chance(table: Realm) -> Rules[None]:
    """Draw the top card and do what it says. When it runs out in the end of days, the Apocalypse begins."""
    seat = table.active
    if not table.chance_deck:
        if table.countdown:
            table.apocalypse_began = True
            table.log_event("apocalypse-began")
            table.show("event", touches=table.seats_from(0))
            apocalypse(table)
            return
        table.chance_deck.extend(table.chance_gone)
        table.chance_gone.clear()
        table.chance.shuffle(table.chance_deck)
    if not table.chance_deck:
        return
    card = table.chance_deck.pop()
    table.reveal()
    table.chance_card = card
    table.count("card:chance-" + card.name)
    if table.log_lines is not None:
        touched = table.seats_from(0) if card.kind in FOR_EVERYONE else (seat,)
        table.log_event("drew-chance", seat=NAMES[seat], card=card)
        table.show("card", pieces=(piece_of(card),), touches=touched)
    asked = _HAPPENS[card.kind](table, seat, card)
    if asked is not None:
        yield from asked
    table.chance_card = None
    table.chance_gone.append(card)


def spread_adventures(table: Realm, terrain: str, start: int) -> None:
    """One adventure to each such field with fewer than two: face up on an empty field, else hidden beneath."""
    pieces: list[str] = []
    for n in clockwise_from(start, terrain):
        spots = table.ground[n].spots
        if len(spots) >= 2:
            continue
        card = table.draw_adventure()
        if card is None:
            break
        spot = Spot(card, False, NOBODY)
        if not spots:
            table.turn_up(spot)
            table.reveal()
            table.log("appeared", card=card, field=FIELDS[n])
        pieces.append(card.key if spot.up else FIELDS[n].key)
        spots.append(spot)
    table.show("card", pieces=pieces)


def new_skill(table: Realm, guild: str) -> None:
    """The top skill, face up; of two that lie there the older goes under the deck first."""
    deck = table.skill_decks[guild]
    if not deck.cards:
        return
    ground = table.ground[GUILD_FIELD[guild]]
    if len(ground.skills) >= 2:
        deck.put_under([ground.skills[0]], EVERYBODY)
        ground.skills = ground.skills[1:]
    skill = deck.draw()
    table.reveal()
    ground.skills += (skill,)
    table.count("card:" + skill.name)
    table.log("new-skill", skill=skill, field=FIELDS[GUILD_FIELD[guild]])
    table.show("card", pieces=(skill.key,))


def _training(table: Realm, seat: int, card: ChanceCard) -> Rules[None]:
    """The drawer sends a teacher to any guild, be it only to push an old skill out."""
    guilds = [GUILD_NAMES[guild] for guild in GUILDS if table.skill_decks[guild].cards]
    if guilds:
        guild = yield from table.pick(seat, ASK_TRAINING, guilds, rule="chance")
        new_skill(table, guild.key)


def new_goods(table: Realm, where: str) -> None:
    """Old goods are discarded; the editions differ in how many new ones come."""
    village = where == VILLAGE
    ground = table.ground[VILLAGE_FIELD if village else CITY_FIELD]
    for item in ground.goods:
        table.discard_item(item)
    ground.goods = ()
    if table.rulings.first_edition:
        decks = [COMMON, COMMON] if village else [COMMON, RARE]
    else:
        decks = [COMMON, COMMON, COMMON] if village else [RARE, RARE]
    for deck in decks:
        new = table.draw_item(deck)
        if new is not None:
            ground.goods += (new,)
    table.log("new-goods", field=FIELDS[VILLAGE_FIELD if village else CITY_FIELD], items=list(ground.goods))
    table.show("card", pieces=[item.key for item in ground.goods])


def _prophetic_dream(table: Realm, seat: int, card: ChanceCard) -> Rules[None]:
    """One hidden card of a plane must be turned up, as long as there is one."""
    planes = [plane for plane in PLANES if table.planes[plane.n].hides]
    if planes:
        plane = yield from table.pick(seat, ASK_REVEAL_PLANE, planes, rule="chance")
        turn_up(table, plane.n)


def _adventures(table: Realm, seat: int, card: ChanceCard) -> None:
    spread_adventures(table, card.what, table.heroes[seat].field)


def _news(table: Realm, seat: int, card: ChanceCard) -> None:
    new_skill(table, card.what)


def _training_offer(table: Realm, seat: int, card: ChanceCard) -> None:
    """A new skill in both of the drawer's own guilds."""
    for guild in GUILDS:
        if table.heroes[seat].member_of(guild):
            new_skill(table, guild)


def _merchants(table: Realm, seat: int, card: ChanceCard) -> None:
    new_goods(table, card.what)


def _peaceful_times(table: Realm, seat: int, card: ChanceCard) -> None:
    table.extra_turns += 1


def _boon(table: Realm, seat: int, card: ChanceCard) -> None:
    """Something for everyone, more of it for the drawer."""
    give = {"health": heal, "mana": regain, "gold": gain_gold, "experience": gain_experience}[card.what]
    rows = Rows(table)
    for hero in table.heroes:
        if hero.alive:
            give(table, hero.seat, card.n if hero.seat == seat else card.others)
    rows.show(table, card.what, card.message, (piece_of(card),), seat)


def _charity(table: Realm, seat: int, card: ChanceCard) -> None:
    """3 gold, 1 Health, 2 mana to whoever has least of it; to all who are tied. Full cups get nothing."""
    heroes = [hero for hero in table.heroes if hero.alive]
    if not heroes:
        return
    gold = min(hero.gold for hero in heroes)
    health = min(hero.health for hero in heroes)
    mana = min(hero.mana for hero in heroes)
    rows = Rows(table)
    poor = [hero.seat for hero in heroes if hero.gold == gold]
    hurt = [hero.seat for hero in heroes if hero.health == health]
    drained = [hero.seat for hero in heroes if hero.mana == mana]
    for each in poor:
        gain_gold(table, each, 3)
    for each in hurt:
        heal(table, each, 1)
    for each in drained:
        regain(table, each, 2)
    for what in ("gold", "health", "mana"):
        rows.show(table, what, card.message, (piece_of(card),))


def _crisis(table: Realm, seat: int, card: ChanceCard) -> None:
    """Everybody loses half of his gold, rounded down."""
    rows = Rows(table)
    for hero in table.heroes:
        if hero.alive:
            lose_gold(table, hero.seat, hero.gold // 2)
    rows.show(table, "gold", card.message, (piece_of(card),))


Happening: TypeAlias = Callable[[Realm, int, ChanceCard], Rules[None] | None]
"""One that asks nothing is a plain function; one that asks is a rule."""

_HAPPENS: Final[dict[str, Happening]] = {
    ADVENTURES_COME: _adventures,
    NEW_SKILL: _news,
    SKILL_OF_CHOICE: _training,
    SKILLS_OF_OWN_GUILDS: _training_offer,
    NEW_GOODS: _merchants,
    EXTRA_TURN: _peaceful_times,
    DREAM: _prophetic_dream,
    BOON: _boon,
    CHARITY: _charity,
    CRISIS: _crisis,
}


def check_chance_cards() -> None:
    """Whatever a chance card says can happen."""
    if {card.kind for card in CHANCE_CARDS} != set(_HAPPENS):
        raise LookupError("a chance card without a rule, or a rule without a card")
