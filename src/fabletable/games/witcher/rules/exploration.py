"""Exploration and events: a card is read up to its options, chosen blindly, then resolved (Rulebook: Exploration)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from fabletable.games.witcher.cards.stories import Effect, EffectKind, Story
from fabletable.games.witcher.table import OldWorld
from fabletable.kernel import Message, Rules, Word, bar, seat_name, without

ASK_STORY: Final = "ask-story"

CITY: Final = Word("explore-city")
WILDS: Final = Word("explore-wilds")

Result: TypeAlias = Callable[[OldWorld, int, Effect, Story], Rules[None] | None]
RESULTS: Final[dict[EffectKind, Result]] = {}
"""What each word of a story card does (rules/results.py)."""


def result(kind: EffectKind) -> Callable[[Result], Result]:
    """Registers a result; one that asks nothing is a plain function, one that asks is a rule."""

    def register(does: Result) -> Result:
        RESULTS[kind] = does
        return does

    return register


class StoryOption:
    """Option A or B of a card: its words are known, its result is not."""

    __slots__ = ("key", "message", "pay")

    def __init__(self, story: Story, letter: str) -> None:
        self.key: str = letter
        self.pay: int = story.pay.get(letter, 0)
        self.message: Message = Message(f"{story.key}.{letter}", {}, story.key)


@lru_cache(maxsize=4096)
def both_options(story: Story) -> tuple[StoryOption, StoryOption]:
    """Made once for a card; of cards with users' own numbers the longest unused are forgotten."""
    return StoryOption(story, "a"), StoryOption(story, "b")


def can_explore(table: OldWorld, seat: int) -> list[Word]:
    """City or wilds, while their decks last; a card that replaces the next Exploration needs no deck."""
    if table.no_exploration:
        return []
    if table.witchers[seat].keepsake("replaces-exploration") is not None:
        return [CITY, WILDS]
    return [word for word, deck in ((CITY, table.city), (WILDS, table.wilds)) if deck]


def explore(table: OldWorld, seat: int, where: Word) -> Rules[None]:
    """The neighbour on the right draws and reads; or a kept card sends another story instead."""
    witcher = table.witchers[seat]
    replaced = witcher.keepsake("replaces-exploration")
    table.log_event("explores-city" if where is CITY else "explores-wilds", seat=seat_name(seat))
    if replaced is not None:
        witcher.kept = without(witcher.kept, replaced)
        table.gone.append(replaced.story)
        table.log("kept-spent", seat=seat_name(seat), story=replaced)
        yield from resolve_event(table, seat, replaced.gives.event)
        return
    deck = table.city if where is CITY else table.wilds
    yield from read(table, seat, deck.pop())


def resolve_event(table: OldWorld, seat: int, number: int) -> Rules[None]:
    """Look up the event by the number on its back and read it."""
    for story in table.events:
        if story.number == number:
            table.events.remove(story)
            yield from read(table, seat, story)
            return


def read(table: OldWorld, seat: int, story: Story) -> Rules[None]:
    """Read the story; ask for A or B without telling where they lead; then apply the chosen result alone."""
    table.reading.append(story)
    table.option = ""
    table.band = 0
    table.reveal()
    table.count("card:" + story.key)
    if table.log_lines is not None:
        table.log("story-read", seat=seat_name(seat), story=story, intro=Message(f"{story.key}.intro"))
        table.show("card", pieces=(story.key,), touches=(seat,))
    letter = "a"
    if story.has_choice:
        letter = yield from choose_option(table, seat, story)
    table.option = letter
    table.reveal()
    table.count(f"effect:{story.key}-{letter}")
    effects = story.a if letter == "a" else story.b
    if table.log_lines is not None:
        tell_result(table, seat, story, letter, effects)
    yield from apply(table, seat, effects, story)
    if table.reading and table.reading[-1] is story:
        table.reading.pop()
        table.gone.append(story)


def tell_result(table: OldWorld, seat: int, story: Story, letter: str, effects: Sequence[Effect]) -> None:
    if story.has_choice:
        table.log("story-chosen", seat=seat_name(seat), option=Message(f"{story.key}.{letter}"))
    if story.told:
        table.log("story-result", result=Message(f"{story.key}.{letter}-result"))
    table.log("story-effects", effects=[effect.message for effect in effects])
    table.show("event", pieces=(story.key,), touches=(seat,))


def choose_option(table: OldWorld, seat: int, story: Story) -> Rules[str]:
    """An option that costs gold cannot be chosen without it."""
    witcher = table.witchers[seat]
    both = both_options(story)
    options = [option for option in both if option.pay <= witcher.gold]
    chosen = yield from table.ask(
        seat,
        ASK_STORY,
        options,
        rule="exploration",
        barred=lambda: [
            bar(option, "why-gold-short", "exploration", need=option.pay, have=witcher.gold)
            for option in both
            if option.pay > witcher.gold
        ],
        story=story,
    )
    if chosen.pay:
        witcher.gold -= chosen.pay
        table.log("gold-paid", seat=seat_name(seat), n=chosen.pay)
    return chosen.key


def apply(table: OldWorld, seat: int, effects: Sequence[Effect], story: Story) -> Rules[None]:
    """All effects in their order, each as far as it goes."""
    for effect in effects:
        asked = RESULTS[effect.kind](table, seat, effect, story)
        if asked is not None:
            yield from asked


def tell_band(table: OldWorld, story: Story, band: int) -> None:
    """The words that belong to the row of the table which applies."""
    table.band = band
    letter = table.option or "a"
    table.log("story-band", text=Message(f"{story.key}.{letter}-band-{band}"))
