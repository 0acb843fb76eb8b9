"""``fabletable replay`` and ``fabletable verify``: games on paper."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

import fabletable
from fabletable.director import SceneScript
from fabletable.extras import needs
from fabletable.kernel import Match, Message, Refused, Result
from fabletable.kernel.link import LINK_PATH, LinkKind, is_link, link_of
from fabletable.kernel.record import Record, alike
from fabletable.table.messages.tables import ResultInfo
from fabletable.terminal.draw import Drawing, show_all
from fabletable.terminal.ending import ending_lines
from fabletable.terminal.film import directed, heading, in_words, staged, staged_in_words
from fabletable.terminal.speech import Speech, title, translate
from fabletable.terminal.words import record_from


def checked_record(path: Path) -> Record:
    """Return the record in a file, unless it is false; only the rules it was played by can tell."""
    record = record_from(path)
    report = fabletable.verify(record)
    if not report and not report.other_rules:
        raise Refused(report.code, report.args)
    return record


def playable_record(path: Path) -> Record:
    """Return a record to continue; the present rules must give the same game."""
    record = checked_record(path)
    game = fabletable.find(record.game)
    if record.version != game.version and alike(record, game) < len(record.decisions):
        raise Refused("record-version", {"record": record.version, "rules": game.version})
    return record


def verify(console: Console, path: Path, signed_by: str | None) -> None:
    record = record_from(path)
    signed = [] if is_link(str(path)) else signature_lines(path.read_bytes(), signed_by)
    for line in signed:
        console.print(line, soft_wrap=True)
    report = fabletable.verify(record)
    if not report:
        raise Refused(report.code, report.args)
    game = title(fabletable.find(record.game))
    console.print(translate("verify-holds", game=game, decisions=report.decisions))
    console.print(translate("verify-over" if report.over else "verify-unfinished", decisions=report.decisions))
    if not report.over and not signed:
        console.print(translate("verify-maybe-cut"), soft_wrap=True)
    console.print(translate("verify-seal", seed=record.seed, seal=report.commitment), soft_wrap=True)


def signature_lines(data: bytes, wanted: str | None) -> list[str]:
    """Return the signer of a record, if any; refused if it is not the expected one."""
    if wanted is None and not is_signed(data):
        return []
    needs("table")
    from fabletable.server.http.signing import check_signed_by, signature_in

    if wanted is not None:
        return [translate("verify-signed-by", table=check_signed_by(data, key_from(wanted)).table)]
    signed = signature_in(data)
    return [] if signed is None else [translate("verify-signed", key=signed.by, table=signed.table)]


def is_signed(data: bytes) -> bool:
    written = msgspec.json.decode(data)
    return isinstance(written, dict) and "signed" in written


def key_from(word: str) -> str:
    """Return a public key from its text or from a file."""
    path = Path(word)
    return path.read_text("utf-8", "replace").strip() if len(word) < 200 and path.is_file() else word


def link_to(path: Path, kind: LinkKind, at: int, seat: int, words: str, page: str) -> str:
    """Return the URL that carries the game of a record and opens at this page."""
    record = checked_record(path)
    link = link_of(record, fabletable.find(record.game), kind, at=at, seat=seat, words=words)
    return page.partition("#")[0] + LINK_PATH + link.to_text()


def replay(console: Console, path: Path, at: int | None, seat: int | None) -> None:
    record = checked_record(path)
    game = fabletable.find(record.game)
    last = len(record.decisions) if record.version == game.version else alike(record, game)
    if at is not None and not 0 <= at <= last:
        raise Refused("why-no-such-decision", {"number": at, "last": last})
    if seat is not None and not 0 <= seat < record.players:
        raise Refused("why-no-such-seat", {"seat": seat + 1, "last": record.players})
    speech = Speech(game)
    decisions = len(record.decisions)
    console.print(translate("replay-head", game=title(game), players=record.players, decisions=decisions), style="bold")
    if record.version != game.version:
        versions = {"record": record.version, "rules": game.version}
        console.print(translate("replay-other-rules", same=last, last=decisions, **versions), style="yellow")
        record = msgspec.structs.replace(record, decisions=record.decisions[:last])
    if at is None:
        tell_all(console, record, speech, seat)
    else:
        show_moment(console, fabletable.replay(record, at), speech, seat)


def tell_all(console: Console, record: Record, speech: Speech, seat: int | None) -> None:
    """Print every decision with its consequences."""
    match = fabletable.replay(record, 0, watched=True)
    shown = _tell(console, match, speech, seat, 0)
    for number, (_, key, _) in enumerate(record.decisions, 1):
        decision = match.decision
        if decision is None:
            break
        line = translate(
            "replay-decision",
            number=number,
            seat=speech.name(decision.seat),
            choice=speech.say(decision.option(key).message),
        )
        console.print(line, style="cyan")
        match.choose(key)
        shown = _tell(console, match, speech, seat, shown)
    show_result(console, match, speech)


def _tell(console: Console, match: Match, speech: Speech, seat: int | None, shown: int) -> int:
    """Print moments with their lines, sums and reasons."""
    story = match.log(seat)
    for each in directed(staged(match, seat, match.number)):
        moment = each.moment
        if each.begins:
            _tell_heading(console, speech, each.script)
        _tell_lines(console, speech, story[shown : moment.lines[1]])
        shown = max(shown, moment.lines[1])
        for line in in_words(speech, moment, story):
            console.print(Padding(line, (0, 0, 0, 10), expand=False))
    _tell_lines(console, speech, story[shown:])
    match.forget_moments(match.number)
    return len(story)


def _tell_heading(console: Console, speech: Speech, script: SceneScript) -> None:
    """Print what the director says over a scene, under a ruled heading where it weighs much."""
    title = heading(speech, script)
    if title:
        console.print(Rule(title, style="yellow"))
    for line in staged_in_words(speech, script):
        console.print(Padding(line, (0, 0, 0, 6), expand=False))


def _tell_lines(console: Console, speech: Speech, lines: Sequence[Message]) -> None:
    for line in lines:
        console.print(f"      {speech.say(line)}")


def show_moment(console: Console, match: Match, speech: Speech, seat: int | None) -> None:
    """Print the table after this many decisions, and the question."""
    show_all(console, Drawing(speech, match.scene(seat), seat))
    decision = match.decision
    if decision is None:
        show_result(console, match, speech)
    else:
        console.print(speech.say(decision.question), style="bold")


def show_result(console: Console, match: Match, speech: Speech) -> None:
    """Print how it ended, or that it goes on."""
    if match.result is None:
        console.print(Text(translate("game-open", number=match.number)))
        return
    for line in result_lines(match.result, speech, ending_lines(match, speech)):
        console.print(line)


def result_lines(result: Result | ResultInfo, speech: Speech, ending: Sequence[Text]) -> list[Text]:
    """Return the winners, all scores and the ending, else further notes."""
    names = [speech.name(seat) for seat in result.winners]
    return [
        Text(translate("game-won", count=len(names), names=", ".join(names)), style="bold green"),
        *(
            Text(translate("game-score", name=speech.name(seat), score=speech.points(score)))
            for seat, score in enumerate(result.scores)
        ),
        *(ending or (Text(speech.say(note)) for note in result.notes)),
    ]
