"""The critic notes blunders, and the greedy bots do not commit them."""

from __future__ import annotations

from typing import Any

import pytest

import fabletable
from fabletable.games.prophecy.bot.travel import FieldGuide
from fabletable.games.prophecy.critic import ProphecyCritic
from fabletable.games.prophecy.game import GAME
from fabletable.lab import simulate
from tests.rulebook.prophecy.arranged import StagedRealm, pull_item


def watch(play: StagedRealm, *keys: str) -> list[tuple[str, int]]:
    """Play these choices with an onlooker at the table."""
    match = play.match
    critic = fabletable.find("prophecy").critic(match.table)
    assert isinstance(critic, ProphecyCritic)
    for key in keys:
        decision: Any = match.decision
        critic.sees(play.table, decision, decision.option(key))
        match.choose(key)
    critic.sees_the_end(play.table)
    return critic.blunders


def alone(field: str = "magic-wasteland", **given: Any) -> StagedRealm:
    """Set up the Druid to act again and again, as the Scout has left the game."""
    return (
        StagedRealm("druid", "scout")
        .stand(field)
        .give(**given)
        .arrange(lambda table: setattr(table.heroes[1], "out", True))
    )


def test_idle_twice_is_noted_and_rest_is_not():
    assert watch(alone(), "stay", "stay", "stay") == [("idle", 0)]
    rest = ("stay", "monastery-healing")
    assert watch(alone("monastery", health=1, red=9), *rest, *rest, *rest) == []


def test_whoever_stays_to_turn_up_what_lies_hidden_is_not_idle():
    play = alone("plains-a").lay("plains-a", "black-market", "meadow-clover", hidden=True)
    assert watch(play, "stay", "end-turn", "stay", "end-turn", "stay") == []


def test_a_hero_penned_in_by_stronger_creatures_is_not_idle():
    play = alone(gold=0).lay("forest-a", "noble-lion").lay("plains-e", "griffin")
    assert watch(play, "stay", "stay", "stay") == []


@pytest.mark.parametrize(("victim", "blunders"), [(1, [("vain-attack", 0)]), (2, [])])
def test_four_attacks_in_vain_are_noted_where_another_hero_is_easier(victim: int, blunders: list[tuple[str, int]]):
    """The Druid is strong and the Scout weak; luck alone saves him."""
    play = StagedRealm("mercenary", "druid", "scout").stand("city", 0).stand("city", 1).stand("city", 2)
    play.give(0, mana=0).give(1, red=9, health=9, items=("great-sword",)).give(2, red=1, health=1, mana=0)
    critic = fabletable.find("prophecy").critic(play.table)
    assert isinstance(critic, ProphecyCritic)
    for _ in range(4):
        critic.sees_attack(play.table, 0, critic.players[0], victim)
    assert critic.blunders == blunders


def test_walking_to_and_fro_is_noted():
    there, back = "walk:forest-camp", "walk:forest-a"
    assert watch(alone("forest-a"), there, back, there, back) == [("shuttle", 0)]
    assert watch(alone("forest-a"), there, back, "walk:magic-wasteland", "walk:plains-e") == []


def test_a_partner_attacked_is_noted():
    play = (
        StagedRealm("mercenary", "druid", "scout", "mystic", teams=True)
        .stand("city", 0)
        .stand("city", 2)
        .give(0, mana=0)
    )
    assert watch(play.give(2, mana=0).dice(3, 3), "stay", "attack:seat-2") == [("partner", 0)]


def test_experience_thrown_away_is_noted_point_by_point():
    assert watch(alone(experience=17), "stay") == [("wasted-experience", 0)] * 2


def test_a_merchant_used_for_nothing_is_noted():
    play = StagedRealm("druid", "scout").stand("plains-a").lay("plains-a", "black-market", "meadow-clover").give(gold=9)
    assert watch(play, "stay", "opportunity:black-market", "done", "end-turn") == [("merchant", 0)]
    play = (
        StagedRealm("druid", "scout").stand("plains-a").lay("plains-a", "black-market").give(gold=0, items=("sword",))
    )
    assert watch(play, "stay", "opportunity:black-market", "sell:sword").count(("merchant", 0)) == 0


def test_time_spent_before_a_battle_of_will_is_noted():
    play = (
        StagedRealm("druid", "scout").stand("plains-a").lay("plains-a", "ghost").give(skills=("time-loop",)).dice(1, 1)
    )
    assert watch(play, "stay", "cast:time-loop") == [("time-loop", 0)]


# --- the house's bots ---


def preferred(play: StagedRealm) -> str:
    """Return the option that the greedy player would take."""
    decision: Any = play.match.decision
    worths = list(GAME.policy(play.table, decision) or ())
    return str(decision.options[worths.index(max(worths))].key)


def test_partners_crown_each_other_instead_of_fighting():
    artifacts = ("royal-mantle", "mirror-shield", "banner-of-hope", "crown-of-the-ancient-king", "sword-of-the-dynasty")
    play = StagedRealm("mercenary", "druid", "scout", "mystic", teams=True).stand("city", 0).stand("city", 2)
    play.give(0, items=artifacts[:2]).give(2, items=artifacts[2:])

    def only_partners(table: Any) -> None:
        table.final = True
        for hero in (table.heroes[1], table.heroes[3]):
            hero.alive, hero.out = False, True

    play.arrange(only_partners)
    while not play.match.over:
        play.choose(preferred(play))
    assert play.match.result is not None
    assert play.match.result.winners == [0, 2]


def test_rather_a_hopeless_attack_than_one_on_the_partner():
    play = StagedRealm("mercenary", "druid", "scout", "mystic", teams=True)
    play.give(0, items=("royal-mantle",), mana=0, health=0).give(1, items=("mirror-shield", "banner-of-hope"), mana=0)
    play.give(2, items=("crown-of-the-ancient-king",)).give(3, items=("sword-of-the-dynasty",), red=8, health=8)

    def final(table: Any) -> None:
        table.ending_due, table.last_taker = True, 3

    play.arrange(final).choose("city").give(0, health=0).maybe("stay")
    assert play.asked == "ask-final-attack"
    assert preferred(play) != "attack:seat-2"


def test_who_was_idle_goes_somewhere():
    play = alone().lay("forest-a", "noble-lion").lay("plains-e", "mountain-giant").give(gold=0)
    assert preferred(play.arrange(lambda table: setattr(table.heroes[0], "idle", 1))) != "stay"


def test_whoever_comes_to_the_tower_to_fill_a_crystal_fills_it():
    play = StagedRealm("druid", "scout").stand("magic-tower").teach_at("magic-tower")
    play.give(items=("mana-crystal",), gold=1, experience=0).arrange(lambda table: setattr(table, "crystal", 1))
    assert preferred(play.choose("stay")) == "tower-mana:2"


def test_nobody_stays_at_the_tower_for_mana_that_is_not_worth_its_gold():
    play = StagedRealm("mercenary", "scout").stand("magic-tower").teach_at("magic-tower")
    play.give(gold=1, experience=0, mana=1, blue=2)
    assert FieldGuide(play.table, play.hero()).worth[10] == 0.0


def test_nobody_goes_to_a_stranger_who_may_have_nothing():
    play = StagedRealm("druid", "scout").stand("plains-a").lay("plains-a", "exotic-merchant")
    play.give(gold=8, items=("sword", "crystal-skull", "horned-helm", "mana-crystal"))
    assert preferred(play.choose("stay")) == "end-turn"
    play = StagedRealm("druid", "scout").stand("plains-a").lay("plains-a", "black-market").give(gold=15)
    assert preferred(play.choose("stay")) == "opportunity:black-market"


def test_a_stranger_is_judged_by_his_own_prices():
    play = StagedRealm("druid", "scout").stand("plains-a").lay("plains-a", "black-market").give(gold=15)
    play.arrange(lambda table: table.rare.append(pull_item(table, "crystal-skull")))
    play.choose("stay").choose("opportunity:black-market")
    choice = next(each for each in play.match.ask(0).choices if each.key == "buy:crystal-skull")
    assert [gem.n for gem in choice.cost] == [6]


def test_time_is_looped_when_all_else_is_done():
    play = (
        StagedRealm("druid", "scout")
        .stand("plains-a")
        .lay("plains-a", "great-wizard")
        .give(gold=9, skills=("time-loop",))
    )
    assert preferred(play.choose("stay")) == "opportunity:great-wizard"


@pytest.mark.parametrize("options", [{}, {"teams": True}, {"edition": "first"}])
def test_greedy_players_are_neither_idle_nor_lost_nor_disloyal(options):
    outcome = simulate("prophecy", 4, 4, ["greedy"], "sensible", options=options, blunders=True)
    assert outcome.errors == 0
    assert {name: outcome.blunders[name].games for name in ("idle", "shuttle", "partner")} == {
        "idle": 0,
        "shuttle": 0,
        "partner": 0,
    }
