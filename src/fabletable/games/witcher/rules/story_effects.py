"""Effects of story cards: each line of a card is one of these (Rulebook: Exploration cards, Results)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from msgspec.structs import replace

from fabletable.games.witcher.board import TERRAINS, Attribute
from fabletable.games.witcher.choices import word_choice
from fabletable.games.witcher.fight import MONSTER, Fight
from fabletable.games.witcher.pieces import story_die, story_prose
from fabletable.games.witcher.rules import hand, levels, market, potions
from fabletable.games.witcher.rules.combo import build_combo, tally
from fabletable.games.witcher.rules.dice_poker import poker_against
from fabletable.games.witcher.rules.exploration import resolve_event, tell_band
from fabletable.games.witcher.rules.locations import act, action_choice, why_not
from fabletable.games.witcher.rules.movement import free_move
from fabletable.games.witcher.rules.quests import homes_in_play, quest_in_terrain, take_quest
from fabletable.games.witcher.rules.tokens import choose_trail, gain_trail
from fabletable.games.witcher.rules.witcher_turn import put_combo_away
from fabletable.games.witcher.streams import STORY_DIE
from fabletable.games.witcher.table import (
    QUESTIONS,
    Band,
    EffectContext,
    Hero,
    Keepsake,
    KeptStory,
    OldWorld,
    StoryEffect,
)
from fabletable.kernel import (
    NO,
    YES,
    Decision,
    Message,
    Part,
    Question,
    Rules,
    Sum,
    Word,
    added,
    do_all,
    message,
    seat_name,
    without,
)
from fabletable.kernel.message import Arg
from fabletable.kernel.moment import MomentKind
from fabletable.kernel.scene import Choice

ACT_THERE: Final = Question(QUESTIONS, "act-there", rule="location-actions", stands=True, declines=NO, theme="turn")


class SignedEffect(StoryEffect):
    """An effect that gives or takes: it has words for either."""

    def variant(self) -> str:
        return "-gain" if self.n >= 0 else "-loss"


# --- effects that are one rule each ---


PlainRule: TypeAlias = Callable[[OldWorld, Hero, int], Rules[None] | None]
"""One that asks nothing is a plain function."""


class PlainEffect(StoryEffect):
    """An effect that is a single rule about the witcher and its number; ``said`` are its words."""

    def __init__(self, said: str, rule: PlainRule, n: int = 0) -> None:
        super().__init__(n)
        self.said: str = said
        self.rule: PlainRule = rule

    def variant(self) -> str:
        return self.said

    def do(self, table: OldWorld, context: EffectContext) -> Rules[None] | None:
        return self.rule(table, context.hero, self.n)


def times(rule: Callable[[OldWorld, Hero], Rules[None]]) -> PlainRule:
    """Return the rule done as often as the number says."""

    def repeated(table: OldWorld, hero: Hero, n: int) -> Rules[None]:
        for _ in range(n):
            yield from rule(table, hero)

    return repeated


def fill_shield(table: OldWorld, hero: Hero, n: int) -> None:
    levels.raise_shield(table, hero, hero.shield_limit)


def draw_cards(table: OldWorld, hero: Hero, n: int) -> None:
    hand.draw(table, hero, n)


def gain_every_trail(table: OldWorld, hero: Hero, n: int) -> None:
    for terrain in TERRAINS:
        gain_trail(table, hero, terrain)


def to_phase_three(table: OldWorld, hero: Hero, n: int) -> None:
    table.now = "rest"


def no_exploration(table: OldWorld, hero: Hero, n: int) -> None:
    table.no_exploration = True


def next_card_is_free(table: OldWorld, hero: Hero, n: int) -> None:
    table.free_card = True


RaiseAny: Final = partial(PlainEffect, "any-attribute", times(levels.raise_any))
RaiseLowest: Final = partial(PlainEffect, "lowest", times(levels.raise_lowest))
RaiseTwoLowest: Final = partial(PlainEffect, "two-lowest", lambda table, hero, n: levels.raise_two_lowest(table, hero))
NoShield: Final = partial(
    PlainEffect, "no-shield", lambda table, hero, n: levels.lower_shield(table, hero, hero.shield)
)
FullShield: Final = partial(PlainEffect, "full-shield", fill_shield)
PotionsUpTo: Final = partial(PlainEffect, "potions-up-to", potions.fill_potions)
PotionsExactly: Final = partial(PlainEffect, "potions-exactly", potions.fill_beyond_limit)
NoPotions: Final = partial(PlainEffect, "no-potions", lambda table, hero, n: potions.lose_all_potions(table, hero))
DrawCards: Final = partial(PlainEffect, "draw", draw_cards)
DiscardCards: Final = partial(PlainEffect, "discard", hand.choose_discards)
TrashCard: Final = partial(PlainEffect, "trash", hand.trash_any)
AddCard: Final = partial(PlainEffect, "add-card", market.add_card)
"""A market card of the cost ``n`` on the own discard pile."""
AddAnyCard: Final = partial(PlainEffect, "add-any-card", lambda table, hero, n: market.add_any_card(table, hero))
FreeMarketCard: Final = partial(PlainEffect, "free-card", next_card_is_free)
GainTrail: Final = partial(PlainEffect, "trail", times(choose_trail))
GainEveryTrail: Final = partial(PlainEffect, "every-trail", gain_every_trail)
ToPhaseThree: Final = partial(PlainEffect, "to-phase-three", to_phase_three)
NoExploration: Final = partial(PlainEffect, "no-exploration", no_exploration)


# --- gold, attributes, shield, potions ---


class Gold(SignedEffect):
    """Losses are paid as far as there is gold."""

    words = "gold"

    def do(self, table: OldWorld, context: EffectContext) -> None:
        hero, story = context.hero, context.story
        change = max(self.n, -hero.gold)
        hero.gold += change
        if change:
            message_id = "gold-gained" if change > 0 else "gold-lost-to"
            table.log(message_id, seat=seat_name(hero.seat), n=abs(change), story=story)
            kind: MomentKind = "gain" if change > 0 else "loss"
            table.show(kind, pieces=(f"gold-{hero.seat}",), touches=(hero.seat,), because=story.message)


class Raise(SignedEffect):
    """An attribute rises or falls by ``n`` levels."""

    words = "attribute"

    def __init__(self, attribute: Attribute, n: int = 1) -> None:
        super().__init__(n)
        self.attribute: Attribute = attribute

    def args(self) -> dict[str, Arg]:
        return {"attribute": self.attribute.message}

    def do(self, table: OldWorld, context: EffectContext) -> Rules[None]:
        for _ in range(abs(self.n)):
            if self.n > 0:
                yield from levels.raise_attribute(table, context.hero, self.attribute)
            else:
                levels.lower_attribute(table, context.hero, self.attribute)


class Shield(SignedEffect):
    """Stories only ever cost shield."""

    words = "shield"

    def do(self, table: OldWorld, context: EffectContext) -> None:
        levels.lower_shield(table, context.hero, -self.n)


class Potions(SignedEffect):
    words = "potion"

    def do(self, table: OldWorld, context: EffectContext) -> Rules[None]:
        if self.n > 0:
            yield from potions.gain_potions(table, context.hero, self.n)
        else:
            yield from potions.choose_lost_potions(table, context.hero, -self.n)


# --- cards ---


class NextDraw(SignedEffect):
    """Draw ``n`` cards more or fewer in Phase III of this turn."""

    words = "next-draw"

    def do(self, table: OldWorld, context: EffectContext) -> None:
        table.next_draw += self.n


# --- trails, quests, events, kept cards ---


class EventEffect(StoryEffect):
    """An effect that names an event: ``n`` is the number of the event."""

    has_number = False


class PaidQuest(EventEffect):
    """A quest that may cost gold to complete."""

    is_quest = True

    def __init__(self, event: int, pay: int) -> None:
        super().__init__(event)
        self.pay: int = pay

    def variant(self) -> str:
        return "-paid" if self.pay else ""


class QuestIn(PaidQuest):
    """The card becomes a quest at a random place of the terrain."""

    words = "quest-terrain"

    def __init__(self, terrain: str, event: int, pay: int = 0) -> None:
        super().__init__(event, pay)
        self.terrain: str = terrain

    def args(self) -> dict[str, Arg]:
        return {"terrain": Message(f"terrain-{self.terrain}"), "pay": self.pay}

    def do(self, table: OldWorld, context: EffectContext) -> Rules[None]:
        yield from quest_in_terrain(table, context.hero, context.story, self.terrain, self.n, self.pay)


class QuestAt(PaidQuest):
    words = "quest-place"

    def __init__(self, place: int, event: int, pay: int = 0) -> None:
        super().__init__(event, pay)
        self.place: int = place

    def args(self) -> dict[str, Arg]:
        return {"place": Message(f"place-{self.place}"), "pay": self.pay}

    def do(self, table: OldWorld, context: EffectContext) -> None:
        take_quest(table, context.hero, context.story, self.n, self.pay, (self.place,), None)


class QuestHome(EventEffect):
    words = "quest-home"
    is_quest = True

    def do(self, table: OldWorld, context: EffectContext) -> None:
        take_quest(table, context.hero, context.story, self.n, 0, (context.hero.school.home,), None)


class QuestAtAnySchool(EventEffect):
    words = "quest-schools"
    is_quest = True

    def do(self, table: OldWorld, context: EffectContext) -> None:
        take_quest(table, context.hero, context.story, self.n, 0, homes_in_play(table), None)


class ReadEvent(EventEffect):
    """The event is read at once."""

    words = "event"

    def do(self, table: OldWorld, context: EffectContext) -> Rules[None]:
        option, band = table.option, table.band
        yield from resolve_event(table, context.hero, self.n)
        table.option, table.band = option, band


class Keep(StoryEffect):
    """The card stays beside the player board."""

    words = "keep"

    def __init__(self, gives: Keepsake) -> None:
        super().__init__(gives=gives)

    def do(self, table: OldWorld, context: EffectContext) -> None:
        if self.gives is not None:
            table.reading.remove(context.story)
            kept = KeptStory(context.story, self.gives, table.option)
            context.hero.kept += (kept,)
            table.log("kept", seat=seat_name(context.hero.seat), story=kept)


class LoseCompanion(EventEffect):
    """The companion whom that event brought leaves."""

    words = "lose-companion"

    def do(self, table: OldWorld, context: EffectContext) -> None:
        hero = context.hero
        for kept in list(hero.kept):
            if kept.story.deck == context.story.deck and kept.story.number == self.n:
                hero.kept = without(hero.kept, kept)
                table.gone.append(kept.story)
                table.log("companion-leaves", seat=seat_name(hero.seat), story=kept)


# --- the turn ---


class MoveAndAct(StoryEffect):
    """Move along a road without a card, then use that place's action if you like."""

    words = "move-and-act"

    def do(self, table: OldWorld, context: EffectContext) -> Rules[None]:
        hero = context.hero
        yield from free_move(table, hero)
        place = table.place_of(hero)
        if not why_not(table, hero, place):
            word = yield from ACT_THERE.ask(table, hero.seat, [YES, NO], place=place)
            if word is YES:
                yield from act(table, hero, place)


class SchoolOwnerGains(StoryEffect):
    """The owner of the school where one stands gets the Trails one has and he lacks, and any attribute + 1."""

    words = "school-owner"

    def do(self, table: OldWorld, context: EffectContext) -> Rules[None]:
        for owner in table.witchers:
            if owner.school.home == context.hero.place and owner is not context.hero:
                for token in list(context.hero.trails):
                    gain_trail(table, owner, token.terrain)
                yield from levels.raise_any(table, owner)


# --- dice, tests, conditions ---


def band(low: int, high: int, *effects: StoryEffect) -> Band:
    return Band(low, high, effects, "band" if low < high else "band-one")


def at_least(low: int, *effects: StoryEffect) -> Band:
    return Band(low, 99, effects, "band-at-least")


def either(holds: Sequence[StoryEffect], words: str, otherwise: Sequence[StoryEffect]) -> Sequence[Band]:
    """Return a table of two rows: 0 where something holds, 1 where it does not."""
    return (Band(0, 0, holds, words), Band(1, 1, otherwise, "band-else"))


class TableEffect(StoryEffect):
    """An effect that looks a number up in its table of results."""

    def __init__(self, *bands: Band) -> None:
        super().__init__(bands=bands)

    def look_up(self, table: OldWorld, context: EffectContext, number: int, pips: int = 0) -> Rules[None]:
        """Do what the row of this number says; ``pips`` is the die that was rolled for it."""
        place = next((at for at, row in enumerate(self.bands, 1) if row.low <= number <= row.high), 0)
        if place:
            tell_band(table, context.story, place)
        if pips and table.watched:
            show_die(table, context, pips, number)
        if place:
            yield from do_all(self.bands[place - 1].effects, table, context)


class RollDie(TableEffect):
    words = "roll"

    def do(self, table: OldWorld, context: EffectContext) -> Rules[None]:
        hero = context.hero
        pips = table.chance.roll(6, STORY_DIE[hero.seat])
        table.log("rolled", seat=seat_name(hero.seat), n=pips)
        yield from self.look_up(table, context, pips, pips)


def show_die(table: OldWorld, context: EffectContext, pips: int, number: int) -> None:
    """Show the die beside the story, with the row of the table that applies."""
    hero, story = context.hero, context.story
    read = story_prose(story, table.option, table.band)
    sums = die_and(hero, pips, tested_in(story.a if table.option == "a" else story.b))
    what = Message("story-sum" if number == pips else "story-test", {"n": pips, "total": number})
    prose = replace(read, rolled=[story_die(pips)], sum=what)
    table.show("roll", pieces=(story.key,), touches=(hero.seat,), sums=sums, prose=prose)


def tested_in(effects: Sequence[StoryEffect]) -> Attribute | None:
    return next((effect.attribute for effect in effects if isinstance(effect, Test)), None)


def die_and(hero: Hero, pips: int, attribute: Attribute | None = None) -> list[Sum]:
    """Return the die, and twice the level where an attribute is tested, as parts of a sum to show."""
    parts = [Part(Message("label-die"), pips)]
    if attribute is not None:
        level = hero.attributes[attribute.index]
        parts.insert(0, Part(message("part-twice", attribute=attribute), 2 * level, f"{attribute.key}-{hero.seat}"))
    return [added(seat_name(hero.seat), parts, hero.seat)]


class AttributeTable(TableEffect):
    """A table of results that depends on an attribute."""

    def __init__(self, attribute: Attribute, *bands: Band) -> None:
        super().__init__(*bands)
        self.attribute: Attribute = attribute

    def args(self) -> dict[str, Arg]:
        return {"attribute": self.attribute.message}


class Test(AttributeTable):
    """Twice the level of an attribute and a die."""

    words = "test"

    def do(self, table: OldWorld, context: EffectContext) -> Rules[None]:
        hero, which = context.hero, self.attribute
        pips = table.chance.roll(6, STORY_DIE[hero.seat])
        total = 2 * hero.attributes[which.index] + pips
        table.log("tested", seat=seat_name(hero.seat), n=pips, total=total, attribute=which)
        yield from self.look_up(table, context, total, pips)


class ByAttribute(AttributeTable):
    words = "by-attribute"

    def do(self, table: OldWorld, context: EffectContext) -> Rules[None]:
        yield from self.look_up(table, context, context.hero.attributes[self.attribute.index])


class ByWitcherLevel(TableEffect):
    words = "by-level"

    def do(self, table: OldWorld, context: EffectContext) -> Rules[None]:
        yield from self.look_up(table, context, context.hero.level)


@dataclass(eq=False)
class StoryCondition:
    """A condition of a story card, with the words of its row."""

    words: str
    holds: Callable[[Hero], bool]


WITHOUT_SHIELD: Final = StoryCondition("band-shield-0", lambda hero: hero.shield == 0)
AT_MOST_ONE_POTION: Final = StoryCondition("band-potions-0-1", lambda hero: len(hero.potions) <= 1)
AT_MOST_ONE_GOLD: Final = StoryCondition("band-gold-0-1", lambda hero: hero.gold <= 1)
WITHOUT_TROPHY: Final = StoryCondition("band-trophies-0", lambda hero: not hero.trophies)
AT_OWN_SCHOOL: Final = StoryCondition("band-own-school", lambda hero: hero.place == hero.school.home)


class If(TableEffect):
    words = "if"

    def __init__(
        self, condition: StoryCondition, then: Sequence[StoryEffect], otherwise: Sequence[StoryEffect]
    ) -> None:
        super().__init__(*either(then, condition.words, otherwise))
        self.condition: StoryCondition = condition

    def do(self, table: OldWorld, context: EffectContext) -> Rules[None]:
        yield from self.look_up(table, context, 0 if self.condition.holds(context.hero) else 1)


class BeatDice(TableEffect):
    """Roll five dice, roll any of them again, and beat the hand that lies there."""

    words = "beat-dice"

    def __init__(self, dice: Sequence[int], win: Sequence[StoryEffect], lose: Sequence[StoryEffect]) -> None:
        super().__init__(*either(win, "band-win", lose))
        self.dice: Sequence[int] = dice

    def do(self, table: OldWorld, context: EffectContext) -> Rules[None]:
        won = yield from poker_against(table, context.hero, list(self.dice))
        yield from self.look_up(table, context, 0 if won else 1)


ALL_OF_IT: Final = 99


class ShortFight(TableEffect):
    """Lower the shield, draw cards, play one combo of which only damage and shield count, read the damage."""

    words = "short-fight"

    def __init__(self, lower: int, cards: int, *bands: Band) -> None:
        super().__init__(*bands)
        self.lower: int = lower
        self.cards: int = cards

    def variant(self) -> str:
        return "" if self.lower < ALL_OF_IT else "-bare"

    def args(self) -> dict[str, Arg]:
        return {"lower": self.lower, "cards": self.cards}

    def do(self, table: OldWorld, context: EffectContext) -> Rules[None]:
        hero = context.hero
        levels.lower_shield(table, hero, self.lower)
        hand.draw(table, hero, self.cards)
        fight = Fight(hero.seat, MONSTER, None, "")
        fight.short = True
        table.fight = fight
        me = fight.fighters[0]
        yield from build_combo(table, fight, me)
        counted = tally(fight, me)
        put_combo_away(table, me)
        table.fight = None
        table.log("short-fight", seat=seat_name(hero.seat), n=counted.damage)
        table.show("outcome", pieces=(context.story.key,), touches=(hero.seat,))
        levels.raise_shield(table, hero, counted.shield)
        yield from self.look_up(table, context, counted.damage)


@ACT_THERE.option
def act_there_choice(table: OldWorld, decision: Decision, word: Word) -> Choice:
    if word is not YES:
        return word_choice(decision, word, "word-leave-action")
    choice = action_choice(table, table.witchers[decision.seat])
    choice.key = word.key
    choice.note = None  # the question itself says what the action does
    choice.main = True
    return choice


@ACT_THERE.note
def act_there_note(table: OldWorld, decision: Decision) -> Message:
    return Message(f"{table.place_of(table.witchers[decision.seat]).key}.text")
