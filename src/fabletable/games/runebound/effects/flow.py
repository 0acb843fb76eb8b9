"""Effects made of effects: tests, prices, choices, conditions, every hero."""

from __future__ import annotations

from fabletable.games.runebound.outlook.odds import STARS, test_odds
from fabletable.games.runebound.outlook.values import price_of
from fabletable.games.runebound.outlook.view import FightView, effects_gain
from fabletable.games.runebound.rules.context import MANY, EffectContext, amount, carry_out, holds
from fabletable.games.runebound.rules.payments import choose_alternative, owned, pays_price
from fabletable.games.runebound.rules.tests import for_each, take_test
from fabletable.games.runebound.table import Hero, Runebound
from fabletable.games.runebound.vocabulary import CardEffect, Condition, Effects
from fabletable.kernel import Rules


def _value(table: Runebound, context: EffectContext, effects: Effects) -> float:
    return sum(effect.value(table, context) for effect in effects)


def _rough_gain(effects: Effects) -> float:
    return sum(effect.rough_gain() for effect in effects)


def counts_successes(effects: Effects) -> bool:
    """Return whether an effect, or one inside it, is as large as the number of successes."""
    return any(each.n == "successes" or any(counts_successes(part) for part in each.parts()) for each in effects)


class AttributeTest(CardEffect):
    """A test. ``passed`` after at least one success, ``each`` once for every success."""

    word = "test"
    is_test = True

    def __init__(self, attribute: str, mod: int, *passed: CardEffect, failed: Effects = (), each: Effects = ()) -> None:
        super().__init__(mod)
        self.attribute: str = attribute
        self.passed: Effects = passed
        self.failed: Effects = failed
        self.each: Effects = each

    def parts(self) -> tuple[Effects, ...]:
        return self.each, self.passed, self.failed

    def do(self, table: Runebound, context: EffectContext) -> Rules[None]:
        hero = table.heroes[context.seat]
        deck = "" if context.card is None else context.card.from_deck()
        most = MANY if self.each or counts_successes(self.passed) else 1
        successes = yield from take_test(table, hero, self.attribute, self.fixed(), deck, most)
        context.successes = successes
        context.passed = "pass" if successes else "fail"
        if successes:
            yield from for_each(table, context, self.each, successes)
            yield from carry_out(table, context, self.passed)
        else:
            yield from carry_out(table, context, self.failed)

    def rough_gain(self) -> float:
        return 1.2 * _rough_gain(self.each) + 0.6 * _rough_gain(self.passed) + 0.4 * _rough_gain(self.failed)

    def gain(self, view: FightView, context: EffectContext) -> float:
        hero = view.table.heroes[context.seat]
        cards = max(0, max(0, hero.numbers[self.attribute]) + self.fixed())
        odds = 1 - 0.6**cards
        each = 0.4 * cards * effects_gain(view, context, self.each)
        passed = effects_gain(view, context, self.passed)
        return each + odds * passed + (1 - odds) * effects_gain(view, context, self.failed)

    def value(self, table: Runebound, context: EffectContext) -> float:
        hero = table.heroes[context.seat]
        odds = test_odds(hero, self.attribute, self.fixed())
        each = _value(table, context, self.each) * max(0.4, STARS * max(0, hero.numbers[self.attribute]))
        passed = _value(table, context, self.passed)
        return odds * passed + (1 - odds) * _value(table, context, self.failed) + each


class RevealMore(CardEffect):
    """The present test reveals n more cards in its first step."""

    word = "reveal-more"
    reveals_cards = True

    def do(self, table: Runebound, context: EffectContext) -> None:
        context.x += amount(table, context, self)


class Pay(CardEffect):
    """The hero may pay in full and do ``then``; who does not does ``otherwise``."""

    word = "pay"
    is_payment = True
    rough = 2.0

    def __init__(self, what: str, n: int, *then: CardEffect, otherwise: Effects = ()) -> None:
        super().__init__(n)
        self.what: str = what
        self.then: Effects = then
        self.otherwise: Effects = otherwise

    def parts(self) -> tuple[Effects, ...]:
        return self.then, self.otherwise

    def cannot_be_paid(self, hero: Hero) -> bool:
        return owned(hero, self.what) < self.fixed()

    def do(self, table: Runebound, context: EffectContext) -> Rules[None]:
        paid = yield from pays_price(table, context, self.what, amount(table, context, self))
        if paid:
            yield from carry_out(table, context, self.then)
        else:
            context.unpaid = True
            yield from carry_out(table, context, self.otherwise)

    def gain(self, view: FightView, context: EffectContext) -> float:
        return 0.8 * effects_gain(view, context, self.otherwise)

    def value(self, table: Runebound, context: EffectContext) -> float:
        otherwise = _value(table, context, self.otherwise)
        n = self.fixed(1)
        if owned(table.heroes[context.seat], self.what) < n:
            return otherwise
        return max(otherwise, _value(table, context, self.then) - price_of(self.what, n))


class ChooseOne(CardEffect):
    """Exactly one of them. On an enemy's card its player chooses, unless ``by_hero``."""

    word = "choose"

    def __init__(self, *choices: Effects, by_hero: bool = False) -> None:
        super().__init__()
        self.choices: tuple[Effects, ...] = choices
        self.by_hero: bool = by_hero

    def parts(self) -> tuple[Effects, ...]:
        return self.choices

    def attacks(self) -> bool:
        """Return False: by itself it is no attack, as what is chosen comes after the action was announced."""
        return False

    def do(self, table: Runebound, context: EffectContext) -> Rules[None]:
        chosen = yield from choose_alternative(table, context, self.choices, by_hero=self.by_hero)
        yield from carry_out(table, context, chosen)

    def rough_gain(self) -> float:
        return max(map(_rough_gain, self.choices))

    def gain(self, view: FightView, context: EffectContext) -> float:
        return max(effects_gain(view, context, choice) for choice in self.choices)

    def value(self, table: Runebound, context: EffectContext) -> float:
        return max(_value(table, context, choice) for choice in self.choices)


class When(CardEffect):
    """One thing or the other, by what is so now."""

    word = "when"

    def __init__(self, condition: Condition, *then: CardEffect, otherwise: Effects = ()) -> None:
        super().__init__()
        self.condition: Condition = condition
        self.then: Effects = then
        self.otherwise: Effects = otherwise

    def parts(self) -> tuple[Effects, ...]:
        return self.then, self.otherwise

    def now(self, table: Runebound, context: EffectContext) -> Effects:
        return self.then if holds(table, context, self.condition) else self.otherwise

    def do(self, table: Runebound, context: EffectContext) -> Rules[None]:
        yield from carry_out(table, context, self.now(table, context))

    def rough_gain(self) -> float:
        return max(_rough_gain(self.then), _rough_gain(self.otherwise))

    def gain(self, view: FightView, context: EffectContext) -> float:
        return effects_gain(view, context, self.now(view.table, context))

    def value(self, table: Runebound, context: EffectContext) -> float:
        return _value(table, context, self.now(table, context))


class EachHero(CardEffect):
    """Do effects for every hero in turn order from the first player."""

    word = "each-hero"

    def __init__(self, *each: CardEffect, when: Condition | None = None) -> None:
        super().__init__()
        self.each: Effects = each
        self.condition: Condition = when or {}

    def parts(self) -> tuple[Effects, ...]:
        return (self.each,)

    def do(self, table: Runebound, context: EffectContext) -> Rules[None]:
        for seat in table.turn_order():
            each = EffectContext(seat, card=context.card)
            if not self.condition or holds(table, each, self.condition):
                yield from carry_out(table, each, self.each)
