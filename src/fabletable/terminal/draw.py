"""Any game's scene as text: players, zones and pieces, with the number of a choice beside its target.

Everything with an id carries it as ``meta`` of its style, so that a screen knows what lies under a cursor or a mouse.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import TypeAlias

import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.style import Style
from rich.text import Text

from fabletable.kernel.scene import Gem, Piece, Place, Player, Prose, Scene, Zone
from fabletable.terminal.speech import SPEECH, Speech, translate

STYLES = {"spent": "dim strike", "hidden": "dim", "new": "green", "chosen": "reverse", "active": "bold", "weak": "dim"}
OPTION = "bold #2b1a02 on #ffbf3c"
POINTER = "»"
POINTED = "bold #2b1a02 on #f3ead9"
PALETTES = {
    "ember": "#f39a5b",
    "moon": "#9db8e8",
    "verdant": "#8fc46a",
    "gold": "#f0c04e",
    "violet": "#b99be8",
    "steel": "#b3bec9",
    "blood": "#e5766c",
    "dusk": "#cf9dc4",
    "ice": "#9fd8e8",
    "swamp": "#a9b56b",
    "bone": "#ddd2b4",
    "sea": "#6fc4c9",
}
"""The palettes of cards (docs/scene.md), light enough for a dark ground."""

TextLines: TypeAlias = list[tuple[int, Text]]
"""Lines of text, each with its indentation."""


class Drawing:
    """One scene, with the mat of ``mine`` last. ``numbers`` says which choices glow at which piece or place;
    ``pointed`` is what a guide speaks of; ``listed`` puts cards one under another, in the colours of their look."""

    def __init__(
        self,
        speech: Speech,
        scene: Scene,
        mine: int | None = None,
        numbers: Mapping[str, Sequence[int]] | None = None,
        *,
        pointed: Collection[str] = (),
        listed: bool = False,
    ) -> None:
        self._speech = speech
        self._scene = scene
        self._mine = mine
        self._numbers = numbers or {}
        self._pointed = pointed
        self._listed = listed

    def blocks(self) -> list[tuple[TextLines, list[TextLines]]]:
        """Return the parts to draw, each as a heading and the groups of lines under it. A mat is drawn whole when
        anything on it changes; of a map only the places that did, of a board only the zones."""
        scene = self._scene
        ground = msgspec.structs.replace(scene.board, zones=[])
        mats = sorted(scene.mats, key=lambda mat: mat.seat == self._mine)
        found: list[tuple[TextLines, list[TextLines]]] = [([], [self.players()])]
        for zone in [ground, *scene.board.zones, *mats, *([scene.stage] if scene.stage else [])]:
            lines = self.zone(zone)
            if zone.places and len(lines) > 1:
                found.append((lines[:1], [[line] for line in lines[1:]]))
            elif lines:
                found.append(([], [lines]))
        return found

    # --- players ---

    def players(self) -> TextLines:
        chapter = self._pointer("chapter").append(self._speech.say(self._scene.chapter), style="italic")
        return [(0, chapter), *((1, Text("  ").join(self.player(player))) for player in self._scene.players)]

    def player(self, player: Player) -> list[Text]:
        """Draw a player: the name, then the open counters one by one."""
        active = "active" in player.states
        name = self._pointer(f"seat:{player.seat}").append("▶ " if active else "  ")
        name.append(self._speech.name(player.seat), style=f"bold {color_of(player.color)}")
        for message in (player.hero, player.sub):
            if message is not None:
                name.append(f", {self._speech.say(message)}")
        way = [Text(self._speech.say(player.stands.message), style="bold")] if player.stands is not None else []
        if not way and player.score is not None:
            way = [Text(self._speech.points(player.score))]
        return [name, *way, *(self.piece(counter) for counter in player.counters)]

    # --- zones ---

    def zone(self, zone: Zone, depth: int = 0) -> TextLines:
        """Draw a zone as a heading with what lies under it; a zone that says no more than its only piece is that
        piece."""
        loose = [piece for piece in zone.pieces if not piece.place]
        if self._is_name_of_piece(zone, loose):
            return [(depth, self._joined(loose))]
        lines = [(depth, self.head(zone))]
        if zone.cells:
            lines.append((depth + 1, _track(zone)))
        lines += [(depth + 1, line) for line in (self._leaves(zone) if is_leafed(zone) else self._lying(loose))]
        lines += [(depth + 1, line) for line in self.places(zone)]
        for child in zone.zones:
            lines += self.zone(child, depth + 1)
        if zone.text is not None:
            lines.append((depth + 1, Text(self._speech.say(zone.text), style="italic")))
        if zone.prose is not None:
            lines += [(depth + 1, line) for line in prose_lines(self._speech, zone.prose)]
        if len(lines) == 1 and zone.count is None and zone.note is None and not self.is_marked(zone.id):
            return []
        return _shortened(lines)

    def _is_name_of_piece(self, zone: Zone, loose: Sequence[Piece]) -> bool:
        """Tell whether a zone's name repeats that of its only piece, as with a pile of one kind of card or a die."""
        alone = len(loose) == 1 and not zone.zones and not zone.cells and not zone.places
        return (
            alone and zone.id not in self._pointed and self._speech.say(loose[0].label) in self._speech.say(zone.label)
        )

    def head(self, zone: Zone) -> Text:
        """Draw the heading of a zone, with its count and note."""
        head = self._marked(zone.id)
        label = self._speech.say(zone.label)
        head.append(label, style="bold")
        if zone.seat is not None and zone.kind == "mat" and self._speech.name(zone.seat) not in label:
            head.append(f" · {self._speech.name(zone.seat)}", style="bold")
        if zone.count is not None and not re.search(rf"\b{zone.count}\b", label):
            head.append(f" ({zone.count})")
        note = "" if zone.note is None else self._speech.say(zone.note)
        if note and note not in label:
            head.append(f" · {note}", style="dim")
        head.stylize_before(at_spot(zone.id))
        return head

    def places(self, zone: Zone) -> list[Text]:
        """Draw the places where something lies or something can be done."""
        lying: dict[str, list[Piece]] = {}
        for piece in zone.pieces:
            if piece.place:
                lying.setdefault(piece.place, []).append(piece)
        found = []
        for place in zone.places:
            pieces = lying.get(place.id, [])
            if pieces or self.is_marked(place.id):
                found.append(self._place(place, pieces, zone))
        return found

    def _place(self, place: Place, pieces: list[Piece], zone: Zone) -> Text:
        line = self._marked(place.id)
        line.append(self._speech.say(place.label))
        label = self._speech.say(place.label)
        tags = [tag for tag in map(self._speech.say, place.tags) if tag not in label]
        tags += [gem_in_words(self._speech, badge) for badge in place.badges]
        if tags:
            line.append(f" ({', '.join(tags)})", style="dim")
        if pieces:
            line.append(": ")
            line.append_text(self._joined(pieces))
        if any(piece.kind == "pawn" for piece in pieces):
            near = self._neighbours(place.id, zone)
            if near:
                line.append(f"  → {', '.join(near)}", style="dim")
        line.stylize_before(at_spot(place.id))
        return line

    def _neighbours(self, place: str, zone: Zone) -> list[str]:
        names = {each.id: self._speech.say(each.label) for each in zone.places}
        ends = [link.b if link.a == place else link.a for link in zone.links if place in (link.a, link.b)]
        return [names[end] for end in dict.fromkeys(ends) if end in names]

    # --- pieces ---

    def _lying(self, pieces: Sequence[Piece]) -> list[Text]:
        if not pieces:
            return []
        if not self._listed:
            return [self._joined(pieces)]
        long = [piece for piece in pieces if piece.kind == "card" or piece.faces]
        short = [piece for piece in pieces if piece not in long]
        return [*map(self.piece, long), *([self._joined(short)] if short else [])]

    def _leaves(self, pile: Zone) -> list[Text]:
        """Draw the names of a pile's cards, the top first; a close look tells the rest."""
        names = Counter(self._name(piece) for piece in leaves_of(pile))
        line = Text(", ".join(name if n == 1 else f"{name} ×{n}" for name, n in names.items()))
        line.stylize_before(at_spot(pile.id))
        return [line]

    def _joined(self, pieces: Sequence[Piece]) -> Text:
        return Text(" · ").join([self.piece(piece) for piece in pieces])

    def piece(self, piece: Piece) -> Text:
        line = self._marked(piece.id)
        styles = [STYLES[state] for state in piece.states if state in STYLES]
        if self._listed and piece.art is not None:
            styles.append(PALETTES.get(piece.art.palette, ""))
        if not self._is_named_by_face(piece):
            line.append(self._name(piece), style=" ".join(styles))
        details = self._details(piece) + ([] if self._listed else self._tags(piece))
        if details:
            line.append(f" ({'; '.join(details)})", style="dim")
        if piece.faces:
            line.append(" " if line else "")
            line.append_text(self._faces(piece))
        line.stylize_before(at_spot(piece.id))
        return line

    def _is_named_by_face(self, piece: Piece) -> bool:
        """Tell whether a token has the same name as its upper face, so that it is said once."""
        up = piece.faces[piece.up] if piece.up < len(piece.faces) else None
        return up is not None and self._speech.say(up.label) == self._speech.say(piece.label)

    def _name(self, piece: Piece) -> str:
        label = self._speech.say(piece.label)
        if piece.kind == "counter":
            value = "" if piece.n is None else f" {piece.n}"
            return f"{label}{value}" + ("" if piece.max is None else f"/{piece.max}")
        if piece.kind == "pawn" and piece.seat is not None:
            return f"♟{label}"
        return label if piece.count in (None, 1) else f"{label} ×{piece.count}"

    def _details(self, piece: Piece) -> list[str]:
        found = []
        if piece.cost:
            found.append(translate("piece-cost", cost=self._gems(piece.cost, " + ")))
        if piece.worth is not None:
            words = gem_in_words(self._speech, piece.worth)
            found.append(
                translate("piece-worth", worth=words) if piece.worth.kind in PAID and not piece.worth.label else words
            )
        if piece.gems and piece.kind not in ("counter", "face"):
            found.append(self._gems(piece.gems, _joint(piece)))
        if piece.stats:
            found.append(self._gems(piece.stats, ", "))
        return found

    def _tags(self, piece: Piece) -> list[str]:
        return [self._speech.say(tag) for tag in piece.tags]

    def _faces(self, piece: Piece) -> Text:
        """Draw all faces of a die or token, the upper one in brackets."""
        line = Text()
        for number, face in enumerate(piece.faces):
            mark = self._marked(face.id)
            name = self._gems(face.gems, _joint(face)) if face.gems else self._speech.say(face.label)
            up = number == piece.up
            mark.append(f"[{name}]" if up else f" {name} ", style="bold" if up else "dim")
            mark.stylize_before(at_spot(face.id))
            line.append_text(mark)
        return line

    def _gems(self, gems: Sequence[Gem], joint: str) -> str:
        return joint.join(gem_in_words(self._speech, gem) for gem in gems)

    def _marked(self, spot: str) -> Text:
        """Draw the numbers of the choices that point here, after a sign where the guide does."""
        line = self._pointer(spot)
        for number in self._numbers.get(spot, ()):
            line.append(f"#{number}", style=OPTION)
            line.append(" ")
        return line

    def _pointer(self, spot: str) -> Text:
        return Text.assemble((POINTER, POINTED), " ") if spot in self._pointed else Text()

    def is_marked(self, spot: str) -> bool:
        """Tell whether a choice or the guide points here."""
        return spot in self._numbers or spot in self._pointed

    # --- looking closely ---

    def texts(self) -> list[tuple[str, str]]:
        """List every piece and place in sight with a text, as name and text."""
        found: dict[str, str] = {}
        for thing in things_in(zones_of(self._scene)):
            if thing.text is not None:
                found.setdefault(self._speech.say(thing.label), self._speech.say(thing.text))
        return list(found.items())

    def about(self, spot: str) -> list[Text]:
        """Draw everything there is to say about one piece, place or zone."""
        thing = next((each for each in things_in(zones_of(self._scene)) if each.id == spot), None)
        if thing is None:
            return []
        if isinstance(thing, Zone):
            lines = [self.head(thing)]
            if is_leafed(thing):
                lines += [self.piece(piece) for piece in leaves_of(thing)]
        elif isinstance(thing, Place):
            lines = [self._place_in_words(thing)]
        else:
            lines = self.piece_in_words(thing)
        return [*lines, *([Text(self._speech.say(thing.text))] if thing.text is not None else [])]

    def _place_in_words(self, place: Place) -> Text:
        things = things_in(zones_of(self._scene))
        zone = next(thing for thing in things if isinstance(thing, Zone) and place in thing.places)
        return self._place(place, [piece for piece in zone.pieces if piece.place == place.id], zone)

    def piece_in_words(self, piece: Piece) -> list[Text]:
        """Draw the name of a piece, then what is printed on it, each on a line of its own."""
        lines = [Text(self._name(piece), style="bold"), *map(Text, [*self._details(piece), *self._tags(piece)])]
        if piece.kind == "face" and piece.gems:
            lines.append(Text(self._gems(piece.gems, _joint(piece))))
        if piece.faces:
            lines.append(self._faces(piece))
        if piece.origin in ("reported", "designed"):
            lines.append(Text(translate(f"origin-{piece.origin}"), style="dim"))
        return lines


PAID = ("gold", "vp", "xp")
"""The gems that can be a card's price; a level or a star has a name of its own."""


def gem_in_words(speech: Speech, gem: Gem) -> str:
    if gem.kind == "pip":
        return str(gem.n)  # the dots of a die are a number
    if gem.kind == "vp" and gem.label is None:
        return speech.points(gem.n)
    message = f"gem-{gem.kind}"
    if gem.label is None and gem.n != "" and SPEECH.has(f"{message}.counted"):
        return translate(f"{message}.counted", n=gem.n)
    if gem.label is not None:
        name = speech.say(gem.label)
    else:
        name = translate(message) if SPEECH.has(message) else gem.kind
    return translate("gem-counted", n=gem.n, gem=name) if gem.n != "" else name


def is_leafed(zone: Zone) -> bool:
    """Tell whether a zone is a pile whose cards may be looked through, and not its top alone."""
    return zone.kind == "pile" and len(zone.pieces) > (0 if "hidden" in zone.states else 1)


def leaves_of(pile: Zone) -> list[Piece]:
    """Return the cards of a pile as one looks through it, the top first."""
    return pile.pieces if "hidden" in pile.states else pile.pieces[::-1]


def at_spot(spot: str) -> Style:
    """Return a style that marks its text as the piece, place or zone with this id."""
    return Style(meta={"spot": spot})


def prose_lines(speech: Speech, prose: Prose) -> list[Text]:
    """Return a text to read, whole: paragraph by paragraph, with the table that a die is looked up in and its rule."""
    lines = [Text(speech.say(paragraph), style="italic") for paragraph in prose.text]
    for number, row in enumerate(prose.bands, 1):
        lines.append(Text(speech.say(row), style="bold" if number == prose.band else "dim"))
    if prose.rule is not None:
        lines.append(Text(speech.say(prose.rule)))
    return lines


def zones_of(scene: Scene) -> list[Zone]:
    """Return the zones of the table side by side, the present stage first."""
    return [*([scene.stage] if scene.stage else []), scene.board, *scene.mats]


def things_in(zones: Iterable[Zone]) -> Iterator[Piece | Place | Zone]:
    """Yield everything with an id: nested zones, their pieces, and a piece before its faces."""
    for zone in zones:
        yield zone
        yield from zone.places
        for piece in zone.pieces:
            yield piece
            yield from piece.faces
        yield from things_in(zone.zones)


def show_all(console: Console, drawing: Drawing) -> None:
    show_changes(console, drawing, ())


def show_changes(console: Console, drawing: Drawing, known: Collection[str]) -> set[str]:
    """Print what was not there like this before and what can be chosen; gives back all that is known now."""
    seen: set[str] = set()
    for heading, groups in drawing.blocks():
        fresh = [group for group in groups if _is_marked(group) or _bare(group) not in known]
        seen |= {_bare(group) for group in groups}
        for depth, line in [*(heading if fresh else []), *chain.from_iterable(fresh)]:
            console.print(Padding(line, (0, 0, 0, 2 * depth), expand=False))
    return seen


def _is_marked(lines: TextLines) -> bool:
    return any(span.style in (OPTION, POINTED) for _, line in lines for span in line.spans)


def _bare(lines: TextLines) -> str:
    """Return the text without the numbers of choices and the sign of the guide: a change of those alone is no news."""
    return re.sub(rf"#\d+ |{POINTER} ", "", "\n".join(line.plain for _, line in lines))


def _cell(cell: str) -> str:
    """Draw a cell of a track, which is a word, or the name of an icon after an @."""
    if not cell.startswith("@"):
        return cell
    return "★" if "star" in cell else "○"


def _track(zone: Zone) -> Text:
    line = Text()
    for number, cell in enumerate(map(_cell, zone.cells)):
        here = number == zone.at_cell
        line.append(f"[{cell}]" if here else f" {cell} ", style="bold" if here else "dim")
    return line


def _joint(piece: Piece) -> str:
    return f" {translate('or')} " if piece.joint == "or" else " + "


def color_of(color: str) -> str:
    """Return a colour of the scene as a style, or an empty one if it is none."""
    return color if color.startswith("#") and len(color) == 7 else ""


def _shortened(lines: TextLines) -> TextLines:
    """Put a heading and a single line under it into one line, if that is short enough."""
    if len(lines) == 2 and lines[1][1].cell_len + lines[0][1].cell_len < 90:
        return [(lines[0][0], Text.assemble(lines[0][1], ": ", lines[1][1]))]
    return lines
