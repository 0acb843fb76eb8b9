"""Rulebook, Phase II and III: exploration, quests, meditation, new cards, prices of the row."""

import pytest

from fabletable.games.witcher.rules.market import add_card, price
from tests.rulebook.witcher.arranged import StagedWorld, top_story

ROW = ("whirl-1", "crippling-strike-1", "rend-1", "precise-cut-1", "whirl-2", "lightning-reflexes-1")


def test_prices_in_the_row():
    """One more on the two leftmost places, one less on the rightmost, never below 0."""
    play = StagedWorld("wolf", "bear").market(*ROW)
    assert [price(play.table, card) for card in play.table.market] == [2, 3, 0, 0, 1, 1]
    cheap = StagedWorld("wolf", "bear").market("rend-1", "rend-2", "rend-3", "rend-4", "rend-5", "rend-6")
    assert [price(cheap.table, card) for card in cheap.table.market] == [1, 1, 0, 0, 0, 0]


def resting(**values):
    """Play up to phase III, after a harmless exploration."""
    play = top_story(StagedWorld("wolf", "bear"), "city", 3)
    play.set(**{"place": 7, **values})
    play.market(*ROW)
    return play.choose("phase-two", "explore-city", "a")


def test_at_most_three_cards_stay_and_then_three_are_filled():
    play = resting(hand=["wolf-aard-1", "wolf-aard-2", "rend-2", "rend-3", "rend-4"])
    assert play.asked == "ask-discard-down"
    play.choose("rend-2", "rend-3")
    assert play.asked == "ask-discard-more"
    play.choose("rend-4", "done")
    assert len(play.hero().hand) == 3


def test_a_card_must_be_taken_and_goes_to_the_hand():
    play = resting(hand=["wolf-aard-1", "wolf-aard-2", "rend-2"])
    play.choose("done")
    assert play.asked == "ask-market"
    assert "done" not in play.keys
    play.choose("whirl-2", "rend-2")
    assert [card.key for card in play.hero().hand] == ["wolf-aard-1", "wolf-aard-2", "whirl-2"]
    assert [card.key for card in play.table.market[1:]] == [
        "whirl-1",
        "crippling-strike-1",
        "rend-1",
        "precise-cut-1",
        "lightning-reflexes-1",
    ], "the row slides to the right"


def test_exploration_is_always_possible_and_its_results_are_hidden():
    play = top_story(StagedWorld("wolf", "bear"), "city", 2)
    play.set(place=7, gold=3)
    play.choose("phase-two")
    assert {"explore-city", "explore-wilds"} <= set(play.keys)
    play.choose("explore-city")
    assert play.keys == ["a", "b"]
    seen = repr(play.match.scene(0)) + repr(play.match.ask(0)) + repr(play.match.log(0))
    assert "city-2.intro" in seen
    assert "city-2.a" in seen
    assert "-result" not in seen
    assert "effect-" not in seen
    play.choose("a")
    assert play.hero().gold == 1
    assert play.hero().attributes[0] == 2
    told = repr(play.match.log(1))
    assert "city-2.a-result" in told
    assert "city-2.b-result" not in told


def test_an_option_that_costs_gold_needs_it():
    play = top_story(StagedWorld("wolf", "bear"), "city", 12)
    play.set(place=7, gold=0)
    play.choose("phase-two", "explore-city")
    assert play.keys == ["a"]
    assert play.barred == {"b": "why-gold-short"}
    rich = top_story(StagedWorld("wolf", "bear"), "city", 12)
    rich.set(place=7, gold=1)
    rich.choose("phase-two", "explore-city", "b")
    assert rich.hero().gold == 0
    assert [kept.key for kept in rich.hero().kept] == ["event-1"]


def test_a_quest_leads_to_its_place_and_its_event():
    play = top_story(StagedWorld("wolf", "bear"), "wilds", 31)
    play.set(place=7, hand=["wolf-aard-1"])
    play.choose("phase-two", "explore-wilds", "b")
    (quest,) = play.hero().quests
    assert quest.places == (4,)
    play.arrange(lambda table: (setattr(table, "now", "travel"), setattr(table, "active", 0)))
    play.set(place=8, hand=["rend-1", "rend-2"])
    play.choose("place-4", "rend-1", "wilds-31")
    assert play.hero().quests == ()
    assert [story.key for story in play.table.reading] == ["event-4"]
    play.choose("b")
    assert [kept.key for kept in play.hero().kept] == ["event-5"], "Jardel comes along"


def test_a_quest_of_a_terrain_gets_a_token_that_returns_when_it_is_done():
    play = top_story(StagedWorld("wolf", "bear"), "city", 20)
    play.set(place=7, hand=["wolf-aard-1"])
    before = len(play.table.supply["water"])
    play.choose("phase-two", "explore-city", "a")
    (quest,) = play.hero().quests
    assert quest.token.terrain == "water"
    assert len(play.table.supply["water"]) == before - 1


def master(reputation=0, **values):
    play = StagedWorld("wolf", "bear")
    play.set(place=7, attributes=[5, 1, 1, 1], reputation=reputation, **values)
    return play.choose("phase-two")


def test_meditation_takes_the_trophy_of_an_attribute_on_five():
    play = master()
    (trophy,) = [key for key in play.keys if key.startswith("master-")]
    play.choose(trophy)
    assert play.hero().reputation == 1
    assert [trophy.kind for trophy in play.hero().trophies] == ["combat"]
    assert play.asked == "ask-trash", "with fatigue"


def test_meditation_needs_five_and_a_free_trophy():
    low = StagedWorld("wolf", "bear")
    low.set(place=7, attributes=[4, 1, 1, 1])
    low.choose("phase-two")
    assert not [key for key in low.keys if key.startswith("master-")]
    gone = StagedWorld("wolf", "bear")
    gone.set(place=7, attributes=[5, 1, 1, 1])
    gone.arrange(lambda table: (table.gone.append(table.attribute_trophies[0]), table.attribute_trophies.pop(0)))
    gone.choose("phase-two")
    assert not [key for key in gone.keys if key.startswith("master-")]


def test_meditation_cannot_end_the_game():
    play = master(reputation=3)
    play.choose(next(key for key in play.keys if key.startswith("master-")))
    assert play.hero().reputation == 3
    assert len(play.hero().trophies) == 1
    assert play.asked != "ask-trash"
    assert not play.match.over


@pytest.mark.parametrize(("number", "change"), [(1, 4), (27, 5)])
def test_stories_may_change_what_phase_three_draws(number, change):
    """City 1 A draws one more, city 27 A two more."""
    play = top_story(StagedWorld("wolf", "bear"), "city", number)
    play.set(place=7, hand=[])
    play.choose("explore-city", "a")
    assert len(play.hero().hand) == change


def test_cards_are_revealed_until_one_of_the_cost_comes_even_through_a_new_deck():
    dear = [f"whirl-{number}" for number in range(1, 7)]
    for seed in range(8):
        play = StagedWorld("wolf", "bear", seed=f"adding/{seed}").market(*dear)

        def nearly_empty(table):
            """Leave three dear cards in the deck; the only free one is among the common discards."""
            by_cost = [[card for card in table.actions if card.cost == cost] for cost in (0, 1, 2)]
            table.gone.extend([*by_cost[0][1:], *by_cost[1][3:], *by_cost[2][3:]])
            table.actions = by_cost[1][:3]
            table.market_discard = [by_cost[0][0], *by_cost[2][:3]]

        play.arrange(nearly_empty)
        play.set(discard=[])
        play.arrange(lambda table: list(add_card(table, table.witchers[0], 0)))
        assert [card.cost for card in play.hero().discard] == [0]
        assert len(play.table.actions) + len(play.table.market_discard) == 6


def test_an_exploration_that_is_not_possible_says_why():
    play = StagedWorld("wolf", "bear")
    play.set(0, place=16)  # at the lair of the Barghest, with another witcher: there is still something to choose
    play.set(1, place=16)
    play.arrange(lambda table: setattr(table, "no_exploration", True))
    play.choose("phase-two")
    assert play.barred["explore-city"] == play.barred["explore-wilds"] == "why-no-exploration"
    read = StagedWorld("wolf", "bear")
    read.set(place=16)
    read.arrange(lambda table: (table.gone.extend(table.city), table.city.clear()))
    read.choose("phase-two")
    assert read.barred == {"explore-city": "why-deck-read"}
