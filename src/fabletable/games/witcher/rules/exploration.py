"""Exploration and events: a card is read up to its options, chosen blindly, then resolved (Rulebook: Exploration)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from fabletable.games.witcher.choices import barred_piece
from fabletable.games.witcher.table import (
    QUESTIONS,
    REPLACES_EXPLORATION,
    EffectContext,
    Hero,
    OldWorld,
    StoryCard,
    StoryEffect,
)
from fabletable.kernel import Decision, Message, Question, Rules, Word, bar, do_all, seat_name, without
from fabletable.kernel.scene import Choice, Gem

STORY_OPTION: Final = Question(QUESTIONS, "story", rule="exploration", theme="reward", barred=barred_piece)

CITY: Final = Word("explore-city")
WILDS: Final = Word("explore-wilds")


class StoryOption:
    """Option A or B of a card: its words are known, its result is not."""

    __slots__ = ("key", "message", "pay")

    def __init__(self, story: StoryCard, letter: str) -> None:
        self.key: str = letter
        self.pay: int = story.pay.get(letter, 0)
        self.message: Message = Message(f"{story.key}.{letter}", {}, story.key)


@lru_cache(maxsize=4096)
def both_options(story: StoryCard) -> tuple[StoryOption, StoryOption]:
    """Return the two options of a story, which are cached; of cards with users' own numbers the longest unused are
    forgotten."""
    return StoryOption(story, "a"), StoryOption(story, "b")


def can_explore(table: OldWorld, hero: Hero) -> list[Word]:
    """List city and wilds while their decks last; a card that replaces the next Exploration needs no deck."""
    if table.no_exploration:
        return []
    if hero.keepsake(REPLACES_EXPLORATION) is not None:
        return [CITY, WILDS]
    return [word for word, deck in ((CITY, table.city), (WILDS, table.wilds)) if deck]


def explore(table: OldWorld, hero: Hero, where: Word) -> Rules[None]:
    """Let the neighbour on the right draw and read; or a kept card sends another story instead."""
    replaced = hero.keepsake(REPLACES_EXPLORATION)
    table.log_event("explores-city" if where is CITY else "explores-wilds", seat=seat_name(hero.seat))
    if replaced is not None:
        hero.kept = without(hero.kept, replaced)
        table.gone.append(replaced.story)
        table.log("kept-spent", seat=seat_name(hero.seat), story=replaced)
        yield from resolve_event(table, hero, replaced.gives.event)
        return
    deck = table.city if where is CITY else table.wilds
    yield from read(table, hero, deck.pop())


def resolve_event(table: OldWorld, hero: Hero, number: int) -> Rules[None]:
    """Look up the event by the number on its back and read it."""
    for story in table.events:
        if story.number == number:
            table.events.remove(story)
            yield from read(table, hero, story)
            return


def read(table: OldWorld, hero: Hero, story: StoryCard) -> Rules[None]:
    """Read the story; ask for A or B without telling where they lead; then apply the chosen result alone."""
    table.reading.append(story)
    table.option = ""
    table.band = 0
    table.reveal()
    table.count("card:" + story.key)
    if table.log_lines is not None:
        table.log("story-read", seat=seat_name(hero.seat), story=story, intro=Message(f"{story.key}.intro"))
        table.show("card", pieces=(story.key,), touches=(hero.seat,))
    letter = "a"
    if story.has_choice:
        letter = yield from choose_option(table, hero, story)
    table.option = letter
    table.reveal()
    table.count(f"effect:{story.key}-{letter}")
    effects = story.a if letter == "a" else story.b
    if table.log_lines is not None:
        tell_result(table, hero, story, letter, effects)
    yield from do_all(effects, table, EffectContext(hero, story))
    if table.reading and table.reading[-1] is story:
        table.show("event", pieces=(story.key,), touches=(hero.seat,))  # with all that it brought
        table.reading.pop()
        table.gone.append(story)


def tell_result(table: OldWorld, hero: Hero, story: StoryCard, letter: str, effects: Sequence[StoryEffect]) -> None:
    if story.has_choice:
        table.log("story-chosen", seat=seat_name(hero.seat), option=Message(f"{story.key}.{letter}"))
    if story.has_result_text:
        table.log("story-result", result=Message(f"{story.key}.{letter}-result"))
    table.log("story-effects", effects=[effect.text() for effect in effects])
    table.show("event", pieces=(story.key,), touches=(hero.seat,))


def choose_option(table: OldWorld, hero: Hero, story: StoryCard) -> Rules[str]:
    """Ask for an option of the story; one that costs gold cannot be chosen without it."""
    both = both_options(story)
    options = [option for option in both if option.pay <= hero.gold]
    chosen = yield from STORY_OPTION.ask_always(
        table,
        hero.seat,
        options,
        barred=lambda: [
            bar(option, "why-gold-short", "exploration", need=option.pay, have=hero.gold)
            for option in both
            if option.pay > hero.gold
        ],
        story=story,
    )
    if chosen.pay:
        hero.gold -= chosen.pay
        table.log("gold-paid", seat=seat_name(hero.seat), n=chosen.pay)
    return chosen.key


def tell_band(table: OldWorld, story: StoryCard, band: int) -> None:
    """Log the words that belong to the row of the table which applies."""
    table.band = band
    letter = table.option or "a"
    table.log("story-band", text=Message(f"{story.key}.{letter}-band-{band}"))


# --- its questions ---


@STORY_OPTION.option
def story_choice(table: OldWorld, decision: Decision, option: StoryOption) -> Choice:
    cost = [Gem("gold", option.pay)] if option.pay else []
    return Choice(option.key, option.message, cost=cost, icon="scroll-unfurled", risk="reveal")
