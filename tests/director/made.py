"""Moments made by hand, for the director."""

from fabletable.kernel import Message, Moment, Part, added
from fabletable.kernel.message import seat_name
from fabletable.kernel.scene import Piece, Player, Scene, Zone, odds_of
from fabletable.kernel.standing import chip

OGRE = Message("ogre")
EVENS = odds_of(0.5)
SLIM = odds_of(0.08)


def scene(points=(0, 0), gold=0):
    """Make a table of two with points on their plates; ``gold`` lies on the first mat."""
    players = [Player(seat, "", "", stands=chip("points", n=n)) for seat, n in enumerate(points)]
    purse = Piece("gold", "counter", Message("gold"), n=gold)
    mats = [
        Zone(f"mat-{seat}", "mat", Message("mat"), seat=seat, pieces=[purse] if seat == 0 else []) for seat in (0, 1)
    ]
    return Scene("made", Message("chapter"), players, Zone("board", "board", Message("board")), mats)


def sums(mine=13, theirs=12, seat=0):
    """Make two sides with one die each."""
    own = [Part(Message("strength"), mine - 5), Part(Message("die"), 5, "die-0")]
    its = [Part(Message("strength"), theirs - 1), Part(Message("die"), 1, "die-1")]
    return [added(seat_name(seat), own, seat, ["die-0"]), added(OGRE, its, None, ["die-1"])]


def moment(kind, *, after=1, event=0, lines=(0, 0), touches=(0,), on=None, **more):
    return Moment(kind, after, lines, on or scene(), event, touches=list(touches), **more)


def battle(result="won", facts=None, on=None, touches=(0,), **more):
    """Make a roll and its outcome."""
    told = sums(seat=touches[0])
    return [
        moment("roll", sums=told, touches=touches, **more),
        moment("outcome", sums=told, result=result, facts=facts, on=on or scene(gold=1), touches=touches, **more),
    ]
