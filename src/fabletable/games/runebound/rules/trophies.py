"""Trophies: adventure cards face down, taken or gained, spent to learn skills."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.board import DECKS
from fabletable.games.runebound.cards.kinds import Adventure
from fabletable.games.runebound.cards.vocabulary import ANY, Effect
from fabletable.games.runebound.rules.abilities import use_window
from fabletable.games.runebound.rules.moment import Moment, amount, effect_of
from fabletable.games.runebound.table import Hero, Runebound
from fabletable.kernel import Rules, Word

ASK_TROPHY_DECK: Final = "ask-trophy-deck"

TROPHY: Final = "trophy"
"""Noted for the ending."""

DECK_WORDS = {deck: Word(deck) for deck in DECKS}


def take_trophy(table: Runebound, hero: Hero, card: Adventure, told: str = "took-trophy") -> Rules[None]:
    """Take: the very card that has just been resolved. It also counts as gained."""
    hero.trophies.append(card)
    table.log(told, hero=hero, card=card)
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
            word = yield from table.pick(hero.seat, ASK_TROPHY_DECK, decks, rule="trophies")
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
    if hero.windows.get("on-gain-trophy"):
        yield from use_window(table, Moment(hero.seat), "on-gain-trophy")


@effect_of("trophy")
def _trophy(table: Runebound, moment: Moment, effect: Effect) -> Rules[None]:
    yield from gain_trophies(table, table.heroes[moment.seat], amount(table, moment, effect), effect.kind)


@effect_of("take-card")
def _take_card(table: Runebound, moment: Moment, effect: Effect) -> Rules[None]:
    card = moment.card
    assert isinstance(card, Adventure)
    hero = table.heroes[moment.seat]
    if table.drawn is card:
        table.drawn = None
    kept = tuple([rumor for rumor in hero.rumors if rumor.event is not card])
    told = "took-trophy" if len(kept) == len(hero.rumors) else "took-rumor"
    hero.rumors = kept
    moment.card = None
    yield from take_trophy(table, hero, card, told)
