"""Chance cards: what happens in the land. Rulebook: Chance cards."""

from __future__ import annotations

from fabletable.games.prophecy.board import CITY_FIELD, FIELDS, GUILD_FIELD, VILLAGE, VILLAGE_FIELD, clockwise_from
from fabletable.games.prophecy.effect import EffectContext, do_effects
from fabletable.games.prophecy.kinds import COMMON, RARE, ChanceCard
from fabletable.games.prophecy.pieces import card_prose, chance_card
from fabletable.games.prophecy.rules.apocalypse import apocalypse
from fabletable.games.prophecy.streams import CHANCE_DECK
from fabletable.games.prophecy.table import NOBODY, Realm, Spot
from fabletable.kernel import EVERYBODY, Rules, renewed


def piece_of(card: ChanceCard) -> str:
    return "chance-" + card.key


def draw_chance(table: Realm) -> Rules[None]:
    """Draw the top card and do what it says. When it runs out in the end of days, the Apocalypse begins."""
    hero = table.heroes[table.active]
    if table.countdown and not table.chance_deck:
        table.apocalypse_began = True
        table.log_event("apocalypse-began")
        table.show("event", touches=table.seats_from(0))
        apocalypse(table)
        return
    if not renewed(table.chance_deck, table.chance_gone, table.chance, CHANCE_DECK):
        return
    card = table.chance_deck.pop()
    table.reveal()
    table.chance_card = card
    table.count("card:chance-" + card.name)
    if table.log_lines is not None:
        touched = table.seats_from(0) if card.effect.for_everyone else (hero.seat,)
        table.log_event("drew-chance", seat=hero.message, card=card)
        prose = card_prose(chance_card(card)) if table.watched else None
        table.show("card", pieces=(piece_of(card),), touches=touched, prose=prose)
    yield from do_effects(table, EffectContext(hero), [card.effect])
    table.chance_card = None
    table.chance_gone.append(card)


def spread_adventures(table: Realm, terrain: str, start: int) -> None:
    """Deal one adventure to each such field with fewer than two: face up on an empty field, else hidden beneath."""
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
    """Lay the top skill face up; of two that lie there the older goes under the deck first."""
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


def new_goods(table: Realm, where: str) -> None:
    """Discard old goods and lay new ones; the editions differ in their number."""
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
