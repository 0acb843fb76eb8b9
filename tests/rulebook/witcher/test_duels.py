"""Rulebook, Fights with witchers: bets, outcome, the closed tavern."""

import pytest

from fabletable.kernel.catalogue import LANGUAGES, catalogue_of
from tests.rulebook.witcher.arranged import StagedWorld


def facing(*schools, **values):
    """Have the first witcher come to where the second stands, at Beauclair."""
    play = StagedWorld(*(schools or ("wolf", "bear", "cat")))
    play.set(0, place=11, **{"hand": ["crushing-blow-1", "wolf-aard-1"], "gold": 0, **values})
    play.set(1, place=11, gold=0, hand=["bear-aard-1", "bear-aard-2"], shield=0)
    play.set(2, place=5, gold=3) if len(play.table.witchers) > 2 else None
    return play.choose("phase-two")


def beaten(play):
    """Play a duel on to the attacker's last blow."""
    play.choose("duel-1")
    if play.asked == "ask-bet":
        play.choose("bet-0")
    last_blow(play)
    return play


def last_blow(play):
    play.set(1, hand=["bear-aard-1"], deck=["bear-cleave-1"], discard=[], shield=0)
    play.set(0, hand=["crushing-blow-1", "wolf-aard-1"])
    play.choose("crushing-blow-1")


def test_the_attacker_begins_and_the_opponent_cannot_refuse():
    play = facing("wolf", "bear")
    play.choose("duel-1")
    assert play.fight.attacker == 0
    assert play.fight.duel


def test_a_winning_attacker_takes_a_trophy_and_gold():
    play = beaten(facing())
    assert play.asked == "ask-trash", "fatigue of the first trophy"
    wolf, bear = play.hero(0), play.hero(1)
    assert [trophy.kind for trophy in wolf.trophies] == ["bear"]
    assert len(bear.school_trophies) == 1, "two opponents, two trophies under the board, one gone"
    play.choose(play.keys[0])
    assert play.asked == "ask-add-card"
    assert play.seat == 1
    play.choose(play.keys[0])
    assert play.hero(0).gold == 1, "the loser stood at reputation 0"
    assert len(play.hero(1).hand) == 3, "the beaten defender draws three"
    assert play.hero(2).gold == 4, "a right bet brings the coin back and as much as the winner gained"
    assert play.table.closed == 11
    assert len(play.hero(0).hand) == 3, "the winner goes on to Phase III with three cards"


def test_a_winning_defender_gets_gold_but_no_trophy():
    play = facing("wolf", "bear")
    play.choose("duel-1")
    play.set(0, hand=["wolf-aard-1"], deck=[], discard=[], reputation=2)
    assert play.asked == "ask-add-card", "his last card is played and he has none left"
    assert play.seat == 0
    play.choose(play.keys[0])
    assert play.hero(1).gold == 3, "the loser stood at reputation 2"
    assert play.hero(1).trophies == ()
    assert len(play.hero(1).hand) == 4
    assert len(play.hero(0).hand) == 2, "one card fewer in Phase III"


def test_no_fights_at_schools_nor_at_the_closed_tavern():
    school = StagedWorld("wolf", "bear")
    school.set(0, place=10)
    school.choose("phase-two")
    assert school.barred["duel-1"] == "why-duel-school"
    tavern = StagedWorld("wolf", "bear")
    tavern.set(0, place=11)
    tavern.set(1, place=11)
    tavern.arrange(lambda table: setattr(table, "closed", 11))
    tavern.choose("phase-two")
    assert "duel-1" not in tavern.keys
    assert tavern.barred["duel-1"] == "why-duel-tavern"


def test_two_players_cannot_bet_and_a_wrong_bet_is_lost():
    assert facing("wolf", "bear").choose("duel-1").asked != "ask-bet"
    play = facing()
    play.choose("duel-1")
    assert (play.asked, play.seat) == ("ask-bet", 2)
    play.choose("bet-1")
    assert play.hero(2).gold == 2
    last_blow(play)
    play.choose(play.keys[0])
    play.choose(play.keys[0])
    assert play.hero(2).gold == 2


def test_what_is_dealt_in_step_one_is_an_attack_even_without_a_combo():
    play = StagedWorld("wolf", "bear")
    play.set(1, place=11, hand=["bear-aard-1", "bear-aard-2"], trophies=["rotfiend"])
    play.set(0, place=11, hand=["wolf-aard-1", "rend-1"], attributes=[1, 1, 4, 1], potions=["black-blood"] * 4)
    play.choose("phase-two", "duel-1")
    play.set(1, shield=0)
    play.set(0, hand=[])
    play.choose(*[potion.key for potion in play.hero().potions])  # four damage, and no card to play
    assert (play.asked, play.seat) == ("ask-power", 1)
    assert "rotfiend-bile" in play.keys, "four cards lost to one attack"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_combo_of_a_duel_is_asked_with_what_the_other_has_left(language):
    """Deck and hand together are what can still be lost."""
    play = facing("wolf", "bear")
    play.choose("duel-1")
    play.set(1, hand=["bear-aard-1"], deck=["bear-cleave-1", "bear-aard-2"], discard=[], shield=2)
    play.set(0, hand=["crushing-blow-1", "wolf-aard-1"], shield=1)
    note = play.match.ask(0).note
    assert (note.args["left"], note.args["theirs"], note.args["shield"]) == (3, 2, 1)
    said = catalogue_of(play.match.game, language).say(note, ("Ada", "Rok"), 0)
    assert "Rok" in said
    assert "3" in said
    assert "{" not in said
