"""The director: which moments are one scene, how much each weighs and why, and how it is staged."""

import pytest

from fabletable.director import Knowledge, direct
from fabletable.kernel import Message, Part, added
from fabletable.kernel.facts import ChangedChoice, FoeFacts, MomentFacts, TrophyTaken
from fabletable.kernel.message import seat_name
from fabletable.kernel.scene import Piece, Prose, Zone, odds_of
from tests.director.made import EVENS, OGRE, SLIM, battle, moment, scene

BEAT = Message("beat", {"seat": seat_name(0), "foe": OGRE})


def known(seat=0, log=(), parts=(), **more):
    return Knowledge(seat, log, parts, **{"before": scene(), **more})


def one(moments, knowledge=None):
    (script,) = direct(moments, knowledge or known())
    return script


def explained(script):
    return {part.name: part.points for part in script.parts}


def beats(script):
    return [(beat.name, beat.at) for beat in script.beats]


# --- weight ---


@pytest.mark.parametrize(
    ("percent", "weight", "staging"),
    [(3, 75, "room"), (8, 65, "room"), (15, 45, "hold"), (20, 20, "flow"), (60, 20, "flow")],
)
def test_the_less_likely_it_was_the_more_it_weighs(percent, weight, staging):
    script = one(battle(facts=MomentFacts(odds=odds_of(percent / 100)), lines=(0, 0)))
    assert (script.weight, script.staging) == (weight, staging)


def test_every_further_part_adds_five():
    facts = MomentFacts(odds=SLIM, trophy=TrophyTaken(Message("banner"), 0, 2, 4))
    script = one(battle(facts=facts))
    assert explained(script) == {"odds": 60, "trophy": 50, "own": 20}
    assert script.weight == 70


def test_what_concerns_another_seat_alone_counts_half():
    facts = MomentFacts(odds=SLIM)
    assert one(battle(facts=facts, touches=(1,)), known(0)).weight == 30
    assert one(battle(facts=facts, touches=(1,)), known(1)).weight == 65
    assert one(battle(facts=facts, touches=(1,)), known(None)).weight == 60, "to a spectator all are equal"


def test_nothing_changed_weighs_nothing_and_never_holds():
    facts = MomentFacts(odds=odds_of(0.5, 0.05))
    script = one(battle("drawn", facts, on=scene()))
    assert (script.weight, script.holds, explained(script)) == (0, False, {"nothing": 0})
    assert script.staging == "flow", "one's own dice are seen all the same"
    changed = one(battle("drawn", facts, on=scene(gold=2)))
    assert changed.weight > 0


def test_the_end_weighs_most_for_all():
    for seat in (0, 1, None):
        script = one(battle(facts=None), known(seat, over=True))
        assert (script.weight, script.kind, script.staging) == (100, "finale", "room")


def test_the_chance_to_win_counts_only_where_it_is_given():
    moments = battle(facts=MomentFacts(odds=EVENS))
    assert "chance" not in explained(one(moments))
    moved = one(moments, known(chances={1: (31, 54)}))
    assert explained(moved)["chance"] == 60
    assert moved.weight == 65
    assert moved.named[-1] == Message("director-chance-moved", {"was": 31, "now": 54, "cause": "won"})
    assert not one(moments, known(chances={1: (31, 38)})).named, "a small change is weighed and not told"


def test_a_chance_that_moved_is_told_with_its_cause_or_not_at_all():
    def told(moments, chance):
        return [each.args.get("cause") for each in one(moments, known(chances={1: chance})).named]

    assert told(battle("lost"), (54, 31)) == ["lost"]
    assert told([moment("roll", touches=(0,))], (54, 31)) == ["dice"]
    assert told(battle("won"), (54, 31)) == [], "a victory does not explain why the chance fell"
    assert told([moment("gain", on=scene(gold=1))], (31, 54)) == [], "nothing on the stage explains it"


def test_the_chance_moves_in_one_scene_of_a_decision():
    moments = [moment("card", event=0), *battle(event=1), moment("turn", event=2, touches=(0,))]
    scripts = direct(moments, known(chances={1: (31, 54)}))
    assert ["chance" in explained(script) for script in scripts] == [False, True, False]


def test_a_chance_that_only_a_choice_moved_holds_nothing():
    bought = one([moment("gain", on=scene(gold=1))], known(chances={1: (31, 54)}))
    assert (explained(bought), bought.staging, bought.holds) == ({"chance": 60}, "room", False)
    assert one(battle(), known(chances={1: (31, 54)})).holds, "dice have fallen"


def test_odds_that_were_told_with_the_choice_count_for_the_seat_that_was_told():
    log = (Message("meets"), BEAT)
    moments = battle(lines=(0, 2), event=0)
    assert one(moments, known(0, log, foretold={0: SLIM})).percent == 8
    assert one(moments, known(0, log, foretold={0: SLIM, 1: None})).percent == 8, "a later choice is another matter"
    assert one(moments, known(1, log, foretold={0: SLIM})).percent is None


# --- firsts, leads, escapes ---


def test_odds_that_were_told_within_a_fight_count_and_the_last_of_them():
    moments = battle(event=2, lines=(9, 11))
    told = {1: EVENS, 5: odds_of(0.3), 8: SLIM, 9: None, 12: odds_of(0.01)}
    assert one(moments, known(foretold=told)).percent == 8
    assert one(moments, known(foretold={1: EVENS, 9: None})).percent == 50, "a choice without odds says nothing"


def test_at_a_table_without_odds_an_entrance_tells_none():
    foe = FoeFacts(OGRE, "guardian", 12)
    enters = [moment("phase", facts=MomentFacts(foe=foe, odds=EVENS))]
    assert one(enters).odds == EVENS
    quiet = one(enters, known(odds=False))
    assert quiet.odds is None
    assert "director-odds" not in [each.id for each in quiet.spoken]
    assert one(battle(facts=MomentFacts(odds=SLIM)), known(odds=False)).percent == 8, "a result tells how likely it was"


# --- what is to be read ---

PLAINS = Message("plains")
DRAWN = Message("drew", {"seat": seat_name(0), "card": PLAINS})


def drawn(text=True, on=None, rolled=(), **more):
    """Make the moment of a card that is turned up for the first seat, with its text or without one."""
    prose = Prose("plains", PLAINS, [Message("plains-text")], rolled=list(rolled)) if text else None
    return [moment("card", on=on or scene(gold=1), prose=prose, pieces=["plains"], **more)]


def test_a_new_text_holds_and_one_that_was_read_flows_on():
    fresh = one(drawn(lines=(1, 2)), known(log=[BEAT, DRAWN]))
    assert (explained(fresh), fresh.staging, fresh.holds) == ({"prose": 40}, "hold", True)
    again = one(drawn(lines=(1, 2)), known(log=[DRAWN, DRAWN]))
    assert (explained(again), again.staging, again.holds) == ({"card": 20}, "flow", False)
    assert again.lasts > fresh.lasts, "it stands a while, as nobody dismisses it"
    another = Message("drew", {"seat": seat_name(1), "card": PLAINS})
    assert one(drawn(lines=(1, 2)), known(log=[another, DRAWN])).holds, "what another drew was not read"
    die = Piece("die", "die", Message("die"))
    assert one(drawn(lines=(1, 2), rolled=[die]), known(log=[DRAWN, DRAWN])).holds, "a die makes news of it"


def test_a_card_for_all_that_does_nothing_to_me_is_read_in_passing():
    others = scene(points=(0, 3), gold=1)
    mine = scene(gold=2)
    for_all = {"touches": (0, 1), "lines": (1, 2)}
    script = one(drawn(on=others, **for_all), known(log=[BEAT, DRAWN], before=scene(gold=1)))
    assert (explained(script), script.staging, script.holds) == ({"prose": 20}, "flow", False)
    again = one(drawn(on=others, **for_all), known(log=[DRAWN, DRAWN], before=scene(gold=1)))
    assert script.lasts > again.lasts, "there is time to read what is new"
    assert one(drawn(on=mine, **for_all), known(log=[BEAT, DRAWN], before=scene(gold=1))).holds, "it brings me gold"
    alone = one(drawn(on=scene(points=(0, 3), gold=1), lines=(1, 2)), known(log=[BEAT, DRAWN], before=scene(gold=1)))
    assert alone.holds, "it was put to me"
    told = drawn(on=others, **for_all)
    told[0].prose.rule = Message("plains-rule")
    assert one(told, known(log=[BEAT, DRAWN], before=scene(gold=1))).holds, "a story has a rule beside its words"


def on_stage(text, gold=0):
    """Make a table with this text on its stage, while it is asked about."""
    found = scene(gold=gold)
    found.stage = Zone("story", "panel", PLAINS, prose=text)
    return found


def test_a_text_whose_question_comes_next_does_not_hold_before_it():
    text = Prose("plains", PLAINS, [Message("plains-text")])
    opened = drawn(on=on_stage(text, 1), lines=(1, 2))
    script = one(opened, known(log=[BEAT, DRAWN]))
    assert (explained(script), script.staging, script.holds) == ({"prose": 40}, "hold", False)
    first, last = direct([*opened, moment("turn", event=1)], known(log=[BEAT, DRAWN]))
    assert (first.holds, last.moments) == (True, 1), "something else comes first"
    answered = Prose("plains", PLAINS, [Message("plains-end")], chosen=BEAT, start=text.text)
    assert one([moment("card", on=on_stage(answered, 1), lines=(1, 2))], known(log=[BEAT, DRAWN])).holds, "an outcome"


def test_what_follows_from_a_text_on_the_stage_flows_on():
    text = Prose("plains", PLAINS, [Message("plains-text")])
    knowledge = known(log=[BEAT, DRAWN])
    assert one(drawn(lines=(1, 2)), knowledge).holds
    knowledge.before = on_stage(text)
    script = one(drawn(lines=(1, 2)), knowledge)
    assert (explained(script), script.staging, script.holds) == ({"card": 20}, "flow", False)
    die = Piece("die", "die", Message("die"))
    assert one(drawn(lines=(1, 2), rolled=[die]), knowledge).holds, "a die makes news of it"


def test_a_text_that_changes_nothing_passes_by():
    script = one(drawn(on=scene(), lines=(0, 1)), known(log=[DRAWN]))
    assert (explained(script), script.staging, script.holds) == ({"nothing": 0}, "toast", False)


def test_a_card_without_a_text_flows_on():
    script = one(drawn(text=False, lines=(0, 1)), known(log=[DRAWN]))
    assert (explained(script), script.staging) == ({"card": 20}, "flow")


def test_cards_that_come_onto_the_map_are_seen_there():
    landed = scene()
    landed.board.pieces = [Piece("plains", "card", PLAINS, place="field-1")]
    script = one(drawn(on=landed, lines=(0, 1)), known(log=[DRAWN]))
    assert (explained(script), script.holds) == ({"card": 20}, False)


def test_a_first_victory_is_told_by_the_log():
    moments = battle(lines=(1, 2), event=0)
    meets, again = Message("meets", {"seat": seat_name(0)}), Message("beat", {"seat": seat_name(1), "foe": OGRE})
    first = one(moments, known(0, (meets, BEAT), ("event", "title")))
    assert [each.id for each in first.named] == ["director-first-kill"]
    other = battle(lines=(2, 3), event=1)
    log, parts = (again, meets, BEAT), ("event", "event", "title")
    assert one(other, known(0, log, parts)).named, "another player's does not count"
    assert not one(other, known(0, (BEAT, meets, BEAT), ("event", "event", "title"))).named


def test_a_lead_that_changes_hands_is_named():
    def named(was, now):
        knowledge = known()
        knowledge.before = scene(was)
        return [each.id for each in one(battle(on=scene(now)), knowledge).named]

    assert named((1, 2), (3, 2)) == ["director-lead"]
    assert named((2, 2), (3, 2)) == ["director-lead"]
    assert named((2, 1), (3, 1)) == []
    assert named((0, 0), (1, 0)) == [], "somebody has to be first"
    assert named((3, 2), (2, 2)) == []


def test_a_narrow_escape_is_named():
    assert one(battle("lost", MomentFacts(left=1))).named[0].id == "director-escape"
    assert not one(battle("lost", MomentFacts(left=2))).named


def test_a_fight_lost_to_the_last_holds_so_that_it_can_be_read():
    mine, barely = one(battle("lost", MomentFacts(left=0))), one(battle("lost", MomentFacts(left=2)))
    assert (mine.staging, mine.holds, mine.named) == ("hold", True, [])
    assert not barely.holds
    assert not one(battle("won", MomentFacts(left=0))).holds
    assert not one(battle("lost", MomentFacts(left=0), touches=(1,))).holds, "another player's defeat waits for nobody"


# --- kinds ---


def test_an_upset_rolls_theirs_then_mine_and_says_the_odds():
    script = one(battle(facts=MomentFacts(odds=SLIM)))
    assert script.kind == "upset"
    assert script.title == Message("director-against-odds", {"n": 8})
    assert script.above == Message("director-one-in", {"n": 12})
    assert beats(script)[:3] == [("theirs", 0), ("mine", 1100), ("sums", 2700)]
    assert (script.lasts, script.holds) == (4100, True)


def test_a_loss_that_should_not_have_been_says_so():
    script = one(battle("lost", MomentFacts(odds=odds_of(0.94))))
    assert script.title == Message("director-should-not", {"n": 6})


def test_dice_that_have_been_seen_are_not_rolled_again():
    script = one(battle(facts=MomentFacts(odds=SLIM))[1:])
    assert beats(script)[0] == ("sums", 0)


def test_a_changed_choice_interrupts_before_the_dice_and_is_a_scene_of_its_own():
    was, now = odds_of(0.58), odds_of(0.17)
    change = ChangedChoice(1, 0, Message("mask"), Message("strength"), Message("will"), None, was, now)
    moments = [moment("event", facts=MomentFacts(changed=change), touches=(0, 1)), *battle(touches=(0, 1))]
    interrupt, dice = direct(moments, known())
    assert (interrupt.kind, interrupt.weight, interrupt.staging, interrupt.urgent) == ("interrupt", 60, "room", True)
    assert [each.id for each in interrupt.spoken] == ["director-changed", "director-new-chance"]
    assert dice.moments == 2
    theirs, _ = direct(moments, known(1))
    assert theirs.weight == 25, "whoever did it knows"


def test_a_changed_choice_tells_its_own_odds_and_never_those_of_an_earlier_one():
    change = ChangedChoice(1, 0, Message("shield"), Message("blow"), Message("saved"))
    moments = [moment("event", facts=MomentFacts(changed=change), touches=(0, 1), lines=(9, 9), event=2)]
    assert one(moments, known(foretold={5: EVENS})).changed.odds_was == EVENS
    assert one(moments, known(foretold={5: EVENS, 8: None})).changed.odds_was is None


def test_a_villain_has_an_entrance_and_a_short_one_that_does_not_wait_the_second_time():
    foe = FoeFacts(Message("lord"), "villain", 14, 12)
    enters = [moment("phase", facts=MomentFacts(foe=foe, odds=SLIM), lines=(0, 1))]
    meets = Message("meets", {"foe": foe.name})
    first = one(enters, known(0, (meets,)))
    assert (first.kind, first.weight, first.lasts, first.title) == ("boss", 55, 2300, foe.name)
    assert first.holds
    enters[0].lines = (1, 2)
    again = one(enters, known(0, (meets, meets)))
    assert (again.lasts, again.holds) == (1100, False)
    enters[0].touches = (1,)
    assert one(enters, known(0, (meets, meets))).lasts == 400, "another player meets it"


def test_a_boar_at_ninety_percent_is_a_line():
    script = one(battle(facts=MomentFacts(odds=odds_of(0.9)), touches=(1,)))
    assert (script.kind, script.staging, script.beats) == ("toast", "toast", [])


# --- scenes and flow ---


def test_moments_of_one_event_after_one_decision_are_one_scene():
    moments = [*battle(), moment("gain"), moment("card", event=1), *battle(after=2)]
    assert [script.moments for script in direct(moments, known())] == [3, 1, 2]


def test_the_turn_that_follows_is_no_part_of_a_scene():
    scripts = direct([*battle(facts=MomentFacts(odds=SLIM)), moment("turn", touches=(0,))], known())
    assert [(script.moments, script.holds) for script in scripts] == [(2, True), (1, False)]


def test_walks_of_others_fold_into_one_line():
    walks = [moment("move", event=n, after=n, touches=(1,)) for n in range(5)]
    assert [script.moments for script in direct(walks, known(0))] == [5]
    assert [script.moments for script in direct(walks, known(1))] == [1] * 5


def test_equal_beats_shrink_from_the_third_on():
    script = one([moment("blow") for _ in range(4)])
    assert [at for _, at in beats(script)] == [0, 700, 1400, 1820]
    assert script.lasts == 2240


def test_a_blow_lasts_until_it_has_landed_and_longer_where_something_stops_it():
    strikes, shield = Part(Message("axe"), 5, "axe"), Part(Message("shield"), -2, "shield")
    open_ = one([moment("blow", sums=[added(OGRE, [strikes])])])
    stopped = one([moment("blow", sums=[added(OGRE, [strikes, shield])])])
    assert (open_.lasts, stopped.lasts) == (950, 1500)


def test_every_moment_belongs_to_exactly_one_scene():
    moments = [*battle(), moment("turn", event=-1), moment("move", event=-1), *battle(after=3, touches=(1,))]
    assert sum(script.moments for script in direct(moments, known())) == len(moments)
    assert direct([], known()) == []


def test_no_seat_of_a_spectator_holds():
    facts = MomentFacts(odds=SLIM)
    assert not one(battle(facts=facts), known(None)).holds


def test_sentences_come_in_the_order_cause_dice_result_gain():
    log = (Message("meets", {"seat": seat_name(0)}), BEAT)
    facts = MomentFacts(odds=SLIM, trophy=TrophyTaken(Message("banner"), 0, 2, 4))
    script = one(battle(facts=facts, lines=(1, 2), event=0), known(0, log, ("event", "title")))
    assert [each.id for each in script.spoken] == [
        "meets", "director-dice", "director-against-odds", "beat", "director-first-kill", "director-trophy",
    ]  # fmt: skip
