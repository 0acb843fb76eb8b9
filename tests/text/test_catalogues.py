"""Every sentence that is said is in a catalogue, and every sentence in a catalogue is said."""

from importlib import import_module
from pathlib import Path

import pytest

import fabletable
from fabletable.bots.roster import BUILT_IN as BOTS
from fabletable.games import BUILT_IN, shelf
from fabletable.kernel.catalogue import LANGUAGES, YOU, catalogue_of, files, text_package
from fabletable.kernel.game import TABLE_SETTINGS
from fabletable.kernel.signs import COMMON_SIGNS as SIGNS
from fabletable.kernel.theme import THEMES
from fabletable.terminal.preview import says_in
from tests.text.catalogues import (
    SOURCE,
    WEB,
    called,
    faults,
    held,
    literals,
    may_be_told_by_game,
    miscounted,
    rules_named,
    told_by_game,
)

GAMES = [key for key in shelf() if key in BUILT_IN]
PACKAGES = ["kernel", "lab", "terminal", "table", *(f"games/{key}" for key in GAMES)]
KERNEL = set(held(SOURCE / "kernel").ids)

PARTS = ("", ".text", ".off")
"""The parts of the messages about a table's options: the name, the explanation, the word for a table without it."""


def messages_of(package):
    """Return the messages that a package computes and therefore lists."""
    module = import_module("fabletable." + package.replace("/", "."))
    found = getattr(module, "messages", None)
    return set(found()) if callable(found) else set()


def needed(package):
    """Map the ids of messages that are needed to the place where each is said."""
    found = dict(called(SOURCE / package))
    found |= dict.fromkeys(messages_of(package), "messages()")
    if package == "kernel":
        found |= dict.fromkeys(SIGNS.messages(), "every client")
        found |= {f"theme-{theme}{part}": "every client" for theme in THEMES for part in ("", ".ask")}
    if package == "table":
        found |= dict(called(SOURCE / "server")) | dict(called(SOURCE / "browser"))
        found |= {f"bot-{bot}{part}": "every client" for bot in BOTS for part in ("", ".text")}
    if package.startswith("games/"):
        game = fabletable.find(package.removeprefix("games/"))
        found |= dict.fromkeys(told_by_game(game), "every client")
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_the_catalogue_can_be_read(package):
    found = held(SOURCE / package)
    assert found.junk == []
    assert found.twice() == []


@pytest.mark.parametrize("package", PACKAGES)
def test_every_message_that_is_said_is_there(package):
    there = {*held(SOURCE / package).ids, *KERNEL, "seat"}
    if package == "terminal":
        there |= {*held(SOURCE / "lab").ids, *held(SOURCE / "table").ids}
    missing = {name: where for name, where in needed(package).items() if name not in there}
    assert missing == {}


@pytest.mark.parametrize("package", PACKAGES)
def test_every_message_that_is_there_is_said(package):
    there = held(SOURCE / package)
    said = {*needed(package), *there.referred, *literals(SOURCE / package)}
    if package == "kernel":
        said |= literals(SOURCE)
        said |= {f"option-{setting.name}{part}" for setting in TABLE_SETTINGS for part in PARTS}
    if package == "lab":
        said |= literals(SOURCE / "terminal")
    if package.startswith("games/"):
        said |= may_be_told_by_game(fabletable.find(package.removeprefix("games/")))
    if package == "table":
        said |= set(literals(SOURCE / "server")) | set(literals(SOURCE / "browser"))
        page = page_words()
        said |= {word for word in there.ids if word in page}
    unused = [name for name in there.ids if without_address(name) not in said]
    assert unused == []


def without_address(name):
    """Return the message of a sentence that addresses its reader: ``beat`` for ``beat.you`` and ``beat.you-other``."""
    message, _, form = name.rpartition(".")
    return message if form.partition("-")[0] == YOU else name


def page_words():
    """Return the sources of the page, which says the table's sentences, too."""
    return "".join(path.read_text("utf-8") for path in sorted(WEB.rglob("*")) if path.suffix in (".ts", ".svelte"))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_is_named_is_a_chapter(game):
    chapters = fabletable.find(game).rules
    strange = {name: where for name, where in rules_named(SOURCE / "games" / game) if name not in chapters}
    assert strange == {}


@pytest.mark.parametrize("game", shelf())
def test_everything_said_in_a_game_can_be_said(game):
    """Scenes, questions, choices, reasons, story and result, with all their arguments, in all its languages;
    one of a thing in the singular."""
    rules = fabletable.find(game)
    catalogues = [catalogue_of(rules, language) for language in LANGUAGES if files(text_package(rules), language)]
    wrong, known, counted = set(), set(), set()
    for players in range(rules.players[0], rules.players[1] + 1):
        for thing in things_said(game, players):
            for message in says_in(thing):
                shape = (message.id, *sorted((name, type(value).__name__) for name, value in message.args.items()))
                if shape not in known:
                    known.add(shape)
                    wrong |= {fault for catalogue in catalogues for fault in faults(catalogue, message)}
                numbers = tuple(value for value in message.args.values() if isinstance(value, int))
                if 1 in numbers and (message.id, numbers) not in counted:
                    counted.add((message.id, numbers))
                    wrong |= set(miscounted(catalogues[0], message))
    assert sorted(wrong) == []


ODDS_AT = 4
"""Odds may be dear to reckon, and they sound alike however many play: all with so many, some with others."""


def things_said(game, players):
    match = fabletable.start(game, players, f"said/{players}")
    chance = fabletable.Chance(f"said/{players}")
    while match.decision is not None:
        if match.number % 40 == 0:
            yield [match.scene(view) for view in (None, *range(players))]
        if match.number % 3 == 0:
            yield match.ask(match.decision.seat, odds=players == ODDS_AT or match.number % 15 == 0)
        match.take(chance.one_of(match.decision.options))
    yield match.result.notes
    for view in (None, *range(players)):
        yield match.log(view)
        yield match.scene(view)


def test_the_scan_finds_what_it_should():
    """A guard for the guard: these are said in known places."""
    terminal = dict(called(SOURCE / "terminal"))
    assert "why-which-game" in terminal
    assert "help-simulate" in terminal
    assert Path(terminal["why-which-game"].split(":")[0]).name == "sitting_down.py"
    assert "why-game-over" in dict(called(SOURCE / "kernel"))
