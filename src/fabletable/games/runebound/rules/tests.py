"""Tests of Body, Mind and Spirit: reveal skill cards, exert for more, count the stars."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.choices import discarded, name_answers, plain
from fabletable.games.runebound.hooks import AFTER_TEST, BEFORE_TEST
from fabletable.games.runebound.kinds import Skill
from fabletable.games.runebound.looks import skill_card
from fabletable.games.runebound.prose import revealed
from fabletable.games.runebound.rules.abilities import free_now, use, use_window
from fabletable.games.runebound.rules.context import EffectContext, carry_out
from fabletable.games.runebound.rules.prices import can_exert, discard_skill
from fabletable.games.runebound.rules.training import next_skill
from fabletable.games.runebound.table import QUESTIONS, Hero, Runebound
from fabletable.games.runebound.vocabulary import Ability, Effects
from fabletable.kernel import DONE, Decision, Message, Part, Question, Rules, Word, added
from fabletable.kernel.moment import MomentResult
from fabletable.kernel.scene import Choice

EXERT_TEST: Final = Question(QUESTIONS, "exert-test", rule="tests", stands=True, declines=DONE)


def take_test(table: Runebound, hero: Hero, attribute: str, mod: int, deck: str = "", most: int = 1) -> Rules[int]:
    """Take a test, and return the number of successes. ``deck`` is the deck of the card that asks for the test;
    successes beyond ``most`` bring nothing.

    Rules reference, Tests: a negative attribute reveals nothing, but exerting is always possible.
    """
    context = EffectContext(hero.seat, deck=deck, x=0)
    yield from use_window(table, context, BEFORE_TEST)
    table.log("tests", hero=hero, attribute=Word(attribute), mod=mod + context.x)
    for _ in range(max(0, max(0, hero.numbers[attribute]) + mod + context.x)):
        reveal_one(table)
    yield from exert_for_more(table, hero, attribute, most)
    successes = sum(1 for card in table.revealed if card.star)
    table.log("tested", hero=hero, n=successes)
    if table.prose is not None:
        table.read(revealed(table.prose, table.revealed, successes))
    if table.watched:
        parts = [Part(card.message, 1 if card.star else 0, card.key) for card in table.revealed]
        counted = added(Word(attribute).message, parts, hero.seat)
        pieces = [card.key for card in table.revealed]
        result: MomentResult = "won" if successes else "lost"
        table.show("outcome", pieces=pieces, touches=(hero.seat,), sums=[counted], result=result)
    table.used_skills.extend(table.revealed)
    table.revealed = []
    context.passed = "pass" if successes else "fail"
    context.successes = successes
    yield from use_window(table, context, AFTER_TEST)
    return successes


def reveal_one(table: Runebound) -> bool:
    """Reveal one skill; if the deck runs out, the discard pile is shuffled without the cards that lie revealed."""
    card = next_skill(table)
    if card is None:
        return False
    table.revealed.append(card)
    table.reveal()
    table.log("revealed", card=card)
    table.show("card", pieces=(card.key,))
    return True


def exert_for_more(table: Runebound, hero: Hero, attribute: str, most: int) -> Rules[None]:
    """Draw one card for each exert, decided one by one, also after a success."""
    tested = Word(attribute).message
    story = table.prose
    while True:
        choices: list[Skill | Ability] = []
        if can_exert(table, hero) and (table.skills.cards or table.used_skills or hero.hand):
            choices.extend(hero.hand)
        choices.extend(free_now(table, hero, testing=True))
        if not choices:
            return
        successes = sum(1 for card in table.revealed if card.star)
        if story is not None:
            table.read(revealed(story, table.revealed, successes))
        answer = yield from EXERT_TEST.ask(
            table,
            hero.seat,
            choices,
            otherwise=DONE,
            successes=successes,
            attribute=tested,
            told="no" if story is None else "yes",
            card=tested if story is None else story.title,
            more="yes" if successes < most else "no",
        )
        if isinstance(answer, Skill):
            discard_skill(table, hero, answer)
            reveal_one(table)
        elif isinstance(answer, Ability):
            yield from use(table, EffectContext(hero.seat), answer)
        else:
            return


def for_each(table: Runebound, context: EffectContext, effects: Effects, times: int) -> Rules[None]:
    """Do effects for each success or die; damage or gold comes as one sum, so it is one attack."""
    for effect in effects:
        whole = effect.summed(times)
        if whole is not None:
            yield from carry_out(table, context, (whole,))
        else:
            for _ in range(times):
                yield from carry_out(table, context, (effect,))


# --- how options are listed ---


@EXERT_TEST.note
def successes_so_far(table: Runebound, decision: Decision) -> Message:
    return Message("note-exert-test", {"successes": decision.args["successes"], "more": decision.args["more"]})


@EXERT_TEST.option
def exert_choice(table: Runebound, decision: Decision, option: Skill | Ability | Word) -> Choice:
    """Describe a skill to exert; below a text that is read, the skills of the hand lie beside it as answers. Once the
    test is passed, the golden answer is to go on."""
    if not isinstance(option, Skill):
        other = plain(table, decision, option)
        if option is DONE and decision.args["successes"] and decision.args["more"] == "no":
            other.main, other.ends = True, False
        return other
    choice = discarded(table, decision, option)
    card = skill_card(option)
    is_passed = decision.args["successes"] and decision.args["more"] == "no"
    choice.note = Message("note-exert-in-vain") if is_passed else card.text
    if table.prose is not None:
        choice.spots, choice.piece = [], card
    return choice


name_answers(EXERT_TEST, done="answer-reveal-no-more")
