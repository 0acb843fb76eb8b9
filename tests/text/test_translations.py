"""A language that a package speaks, it speaks completely, with its own plurals and nothing left in English."""

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax.ast import Message, Resource, Term

from fabletable.kernel.catalogue import FUNCTIONS, GENDER, GENDERS, LANGUAGES, LazyBundle, catalogue_from, files
from fabletable.terminal.preview import inside, variables
from tests.text.catalogues import SOURCE, entries, held
from tests.text.test_catalogues import PACKAGES
from tests.text.translations import SAMPLES, english_left, patterns, plural_faults, words


def is_call(node):
    return type(node).__name__ == "FunctionReference"


SPOKEN = [
    (package, language)
    for package in PACKAGES
    for language in LANGUAGES
    if language != "en" and (SOURCE / package / "text" / language).is_dir()
]

# All of the house: what it says, no language leaves in English.
WHOLE = ("kernel", "lab", "table", "terminal")

# Names that stay as they are: programs, commands, titles, and what Czech writes as English does.
STAYS = {
    "kernel": {"Fabletable", "fabletable", "pip install", "TOML"},
    "lab": {
        *(
            "Fabletable",
            "fabletable",
            "pip install",
            "simulate --json",
            "simulate --cards",
            "tournament --json",
            "--report",
            "openskill",
        ),
        *("Ray", "ray", "ray:ADDRESS", "processes", "rating", "bot"),
    },
    "table": {
        "fabletable verify",
        "fabletable migrate",
        "fabletable restore",
        "fabletable check --accept",
        "wal",
        "postgresql://user@host/fabletable",
        "sqlite:////var/lib/fabletable/tables.sqlite3",
        "--database",
        "--channels",
        "FABLETABLE_DATABASE",
        "FABLETABLE_SECRET",
        "FABLETABLE_FORMER_SECRETS",
        "BLAKE2b",
        "PostgreSQL",
        "Redis",
        "hello",
        "chmod 600",
        *(
            "SQLite",
            "Windows",
            "tables.sqlite3",
            "pg_dump",
            "pg_restore",
            "postgresql-client",
            "Debian",
            "180d, 26w",
            "1y",
        ),
        *("Fabletable", "UTC", "smtp://user:password@host:587", "FABLETABLE_SMTP", "FABLETABLE_MAIL_FROM", "--origin"),
        "https://name.example",
    },
    "terminal": {
        "--games",
        *("fabletable record", "fabletable replay", "fabletable review", "chat text=", "UTC"),
        *(
            "fabletable puzzles solve",
            "fabletable today",
            "fabletable duel",
            "replay, moment, play-on",
            "--seat",
            "--check",
            "--week",
        ),
        *("Fabletable", "fabletable", "fabletable games", "fabletable text", "fabletable table", "fabletable verify"),
        *("fabletable restore", "fabletable check", "fabletable migrate", "--accept TABLE", "backup", "all", "SQLite"),
        *("--database", "--anyway", "--more"),
        *("180d, 26w", "1y", "serve", "pg_restore", "fabletable rules", "--search"),
        *("--resume", "--signed-by", "--json", "FABLETABLE_LANGUAGE", "FABLETABLE_DATABASE", "GAME", "JSON", "TOML"),
        *(".parquet, .arrow", ".feather", "pandas", "polars", "simulate --json", "FILE", "Ray", "BOTS", "PACK"),
        *("postgresql://", "redis://", "https://play.example.org"),
        *("en, ru, cs", "bg"),
        *("Enter", "Esc", "Tab", "PgUp", "PgDn", "Home", "End"),
        *("kernel, table, terminal, page", "(EN)"),
        "Bot",
    },
    "games/diceforge": {"Dice Forge", "Hydra", "Triton"},
    "games/prophecy": {"Berserk", "Druid", "Golem", "Humanoid", "Lich", "Paladin", "Teleport", "mana"},
    "games/runebound": {
        "Runebound",
        "Caer Loek",
        "Corbin",
        "Ettin",
        "Everton",
        "Humanoid",
        "Lissa",
        "Lord Hawthorne",
        "Sundergard",
        "Tamalir",
        "Terrinoth",
        "Vorakesh",
    },
    "games/witcher": {
        *("Aard", "Axii", "Quen", "Yrden"),
        *("Arachas", "Barghest", "Bruxa", "Glustyworp", "Striga", "Yghern"),
        *("Ard Modron", "Ban Ard", "Beauclair", "Behelt Nar", "Cidaris", "Cintra", "Dhuwod", "Doldeth", "Glenmore"),
        *("Gorthur Gvaed", "Haern Caduch", "Hengfors", "Kaer Morhen", "Kaer Seren", "Loc Ichaer", "Novigrad"),
        *("Stygga", "Vengerberg"),
        *("Erim", "Godryk", "Jasper", "Kylar", "Ryfar"),
        *("Adje", "Edgar", "Grizel", "Jardel", "Kaya", "Martyn"),
    },
}


@pytest.mark.parametrize("package", WHOLE)
def test_the_house_speaks_every_language(package):
    assert {language for each, language in SPOKEN if each == package} == set(LANGUAGES) - {"en"}


@pytest.mark.parametrize(("package", "language"), SPOKEN)
def test_a_translation_can_be_read(package, language):
    found = held(SOURCE / package, language)
    assert found.junk == []
    assert found.twice() == []


@pytest.mark.parametrize(("package", "language"), SPOKEN)
def test_a_translation_is_complete(package, language):
    english, translated = held(SOURCE / package).ids, held(SOURCE / package, language).ids
    assert sorted(set(english) - set(translated)) == []
    assert sorted(set(translated) - set(english)) == []


@pytest.mark.parametrize(("package", "language"), SPOKEN)
def test_a_translation_says_all_that_english_says(package, language):
    english, translated = patterns(SOURCE / package, "en"), patterns(SOURCE / package, language)
    wrong = {
        name: sorted(variables(pattern) ^ variables(english[name]))
        for name, pattern in translated.items()
        if name in english and variables(pattern) != variables(english[name])
    }
    assert wrong == {}


@pytest.mark.parametrize(("package", "language"), [*((package, "en") for package in PACKAGES), *SPOKEN])
def test_a_form_of_a_name_says_all_that_the_name_says(package, language):
    """The form is asked for by an existing function, and a gender is one of four letters."""
    found, wrong = patterns(SOURCE / package, language), []
    for form in held(SOURCE / package, language).forms:
        name, _, which = form.partition(".")
        if which == GENDER:
            wrong += [form] if not set(words(found[form]).split()) <= set(GENDERS) else []
        elif variables(found[form]) != variables(found[name]):
            wrong.append(form)
    asked = {(name, each.id.name) for name, pattern in found.items() for each in inside(pattern) if is_call(each)}
    assert wrong == []
    assert sorted(each for each in asked if each[1] not in {*FUNCTIONS, "NUMBER", "DATETIME"}) == []


@pytest.mark.parametrize(("package", "language"), [*((package, "en") for package in PACKAGES), *SPOKEN])
def test_plurals_are_those_of_the_language(package, language):
    found = patterns(SOURCE / package, language)
    wrong = {name: list(plural_faults(pattern, language)) for name, pattern in found.items()}
    assert {name: faults for name, faults in wrong.items() if faults} == {}


@pytest.mark.parametrize(("package", "language"), SPOKEN)
def test_nothing_is_left_in_english(package, language):
    """A gender is exempt, being a letter and no word."""
    english, names = patterns(SOURCE / package, "en"), STAYS.get(package, set())
    left = {
        name: words(pattern)
        for name, pattern in patterns(SOURCE / package, language).items()
        if name in english and not name.endswith("." + GENDER) and english_left(english[name], pattern, language, names)
    }
    assert left == {}


@pytest.mark.parametrize(("package", "language"), SPOKEN)
def test_every_sentence_can_be_said_with_any_number(package, language):
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    bundle.add_resource(Resource(entries(SOURCE / package, language)))
    wrong = []
    for name, pattern in patterns(SOURCE / package, language).items():
        message, _, attribute = name.partition(".")
        found = bundle.get_message(message)
        spoken = found.attributes[attribute] if attribute else found.value
        names = variables(pattern)
        for number in SAMPLES if names else SAMPLES[:1]:
            sentence, errors = bundle.format_pattern(spoken, dict.fromkeys(names, number))
            if errors or not sentence.strip():
                wrong.append((name, number, errors))
    assert wrong == []


@pytest.mark.parametrize(("package", "language"), [*((package, "en") for package in PACKAGES), *SPOKEN])
def test_a_message_read_alone_is_the_one_of_its_file(package, language):
    """A catalogue cuts its files where messages begin and reads each when it is said."""
    whole = [entry for entry in entries(SOURCE / package, language) if isinstance(entry, Message | Term)]
    alone = LazyBundle(language, files("fabletable." + package.replace("/", "."), language))
    assert set(alone._unread) == {f"-{each.id.name}" if isinstance(each, Term) else each.id.name for each in whole}
    # Every fifth: a cut in the wrong place shows in the ids above, and parsing all of them again takes seconds.
    for entry in whole[::5]:
        name, term = entry.id.name, isinstance(entry, Term)
        alone._read(f"-{name}" if term else name)
        read = alone._terms[name] if term else alone._messages[name]
        assert read.equals(entry, ignored_fields=["span", "comment"]), name


def test_russian_shards_decline():
    """One sentence heard through the catalogue itself, so that the categories above are those in use."""
    spoken = catalogue_from("ru", files("fabletable.games.diceforge", "ru"))
    said = [spoken.format("gain-sun", {"n": n}) for n in (1, 2, 5, 11, 21)]
    assert said == [
        "1 осколок солнца",
        "2 осколка солнца",
        "5 осколков солнца",
        "11 осколков солнца",
        "21 осколок солнца",
    ]


def test_the_walk_finds_what_it_should():
    """A guard for the guard: a choice within a choice, and what it asks about."""
    found = patterns(SOURCE / "games/diceforge", "en")["split"]
    assert variables(found) == {"track", "reserve"}
    assert sum(type(node).__name__ == "SelectExpression" for node in inside(found)) == 2
