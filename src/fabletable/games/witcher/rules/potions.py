"""Potions outside of fights: gaining, losing, the limit of four (Rulebook: Potions)."""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.choices import potion_choice
from fabletable.games.witcher.kinds import Potion
from fabletable.games.witcher.streams import POTION_DECK
from fabletable.games.witcher.table import POTION_LIMIT, QUESTIONS, Hero, OldWorld
from fabletable.kernel import Question, Rules, renewed, seat_name

POTION_OVER: Final = Question(QUESTIONS, "potion-over", rule="potions", option=potion_choice)
LOSE_POTION: Final = Question(QUESTIONS, "lose-potion", rule="potions", theme="spend", option=potion_choice)

LIMIT = 4


def potion_limit(hero: Hero) -> int:
    kept = hero.keepsake(POTION_LIMIT)
    return kept.gives.n if kept is not None else LIMIT


def top_potion(table: OldWorld) -> Potion | None:
    """Draw the top potion of the deck; when it runs out the discarded potions are shuffled into a new one."""
    if not renewed(table.potions, table.potion_discard, table.chance, POTION_DECK):
        return None
    table.reveal()
    return table.potions.pop()


def gain_potions(table: OldWorld, hero: Hero, number: int) -> Rules[None]:
    """Draw potions, then discard down to the limit by one's own choice."""
    if number <= 0:
        return
    _draw_potions(table, hero, number)
    hero.potion_room = 0
    while len(hero.potions) > potion_limit(hero):
        potion = yield from POTION_OVER.ask(table, hero.seat, hero.potions)
        lose_potion(table, hero, potion)


def _draw_potions(table: OldWorld, hero: Hero, number: int) -> None:
    for _ in range(number):
        potion = top_potion(table)
        if potion is None:
            return
        hero.potions.append(potion)
        table.log("potion-gained", seat=seat_name(hero.seat), potion=potion)
        table.show("card", pieces=(potion.key,), touches=(hero.seat,))


def fill_potions(table: OldWorld, hero: Hero, number: int) -> Rules[None]:
    """Draw until this many are held."""
    yield from gain_potions(table, hero, number - len(hero.potions))


def fill_beyond_limit(table: OldWorld, hero: Hero, number: int) -> None:
    """Draw until exactly this many are held; the limit waits until the next potion is gained."""
    _draw_potions(table, hero, max(0, number - len(hero.potions)))
    hero.potion_room = max(0, len(hero.potions) - potion_limit(hero))


def lose_potion(table: OldWorld, hero: Hero, potion: Potion) -> None:
    hero.potions.remove(potion)
    table.potion_discard.append(potion)
    table.log("potion-lost", seat=seat_name(hero.seat), potion=potion)
    table.show("loss", pieces=(potion.key, f"potions-held-{hero.seat}"), touches=(hero.seat,))


def choose_lost_potions(table: OldWorld, hero: Hero, number: int) -> Rules[None]:
    """Discard potions of one's choice without their effect, as far as there are any."""
    for left in range(number, 0, -1):
        if not hero.potions:
            return
        potion = yield from LOSE_POTION.ask(table, hero.seat, hero.potions, n=left)
        lose_potion(table, hero, potion)


def lose_all_potions(table: OldWorld, hero: Hero) -> None:
    for potion in list(hero.potions):
        lose_potion(table, hero, potion)
