"""Puzzles: what is one and what is not, packs and what is wrong with some, making and checking them."""

import re
import zlib
from collections import Counter
from itertools import islice

import msgspec
import pytest

import fabletable
from fabletable.bots import make_bot
from fabletable.bots.roster import let_decide
from fabletable.coach import own_puzzle, puzzle_search
from fabletable.coach.own_puzzle import weigh_choices
from fabletable.coach.puzzle import LARGEST, PuzzlePack, check_rules, installed_pack, match_at, read_pack
from fabletable.coach.puzzle_mix import MIXED, MOST, UNFOUND, full_kinds, kinds_of
from fabletable.coach.puzzle_search import CERTAIN_LEAD, LEAD, PuzzleSearch, is_candidate, puzzle_at
from fabletable.coach.puzzle_words import names_of, why_behind, why_best
from fabletable.coach.trials import Trials
from fabletable.games import BUILT_IN
from fabletable.kernel import Advice, Chance, Refused, Result
from fabletable.kernel import match as kernel_match
from fabletable.kernel.advice import FIGHT
from fabletable.kernel.catalogue import catalogue_of
from fabletable.kernel.theme import LAST_TURN, THEMES
from fabletable.lab import puzzles as making
from fabletable.lab.executors import InProcess
from fabletable.lab.puzzles import begin_pack, check_pack, make_pack
from tests.asking import collected, question
from tests.coach.test_coach import POOR, Digging


class Fooled(Digging):
    """The quick bot loves poor shafts; only who digs to the end knows better."""

    key = "fooled-mines"
    questions = collected(
        question(
            "ask-shaft",
            policy=lambda table, decision: [1.0 if option is POOR else 0.0 for option in decision.options],
        )
    )


def walked(game, decisions, seed="puzzle"):
    """Let bots play so many decisions, and on to one that can be a puzzle."""
    match = fabletable.start(game, 2, seed)
    walker = make_bot("medium", "w")
    while match.number < decisions or not is_candidate(match):
        let_decide(match, walker)
    return match


@pytest.fixture(scope="module")
def forged():
    """Make a pack with one quickly made puzzle of Dice Forge, whose marked choice is any."""
    match = walked("diceforge", 20)
    search = PuzzleSearch(match)
    search._play_fresh(search.places, 4)
    search.finds = lambda *_: False
    chances = [search._chances(search.fresh[place]) for place in search.places]
    best = max(search.places, key=lambda place: sum(chances[place]))
    puzzle = search.puzzle(best, 0, match.decision.options[0].key)
    return PuzzlePack("diceforge", match.game.version, "seed", 1, [puzzle])


# --- what is a puzzle ---


def test_a_choice_that_the_quick_bot_misses_is_a_puzzle():
    match = kernel_match.start(Fooled(), 2, "seed")
    puzzle = puzzle_at(match, 7, "poor")
    assert (puzzle.best, puzzle.seat, puzzle.game_number, puzzle.taken) == ("rich", 0, 7, "poor")
    assert [choice.key for choice in puzzle.choices] == ["rich", "poor"], "in the game's own order"
    other = puzzle.choice("poor")
    assert other.behind.mean >= LEAD
    assert other.behind.low > CERTAIN_LEAD
    assert "medium" not in puzzle.found
    assert "master" in puzzle.found
    assert puzzle.difficulty == 3 - len(set(puzzle.found) - {"master"})


def test_what_the_quick_bot_takes_anyway_is_no_puzzle():
    assert puzzle_at(kernel_match.start(Digging(), 2, "seed"), 0, "rich") is None


def test_what_master_does_not_find_is_no_puzzle(monkeypatch):
    monkeypatch.setattr(PuzzleSearch, "finds", lambda *_: False)
    assert puzzle_at(kernel_match.start(Fooled(), 2, "seed"), 0, "poor") is None


def test_a_small_lead_is_no_puzzle(monkeypatch):
    monkeypatch.setattr(puzzle_search, "LEAD", 0.999)
    assert puzzle_at(kernel_match.start(Fooled(), 2, "seed"), 0, "poor") is None


class FarFooled(Fooled):
    """Bots search only in fights, and there are none; a seat's chance is its share of the gold."""

    key = "far-fooled-mines"
    advice = Advice(
        rollout_depth=FIGHT,
        turn=lambda table: (table.dug % table.seats, table.dug),
        chances=lambda table: [(1 + gold) / (2 + sum(table.gold)) for gold in table.gold],
    )


class Worthless(FarFooled):
    """The gold that one can see decides nothing."""

    key = "worthless-mines"

    def result(self, table):
        return Result([0], [1, 0])


def test_where_no_bot_searches_whole_games_speak_for_the_choice():
    puzzle = puzzle_at(kernel_match.start(FarFooled(), 2, "seed"), 7, "poor")
    assert (puzzle.best, puzzle.found, puzzle.difficulty) == ("rich", [], 3)
    assert puzzle_at(kernel_match.start(Worthless(), 2, "seed"), 7, "poor") is None


def test_a_puzzle_of_a_full_kind_is_not_searched_for(monkeypatch):
    def judged(*_):
        raise AssertionError("it was tried further")

    monkeypatch.setattr(PuzzleSearch, "is_sure", judged)
    match = kernel_match.start(FarFooled(), 2, "seed")
    assert puzzle_at(match, 7, "poor", {UNFOUND}) is None
    with pytest.raises(AssertionError, match="tried further"):
        puzzle_at(match, 7, "poor", {LAST_TURN})


def test_a_last_turn_is_seen_before_it_is_judged(monkeypatch):
    match = kernel_match.start(FarFooled(), 2, "seed")
    for key in ["poor", *10 * ["rich"]]:
        match.choose(key)
    monkeypatch.setattr(puzzle_search, "CLOSE", (-1.0, 2.0))
    monkeypatch.setattr(PuzzleSearch, "is_sure", lambda search, best: not search._play_fresh(search.places, 8))
    monkeypatch.setattr(PuzzleSearch, "is_vouched_for", lambda search, best: True)
    assert puzzle_at(match, 7, "poor").theme == LAST_TURN
    assert puzzle_at(match, 7, "poor", {LAST_TURN}) is None


def two_worlds(match):
    """Return the match at its present step, as it is and with everything shuffled that the asked seat cannot know."""
    while not match.at_step:
        let_decide(match, make_bot("medium", "w"))
    seat = match.decision.seat
    plain, other = match.clone(), match.clone()
    plain.arrange(lambda table: None)
    other.arrange(lambda table: table.shuffle_unknown(seat, Chance("another world")))
    return plain, other, seat


def equal_worlds(game):
    """Return two worlds that ask the same."""
    match = walked(game, 30)
    plain, other, seat = two_worlds(match)
    # A step that deals cards shows other ones in the other world, and those a seat can tell apart.
    while not is_candidate(plain) or plain.ask(seat) != other.ask(seat):
        let_decide(match, make_bot("medium", "w"))
        plain, other, seat = two_worlds(match)
    return plain, other, seat


@pytest.mark.parametrize("game", BUILT_IN)
def test_two_worlds_that_the_seat_cannot_tell_apart_give_the_same_puzzle(game, monkeypatch):
    monkeypatch.setattr(PuzzleSearch, "finds", lambda *_: True)
    plain, other, seat = equal_worlds(game)
    found = []
    for world in (plain, other):
        search = PuzzleSearch(world)
        search._play_fresh(search.places, 2)
        puzzle = search.puzzle(0, 0, world.decision.options[0].key)
        found.append((puzzle.told, puzzle.theme, puzzle.choices, search.best(), world.scene(seat), world.ask(seat)))
    assert found[0] == found[1]


@pytest.mark.parametrize("game", BUILT_IN)
def test_two_worlds_give_the_same_answer_to_a_mistake_of_ones_own(game, monkeypatch):
    monkeypatch.setattr(own_puzzle, "TRIALS", 4)
    monkeypatch.setattr(own_puzzle, "TRIALS_TO_THE_END", 4)
    plain, other, seat = equal_worlds(game)
    first, second, *_ = (option.key for option in plain.decision.options)
    found = [(weigh_choices(world, first, [second]), world.scene(seat), world.ask(seat)) for world in (plain, other)]
    assert found[0] == found[1]
    assert {first, second} <= {choice.key for choice in found[0][0].choices}


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_theme_of_a_question_is_one_of_training(game):
    game = fabletable.find(game)
    found = {question.theme for question in game.questions}
    assert found <= set(THEMES)
    assert len(found) > 4, "most questions belong to a theme"
    assert all(game.theme(question.id) == question.theme for question in game.questions)
    assert game.theme("ask-nothing-known") == "other"


# --- the answer in words ---


def test_a_game_that_is_won_by_points_tells_what_a_choice_costs_in_points():
    match = kernel_match.start(Fooled(), 2, "seed")
    names = names_of(match, match.decision)
    rich, poor = Trials(match, "words").play_all([0, 1], range(8)).values()
    assert why_best(match, 0, names[0], rich, poor).id == "coach-say-score"
    assert why_behind(match, 0, poor, rich).id == "coach-short"
    assert why_behind(match, 0, rich, rich) is None


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_answers_of_a_pack_name_choices_as_they_are_listed(game):
    game = fabletable.find(game)
    for puzzle in installed_pack(game).puzzles[:12]:
        match = match_at(puzzle, game)
        listed = {choice.key: choice.label for choice in match.ask(puzzle.seat).choices}
        assert puzzle.told.args["choice"] == listed[puzzle.best]


def test_the_amount_of_a_gain_stands_beside_its_name():
    told = [
        puzzle.told
        for puzzle in installed_pack(fabletable.find("diceforge")).puzzles
        if puzzle.told.id == "coach-say-gains"
    ]
    assert told
    voice = catalogue_of(fabletable.find("diceforge"), "en")
    assert any(re.search(r"by about \d+", voice.say(each, ["Ada", "Rok"], 0)) for each in told)


def test_the_amount_of_a_gain_is_told_once():
    game = fabletable.find("diceforge")
    puzzle = next(each for each in installed_pack(game).puzzles if each.told.id == "coach-say-gains")
    match = match_at(puzzle, game)
    keys = [option.key for option in match.decision.options]
    best, other = keys.index(puzzle.best), keys.index(puzzle.taken)
    these, those = Trials(match, "words").play_all([best, other], range(40)).values()
    told = why_best(match, puzzle.seat, names_of(match, match.decision)[best], these, those)
    assert told.args["what"].id == "coach-amount"
    assert told.args["what"].args["what"].id != "coach-amount"


# --- packs ---


def test_a_pack_is_read_as_it_was_written(forged):
    data = forged.to_bytes()
    assert read_pack(data) == forged
    assert read_pack(data).to_bytes() == data
    assert match_at(forged.puzzles[0], fabletable.find("diceforge")).number == len(forged.puzzles[0].keys)


@pytest.mark.parametrize(
    "damage", [lambda data: data[:-9], lambda data: b"{}", lambda data: b"", lambda data: data[9:]]
)
def test_a_damaged_pack_is_refused(forged, damage):
    with pytest.raises(Refused) as no:
        read_pack(damage(forged.to_bytes()), "x.puzzles")
    assert no.value.code == "why-not-a-puzzle-pack"


def test_a_pack_that_unpacks_to_too_much_is_refused():
    with pytest.raises(Refused, match="why-not-a-puzzle-pack"):
        read_pack(zlib.compress(b" " * (LARGEST + 1)))


def test_packs_of_other_rules_or_formats_are_refused(forged):
    newer = msgspec.structs.replace(forged, format=99)
    with pytest.raises(Refused, match="why-puzzle-format"):
        read_pack(newer.to_bytes())
    with pytest.raises(Refused, match="why-puzzle-rules"):
        check_rules(msgspec.structs.replace(forged, version="0"), fabletable.find("diceforge"))


@pytest.mark.parametrize(
    "change", [{"keys": ["nowhere"]}, {"seat": 5}, {"choices": []}, {"best": "nothing"}, {"players": 99}]
)
def test_a_damaged_puzzle_is_refused(forged, change):
    puzzle = msgspec.structs.replace(forged.puzzles[0], **change)
    with pytest.raises(Refused, match="why-puzzle-damaged"):
        match_at(puzzle, fabletable.find("diceforge"))


# --- making ---


class Backwards:
    """Returns results in groups, the last of each group first."""

    workers = 3

    def play(self, work, job, batches):
        while group := list(islice(batches, 3)):
            yield from [work(job, batch) for batch in group][::-1]


@pytest.fixture
def dealt(forged, monkeypatch):
    """Replace the search: games have none, one or two puzzles by their number, and the searched numbers are listed."""
    searched = []

    def found(game, players, number, seed, full):
        searched.append(number)
        return [
            msgspec.structs.replace(forged.puzzles[0], id=f"{number}-{place}", game_number=number, seed=seed)
            for place in range(number % 3)
        ]

    monkeypatch.setattr(making, "puzzles_in_game", found)
    return searched


def nothing(pack):
    pass


def test_the_pack_does_not_depend_on_who_makes_it(dealt):
    game = fabletable.find("diceforge")
    alone, many = (make_pack(begin_pack(game, "s"), 10, hands, nothing) for hands in (InProcess(), Backwards()))
    assert len(alone.puzzles) == 10
    assert many.to_bytes() == alone.to_bytes()


@pytest.mark.parametrize("first", range(1, 8))
def test_a_pack_that_was_stopped_or_grows_is_the_same(dealt, first):
    game = fabletable.find("diceforge")
    whole = make_pack(begin_pack(game, "s"), 8, InProcess(), nothing)
    kept = []
    make_pack(begin_pack(game, "s"), first, InProcess(), lambda pack: kept.append(pack.to_bytes()))
    for stopped in kept:
        grown = make_pack(begin_pack(game, "s", read_pack(stopped)), 8, Backwards(), nothing)
        assert grown.to_bytes() == whole.to_bytes()
    dealt.clear()
    assert make_pack(whole, 8, InProcess(), nothing) is whole
    assert dealt == [], "nothing is searched twice"


@pytest.fixture
def alike(forged, monkeypatch):
    """Replace the search: most puzzles are last turns or not found by ``master``. Games that are searched for fewer
    kinds have more of the others."""

    def found(game, players, number, seed, full):
        def puzzle(name, **change):
            return msgspec.structs.replace(
                forged.puzzles[0], id=f"{number}-{name}", game_number=number, **{"theme": "turn", **change}
            )

        sought = [
            *(puzzle(f"last {place}", theme=LAST_TURN) for place in range(3)),
            *(puzzle(f"none {place}", found=[]) for place in range(3)),
            *([puzzle("other")] if len(full) >= number % 3 else []),
        ]
        return [each for each in sought if full.isdisjoint(kinds_of(each.theme, each.found))]

    monkeypatch.setattr(making, "puzzles_in_game", found)


def kinds_in(puzzles):
    return Counter(kind for puzzle in puzzles for kind in kinds_of(puzzle.theme, puzzle.found))


def test_a_pack_takes_only_so_many_of_a_kind_in_every_hundred(alike):
    game = fabletable.find("diceforge")
    whole = make_pack(begin_pack(game, "s"), 2 * MIXED, Backwards(), nothing)
    for begun in (0, MIXED):
        assert kinds_in(whole.puzzles[begun : begun + MIXED]) == MOST
    assert not full_kinds(whole.puzzles), "the next hundred begins"
    assert make_pack(begin_pack(game, "s"), 2 * MIXED, InProcess(), nothing).to_bytes() == whole.to_bytes()


@pytest.mark.parametrize("game", BUILT_IN)
def test_an_installed_pack_has_only_so_many_of_a_kind(game):
    counted = kinds_in(installed_pack(fabletable.find(game)).puzzles)
    assert all(counted[kind] <= most for kind, most in MOST.items())


@pytest.mark.parametrize("first", [49, 50, 51, 79, 80, 99, 100, 101])
def test_a_mixed_pack_that_grows_is_the_same(alike, first):
    game = fabletable.find("diceforge")
    whole = make_pack(begin_pack(game, "s"), MIXED + 30, InProcess(), nothing)
    begun = make_pack(begin_pack(game, "s"), first, Backwards(), nothing)
    assert make_pack(begun, MIXED + 30, Backwards(), nothing).to_bytes() == whole.to_bytes()


def test_another_pack_is_not_written_over(forged):
    with pytest.raises(Refused, match="why-other-puzzle-pack"):
        begin_pack(fabletable.find("diceforge"), "another seed", forged)
    with pytest.raises(Refused, match="why-other-puzzle-pack"):
        begin_pack(fabletable.find("witcher"), "seed", forged)
    with pytest.raises(Refused, match="why-puzzle-rules"):
        begin_pack(fabletable.find("diceforge"), "seed", msgspec.structs.replace(forged, version="0"))
    with pytest.raises(Refused, match="why-puzzles-of-house"):
        begin_pack(Fooled(), "seed")


# --- checking ---


def test_a_check_tells_what_holds_and_what_does_not(forged):
    good = forged.puzzles[0]
    worst = min(good.choices, key=lambda choice: choice.chance.mean).key
    wrong = msgspec.structs.replace(good, id="wrong", best=worst)
    broken = msgspec.structs.replace(good, id="broken", keys=["nowhere"])
    pack = msgspec.structs.replace(forged, puzzles=[good, wrong, broken])
    found = {each.id: each for each in check_pack(pack, InProcess(), 6, bots=["medium"])}
    assert found["wrong"].best != worst
    assert not found["wrong"].holds
    assert found["broken"].no.id == "why-puzzle-damaged"
    assert len(list(check_pack(pack, InProcess(), 1, draw=2))) == 2
