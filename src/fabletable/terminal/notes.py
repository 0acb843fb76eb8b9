"""Explanations of questions: shown the first time a question is asked, and with ``?`` at any time."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import msgspec
import typer

from fabletable.kernel import Message
from fabletable.kernel.scene import Ask, SuggestedChoice, about
from fabletable.terminal.speech import Speech, translate


class StoredNotes(msgspec.Struct):
    never: bool = False
    known: list[str] = []


class Notes:
    """The explanations that the person at this terminal has seen, by game and question. They are stored with the other
    settings; without storage everything is explained again."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._kept = StoredNotes()
        if path is not None:
            with suppress(OSError, msgspec.MsgspecError, UnicodeDecodeError):
                self._kept = msgspec.json.decode(path.read_bytes(), type=StoredNotes)

    @property
    def never(self) -> bool:
        return self._kept.never

    def is_newcomer(self, game: str) -> bool:
        """Tell whether the person wants explanations and has never been asked anything in this game."""
        return not self.never and all(each.partition("/")[0] != game for each in self._kept.known)

    def is_new(self, game: str, question: str) -> bool:
        return not self.never and f"{game}/{question}" not in self._kept.known

    def know(self, game: str, question: str) -> None:
        word = f"{game}/{question}"
        if word not in self._kept.known:
            self._kept.known.append(word)
            self._keep()

    def explain(self, on: bool) -> None:
        self._kept.never = not on
        self._keep()

    def _keep(self) -> None:
        if self._path is not None:
            with suppress(OSError):
                self._path.parent.mkdir(parents=True, exist_ok=True)
                self._path.write_bytes(msgspec.json.encode(self._kept))


def own_notes() -> Notes:
    return Notes(Path(typer.get_app_dir("fabletable")) / "notes.json")


class Explaining:
    """Explanations at one table: at most one per turn. Without notes there are none."""

    def __init__(self, speech: Speech, game: str, notes: Notes | None) -> None:
        self._speech = speech
        self._game = game
        self._notes = notes
        self._turn = ""
        self._shown = -1

    def first(self, ask: Ask) -> list[str]:
        """Return the explanation to show with this question; empty if it was seen, or another one this turn."""
        notes = self._notes
        if notes is None or notes.never:
            return []
        if self._shown != ask.number:
            told_already = bool(ask.turn) and ask.turn == self._turn and ask.advised is None
            if told_already or not notes.is_new(self._game, ask.question.id) or not self._knows(ask):
                return []
            self._shown = ask.number
            self._turn = ask.turn if ask.advised is None else ""  # during the set-up no seat has a turn
            notes.know(self._game, ask.question.id)
        return [*self.about(ask), translate("note-never")]

    def about(self, ask: Ask) -> list[str]:
        """Return the explanation of the question and its state on this table; empty if the game has none."""
        if not self._knows(ask):
            return []
        now = [] if ask.now is None else [translate("note-now", line=self._speech.say(ask.now))]
        return [self._speech.say(Message(about(ask.question.id))), *now]

    def turn_on_or_off(self) -> str:
        """Switch explanations on or off, and say so."""
        if self._notes is None:
            self._notes = Notes(None)
        else:
            self._notes.explain(self._notes.never)
        return translate("note-switched", on=str(not self._notes.never))

    def _knows(self, ask: Ask) -> bool:
        return self._speech.has(about(ask.question.id))


def advice(speech: Speech, ask: Ask, advised: SuggestedChoice) -> str:
    """Return the suggestion for a question of the set-up, with the reason."""
    why = speech.say(advised.why)
    if advised.by_chance:
        return translate("advised-chance", why=why)
    choice = next(each for each in ask.choices if each.key == advised.key)
    return translate("advised-this", choice=speech.say(choice.label), why=why)
