"""Prices that heroes pay besides gold: skills from hand (exerting) and trophies."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.board import DECKS
from fabletable.games.runebound.kinds import Adventure, Skill
from fabletable.games.runebound.table import QUESTIONS, Hero, Runebound
from fabletable.games.runebound.vocabulary import ANY
from fabletable.kernel import Question, Rules

EXERT: Final = Question(QUESTIONS, "exert", rule="exert", theme="in-fight")
PAY_TROPHY: Final = Question(QUESTIONS, "pay-trophy", rule="trophies", theme="spend")


def can_exert(table: Runebound, hero: Hero, times: int = 1) -> bool:
    """Tell whether a hero can exert, which only the cards in hand limit (and a foe that forbids it). Rules reference,
    Exert."""
    if len(hero.hand) < times:
        return False
    fight = table.fight
    if fight is not None:
        for side in fight.sides:
            if side.hero == hero.seat and "exert" in side.forbidden:
                return False
    return True


def exert(table: Runebound, hero: Hero) -> Rules[None]:
    """Discard one skill from hand."""
    card = yield from EXERT.ask(table, hero.seat, hero.hand)
    discard_skill(table, hero, card)


def discard_skill(table: Runebound, hero: Hero, card: Skill) -> None:
    """Face up on its pile: now everybody knows it."""
    hero.hand.remove(card)
    table.used_skills.append(card)
    table.reveal()
    if table.log_lines is not None:
        table.log("discarded-skill", hero=hero, card=card)


def can_pay_trophies(hero: Hero, icons: tuple[str, ...]) -> bool:
    """Tell whether there is one trophy for each icon; a grey one takes any."""
    if len(icons) > len(hero.trophies):
        return False
    return all(icons.count(deck) <= hero.trophies_of(deck) for deck in DECKS)


def pay_trophies(table: Runebound, hero: Hero, icons: tuple[str, ...]) -> Rules[None]:
    """Pay trophies, coloured icons first, so that a grey one never takes what a coloured one needs."""
    for icon in sorted(icons, key=lambda each: each == ANY):
        trophies = [card for card in hero.trophies if icon in (ANY, card.deck)]
        card = yield from PAY_TROPHY.ask(table, hero.seat, trophies)
        spend_trophy(table, hero, card)


def spend_trophy(table: Runebound, hero: Hero, card: Adventure) -> None:
    hero.trophies.remove(card)
    if card.key in hero.secret:
        hero.secret.remove(card.key)
        table.reveal()
    table.discards[card.deck].append(card)
    table.log("spent-trophy", hero=hero, card=card)
