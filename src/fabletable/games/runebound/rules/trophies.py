"""Trophies: adventure cards face down, taken or gained, spent to learn skills."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.board import DECKS
from fabletable.games.runebound.choices import pile_spot, seen_at
from fabletable.games.runebound.hooks import ON_GAIN_TROPHY
from fabletable.games.runebound.kinds import Adventure
from fabletable.games.runebound.rules.abilities import use_window
from fabletable.games.runebound.rules.context import EffectContext
from fabletable.games.runebound.table import QUESTIONS, Hero, Runebound
from fabletable.games.runebound.vocabulary import ANY
from fabletable.kernel import Question, Rules, Word

TROPHY_DECK: Final = Question(QUESTIONS, "trophy-deck", rule="trophies")

TROPHY: Final = "trophy"
"""The note for the ending about a trophy."""

DECK_WORDS = {deck: Word(deck) for deck in DECKS}


def take_trophy(table: Runebound, hero: Hero, card: Adventure, line: str = "took-trophy") -> Rules[None]:
    """Take: the very card that has just been resolved. It also counts as gained."""
    hero.trophies.append(card)
    table.log(line, hero=hero, card=card)
    table.note(TROPHY, hero.seat, 1, card)
    yield from gained_one(table, hero)


def gain_trophies(table: Runebound, hero: Hero, n: int, deck: str) -> Rules[None]:
    """Gain: the top card of the deck, else of its discard pile, else nothing."""
    for _ in range(n):
        wanted = deck
        if wanted == ANY:
            decks = [DECK_WORDS[name] for name in DECKS if table.adventures[name].cards or table.discards[name]]
            if not decks:
                return
            word = yield from TROPHY_DECK.ask(table, hero.seat, decks)
            wanted = word.key
        if not _gain_one(table, hero, wanted):
            return
        yield from gained_one(table, hero)


def _gain_one(table: Runebound, hero: Hero, deck: str) -> bool:
    pile = table.adventures[deck]
    if pile.cards:
        card = pile.draw()
        hero.secret.append(card.key)
        table.reveal()
        table.log("gained-trophy-seen", to=hero.seat, card=card, deck=DECK_WORDS[deck])
        table.log("gained-trophy", but=hero.seat, hero=hero, deck=DECK_WORDS[deck])
    elif table.discards[deck]:
        card = table.discards[deck].pop()
        table.log("took-trophy", hero=hero, card=card)
    else:
        return False
    hero.trophies.append(card)
    table.note(TROPHY, hero.seat, 1, card)
    return True


def gained_one(table: Runebound, hero: Hero) -> Rules[None]:
    """Master Thorn's Teleport: once for each trophy, each with its own exert."""
    if hero.windows.get(ON_GAIN_TROPHY):
        yield from use_window(table, EffectContext(hero.seat), ON_GAIN_TROPHY)


# --- how options are listed ---


TROPHY_DECK.option(seen_at(pile_spot))
