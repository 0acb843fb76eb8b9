"""Adventures: draw a card, then fight the enemy, choose a way of the event, or keep the quest."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.board import GEM_HEXES, GEM_NUMBER, HEXES, Hex
from fabletable.games.runebound.choices import noted
from fabletable.games.runebound.hooks import ON_ADVENTURE
from fabletable.games.runebound.kinds import Adventure, Enemy, Event, Quest
from fabletable.games.runebound.prose import adventure_prose, way_prose
from fabletable.games.runebound.rules.abilities import use_window
from fabletable.games.runebound.rules.combat import begin_fight
from fabletable.games.runebound.rules.context import EffectContext
from fabletable.games.runebound.rules.rumors import go_the_way, way_text
from fabletable.games.runebound.table import QUESTIONS, Hero, Runebound
from fabletable.kernel import Decision, Message, Question, Rules

EVENT: Final = Question(QUESTIONS, "event", rule="events", theme="reward")

REFRESH_GEM: Final = Question(QUESTIONS, "refresh-gem", rule="adventures")


def adventure(table: Runebound, hero: Hero) -> Rules[None]:
    """Go on an adventure: two actions on a gem that lies face up. It is turned, one card of its deck is drawn and
    resolved. With an empty deck nothing else happens."""
    deck = HEXES[hero.at].gem
    table.gems[GEM_NUMBER[hero.at]] = False
    table.log_event("adventures", hero=hero, kind=deck)
    if table.adventures[deck].cards:
        yield from use_window(table, EffectContext(hero.seat, deck=deck), ON_ADVENTURE)
        yield from draw_adventure(table, hero, deck)


def draw_adventure(table: Runebound, hero: Hero, deck: str) -> Rules[None]:
    table.next_draw = ""
    pile = table.adventures[deck]
    if not pile.cards:
        return
    card: Adventure = pile.draw()
    table.drawn = card
    table.reveal()
    table.count("card:" + card.key)
    table.log("drew-adventure", hero=hero, card=card)
    table.log(card.message.id + ".story")
    table.read(adventure_prose(card))
    table.show("card", pieces=(card.key,), touches=(hero.seat,))
    if isinstance(card, Enemy):
        meet_enemy(table, hero, card)
    elif isinstance(card, Event):
        yield from resolve_event(table, hero, card)
    elif isinstance(card, Quest):
        hero.quests.append(card)
        table.drawn = None
        table.log("kept-quest", hero=hero, card=card)
        table.show("gain", pieces=(card.key,), touches=(hero.seat,))
    table.read(None)


def meet_enemy(table: Runebound, hero: Hero, card: Enemy) -> None:
    """Fight an enemy at once; a defeated hero can never be in combat, so then the card is discarded."""
    if hero.defeated:
        table.drawn = None
        table.discards[card.deck].append(card)
    else:
        begin_fight(table, hero, card.foe, "adventure", card)


def resolve_event(table: Runebound, hero: Hero, card: Event) -> Rules[None]:
    """Choose one of the two ways, then do as much of it as possible. A rumor is kept; the choice is final."""
    way = yield from EVENT.ask(table, hero.seat, card.ways, card=card)
    if way.rumor:
        hero.rumors += (way,)
        table.drawn = None
        table.log("kept-rumor", hero=hero, card=card)
        table.show("gain", pieces=(card.key,), touches=(hero.seat,), prose=way_prose(way))
        return
    context = yield from go_the_way(table, hero, way)
    if context.card is not None:
        table.drawn = None
        table.discards[card.deck].append(card)


def refresh_gems(table: Runebound, seat: int, n: int) -> Rules[None]:
    """Turn n gems up again, anywhere on the board, so also under a hero."""
    for _ in range(n):
        hexes = [field for field in GEM_HEXES if not table.gem_up(field.index)]
        if not hexes:
            return
        gem = yield from REFRESH_GEM.ask(table, seat, hexes)
        table.gems[GEM_NUMBER[gem.index]] = True
        table.log("gem-refreshed", hex=gem)


# --- how options are listed ---


def gem_there(table: Runebound, decision: Decision, field: Hex) -> Message:
    return Message("gem-" + field.gem)


REFRESH_GEM.option(noted(gem_there))
EVENT.option(noted(way_text))
