"""Lessons: each finds at its table what it speaks of, for every choice of the learner, and is short."""

import pytest

import fabletable
from fabletable.coach.guide import Guide, Progress, bot_choice, first_game
from fabletable.coach.schooling import follow, go_through, oppose, shortcoming, words_of
from fabletable.games import shelf
from fabletable.kernel import match as kernel_match
from fabletable.kernel.catalogue import LANGUAGES, catalogue_of, files, text_package
from tests.text.catalogues import faults

TAUGHT = [key for key in shelf() if fabletable.find(key).lesson is not None]
NAMES = ["Ada", "Hazel"]
MOST_WORDS = 40


def wayward(luck):
    """Make a learner who chooses at random, the suggestion as likely as the rest."""
    chance = fabletable.Chance(f"wayward/{luck}")
    return lambda match, page: chance.one_of(match.decision.options).key


# What is said of a whole fight, or of a whole ride, holds for each of its questions.
OF_MANY_QUESTIONS = {"lesson-again", "lesson-finish", "lesson-onward"}


def sayings(page):
    return [message for message in (page.title, page.text, page.remark, page.task) if message is not None]


@pytest.mark.parametrize("key", TAUGHT)
def test_whoever_follows_meets_every_step_as_it_was_written(key):
    """This fails if the rules have changed; ``fabletable lessons GAME --find 5000`` then proposes another seed."""
    assert shortcoming(fabletable.find(key)) == ""


@pytest.mark.parametrize("key", TAUGHT)
@pytest.mark.parametrize("how", [follow, oppose, wayward(1), wayward(2), wayward(3)], ids=lambda how: how.__name__)
def test_no_way_leads_to_a_dead_end_or_to_what_is_not_there(key, how):
    game = fabletable.find(key)
    languages = [language for language in LANGUAGES if files(text_package(game), language)]
    taken = go_through(game, how)
    assert taken.end.state == "learned"
    assert taken.pages[0].n == 1
    wrong = set()
    for page in taken.pages:
        for language in languages:
            catalogue = catalogue_of(game, language)
            wrong |= {fault for message in sayings(page) for fault in faults(catalogue, message)}
    assert wrong == set()


@pytest.mark.parametrize("key", TAUGHT)
def test_a_step_is_said_in_forty_words(key):
    game = fabletable.find(key)
    english = catalogue_of(game, "en")
    ways = [go_through(game, how) for how in (follow, oppose, wayward(1), wayward(2), wayward(3))]
    said = [
        message for way in ways for page in way.pages for message in (page.text, page.remark) if message is not None
    ]
    long = {english.say(message, NAMES): words_of(english, message, NAMES) for message in said}
    assert {sentence: words for sentence, words in long.items() if words > MOST_WORDS} == {}


@pytest.mark.parametrize("key", TAUGHT)
def test_every_language_says_all_of_it(key):
    game = fabletable.find(key)
    spoken = [language for language in LANGUAGES if files(text_package(game), language)]
    for language in spoken:
        texts = "".join(files(text_package(game), language))
        missing = [
            message for message in game.lesson.messages() if "." not in message and f"\n{message} =" not in texts
        ]
        assert missing == [], language


@pytest.mark.parametrize("key", TAUGHT)
def test_it_stands_where_the_game_stands(key):
    """Walked step by step or all at once from the log, it says the same: so it survives a reload and a restart."""
    game = fabletable.find(key)
    match = first_game(game)
    walking = Guide(game.lesson, Progress())
    for _ in range(60):
        now = walking.look(match)
        assert Guide(game.lesson, walking.progress).look(match) == now
        if now.state == "learned":
            return
        if now.waits:
            walking.press(now.page.id, "next")
        else:
            asked = match.decision.seat == 0
            match.choose(follow(match, now.page) if asked else bot_choice(game.lesson, match))


@pytest.mark.parametrize("key", TAUGHT)
def test_what_is_said_of_one_question_is_not_said_of_the_next(key):
    """A purchase asks twice: what to buy, and where it goes. Each has words of its own."""
    game = fabletable.find(key)
    asked: dict[str, set[str]] = {}

    def noting(how):
        def choose(match, page):
            if page is not None:
                asked.setdefault(page.text.id, set()).add(match.decision.ask)
            return how(match, page)

        return choose

    for how in (follow, oppose, wayward(1), wayward(2), wayward(3)):
        go_through(game, noting(how))
    twice = {said: asks for said, asks in asked.items() if len(asks) > 1 and said not in OF_MANY_QUESTIONS}
    assert twice == {}


def after(key, *keys):
    """Return the guide's page after these choices, with all waiting pages turned."""
    game = fabletable.find(key)
    match, guide, left = first_game(game), Guide(game.lesson, Progress()), list(keys)
    while (now := guide.look(match)).waits or left:
        if now.waits:
            guide.press(now.page.id, "next")
        else:
            match.choose(left.pop(0))
    return now.page


def test_a_face_just_bought_has_its_place_chosen_in_words_of_its_own():
    page = after("diceforge", "gold-3", "s0-sun-1", "sun-1")
    assert (page.id, page.n, page.at) == ("offering-cover", 7, ["net-s0-moon-die"])
    assert page.choice.startswith("s0-moon-")


def test_another_face_is_placed_in_the_same_words():
    page = after("diceforge", "gold-3", "s0-sun-1", "gold-4")
    assert (page.id, page.remark.id) == ("offering-cover", "lesson-offering-face")
    assert page.text.args["face"].id == "face-gold-4"


def test_a_fight_met_early_is_explained_when_it_comes():
    """A learner who rides off in the first round meets a creature before the lesson speaks of fights. The lesson
    explains fights then, and not again."""

    def ride_off(match, page):
        return "ride:plains-a" if page is not None and page.id == "stay" else follow(match, page)

    pages = go_through(fabletable.find("prophecy"), ride_off, "first-crown-20").steps
    assert pages.index("fight-met") == pages.index("stay") + 1
    assert "fight" not in pages
    assert "alone" in pages


def test_odds_that_take_trials_are_those_that_the_choice_shows():
    """The Witcher's fights are imagined, and the guide speaks of the same numbers as the question."""
    game = fabletable.find("witcher")
    match, guide = first_game(game), Guide(game.lesson, Progress())
    while (now := guide.look(match)).page is None or now.page.id != "lair":
        if now.waits:
            guide.press(now.page.id, "next")
        else:
            match.choose(follow(match, now.page) if match.decision.seat == 0 else bot_choice(game.lesson, match))
    road = next(choice for choice in match.ask(0).choices if choice.key == now.page.choice)
    assert match.tries_odds
    assert now.page.text.args["won"] == road.odds.won


def pages_with_steps_before(key, how):
    """Yield each page of a lesson played so, with the highest step before it and the steps that came by then."""
    game = fabletable.find(key)
    match, guide = first_game(game), Guide(game.lesson, Progress())
    last, met = 0, set()
    while (now := guide.look(match)).state != "learned":
        page = now.page
        if page is not None:
            yield page, last, met
            last, met = max(last, page.n), met | {page.id, page.id.removesuffix("-met")}
        if now.waits:
            guide.press(page.id, "next")
        else:
            asked = match.decision.seat == 0
            match.choose(how(match, page) if asked else bot_choice(game.lesson, match))


@pytest.mark.parametrize("key", TAUGHT)
@pytest.mark.parametrize("how", [oppose, wayward(0), wayward(1), wayward(5)], ids=["oppose", "0", "1", "5"])
def test_whatever_is_jumped_over_is_offered_again(key, how):
    """That includes where the learner left the way long before, where an answer leads on elsewhere, and at the lesson's
    end."""
    steps = fabletable.find(key).lesson.steps
    silent = [
        (last, page.n)
        for page, last, met in pages_with_steps_before(key, how)
        if page.missed is None
        and not page.id.endswith("-met")
        and any(not step.maybe and not step.must and step.id not in met for step in steps[last : page.n - 1])
    ]
    assert silent == []


def straying_at(n):
    """Make a learner who follows, except at the ``n``-th suggestion."""
    seen: list[str] = []

    def choose(match, page):
        suggested = follow(match, page)
        if page is None or not page.choice:
            return suggested
        seen.append(page.choice)
        others = [option.key for option in match.decision.options if option.key != suggested]
        return others[-1] if len(seen) == n and others else suggested

    return choose


def played_until(game, match, guide, how, ends):
    """Play on until a page fulfils the condition; return it, or None if the lesson ends before."""
    while (now := guide.look(match)).state != "learned":
        if now.page is not None and ends(now.page):
            return now.page
        if now.waits:
            guide.press(now.page.id, "next")
        else:
            asked = match.decision.seat == 0
            match.choose(how(match, now.page) if asked else bot_choice(game.lesson, match))
    return None


@pytest.mark.parametrize("key", TAUGHT)
def test_who_goes_back_and_follows_meets_what_was_jumped_over(key):
    """The offer leads to a place from which everything skipped is found again, wherever the way was left once."""
    game = fabletable.find(key)
    offered = 0
    for n in range(1, 7):
        match, guide = first_game(game), Guide(game.lesson, Progress())
        page = played_until(game, match, guide, straying_at(n), lambda page: page.missed is not None)
        if page is None:
            continue
        offered += 1
        first = page.missed.first
        again = kernel_match.start(game, match.players, match.seed, match.options)
        for _, choice in match.made[: page.missed.decisions]:
            again.choose(choice)
        guide = Guide(game.lesson, Progress(guide.progress.turned))
        assert played_until(game, again, guide, follow, lambda page, first=first: page.n == first), (n, page.id)
    assert offered > 0


def test_what_was_taken_back_was_never_chosen():
    game = fabletable.find("diceforge")
    match = first_game(game)
    guide = Guide(game.lesson, Progress(["about", "parts", "dice", "turn"]))
    before = guide.look(match)
    match.choose("moon-1")
    assert guide.look(match).page.remark.id == "lesson-purchase-face"
    match.undo(0)
    assert guide.look(match) == before


def test_who_plays_on_alone_is_let_go():
    """Turns in which nothing fits end the lesson kindly."""
    game = fabletable.find("diceforge")
    taken = go_through(game, lambda match, page: match.decision.options[-1].key)
    assert taken.end.state == "learned"


def test_a_lesson_left_says_nothing_and_is_taken_up_again():
    game = fabletable.find("diceforge")
    match = first_game(game)
    guide = Guide(game.lesson, Progress())
    guide.press("", "leave")
    assert (guide.look(match).state, guide.look(match).page, guide.look(match).waits) == ("left", None, False)
    guide.press("", "resume")
    assert guide.look(match).page.id == "about"
