"""Tests of Body, Mind and Spirit: reveal skill cards, exert for more, count the stars."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.cards.kinds import Skill
from fabletable.games.runebound.cards.vocabulary import Ability, Effect, Effects
from fabletable.games.runebound.rules.abilities import free_now, use, use_window
from fabletable.games.runebound.rules.moment import Moment, amount, carry_out, effect_at_once, effect_of
from fabletable.games.runebound.rules.prices import can_exert, discard_skill
from fabletable.games.runebound.rules.training import next_skill
from fabletable.games.runebound.table import Hero, Runebound
from fabletable.kernel import DONE, Part, Rules, Word, added
from fabletable.kernel.moment import MomentResult

ASK_EXERT_TEST: Final = "ask-exert-test"


def take_test(table: Runebound, hero: Hero, attribute: str, mod: int, deck: str = "") -> Rules[int]:
    """The number of successes. ``deck`` is the deck of the card that asks for the test.

    Rules reference, Tests: a negative attribute reveals nothing, but exerting is always possible.
    """
    moment = Moment(hero.seat)
    moment.deck = deck
    moment.x = 0
    yield from use_window(table, moment, "before-test")
    table.log("tests", hero=hero, attribute=Word(attribute), mod=mod + moment.x)
    for _ in range(max(0, max(0, hero.numbers[attribute]) + mod + moment.x)):
        reveal_one(table)
    yield from exert_for_more(table, hero)
    successes = sum(1 for card in table.revealed if card.star)
    table.log("tested", hero=hero, n=successes)
    if table.watched:
        parts = [Part(card.message, 1 if card.star else 0, card.key) for card in table.revealed]
        counted = added(Word(attribute).message, parts, hero.seat)
        pieces = [card.key for card in table.revealed]
        result: MomentResult = "won" if successes else "lost"
        table.show("outcome", pieces=pieces, touches=(hero.seat,), sums=[counted], result=result)
    table.used_skills.extend(table.revealed)
    table.revealed = []
    moment.passed = "pass" if successes else "fail"
    moment.successes = successes
    yield from use_window(table, moment, "after-test")
    return successes


def reveal_one(table: Runebound) -> bool:
    """The deck may run out in the middle: the discard pile is shuffled without the cards that lie revealed."""
    card = next_skill(table)
    if card is None:
        return False
    table.revealed.append(card)
    table.reveal()
    table.log("revealed", card=card)
    table.show("card", pieces=(card.key,))
    return True


def exert_for_more(table: Runebound, hero: Hero) -> Rules[None]:
    """One card for each exert, decided one by one, also after a success."""
    while True:
        choices: list[Skill | Ability] = []
        if can_exert(table, hero) and (table.skills.cards or table.used_skills or hero.hand):
            choices.extend(hero.hand)
        choices.extend(free_now(table, hero, testing=True))
        if not choices:
            return
        successes = sum(1 for card in table.revealed if card.star)
        answer = yield from table.pick(
            hero.seat, ASK_EXERT_TEST, choices, otherwise=DONE, rule="tests", successes=successes
        )
        if isinstance(answer, Skill):
            discard_skill(table, hero, answer)
            reveal_one(table)
        elif isinstance(answer, Ability):
            yield from use(table, Moment(hero.seat), answer)
        else:
            return


@effect_of("test")
def _test(table: Runebound, moment: Moment, effect: Effect) -> Rules[None]:
    hero = table.heroes[moment.seat]
    deck = "" if moment.card is None else moment.card.from_deck()
    successes = yield from take_test(table, hero, effect.kind, effect.fixed(), deck)
    moment.successes = successes
    moment.passed = "pass" if successes else "fail"
    if successes:
        yield from for_each(table, moment, effect.each, successes)
        yield from carry_out(table, moment, effect.then)
    else:
        yield from carry_out(table, moment, effect.otherwise)


def for_each(table: Runebound, moment: Moment, effects: Effects, times: int) -> Rules[None]:
    """Damage or gold for each success or die comes as one sum, so it is one attack."""
    for effect in effects:
        if effect.op in ("deal", "gold", "lore") and isinstance(effect.n, int):
            whole = Effect(effect.op, effect.n * times)
            whole.kind = effect.kind
            whole.flag = effect.flag
            yield from carry_out(table, moment, (whole,))
        else:
            for _ in range(times):
                yield from carry_out(table, moment, (effect,))


@effect_at_once("reveal-more")
def _reveal_more(table: Runebound, moment: Moment, effect: Effect) -> None:
    moment.x += amount(table, moment, effect)
