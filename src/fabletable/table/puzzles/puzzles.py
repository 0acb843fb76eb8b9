"""Puzzles at a table: an overview, a run of ten, showing one as its seat saw it, judging an answer. The best choice and
the chances are sent only after an answer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, zip_longest
from typing import Final

import msgspec

from fabletable.coach.own_puzzle import WeighedChoices
from fabletable.coach.puzzle import Puzzle, PuzzleChoice, PuzzleHead, PuzzleIndex, check_rules, installed_index
from fabletable.games import find, shelf
from fabletable.kernel import Game, Refused
from fabletable.kernel.link import LinkHeader
from fabletable.kernel.theme import THEMES
from fabletable.table.jobs.jobs import GameLog, PackLinkJob, PuzzleJob, WeighJob
from fabletable.table.links.playing import MOST_PLAYED
from fabletable.table.lobby.setup import make_begun
from fabletable.table.messages.puzzles import (
    AskedPuzzle,
    ChoiceChance,
    GamePuzzles,
    MistakeInfo,
    NewPuzzleRun,
    PeopleCount,
    PuzzleLink,
    PuzzleMoment,
    PuzzleName,
    PuzzleOverview,
    PuzzleReply,
    PuzzleRun,
    PuzzleSolution,
    PuzzleTry,
    ThemePuzzles,
)
from fabletable.table.messages.tables import NewSeat, NewTable, TableMade
from fabletable.table.notebook import notebook
from fabletable.table.play.fork import STAND_IN
from fabletable.table.puzzles import mistakes
from fabletable.table.puzzles.days import today
from fabletable.table.puzzles.progress import NOTE, PuzzleProgress
from fabletable.table.puzzles.schedule import MISTAKE, MistakeNote
from fabletable.table.rows import SERVER
from fabletable.table.seats.seats import NAMES
from fabletable.table.service.service import TableService

RUN: Final = 10
EVEN: Final = 0.02
"""The largest loss of winning chance with which a choice in a game of one's own counts as right."""
FEW: Final = 5
"""The number of people below which no rate of solvers is shown."""

PeopleNote = dict[str, tuple[int, int]]
"""Maps a puzzle to the number of people who were asked, and of those who solved it at the first try."""


# --- what there is ---


def usable_pack(game: Game) -> PuzzleIndex | None:
    """Return the installed puzzles of a game. Refused if it is damaged or made for another rules version."""
    pack = installed_index(game)
    if pack is not None:
        check_rules(pack, game)
    return pack


def packs_of(games: Iterable[str]) -> tuple[list[PuzzleIndex], dict[str, Refused]]:
    """Return the packs that can be used, and for the others the reason why not."""
    packs, troubles = [], {}
    for key in games:
        try:
            pack = usable_pack(find(key))
        except Refused as no:
            troubles[key] = no
            continue
        if pack is not None:
            packs.append(pack)
    return packs, troubles


async def progress_of(service: TableService, keyring: str) -> PuzzleProgress:
    return await notebook.read(service, keyring, NOTE, PuzzleProgress) or PuzzleProgress()


async def overview(service: TableService, keyring: str, offset: int) -> PuzzleOverview:
    packs, troubles = packs_of(shelf())
    progress = await progress_of(service, keyring)
    day = today(service.clock, offset)
    games = [GamePuzzles(pack.game, progress.standing(pack.puzzles)) for pack in packs]
    games += [
        GamePuzzles(key, progress.standing([]), no.code, _plain_args(no.arguments)) for key, no in troubles.items()
    ]
    order = {key: place for place, key in enumerate(shelf())}
    return PuzzleOverview(
        sorted(games, key=lambda each: order[each.game]),
        [_theme_standing(theme, packs, progress) for theme in THEMES if _of_theme(packs, theme)],
        progress.row,
        progress.longest,
        progress.last_days(day),
        progress.recent,
        (await mistakes.listed(service, keyring, offset)).counts,
    )


def _plain_args(args: Mapping[str, object]) -> dict[str, str | int]:
    return {name: value if isinstance(value, str | int) else str(value) for name, value in args.items()}


def _of_theme(packs: Sequence[PuzzleIndex], theme: str) -> list[PuzzleHead]:
    return [puzzle for pack in packs for puzzle in pack.puzzles if puzzle.theme == theme]


def _theme_standing(theme: str, packs: Sequence[PuzzleIndex], progress: PuzzleProgress) -> ThemePuzzles:
    games = [pack.game for pack in packs if _of_theme([pack], theme)]
    return ThemePuzzles(theme, games, progress.standing(_of_theme(packs, theme)))


# --- a run ---


async def run(service: TableService, keyring: str, wanted: NewPuzzleRun) -> PuzzleRun:
    """Return up to ten puzzles in the order of asking, alternating between games."""
    if wanted.mine:
        return PuzzleRun([PuzzleName(each.game, each.id) for each in await _own_mistakes(service, keyring, wanted)])
    if wanted.theme and wanted.theme not in THEMES:
        raise Refused("why-unknown-theme", {"theme": wanted.theme[:40], "known": ", ".join(THEMES)})
    if wanted.game:
        usable_pack(find(wanted.game))
    packs, _ = packs_of([wanted.game] if wanted.game else shelf())
    fit = {pack.game: [each for each in pack.puzzles if wanted.theme in ("", each.theme)] for pack in packs}
    found = chosen(fit, await progress_of(service, keyring), today(service.clock, wanted.offset), wanted)
    if not found:
        count = sum(map(len, fit.values()))
        raise Refused("why-all-solved", {"count": count}) if count else Refused("why-no-puzzles")
    return PuzzleRun(found[:RUN])


def chosen(
    puzzles: dict[str, list[PuzzleHead]], progress: PuzzleProgress, day: int, wanted: NewPuzzleRun
) -> list[PuzzleName]:
    """Return the names of these puzzles in the order of asking, alternating between games."""
    rows = [
        [PuzzleName(game, puzzle.id) for puzzle in progress.order(some, day, wanted.level)]
        for game, some in puzzles.items()
    ]
    return [each for each in chain.from_iterable(zip_longest(*rows)) if each is not None]


async def _own_mistakes(service: TableService, keyring: str, wanted: NewPuzzleRun) -> list[MistakeInfo]:
    found = await mistakes.listed(service, keyring, wanted.offset)
    by_id = {each.id: each for each in found.mistakes}
    if not wanted.table:
        return [by_id[each] for each in found.today]
    of_table = await mistakes.of_table(service, keyring, wanted.table)
    return [by_id[each] for each in of_table if each in by_id and not by_id[each].code][:RUN]


# --- one puzzle ---


class PuzzleInHand(msgspec.Struct):
    """The puzzle that a person is working on: one of a pack, one of their own mistakes, or both."""

    game: Game
    log: GameLog
    seat: int
    theme: str
    puzzle: Puzzle | None
    mistake: MistakeNote | None

    @property
    def id(self) -> str:
        return self.puzzle.id if self.puzzle is not None else self.mistake.id if self.mistake is not None else ""

    @property
    def names(self) -> list[str]:
        own = self.mistake.names if self.mistake is not None else []
        return own or list(NAMES[: self.log.players])


async def find_puzzle(service: TableService, keyring: str, game_key: str, puzzle_id: str) -> PuzzleInHand:
    """Return the puzzle with this id: one of the person's mistakes, or one of the game's pack."""
    game = find(game_key)
    note = await notebook.read(service, keyring, MISTAKE + puzzle_id, MistakeNote)
    if note is not None and note.game == game_key and note.moment is not None:
        if note.version != game.version:
            raise Refused("why-mistake-rules")
        moment = note.moment
        log = GameLog(game_key, moment.players, moment.seed, moment.options, moment.keys)
        return PuzzleInHand(game, log, note.seat, note.theme, None, note)
    pack = usable_pack(game)
    if pack is None:
        raise Refused("why-no-puzzles")
    puzzle = pack.puzzle(puzzle_id)
    log = GameLog(game_key, puzzle.players, puzzle.seed, puzzle.options, puzzle.keys)
    return PuzzleInHand(game, log, puzzle.seat, puzzle.theme, puzzle, note)


async def ask(service: TableService, keyring: str, game_key: str, puzzle_id: str) -> AskedPuzzle:
    """Return the puzzle as its seat saw it, without the answer."""
    found = await find_puzzle(service, keyring, game_key, puzzle_id)
    moment = await _moment(service, found)
    is_mine = found.mistake is not None and found.mistake.removed is None
    return AskedPuzzle(game_key, puzzle_id, found.names, found.theme, moment.scene, moment.ask, is_mine)


async def _moment(service: TableService, found: PuzzleInHand) -> PuzzleMoment:
    data = await service.workers.run(PuzzleJob(found.log), f"puzzle-{found.id}")
    moment = msgspec.json.decode(data, type=PuzzleMoment)
    offered = [choice.key for choice in moment.ask.choices]
    known = offered if found.puzzle is None else [choice.key for choice in found.puzzle.choices]
    if moment.ask.seat != found.seat or sorted(offered) != sorted(known):
        raise Refused("why-puzzle-damaged", {"puzzle": found.id, "detail": "other choices are offered"})
    return moment


async def play_on(service: TableService, keyring: str, key: str, game_key: str, puzzle_id: str, name: str) -> TableMade:
    """Make a table that begins at the moment of the puzzle, against ``medium``."""
    found = await find_puzzle(service, keyring, game_key, puzzle_id)
    if len(found.log.keys) > MOST_PLAYED:
        raise Refused("why-no-such-decision", {"number": len(found.log.keys), "last": MOST_PLAYED})
    seats = (await _moment(service, found)).seats
    chairs = [NewSeat("bot", bot=STAND_IN) for _ in range(found.log.players)]
    chairs[found.seat] = NewSeat("here", name)
    wanted = NewTable(game_key, chairs, found.log.options)
    made = list(zip(seats, found.log.keys, strict=True))
    return await make_begun(service, wanted, found.log.seed, made, "puzzle", key)


async def link(service: TableService, keyring: str, game_key: str, puzzle_id: str) -> PuzzleLink:
    found = await find_puzzle(service, keyring, game_key, puzzle_id)
    log = found.log
    header = LinkHeader(
        "puzzle", log.game, found.game.version, log.players, log.seed, log.options, len(log.keys), False,
        len(log.keys), found.seat,
    )  # fmt: skip
    letters = await service.workers.run(PackLinkJob(log, header), f"puzzle-{found.id}")
    return PuzzleLink(letters.decode())


# --- judging an answer ---


async def answer(service: TableService, keyring: str, game_key: str, puzzle_id: str, wanted: PuzzleTry) -> PuzzleReply:
    """Judge a try and store it. After a wrong try only the chance of that choice is returned."""
    found = await find_puzzle(service, keyring, game_key, puzzle_id)
    weighed = await _weighed(service, keyring, found, wanted.key)
    tried = _choice(weighed.choices, wanted.key)
    if wanted.key and tried is None:
        raise Refused("why-no-such-choice", {"key": wanted.key[:60]})
    right = tried is not None and is_right(found, tried)
    day = today(service.clock, wanted.offset)
    is_new = False

    def noted(before: PuzzleProgress | None) -> PuzzleProgress:
        nonlocal is_new
        progress = before or PuzzleProgress()
        is_new = puzzle_id not in progress.marks
        progress.offset = wanted.offset
        progress.answer(puzzle_id, day, right=right, tries=wanted.tries, hints=wanted.hints)
        return progress

    progress = await notebook.change(service, keyring, NOTE, PuzzleProgress, noted) or PuzzleProgress()
    kept = await _note_mistake(service, keyring, found, wanted, right=right, day=day)
    if found.puzzle is not None and is_new:
        await _count_people(service, found, found_it=right and not wanted.hints)
    whole = right or not wanted.key
    return PuzzleReply(
        right,
        None if tried is None else choice_chance(tried),
        await _solution(service, found, weighed) if whole else None,
        progress.row,
        progress.longest,
        kept,
    )


def is_right(found: PuzzleInHand, tried: PuzzleChoice) -> bool:
    """Return whether a choice is the best one or, in a game of one's own, as good as the best one."""
    if found.puzzle is not None:
        return tried.key == found.puzzle.best
    return found.mistake is not None and (tried.key == found.mistake.best or tried.behind.mean <= EVEN)


def _choice(choices: Sequence[PuzzleChoice], key: str) -> PuzzleChoice | None:
    return next((choice for choice in choices if choice.key == key), None)


def choice_chance(choice: PuzzleChoice) -> ChoiceChance:
    return ChoiceChance(choice.key, choice.chance, choice.behind, choice.why)


async def _weighed(service: TableService, keyring: str, found: PuzzleInHand, key: str) -> WeighedChoices:
    """Return the chances of the choices. For a game of one's own they are computed once and stored."""
    if found.puzzle is not None:
        return WeighedChoices(found.puzzle.told, found.puzzle.choices)
    note = found.mistake
    assert note is not None
    if note.weighed is not None and (not key or _choice(note.weighed.choices, key) is not None):
        return note.weighed
    others = list(dict.fromkeys(each for each in (note.key, key) if each and each != note.best))
    data = await service.workers.run(WeighJob(found.log, note.best, others), f"puzzle-{note.id}")
    weighed = msgspec.json.decode(data, type=WeighedChoices)
    before = [] if note.weighed is None else note.weighed.choices
    missing = [each for each in before if _choice(weighed.choices, each.key) is None]
    weighed.choices += missing

    def kept(now: MistakeNote | None) -> MistakeNote | None:
        return None if now is None else msgspec.structs.replace(now, weighed=weighed)

    await notebook.change(service, keyring, MISTAKE + note.id, MistakeNote, kept)
    return weighed


async def _note_mistake(
    service: TableService, keyring: str, found: PuzzleInHand, wanted: PuzzleTry, *, right: bool, day: int
) -> int | None:
    """Store the visit of a mistake, or a puzzle that was missed. Return the days until it comes back."""
    note = found.mistake
    if wanted.tries:
        return None if note is None or note.removed is not None else note.due - day
    if note is not None and note.removed is None:
        return await mistakes.visited(service, keyring, note.id, day, right=right and not wanted.hints)
    if right or note is not None or found.puzzle is None:
        return None
    return await mistakes.keep_missed(
        service, keyring, found.puzzle, found.game, await _moment(service, found), wanted.key, day
    )


async def _solution(service: TableService, found: PuzzleInHand, weighed: WeighedChoices) -> PuzzleSolution:
    ranked = sorted(weighed.choices, key=lambda choice: -choice.chance.mean)
    if found.puzzle is not None:
        people = await _people(service, found)
        puzzle = found.puzzle
        return PuzzleSolution(
            puzzle.best, weighed.told, puzzle.taken, [*map(choice_chance, ranked)], puzzle.found, people
        )
    note = found.mistake
    assert note is not None
    ranked.sort(key=lambda choice: choice.key != note.best)
    return PuzzleSolution(note.best, weighed.told, note.key, [*map(choice_chance, ranked)], [])


async def _count_people(service: TableService, found: PuzzleInHand, *, found_it: bool) -> None:
    def counted(before: PeopleNote | None) -> PeopleNote:
        counts = dict(before or {})
        asked, right = counts.get(found.id, (0, 0))
        counts[found.id] = (asked + 1, right + found_it)
        return counts

    await notebook.change(service, SERVER, f"people-{found.game.key}", PeopleNote, counted)


async def _people(service: TableService, found: PuzzleInHand) -> PeopleCount | None:
    counts: PeopleNote = await notebook.read(service, SERVER, f"people-{found.game.key}", PeopleNote) or {}
    asked, right = counts.get(found.id, (0, 0))
    return PeopleCount(asked, right) if asked >= FEW else None
