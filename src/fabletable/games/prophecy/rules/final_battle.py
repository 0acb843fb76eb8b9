"""The end of the game. Rulebook: Final Battle; Apocalypse."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.board import FIELDS
from fabletable.games.prophecy.hooks import NAMES_BATTLEFIELD
from fabletable.games.prophecy.menu import field, question
from fabletable.games.prophecy.rules.death import leave_game
from fabletable.games.prophecy.rules.gains import heal, regain, repair, wear_off
from fabletable.games.prophecy.rules.limits import keep_limits
from fabletable.games.prophecy.rules.round import pass_on
from fabletable.games.prophecy.streams import CHANCE_DECK
from fabletable.games.prophecy.table import NOBODY, ROUND_OVER, Realm, pawn
from fabletable.kernel import EVERYBODY, Rules

ASK_BATTLEFIELD: Final = question("battlefield", field, rule="final", theme="fight")


def the_end_begins(table: Realm) -> Rules[None]:
    """Begin the end: all five artifacts are held without a winner, and heroes without one leave the game."""
    table.ending_due = False
    for hero in table.heroes:
        if not hero.artifacts:
            leave_game(table, hero)
    if table.rulings.apocalypse:
        _start_countdown(table)
    else:
        yield from _gather_champions(table)


def _start_countdown(table: Realm) -> None:
    """Begin the Apocalypse: the whole chance deck is shuffled and now counts the time; play goes on across the land."""
    table.countdown = True
    table.chance_deck.extend(table.chance_gone)
    table.chance_gone.clear()
    table.chance.shuffle(table.chance_deck, CHANCE_DECK)
    table.log_event("countdown-began", n=len(table.chance_deck))
    table.show("event", pieces=("chance-deck",), touches=table.seats_from(0))
    if not table.heroes[table.active].alive:
        table.phase = ROUND_OVER


def _gather_champions(table: Realm) -> Rules[None]:
    """Begin the final battle: the owner of the Royal Mantle names the field; champions come whole; the one left of the
    taker begins."""
    if table.heroes[table.active].alive:
        yield from keep_limits(table, table.heroes[table.active])  # his round is over
    table.final = True
    owner, mantle = next((hero, item) for hero in table.heroes for item in hero.items if NAMES_BATTLEFIELD.of(item))
    table.log_event("final-began")
    table.show("event", touches=table.seats_from(0))
    chosen = yield from ASK_BATTLEFIELD.ask(table, owner.seat, list(FIELDS))
    table.count("effect:item-" + mantle.name)
    table.log_event("battlefield", seat=owner.message, field=chosen)
    clear_field(table, chosen.n)
    for hero in table.heroes:
        if hero.alive:
            hero.field = chosen.n
            heal(table, hero, hero.red)
            regain(table, hero, hero.blue)
            for item in hero.items:
                repair(table, hero, item)
    table.show("move", pieces=(chosen.key, *(pawn(hero.seat) for hero in table.heroes)), touches=table.seats_from(0))
    table.plane = NOBODY
    wear_off(table, table.heroes[table.active])
    pass_on(table, table.last_taker)


def clear_field(table: Realm, n: int) -> None:
    """Remove all cards from the battlefield."""
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
