"""The end of the game. Rulebook: Final Battle; Apocalypse."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.board import FIELDS
from fabletable.games.prophecy.cards.artifacts import ROYAL_MANTLE
from fabletable.games.prophecy.rules.death import leave_game
from fabletable.games.prophecy.rules.gains import heal, regain, repair, wear_off
from fabletable.games.prophecy.rules.limits import keep_limits
from fabletable.games.prophecy.rules.round import pass_on
from fabletable.games.prophecy.table import NAMES, NOBODY, ROUND_OVER, Realm, pawn
from fabletable.kernel import EVERYBODY, Rules

ASK_BATTLEFIELD: Final = "ask-battlefield"


def the_end_begins(table: Realm) -> Rules[None]:
    """All five artifacts are held and nobody has won: whoever has none leaves the game."""
    table.ending_due = False
    for hero in table.heroes:
        if not hero.artifacts:
            leave_game(table, hero.seat)
    if table.rulings.apocalypse:
        _start_countdown(table)
    else:
        yield from _gather_champions(table)


def _start_countdown(table: Realm) -> None:
    """Apocalypse: the whole chance deck is shuffled and now counts the time; play goes on across the land."""
    table.countdown = True
    table.chance_deck.extend(table.chance_gone)
    table.chance_gone.clear()
    table.chance.shuffle(table.chance_deck)
    table.log_event("countdown-began", n=len(table.chance_deck))
    table.show("event", pieces=("chance-deck",), touches=table.seats_from(0))
    if not table.heroes[table.active].alive:
        table.phase = ROUND_OVER


def _gather_champions(table: Realm) -> Rules[None]:
    """The owner of the Royal Mantle names the field; champions come whole; the one left of the taker begins."""
    if table.heroes[table.active].alive:
        yield from keep_limits(table, table.active)  # his round is over
    table.final = True
    owner = next(hero.seat for hero in table.heroes if hero.owns(ROYAL_MANTLE))
    table.log_event("final-began")
    table.show("event", touches=table.seats_from(0))
    field = yield from table.pick(owner, ASK_BATTLEFIELD, list(FIELDS), rule="final")
    table.count("effect:item-royal-mantle")
    table.log_event("battlefield", seat=NAMES[owner], field=field)
    clear_field(table, field.n)
    for hero in table.heroes:
        if hero.alive:
            hero.field = field.n
            heal(table, hero.seat, hero.red)
            regain(table, hero.seat, hero.blue)
            for item in hero.items:
                repair(table, hero.seat, item)
    table.show("move", pieces=(field.key, *(pawn(hero.seat) for hero in table.heroes)), touches=table.seats_from(0))
    table.plane = NOBODY
    wear_off(table, table.active)
    pass_on(table, table.last_taker)


def clear_field(table: Realm, n: int) -> None:
    """All cards are removed from the battlefield."""
    ground = table.ground[n]
    for spot in ground.spots:
        table.adventures_gone.append(spot.card)
        for item in spot.loot:
            table.discard_item(item)
    for item in ground.goods:
        table.discard_item(item)
    for skill in ground.skills:
        table.skill_decks[skill.guild].put_under([skill], EVERYBODY)
    ground.spots, ground.goods, ground.skills = [], (), ()
