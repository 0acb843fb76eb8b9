"""``fabletable preview-text``: every message with sample arguments, for those who translate."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import resources
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from rich.console import Console

import fabletable
from fabletable.games import find, shelf
from fabletable.kernel import Chance, Game, Match, Message, Refused
from fabletable.kernel.catalogue import FORMS, Catalogue, catalogue_from, catalogue_of, text_package
from fabletable.kernel.message import Arg
from fabletable.terminal.speech import translate

OWN_PACKAGES = ("kernel", "table", "terminal")
PAGE = "page"
PAGE_TEXTS = Path(fabletable.__file__).parents[2] / "web" / "src" / "text"

NAMES = ("Анна", "Борис", "Věra", "Dan", "Ема")
NUMBERS = (1, 2, 5)
"""One number of every plural form of these languages."""

ROUNDS = 2
"""The number of games of each kind: one with few players and default options, one with many and all options."""

MOST = 3
"""The largest number of samples of a message."""

Sample = dict[str, Arg]


class TextPart:
    """One part of the texts: its catalogue, its files and the messages said with it."""

    def __init__(self, name: str, catalogue: Catalogue, files: Sequence[tuple[str, str]], heard: Heard) -> None:
        self.name = name
        self.catalogue = catalogue
        self.files = files
        self.heard = heard


class Heard:
    """The messages of a few games: the arguments of each, and every value of an argument of that name."""

    def __init__(self) -> None:
        self.samples: dict[str, list[Sample]] = {}
        self.values: dict[str, list[Arg]] = {}

    def listen(self, thing: Any) -> None:
        for message in says_in(thing):
            known = self.samples.setdefault(message.id, [])
            if message.args and message.args not in known[-50:]:
                known.append(message.args)
            for name, value in message.args.items():
                values = self.values.setdefault(name, [])
                if value not in values and len(values) < 200:
                    values.append(value)


def preview(console: Console, part: str | None, language: str, beside: bool) -> None:
    """Print all texts, or one part: a game, the kernel, the table, the terminal, the page."""
    names = parts()
    if part is not None and part not in names:
        raise Refused("why-no-such-part", {"part": part, "known": ", ".join(names)})
    for name in names if part is None else [part]:
        english = read_part(name, "en").catalogue if beside and language != "en" else None
        show(console, read_part(name, language), english)


def parts() -> list[str]:
    return [*shelf(), *OWN_PACKAGES, *([PAGE] if PAGE_TEXTS.is_dir() else [])]


def read_part(name: str, language: str) -> TextPart:
    files = files_of_part(name, language)
    if name == PAGE:
        return TextPart(name, catalogue_from(language, [text for _, text in files]), files, Heard())
    if name in OWN_PACKAGES:
        return TextPart(name, Catalogue(f"fabletable.{name}", language), files, Heard())
    return TextPart(name, catalogue_of(find(name), language), files, heard_in(name))


def files_of_part(name: str, language: str) -> list[tuple[str, str]]:
    if name == PAGE:
        paths = sorted(PAGE_TEXTS.glob(f"*/{language}.ftl"))
        return [(f"{path.parent.name}/{path.name}", path.read_text("utf-8")) for path in paths]
    return files_of(f"fabletable.{name}" if name in OWN_PACKAGES else text_package(find(name)), language)


def comments_of(name: str) -> dict[str, str]:
    """Return the comments for translators in the English catalogue, by message."""
    entries = [entry for _, text in files_of_part(name, "en") for entry in FluentParser().parse(text).body]
    messages = [entry for entry in entries if isinstance(entry, fluent.Message)]
    return {each.id.name: each.comment.content or "" for each in messages if each.comment is not None}


def files_of(package: str, language: str) -> list[tuple[str, str]]:
    folder = resources.files(package) / "text" / language
    found = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    return [(file.name, file.read_text("utf-8")) for file in found if file.name.endswith(".ftl")]


ODDS_EVERY: Final = 20
"""Odds may be slow to compute, and they sound alike."""


def heard_in(game: str) -> Heard:
    """Play by chance with as few and with as many as can sit there, as it comes and with every option, and listen."""
    heard = Heard()
    rules = find(game)
    for round_, (players, options) in enumerate(ROUNDS * list(zip(rules.players, ({}, unusual(rules)), strict=True))):
        match = started(game, players, options, f"preview/{round_}")
        chance = Chance(f"preview/{round_}")
        while match.decision is not None:
            if match.number % 25 == 0:
                heard.listen([match.scene(seat) for seat in (None, 0)])
            if match.number % 2 == 0:
                heard.listen(match.ask(match.decision.seat, odds=match.number % ODDS_EVERY == 0))
            match.take(chance.one_of(match.decision.options))
        heard.listen([*(match.result.notes if match.result else []), match.scene(None)])
        for seat in (None, *range(players)):
            heard.listen(match.log(seat))
    return heard


def unusual(game: Game) -> dict[str, Any]:
    """Return every option with another value than its default."""
    flags = {setting.name: not setting.default for setting in game.settings if setting.kind == "flag"}
    others = [each for each in game.settings if each.kind in ("choice", "many") and len(each.choices) > 1]
    return {**flags, **{each.name: next(word for word in each.choices if word != each.default) for each in others}}


def started(game: str, players: int, options: dict[str, Any], seed: str) -> Match:
    try:
        return fabletable.start(game, players, seed, options)
    except Refused:  # not all of them go together
        return fabletable.start(game, players, seed)


def says_in(thing: Any) -> Iterator[Message]:
    """Yield every message inside a scene, a question or a line, those in arguments too."""
    if isinstance(thing, Message):
        yield thing
        thing = list(thing.args.values())
    if isinstance(thing, list | tuple):
        for item in thing:
            yield from says_in(item)
    elif hasattr(thing, "__struct_fields__"):
        for name in thing.__struct_fields__:
            yield from says_in(getattr(thing, name))


# --- the sentences ---


def show(console: Console, part: TextPart, english: Catalogue | None) -> None:
    comments = comments_of(part.name)
    for file, text in part.files:
        console.rule(f"{part.name} · {file}", align="left")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, fluent.Message):
                if entry.id.name in comments:
                    console.print(f"# {comments[entry.id.name]}", style="dim")
                show_message(console, part, entry, english)


def show_message(console: Console, part: TextPart, entry: fluent.Message, english: Catalogue | None) -> None:
    patterns = [(entry.id.name, entry.value), *((f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes)]
    for name, pattern in patterns:
        if pattern is None:
            continue
        chosen = samples(part, name, pattern)
        said = list(dict.fromkeys(sentence(part.catalogue, name, sample) for sample in chosen))
        if english is not None and not is_form(name):
            said.insert(0, translate("preview-english", sentence=sentence(english, name, chosen[0])))
        console.print(name, style="cyan", end=" = " if len(said) == 1 else " =\n")
        for each in said:
            console.print(each if len(said) == 1 else f"    {each}", soft_wrap=True)


def is_form(name: str) -> bool:
    return name.rpartition(".")[2] in (*FORMS, "gender")


def sentence(catalogue: Catalogue, name: str, sample: Sample) -> str:
    return catalogue.say(Message(name, sample), NAMES)


# --- what is put into them ---


def samples(part: TextPart, name: str, pattern: fluent.Pattern) -> list[Sample]:
    """Return a few samples that differ in grammar: those heard, then every plural form of every number."""
    wanted = variables(pattern)
    if not wanted:
        return [{}]
    heard = [each for each in part.heard.samples.get(name.partition(".")[0], []) if wanted <= set(each)]
    found = different(part.catalogue, heard) or imagined(part, pattern, wanted)
    counted = [key for key, value in found[0].items() if isinstance(value, int) and key in wanted]
    if counted:
        found += [{**found[-1], **dict.fromkeys(counted, number)} for number in numbers(pattern)]
    return found


def different(catalogue: Catalogue, heard: Sequence[Sample]) -> list[Sample]:
    """Return samples that each show something new: another plural form, gender or length of a list."""
    found: list[Sample] = []
    shown: set[tuple[str, object]] = set()
    for sample in heard:
        traits = {(name, trait(catalogue, value)) for name, value in sample.items()}
        if not traits <= shown and len(found) < MOST:
            found.append(sample)
            shown |= traits
    return found


def trait(catalogue: Catalogue, value: Arg) -> object:
    if isinstance(value, Message):
        return (catalogue.gender(value, NAMES), value.id)
    if isinstance(value, list):
        return min(len(value), 3)
    return value if isinstance(value, str) or value < 2 else "many"


def imagined(part: TextPart, pattern: fluent.Pattern, wanted: set[str]) -> list[Sample]:
    """Return arguments for messages that those games never used, from arguments of the same name."""
    pools = {name: pool(part, pattern, name) for name in sorted(wanted)}
    longest = max(len(values) for values in pools.values())
    return [{name: values[turn % len(values)] for name, values in pools.items()} for turn in range(longest)]


def pool(part: TextPart, pattern: fluent.Pattern, name: str) -> list[Arg]:
    if name in counted_by(pattern) or name.partition("-")[0] == "n":
        return list(numbers(pattern))
    values = part.heard.values.get(name, [])
    called = [value for value in values if not isinstance(value, int)]
    chosen = different(part.catalogue, [{name: value} for value in called or values])
    return [each[name] for each in chosen] or [variant_keys(pattern, name) or f"‹{name}›"]


def numbers(pattern: fluent.Pattern) -> list[int]:
    """Return one number of every plural form, and those with a sentence of their own."""
    own = [int(key) for choice in choices(pattern) for key in keys_of(choice) if key.isdigit()]
    return sorted({*NUMBERS, *own})


def counted_by(pattern: fluent.Pattern) -> set[str]:
    """Return the arguments that select a plural form."""
    return {
        name
        for choice in choices(pattern)
        if {"one", "few", "many"} & set(keys_of(choice)) or any(key.isdigit() for key in keys_of(choice))
        for name in variables(choice.selector)
    }


def variant_keys(pattern: fluent.Pattern, name: str) -> str:
    """Return the first variant of a selection on this argument."""
    for choice in choices(pattern):
        if isinstance(choice.selector, fluent.VariableReference) and choice.selector.id.name == name:
            return keys_of(choice)[0]
    return ""


def choices(pattern: fluent.Pattern) -> list[fluent.SelectExpression]:
    return [each for each in inside(pattern) if isinstance(each, fluent.SelectExpression)]


def keys_of(choice: fluent.SelectExpression) -> list[str]:
    keys = [variant.key for variant in choice.variants]
    return [key.name if isinstance(key, fluent.Identifier) else str(key.value) for key in keys]


def inside(node: Any) -> Iterator[Any]:
    """Yield a node of a sentence and all nodes within it."""
    if isinstance(node, fluent.BaseNode):
        yield node
        for value in vars(node).values():
            for child in value if isinstance(value, list) else [value]:
                yield from inside(child)


def variables(node: Any) -> set[str]:
    return {each.id.name for each in inside(node) if isinstance(each, fluent.VariableReference)}
