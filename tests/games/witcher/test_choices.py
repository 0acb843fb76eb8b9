"""The descriptions of choices: price, gain, what waits, odds; and what is not asked."""

import pytest

import fabletable
from fabletable.games.witcher.board import PLACES
from fabletable.games.witcher.rules.imagined import IMAGININGS
from fabletable.games.witcher.rules.movement import either
from fabletable.games.witcher.rules.odds import expected
from fabletable.kernel import Chance
from fabletable.kernel.catalogue import catalogue_of
from fabletable.kernel.scene import Gem
from tests.rulebook.witcher.arranged import StagedWorld, top_story

ENGLISH = catalogue_of(fabletable.find("witcher"))
NAMES = ["Ada", "Boyan"]


def choice(play, key):
    ask = play.match.ask(play.match.decision.seat)
    return next(each for each in ask.choices if each.key == key)


def lair_of(play):
    return next(lair for lair in play.match.table.lairs if lair.monster is not None and lair.token is not None)


def before_a_lair(hand):
    """Set a witcher down a road away from a monster."""
    play = StagedWorld("wolf", "bear")
    lair = lair_of(play)
    there = lair.token.place
    play.set(place=PLACES[there].roads[0], hand=hand)
    return play, lair, PLACES[there]


def fitting(place):
    return {"water": "rend-1", "forest": "rend-2", "mountain": "rend-3"}[place.terrain]


class TestTheWay:
    def test_the_only_fitting_card_is_the_evident_payment(self):
        play = StagedWorld("wolf", "bear").set(place=7, gold=1, hand=["rend-1", "rend-2"])
        assert {"place-4+rend-1", "place-4", "place-8+rend-2", "place-8", "place-3"} <= set(play.keys)
        assert choice(play, "place-4+rend-1").spots == ["place-4"]
        assert choice(play, "place-4").spots == [], "the place itself stands for the evident way"
        play.choose("place-4+rend-1")
        assert play.hero().place == 4
        assert [card.key for card in play.hero().hand] == ["rend-2"]
        assert play.match.why_no_undo(0) is None, "nothing but what was chosen has been shown"

    def test_who_wants_to_pay_otherwise_may(self):
        play = (
            StagedWorld("wolf", "bear").set(place=7, gold=1, hand=["rend-1", "rend-2"]).choose("place-4", "coin-rend-2")
        )
        assert (play.hero().place, play.hero().gold) == (4, 0)
        assert [card.key for card in play.hero().hand] == ["rend-1"]

    def test_each_place_is_one_row_with_the_ways_to_pay_inside(self):
        play = StagedWorld("wolf", "bear").set(place=7, gold=1, hand=["rend-1", "rend-2"])
        ways = [each for each in play.match.ask(0).choices if each.under is not None and each.under.id == "place-4"]
        assert [each.key for each in ways] == ["place-4+rend-1", "place-4"]
        assert [ENGLISH.say(each.within, NAMES) for each in ways] == ["Discard Rend", "Pay otherwise"]
        assert [[gem.kind for gem in each.cost] for each in ways] == [["cards"], ["cards", "gold"]]
        assert choice(play, "place-3").under is None, "only one way to pay"

    def test_several_fitting_cards_are_asked_for(self):
        play = StagedWorld("wolf", "bear").set(place=7, gold=0, hand=["rend-1", "wolf-aard-1", "rend-2"])
        terrain = [card.key for card in play.hero().hand if card.terrain in ("water", "universal")]
        ways = [key for key in play.keys if key.startswith("place-4")]
        assert ways == (["place-4"] if len(terrain) > 1 else ["place-4+rend-1", "place-4"])

    def test_the_cards_one_of_which_is_enough_are_told_as_a_choice(self):
        play = StagedWorld("wolf", "bear").set(place=7, gold=0, hand=["rend-1", "wolf-aard-1", "rend-2"])
        names = [place.message for place in PLACES[:3]]
        for language, word in {"en": "or", "ru": "или", "cs": "nebo", "bg": "или"}.items():
            catalogue = catalogue_of(play.match.game, language)
            first, second, third = (catalogue.say(name) for name in names)
            assert catalogue.say(either(names)) == f"{first}, {second} {word} {third}"
        assert either(names[:1]) == names[0]
        notes = [each.note for each in play.match.ask(0).choices if each.note and each.note.id == "way-card"]
        assert "Aard or Rend." in " ".join(ENGLISH.say(note, NAMES) for note in notes)

    def test_a_whole_hand_is_discarded_unasked(self):
        play = StagedWorld("wolf", "bear").set(place=7, gold=0, hand=["rend-1", "rend-4"])
        play.choose("place-2", "two-cards")
        assert (play.hero().place, play.hero().hand) == (2, [])

    def test_price_and_what_waits(self):
        play, lair, place = before_a_lair(["rend-1", "rend-2", "rend-3"])
        way = choice(play, f"{place.key}+{fitting(place)}")
        assert way.cost == [Gem("cards", 1, "card-discard")]
        assert ENGLISH.say(lair.monster.message) in ENGLISH.say(way.waits, NAMES)
        assert way.odds.about
        assert way.odds.won + way.odds.drawn + way.odds.lost == 100


class TestOdds:
    def test_a_fight_says_against_what_and_how_likely(self):
        play = StagedWorld("wolf", "bear")
        play.hunt_place = lair_of(play).token.place
        play.set(place=play.hunt_place, hand=["rend-1"])
        play.match.arrange(lambda table: setattr(table, "moved", True))
        play.choose("phase-two")
        monster = lair_of(play).monster
        odds = choice(play, monster.key).odds
        said = ENGLISH.say(odds.against, NAMES)
        assert ENGLISH.say(monster.message) in said
        assert f"life {monster.life}" in said
        assert ENGLISH.say(odds.if_won, NAMES) == "a trophy and 2 gold"

    def test_a_stronger_witcher_has_better_odds(self):
        def odds(**given):
            play = StagedWorld("wolf", "bear")
            play.set(place=lair_of(play).token.place, hand=["rend-1", "rend-2", "rend-3"], **given)
            play.choose("phase-two")
            return choice(play, lair_of(play).monster.key).odds

        weak, strong = odds(attributes=[1, 1, 1, 1]), odds(attributes=[5, 5, 1, 5])
        assert strong.won > weak.won

    @pytest.mark.parametrize("seed", range(4))
    def test_a_road_promises_what_is_said_on_arrival(self, seed):
        """Both are the same fights in thought: with the card that was paid for the road already gone."""
        play, lair, place = before_a_lair(["rend-1", "rend-2", "rend-3"])
        play.set(attributes=[1 + seed, 1 + seed % 2, 1, 2], shield=1)
        way = choice(play, f"{place.key}+{fitting(place)}")
        play.choose(way.key)
        while play.asked != "ask-deed":
            play.choose("phase-two" if "phase-two" in play.keys else play.keys[-1])
        there = choice(play, lair.monster.key).odds
        assert (there.won, there.drawn) == (way.odds.won, way.odds.drawn)

    def test_asking_draws_nothing_and_is_the_same_again(self):
        play, _, _ = before_a_lair(["rend-1", "rend-2", "rend-3"])
        before = play.match.checksum()
        first = play.match.ask(0)
        assert play.match.ask(0) == first
        assert play.match.checksum() == before
        assert IMAGININGS >= 30

    def test_trials_call_nothing_impossible_and_nothing_certain(self):
        assert [round(100 * expected(["defeat"] * 40, end, 3)) for end in ("slain", "defeat")] == [2, 95]
        assert expected(["won", "lost"] * 20, "won", 2) == 0.5

    def test_odds_know_nothing_hidden(self):
        """The same table but for what the seat cannot know: the same odds."""
        match = fabletable.start("witcher", 3, "two worlds")
        bots = Chance("two worlds")
        seen = 0
        while match.decision is not None and seen < 6 and match.number < 400:
            seat = match.decision.seat
            ask = match.ask(seat)
            if any(each.odds is not None and each.odds.about for each in ask.choices):
                other = match.imagine(seat, Chance(f"world {match.number}"))
                assert other.ask(seat) == ask, f"decision {match.number}"
                seen += 1
            match.take(bots.one_of(match.decision.options))
        assert seen >= 3

    @pytest.mark.parametrize("told", ["yes", "no"])
    def test_a_table_may_play_without_them(self, told):
        match = fabletable.start("witcher", 2, "odds", {"odds": told})
        while match.decision.ask != "ask-travel":
            match.take(match.decision.options[0])
        table = match.table
        place = next(lair.token.place for lair in table.lairs if lair.token is not None and lair.monster is not None)
        match.arrange(lambda table: setattr(table.witchers[table.active], "place", PLACES[place].roads[0]))
        odds = [each.odds for each in match.ask(match.decision.seat).choices]
        assert any(odds) == (told == "yes")


class TestDicePoker:
    def poker(self, *dice):
        play = StagedWorld("wolf", "bear").set(place=7, gold=2, hand=["rend-1"])
        play.match.arrange(lambda table: setattr(table.witchers[1], "place", 4))
        play.match.arrange(lambda table: setattr(table.witchers[1], "gold", 2))
        play.choose("place-4+rend-1")
        play.load(*dice)
        return play.choose("poker-1")

    def test_the_dice_outside_the_combination_are_rolled_in_one_answer(self):
        play = self.poker(6, 6, 1, 2, 3, 5, 5, 5, 1, 2)
        assert (play.seat, play.keys[0]) == (1, "reroll-rest")
        play.load(5, 5)
        play.choose("reroll-rest")
        assert sorted(play.match.table.dice.rolls[1]) == [5, 5, 5, 5, 5]
        assert play.seat == 0, "and that was all"

    def test_both_hands_are_named_with_who_leads(self):
        play = self.poker(6, 6, 1, 2, 3, 5, 5, 5, 1, 2)
        ask = play.match.ask(1)
        assert ENGLISH.say(ask.note, NAMES) == "You have three fives, Ada has a pair of sixes: you are ahead."
        stage = play.match.scene(0).stage
        assert ENGLISH.say(stage.note, NAMES) == "Boyan leads · 3 gold in the pot"
        assert [ENGLISH.say(side.zones[0].note, NAMES) for side in stage.zones] == ["a pair of sixes", "three fives"]
        play.load(5, 5)
        play.choose("reroll-rest")
        assert ENGLISH.say(play.match.ask(0).note, NAMES) == (
            "You have a pair of sixes, Boyan has five fives: you are behind."
        )

    def test_the_word_says_whether_it_keeps_or_rolls(self):
        play = self.poker(6, 6, 1, 2, 3, 5, 5, 5, 1, 2)
        keep = choice(play, "done")
        assert (ENGLISH.say(keep.label), keep.main) == ("Keep all dice as they lie", False)
        play.choose("die-1-3")
        roll = choice(play, "done")
        assert (ENGLISH.say(roll.label), roll.main, roll.risk) == ("Roll the chosen die again", True, "dice")

    def test_whoever_rolls_last_hears_exact_odds(self):
        play = self.poker(6, 6, 1, 2, 3, 5, 5, 5, 1, 2)
        assert choice(play, "done").odds is None, "the other may still roll again"
        play.choose("done")
        assert choice(play, "done").odds.won == 0
        # Three dice beside two sixes beat three fives: by a third six, or three of a kind and more otherwise.
        better = sum(
            1 for a in range(1, 7) for b in range(1, 7) for c in range(1, 7) if [a, b, c].count(6) >= 1 or (a == b == c)
        )
        assert choice(play, "reroll-rest").odds.won == round(100 * better / 216)
        assert not choice(play, "reroll-rest").odds.about


def test_going_on_with_options_left_is_neutral():
    play = StagedWorld("wolf", "bear").set(place=7, gold=1, hand=["rend-1"])
    on = choice(play, "phase-two")
    assert (on.ends, on.main) == (True, False)


def test_a_card_says_what_it_adds_to_the_combo():
    play = StagedWorld("wolf", "bear")
    play.set(place=lair_of(play).token.place, hand=["rend-1", "rend-2", "rend-3"], trails=[lair_of(play).terrain])
    play.choose("phase-two", lair_of(play).monster.key)
    while play.asked not in ("ask-combo-first", "ask-travel"):
        play.choose(play.keys[-1])
    if play.asked == "ask-combo-first":
        card = play.hero().hand[0]
        gain = {gem.kind: gem.n for gem in choice(play, card.key).gain}
        assert gain.get("dmg", 0) == card.damage
        assert gain.get("shield", 0) == card.shield


def test_a_duel_says_which_side_is_the_readers():
    play = StagedWorld("wolf", "bear").set(place=7, gold=2, hand=["rend-1"])
    play.match.arrange(lambda table: setattr(table.witchers[1], "place", 4))
    play.choose("place-4+rend-1", "phase-two", "duel-1")
    stage = play.match.scene(1).stage
    assert ENGLISH.say(stage.label, NAMES, 1) == "Ada against you"
    assert [ENGLISH.say(side.label, NAMES, 1).partition(":")[0] for side in stage.zones] == ["Ada", "You"]


def test_who_leads_the_monster_of_another_is_told_so():
    play = StagedWorld("wolf", "bear")
    play.set(place=lair_of(play).token.place, hand=["rend-1", "rend-2", "rend-3"])
    play.choose("phase-two", lair_of(play).monster.key)
    ask = play.match.ask(1)
    assert ask.question.id == "ask-attack"
    assert ENGLISH.say(ask.as_whom, NAMES, 1) == "You are Barghest, against Ada"
    assert ENGLISH.say(ask.note, NAMES, 1).startswith("Ada has ")


def test_odds_of_a_hunt_say_what_makes_them():
    play = StagedWorld("wolf", "bear")
    lair = lair_of(play)
    play.set(place=lair.token.place, hand=["rend-1", "rend-2", "rend-3"], trails=[lair.terrain], potions=[])
    play.choose("phase-two")
    because = [ENGLISH.say(each, NAMES) for each in choice(play, lair.monster.key).odds.because]
    assert because[0] == "You have the Trail of Barghest, so you strike first."
    assert because[-1] == "You have no potion to drink in the fight."


class TestBlows:
    @pytest.mark.parametrize(
        ("shield", "pool", "said"),
        [
            (0, (12, 1, 2), "All of these go, and with them the fight: it is lost. The order changes nothing."),
            (
                0,
                (12, 1),
                "All of these go, and you are knocked out; but the monster is driven away. The order changes nothing.",
            ),
            (4, (12, 1, 2), None),  # the blow of 5 takes one card
        ],
    )
    def test_a_blow_that_takes_the_last_cards_says_so_before_the_first_is_named(self, shield, pool, said):
        play = StagedWorld("wolf", "bear")
        play.hunt(hand=["wolf-aard-1", "wolf-aard-2"])
        play.set(hand=["wolf-aard-1", "rend-1"], deck=[], discard=[], shield=shield)
        play.pool(*pool)
        play.choose("bite")
        note = play.match.ask(0).note
        assert (play.asked, note and ENGLISH.say(note, NAMES)) == ("ask-discard", said)


def test_who_has_discarded_nothing_keeps_the_whole_hand():
    play = top_story(StagedWorld("wolf", "bear"), "city", 3)
    play.set(place=7, hand=["wolf-aard-1", "wolf-aard-2", "rend-2"]).choose("phase-two", "explore-city", "a")
    assert play.asked == "ask-discard-more"
    assert ENGLISH.say(choice(play, "done").label) == "Keep your whole hand"
    play.choose("rend-2")
    assert ENGLISH.say(choice(play, "done").label) == "Keep the rest of your hand"
