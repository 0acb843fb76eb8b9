"""Standings in the measure of each game."""

import fabletable
from fabletable.kernel import Message
from fabletable.kernel.catalogue import catalogue_of
from tests.rulebook.diceforge.arranged import at_action, give, play
from tests.rulebook.prophecy.arranged import StagedRealm
from tests.rulebook.runebound.arranged import StagedLand
from tests.rulebook.witcher.arranged import StagedWorld

NAMES = ["Ada", "Hazel", "Cleo"]


def read(match, seat=0):
    """Return the sentence of a standing, then each chip with the line under it."""
    voice = catalogue_of(fabletable.find(match.game.key))
    standing = match.standing(seat)

    def words(message):
        return voice.say(message, NAMES) if isinstance(message, Message) else ""

    return words(standing.message), [(words(chip.message), words(chip.text)) for chip in standing.chips]


def plates(match):
    return [(player.stands.n, player.stands.of) for player in match.scene(None).players]


# --- Dice Forge: points and rounds ---


def test_a_hero_reads_glory_turns_and_what_the_shards_pay():
    def arrange(table):
        give(table, 0, "chest", glory=4, gold=5, sun=1, moon=0)
        give(table, 1, glory=12)
        table.round = 3
        at_action(table)

    game = play(2, arrange).match
    sentence, chips = read(game)
    assert sentence == "You are 6 glory behind Hazel; 7 turns are left to you."
    assert chips[0] == ("6 glory, Hazel 12", "4 on the track, 2 on cards.")
    assert chips[1] == ("7 turns left", "After this turn both your dice are rolled 26 more times.")
    assert chips[3][0] == "In reach: Wild Spirits"
    assert plates(game) == [(6, None), (12, None)]
    assert read(game, 1)[0] == "You lead by 6 glory; 7 turns are left to you."


def test_after_the_last_own_turn_nothing_is_in_reach():
    def arrange(table):
        table.round = table.rounds
        at_action(table, active=1)

    game = play(2, arrange).match
    assert read(game)[0].endswith("your last turn is over.")
    assert [chip.reach for chip in game.standing(0).chips] == [False] * 3
    assert game.standing(1).chips[-1].reach


# --- Prophecy: artifacts taken and held ---


def test_an_owner_of_artifacts_reads_how_many_win():
    play = StagedRealm("mercenary", "scout").stand("plains-a").give(items=("royal-mantle",))
    sentence, chips = read(play.match)
    assert sentence == "You hold the most artifacts, 1 of 4."
    assert chips[0][0] == "1 of 4 artifacts"
    assert plates(play.match) == [(1, 4), (0, 4)]
    assert read(play.match, 1)[0] == "Ada is ahead with 1 of 4 artifacts; you hold 0."


def test_the_nearest_plane_is_in_reach_and_what_guards_it_only_as_far_as_it_was_seen():
    play = StagedRealm("mercenary", "scout").stand("forest-a")
    unseen = "Two guardians wait, both still unseen."
    assert read(play.match)[1][-1] == ("Plane above the Camp opens right here", unseen)

    def turn_up(table):
        table.planes[0].lesser_up = True

    play.arrange(turn_up)
    seen = catalogue_of(play.match.game).say(play.table.planes[0].lesser.message)
    assert read(play.match)[1][-1][1] == f"Two guardians wait; seen so far: {seen}."


def test_fewer_artifacts_win_where_it_was_agreed():
    assert plates(StagedRealm("mercenary", "scout", artifacts="two").match) == [(0, 2), (0, 2)]


# --- The Witcher: trophies of those needed ---


def test_a_witcher_with_three_of_four_trophies_is_told_that_one_more_wins():
    play = StagedWorld("wolf", "bear").set(reputation=3).set(1, reputation=1)
    sentence, chips = read(play.match)
    assert sentence == "One more trophy wins, and it must come from a fight."
    assert chips[0] == ("3 of 4 trophies", "Hazel has 1.")
    assert plates(play.match) == [(3, 4), (1, 4)]
    assert read(play.match, 1)[0] == "Ada is ahead with 3 trophies; you still need 3."


def test_a_witcher_reads_the_nearest_monster_and_who_would_strike_first():
    play = StagedWorld("wolf", "bear").set(place=16)
    assert read(play.match)[1][-1] == ("Barghest is right here", "Life 11. Without a Trail it strikes first.")
    play.set(trails=("forest",))
    assert read(play.match)[1][-1][1].endswith("With your Trail you strike first.")


def test_in_a_fight_only_the_cards_that_are_left_are_life():
    play = StagedWorld("wolf", "bear").hunt()
    witcher = play.hero()
    witcher.discard.append(witcher.deck.draw())
    life = next(chip for chip in play.match.standing(0).chips if chip.message.id == "stand-life")
    assert (life.n, life.of) == (9, 10)


# --- Runebound: story and strength against the villain ---


def test_a_hero_reads_the_days_the_lore_and_what_the_villain_has_left_against_it():
    play = StagedLand().has(lore=3).has(1, lore=9)
    sentence, chips = read(play.match)
    assert sentence.startswith("High Lord Margath appears in 11 days")
    assert chips[0] == ("3 of 7 lore", "High Lord Margath has 12 health against you, never less than 8.")
    assert chips[1] == ("Day 1 of 24", "High Lord Margath appears in 11 days.")
    assert plates(play.match) == [(3, 7), (9, 9)], "more than helps is never less than it is"


def test_only_its_owner_reads_that_a_skill_can_be_learned():
    play = StagedLand().has(hand=("shield-wall",), trophies=("ogre",))
    assert play.match.standing(0).chips[-1].message.id == "stand-learn"
    assert play.match.standing(1).chips[-1].message.id == "stand-gem"
