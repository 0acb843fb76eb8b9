"""The rulebook in the terminal: chapters, what is in force, an example in words, and a search."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from fabletable.games import find
from fabletable.kernel import Chapter, Game, Message, Refused, Section
from fabletable.kernel.book import ITEM, LINK, LOUD, folded, hits, needles
from fabletable.kernel.rule_examples import RuleExample, rule_examples_of
from fabletable.terminal.draw import TextLines
from fabletable.terminal.film import sum_in_words
from fabletable.terminal.speech import Speech, translate


class RuleTerms(NamedTuple):
    """The properties of a table that rules depend on."""

    players: int
    options: Mapping[str, Any]


def named_rule(game: Game, speech: Speech, word: str) -> str:
    """Return a chapter by its number or key, a section by its key, either by the beginning of its name."""
    book = game.book
    numbered = {str(number): chapter.key for number, chapter in enumerate(book.chapters, 1)}
    if word in numbered:
        return numbered[word]
    if word in book:
        return word
    begins = folded(word)
    return next((rule for rule in book if begins and folded(speech.rule(rule)).startswith(begins)), "")


def found_in(game: Game, speech: Speech, words: str) -> list[tuple[Chapter, int]]:
    """Return the chapters with these words, and their number."""
    wanted = needles(words)
    counted = [(chapter, hits(_whole(speech, chapter), wanted)) for chapter in game.book.chapters]
    return [(chapter, count) for chapter, count in counted if count]


def _whole(speech: Speech, chapter: Chapter) -> str:
    parts = (chapter, *chapter.sections)
    return "\n".join(text for part in parts for text in (speech.rule(part.key), speech.rule_text(part.key)))


# --- a chapter as lines ---


def chapter_lines(
    game: Game, speech: Speech, chapter: Chapter, terms: RuleTerms | None = None, words: str = ""
) -> TextLines:
    """Return a chapter's text, sections, example and links; searched words are highlighted."""
    lines = _part_lines(game, speech, chapter, terms, "bold underline")
    for section in chapter.sections:
        lines += [(0, Text()), *_part_lines(game, speech, section, terms, "bold")]
    shown = _examples(game).get(chapter.key) if chapter.example is not None else None
    if shown is not None:
        lines += [
            (0, Text()),
            (0, Text(translate("rules-example"), style="bold")),
            *_example_lines(Speech(game), shown),
        ]
    if chapter.see:
        names = ", ".join(speech.rule(rule) for rule in chapter.see)
        lines += [(0, Text()), (0, Text(translate("rules-see", rules=names), style="dim"))]
    return [(indent, _marked(line, needles(words))) for indent, line in lines]


def _part_lines(game: Game, speech: Speech, part: Section, terms: RuleTerms | None, style: str) -> TextLines:
    lines: TextLines = [(0, Text(speech.rule(part.key), style=style))]
    if part.is_optional():
        here = None if terms is None else part.in_force(terms.players, terms.options)
        message = {None: "rules-only", True: "rules-here", False: "rules-not-here"}[here]
        lines.append((0, Text(translate(message, what=_belongs(speech, part)), style="yellow" if here else "dim")))
    for line in speech.rule_text(part.key).splitlines():
        lines.append((2 if ITEM.match(line) else 0, _styled(line)))
    return lines


def _belongs(speech: Speech, part: Section) -> str:
    """Say at which tables a section holds: ``First edition``, ``Trading / Teams``, ``4 players``."""
    ways = [" + ".join(_option(speech, name, word) for name, word in each.items()) for each in part.when]
    counts = [translate("rules-players", players=", ".join(map(str, part.players)))] if part.players else []
    return " · ".join(filter(None, [" / ".join(ways), *counts]))


def _option(speech: Speech, name: str, word: str | bool) -> str:
    return speech.say(Message(f"option-{name}" if isinstance(word, bool) else f"option-{name}-{word}"))


def _styled(line: str) -> Text:
    """Return the text with emphasis in bold and links underlined."""
    marks = sorted([*LOUD.finditer(line), *LINK.finditer(line)], key=lambda mark: mark.start())
    text = Text()
    upto = 0
    for mark in marks:
        text.append(line[upto : mark.start()])
        text.append(mark.group(1), "bold" if mark.re is LOUD else "underline")
        upto = mark.end()
    text.append(line[upto:])
    return text


def _marked(line: Text, wanted: Sequence[str]) -> Text:
    among = folded(line.plain)
    for needle in wanted:
        places = [at for at in range(len(among)) if among.startswith(needle, at)]
        for at in places:
            line.stylize("black on yellow", at, at + len(needle))
    return line


@lru_cache(8)
def _examples(game: Game) -> Mapping[str, RuleExample]:
    return rule_examples_of(game)


def _example_lines(speech: Speech, shown: RuleExample) -> TextLines:
    lines: TextLines = [(2, Text(speech.say(line))) for line in shown.lines]
    lines += [(2, Text(sum_in_words(speech, whole))) for whole in shown.sums]
    if shown.because is not None and shown.because not in shown.lines:
        lines.append((2, Text(speech.say(shown.because), style="italic")))
    return lines


# --- the command ---


def show_rules(console: Console, key: str, rule: str, words: str) -> None:
    """Print the contents of a game's rules, or one chapter, or the places where words are found (``fabletable rules
    NAME``)."""
    game = find(key)
    speech = Speech(game)
    if words:
        _show_found(console, game, speech, words, rule)
    elif not rule:
        _show_contents(console, game, speech)
    else:
        _show_chapter(console, game, speech, _checked(game, speech, rule), words)


def _checked(game: Game, speech: Speech, rule: str) -> Chapter:
    chapter = game.book.chapter_of(named_rule(game, speech, rule))
    if chapter is None:
        raise Refused("why-no-such-rule", {"rule": rule, "last": len(game.book.chapters)})
    return chapter


def _show_contents(console: Console, game: Game, speech: Speech) -> None:
    for number, chapter in enumerate(game.book.chapters, 1):
        console.print(f"{number:>4}  {speech.rule(chapter.key)}", highlight=False, markup=False)
    console.print(translate("rules-how", game=game.key), style="dim", highlight=False, markup=False)


def _show_found(console: Console, game: Game, speech: Speech, words: str, rule: str) -> None:
    only = _checked(game, speech, rule) if rule else None
    found = [(chapter, n) for chapter, n in found_in(game, speech, words) if only in (None, chapter)]
    if not found:
        raise Refused("why-not-in-rules", {"words": words})
    for at, (chapter, _) in enumerate(found):
        if at:
            console.print()
        _show_chapter(console, game, speech, chapter, words)


def _show_chapter(console: Console, game: Game, speech: Speech, chapter: Chapter, words: str) -> None:
    for indent, line in chapter_lines(game, speech, chapter, words=words):
        console.print(Padding(line, (0, 0, 0, indent), expand=False) if line.plain else "", highlight=False)


def rule_in_words(game: Game, speech: Speech, rule: str, terms: RuleTerms) -> TextLines:
    """Return a chapter at a table, for a section its chapter; empty if there is none."""
    chapter = game.book.chapter_of(rule)
    return [] if chapter is None else chapter_lines(game, speech, chapter, terms)
