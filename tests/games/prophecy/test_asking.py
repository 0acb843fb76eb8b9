"""Texts of Prophecy: the numbers under a question, the names of fields, the log."""

from __future__ import annotations

import fabletable
from fabletable.games.prophecy.cards.decks import CHARACTERS
from fabletable.kernel.catalogue import Catalogue
from tests.rulebook.prophecy.arranged import StagedRealm
from tests.rulebook.prophecy.test_rulings_of_battle import facing, in_city


def numbers_told(play):
    note = play.match.ask(play.seat).note
    assert note.id == "note-battle"
    return note.args["mine"], note.args["theirs"]


def test_arming_one_sees_what_one_is_up_against():
    play = facing("hill-ogre", items=("sword", "mace"))
    assert (play.asked, numbers_told(play)) == ("ask-wield", (3, 5))
    play = facing("alter-ego", items=("sword", "mace")).choose("battle-of-strength")
    assert play.match.scene(0).stage.label.id == "zone-battle", "it attacks with strength"


def test_the_stage_names_no_kind_of_battle_while_it_is_asked_for():
    play = facing("alter-ego", mana=4)
    assert (play.asked, play.match.scene(0).stage.label.id) == ("ask-kind", "zone-battle-undecided")
    play = in_city("mystic", "scout").give(0, mana=4).choose("stay", "attack:seat-1")
    assert (play.asked, play.match.scene(0).stage.label.id) == ("ask-attack-kind", "zone-battle-undecided")


def test_the_defender_is_told_his_own_number_first():
    play = in_city("mystic", "scout").give(0, mana=0, items=("axe", "sword")).give(1, mana=0, items=("mace", "rapier"))
    play.choose("stay", "attack:seat-1")
    assert (play.seat, numbers_told(play)) == (0, (3, 5))
    play.choose("axe", "roll")
    assert (play.seat, numbers_told(play)) == (1, (5, 3))


def test_a_field_says_nothing_twice():
    for place in StagedRealm().match.scene(None).board.places:
        words = [tag.id for tag in place.tags] + [badge.label.id for badge in place.badges]
        assert len(words) == len(set(words)), place.id


def test_the_story_tells_what_is_too_much_and_what_is_traded():
    play = StagedRealm("druid", "scout").give(gold=20, experience=18).choose("stay").maybe("end-turn")
    told = {(line.id, line.args.get("n")) for line in play.match.log()}
    assert {("lost-gold", 5), ("lost-experience", 3)} <= told
    play = StagedRealm("scout", "mercenary", trading=True).stand("city", 0).stand("city", 1).give(0, items=("axe",))
    play.choose("trade:seat-1", "give:axe", "ask-gold:2", "propose", "yes")
    told = {(line.id, line.args.get("n")) for line in play.match.log()}
    assert ("gave-gold", 2) in told


def test_a_proposal_names_only_what_is_offered():
    play = (
        StagedRealm("scout", "mercenary", trading=True).stand("city", 0).stand("city", 1).give(0, items=("axe", "mace"))
    )
    play.choose("trade:seat-1", "give:axe", "ask-gold:2", "propose")
    english = Catalogue("fabletable.games.prophecy").say(play.match.decision.question, ["Ada", "Boyan"])
    assert english == "Ada gives the Axe for 2 gold. Does Boyan agree?"


def test_a_price_is_in_mana_and_health_not_in_will_and_strength():
    """Rulebook, Important note: only what is lost for good is lost Strength or Will."""
    play = facing("hill-ogre", skills=("mighty-blow", "berserk"))
    prices = {choice.key: [gem.label.id for gem in choice.cost] for choice in play.match.ask(0).choices if choice.cost}
    assert prices == {"mighty-blow:mighty-blow": ["price-health"], "cast:berserk": ["price-mana"]}


def test_the_story_tells_the_price_of_training_and_of_a_bargain():
    play = StagedRealm("druid", "scout").stand("plains-a").lay("plains-a", "alchemist").choose("stay")
    play.choose("opportunity:alchemist:2")
    assert ("gave-up-strength", 1) in {(line.id, line.args.get("n")) for line in play.match.log()}
    play = StagedRealm("druid", "scout").teach_at("forest-camp", "herb-lore").give(experience=5)
    play.choose("stay", "learn:herb-lore")
    assert ("paid-experience", 5) in {(line.id, line.args.get("n")) for line in play.match.log()}


def test_a_hero_to_choose_says_what_it_begins_with():
    choices = fabletable.start("prophecy", 2, "heroes").ask(0).choices
    heroes = {character.key: character for character in CHARACTERS}
    assert [choice.note.args for choice in choices] == [
        {"strength": heroes[choice.key].strength, "will": heroes[choice.key].will} for choice in choices
    ]


def test_a_fight_names_what_winning_it_brings():
    play = StagedRealm("mercenary", "scout").stand("plains-a").lay("plains-a", "hill-ogre", "wild-boar").choose("stay")
    gains = {choice.key: [(gem.kind, gem.n) for gem in choice.gain] for choice in play.match.ask(0).choices}
    assert gains["fight:hill-ogre"][0][0] == "xp"
    assert any(kind == "gold" for key in gains for kind, _ in gains[key])
