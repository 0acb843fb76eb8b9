"""Write the designed numbers of a game into its page: ``python -m tests.docs.designed [GAME...]``

Each game tells in ``cards/designed.py`` which cards are its own and why their numbers are what they are. The list goes
between two marks in ``docs/GAME.md``.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import fabletable
from fabletable.games import BUILT_IN
from fabletable.kernel import DESIGNED, Message
from fabletable.kernel.catalogue import Catalogue, catalogue_of
from fabletable.kernel.origin import CardOrigin, Design
from fabletable.kernel.tweaks import CardNumbers

DOCS = Path(__file__).parents[2] / "docs"
BEGIN = "<!-- designed numbers: written by python -m tests.docs.designed -->"
END = "<!-- end of the designed numbers -->"

HEAD = """## Designed numbers

No source gives these numbers, so we designed them. They have the names that a file of tweaks uses."""
NONE = "## Designed numbers\n\nNone: every number comes from the rulebook or was reported."


class Designs:
    """The designs of one game, with the names and the numbers of its cards."""

    def __init__(self, game: str) -> None:
        rules = fabletable.find(game)
        module: Any = import_module(f"fabletable.games.{game}.cards.designed")
        self.english: Catalogue = catalogue_of(rules)
        self.designs: list[Design] = list(module.DESIGNS)
        self.known: dict[str, CardOrigin] = {card.key: card for card in module.cards()}
        self.with_text: bool = getattr(module, "WITH_TEXT", False)
        self.whole = {card.key for card in self.known.values() if card.origin == DESIGNED}
        self.names = Counter(self.english.say(card.message) for card in self.known.values())
        cards = rules.numbers.cards() if rules.numbers is not None else []
        self.cards: Mapping[str, CardNumbers] = {card.card: card for card in cards}
        self.fields = {field for card in cards for field in card.printed}

    def each(self) -> Iterator[tuple[Design, str, list[str]]]:
        """Yield every card that a design names, with its parts; a whole card has none."""
        named = {name.partition(": ")[0] for design in self.designs for name in design.cards}
        for design in self.designs:
            for name in design.cards:
                card, _, parts = name.partition(": ")
                group = card.removeprefix("@")
                if group == card:
                    yield design, card, parts.split()
                    continue
                for known in self.known.values():
                    if known.group == group and known.origin == DESIGNED and known.key not in named:
                        yield design, known.key, parts.split()

    def without_reason(self) -> list[str]:
        """List cards of our own that no design explains."""
        return sorted(self.whole - {card for _, card, _ in self.each()})

    def unknown(self) -> list[str]:
        """List cards that a design names although they do not exist, or that it takes for wholly ours although they are
        not."""
        return [card for _, card, parts in self.each() if card not in (self.known if parts else self.whole)]

    def explained_twice(self) -> list[str]:
        named = Counter((card, part) for _, card, parts in self.each() for part in parts or ["*"])
        return [f"{card} {part}" for (card, part), n in named.items() if n > 1]

    def empty_groups(self) -> list[str]:
        groups = {card.group for card in self.known.values()}
        named = [name.partition(": ")[0] for design in self.designs for name in design.cards]
        return [name for name in named if name.startswith("@") and name.removeprefix("@") not in groups]

    def section(self) -> str:
        told: dict[str, list[str]] = {}
        for design, card, parts in self.each():
            told.setdefault(design.reason, []).append(self._told(card, parts))
        if not told:
            return NONE
        return "\n".join([HEAD, "", *(f"- {reason}\n  {'; '.join(cards)}." for reason, cards in told.items())])

    def _told(self, key: str, parts: list[str]) -> str:
        card = self.known[key]
        printed = self.cards[key].printed if key in self.cards else {}
        # A number that other cards have and this one has not is none of its own.
        told = [part for part in parts or printed if printed.get(part) or part not in self.fields]
        told = [f"{part} {printed[part]}" if part in printed else part for part in told]
        text = self._text(card.message, printed) if self.with_text and not parts else ""
        inside = ", ".join(told) + (": " if told and text else "") + text
        name = self.english.say(card.message)
        if self.names[name] > 1:
            name += f" `{key}`"
        return f"{name} ({inside})" if inside else name

    def _text(self, message: Message, numbers: Mapping[str, int]) -> str:
        text = Message(f"{message.id}.text", {**message.args, **numbers})
        return self.english.say(text).replace("\n", " ").rstrip(".") if self.english.has(text.id) else ""


def page_with(game: str, page: str) -> str:
    """Return the page with its list replaced by the right one."""
    before, _, rest = page.partition(BEGIN)
    _, mark, after = rest.partition(END)
    if not mark:
        raise LookupError(f"docs/{game}.md lacks the marks {BEGIN} and {END}")
    return f"{before}{BEGIN}\n{Designs(game).section()}\n{END}{after}"


def main() -> None:
    for game in sys.argv[1:] or BUILT_IN:
        path = DOCS / f"{game}.md"
        path.write_text(page_with(game, path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
