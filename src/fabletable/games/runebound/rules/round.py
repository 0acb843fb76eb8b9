"""The end of a round: time, story cards, fresh gems, the end of an act, the march of Margath."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound import board
from fabletable.games.runebound.choices import place_choice
from fabletable.games.runebound.kinds import StoryCard
from fabletable.games.runebound.prose import story_prose
from fabletable.games.runebound.rules.context import EffectContext, carry_out
from fabletable.games.runebound.rules.dice import settle
from fabletable.games.runebound.rules.zombies import rise
from fabletable.games.runebound.streams import MARCH_ROLL
from fabletable.games.runebound.table import QUESTIONS, Roll, Runebound
from fabletable.kernel import Question, Rules

VILLAIN_MARCH: Final = Question(QUESTIONS, "march", rule="villain", theme="travel")

MARCH_DICE: Final = 5


def end_round(table: Runebound) -> Rules[None]:
    """End a round: the first player moves the time token; then a new round begins."""
    for hero in table.heroes:
        if hero.changes:
            hero.changes = {}
            hero.reckon()
    yield from advance_time(table)
    if table.ended:
        return
    table.round += 1
    table.played = []
    table.active = table.first
    table.phase = "turn-start"
    table.log_event("round-begins", n=table.round)
    table.show("phase", pieces=("time",))


def advance_time(table: Runebound) -> Rules[None]:
    """Move the time token. On the last space Act I ends and the token is turned; in Act II it stays and the scenario
    says what follows. The villain appears before the token is turned and before the icon of its new space counts."""
    if table.space < board.SPACES:
        table.space += 1
    elif table.act == 1:
        villain_appears(table)
        table.act = 2
        table.space = 1
        table.log_event("act-two")
        table.show("phase", pieces=("time",), touches=table.seats_from(0))
    else:
        yield from after_act_two(table)
        return
    if table.space in board.REFRESH_SPACES:
        refresh_gems(table)
    if table.space in board.STORY_SPACES:
        yield from draw_story(table)


def refresh_gems(table: Runebound) -> None:
    """Turn all gems face up again, except those in a hex with a hero."""
    dark = [gem for gem in board.GEM_HEXES if not table.gem_up(gem.index)]
    shining = [gem for gem in dark if not table.heroes_at(gem.index)]
    for gem in shining:
        table.gems[board.GEM_NUMBER[gem.index]] = True
    if dark:
        table.log_event("gems-refreshed", n=len(shining), left=len(dark) - len(shining))
        table.show("event", pieces=["gem-" + gem.key for gem in shining])


def draw_story(table: Runebound) -> Rules[None]:
    """Resolve it, or lay the story quest on the free space with the lowest number."""
    if not table.story_deck.cards:
        return
    card: StoryCard = table.story_deck.draw()
    table.reveal()
    table.count("story:" + card.key)
    table.log_event("story-revealed", card=card)
    table.log(card.message.id + ".story")
    table.log(card.message.id + ".text", to=None, but=None, **card.figures)
    if card.claim:
        table.slots[table.slots.index(None)] = card
    else:
        table.story_discard.append(card)
    table.read(story_prose(card))
    # An event does not stay on the table: the deck it came from is pointed at.
    table.show("card", pieces=(card.key if card.claim else "pile-story",), touches=table.seats_from(0))
    yield from carry_out(table, EffectContext(table.first, card=card), card.reveal)
    table.show("event", touches=table.seats_from(0))  # with all that it brought
    table.read(None)


def villain_appears(table: Runebound) -> None:
    scenario = table.scenario_card
    lair = board.first_hex(scenario.lair)
    table.villain_at = lair.index
    table.log_event("villain-appears", foe=table.villain, hex=lair)
    table.show("event", pieces=("villain", lair.key), touches=table.seats_from(0))
    for _ in range(scenario.zombies):
        rise(table, lair.index)


def after_act_two(table: Runebound) -> Rules[None]:
    """End the game for the Corpse King, who has won, or let Margath walk: one hex toward Tamalir for each wild of five
    dice."""
    scenario = table.scenario_card
    if not scenario.march_to:
        table.ended = "lost"
        table.log_event("time-is-up", foe=table.villain)
        table.show("outcome", touches=table.seats_from(0), result="lost")
        return
    dice = [table.chance.below(6, MARCH_ROLL[table.first]) for _ in range(MARCH_DICE)]
    roll = Roll(table.first, "march", dice)
    table.roll = roll
    table.log_event("march-rolled", dice=roll.unspent())
    table.show("roll", pieces=[die.key for die in roll.unspent()], touches=table.seats_from(0))
    if table.march_exert:
        yield from settle(table, table.heroes[table.first], roll)
    wilds = sum(1 for face in roll.dice if face == 0)
    table.roll = None
    goal = board.first_hex(scenario.march_to).index
    for _ in range(wilds):
        yield from march(table, goal)
        if table.ended:
            return


def march(table: Runebound, goal: int) -> Rules[None]:
    """March a shortest way; the first player chooses among equal ones, straight up the column first."""
    away = board.DISTANCES[goal]
    nearer = [
        board.HEXES[step.to] for step in board.HEXES[table.villain_at].steps if away[step.to] < away[table.villain_at]
    ]
    step = yield from VILLAIN_MARCH.ask(table, table.first, nearer)
    table.villain_at = step.index
    table.log("villain-marches", foe=table.villain, hex=step)
    table.show("move", pieces=("villain", step.key), touches=table.seats_from(0))
    if step.index == goal:
        table.ended = "lost"
        table.log_title("capital-falls", foe=table.villain)
        table.show("outcome", touches=table.seats_from(0), result="lost")


# --- how options are listed ---


VILLAIN_MARCH.option(place_choice)
