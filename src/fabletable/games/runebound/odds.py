"""The odds that tests, explorations and fights go well, from what the asked seat may know.

Tests and dice are reckoned exactly, without exerting. Fights are fought out on copies of the table, always the same
number of times and with luck of their own, both sides as the house's players would.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from math import comb, factorial
from typing import Final

from fabletable.games.runebound.board import TERRAIN_DIE, WILD
from fabletable.games.runebound.effects.flow import AttributeTest
from fabletable.games.runebound.hooks import BEFORE_ROLL, BEFORE_TEST, ON_RETREAT
from fabletable.games.runebound.kinds import SPEED, Errand, Foe, Skill, StoryCard, Way
from fabletable.games.runebound.looks import ability_card
from fabletable.games.runebound.outlook.odds import foe_strength, hero_strength
from fabletable.games.runebound.rules.abilities import summed, usable
from fabletable.games.runebound.rules.actions import QUEST, RUMOR, STORY
from fabletable.games.runebound.rules.adventures import EVENT
from fabletable.games.runebound.rules.combat import (
    LEAVE_FIGHT,
    RETREAT,
    begin_duel,
    begin_fight,
    fight_step,
    next_round,
)
from fabletable.games.runebound.rules.context import EffectContext, amount, health_against, health_left
from fabletable.games.runebound.rules.quests import CHALLENGE, pays
from fabletable.games.runebound.rules.rides import spend_helpers, ways_out
from fabletable.games.runebound.rules.rumors import FOLLOW_RUMOR
from fabletable.games.runebound.rules.tests import EXERT_TEST
from fabletable.games.runebound.rules.turn import CHALLENGE_VILLAIN, TURN_ACTION, Possible
from fabletable.games.runebound.table import QUESTIONS, Hero, Roll, Runebound
from fabletable.games.runebound.vocabulary import Ability, Effects
from fabletable.kernel import Action, Chance, Decision, Message, Option, Seat, Word
from fabletable.kernel.imagined import carry_out, quiet_copy
from fabletable.kernel.scene import Odds, odds_of

FIGHTS: Final = 24
"""The number of fights that are imagined for one figure."""
ROUNDS_ON: Final = 12
"""The number of imagined fights where they are asked after every round of a fight, so fewer."""
LONGEST: Final = 2000
"""The most steps of a fight; a user's own numbers might make both sides harmless."""


@TURN_ACTION.sampled
def leads_to_a_fight(table: Runebound, decision: Decision) -> bool:
    """Tell whether one of the deeds of this turn leads to a fight: the villain's challenge, or a story with a foe."""
    return any(
        option is CHALLENGE_VILLAIN
        or (isinstance(option, Action) and option.verb is STORY and option.thing.foe is not None)
        for option in decision.options
    )


# --- for each question, in the order of its options ---


@TURN_ACTION.odds
def of_turn(table: Runebound, decision: Decision) -> list[Odds | None]:
    hero = table.heroes[decision.seat]
    return [_of_deed(table, hero, option) for option in decision.options]


def _of_deed(table: Runebound, hero: Hero, option: Possible) -> Odds | None:
    if option is CHALLENGE_VILLAIN:
        return of_fight(table, hero, table.villain, None)
    if isinstance(option, Ability):
        return of_effects(table, hero, option.effects)
    if not isinstance(option, Action):
        return None
    if option.verb is QUEST:
        return of_errand(table, hero, option.thing.errand)
    if option.verb is RUMOR:
        return of_effects(table, hero, option.thing.ability.effects)
    return _of_story(table, hero, option.thing) if option.verb is STORY else None


def _of_story(table: Runebound, hero: Hero, card: StoryCard) -> Odds | None:
    if card.foe is not None:
        return of_fight(table, hero, card.foe, card)
    if card.errand is not None:
        return of_errand(table, hero, card.errand)
    return None if card.quest is None else of_effects(table, hero, card.quest.effects)


@EVENT.odds
@FOLLOW_RUMOR.odds
def of_ways(table: Runebound, decision: Decision) -> list[Odds | None]:
    """Return the odds of the ways of an event, and of rumors."""
    hero = table.heroes[decision.seat]
    return [
        of_effects(table, hero, option.ability.effects) if isinstance(option, Way) and not option.rumor else None
        for option in decision.options
    ]


@EXERT_TEST.odds
def of_exerting(table: Runebound, decision: Decision) -> list[Odds | None]:
    """Return the odds of turning one more card over; where the test is passed, it brings nothing."""
    if decision.args["more"] == "no":
        return [None for _ in decision.options]
    hidden = unknown_skills(table, decision.seat)
    share = sum(1 for card in hidden if card.star) / len(hidden) if hidden else 0.0
    why = [stars_among(hidden)]
    return [
        odds_of(share, against=Message("odds-next-card"), because=why) if isinstance(option, Skill) else None
        for option in decision.options
    ]


@LEAVE_FIGHT.odds
def of_retreat(table: Runebound, decision: Decision) -> list[Odds | None]:
    """Return the odds of leaving the fight by one die, and of fighting on."""
    hero = table.heroes[decision.seat]
    return [
        of_leaving(table, hero) if option is RETREAT else of_fighting_on(table, hero) for option in decision.options
    ]


@CHALLENGE.odds
def of_challenge(table: Runebound, decision: Decision) -> list[Odds | None]:
    return [_of_duel(table, decision.seat, option) for option in decision.options]


def _of_duel(table: Runebound, seat: int, rival: Seat) -> Odds:
    def begin(clone: Runebound) -> None:
        begin_duel(clone, clone.heroes[seat], clone.heroes[rival.seat])

    mine, theirs = table.heroes[seat], table.heroes[rival.seat]
    why = [*fighters(mine, theirs.message, theirs.health_left, hero_strength(theirs)), fought(FIGHTS)]
    return imagined(table, seat, begin, Message("odds-fight", {"foe": theirs.message}), why)


# --- fights ---


def of_fight(table: Runebound, hero: Hero, foe: Foe, card: StoryCard | None) -> Odds:
    def begin(clone: Runebound) -> None:
        begin_fight(clone, clone.heroes[hero.seat], foe, "story" if card is not None else "villain", card)

    why = [*against_foe(table, hero, foe, health_against(table, foe, hero.seat)), fought(FIGHTS)]
    return imagined(table, hero.seat, begin, Message("odds-fight", {"foe": foe.message}), why)


def of_fighting_on(table: Runebound, hero: Hero) -> Odds | None:
    fight = table.fight
    if fight is None or fight.foe is None:
        return None

    def go_on(clone: Runebound) -> None:
        assert clone.fight is not None
        next_round(clone.fight)

    side = next(number for number, each in enumerate(fight.sides) if each.hero < 0)
    why = [*against_foe(table, hero, fight.foe, health_left(table, fight, side)), fought(ROUNDS_ON)]
    return imagined(table, hero.seat, go_on, Message("odds-fight", {"foe": fight.foe.message}), why, ROUNDS_ON)


def imagined(
    table: Runebound,
    seat: int,
    begin: Callable[[Runebound], None],
    against: Message,
    because: list[Message],
    times: int = FIGHTS,
) -> Odds:
    won = sum(1 for number in range(times) if _fought(table, seat, begin, number))
    # So few fights never tell that something is certain.
    share = min(max(won, 0.5), times - 0.5) / times
    return odds_of(share, against=against, about=True, because=because)


def _fought(table: Runebound, seat: int, begin: Callable[[Runebound], None], number: int) -> bool:
    """Fight to the end on a copy, and tell whether this seat, the attacker, has won."""
    chance = Chance(f"odds/{number}")
    clone = quiet_copy(table)
    clone.chance = chance
    forget(clone, seat)
    clone.shuffle_unknown(seat, chance.fork())
    begin(clone)
    fight, answer = clone.fight, partial(_answer, clone)
    for _ in range(LONGEST):
        if fight is None or fight.over:
            break
        carry_out(fight_step(clone, fight), answer)
        fight = clone.fight
    return fight is not None and fight.over in ("won", "taken")


def _answer(clone: Runebound, decision: Decision) -> Option:
    """Return the house's answer, but never a retreat."""
    options: list[Option] = [option for option in decision.options if option is not RETREAT]
    if len(options) < len(decision.options):
        return options[0]
    weights = QUESTIONS.of(decision).weights(clone, decision)
    if weights is None:
        return options[-1]
    return options[max(range(len(options)), key=lambda place: weights[place])]


def against_foe(table: Runebound, hero: Hero, foe: Foe, health: int) -> list[Message]:
    """Return what makes the odds against an enemy: both fighters, and what it can do."""
    found = fighters(hero, foe.message, health, foe_strength(foe, table.act == 2))
    cards = [ability_card(ability, "") for ability in foe.abilities if ability.name != "health"]
    return [*found, *[card.text for card in cards if card.text is not None]]


def fighters(hero: Hero, foe: Message, health: int, theirs: tuple[float, float]) -> list[Message]:
    """Return the health of both, and what each deals and shields a round."""
    mine = hero_strength(hero)
    return [
        Message("odds-health", {"mine": hero.health_left, "foe": foe, "theirs": health}),
        Message("odds-your-round", {"damage": round(mine[0]), "shield": round(mine[1])}),
        Message("odds-their-round", {"foe": foe, "damage": round(theirs[0]), "shield": round(theirs[1])}),
    ]


def fought(times: int) -> Message:
    return Message("odds-fights", {"n": times})


def stars_among(hidden: list[Skill]) -> Message:
    """Tell how many of the cards that the seat cannot see bear a success."""
    return Message("odds-stars", {"stars": sum(1 for card in hidden if card.star), "n": len(hidden)})


def of_leaving(table: Runebound, hero: Hero) -> Odds:
    """Return the odds that one die opens a hex; abilities may take the hero out anyway."""
    if usable(table, EffectContext(hero.seat), ON_RETREAT):
        return odds_of(1.0, against=Message("odds-retreat"))
    faces = range(len(TERRAIN_DIE))
    out = sum(1 for face in faces if ways_out(table, hero, Roll(hero.seat, "retreat", [face])))
    why = [Message("odds-ways-out", {"n": out, "of": len(TERRAIN_DIE)})]
    return odds_of(out / len(TERRAIN_DIE), against=Message("odds-retreat"), because=why)


# --- tests ---


def unknown_skills(table: Runebound, seat: int) -> list[Skill]:
    """Return what may lie on top of the skill deck, as far as this seat knows: all of it, and what others hold."""
    places = table.skills.unknown_places(seat)
    hidden = [table.skills.cards[place] for place in places]
    for hero in table.heroes:
        if hero.seat != seat:
            hidden.extend(hero.hand)
    return hidden


def forget(table: Runebound, seat: int) -> None:
    """Lay what this seat cannot know in an order that tells nothing."""
    hidden = sorted(unknown_skills(table, seat), key=lambda card: card.key)
    for place in table.skills.unknown_places(seat):
        table.skills.cards[place] = hidden.pop()
    for hero in table.heroes:
        if hero.seat != seat:
            hero.hand = [hidden.pop() for _ in hero.hand]


def successes(table: Runebound, seat: int, cards: int, need: int) -> float:
    """Return the chance of this number of stars among the next cards. Cards that the seat has seen count as they are,
    the others by what is not known to be elsewhere. If the deck has too few cards, its discards come again."""
    top = list(reversed(table.skills.cards))[:cards]
    seen = [card for card in top if table.skills.knows(seat, card)]
    need -= sum(1 for card in seen if card.star)
    hidden = unknown_skills(table, seat)
    cards -= len(seen)
    if cards > len(table.skills.cards) - len(seen):
        hidden += table.used_skills
    stars = sum(1 for card in hidden if card.star)
    return at_least(len(hidden), stars, min(cards, len(hidden)), need)


@cache
def at_least(cards: int, stars: int, drawn: int, need: int) -> float:
    """Return the chance of at least ``need`` stars, drawing without putting back."""
    if need <= 0:
        return 1.0
    ways = sum(comb(stars, k) * comb(cards - stars, drawn - k) for k in range(need, min(stars, drawn) + 1))
    return ways / comb(cards, drawn) if drawn > 0 else 0.0


def cards_revealed(table: Runebound, hero: Hero, attribute: str, mod: int) -> int:
    context = EffectContext(hero.seat)
    more = 0
    for ability in usable(table, context, BEFORE_TEST):
        if not (ability.limit or ability.exert or ability.gold or ability.suffer or ability.trophies or ability.spend):
            more += sum(amount(table, context, effect) for effect in ability.effects if effect.reveals_cards)
    return max(0, max(0, hero.numbers[attribute]) + mod + more)


def of_test(table: Runebound, hero: Hero, attribute: str, mod: int, need: int = 1) -> Odds:
    cards = cards_revealed(table, hero, attribute, mod)
    against = Message("odds-test", {"attribute": Word(attribute).message, "n": cards, "need": need})
    turned = Message(
        "odds-attribute", {"attribute": Word(attribute).message, "have": hero.numbers[attribute], "n": cards}
    )
    why = [turned, stars_among(unknown_skills(table, hero.seat))]
    if hero.hand:
        why.append(Message("odds-not-exerted"))
    return odds_of(successes(table, hero.seat, cards, need), against=against, because=why)


def of_effects(table: Runebound, hero: Hero, effects: Effects) -> Odds | None:
    """Return the odds of the first test among these effects."""
    for effect in effects:
        if isinstance(effect, AttributeTest):
            return of_test(table, hero, effect.attribute, effect.fixed())
    return None


# --- quests ---


def of_errand(table: Runebound, hero: Hero, errand: Errand) -> Odds:
    """Return the odds of reaching any outcome of an errand."""
    if errand.attribute:
        return of_test(table, hero, errand.attribute, errand.mod, min(each.successes for each in errand.outcomes))
    dice = hero.numbers[SPEED] + summed(table, EffectContext(hero.seat, roll="explore"), BEFORE_ROLL)
    needs = tuple(sorted(outcome.need for outcome in errand.outcomes))
    helpers = tuple(spend_helpers(table, hero, "explore"))
    easiest = min(needs, key=lambda need: (len(need), need.count(WILD)))
    symbols = [Message("die-wild") if symbol == WILD else Word(symbol).message for symbol in easiest]
    against = Message("odds-explore", {"n": dice, "need": symbols})
    why = [Message("odds-speed", {"have": hero.numbers[SPEED], "n": dice})]
    share = explored(needs, min(dice, MOST_DICE), helpers)
    return odds_of(share, against=against, about=dice > MOST_DICE, because=why)


MOST_DICE: Final = 7


@cache
def explored(needs: tuple[tuple[str, ...], ...], dice: int, helpers: tuple[Ability, ...]) -> float:
    """Return the chance that this number of dice pays for one of these needs, over every way they can fall."""
    faces = len(TERRAIN_DIE)
    good = 0.0
    for counts in _falls(dice, faces):
        thrown = [face for face, n in enumerate(counts) for _ in range(n)]
        if any(pays(list(need), thrown, list(helpers)) for need in needs):
            ways = factorial(dice)
            for n in counts:
                ways //= factorial(n)
            good += ways
    return float(good / faces**dice)


def _falls(dice: int, faces: int) -> list[list[int]]:
    """Return how often each face can lie there."""
    if faces == 1:
        return [[dice]]
    return [[n, *rest] for n in range(dice + 1) for rest in _falls(dice - n, faces - 1)]
