"""Story, words and catalogues: who may read what, in which language."""

import pytest

import fabletable
from fabletable.kernel import DONE, Chance, Message, Table, message, seat_name
from fabletable.kernel.catalogue import Catalogue, catalogue_from, catalogue_of, files
from fabletable.kernel.decision import Seat
from tests.kernel.lanterns import GAME, LANTERNS

ENGLISH = catalogue_of(GAME)


def test_a_secret_line_reaches_only_its_reader():
    match = fabletable.start("lanterns", players=3, seed="x")
    match.choose("roll")
    assert [line.id for line in match.log(0)] == ["rolled", "drew"]
    for other in (1, 2, None):
        assert [line.id for line in match.log(other)] == ["rolled"]


def test_what_happened_in_the_middle_of_a_turn_is_told_at_once():
    match = fabletable.start("lanterns", players=2, seed="undo 1", options={"rich": True})
    match.choose("play")
    match.choose(match.decision.options[0].key)
    assert match.decision.seat == 0
    assert [line.id for line in match.log(1)] == ["lights"]
    match.undo(0)
    assert match.log(1) == []


def test_a_line_can_be_kept_from_one_seat():
    table = Table(3, Chance("x"))
    table.log_lines = []
    table.log("rolled", but=1)
    line = table.log_lines[0]
    assert [line.readable(seat) for seat in (0, 1, 2, None)] == [True, False, True, True]


def test_nothing_is_written_when_nobody_listens():
    table = Table(2, Chance("x"))
    table.log("rolled", thing=object())
    assert table.log_lines is None


def test_pieces_bring_their_names_along():
    drew = message("drew", card=LANTERNS[0], more=[LANTERNS[1], DONE], n=3, word="x")
    assert drew.args["card"] == Message("lantern", {"light": 1}, "lantern-1-0")
    assert [item.id for item in drew.args["more"]] == ["lantern", "word-done"]
    with pytest.raises(TypeError, match="no name to say"):
        message("drew", card=object())


ADDRESSING = """
seat-unnamed = Player { $n }
list-last = { $so-far } and { $next }
beat = { $seat } beats { $other }.
    .you = You beat { $other }.
    .you-other = { $seat } beats you.
rides = { $hero } rides.
    .you = You ride.
lissa = Lissa
because = It counts because { $why }
plain = { $seat } waits.
"""


@pytest.mark.parametrize(
    ("reader", "sentence"),
    [(0, "You beat Boyan."), (1, "Ada beats you."), (2, "Ada beats Boyan."), (None, "Ada beats Boyan.")],
)
def test_the_reader_is_addressed_as_you(reader, sentence):
    catalogue = catalogue_from("en", [ADDRESSING])
    line = message("beat", seat=seat_name(0), other=seat_name(1))
    assert catalogue.say(line, ["Ada", "Boyan", "Cyril"], reader) == sentence
    within = message("because", why=line)
    assert catalogue.say(within, ["Ada", "Boyan", "Cyril"], reader) == f"It counts because {sentence}"


def test_a_hero_whose_name_carries_a_seat_is_its_player():
    catalogue = catalogue_from("en", [ADDRESSING])
    line = message("rides", hero=Message("lissa", {"seat": 1}))
    assert catalogue.say(line, ["Ada", "Boyan"], 1) == "You ride."
    assert catalogue.say(line, ["Ada", "Boyan"], 0) == "Lissa rides."


def test_a_sentence_without_an_address_names_its_reader():
    catalogue = catalogue_from("en", [ADDRESSING])
    assert catalogue.say(message("plain", seat=seat_name(0)), ["Ada"], 0) == "Ada waits."


def test_a_sentence_is_said_with_names():
    line = message("rolled", seat=seat_name(1), gold=4)
    assert ENGLISH.say(line, ["Ada", "Boyan"]) == "Boyan rolls and has 4 gold now."
    assert ENGLISH.say(line) == "Player 2 rolls and has 4 gold now."
    assert ENGLISH.say(Seat(0).message, ["Ada"]) == "Ada"


@pytest.mark.parametrize(
    ("count", "sentence"),
    [(0, "nothing"), (1, "Lantern of 1"), (3, "Lantern of 1, Lantern of 1 and Lantern of 1")],
)
def test_a_list_is_said_as_people_say_it(count, sentence):
    assert ENGLISH.say(message("drew", card=LANTERNS[:count])) == f"You draw {sentence}."


def test_attributes_are_messages_of_their_own():
    assert ENGLISH.say(Message("rule-turn")) == "A turn"
    assert ENGLISH.say(Message("rule-turn.text")).startswith("Roll for gold")
    assert ENGLISH.has("rule-turn.text")
    assert not ENGLISH.has("rule-turn.picture")
    assert not ENGLISH.has("nonsense")


def test_a_language_without_the_message_falls_back_to_english():
    czech = catalogue_of(GAME, "cs")
    assert czech.say(message("rolled", seat=seat_name(0), gold=1), ["Ada"]) == "Ada rolls and has 1 gold now."


def test_what_no_catalogue_knows_is_shown_by_its_id():
    assert ENGLISH.say(Message("nonsense")) == "nonsense"


def test_a_game_without_texts_still_has_the_words_of_every_game():
    assert Catalogue("fabletable.kernel").say(DONE.message) == "Done"
    assert not Catalogue("fabletable.kernel").has("lantern")


WOLF = Message("wolf", {}, "wolf-1")
BOOTS = Message("boots")
RUSSIAN = """
wolf = Волк
    .acc = Волка
    .gender = m
owl = Сова
    .acc = Сову
    .gender = f
boots = Сапоги
    .gender = pl
pack = Стая из { $n } волков
    .acc = Стаю из { $n } волков
meets = { $hero } встречает { ACC($who) }.
falls = { GENDER($who) ->
    [f] { $who } упала.
    [n] { $who } упало.
    [pl] { $who } упали.
   *[m] { $who } упал.
}
"""


@pytest.mark.parametrize(
    ("who", "sentence"),
    [
        (WOLF, "Ада встречает Волка."),
        ([WOLF, Message("owl")], "Ада встречает Волка и Сову."),
        (BOOTS, "Ада встречает Сапоги."),  # no such form: as it is
        (Message("pack", {"n": 3}), "Ада встречает Стаю из 3 волков."),
        (seat_name(1), "Ада встречает Боян."),  # people's names are never bent
        ("Волк", "Ада встречает Волк."),
        (7, "Ада встречает 7."),
    ],
)
def test_a_sentence_asks_for_the_form_of_a_name(who, sentence):
    russian = catalogue_from("ru", [*files("fabletable.kernel", "ru"), RUSSIAN])
    assert russian.say(message("meets", hero=seat_name(0), who=who), ["Ада", "Боян"]) == sentence


@pytest.mark.parametrize(
    ("who", "sentence"),
    [
        (WOLF, "Волк упал."),
        (Message("owl"), "Сова упала."),
        (BOOTS, "Сапоги упали."),
        ([Message("owl")], "Сова упала."),
        ([WOLF, Message("owl")], "Волк и Сова упали."),
        (seat_name(0), "f упал."),
    ],
)
def test_a_sentence_agrees_with_a_name(who, sentence):
    assert (
        catalogue_from("ru", [*files("fabletable.kernel", "ru"), RUSSIAN]).say(message("falls", who=who), ["f"])
        == sentence
    )
