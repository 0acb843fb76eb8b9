"""The ending: who held which artifact when, the final battle, and who did what best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletable.games.prophecy.cards.box import items_of
from fabletable.games.prophecy.kinds import ARTIFACT
from fabletable.games.prophecy.rules.duels import FINAL_DUEL
from fabletable.games.prophecy.rules.gains import ARTIFACT_HELD, ARTIFACT_LEFT
from fabletable.games.prophecy.rules.planes import WON_AT
from fabletable.games.prophecy.rules.roll import LOST, WON
from fabletable.games.prophecy.rules.round import lap
from fabletable.games.prophecy.table import NAMES, Hero, Realm
from fabletable.kernel import Ending, Message
from fabletable.kernel.ending import (
    BATTLE,
    Award,
    Bout,
    Bouts,
    BoutSide,
    FinishedGame,
    Lane,
    Lanes,
    Leaf,
    Measure,
    Merit,
    Span,
)
from fabletable.kernel.finale import Finale, FinaleThing, NearMiss
from fabletable.kernel.scene import Gem
from fabletable.kernel.table import Note


def title(table: Realm, finished: FinishedGame) -> Message:
    """Say who is crowned; partners share it."""
    if not finished.result.winners:
        return Message("ending-nobody")
    names = [NAMES[seat] for seat in finished.result.winners]
    return Message("ending-crowned", {"names": names, "n": len(names)})


def lead(table: Realm, finished: FinishedGame) -> Message | None:
    return finished.result.notes[0] if finished.result.notes else None


def tale(table: Realm, finished: FinishedGame) -> list[Message]:
    """Say what everyone held in the end, and who fell on the way."""
    lines = [Message("result-line", {"seat": NAMES[seat], "n": n}) for seat, n in enumerate(finished.result.scores)]
    if table.buried:
        lines.append(Message("ending-buried", {"heroes": [character.message for character in table.buried]}))
    return lines


def finale(table: Realm, finished: FinishedGame) -> Finale:
    """Return the throne with the artifacts of those who are crowned, the last one won last."""
    winners = finished.result.winners
    held = {note.about.key: note for note in finished.noted(ARTIFACT_HELD)}
    won = [(held[item.key], item) for seat in winners for item in table.heroes[seat].items if item.key in held]
    won.sort(key=lambda each: each[0].at)
    things = [FinaleThing(item.message, item.icon, _when(finished, note), note.seat, note.at) for note, item in won]
    near = [NearMiss(hero.seat, _near(table, hero)) for hero in table.heroes if hero.seat not in winners]
    return Finale(
        title(table, finished), Message("finale-prose" if winners else "finale-prose-nobody"), "crown",
        won=bool(winners), place=Message("finale-place"), things=things, near=near,
    )  # fmt: skip


def _when(finished: FinishedGame, held: Note) -> Message:
    """Return the round of an artifact, and the odds at which its guardian was beaten where it was won from one."""
    when = finished.round_at(held.at)
    odds = next((note.n for note in finished.noted(WON_AT, held.seat) if note.at == held.at), None)
    return when if odds is None else Message("finale-thing", {"when": when, "n": odds})


def _near(table: Realm, hero: Hero) -> Message:
    """Return how many artifacts a hero was short of, where artifacts decided; else how many it held."""
    n = hero.artifacts
    left = table.rulings.artifacts_to_win - n
    if table.final or table.countdown or left <= 0:
        return Message("finale-near-held", {"seat": NAMES[hero.seat], "n": n})
    return Message("finale-near", {"seat": NAMES[hero.seat], "n": n, "left": left})


# --- further pages ---


def leaves(table: Realm, finished: FinishedGame) -> list[Leaf]:
    found: list[Leaf] = []
    lanes = [lane for lane in (_held(finished, item.key) for item in items_of(ARTIFACT)) if lane is not None]
    if lanes:
        found.append(Lanes(Message("ending-artifacts"), lanes, note=Message("ending-artifacts.text")))
    duels = finished.noted(FINAL_DUEL)
    if duels:
        found.append(
            Bouts(Message("ending-final"), [_bout(finished, note) for note in duels], Message("ending-final.text"))
        )
    return found


def _held(finished: FinishedGame, key: str) -> Lane | None:
    """Return the owners of an artifact, each from one decision to another."""
    notes = [note for note in finished.notes if note.what in (ARTIFACT_HELD, ARTIFACT_LEFT) and note.about.key == key]
    if not notes:
        return None
    lane = Lane(notes[0].about.message)
    for note, following in zip(notes, [*notes[1:], None], strict=True):
        if note.what == ARTIFACT_HELD:
            lane.spans.append(Span(note.seat, note.at, finished.decisions if following is None else following.at))
    return lane


def _bout(finished: FinishedGame, note: Note) -> Bout:
    clash = note.about
    sides = [
        BoutSide(NAMES[seat], clash.totals[number], clash.dice[number], seat)
        for number, seat in enumerate((note.seat, clash.other))
    ]
    label = Message("ending-attacks", {"when": finished.round_at(note.at), "seat": NAMES[note.seat]})
    if note.n == WON:
        return Bout(label, sides, Message("duel-won", {"seat": NAMES[note.seat], "other": NAMES[clash.other]}))
    if note.n == LOST:
        return Bout(label, sides, Message("duel-won", {"seat": NAMES[clash.other], "other": NAMES[note.seat]}))
    return Bout(label, sides, Message("duel-drawn", {"seat": NAMES[note.seat], "other": NAMES[clash.other]}))


# --- over time, and awards ---


def _measure(name: str, count: Callable[[Realm, Hero], int], gem: str = "", icon: str = "") -> Measure[Realm]:
    """Return what is counted of each hero over time; before the heroes are dealt it is 0."""

    def counted(table: Realm, seat: int) -> int:
        return count(table, table.heroes[seat]) if table.heroes else 0

    return Measure(Message(name), counted, icon=icon, gem=Gem(gem) if gem else None, riches=gem == "gold")


MEASURES: Final = (
    _measure("counter-artifacts", lambda table, hero: hero.artifacts, icon="crown"),
    _measure("sum-strength", lambda table, hero: table.strength_of(hero), "str"),
    _measure("sum-will", lambda table, hero: table.will_of(hero), "will"),
    _measure("counter-gold", lambda table, hero: hero.gold, "gold"),
    _measure("counter-experience", lambda table, hero: hero.experience, "xp"),
)


def slayer(table: Realm, finished: FinishedGame, seat: int) -> Merit | None:
    """Return the strongest creature that a seat has beaten."""
    beaten = [note for note in finished.noted(BATTLE, seat) if note.n and hasattr(note.about, "experience")]
    if not beaten:
        return None
    best = max(beaten, key=lambda note: note.about.experience)
    return Merit(best.about.experience, {"foe": best.about.message, "when": finished.round_at(best.at)}, best.at)


def taker(table: Realm, finished: FinishedGame, seat: int) -> Merit | None:
    taken = finished.noted(ARTIFACT_HELD, seat)
    return Merit(len(taken), {"n": len(taken)}, taken[-1].at) if taken else None


AWARDS: Final = (
    Award[Realm](Message("award-slayer"), "daemon-skull", "award-slayer.text", slayer),
    Award[Realm](Message("award-taker"), "crown", "award-taker.text", taker),
)


def icon(table: Realm, finished: FinishedGame) -> str:
    winners = finished.result.winners
    return table.heroes[winners[0]].character.icon if winners else "crown"


ENDING: Final = Ending[Realm](
    title=title, lead=lead, tale=tale, measures=MEASURES, awards=AWARDS, leaves=leaves, rounds=lap, icon=icon,
    board="plain", finale=finale,
)  # fmt: skip
