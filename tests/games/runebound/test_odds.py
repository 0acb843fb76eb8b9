"""The odds of a test, an exploration or a fight; they use nothing that a seat may not know."""

from itertools import product

from fabletable.games.runebound.cards.box import ENEMIES, QUESTS
from fabletable.games.runebound.effects.flow import AttributeTest
from fabletable.games.runebound.odds import at_least, explored, of_effects, of_errand, of_exerting, successes
from fabletable.games.runebound.rules.quests import pays
from fabletable.games.runebound.rules.tests import EXERT_TEST
from fabletable.kernel import DONE, Decision
from tests.rulebook.runebound.arranged import VOICES, StagedLand
from tests.staged import NAMES


def odds(play, key, seat=0):
    return next(each for each in play.match.ask(seat).choices if each.key == key).odds


def voice(message):
    return VOICES["en"].say(message, NAMES)


def test_drawing_without_putting_back():
    assert at_least(5, 2, 2, 1) == 1 - (3 / 5) * (2 / 4)
    assert at_least(5, 2, 2, 2) == (2 / 5) * (1 / 4)
    assert at_least(5, 2, 0, 1) == 0.0
    assert at_least(5, 0, 3, 0) == 1.0


def test_dice_are_counted_over_every_way_they_can_fall():
    needs = (("forest", "hills"), ("wild",))
    good = sum(any(pays(list(need), list(dice), []) for need in needs) for dice in product(range(6), repeat=3))
    assert explored(needs, 3, ()) == good / 6**3


def test_a_test_is_reckoned_from_what_is_not_known_to_lie_elsewhere():
    play = StagedLand()
    table = play.table
    hidden = [*table.skills.cards, *table.heroes[1].hand]
    stars = sum(card.star for card in hidden)
    assert successes(table, 0, 1, 1) == stars / len(hidden)
    top = table.skills.cards[-1]
    table.skills.show(top, 0)
    assert successes(table, 0, 1, 1) == float(top.star)
    assert successes(table, 1, 1, 1) != float(top.star), "the other has not seen it"


def test_an_effect_says_the_odds_of_its_test():
    play = StagedLand("lissa")
    said = of_effects(play.table, play.hero(), (AttributeTest("body", 0),))
    body = play.hero().numbers["body"]
    assert voice(said.against) == f"Body test, one success with {body} cards"
    assert 0 < said.won < 100


def test_odds_say_what_makes_them():
    play = StagedLand("lissa")
    hidden = [*play.table.skills.cards, *play.table.heroes[1].hand]
    stars, body = sum(card.star for card in hidden), play.hero().numbers["body"]
    assert [voice(part) for part in of_effects(play.table, play.hero(), (AttributeTest("body", 0),)).because] == [
        f"Your Body is {body}; {body} cards are turned over.",
        f"{stars} of the {len(hidden)} cards you cannot see bear a success.",
    ]
    play.has(hand=["cunning"])
    last = of_effects(play.table, play.hero(), (AttributeTest("body", 0),)).because[-1]
    assert voice(last) == "Each skill you discard from your hand turns over one more card: that is not counted."

    def there(table):
        table.villain_at = table.heroes[0].at

    play.arrange(there)
    said = [voice(part) for part in odds(play, "challenge-villain").because]
    assert said[0] == f"Health: yours {play.hero().health_left}, High Lord Margath {play.table.villain.health}."
    assert said[1].startswith("You: about ")
    assert said[2].startswith("High Lord Margath: about ")
    assert len(said) > 4, "what it can do is told"
    assert said[-1] == "From 24 imagined fights in which nobody retreats."


def test_a_quest_says_how_likely_any_outcome_is():
    play = StagedLand()
    for quest in QUESTS:
        said = of_errand(play.table, play.hero(), quest.errand)
        assert not said.about
        assert said.won + said.lost == 100
        assert voice(said.against)


def test_the_villain_is_fought_in_imagined_fights_always_the_same():
    play = StagedLand("lissa")

    def there(table):
        table.villain_at = table.heroes[0].at

    play.arrange(there)
    before = play.table.chance.drawn
    said = odds(play, "challenge-villain")
    assert said.about
    assert said == odds(play, "challenge-villain")
    assert play.table.chance.drawn == before, "nothing is drawn from the table's chance"
    assert play.table.fight is None


def test_imagined_fights_do_not_peek_at_what_is_hidden():
    """Two tables that differ only in what the seat cannot know say the same."""
    seen = set()
    for turn in range(3):
        play = StagedLand("lissa").has(1, hand=["cunning", "omens", "tireless"]).has(hand=["smite"])

        def other(table, turn=turn):
            table.villain_at = table.heroes[0].at
            cards = table.skills.cards
            table.skills.cards = cards[turn * 7 :] + cards[: turn * 7]
            hand = table.heroes[1].hand
            table.skills.cards[0], hand[0] = hand[0], table.skills.cards[0]

        play.arrange(other)
        seen.add(odds(play, "challenge-villain").won)
    assert len(seen) == 1


def test_retreat_says_the_way_out_and_what_staying_risks():
    play = StagedLand("lissa", at="8,5").fights(ENEMIES[0].key)
    while play.asked not in ("ask-retreat", "ask-turn"):
        play.match.take(play.match.decision.options[-1])
    assert voice(odds(play, "retreat").against) == "A way out with one die"
    assert odds(play, "retreat").won == 83, "plains, and a lake to the north: five faces of six"
    assert odds(play, "no").about


def test_ending_with_actions_left_is_not_golden_and_without_is():
    play = StagedLand()
    end = next(each for each in play.match.ask(0).choices if each.key == "end-turn")
    assert end.ends
    assert not end.main
    play = StagedLand(other_at="tamalir").has(gold=3).has(1, assets=["chain-mail"])
    play.arrange(lambda table: setattr(table.heroes[0], "actions", 0))
    end = next(each for each in play.match.ask(0).choices if each.key == "end-turn")
    assert end.main
    assert not end.ends


def test_one_more_card_has_no_odds_where_the_test_is_passed():
    play = StagedLand().has(hand=["cunning"])
    for more, shown in (("yes", True), ("no", False)):
        asked = Decision(0, EXERT_TEST.id, [*play.hero().hand, DONE], None, "tests", {"more": more})
        assert [odds is not None for odds in of_exerting(play.table, asked)] == [shown, False]
