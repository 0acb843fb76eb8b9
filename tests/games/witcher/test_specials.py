"""Special rules of cards are registered with them: none is missing, none is there twice."""

import pytest

from fabletable.games.witcher.cards.box import BOX
from fabletable.games.witcher.cards.kinds import STEP_1, Monster, Power
from fabletable.games.witcher.cards.monsters import GLUSTYWORP, HARPY
from fabletable.games.witcher.fight import Fight, Fighter
from fabletable.games.witcher.rules.abilities import check_abilities, damage_suffered
from fabletable.games.witcher.rules.powers import check_deeds, deed


def stranger(key="stranger"):
    """A monster without an ability."""
    trophy = Power("strangers-hat", STEP_1)
    return Monster(key, 1, 10, 1, "hood", "dusk", "city", trophy, "designed", "designed")


def test_a_monster_without_an_ability_is_found():
    with pytest.raises(LookupError, match="stranger"):
        check_abilities([*BOX.monsters, stranger()])


def test_an_ability_without_its_monster_is_found():
    with pytest.raises(LookupError, match="harpy"):
        check_abilities([monster for monster in BOX.monsters if monster.key != HARPY.key])


def test_a_power_without_a_deed_is_found():
    with pytest.raises(LookupError, match="strangers-hat"):
        check_deeds([*BOX.powers(), stranger().trophy])


def test_nothing_is_registered_twice():
    with pytest.raises(LookupError, match="glustyworp"):
        damage_suffered.of(GLUSTYWORP)(lambda fight, me, number: number)
    with pytest.raises(LookupError, match="harpy-feathers"):
        deed(HARPY.trophy)(lambda table, fight, me, power: None)


def test_a_window_tells_the_plain_rule_to_everybody_else():
    me = Fighter(0)
    me.turns = 1
    worm, harpy, duel = (Fight(0, -1, monster, "forest") for monster in (GLUSTYWORP, HARPY, None))
    assert damage_suffered.against(GLUSTYWORP)(worm, me, 5) == GLUSTYWORP.n
    assert damage_suffered.against(HARPY)(harpy, me, 5) == 5
    assert damage_suffered.against(None)(duel, me, 5) == 5
