"""Seven cards for Runebound: one of each kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.runebound.board import COMBAT, EXPLORATION, SETTLEMENT, SOCIAL
from fabletable.games.runebound.choices import plain
from fabletable.games.runebound.effects.combat import Deal
from fabletable.games.runebound.effects.flow import AttributeTest
from fabletable.games.runebound.effects.heroes import GainGold, GainLore, Heal, Suffer, TakeCard
from fabletable.games.runebound.hooks import ANY_TIME, ENEMY_HEALTH, ON_ENGAGE, ON_REST, SET_UP, STORY_QUEST
from fabletable.games.runebound.kinds import (
    BODY,
    EQUIPMENT,
    MARGATH,
    MIND,
    Asset,
    Enemy,
    Event,
    HeroCard,
    Quest,
    Skill,
    StoryCard,
    hero_numbers,
    now,
    outcome,
)
from fabletable.games.runebound.rules.context import EffectContext
from fabletable.games.runebound.rules.damage import suffer
from fabletable.games.runebound.table import Runebound
from fabletable.games.runebound.tokens import MAGIC, PHYSICAL, SKULL, tokens
from fabletable.games.runebound.vocabulary import TURN, CardEffect, on, surge
from fabletable.kernel import DESIGNED, Decision, Pack, Question, Rules, Word
from fabletable.kernel.scene import Art

PACK: Final = Pack("driftwood", "runebound", __name__)

FERRYMAN: Final = PACK.add(
    HeroCard(
        "old-ferryman",
        Art("fishing-pole", "sea", "plain"),
        "#3f7f86",
        SETTLEMENT,
        2,
        hero_numbers(3, 9, 3, 2, 2, 1),
        tokens("ferryman", "2 physical / agility", "magic* / shield", "surge* / physical"),
        on(ANY_TIME, Heal(1), name="slow-water", exert=1, limit=TURN, when={"in-combat": False}),
        surge(1, "oar", Deal(2, PHYSICAL)),
        on(SET_UP, GainGold(1), name="fare", must=True),
        origin=DESIGNED,
    )
)
BUOY: Final = PACK.add(
    Asset("lantern-buoy", "D01 shield / 2 agility", EQUIPMENT, 4, DESIGNED, "lantern").can(
        surge(1, "flare", Deal(2, MAGIC))
    )
)
RAFTS: Final = PACK.add(
    Event("raft-race", DESIGNED, "paddles")
    .offers(now(AttributeTest(BODY, 0, GainGold(2), TakeCard(), failed=(Suffer(1),))), now(GainGold(1)))
    .lies_in(SOCIAL)
)
BELL: Final = PACK.add(
    Quest("sunken-bell", DESIGNED, "ringing-bell")
    .at("lake-of-tears", outcome("water", GainGold(2)), outcome("water water", GainGold(4)))
    .lies_in(EXPLORATION)
)

# --- a skill with an effect of its own ---


class Mend(CardEffect):
    """Heal 1 damage, and every other hero on the hex too."""

    def do(self, table: Runebound, context: EffectContext) -> None:
        here = table.heroes[context.seat].at
        for hero in table.heroes:
            if hero.at == here:
                hero.damage = max(0, hero.damage - 1)
        table.log("nets-mended", hero=table.heroes[context.seat])

    def value(self, table: Runebound, context: EffectContext) -> float:
        return 0.5 if table.heroes[context.seat].damage else 0.0


NETS: Final = PACK.add(
    Skill("net-mending", MIND, "any", True, DESIGNED, "fishing-net", "driftwood").can(on(ON_REST, Mend()))
)

# --- an enemy that asks ---

TOLL: Final = Question[Runebound](PACK.questions, "lurker-toll", rule="enemies")
TOLL.option(plain)
COIN, SKIN = Word("lurker-coin"), Word("lurker-skin")


class TakeToll(CardEffect):
    """The hero pays 1 gold or suffers 1 damage."""

    def do(self, table: Runebound, context: EffectContext) -> Rules[None]:
        hero = table.heroes[context.seat]
        toll = yield from TOLL.ask(table, hero.seat, [COIN, SKIN] if hero.gold else [SKIN])
        if toll is COIN:
            hero.gold -= 1
            table.log("lurker-paid", hero=hero)
        else:
            yield from suffer(table, hero, 1)


@TOLL.policy
def cheaper_toll(table: Runebound, decision: Decision) -> Sequence[float]:
    healthy = table.heroes[decision.seat].health_left > 3
    return [1.0 if (option is SKIN) == healthy else 0.0 for option in decision.options]


LURKER: Final = PACK.add(
    Enemy("ferry-lurker", DESIGNED, "tentacle-strike", 4, "stalker beast")
    .can(on(ON_ENGAGE, TakeToll(), name="toll"), surge(1, "drag-down", Deal(2, SKULL)))
    .gives((GainGold(3),))
    .lies_in(COMBAT)
)

# --- a story with a rule that holds while it lies above the board ---

TIDE: Final = PACK.add(
    StoryCard("the-high-tide", MARGATH, DESIGNED, "big-wave")
    .story_quest("first", "lake-of-tears")
    .asks(on(STORY_QUEST, AttributeTest(MIND, 0, GainLore(2)), action=1))
)
TIDE.on(ENEMY_HEALTH)(2)
