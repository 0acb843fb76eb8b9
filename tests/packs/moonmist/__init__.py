"""Five cards for The Witcher: Old World: one of each kind."""

from __future__ import annotations

from collections.abc import Sequence

from fabletable.games.witcher.board import UNIVERSAL
from fabletable.games.witcher.bot.combos import BITS, COMBO_BONUS, ComboBonus
from fabletable.games.witcher.bot.powers import POWER_VALUE
from fabletable.games.witcher.choices import word_choice
from fabletable.games.witcher.fight import Fight
from fabletable.games.witcher.hooks import ALLOWED, USED, before_life_pool
from fabletable.games.witcher.kinds import BLUE, COMBO, RED, STEP_1, Monster, Potion, Power, face, group, link
from fabletable.games.witcher.outlook import TOLL, Hunt
from fabletable.games.witcher.rules.levels import lower_shield
from fabletable.games.witcher.rules.power_effects import add_damage, deal_damage, draw_more
from fabletable.games.witcher.rules.story_effects import Keep, ReadEvent
from fabletable.games.witcher.table import USED_IN_FIGHTS, EffectContext, Keepsake, OldWorld, StoryCard, StoryEffect
from fabletable.kernel import Decision, Pack, Question, Rules, Word, seat_name
from fabletable.kernel.scene import Art, Choice

PACK = Pack("moonmist", "witcher", __name__)

# --- an action card ---

(MOON_CUT,) = group("moon-cut", BLUE, 0, "quick-slash", face(UNIVERSAL, link(RED), damage=2))
PACK.add(MOON_CUT)

# --- a potion ---

MOONGLOW = PACK.add(Potion("moonglow", n=2, icon="moon", value=1.1))
MOONGLOW.on(USED)(draw_more)
MOONGLOW.on(POWER_VALUE)(lambda table, search, power: 0.9 if search.deck >= 2 else -1.0)

# --- a monster that asks, and its trophy ---

MISTWALKER = PACK.add(
    Monster("mistwalker", 1, 9, Art("spectre", "moon", "night"), Power("mist-veil", COMBO, n=1), harder=0.1)
)
COIN, GUARD = Word("mist-coin"), Word("mist-guard")

MIST_TOLL = Question(PACK.questions, "mist-toll", rule="special-abilities")


@MISTWALKER.on(before_life_pool)
def take_toll(table: OldWorld, fight: Fight) -> Rules[None]:
    """Take a coin or the shield for the mist."""
    hero = table.witchers[fight.attacker]
    word = yield from MIST_TOLL.ask(table, hero.seat, [COIN, GUARD] if hero.gold else [GUARD])
    if word is COIN:
        hero.gold -= 1
        table.log("gold-paid", seat=seat_name(hero.seat), n=1)
    else:
        lower_shield(table, hero, hero.shield)


@MIST_TOLL.option
def toll_choice(table: OldWorld, decision: Decision, word: Word) -> Choice:
    return word_choice(decision, word)


@MIST_TOLL.policy
def cheaper_toll(table: OldWorld, decision: Decision) -> Sequence[float]:
    return [1.0 if word is COIN else 0.0 for word in decision.options]


@MISTWALKER.on(TOLL)
def shield_in_the_mist(hunt: Hunt) -> None:
    if not hunt.hero.gold:
        hunt.life -= hunt.hero.shield


MISTWALKER.power.on(ALLOWED)(lambda table, fight, me, power: any(card.colour == BLUE for card in me.combo))
MISTWALKER.power.on(USED)(add_damage)
MISTWALKER.power.on(COMBO_BONUS)(lambda power, special: ComboBonus(1, BITS[BLUE], power.n))

# --- a story, and the equipment that it leads to ---


class Purse(StoryEffect):
    """Gold, in words of its own."""

    words = "purse"

    def do(self, table: OldWorld, context: EffectContext) -> None:
        context.hero.gold += self.n
        table.log("gold-gained", seat=seat_name(context.hero.seat), n=self.n, story=context.story)


CLEARING = PACK.add(StoryCard("wilds", 101, "a clearing in the mist", "forest-camp", a=[Purse(2)], b=[ReadEvent(101)]))
MOON_KNIFE = Power("moon-knife", STEP_1, first=True, strikes=True, n=2, icon="katana")
MOON_KNIFE.on(USED)(deal_damage)
KNIFE = PACK.add(StoryCard("event", 101, "Moon Knife", "katana", a=[Keep(Keepsake(USED_IN_FIGHTS, MOON_KNIFE))]))
