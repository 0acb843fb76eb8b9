"""The moments of the Old World: rides, stories, dice, and fights blow by blow with every number named."""

import fabletable
from fabletable.kernel import Chance
from fabletable.kernel.catalogue import catalogue_of
from tests.rulebook.witcher.arranged import StagedWorld
from tests.rulebook.witcher.test_duels import beaten, facing

WORDS = catalogue_of(fabletable.find("witcher"))
NAMES = ["Ada", "Boyan", "Cveta"]


def watched(play):
    play.match.watch()
    return play


def moments(play, seat=0, kind=None, first=0):
    return [each for each in play.match.moments(seat, first) if kind is None or each.kind == kind]


def said(message):
    return WORDS.say(message, NAMES)


def film(seed, players=3, decisions=900):
    """Play a whole game at random, watched."""
    match = fabletable.start("witcher", players, seed, watched=True)
    chance = Chance(seed)
    while match.decision is not None and match.number < decisions:
        match.take(chance.one_of(match.decision.options))
    return match


def test_a_ride_is_one_deed_with_what_it_cost():
    play = watched(StagedWorld("wolf", "bear").set(place=7, gold=1, hand=["rend-1", "rend-2"])).choose("place-4+rend-1")
    (move,) = moments(play, kind="move")
    assert move.pieces == ["place-4", "pawn-0"]
    story = play.match.log(0)
    assert [line.id for line in story[slice(*move.lines)]] == ["sets-out", "discarded", "moved"]
    assert story[move.event].id == "sets-out"


def test_an_attribute_rises_before_everyones_eyes():
    play = watched(StagedWorld("wolf", "bear").set(place=7, hand=["rend-1", "rend-2"])).choose(
        "place-4+rend-1", "action"
    )
    gain = next(each for each in moments(play) if each.pieces == ["alchemy-0"])
    assert (gain.kind, gain.touches) == ("gain", [0])
    assert any(each.kind == "card" and each.touches == [0] for each in moments(play)), "the potion that comes with it"


def test_every_blow_of_a_monster_runs_down_the_chain():
    blows = 0
    for seed in ("chain/1", "chain/2"):
        match = film(seed)
        for moment in match.moments(None):
            if moment.kind != "blow" or moment.scene.stage is None:
                continue
            (whole,) = moment.sums
            assert sum(part.n for part in whole.parts) == whole.total
            if whole.parts and whole.parts[0].label.id.startswith("attack-"):
                blows += 1
                assert whole.parts[0].n > 0, "the blow itself comes first"
                assert all(part.n < 0 for part in whole.parts[1:]), "then what stops it"
                cards = moment.because.args.get("cards", [])
                assert len(cards) >= whole.total or moment.because.id == "because-no-card-lost"
    assert blows > 10


def test_a_combo_adds_up_card_by_card():
    match = film("combos")
    combos = [each for each in match.moments(None) if each.kind == "blow" and each.because.id == "because-monster-left"]
    assert combos
    for moment in combos:
        made = [line for line in match.log()[slice(*moment.lines)] if line.id == "combo-made"]
        assert [line.args["damage"] for line in made] == [moment.sums[0].total]
        assert moment.scene.stage.id == "fight"


def test_a_fight_is_one_deed_that_ends_with_its_outcome():
    match = film("outcomes")
    story, parts = match.log(), match.log_parts(None)
    ends = [each for each in match.moments(None) if each.kind == "outcome" and each.because.id.startswith("because-")]
    fights = [each for each in ends if story[each.event].id == "fight-begins"]
    assert fights
    for moment in fights:
        headline = [line.id for line, part in zip(story, parts, strict=True) if part == "title"]
        assert {"slain", "driven-away", "defeated"} & set(headline)
        assert moment.result in ("won", "drawn", "lost")
        assert (moment.because.id == "because-slain") == (moment.result == "won")
        assert moment.scene.stage is not None, "while both sides still lie there"
        mine, theirs = moment.sums
        assert (theirs.total == 0) == (moment.result == "won") or moment.result == "drawn"
        assert mine.seat is not None


def test_dice_are_seen_before_somebody_rolls_again_and_the_winner_with_his_dice():
    play = StagedWorld("wolf", "bear").set(place=7, gold=2, hand=["rend-1"])
    play.match.arrange(lambda table: (setattr(table.witchers[1], "place", 4), setattr(table.witchers[1], "gold", 2)))
    watched(play).choose("place-4+rend-1").load(6, 6, 1, 2, 3, 5, 5, 5, 1, 2).choose("poker-1")
    (roll,) = moments(play, kind="roll")
    assert roll.pieces == [f"die-{side}-{n}" for side in (0, 1) for n in range(5)]
    assert roll.sums == [], "a combination is named, not counted"
    assert roll.touches == [0, 1]
    play.choose("done", "done")
    (outcome,) = moments(play, kind="outcome")
    assert (outcome.result, said(outcome.because)) == ("lost", "It takes three of a kind.")
    assert outcome.scene.stage.id == "poker"


def test_a_loss_names_its_cause():
    match = film("losses", decisions=1500)
    lost = [line for line in match.log() if line.id == "gold-lost-to"]
    for line in lost:
        assert line.args["story"].id
    losses = [each for each in match.moments(None) if each.kind == "loss" and each.pieces[0].startswith("gold-")]
    assert all(each.because is not None for each in losses)


def test_a_story_can_be_read_before_it_is_answered():
    match = fabletable.start("witcher", 2, "read", watched=True)
    chance = Chance("read")
    while match.decision is not None and match.decision.ask != "ask-story":
        match.take(chance.one_of(match.decision.options))
    last = match.moments(match.decision.seat, match.number)[-1]
    assert last.kind == "card"
    assert last.scene.stage.id == "story"


def counter(scene, key):
    return next(piece.n for mat in scene.mats for zone in [mat, *mat.zones] for piece in zone.pieces if piece.id == key)


def headline(play):
    return said(next(line for line in play.match.log(0) if line.id == "duel-won"))


def test_a_won_duel_is_seen_until_its_gold_is_in_the_purse():
    play = beaten(watched(facing()))
    assert (
        said(next(line for line in play.match.log(0) if line.id == "duel-won")) == "Ada beats Boyan and gains 1 gold."
    )
    play.choose(play.keys[0])  # what the first trophy tires out
    (outcome,) = moments(play, kind="outcome")
    paid = next(each for each in moments(play, kind="gain") if each.pieces == ["gold-0"])
    assert (counter(outcome.scene, "gold-0"), counter(paid.scene, "gold-0")) == (0, 1)
    assert (paid.event, paid.touches) == (outcome.event, [0]), "the page lays it beside the outcome"


def test_the_fourth_trophy_opens_no_purse():
    play = beaten(watched(facing(reputation=3)))
    assert headline(play) == "Ada beats Boyan."
    assert (play.match.over, play.hero(0).gold) == (True, 0)
