"""Moments of the kernel: their readers, times and lines, and that undo removes them."""

import msgspec
import pytest

import fabletable
from fabletable.kernel import Chance, Message, Part, RuleCrash, Table, added, reason
from fabletable.kernel.moment import ids_in
from fabletable.kernel.table import Film
from tests.kernel.lanterns import LANTERNS, Lantern


def watched(seed="undo 1", players=2, **options):
    return fabletable.start("lanterns", players, seed, options or {"rich": True}, watched=True)


def kinds(match, seat=0, first=0):
    return [moment.kind for moment in match.moments(seat, first)]


def plain(match, seat=0, first=0):
    return msgspec.to_builtins(match.moments(seat, first))


def all_of(match):
    return [plain(match, seat) for seat in (None, *range(match.players))]


# --- between two decisions ---


def test_the_first_moment_comes_before_the_first_decision():
    match = watched()
    assert [(moment.kind, moment.after) for moment in match.moments(0)] == [("turn", 0)]


def test_an_answer_gives_all_moments_up_to_the_next_question_over_several_steps():
    match = watched()
    match.choose("roll")
    assert kinds(match, 0, match.number) == ["roll", "card", "turn"]
    assert kinds(match, 1, match.number) == ["roll", "gain", "turn"]
    assert {moment.after for moment in match.moments(0, 1)} == {1}
    match.choose("roll")
    assert kinds(match, 1, match.number) == ["roll", "card", "turn"]
    assert len(match.moments(0)) == 7


def test_what_is_taken_without_asking_is_shown_with_what_comes_before_and_after():
    match = watched()
    match.arrange(lambda table: table.keepers[0].hand.clear())
    match.choose("play")
    assert match.decision.seat == 1, "nobody was asked which lantern to light"
    assert kinds(match, 0, 1) == ["card", "turn"]


def test_the_end_of_the_game_is_shown_too():
    match = watched()
    while match.decision is not None:
        match.choose("roll")
    assert kinds(match, 1, match.number)[0] == "roll"


def test_each_moment_has_the_scene_of_its_time():
    match = watched()
    had = match.scene(0)
    match.choose("roll")
    roll, card, turn = match.moments(0, 1)
    gold = [scene.mats[0].pieces[0].n for scene in (had, roll.scene, card.scene, turn.scene)]
    assert gold[0] < gold[1] == gold[2] == gold[3]
    hands = [len(scene.mats[0].zones[0].pieces) for scene in (had, roll.scene, card.scene)]
    assert hands == [2, 2, 3]
    assert match.moments(0, 1)[-1].scene == match.scene(0)


# --- lines and deeds ---


def test_a_moment_brings_the_lines_told_since_the_one_before():
    match = watched()
    match.choose("roll")
    match.choose("roll")
    for seat in (0, 1, None):
        story = match.log(seat)
        told = [[line.id for line in story[slice(*moment.lines)]] for moment in match.moments(seat, 1)]
        card = ["drew"]
        assert told == [["rolled"], card if seat == 0 else [], [], ["rolled"], card if seat == 1 else [], []]


def test_moments_and_lines_know_their_deed():
    match = watched()
    assert match.moments(0)[0].event == -1
    match.choose("roll")
    match.choose("play")
    match.choose(next(option.key for option in match.decision.options if isinstance(option, Lantern)))
    story = match.log(1)
    assert [story[moment.event].id for moment in match.moments(1, 1)] == 3 * ["rolled"] + 3 * ["lights"]
    assert match.log_parts(1) == ["event", "event", ""]
    assert match.log_parts(0) == ["event", "", "event"]


def test_a_deed_that_began_in_secret_begins_with_its_first_line_for_the_others():
    match = watched()
    match.table.log_event("drew", to=0, card=LANTERNS[0])
    match.table.log("lights", seat=Message("seat", {"n": 0}), card=LANTERNS[0])
    match.table.log_title("rolled", seat=Message("seat", {"n": 0}), gold=3)
    assert match.log_parts(0) == ["event", "", "title"]
    assert match.log_parts(1) == ["event", "title"]


# --- secrets ---


def test_a_moment_for_one_seat_is_not_for_the_others():
    match = watched(players=3)
    match.choose("roll")
    assert "card" in kinds(match, 0)
    assert "card" not in kinds(match, 1) + kinds(match, 2) + kinds(match, None)
    assert "gain" not in kinds(match, 0)


def test_a_piece_that_a_seat_does_not_see_is_not_named_to_it():
    match = watched()
    match.choose("roll")
    drawn = match.table.keepers[0].hand[-1].key
    assert match.moments(0, 1)[1].pieces == [drawn]
    assert match.moments(1, 1)[1].pieces == []


def test_a_piece_that_was_there_a_moment_ago_is_still_named():
    match = watched()
    match.choose("play")
    table, card = match.table, match.table.keepers[0].hand.pop()
    table.film.go_on(match.number, 0, match._checkpoints[-1].table)
    table.show("loss", pieces=[card.key])
    assert match.moments(0)[-1].pieces == [card.key]
    assert match.moments(1)[-1].pieces == [], "the other never saw it"
    table.show("loss", pieces=[card.key])
    assert match.moments(0)[-1].pieces == [], "now it is long gone"


def test_the_parts_of_a_sum_name_no_hidden_piece_either():
    match = watched()
    hidden, seen = match.table.keepers[1].hand[0].key, "gold-1"
    parts = [Part(Message("gold"), 1, seen), Part(Message("gold"), 2, hidden)]
    match.table.show("roll", sums=[added(Message("mat"), parts, 1, dice=[hidden, seen])])
    (whole,) = match.moments(0)[-1].sums
    assert [part.piece for part in whole.parts] == [seen, ""]
    assert (whole.dice, whole.total) == ([seen], 3)
    assert match.moments(1)[-1].sums[0].dice == [hidden, seen]


def test_all_that_can_be_pointed_at_is_found():
    assert {"harbour", "mat-1", "hand-0", "gold-1"} <= set(ids_in(watched().scene(0)))


# --- unwatched ---


def test_nobody_watches_unless_asked_to():
    match = fabletable.start("lanterns", 2, "x")
    match.choose("roll")
    assert match.table.film is None
    with pytest.raises(RuntimeError, match="nobody watches"):
        match.moments(0)


def test_copies_and_thoughts_are_never_watched():
    match = watched()
    match.choose("play")
    before = all_of(match)
    for clone in (match.clone(), match.imagine(0, Chance("x")), match.clone(quick=True)):
        assert not clone.watched
        assert clone.table.film is None
        clone.choose("done")
        assert clone.table.film is None
    assert all_of(match) == before


def test_watching_changes_nothing():
    one, other = watched(), fabletable.start("lanterns", 2, "undo 1", {"rich": True})
    chance = Chance("x")
    while one.decision is not None:
        key = chance.one_of(one.decision.options).key
        one.choose(key)
        other.choose(key)
        assert (one.checksum(), one.log(0)) == (other.checksum(), other.log(0))


def test_one_can_begin_to_watch_in_the_middle():
    match, late = watched(), fabletable.start("lanterns", 2, "undo 1", {"rich": True})
    for key in ("roll", "play"):
        match.choose(key)
        late.choose(key)
    late.watch()
    assert late.moments(0) == []
    assert late.log(0) == match.log(0)
    for one in (match, late):
        one.choose(one.decision.options[0].key)
        one.choose(one.decision.options[-1].key)
    for seat in (0, 1, None):
        assert plain(late, seat) == plain(match, seat, 3)


# --- going back ---


def test_what_is_taken_back_is_not_shown_any_more():
    match = watched()
    seen = [all_of(match)]
    match.choose("play")
    seen.append(all_of(match))
    match.choose(match.decision.options[0].key)
    assert kinds(match)[-1] == "move"
    while seen:
        match.undo(0)
        assert all_of(match) == seen.pop()


@pytest.mark.parametrize("back", [0, 1, 3, 6, 11])
def test_a_match_that_went_back_shows_the_same_again(back):
    match = watched()
    chance = Chance("keys")
    seen = []
    for _ in range(12):
        seen.append(all_of(match))
        match.choose(chance.one_of(match.decision.options).key)
    whole, keys = all_of(match), [key for _, key in match.made]
    match.rewind(back)
    assert all_of(match) == seen[back]
    for key in keys[back:]:
        match.choose(key)
    assert all_of(match) == whole


def test_a_rule_that_breaks_leaves_nothing_to_see(monkeypatch):
    match = watched()
    before = all_of(match)
    monkeypatch.setattr(Table, "reveal", lambda table: 1 / 0)
    with pytest.raises(RuleCrash):
        match.choose("roll")
    assert all_of(match) == before
    monkeypatch.undo()
    match.choose("roll")
    assert kinds(match, 0, 1) == ["roll", "card", "turn"]


def test_a_quick_match_goes_back_with_its_moments():
    match = fabletable.start("lanterns", 2, "undo 1", {"rich": True}, quick=True, watched=True)
    before = all_of(match)
    match.choose("play")
    match.stand_at(0)
    assert all_of(match) == before


def test_what_has_been_seen_can_be_forgotten():
    match = watched()
    match.choose("roll")
    match.choose("roll")
    match.forget_moments(2)
    assert kinds(match, 1) == ["roll", "card", "turn"]
    match.stand_at(1)
    assert kinds(match, 1) == []


def test_of_a_long_match_only_the_last_moments_can_be_kept():
    match = watched()
    match.watch(most=4)
    while match.decision is not None:
        match.choose("roll")
        assert len(match._film.shots) <= 8
    assert len(match._film.shots) >= 4
    assert kinds(match, 1, match.number) == kinds(match, 1)[-len(kinds(match, 1, match.number)) :] != []


# --- sums ---


def test_a_sum_is_the_sum_of_its_parts():
    whole = added(
        Message("x"),
        [Part(Message("a"), 4), Part(Message("b"), -1), Part(Message("die"), 5, "die-1")],
        0,
        ["die-1", "die-2"],
    )
    assert (whole.total, whole.seat, whole.dice) == (8, 0, ["die-1", "die-2"])


@pytest.mark.parametrize(
    ("mine", "theirs", "why", "args"),
    [
        ((4, 1, 2, 5), (6, 4), "because-bonus", {"bonus": Message("b"), "n": 2, "left": 10, "against": 10}),
        ((4, 2, 3, 5), (6, 7), "because-bonus", {"bonus": Message("a"), "n": 2, "left": 12, "against": 13}),
        ((4, 1, 1, 6), (6, 2), "because-dice", {"n": 6, "against": 6, "lead": 0}),
        ((3, 1, 1, 6), (7, 2), "because-dice", {"n": 5, "against": 7, "lead": 2}),
        ((9, 0, 0, 1), (6, 2), "because-stronger", {"n": 9, "against": 6}),
        ((9, 0, 0, 3), (6, 1), "because-stronger", {"n": 9, "against": 6}),
        ((5, 0, 0, 5), (4, 1), "because-dice-added", {"n": 5, "against": 4}),
        ((6, 0, 0, 3), (4, 1), "because-dice-added", {"n": 6, "against": 4}),
    ],
)
def test_an_outcome_has_its_reason(mine, theirs, why, args):
    """The smallest bonus without which it would have come out otherwise, else the dice."""
    base, one, two, die = mine
    parts = [
        Part(Message("base"), base),
        Part(Message("a"), one),
        Part(Message("b"), two),
        Part(Message("die"), die, "die-1"),
    ]
    higher = added(Message("me"), parts, 0, ["die-1"])
    lower = added(
        Message("foe"), [Part(Message("base"), theirs[0]), Part(Message("die"), theirs[1], "die-2")], None, ["die-2"]
    )
    assert reason(higher, lower) == Message(why, args)


def test_a_show_keeps_the_reason_with_its_arguments():
    table = Table(2, Chance("x"))
    table.show("loss", because="drew", card=object())  # nobody watches: not even the name is asked for
    table.film = Film(0, 0)
    table.show("loss", because="drew", card=LANTERNS[0])
    table.show("loss", because=Message("gold"))
    assert [shot.because for shot in table.film.shots] == [
        Message("drew", {"card": LANTERNS[0].message}),
        Message("gold"),
    ]
