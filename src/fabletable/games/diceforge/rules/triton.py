"""The Triton's token. Hero aid: Triton."""

from __future__ import annotations

from typing import Final

from fabletable.games.diceforge.kinds import Gain
from fabletable.games.diceforge.looks import TRITON_ICON
from fabletable.games.diceforge.pieces import shards
from fabletable.games.diceforge.rules.hammer import receive
from fabletable.games.diceforge.rules.shown import reserves, show_change
from fabletable.games.diceforge.table import QUESTIONS, ForgeTable, Hero
from fabletable.kernel import DONE, PASS, Decision, Message, Question, Rules, Word, seat_name
from fabletable.kernel.scene import Choice

SPEND_TRITON: Final = Question(QUESTIONS, "triton", rule="tokens", theme="spend")

USE_TRITON: Final = Word("spend-triton")

TRITON_GOLD: Final = 6
TRITON_SHARDS: Final = 2
TRITON_GIFTS: Final = [Gain(gold=TRITON_GOLD), Gain(sun=TRITON_SHARDS), Gain(moon=TRITON_SHARDS)]


def spend_triton(table: ForgeTable, hero: Hero) -> Rules[None]:
    """Spend a Triton, once, at any point of the own turn, for 6 gold, 2 sun shards or 2 moon shards."""
    gift = yield from SPEND_TRITON.ask(table, hero.seat, TRITON_GIFTS)
    hero.tritons -= 1
    hero.tritons_spent += 1
    table.count("effect:triton-" + gift.key)
    table.log_event("triton-spent", hero=seat_name(hero.seat), gain=gift)
    before = reserves(table, hero)
    yield from receive(table, hero, gift)
    show_change(table, "gain", hero, before)


def word_choice(decision: Decision, word: Word, enough: Message, dice: bool = False, cost: int = 0) -> Choice:
    """List a word of a turn: enough of it, by the words this question has for that, though there is more to be had; or
    a Triton is spent, or ``cost`` sun shards before it. After the end of a turn ``dice`` fall."""
    if word is DONE or word is PASS:
        return Choice(word.key, enough, risk="dice" if dice else "", ends=True)
    return Choice(word.key, word.message, spots=[f"s{decision.seat}-triton"], cost=shards(cost, 0), icon=TRITON_ICON)
