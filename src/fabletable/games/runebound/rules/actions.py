"""Actions of a hero with a card or another player, as options."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.choices import plain
from fabletable.games.runebound.looks import trophy_gems
from fabletable.games.runebound.table import Runebound
from fabletable.kernel import Action, Actions, Decision, Message, Option, Verb
from fabletable.kernel.scene import Choice

LEARN: Final = Verb("learn")
QUEST: Final = Verb("quest")
STORY: Final = Verb("story")
RUMOR: Final = Verb("rumor")
TRADE: Final = Verb("trade")


def _name(verb: Verb, thing: Option | None, n: int) -> Message:
    assert thing is not None
    return Message("do-" + verb.key, {"thing": thing.message}, thing.message.piece)


_actions: Final = Actions("-", _name)


def action(verb: Verb, thing: Option) -> Action:
    """Return an action with its thing: the skill to learn, the quest to attempt, the rumor to follow, the player to
    trade with."""
    return _actions.action(verb, thing)


# --- how options are listed ---


DEED_TEXTS: Final = {LEARN: ".text", QUEST: ".instruction", STORY: ".text", RUMOR: "-text"}


def turn_action_choice(table: Runebound, decision: Decision, action: Action) -> Choice:
    """Describe something to do with a card, or a trade with the hero of a player."""
    choice = plain(table, decision, action)
    text = DEED_TEXTS.get(action.verb)
    if text is None:
        choice.spots = [f"pawn-{action.thing.seat}"]
        return choice
    choice.note = Message(action.thing.message.id + text, action.thing.figures)
    if action.verb is LEARN:
        choice.cost = trophy_gems(action.thing.cost)
    return choice
