"""One person's view of the table: sheets to turn to, and a description of the selected thing."""

from __future__ import annotations

import msgspec
from rich.text import Text

from fabletable.kernel.scene import Ask, BarredChoice, Choice, Piece, Scene, Zone
from fabletable.terminal.chart import chart
from fabletable.terminal.draw import POINTER, Drawing, TextLines, color_of, things_in, zones_of
from fabletable.terminal.fullscreen.wrap import beside
from fabletable.terminal.lesson import Teaching
from fabletable.terminal.notes import advice
from fabletable.terminal.question import numbers_of, odds_in_words, reasons_in_words, stakes_in_words, told_beside
from fabletable.terminal.speech import Speech, translate

BOARD = "board"
STAGE = "stage"
FACE_TO_FACE = 56
LONGEST_TITLE = 18


class ScreenView:
    """The scene of one seat and the question in front of it, now; or the scene of a moment that is looked at. Where the
    guide of a lesson speaks, with what it points at."""

    def __init__(self, speech: Speech, scene: Scene, seat: int, ask: Ask | None, teaching: Teaching | None) -> None:
        self.speech = speech
        self.seat = seat
        self.scene = scene
        self.ask = None if teaching is not None and teaching.waits else ask
        self.lit = [] if teaching is None else teaching.lit
        self._suggested = "" if teaching is None else teaching.suggested
        self._numbers = numbers_of(self.ask) if self.ask else {}
        self.drawing = Drawing(self.speech, self.scene, seat, self._numbers, pointed=self.lit, listed=True)
        self._in_words = Drawing(self.speech, self.scene, seat)
        self._things = {thing.id: thing for thing in things_in(zones_of(self.scene))}

    # --- the question ---

    @property
    def entries(self) -> list[Choice | BarredChoice]:
        """Return the possible options, then the barred ones."""
        return [] if self.ask is None else [*self.ask.choices, *self.ask.barred]

    @property
    def choices(self) -> list[Choice]:
        return [] if self.ask is None else self.ask.choices

    def question(self) -> Text:
        if self.ask is None:
            return Text()
        text = Text(self._pointer("ask") + self.speech.say(self.ask.question), style="bold")
        if self.ask.as_whom is not None:
            text.append(f"\n{self.speech.say(self.ask.as_whom)}", style="reverse")
        if self.ask.note is not None:
            text.append(f"\n{self.speech.say(self.ask.note)}", style="not bold italic")
        if self.ask.advised is not None and not self._suggested:
            text.append(f"\n↵ {advice(self.speech, self.ask, self.ask.advised)}", style="bold #ffbf3c")
        return text

    @property
    def first(self) -> int:
        """Return the first selected entry: the suggested or advised one, else the first choice."""
        if self.ask is None:
            return 0
        wanted = self._suggested or ("" if self.ask.advised is None else self.ask.advised.key)
        keys = [choice.key for choice in self.ask.choices]
        return keys.index(wanted) if wanted in keys else 0

    def number_at(self, spot: str) -> int | None:
        """Return the number of the first choice that points there."""
        numbers = self._numbers.get(spot)
        return numbers[0] if numbers else None

    def lit_spots(self) -> list[str]:
        """Return the targets of the guide, and the places on the map where they lie."""
        things = [self._things[spot] for spot in self.lit if spot in self._things]
        return [*self.lit, *(thing.place for thing in things if isinstance(thing, Piece) and thing.place)]

    def _pointer(self, part: str) -> str:
        return f"{POINTER} " if part in self.lit else ""

    # --- sheets ---

    def tabs(self) -> list[tuple[str, str]]:
        """Return key and title of every sheet: the stage, the board, one's own mat, those of the others."""
        scene = self.scene
        found = [(STAGE, self.speech.say(scene.stage.label))] if scene.stage else []
        found.append((BOARD, self.speech.say(scene.board.label)))
        seats = [(self.seat + turn) % len(scene.players) for turn in range(len(scene.players))]
        found += [(f"mat-{seat}", self.speech.name(seat)) for seat in seats]
        return [(key, title if len(title) <= LONGEST_TITLE else f"{title[:LONGEST_TITLE]}…") for key, title in found]

    def pawns(self) -> list[str]:
        """Return the places of this seat's pawns."""
        pieces = self.scene.board.pieces
        return [piece.place or piece.id for piece in pieces if piece.kind == "pawn" and piece.seat == self.seat]

    def tab_of(self, spot: str) -> str | None:
        """Return the sheet on which that piece lies."""
        scene = self.scene
        sheets = [(f"mat-{mat.seat}", mat) for mat in scene.mats] + [(BOARD, scene.board)]
        if scene.stage is not None:
            sheets.insert(0, (STAGE, scene.stage))
        return next((key for key, zone in sheets if any(spot == thing.id for thing in things_in([zone]))), None)

    def sheet(self, tab: str, width: int, height: int) -> TextLines:
        if tab == BOARD:
            return self._board(width, height)
        if tab == STAGE:
            return self._stage(self.scene.stage, width) if self.scene.stage else []
        return self.mat(int(tab.removeprefix("mat-")))

    def _stage(self, stage: Zone, width: int) -> TextLines:
        """Draw two fighters face to face if there is room, then the texts of their cards."""
        if stage.kind != "fight" or len(stage.zones) < 2 or width < FACE_TO_FACE:
            lines = self.drawing.zone(stage)
        else:
            lines = self.drawing.zone(msgspec.structs.replace(stage, zones=stage.zones[2:]))
            lines += beside(self.drawing.zone(stage.zones[0]), self.drawing.zone(stage.zones[1]), width)
        written = {
            self.speech.say(thing.label): self.speech.say(thing.text)
            for thing in things_in([stage])
            if isinstance(thing, Piece) and thing.text is not None
        }
        return [*lines, *((0, Text.assemble((name, "bold"), ": ", text)) for name, text in written.items())]

    def mat(self, seat: int) -> TextLines:
        """Draw one seat's mat; its name is already the title."""
        lines: TextLines = []
        for mat in self.scene.mats:
            if mat.seat == seat:
                drawn = self.drawing.zone(mat)
                nameless = len(drawn) > 1 and mat.note is None
                lines += [(depth - 1, line) for depth, line in drawn[1:]] if nameless else drawn
        return lines or [(0, Text(translate("screen-empty"), style="dim"))]

    def _board(self, width: int, height: int) -> TextLines:
        board = self.scene.board
        lines: TextLines = []
        if board.links and board.places:
            colors = [player.color for player in self.scene.players]
            size = (width, max(height, 14))
            lines += [(0, line) for line in chart(self.speech, board, size, self._numbers, colors, self.lit)]
        ground = self.drawing.zone(msgspec.structs.replace(board, zones=[]))
        piles = [zone for zone in board.zones if _is_bare(zone)]
        zones: TextLines = []
        for zone in board.zones:
            if zone not in piles:
                zones += self.drawing.zone(zone)
        heads = [self.drawing.head(zone) for zone in piles if zone.count or self.drawing.is_marked(zone.id)]
        if heads:
            zones.append((0, Text(" · ").join(heads)))
        # The chart tells already what lies where; the names can wait.
        return [*lines, *zones, *ground] if lines else [*ground, *zones]

    # --- words ---

    def players(self) -> list[Text]:
        """Draw a line per seat, in columns."""
        rows = [self.drawing.player(player) for player in self.scene.players]
        for column in range(max(map(len, rows))):
            cells = [row[column] for row in rows if column < len(row)]
            wide = max(cell.cell_len for cell in cells)
            for cell in cells:
                cell.pad_right(wide - cell.cell_len)
        return [Text("  ").join(row) for row in rows]

    def chapter(self) -> str:
        return self._pointer("chapter") + self.speech.say(self.scene.chapter)

    def color(self, seat: int) -> str:
        return next((color_of(player.color) for player in self.scene.players if player.seat == seat), "")

    def about_entry(self, entry: Choice | BarredChoice) -> TextLines:
        """Describe a choice, then its piece."""
        lines: list[Text] = []
        if isinstance(entry, BarredChoice):
            lines.append(Text(self.speech.say(entry.why), style="bold"))
            if entry.rule and self.speech.has(f"rule-{entry.rule}"):
                lines.append(Text(translate("screen-rule-behind", rule=self.speech.rule(entry.rule)), style="dim"))
        else:
            lines += [Text(self.speech.say(message)) for message in told_beside(entry)]
            if entry.odds is not None:
                lines.append(Text(odds_in_words(entry.odds), style="bold"))
                lines += [Text(outcome) for outcome in stakes_in_words(self.speech, entry.odds)]
                lines += [Text(reason) for reason in reasons_in_words(self.speech, entry.odds)]
            elif entry.risk:
                lines.append(Text(translate(f"screen-risk-{entry.risk}"), style="italic"))
            if entry.piece is not None and entry.piece.id not in self._things:
                lines += self._in_words.piece_in_words(entry.piece)
        for spot in entry.spots[:3]:
            lines += self._in_words.about(spot)
        if not lines:
            lines.append(Text(self.speech.say(entry.label)))
        once = {line.plain: line for line in reversed(lines)}
        return [(0, line) for line in reversed(once.values())]

    def about(self, spot: str) -> TextLines:
        return [(0, line) for line in self._in_words.about(spot)]


def _is_bare(zone: Zone) -> bool:
    """Tell whether a pile shows only its number."""
    seen = [piece for piece in zone.pieces if "hidden" not in piece.states]
    return zone.kind == "pile" and not seen and not zone.zones
