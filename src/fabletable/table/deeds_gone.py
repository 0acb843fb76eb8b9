"""What people do at a table, each as a frame of their screen asks for it."""

from __future__ import annotations

from fabletable.table.audience.screen import Screen
from fabletable.table.chat.commands import chat, mute, react
from fabletable.table.hints.commands import hint, hurry
from fabletable.table.lessons.commands import turn_page
from fabletable.table.messages.commands import (
    Answer,
    Back,
    Chat,
    Choose,
    Foresee,
    Hint,
    Hold,
    Holiday,
    Hurry,
    Lay,
    Leave,
    Lesson,
    Mute,
    PassAhead,
    Propose,
    React,
    Resign,
    Revoke,
    Stand,
    Undo,
    Where,
)
from fabletable.table.open_table.table import OpenTable
from fabletable.table.play.commands import choose, undo
from fabletable.table.play.proposals import answer, lapse_votes_about, propose
from fabletable.table.play.standing import where
from fabletable.table.premoves.commands import foresee, lay, pass_ahead, revoke, stand
from fabletable.table.seats.commands import back, give_back, hold, holiday, leave, resign
from fabletable.table.service.registry import House

__all__ = ["Command", "Deed", "do", "foresee", "give_back", "hint", "lapse_votes_about"]

Sitting = Hold | Back | Leave | Resign | Holiday
Preparing = Stand | Lay | PassAhead | Revoke
Deed = Choose | Undo | Propose | Answer | Hurry | Where | Sitting | Preparing | React | Mute | Chat | Lesson
Command = Deed | Hint | Foresee


async def do(house: House, table: OpenTable, here: Screen, frame: Deed) -> None:
    match frame:
        case Choose():
            await choose(house, table, here, frame)
        case Undo():
            await undo(house, table, here, frame)
        case Propose():
            await propose(house, table, here, frame)
        case Answer():
            await answer(house, table, here, frame)
        case Hurry():
            await hurry(house, table, here, frame)
        case Where():
            await where(table, here, frame)
        case Hold():
            await hold(house, table, here, frame)
        case Back():
            await back(table, here, frame)
        case Leave():
            await leave(house, table, here, frame)
        case Resign():
            await resign(house, table, here, frame)
        case Holiday():
            await holiday(house, table, here, frame)
        case Stand():
            await stand(table, here, frame)
        case Lay():
            await lay(house, table, here, frame)
        case PassAhead():
            await pass_ahead(house, table, here, frame)
        case Revoke():
            await revoke(table, here, frame)
        case React():
            await react(table, here, frame)
        case Mute():
            await mute(table, here, frame)
        case Chat():
            await chat(table, here, frame)
        case Lesson():
            await turn_page(house, table, here, frame)
