"""Skill cards: drawing, the hand limit, training, learning with trophies, the limit of learned skills."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.board import DECKS
from fabletable.games.runebound.choices import discarded, name_answers
from fabletable.games.runebound.hooks import ON_TRAIN
from fabletable.games.runebound.kinds import HAND, Skill
from fabletable.games.runebound.rules.abilities import use_window
from fabletable.games.runebound.rules.context import EffectContext
from fabletable.games.runebound.rules.damage import defeated
from fabletable.games.runebound.rules.prices import PAY_TROPHY, can_pay_trophies, discard_skill, spend_trophy
from fabletable.games.runebound.streams import SKILL_DECK
from fabletable.games.runebound.table import QUESTIONS, Hero, Runebound
from fabletable.games.runebound.vocabulary import ANY
from fabletable.kernel import DONE, MomentFacts, Question, Rules

HAND_LIMIT: Final = Question(QUESTIONS, "hand-limit", rule="skills", theme="spend")
FORGET: Final = Question(QUESTIONS, "forget", rule="skills", theme="learn")
SWAP_SKILL: Final = Question(QUESTIONS, "swap-skill", rule="skills", stands=True, declines=DONE, theme="learn")
LEARN_NOW: Final = Question(QUESTIONS, "learn-now", rule="skills", cards="open", theme="learn")


def next_skill(table: Runebound) -> Skill | None:
    """Draw the top skill; when the deck is empty the discard pile is shuffled into a new one."""
    if not table.skills.cards:
        if not table.used_skills:
            return None
        table.skills.renew(table.used_skills, table.chance, SKILL_DECK)
        table.log("skills-shuffled")
    return table.skills.draw()


def draw_skills(table: Runebound, hero: Hero, n: int) -> Rules[None]:
    """Draw skills all at once, then discard down to the hand limit."""
    drawn: list[Skill] = []
    for _ in range(n):
        card = next_skill(table)
        if card is None:
            break
        drawn.append(card)
    if drawn:
        hero.hand.extend(drawn)
        table.reveal()
        if table.log_lines is not None:
            table.log("drew-skills-seen", to=hero.seat, cards=drawn)
            table.log("drew-skills", but=hero.seat, hero=hero, n=len(drawn))
            table.show("gain", pieces=[card.key for card in drawn], touches=(hero.seat,))
    yield from keep_hand_limit(table, hero)


def keep_hand_limit(table: Runebound, hero: Hero) -> Rules[None]:
    while len(hero.hand) > max(0, hero.numbers[HAND]):
        card = yield from HAND_LIMIT.ask(table, hero.seat, hero.hand, limit=hero.numbers[HAND])
        discard_skill(table, hero, card)


def train(table: Runebound, hero: Hero) -> Rules[None]:
    """Draw as many skills as the hand limit, then discard down to it; nothing is learned in between."""
    table.log_event("trains", hero=hero)
    context = EffectContext(hero.seat, x=hero.numbers[HAND])
    yield from use_window(table, context, ON_TRAIN)
    yield from draw_skills(table, hero, context.x)


# --- learning ---


def can_learn(hero: Hero, skill: Skill, reduce: int = 0) -> bool:
    if not reduce:
        return can_pay_trophies(hero, skill.cost)
    return any(can_pay_trophies(hero, cost) for cost in reduced_costs(skill.cost, reduce))


def reduced_costs(cost: tuple[str, ...], reduce: int) -> list[tuple[str, ...]]:
    """Return what is left of a price when the owner leaves out that many icons."""
    costs = [cost]
    for _ in range(min(reduce, len(cost))):
        shorter: list[tuple[str, ...]] = []
        for each in costs:
            for place in range(len(each)):
                left = each[:place] + each[place + 1 :]
                if left not in shorter:
                    shorter.append(left)
        costs = shorter
    return costs


def learn(table: Runebound, hero: Hero, skill: Skill, reduce: int = 0) -> Rules[None]:
    """Pay one trophy for each icon and lay the skill face up. Over the limit of its attribute, discard down."""
    table.log_event("studies", hero=hero, skill=skill)
    yield from pay_for_skill(table, hero, skill, reduce)
    stood = not hero.defeated
    hero.hand.remove(skill)
    hero.learned.append(skill)
    hero.reckon()
    table.reveal()
    table.count("skill:" + skill.key)
    table.log_title("learned", hero=hero, skill=skill)
    table.show("gain", pieces=(skill.key,), touches=(hero.seat,), facts=MomentFacts(milestone="level"))
    yield from keep_limits(table, hero, stood)


def pay_for_skill(table: Runebound, hero: Hero, skill: Skill, reduce: int) -> Rules[None]:
    """Pay trophies one by one, as long as what is left of the price can still be paid; a reduction is used last."""
    costs = reduced_costs(skill.cost, reduce)
    paid: list[str] = []
    due = max(0, len(skill.cost) - reduce)
    if len(hero.trophies) == due:
        for card in list(hero.trophies):
            spend_trophy(table, hero, card)
        return
    while len(paid) < due:
        fitting = [card for card in hero.trophies if _still_fits(hero, costs, [*paid, card.deck])]
        card = yield from PAY_TROPHY.ask(table, hero.seat, fitting, rule="skills")
        paid.append(card.deck)
        spend_trophy(table, hero, card)


def _still_fits(hero: Hero, costs: list[tuple[str, ...]], paid: list[str]) -> bool:
    """Tell whether this payment could be completed from the trophies that are left."""
    left = {deck: hero.trophies_of(deck) for deck in DECKS}
    left[paid[-1]] -= 1
    for cost in costs:
        rest = list(cost)
        for deck in paid:
            if deck in rest:
                rest.remove(deck)
            elif ANY in rest:
                rest.remove(ANY)
            else:
                break
        else:
            if all(rest.count(deck) <= left[deck] for deck in DECKS) and len(rest) <= sum(left.values()):
                return True
    return False


def keep_limits(table: Runebound, hero: Hero, stood: bool) -> Rules[None]:
    """Keep the limits: learned skills of a type may not exceed its attribute; the owner chooses what goes, at once. The
    hand limit may have changed with them, and less health may defeat a hero who ``stood`` before."""
    while True:
        attribute = hero.over_limit()
        if not attribute:
            break
        skills = [skill for skill in hero.learned if skill.attribute == attribute]
        skill = yield from FORGET.ask(table, hero.seat, skills)
        hero.learned.remove(skill)
        table.used_skills.append(skill)
        hero.reckon()
        table.log("forgot", hero=hero, skill=skill)
    beyond = hero.damage - max(0, hero.numbers["health"])
    if beyond > 0:
        hero.damage -= beyond
        table.log("damage-gone", hero=hero, n=beyond)
    yield from keep_hand_limit(table, hero)
    if stood and hero.defeated:
        yield from defeated(table, hero)


# --- what cards do with skills ---


def swap_skills(table: Runebound, hero: Hero, n: int) -> Rules[None]:
    """Discard up to n, then draw as many."""
    swapped = 0
    while swapped < n and hero.hand:
        answer = yield from SWAP_SKILL.ask(table, hero.seat, hero.hand, otherwise=DONE)
        if not isinstance(answer, Skill):
            break
        discard_skill(table, hero, answer)
        swapped += 1
    yield from draw_skills(table, hero, swapped)


def learn_now(table: Runebound, hero: Hero, reduce: int, attribute: str) -> Rules[None]:
    """Learn one skill from hand, for fewer trophies; of this attribute where one is named."""
    skills = [
        skill
        for skill in hero.hand
        if (not attribute or skill.attribute == attribute) and can_learn(hero, skill, reduce)
    ]
    if skills:
        answer = yield from LEARN_NOW.ask(table, hero.seat, skills, otherwise=DONE)
        if isinstance(answer, Skill):
            yield from learn(table, hero, answer, reduce)


# --- how options are listed ---


name_answers(SWAP_SKILL, done="answer-keep-skills")
name_answers(LEARN_NOW, done="answer-learn-none")
HAND_LIMIT.option(discarded)
