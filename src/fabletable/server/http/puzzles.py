"""HTTP routes of puzzles and of a person's mistakes."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from litestar import Request, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from fabletable.server.http.request import Bearer, TheService, secret_in, while_waiting
from fabletable.table.messages.puzzles import (
    AskedPuzzle,
    KeptMistakes,
    MistakeChange,
    Mistakes,
    NewPuzzleRun,
    NewPuzzleTable,
    PuzzleLink,
    PuzzleOverview,
    PuzzleReply,
    PuzzleRun,
    PuzzleTry,
    ReviewedTable,
)
from fabletable.table.messages.tables import TableMade
from fabletable.table.notebook.notebook import owner_of
from fabletable.table.puzzles import mistakes, puzzles

GameKey: TypeAlias = FromPath[str]
PuzzleId: TypeAlias = FromPath[str]
AheadOfUtc: TypeAlias = Annotated[int, QueryParameter(ge=-840, le=840)]


@get("/api/puzzles")
async def see_puzzles(service: TheService, authorization: Bearer = "", offset: AheadOfUtc = 0) -> PuzzleOverview:
    """Show the puzzles by game and theme, and this person's progress with them."""
    device = await owner_of(service, secret_in(authorization))
    return await puzzles.overview(service, device.keyring, offset)


@post("/api/puzzles/run", status_code=200)
async def begin_run(data: JSONBody[NewPuzzleRun], service: TheService, authorization: Bearer = "") -> PuzzleRun:
    """Return up to ten puzzles in the order of asking."""
    device = await owner_of(service, secret_in(authorization))
    return await puzzles.run(service, device.keyring, data)


@get("/api/puzzles/{key:str}/{puzzle:str}")
async def ask_puzzle(
    key: GameKey, puzzle: PuzzleId, service: TheService, request: Request[Any, Any, Any], authorization: Bearer = ""
) -> AskedPuzzle:
    """Show a puzzle as its seat saw it, without the answer."""
    device = await owner_of(service, secret_in(authorization))
    return await while_waiting(request, puzzles.ask(service, device.keyring, key, puzzle))


@post("/api/puzzles/{key:str}/{puzzle:str}/answer", status_code=200)
async def answer_puzzle(
    key: GameKey, puzzle: PuzzleId, data: JSONBody[PuzzleTry], service: TheService, authorization: Bearer = ""
) -> PuzzleReply:
    """Judge a try. After a wrong one only its own chance is returned."""
    device = await owner_of(service, secret_in(authorization))
    return await puzzles.answer(service, device.keyring, key, puzzle, data)


@post("/api/puzzles/{key:str}/{puzzle:str}/play-on")
async def play_on_from_puzzle(
    key: GameKey, puzzle: PuzzleId, data: JSONBody[NewPuzzleTable], service: TheService, authorization: Bearer = ""
) -> TableMade:
    """Play on from the moment of a puzzle, at a table of one's own."""
    secret = secret_in(authorization)
    device = await owner_of(service, secret)
    return await puzzles.play_on(service, device.keyring, secret, key, puzzle, data.name)


@get("/api/puzzles/{key:str}/{puzzle:str}/link")
async def link_of_puzzle(key: GameKey, puzzle: PuzzleId, service: TheService, authorization: Bearer = "") -> PuzzleLink:
    """Return a link that carries the puzzle."""
    device = await owner_of(service, secret_in(authorization))
    return await puzzles.link(service, device.keyring, key, puzzle)


@get("/api/mistakes")
async def see_mistakes(service: TheService, authorization: Bearer = "", offset: AheadOfUtc = 0) -> Mistakes:
    """List this person's mistakes, the next one first."""
    device = await owner_of(service, secret_in(authorization))
    return await mistakes.listed(service, device.keyring, offset)


@post("/api/mistakes", status_code=200)
async def keep_mistakes(data: JSONBody[ReviewedTable], service: TheService, authorization: Bearer = "") -> KeptMistakes:
    """Store the faults of this person in a reviewed game as mistakes."""
    secret = secret_in(authorization)
    return await mistakes.keep_faults(service, await owner_of(service, secret), secret, data)


@put("/api/mistakes/{puzzle:str}")
async def change_mistake(
    puzzle: PuzzleId, data: JSONBody[MistakeChange], service: TheService, authorization: Bearer = ""
) -> Mistakes:
    """Remove a mistake ("not again"), or take that back."""
    device = await owner_of(service, secret_in(authorization))
    return await mistakes.change(service, device.keyring, puzzle, data)
