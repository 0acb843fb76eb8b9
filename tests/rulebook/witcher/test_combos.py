"""Rulebook, The witcher's fight turn: combos, damage, shields, special effects, drawing."""

from fabletable.games.witcher.fight import Fight, Fighter
from fabletable.games.witcher.rules.combo import tally
from tests.rulebook.witcher.arranged import StagedWorld, find_card


def counted(*keys, linked=True, monster=None):
    """Return the sums of a combo of these cards."""
    play = StagedWorld("wolf", "bear")
    me = Fighter(0)
    me.combo = [find_card(play.table, key) for key in keys]
    me.joined = [place > 0 and linked for place in range(len(keys))]
    fight = Fight(0, -1, monster, "forest")
    return tally(fight, me)


def test_only_used_links_give_their_bonus():
    """Rulebook, Dealing damage: Block's yellow link has nothing on it, so its icon does not count."""
    alone = counted("block-1")
    assert (alone.damage, alone.shield) == (0, 2)
    assert counted("whirl-1", "block-1").damage == 3, "1 of Whirl and 2 of its green link"


def test_each_card_must_match_a_link_of_the_card_right_below():
    play = StagedWorld("wolf", "bear")
    play.hunt(hand=["whirl-1", "block-1", "intense-axii-1", "rend-1"], attributes=[4, 4, 1, 1], trails=["forest"])
    play.choose("whirl-1")
    assert play.keys == ["block-1", "combo-done"], "green only; red and yellow find no link"
    assert play.barred == {"intense-axii-1": "why-no-link", "rend-1": "why-no-link"}
    play.choose("block-1")
    assert play.keys == ["intense-axii-1", "combo-done"], "Block links to yellow; Whirl below no longer matters"


def test_who_holds_cards_must_play_at_least_one_but_need_not_play_more():
    play = StagedWorld("wolf", "bear")
    play.hunt(hand=["whirl-1", "block-1"], trails=["forest"])
    assert play.asked == "ask-combo-first"
    assert set(play.keys) == {"whirl-1", "block-1"}
    before = len(play.fight.pool.cards)
    play.choose("whirl-1", "combo-done")
    assert len(play.fight.pool.cards) == before - 1


def test_the_shield_rises_up_to_defence_only():
    """Rulebook: three shields in the combo, Defence III, shield 1: it rises by 2."""
    play = StagedWorld("wolf", "bear")
    play.hunt(hand=["block-1", "wolf-shove-1"], attributes=[1, 3, 1, 1], shield=2, trails=["forest"])
    assert play.hero().shield == 1, "the Barghest took one before the fight"
    play.set(hand=["whirl-2", "block-1"])
    play.choose("whirl-2", "block-1")
    assert play.hero().shield == 3


def test_a_card_may_return_to_hand_and_the_rest_is_discarded():
    play = StagedWorld("wolf", "bear")
    play.hunt(hand=["cover-1", "precise-cut-1"], trails=["forest"])
    play.choose("cover-1", "precise-cut-1")
    if play.asked == "ask-combo-next":
        play.choose("combo-done")
    hand = [card.key for card in play.hero().hand]
    assert "cover-1" in hand
    assert [card.key for card in play.hero().discard] == ["precise-cut-1"]


def test_drawing_is_combat_and_the_modifiers():
    """Rulebook, Filling the hand: Combat 2, +2 of the combo, -1 of a potion: three cards."""
    play = StagedWorld("wolf", "bear")
    hand = [card.key for card in play.table.box.actions if card.draw == 2][:1]
    play.hunt(hand=[*hand, "wolf-aard-1"], attributes=[2, 1, 1, 1], potions=["swallow"], trails=["forest"])
    play.choose(play.hero().potions[0].key, hand[0])
    if play.asked == "ask-combo-next":
        play.choose("combo-done")
    assert len(play.hero().hand) == 1 + 3


def test_below_zero_nothing_is_drawn():
    play = StagedWorld("wolf", "bear")
    play.hunt(hand=["precise-blow-1"], trails=["forest"])
    assert play.hero().hand == [], "Combat 1 and -3"


def test_a_deck_that_runs_out_in_a_fight_is_not_made_anew():
    play = StagedWorld("wolf", "bear")
    play.hunt(hand=["wolf-aard-1", "wolf-aard-2"], attributes=[4, 1, 1, 1], trails=["forest"])
    play.set(deck=["wolf-cleave-1"], discard=["rend-1", "rend-2"])
    play.choose(play.keys[0])
    if play.asked == "ask-combo-next":
        play.choose("combo-done")
    assert play.hero().deck.cards == []
    assert len(play.hero().hand) == 2


def test_the_hand_never_grows_above_seven_by_drawing():
    play = StagedWorld("wolf", "bear")
    hand = ["wolf-aard-1", "wolf-aard-2", "rend-1", "rend-2", "rend-3", "rend-4", "rend-5"]
    play.hunt(hand=hand, attributes=[4, 1, 1, 1], trails=["forest"])
    play.choose("wolf-aard-1")
    if play.asked == "ask-combo-next":
        play.choose("combo-done")
    assert len(play.hero().hand) == 7
