"""Every card of Dice Forge that does something stands in a window, and only there."""

import pytest

from fabletable.games.diceforge.cards.box import CARDS
from fabletable.games.diceforge.cards.feats import BEAR, ELDER, HAMMER, HYDRA
from fabletable.games.diceforge.rules.specials import unfit
from fabletable.games.diceforge.rules.windows import OUSTING, REINFORCING, TAKEN


def test_every_card_works_when_it_says():
    assert [card for card in CARDS if unfit(card)] == []
    assert HAMMER in TAKEN.effects
    assert ELDER in REINFORCING.effects
    assert BEAR in OUSTING.effects


@pytest.mark.parametrize(
    ("window", "card"),
    [(TAKEN, HAMMER), (REINFORCING, ELDER), (OUSTING, BEAR)],
    ids=["taken", "reinforcing", "ousting"],
)
def test_a_card_without_its_effect_is_found(window, card, monkeypatch):
    monkeypatch.delitem(window.effects, card)
    assert unfit(card)


def test_a_card_in_the_wrong_window_is_found(monkeypatch):
    monkeypatch.setitem(REINFORCING.effects, HYDRA, REINFORCING.effects[ELDER])
    assert unfit(HYDRA)


def test_a_card_has_one_effect_in_a_window():
    with pytest.raises(ValueError, match="two effects"):
        TAKEN.of(HAMMER)(TAKEN.effects[HAMMER])
