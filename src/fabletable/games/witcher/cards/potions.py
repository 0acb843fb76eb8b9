"""The seven kinds of potions, used in step 1 of a fight turn.

Petri's Philter and Maribor Forest are known by name; the last two kinds are ours altogether.
"""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.bot.combos import BITS, Search
from fabletable.games.witcher.bot.gains import card_discarded_policy
from fabletable.games.witcher.bot.powers import POWER_VALUE
from fabletable.games.witcher.choices import card_choice
from fabletable.games.witcher.fight import Fight, Fighter
from fabletable.games.witcher.hooks import ALLOWED, USED, WASTED, why_not_drunk
from fabletable.games.witcher.kinds import BLUE, PURPLE, RED, YELLOW, Potion, Power
from fabletable.games.witcher.rules.hand import can_draw, discard, draw, has_room
from fabletable.games.witcher.rules.levels import shield_limit
from fabletable.games.witcher.rules.life_pool import deal, gain_shield, less_draw
from fabletable.games.witcher.rules.power_effects import draw_more, has_drunk
from fabletable.games.witcher.table import QUESTIONS, OldWorld
from fabletable.kernel import REPORTED, Deck, Question, Rules

POTIONS: Final[Deck[Potion]] = Deck(Potion)

SWALLOW: Final = POTIONS.add(Potion("swallow", n=1, m=1, icon="potion-ball", value=0.8, origin=REPORTED))


@SWALLOW.on(USED)
def swallow(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> None:
    gain_shield(table, fight, me, power.n)
    less_draw(me, power.m)


SWALLOW.on(WASTED)(lambda table, hero: hero.shield >= shield_limit(table, hero))
SWALLOW.on(POWER_VALUE)(lambda table, search, power: 0.6 if search.room else -1.0)

BLIZZARD: Final = POTIONS.add(Potion("blizzard", n=1, icon="snowflake-1", value=0.8, strikes=True, origin=REPORTED))


@BLIZZARD.on(USED)
def blizzard(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> None:
    me.extra_cards += power.n


BLIZZARD.on(POWER_VALUE)(lambda table, search, power: 0.5 if len(search.hand) >= 3 else -1.0)

BLACK_BLOOD: Final = POTIONS.add(Potion(
    "black-blood",
    n=1, m=1, icon="blood", value=0.7, strikes=True, origin=REPORTED,
))  # fmt: skip


@BLACK_BLOOD.on(USED)
def black_blood(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> Rules[None]:
    me.combo_limit = power.m
    yield from deal(table, fight, me, power.n)


@BLACK_BLOOD.on(POWER_VALUE)
def _black_blood(table: OldWorld, search: Search, power: Power) -> float:
    """Value the best single card in place of the best combo."""
    single = max(
        (search.score(c.damage, c.shield, c.draw, c.again, 0, 1, BITS[c.colour]) for c in search.hand), default=0
    )
    return 1.3 + single - search.best if search.hand else 1.0


PETRIS_PHILTER: Final = POTIONS.add(Potion("petris-philter", n=2, icon="magic-potion", value=1.0, strikes=True))
PETRIS_PHILTER.on(ALLOWED)(
    lambda table, fight, me, power: any(card.colour in (PURPLE, YELLOW) for card in table.witchers[me.seat].hand)
)

PETRI: Final = Question(QUESTIONS, "petri", rule="effects", option=card_choice, policy=card_discarded_policy)


@PETRIS_PHILTER.on(USED)
def petris_philter(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> Rules[None]:
    """Discard a purple or yellow card as the price of damage."""
    signs = [card for card in table.witchers[me.seat].hand if card.colour in (PURPLE, YELLOW)]
    if signs:
        card = yield from PETRI.ask_always(table, me.seat, signs, n=power.n)
        discard(table, table.witchers[me.seat], card)
        yield from deal(table, fight, me, power.n)


PETRIS_PHILTER.on(POWER_VALUE)(lambda table, search, power: 1.1 if len(search.hand) >= 2 or search.pool <= 2 else -0.2)

MARIBOR_FOREST: Final = POTIONS.add(Potion("maribor-forest", n=2, m=2, icon="forest", value=0.7))


def _draws_now(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> bool:
    """Tell whether there are cards to draw, or a trophy that any potion sets off."""
    sets_off = any(ALLOWED.of(power) is has_drunk and power.key not in me.used for power in me.powers)
    return sets_off or can_draw(table, table.witchers[me.seat])


MARIBOR_FOREST.on(ALLOWED)(_draws_now)
MARIBOR_FOREST.on(why_not_drunk)(lambda table, hero: "why-deck-empty" if has_room(hero) else "why-hand-full")


@MARIBOR_FOREST.on(USED)
def maribor_forest(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> None:
    draw(table, table.witchers[me.seat], power.n)
    less_draw(me, power.m)


MARIBOR_FOREST.on(POWER_VALUE)(lambda table, search, power: 0.8 if len(search.hand) <= 3 and search.deck >= 2 else -0.5)

TAWNY_OWL: Final = POTIONS.add(Potion("tawny-owl", n=1, icon="owl", value=0.9))
TAWNY_OWL.on(USED)(draw_more)
TAWNY_OWL.on(POWER_VALUE)(lambda table, search, power: 0.5 if search.deck >= 3 else -1.0)


THUNDERBOLT: Final = POTIONS.add(Potion("thunderbolt", n=1, icon="lightning-storm", value=0.9, strikes=True))


@THUNDERBOLT.on(USED)
def thunderbolt(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> None:
    me.thunder += power.n
    me.shieldless = True


THUNDERBOLT.on(POWER_VALUE)(
    lambda table, search, power: 0.7 if any(card.colour in (BLUE, RED) for card in search.hand) else -1.0
)
