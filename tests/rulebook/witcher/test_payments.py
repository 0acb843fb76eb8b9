"""Payments are logged, before the thing they pay for."""

from fabletable.games.witcher.rules.tokens import start_tracking
from tests.rulebook.witcher.arranged import StagedWorld, keep_events


def lines_since(play, *keys):
    """Return the lines that these answers add to the tale."""
    before = len(play.match.log(0))
    play.choose(*keys)
    return [line.id for line in play.match.log(0)[before:]]


def standing(**values):
    return StagedWorld("wolf", "bear").set(**{"place": 12, "hand": ["rend-3", "rend-2", "rend-1"], "gold": 2, **values})


def test_the_card_for_a_road_is_told_before_the_move():
    play = standing(hand=["rend-3", "rend-1"])
    way = next(key for key in play.keys if "+" in key)
    assert lines_since(play, way) == ["sets-out", "discarded", "moved"]


def test_a_coin_and_a_card_for_a_road_are_told_before_the_move():
    play = standing(hand=["rend-2", "rend-1"])
    there = next(key for key in play.keys if key.startswith("place-") and "+" not in key)
    play.choose(there)
    before = len(play.match.log(0))
    coin = next(key for key in play.keys if key.startswith("coin-"))
    play.choose(coin)
    told = [line.id for line in play.match.log(0)[before:]]
    assert told[:4] == ["sets-out", "coin-for-the-road", "discarded", "moved"]


def test_two_cards_for_a_road_are_told_before_the_move():
    play = standing(gold=0)
    there = next(key for key in play.keys if key.startswith("place-") and "+" not in key)
    told = lines_since(play, there, "two-cards", "rend-1", "rend-2")
    assert told[:4] == ["sets-out", "discarded", "discarded", "moved"]


def test_the_card_for_a_boat_is_told_before_the_move():
    play = keep_events(StagedWorld("wolf", "bear"), 32)
    play.set(place=2, hand=["rend-1", "rend-2"], gold=0)
    told = lines_since(play, "event-32-place-1", "rend-2")
    assert told[:3] == ["sets-out", "discarded", "moved"]


def test_the_move_is_the_headline_of_a_ride():
    play = standing(hand=["rend-3", "rend-1"])
    play.choose(next(key for key in play.keys if "+" in key))
    parts = dict(zip([line.id for line in play.match.log(0)], play.match.log_parts(0), strict=True))
    assert parts["sets-out"] == "event"
    assert parts["moved"] == "title"


# --- what else a witcher gets and loses ---


def told_of(play, seat=0):
    return [line.id for line in play.match.log(seat)]


def line_of(play, message, seat=0):
    return next(line for line in reversed(play.match.log(seat)) if line.id == message)


def fighting(school="wolf", monster="barghest", **values):
    play = StagedWorld(school, "wolf" if school != "wolf" else "bear", lairs={"forest": (monster, 16)})
    return play.hunt(16, **{"hand": ["rend-1", "whirl-1"], "trails": ["forest"], **values})


def test_gold_and_cards_of_the_beginning_are_told():
    play = StagedWorld("wolf", "bear")
    assert line_of(play, "begins-with").args["n"] == play.hero(1).gold
    assert "drew-own" in told_of(play)
    assert "drew" in told_of(play)


def test_discards_that_become_the_life_pool_are_told():
    assert "life-pool-made" in told_of(fighting(discard=["rend-2"]))


def test_a_new_deck_is_told():
    play = StagedWorld("wolf", "bear").set(place=7, hand=[], deck=["rend-1"], discard=["rend-2", "rend-3", "rend-4"])
    play.choose("explore-city", "a")
    for _ in range(20):
        if play.seat == 1:
            break
        play.choose(play.keys[0])
    assert "deck-renewed" in told_of(play)


def test_rest_after_a_fight_is_told():
    play = fighting(attributes=[1, 2, 1, 1], shield=1)
    play.pool(1, 2)
    play.choose("rend-1")
    while play.asked == "ask-trash":
        play.choose(play.keys[0])
    assert "all-shuffled" in told_of(play)
    assert line_of(play, "shield-up").args["now"] == 2


def test_a_shield_that_follows_defence_down_is_told():
    play = fighting(monster="leshen", attributes=[1, 3, 1, 1], shield=3)
    assert (line_of(play, "shield-down").args["n"], line_of(play, "shield-down").args["now"]) == (1, 2)


def test_a_card_put_under_the_deck_is_told_to_its_owner_alone():
    play = StagedWorld("wolf", "bear").hunt(16, hand=["rend-1", "rend-2"], trophies=["penitent"])
    play.choose("penitent-censer", "rend-2")
    assert line_of(play, "tucked-own").args["card"].piece == "rend-2"
    assert "tucked" in told_of(play, 1)
    assert "tucked-own" not in told_of(play, 1)


def test_cards_taken_by_speed_are_told():
    play = fighting("cat", attributes=[1, 1, 1, 2])
    play.choose("skill-cat")
    taken = play.keys[0]
    play.choose(taken)
    assert [card.piece for card in line_of(play, "drew-own").args["cards"]] == [taken]


def test_cards_that_leave_the_discard_pile_are_told():
    marrow = fighting(trophies=["ghouls-nest"])
    marrow.set(discard=["rend-2", "rend-3"])
    marrow.choose("ghoul-marrow")
    assert [card.piece for card in line_of(marrow, "under-deck").args["cards"]] == ["rend-2", "rend-3"]
    hair = fighting(trophies=["nightwraith"])
    hair.set(discard=["rend-2"])
    hair.choose("rend-1", "nightwraith-hair")
    assert line_of(hair, "combo-from-discards").args["card"].piece == "rend-2"


def test_a_card_lost_from_the_deck_says_so():
    play = fighting(monster="drowners-nest")
    play.choose(play.keys[0])
    assert "discarded-deck" in told_of(play)


def test_the_witcher_whose_cards_venomous_steel_discards_is_named():
    play = StagedWorld("viper", "bear")
    play.set(1, place=7, gold=0)
    play.set(place=7, hand=["viper-aard-1", "rend-1"], gold=0, attributes=[1, 1, 1, 2])
    play.choose("phase-two", "duel-1")
    play.set(1, shield=0)
    play.choose("rend-1")
    while play.asked == "ask-combo-next":
        play.choose("combo-done")
    play.choose("skill-viper")
    play.choose(play.keys[0])
    assert line_of(play, "looked-lost-witcher").args["other"].args["n"] == 1


def test_stakes_of_dice_poker_are_told_before_the_dice():
    play = StagedWorld("wolf", "bear").set(place=7, gold=3, hand=["rend-1", "rend-2"])
    play.set(1, place=7, gold=3)
    play.arrange(lambda table: setattr(table, "moved", True))
    play.choose("poker-1")
    assert told_of(play)[-2:] == ["poker-stakes", "poker-thrown"]
    parts = play.match.log_parts(0)
    assert parts[-2] == "event"
    locals_ = StagedWorld("wolf", "bear").set(place=6, gold=3, hand=["rend-1"])
    locals_.arrange(lambda table: setattr(table, "moved", True))
    locals_.choose("action")
    assert told_of(locals_)[-2:] == ["poker-stake", "poker-locals"]
    assert line_of(locals_, "poker-stake").args["n"] == 2


def test_trails_and_tracking_quests_that_go_back_are_told():
    play = fighting()
    play.arrange(lambda table: start_tracking(table, table.witchers[1], "forest"))
    play.pool(1, 2)
    play.choose("rend-1")
    assert "trail-lost" in told_of(play)
    assert line_of(play, "tracking-lost").args["seat"].args["n"] == 1


def test_a_trashed_card_says_where_it_lay():
    play = fighting()
    play.set(discard=["rend-4"])
    play.pool(1, 2)
    play.choose("rend-1")
    assert play.asked == "ask-trash"
    play.choose("rend-4")
    assert "trashed-discard" in told_of(play)
    deck = fighting()
    deck.pool(1, 2)
    deck.choose("rend-1")
    deck.choose(next(card.key for card in deck.hero().deck.cards))
    assert "trashed-deck" in told_of(deck)


def test_a_card_trashed_from_the_market_is_not_told_as_ones_own():
    play = StagedWorld("wolf", "bear").set(place=7, gold=3, hand=["rend-1"])
    play.arrange(lambda table: setattr(table, "moved", True))
    play.choose("action")
    play.choose(play.keys[0])
    assert "market-trashed" in told_of(play)
    assert "trashed" not in told_of(play)


def test_a_promise_that_is_given_up_is_told():
    play = keep_events(StagedWorld("wolf", "bear"), 22)
    play.set(place=7)
    play.choose("phase-two")
    play.choose(next(key for key in play.keys if key.startswith("event-22")))
    told = told_of(play)
    assert told[told.index("kept-spent") + 1] == "gold-gained"


def test_a_trophy_taken_from_another_school_is_told():
    play = StagedWorld("wolf", "bear")
    play.set(1, place=7, gold=0)
    play.set(place=7, hand=["rend-1", "whirl-1"], gold=0)
    play.choose("phase-two", "duel-1")
    play.set(1, shield=0, hand=[], deck=["rend-2"], discard=[])
    play.choose("rend-1")
    assert line_of(play, "medal-taken").args["other"].args["n"] == 1


def test_a_trophy_without_a_step_is_told():
    play = StagedWorld("wolf", "bear").set(place=7, reputation=3, attributes=[5, 1, 1, 1])
    play.choose("phase-two")
    play.choose(next(key for key in play.keys if key.startswith("master-combat")))
    assert "trophy-without-step" in told_of(play)


def test_phase_three_is_the_deed_under_which_cards_are_discarded_and_drawn():
    play = StagedWorld("wolf", "bear").set(place=7, hand=["rend-1", "rend-2", "rend-3", "rend-4"])
    play.choose("phase-two", "explore-city")
    while play.asked != "ask-discard-down":
        play.choose(play.keys[0])
    play.choose("rend-1")
    parts = dict(zip(told_of(play), play.match.log_parts(0), strict=True))
    assert parts["rests"] == "event"
    assert told_of(play).index("rests") < told_of(play).index("discarded")


def test_a_bet_is_told_with_its_stake_and_a_lost_one_too():
    play = StagedWorld("wolf", "bear", "cat", "viper")
    play.set(1, place=7)
    play.set(2, gold=1)
    play.set(3, gold=1)
    play.set(place=7, hand=["rend-1", "whirl-1"])
    play.choose("phase-two", "duel-1", "bet-0", "bet-1")
    play.set(1, shield=0, hand=[], deck=["rend-2"], discard=[])
    play.choose("rend-1")
    while play.asked == "ask-trash":
        play.choose(play.keys[0])
    if play.asked == "ask-add-card":
        play.choose(play.keys[0])
    won = line_of(play, "bet-won").args
    assert won["n"] == play.hero(2).gold == 2
    assert line_of(play, "bet-lost").args["seat"].args["n"] == 3
