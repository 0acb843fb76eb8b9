"""Effects on the map, its dice, its gems, its decks and its zombies."""

from __future__ import annotations

from fabletable.games.runebound.outlook.values import ZOMBIE, story_need
from fabletable.games.runebound.rules.adventures import refresh_gems
from fabletable.games.runebound.rules.context import MANY, EffectContext, amount
from fabletable.games.runebound.rules.decks import look_at_top
from fabletable.games.runebound.rules.dice import explore, matches, reroll, turn_die_wild
from fabletable.games.runebound.rules.movement import relocate, ride, walk_up_to
from fabletable.games.runebound.rules.tests import for_each
from fabletable.games.runebound.rules.zombies import lay_to_rest, raise_zombies
from fabletable.games.runebound.table import Runebound
from fabletable.games.runebound.vocabulary import ALL, ANY, CardEffect, Effects
from fabletable.kernel import Rules

# --- movement ---


class Walk(CardEffect):
    """Up to n hexes one by one; terrain and rivers do not matter, every hex is entered."""

    word = "move"
    moves = True

    def __init__(self, n: int | str, *, only_water: bool = False) -> None:
        super().__init__(n)
        self.only_water: bool = only_water

    def do(self, table: Runebound, context: EffectContext) -> Rules[None]:
        yield from walk_up_to(table, table.heroes[context.seat], amount(table, context, self), self.only_water)

    def value(self, table: Runebound, context: EffectContext) -> float:
        return 0.35 * min(amount(table, context, self), 6)


class Relocate(CardEffect):
    """Put the figure on a place of these kinds; nothing in between is entered."""

    word = "relocate"
    worth = 0.8

    def __init__(self, *places: str) -> None:
        super().__init__()
        self.places: tuple[str, ...] = places

    def do(self, table: Runebound, context: EffectContext) -> Rules[None]:
        yield from relocate(table, table.heroes[context.seat], self.places)


class RollAndMove(CardEffect):
    """Laurel's set-up: she may exert for rerolls but not use Pathfinder, which has another kind of roll."""

    word = "roll-move"

    def do(self, table: Runebound, context: EffectContext) -> Rules[None]:
        yield from ride(table, table.heroes[context.seat], "setup", amount(table, context, self))


class IgnoreRivers(CardEffect):
    word = "ignore-river"
    ignores_rivers = True
    kept = 1.0


# --- dice ---


class Reroll(CardEffect):
    word = "reroll"

    def do(self, table: Runebound, context: EffectContext) -> Rules[None]:
        yield from reroll(table, context.seat, amount(table, context, self), everything=self.n == ALL)


class TurnDieWild(CardEffect):
    word = "turn-die-wild"

    def do(self, table: Runebound, context: EffectContext) -> Rules[None]:
        yield from turn_die_wild(table, context.seat)


class MoreDice(CardEffect):
    """Roll n more dice."""

    word = "more-dice"


class SpendAs(CardEffect):
    """One die may be spent as one of these terrains, also when it shows another; never as a printed wild."""

    word = "spend-as"

    def __init__(self, *terrains: str) -> None:
        super().__init__()
        self.terrains: tuple[str, ...] = terrains

    def die_terrains(self) -> tuple[str, ...]:
        return self.terrains


class ExploreHere(CardEffect):
    """Roll dice equal to speed; ``each`` once for every die that shows the terrain of the hex."""

    word = "explore-here"
    in_fight = 1.8

    def __init__(self, *each: CardEffect) -> None:
        super().__init__()
        self.each: Effects = each

    def parts(self) -> tuple[Effects, ...]:
        return (self.each,)

    def do(self, table: Runebound, context: EffectContext) -> Rules[None]:
        hero = table.heroes[context.seat]
        roll = yield from explore(table, hero)
        context.matches = matches(table, hero, roll)
        table.roll = None
        if context.matches:
            yield from for_each(table, context, self.each, context.matches)
        else:
            table.log("explored-in-vain", hero=hero)

    def rough_gain(self) -> float:
        return 1.8 * sum(each.rough_gain() for each in self.each)

    def value(self, table: Runebound, context: EffectContext) -> float:
        return 1.7 * sum(each.value(table, context) for each in self.each)


# --- decks and gems ---


class LookAt(CardEffect):
    """The top n cards. ``then``: reorder, top-or-bottom, take-one. ``shown``: to everybody."""

    word = "look-at"

    def __init__(self, deck: str, n: int, then: str, *, shown: bool = False) -> None:
        super().__init__(n)
        self.deck: str = deck
        self.then: str = then
        self.shown: bool = shown

    def do(self, table: Runebound, context: EffectContext) -> Rules[None]:
        deck = context.deck if self.deck == ANY and context.deck else self.deck
        n = amount(table, context, self)
        context.peeked = (yield from look_at_top(table, context.seat, deck, n, self.then, self.shown)) or context.peeked

    def value(self, table: Runebound, context: EffectContext) -> float:
        return 0.2 * min(amount(table, context, self), 6)


class DrawAdventure(CardEffect):
    """Draw and resolve one more card of that deck, as soon as this one is finished."""

    word = "adventure"
    worth = 2.5

    def __init__(self, deck: str) -> None:
        super().__init__()
        self.deck: str = deck

    def do(self, table: Runebound, context: EffectContext) -> None:
        table.next_draw = self.deck


class RefreshGem(CardEffect):
    word = "refresh-gem"

    def do(self, table: Runebound, context: EffectContext) -> Rules[None]:
        yield from refresh_gems(table, context.seat, amount(table, context, self))

    def value(self, table: Runebound, context: EffectContext) -> float:
        return 0.7 * min(amount(table, context, self), 6)


# --- zombies ---


class RaiseZombie(CardEffect):
    """Raise a zombie on a place, or ``here``, ``nearest``, ``adjacent`` to the hero."""

    word = "zombie"
    worth = -1.2

    def __init__(self, place: str, n: int = 1) -> None:
        super().__init__(n)
        self.place: str = place

    def do(self, table: Runebound, context: EffectContext) -> Rules[None]:
        yield from raise_zombies(table, table.heroes[context.seat], self.place, amount(table, context, self))


class KillZombies(CardEffect):
    """Up to n, anywhere, without gold."""

    word = "kill-zombies"

    def do(self, table: Runebound, context: EffectContext) -> Rules[None]:
        yield from lay_to_rest(table, context.seat, amount(table, context, self))

    def value(self, table: Runebound, context: EffectContext) -> float:
        n = min(amount(table, context, self), MANY, table.zombies_on_board())
        return ZOMBIE * story_need(table, table.heroes[context.seat]) * n
