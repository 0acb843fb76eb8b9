"""Quests: go to the place, explore or test, resolve at most one outcome whose requirements are met."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound import prose
from fabletable.games.runebound.board import TERRAIN_DIE, WILD
from fabletable.games.runebound.choices import name_answers, plain, seen_at
from fabletable.games.runebound.hooks import ON_QUEST_DONE
from fabletable.games.runebound.kinds import Errand, Quest, QuestOutcome, StoryCard
from fabletable.games.runebound.rules.abilities import mark_used, pay_for, payable, use_window
from fabletable.games.runebound.rules.combat import begin_duel, claim
from fabletable.games.runebound.rules.context import EffectContext, carry_out, holds
from fabletable.games.runebound.rules.damage import suffer
from fabletable.games.runebound.rules.dice import explore
from fabletable.games.runebound.rules.prices import can_exert, exert
from fabletable.games.runebound.rules.rides import spend_helpers
from fabletable.games.runebound.rules.tests import take_test
from fabletable.games.runebound.rules.trophies import take_trophy
from fabletable.games.runebound.table import QUESTIONS, Hero, Roll, Runebound
from fabletable.games.runebound.vocabulary import TURN, Ability
from fabletable.kernel import DONE, Decision, Message, Question, Rules, Seat, Word
from fabletable.kernel.scene import Choice

OUTCOME: Final = Question(QUESTIONS, "outcome", rule="quests", theme="reward")
CHALLENGE: Final = Question(QUESTIONS, "challenge", rule="challenge", sampled=True, theme="fight")


def can_attempt(table: Runebound, hero: Hero, errand: Errand) -> bool:
    return (
        hero.actions >= 1
        and hero.hex.is_one_of(errand.places)
        and (not errand.exert or can_exert(table, hero, errand.exert))
        and (not errand.suffer or hero.health_left > errand.suffer)
    )


def attempt_quest(table: Runebound, hero: Hero, quest: Quest) -> Rules[None]:
    """Attempt a quest with one action. The card is taken as a trophy, unless the outcome says to discard it, before
    additional trophies."""
    chosen = yield from attempt(table, hero, quest, quest.errand, quest.deck)
    if chosen is None:
        table.log_title("not-completed", hero=hero, card=quest)
        if quest.errand.miss:
            table.log(quest.message.id + ".miss")
        table.read(prose.with_roll(prose.outcome_prose(quest, None), table.prose))
        table.show("outcome", pieces=(quest.key,), touches=(hero.seat,), result="lost")
        yield from carry_out(table, EffectContext(hero.seat, card=quest), quest.errand.miss)
        table.read(None)
        return
    table.count("outcome:" + chosen.key)
    table.log_title("completed", hero=hero, card=quest)
    table.log(f"{quest.message.id}.outcome-{chosen.number}-story")
    table.read(prose.with_roll(prose.outcome_prose(quest, chosen), table.prose))
    table.show("outcome", pieces=(quest.key,), touches=(hero.seat,), result="won")
    context = EffectContext(hero.seat, card=quest)
    first = tuple(effect for effect in chosen.effects if not effect.is_trophy)
    later = tuple(effect for effect in chosen.effects if effect.is_trophy)
    yield from carry_out(table, context, first)
    hero.quests.remove(quest)
    if chosen.trophy:
        yield from take_trophy(table, hero, quest, "took-quest")
    else:
        table.discards[quest.deck].append(quest)
        table.log("discarded-quest", hero=hero, card=quest)
    yield from carry_out(table, context, later)
    table.show("event", touches=(hero.seat,))  # with all that it brought
    table.read(None)
    yield from use_window(table, EffectContext(hero.seat), ON_QUEST_DONE)


def attempt(
    table: Runebound, hero: Hero, card: Quest | StoryCard, errand: Errand, deck: str
) -> Rules[QuestOutcome | None]:
    """Explore or test; then at most one outcome, or none and try again another time."""
    hero.actions -= 1
    begun = prose.story_prose(card) if isinstance(card, StoryCard) else prose.adventure_prose(card)
    table.read(begun)
    for _ in range(errand.exert):
        yield from exert(table, hero)
    yield from suffer(table, hero, errand.suffer)
    if errand.attribute:
        most = max(outcome.successes for outcome in errand.outcomes)
        successes = yield from take_test(table, hero, errand.attribute, errand.mod, deck, most)
        reached = [outcome for outcome in errand.outcomes if outcome.successes <= successes]
    else:
        roll = yield from explore(table, hero)
        table.read(prose.rolled(begun, roll))
        reached = [
            outcome for outcome in errand.outcomes if helpers_needed(table, hero, roll, outcome.need) is not None
        ]
    answer = yield from OUTCOME.ask(table, hero.seat, reached, otherwise=DONE, card=card)
    chosen = answer if isinstance(answer, QuestOutcome) else None
    if chosen is not None and not errand.attribute and table.roll is not None:
        for ability in helpers_needed(table, hero, table.roll, chosen.need) or ():
            table.count("ability:" + ability.key)
            if ability.limit == TURN:
                mark_used(hero, None, ability)
    table.roll = None
    return chosen


def helpers_needed(table: Runebound, hero: Hero, roll: Roll, need: tuple[str, ...]) -> list[Ability] | None:
    """Return the abilities that must be used so that one die pays for each symbol: an empty list if none, None if no
    way."""
    helpers = spend_helpers(table, hero, "explore")
    for used in range(len(helpers) + 1):
        for chosen in _subsets(helpers, used):
            if pays(list(need), list(roll.dice), chosen):
                return chosen
    return None


def _subsets(helpers: list[Ability], size: int) -> list[list[Ability]]:
    if size == 0:
        return [[]]
    return [[first, *rest] for place, first in enumerate(helpers) for rest in _subsets(helpers[place + 1 :], size - 1)]


def pays(need: list[str], dice: list[int], helpers: list[Ability]) -> bool:
    """Tell whether dice pay, one for each symbol; a printed wild takes a real wild. Rules reference, Quests."""
    if not need:
        return True
    symbol = max(need, key=lambda each: each == WILD)
    rest = list(need)
    rest.remove(symbol)
    for face in sorted(set(dice)):
        fits = symbol in TERRAIN_DIE[face] or face == 0
        if fits:
            left = list(dice)
            left.remove(face)
            if pays(rest, left, helpers):
                return True
    if symbol == WILD:
        return False
    for place, helper in enumerate(helpers):
        if any(effect.spends_as((symbol,)) for effect in helper.effects):
            for face in sorted(set(dice)):
                left = list(dice)
                left.remove(face)
                if pays(rest, left, helpers[:place] + helpers[place + 1 :]):
                    return True
    return False


# --- story quests ---


def story_open(table: Runebound, hero: Hero, card: StoryCard) -> bool:
    """Tell whether this hero can try the story quest here and now."""
    if not hero.hex.is_one_of(card.places) or hero.seat in table.claimed.get(card.key, ()):
        return False
    if card.errand is not None:
        return can_attempt(table, hero, card.errand)
    ability = card.quest
    if ability is None:
        return False
    context = EffectContext(hero.seat, card=card)
    return (not ability.when or holds(table, context, ability.when)) and payable(table, context, ability)


def attempt_story(table: Runebound, hero: Hero, card: StoryCard) -> Rules[None]:
    """Attempt a story quest, completed when its reward has been carried out; a failed test or an unpaid outcome never
    completes it."""
    if card.errand is not None:
        chosen = yield from attempt(table, hero, card, card.errand, "")
        if chosen is None:
            table.log_title("not-completed", hero=hero, card=card)
            table.show("outcome", pieces=(card.key,), touches=(hero.seat,), result="lost")
            table.read(None)
            return
        table.count("outcome:" + chosen.key)
        table.read(prose.with_roll(prose.story_outcome(card, chosen), table.prose))
        yield from carry_out(table, EffectContext(hero.seat, card=card), chosen.effects)
        claim(table, hero, card)
        table.read(None)
        return
    ability = card.quest
    if ability is None:
        return
    context = EffectContext(hero.seat, card=card)
    table.read(prose.story_prose(card))
    yield from pay_for(table, context, ability)
    yield from carry_out(table, context, ability.effects)
    if table.fight is None and context.passed != "fail":
        claim(table, hero, card)
    table.read(None)


def rivals(table: Runebound, hero: Hero) -> list[Hero]:
    """Return whom Corbin may challenge: undefeated heroes in his hex, each once per game."""
    return [
        other
        for other in table.heroes_at(hero.at)
        if other.seat != hero.seat and not other.defeated and other.seat not in hero.challenged
    ]


def challenge_rival(table: Runebound, hero: Hero) -> Rules[None]:
    """Begin a duel with one of them."""
    seats = [Seat(other.seat) for other in rivals(table, hero)]
    answer = yield from CHALLENGE.ask(table, hero.seat, seats)
    hero.challenged += (answer.seat,)
    begin_duel(table, hero, table.heroes[answer.seat])


# --- how options are listed ---


def outcome_choice(table: Runebound, decision: Decision, option: QuestOutcome | Word) -> Choice:
    """Describe an outcome by its text, which begins with its name."""
    choice = plain(table, decision, option)
    if isinstance(option, QuestOutcome):
        choice.label = Message(option.message.id + "-text", option.figures)
    return choice


def pawn_spot(seat: Seat) -> str:
    return f"pawn-{seat.seat}"


OUTCOME.option(outcome_choice)
name_answers(OUTCOME, done="answer-no-outcome")
CHALLENGE.option(seen_at(pawn_spot))
