"""The legend in the terminal: every sign of the game in play, what it does, what it comes to here, and its chapter."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from fabletable.kernel import Game, Message
from fabletable.kernel.book import hits, needles
from fabletable.kernel.scene import Scene
from fabletable.kernel.signs import Sign, counted_in, legend_of, seen_on, undescribed_in
from fabletable.terminal.draw import TextLines
from fabletable.terminal.speech import Speech, translate


def listed(game: Game, speech: Speech, scene: Scene, words: str = "") -> list[tuple[str, list[Sign]]]:
    """Return the groups by heading; with words only the signs that have them."""
    wanted = needles(words)
    found = []
    for name, signs in legend_of(game.signs, scene).items():
        fitting = [sign for sign in signs if not wanted or hits(_whole(speech, sign), wanted)]
        if fitting:
            found.append((speech.say(Message(f"signs-{name}")), fitting))
    return found


def _whole(speech: Speech, sign: Sign) -> str:
    return f"{speech.say(sign.name)} {speech.say(sign.text)}"


def sign_lines(game: Game, speech: Speech, scene: Scene, sign: Sign) -> TextLines:
    """Return a sign's name, effect, amounts and chapter."""
    lines: TextLines = [(0, Text(speech.say(sign.name), style="bold")), (2, Text(speech.say(sign.text)))]
    counted = counted_in(scene, game.signs, sign)
    if counted:
        each = [f"{speech.name(seat)}: {n if most is None else f'{n} / {most}'}" for seat, n, most in counted]
        lines.append((2, Text(translate("legend-now", what=" · ".join(each)), style="italic")))
    if sign.rule:
        lines.append((2, Text(translate("legend-chapter", chapter=speech.rule(sign.rule)), style="dim")))
    return lines


def legend_lines(game: Game, speech: Speech, scene: Scene, words: str = "") -> TextLines:
    """Return the whole legend; undescribed things have their labels."""
    lines: TextLines = []
    for heading, signs in listed(game, speech, scene, words):
        lines.append((0, Text(heading, style="bold underline")))
        for sign in signs:
            lines += [(indent + 2, line) for indent, line in sign_lines(game, speech, scene, sign)]
    wanted = needles(words)
    names = sorted({speech.say(label) for label in undescribed_in(game.signs, scene).values()})
    rest = [name for name in names if not wanted or hits(name, wanted)]
    if rest:
        lines.append((0, Text(translate("legend-more"), style="bold underline")))
        lines += [(2, Text(name)) for name in rest]
    return lines or [(0, Text(translate("legend-none", words=words)))]


def signs_on(game: Game, scene: Scene, spots: Sequence[str]) -> list[Sign]:
    """Return the signs of these pieces and places, each once."""
    found: dict[str, Sign] = {}
    for spot in spots:
        for seen in seen_on(scene, spot):
            sign = game.signs.find(seen.marks)
            if sign is not None:
                found.setdefault(sign.key, sign)
    return list(found.values())


def what_lines(game: Game, speech: Speech, scene: Scene, spots: Sequence[str]) -> TextLines:
    """Return explanations of these pieces and places."""
    signs = signs_on(game, scene, spots)
    lines = [line for sign in signs for line in sign_lines(game, speech, scene, sign)]
    return lines or [(0, Text(translate("legend-nothing")))]
