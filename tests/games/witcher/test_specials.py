"""Every monster and every power of the Witcher works at the hooks of its kind: nothing is missing, nothing is twice."""

import pytest

from fabletable.games.witcher import hooks
from fabletable.games.witcher.bot.powers import POWER_VALUE
from fabletable.games.witcher.cards.box import BOX
from fabletable.games.witcher.cards.monsters import GLUSTYWORP, HARPY
from fabletable.games.witcher.cards.potions import POTIONS
from fabletable.games.witcher.fight import Fight, Fighter
from fabletable.games.witcher.hooks import ALLOWED, USED, damage_suffered, why_not_drunk
from fabletable.games.witcher.kinds import ENTER
from fabletable.kernel import RuleHook
from tests.rulebook.witcher.arranged import powers

ABILITIES = [hook for hook in vars(hooks).values() if isinstance(hook, RuleHook)]
ATTACHED = {card.name for hook in (*ABILITIES, USED, ALLOWED, POWER_VALUE) for card, _ in hook.rules}
"""The house's cards with rules, before a test brings a pack."""


@pytest.mark.parametrize("monster", BOX.monsters, ids=lambda monster: monster.key)
def test_every_monster_has_an_ability(monster):
    assert any(ability.of(monster) is not None for ability in ABILITIES)


@pytest.mark.parametrize("power", powers(), ids=lambda power: power.key)
def test_every_power_of_a_fight_does_something(power):
    assert (USED.of(power) is None) == (power.when is ENTER)


@pytest.mark.parametrize("potion", list(POTIONS), ids=lambda potion: potion.key)
def test_bots_know_every_potion(potion):
    assert POWER_VALUE.of(potion) is not None
    assert potion.value > 0


def test_nothing_works_at_a_hook_that_no_card_gives():
    assert {card.name for card in [*BOX.monsters, *powers()]} >= ATTACHED


def test_a_card_has_one_rule_at_a_hook():
    with pytest.raises(ValueError, match="glustyworp"):
        GLUSTYWORP.on(damage_suffered)(lambda fight, me, number: number)
    with pytest.raises(ValueError, match="harpy-feathers"):
        HARPY.power.on(USED)(lambda table, fight, me, power: None)


def test_a_potion_that_is_not_always_allowed_says_why():
    needy = [potion for potion in POTIONS if ALLOWED.of(potion) is not None]
    assert {potion.key for potion in needy} == {"petris-philter", "maribor-forest"}
    assert [potion.key for potion in needy if why_not_drunk.of(potion) is not None] == ["maribor-forest"]


def test_a_rule_stays_plain_for_everybody_else():
    me = Fighter(0)
    me.turns = 1
    worm, harpy, duel = (Fight(0, -1, monster, "forest") for monster in (GLUSTYWORP, HARPY, None))
    assert damage_suffered.rule(GLUSTYWORP)(worm, me, 5) == GLUSTYWORP.n
    assert damage_suffered.rule(HARPY)(harpy, me, 5) == 5
    assert damage_suffered.rule(None)(duel, me, 5) == 5
