"""Sentences of the rulebook that are easily read past: Trails, piles one may look through, ties, the limit of the
hand, and that a reason or a line of the tale is given wherever something is withheld or paid."""

import pytest

import fabletable
from fabletable.games.witcher.board import PLACES
from fabletable.games.witcher.rules.dice_poker import beats
from fabletable.games.witcher.rules.tokens import gain_trail, start_tracking
from fabletable.kernel import Chance
from tests.rulebook.witcher.arranged import StagedWorld, keep_events, top_story


def told(play, seat=0):
    return [line.id for line in play.match.log(seat)]


def last(play, message, seat=0):
    return next(line for line in reversed(play.match.log(seat)) if line.id == message)


def barred(play):
    return {one.key: one for one in play.match.decision.barred()}


# --- an open tracking quest is not a Trail (Rulebook: Location tokens; Total defeat) ---


def tracking(terrain="forest", **values):
    play = StagedWorld("wolf", "bear")
    play.arrange(lambda table: start_tracking(table, table.witchers[0], terrain))
    return play.set(**values) if values else play


def test_total_defeat_gives_the_trail_in_spite_of_an_open_tracking_quest():
    """Rulebook, Total defeat: a Trail token of the monster's terrain, if you do not have one yet."""
    play = tracking()
    play.hunt(hand=["wolf-aard-1", "wolf-aard-2"])
    play.set(hand=["wolf-aard-1"], deck=[], discard=[])
    if play.asked == "ask-attack":
        play.choose("charge")
    assert "defeated" in told(play)
    assert play.hero().has_trail("forest")
    assert play.hero().is_tracking("forest"), "the quest stays open"


def test_a_story_offers_the_trail_of_a_terrain_that_is_being_tracked():
    play = top_story(tracking("water"), "wilds", 7)  # B: a Trail of any terrain
    play.set(place=7)
    play.choose("phase-two", "explore-wilds", "b")
    assert play.keys == ["forest", "mountain", "water"]


def test_a_tracking_quest_that_ends_where_the_trail_is_known_brings_its_coin_alone():
    """Our ruling 21: the gold is taken, the token goes back face down."""
    play = tracking("mountain")
    play.arrange(lambda table: gain_trail(table, table.witchers[0], "mountain"))
    (token,) = play.hero().tracking
    (held,) = play.hero().trails
    free = len(play.table.supply["mountain"])
    play.set(place=PLACES[token.place].roads[0], gold=2, hand=["rend-3", "precise-cut-8"])
    play.choose(f"place-{token.place}", play.keys[0] if play.asked == "ask-pay-move" else "precise-cut-8")
    assert play.hero().tracking == ()
    assert play.hero().trails == [held]
    assert play.hero().gold == 3
    assert token in play.table.supply["mountain"]
    assert len(play.table.supply["mountain"]) == free + 1
    assert "tracking-coin" in told(play)


def test_no_tracking_quest_for_a_trail_one_has_or_follows_and_the_reason_is_given():
    play = tracking("water", place=12, hand=["rend-3", "rend-2"], trails=["forest"])
    play.choose("place-13", "rend-3", "action")
    assert play.asked == "ask-track"
    assert play.keys == ["mountain", "done"]
    assert play.barred == {"forest": "why-trail-held", "water": "why-tracking-already"}


def test_trails_that_cannot_be_had_say_why():
    play = top_story(StagedWorld("wolf", "bear"), "wilds", 7)
    play.set(place=7, trails=["forest"])
    play.arrange(lambda table: (table.gone.extend(table.supply["water"]), table.supply["water"].clear()))
    play.choose("phase-two", "explore-wilds")
    play.choose("b")
    assert play.hero().has_trail("mountain"), "the only one left is taken without asking"
    both = top_story(StagedWorld("wolf", "bear"), "wilds", 7)
    both.set(place=7, trails=["forest"])
    both.choose("phase-two", "explore-wilds", "b")
    assert both.barred == {"forest": "why-trail-held"}


def test_a_story_that_has_no_trail_left_to_give_says_so():
    play = top_story(StagedWorld("wolf", "bear"), "wilds", 7)
    play.set(place=7, trails=["forest", "mountain", "water"])
    play.choose("phase-two", "explore-wilds", "b")
    assert "trail-none" in told(play)


# --- one's own discards always, one's own deck outside one's turn and fights (Rulebook: Each player's deck) ---


def shown(play, pile, view, seat):
    mat = play.match.scene(view).mats[seat]
    zone = next(zone for zone in mat.zones if zone.id == f"{pile}-{seat}")
    return [piece.id for piece in zone.pieces], zone.count


def test_ones_own_discards_can_always_be_looked_through_in_their_order():
    play = StagedWorld("wolf", "bear")
    play.set(0, discard=["rend-3", "rend-1", "rend-2"])
    assert shown(play, "discard", 0, 0) == (["rend-3", "rend-1", "rend-2"], 3)
    assert shown(play, "discard", 1, 0) == (["rend-2"], 3), "of others' discards the top"
    assert shown(play, "discard", None, 0) == (["rend-2"], 3)
    play.hunt(hand=["wolf-aard-1", "rend-1"], trails=["forest"])
    play.set(discard=["rend-3", "rend-2"])
    assert shown(play, "discard", 0, 0)[0] == ["rend-3", "rend-2"], "in a fight too"


def test_ones_own_deck_can_be_looked_through_outside_ones_turn_but_not_in_its_order():
    play = StagedWorld("wolf", "bear", "cat")
    keys = [card.key for card in play.hero(1).deck.cards]
    assert keys != sorted(keys)
    assert shown(play, "deck", 1, 1) == (sorted(keys), len(keys))
    assert shown(play, "deck", 0, 0)[0] == [], "not in one's own turn"
    for view in (0, 2, None):
        assert shown(play, "deck", view, 1) == ([], len(keys)), "and by nobody else"


def test_a_deck_cannot_be_looked_through_in_a_fight():
    play = StagedWorld("wolf", "bear", "cat")
    play.set(0, place=7)
    play.set(1, place=7, gold=0)
    play.set(2, gold=0)
    play.choose("phase-two", "duel-1")
    assert shown(play, "deck", 1, 1)[0] == [], "the defender is in the fight"
    assert shown(play, "deck", 2, 2)[0], "who looks on is not"


def test_looking_through_a_deck_tells_nothing_about_what_comes_next():
    """The same table with the deck in another order looks the same, byte for byte."""
    play = StagedWorld("wolf", "bear")
    for number in range(8):
        clone = play.match.clone()
        clone.arrange(lambda table, n=number: table.shuffle_unknown(1, Chance(f"order/{n}")))
        assert repr(clone.scene(1)) == repr(play.match.scene(1))


# --- dice poker: two unused dice break a tie, then the active player wins ---


@pytest.mark.parametrize(
    ("active", "other", "wins"),
    [
        ([5, 5, 6, 4, 1], [5, 5, 6, 4, 3], True),
        ([5, 5, 6, 3, 1], [5, 5, 6, 4, 1], False),
        ([1, 2, 3, 4, 6], [1, 3, 2, 4, 6], True),
        ([6, 5, 3, 2, 1], [6, 5, 4, 2, 1], True),
        ([6, 4, 3, 2, 1], [6, 5, 3, 2, 1], False),
        ([3, 3, 3, 2, 1], [3, 3, 3, 2, 1], True),
    ],
)
def test_a_third_unused_die_decides_nothing(active, other, wins):
    assert beats(active, other) is wins


# --- the hand never holds more than seven ---

SEVEN = ["wolf-aard-1", "wolf-aard-2", "rend-2", "rend-3", "rend-4", "rend-5", "rend-6"]


def buying_with_seven():
    play = top_story(StagedWorld("wolf", "bear"), "city", 3)
    play.set(place=7, hand=SEVEN[:3])
    play.market("whirl-1", "crippling-strike-1", "rend-1", "precise-cut-1", "lightning-reflexes-1", "rend-7")
    play.arrange(lambda table: setattr(table, "next_draw", 4))
    play.choose("phase-two", "explore-city", "a", "done")
    assert play.asked == "ask-market"
    assert len(play.hero().hand) == 7
    return play.choose("rend-7")


def test_a_full_hand_makes_room_for_the_card_of_the_market():
    play = buying_with_seven()
    assert play.asked == "ask-hand-full"
    assert len(play.keys) == 8
    play.choose("wolf-aard-1")
    hand = [card.key for card in play.hero().hand]
    assert len(hand) == 7
    assert "rend-7" in hand
    assert play.hero().discard[-1].key == "wolf-aard-1"


def test_the_new_card_itself_may_be_what_a_full_hand_gives_away():
    play = buying_with_seven()
    before = [card.key for card in play.hero().hand]
    play.choose("rend-7")
    assert [card.key for card in play.hero().hand] == before
    assert play.hero().discard[-1].key == "rend-7"
    assert all(card.key != "rend-7" for card in play.table.market)


def test_a_card_that_returns_by_a_link_finds_no_room_in_a_full_hand():
    play = StagedWorld("wolf", "bear")
    hand = ["cover-2", "intense-axii-1", "rend-1", "rend-2", "rend-3", "rend-4", "rend-5"]
    play.hunt(hand=hand, attributes=[1, 1, 1, 5], trails=["forest"])
    play.set(hand=hand, discard=["rend-6", "rend-7"])
    play.choose("cover-2", "intense-axii-1", "rend-1")
    if play.asked == "ask-combo-next":
        play.choose("combo-done")
    play.choose("skill-wolf")
    assert len(play.hero().hand) == 7
    assert "cover-2" in [card.key for card in play.hero().discard]


# --- reasons ---


def test_a_training_ground_says_that_the_attribute_stands_at_five():
    play = StagedWorld("wolf", "bear")
    play.set(place=7, level=5, attributes=[1, 1, 5, 1], hand=["rend-1", "rend-2"])
    play.choose("place-4", "rend-1")
    assert play.barred["action"] == "why-at-five"
    above = StagedWorld("wolf", "bear")
    above.set(place=7, level=1, attributes=[1, 1, 2, 1], hand=["rend-1", "rend-2"])
    above.choose("place-4", "rend-1")
    assert above.barred["action"] == "why-above-level"


def test_a_school_says_what_cannot_be_learnt_and_why():
    play = StagedWorld("wolf", "bear")
    play.set(place=7, gold=3, attributes=[5, 3, 1, 1], hand=["rend-2", "rend-4"])
    play.choose("place-10", "rend-2", "action")
    assert play.keys == ["train-alchemy"]
    assert play.barred == {
        "train-combat": "why-at-five",
        "train-defence": "why-gold-short",
        "train-special": "why-own-school",
    }


def test_a_school_that_is_too_dear_names_its_cheapest_price():
    play = StagedWorld("wolf", "bear")
    play.set(place=7, gold=1, attributes=[3, 2, 2, 1], hand=["rend-2", "rend-4"])
    play.choose("place-10", "rend-2")
    why = barred(play)["action"].why
    assert why.id == "why-no-training"
    assert (why.args["need"], why.args["have"]) == (3, 1)
    master = StagedWorld("wolf", "bear")
    master.set(place=7, gold=9, attributes=[5, 5, 5, 1], hand=["rend-2", "rend-4"])
    master.choose("place-10", "rend-2")
    assert master.barred["action"] == "why-all-at-five"


def test_a_potion_that_needs_a_sign_names_its_colours():
    play = StagedWorld("wolf", "bear")
    play.hunt(hand=["rend-1", "rend-2"], potions=["petris-philter", "swallow"], trails=["forest"])
    assert set(play.barred.values()) == {"why-no-sign"}


def test_cards_too_dear_for_an_exchange_say_so():
    play = StagedWorld("wolf", "bear")
    play.market("whirl-1", "crippling-strike-1", "rend-1", "precise-cut-1", "rend-4", "rend-5")
    play.set(place=7, hand=["rend-2", "wolf-aard-1"])
    play.choose("place-8", "rend-2", "action", "wolf-aard-1")
    assert play.barred == {"crippling-strike-1": "why-too-dear"}


def test_a_card_of_another_cost_than_a_story_gives_says_so():
    play = top_story(StagedWorld("wolf", "bear"), "wilds", 5)  # A: a card of cost 0
    play.market("whirl-1", "crippling-strike-1", "rend-1", "precise-cut-1", "rend-4", "rend-5")
    play.set(place=7)
    play.choose("phase-two", "explore-wilds", "a")
    assert play.asked == "ask-add-card"
    assert play.barred == {"whirl-1": "why-other-cost", "crippling-strike-1": "why-other-cost"}


def test_trophies_of_a_mastered_attribute_that_are_gone_or_held_say_so():
    play = StagedWorld("wolf", "bear")
    play.set(place=7, attributes=[5, 5, 1, 1], trophies=["combat"])
    play.arrange(
        lambda table: table.gone.append(
            table.attribute_trophies.pop([trophy.kind for trophy in table.attribute_trophies].index("defence"))
        )
    )
    play.choose("phase-two")
    assert sorted(code for code in play.barred.values() if "trophy" in code) == ["why-trophy-gone", "why-trophy-held"]


def test_a_challenge_says_what_it_would_bring():
    play = StagedWorld("wolf", "bear")
    play.set(0, place=7)
    play.set(1, place=7, reputation=2)
    play.choose("phase-two")

    def note():
        choice = next(choice for choice in play.match.ask(0).choices if choice.key == "duel-1")
        return choice.note.id, choice.note.args["n"]

    assert note() == ("duel-trophy", 3)
    play.set(0, trophies=["bear"])
    assert note() == ("duel-trophy-held", 3)


def test_the_last_hunt_alone_points_at_the_solo_chapter():
    play = StagedWorld("wolf")
    play.set(place=16, hand=["rend-1"])

    def alone(table):
        for lair in table.lairs:
            if lair.terrain != "forest":
                lair.monster = None

    play.arrange(alone)
    play.choose("phase-two")
    reason = barred(play)["barghest"]
    assert (reason.code, reason.rule) == ("why-last-hunt", "solo")


# --- the tale ---


def test_the_coin_of_a_move_is_told():
    play = StagedWorld("wolf", "bear")
    play.set(place=7, gold=1, hand=["rend-1", "rend-2"])
    play.choose("place-3", "coin-rend-1")
    assert "coin-for-the-road" in told(play)


def test_the_price_of_a_quest_is_told():
    play = top_story(StagedWorld("wolf", "bear"), "city", 21)  # B: a quest in Vengerberg for 2 gold
    play.set(place=7, gold=0, hand=["rend-2"])
    play.choose("phase-two", "explore-city", "b")
    quest = play.hero().quests[0]
    while play.table.active != 0 or play.asked != "ask-travel":
        play.choose(play.keys[-1])
    play.set(place=7, gold=5, hand=["rend-2", "rend-4"])
    play.choose("place-8", "rend-2", quest.key)
    assert last(play, "gold-paid").args["n"] == 2


def test_whoever_throws_for_the_locals_is_told():
    play = StagedWorld("wolf", "bear", "cat")
    play.set(0, place=7, gold=2, hand=["rend-2", "rend-4"])
    play.choose("place-6", "rend-2")
    play.load(6, 6, 6, 1, 2, 1, 2, 3, 4, 6)
    play.choose("action")
    assert play.asked == "ask-reroll-locals"
    assert last(play, "poker-locals").args["other"].args["n"] == 2, "the neighbour on the right"
    play.choose("die-1-0", "done")
    assert "poker-rerolled-locals" in told(play)


def test_alone_the_throw_and_the_monsters_die_are_told():
    play = StagedWorld("wolf")
    play.set(0, place=7, gold=2, hand=["rend-2", "rend-4"])
    play.choose("place-6", "rend-2").load(6, 6, 6, 1, 2).choose("action")
    assert "poker-alone" in told(play)
    assert play.match.decision.rule == "solo"
    hunt = StagedWorld("wolf")
    hunt.load(4)
    hunt.hunt(16, hand=["wolf-aard-1", "rend-1"])
    assert "monster-die" in told(hunt)


def test_a_companions_die_is_told_with_its_name():
    play = keep_events(StagedWorld("wolf", "bear"), 20)
    play.hunt(hand=["rend-1", "rend-2"], trails=["forest"])
    play.load(6)
    play.choose("adje")
    line = last(play, "rolled-power")
    assert line.args["n"] == 6
    assert line.args["power"].id == "power-adje"


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_every_first_turn_is_told(players):
    match = fabletable.start("witcher", players, "first turns")
    while match.decision is not None and match.decision.ask != "ask-travel":
        match.take(match.decision.options[0])
    line = match.log(0)[-1]
    assert (line.id, line.args["seat"].args["n"], line.args["n"]) == ("turn-begins", 0, 1)


def test_nobody_loses_no_cards():
    """Glustyworp loses one card in the first turn; what else strikes it is said to do nothing, not counted as 0."""
    play = StagedWorld("wolf", "bear", lairs={"forest": ("glustyworp", 16)})
    play.hunt(hand=["rend-1", "rend-2"], potions=["black-blood"], attributes=[1, 1, 2, 1], trails=["forest"])
    play.choose(play.keys[0], "rend-1")
    hits = [(line.id, line.args.get("n")) for line in play.match.log(0) if line.id.startswith("monster-")]
    assert hits == [("monster-hit", 1), ("monster-unhurt", None)]
