"""Every card of Dice Forge that does something stands at the hooks of its kind, and only there."""

import pytest

from fabletable.games.diceforge.cards.feats import BEAR, ELDER, FEATS, HAMMER
from fabletable.games.diceforge.hooks import OUSTING, TAKEN, USES
from fabletable.games.diceforge.kinds import AUTOMATIC, INSTANT, POINTS, REINFORCEMENT
from fabletable.games.diceforge.outlook import FEAT_VALUE

FITTING = {POINTS: (), INSTANT: (TAKEN,), REINFORCEMENT: (USES,), AUTOMATIC: (TAKEN, OUSTING)}


def hooks_of(card):
    return [hook for hook in (TAKEN, USES, OUSTING) if hook.of(card) is not None]


@pytest.mark.parametrize("card", list(FEATS), ids=lambda card: card.key)
def test_every_card_works_when_it_says(card):
    assert bool(hooks_of(card)) == bool(FITTING[card.type])
    assert set(hooks_of(card)) <= set(FITTING[card.type])
    assert (FEAT_VALUE.of(card) is None) == (card.type == POINTS), "a bot knows what it does"


def test_hooks_find_cards():
    assert hooks_of(HAMMER) == [TAKEN]
    assert hooks_of(ELDER) == [USES]
    assert hooks_of(BEAR) == [OUSTING]


def test_a_card_has_one_rule_at_a_hook():
    with pytest.raises(ValueError, match="two rules for taken"):
        HAMMER.on(TAKEN)(TAKEN.of(HAMMER))
