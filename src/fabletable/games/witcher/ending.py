"""The end of a game: the winner, the origin of the trophies, and the last fight blow by blow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletable.games.witcher.board import ATTRIBUTES
from fabletable.games.witcher.kinds import Monster
from fabletable.games.witcher.rules.fight import HUNTED
from fabletable.games.witcher.rules.trophies import GOAL, TAKEN
from fabletable.games.witcher.rules.witcher_turn import STRUCK
from fabletable.games.witcher.table import OldWorld
from fabletable.kernel import Ending, Message, named, seat_name
from fabletable.kernel import ending as leaves
from fabletable.kernel.ending import (
    ESCAPE,
    Award,
    Blows,
    BoutFighter,
    FinishedGame,
    Leaf,
    Measure,
    Merit,
    PointSource,
    TrophyRow,
    TrophyWall,
)
from fabletable.kernel.finale import Finale, NearMiss
from fabletable.kernel.scene import Gem
from fabletable.kernel.table import Note

MASTERY: Final = [attribute.key for attribute in ATTRIBUTES]


def title(table: OldWorld, finished: FinishedGame) -> Message:
    return Message("ending-master", {"seat": seat_name(table.winner)})


def lead(table: OldWorld, finished: FinishedGame) -> Message | None:
    """Say when the last trophy was won, and how close the next witcher was."""
    last = finished.noted(TAKEN, table.winner)[-1]
    known = {"trophy": last.about.message, "n": table.witchers[table.winner].turns + 1}
    others = [seat for seat in range(table.seats) if seat != table.winner]
    if not others:
        return Message("ending-alone", {**known})
    best = max(table.witchers[seat].reputation for seat in others)
    next_best = [seat_name(seat) for seat in others if table.witchers[seat].reputation == best]
    return Message("ending-ahead", {**known, "ahead": GOAL - best, "others": next_best})


def finale(table: OldWorld, finished: FinishedGame) -> Finale:
    """Return the wall with the winner's trophies, and the trophies that each of the others was short of."""
    winner = table.winner
    taken = finished.noted(TAKEN, winner)
    things = [finished.thing_of(note, note.about.art.icon, _when(finished, note)) for note in taken]
    others = [(seat, hero.reputation) for seat, hero in enumerate(table.witchers) if seat != winner]
    near = [
        NearMiss(seat, Message("finale-near", {"seat": seat_name(seat), "n": n, "left": GOAL - n}))
        for seat, n in others
    ]
    close = any(n == GOAL - 1 for _, n in others)
    return Finale(
        Message("finale-title", {"seat": seat_name(winner)}),
        Message("finale-prose-close" if close else "finale-prose"), "wall", place=Message("finale-place"),
        things=things, near=near,
    )  # fmt: skip


def _when(finished: FinishedGame, taken: Note) -> Message:
    """Return the turn of a trophy, and the cards that were left after the fight where it is of a monster."""
    when = finished.round_at(taken.at)
    fights = [note for note in finished.noted(ESCAPE, taken.seat) if note.about is taken.about and note.at <= taken.at]
    return Message("finale-thing", {"when": when, "n": fights[-1].n}) if fights else when


# --- where the trophies came from ---


def _source(name: str, counts: Callable[[str], bool]) -> PointSource[OldWorld]:
    """Return the trophies of these kinds as a source; that of a monster has no kind."""
    return PointSource(
        Message(name), lambda table, finished, seat: sum(counts(n.about.kind) for n in finished.noted(TAKEN, seat))
    )


SOURCES: Final = (
    _source("source-monsters", lambda kind: not kind),
    _source("source-witchers", lambda kind: kind not in ("", *MASTERY)),
    _source("source-meditation", lambda kind: kind in MASTERY),
)


MEASURES: Final = (
    Measure[OldWorld](Message("label-trophies"), lambda table, seat: table.witchers[seat].reputation, icon="trophy"),
    Measure[OldWorld](Message("ending-level"), lambda table, seat: table.witchers[seat].level, icon="upgrade"),
    Measure[OldWorld](
        Message("label-gold"), lambda table, seat: table.witchers[seat].gold, gem=Gem("gold"), riches=True
    ),
    Measure[OldWorld](Message("label-deck"), lambda table, seat: len(table.witchers[seat].cards), icon="card-pickup"),
)


# --- leaves ---


def pages(table: OldWorld, finished: FinishedGame) -> list[Leaf]:
    found: list[Leaf] = [wall(table, finished)]
    hunt = last_hunt(table, finished)
    if hunt is not None:
        found.append(hunt)
    return found


def wall(table: OldWorld, finished: FinishedGame) -> TrophyWall:
    """Return everyone's trophies with the turn they were won in, and the places that stayed empty."""
    rows = []
    for seat, hero in enumerate(table.witchers):
        things = [
            leaves.TrophyIcon(note.about.message, note.about.art.icon, finished.round_at(note.at), note.at)
            for note in finished.noted(TAKEN, seat)
        ]
        rows.append(TrophyRow(seat, things, GOAL, hero.school.message))
    return TrophyWall(Message("ending-wall"), rows)


def last_hunt(table: OldWorld, finished: FinishedGame) -> Blows | None:
    """Return the cards of life left after each blow, if the game ended with a monster."""
    begun = finished.noted(HUNTED, table.winner)
    if not begun or finished.noted(TAKEN, table.winner)[-1].about.kind:
        return None
    monster: Monster = begun[-1].about
    blows = [note for note in finished.noted(STRUCK, table.winner) if note.at >= begun[-1].at]
    if not blows:
        return None
    foe = BoutFighter(monster.message, [begun[-1].n, *(note.n for note in blows)])
    names = [named("ending-blow", cards=[card.message for card in note.about]) for note in blows]
    return Blows(Message("ending-last-hunt", {"monster": monster.message}), [foe], names, Message("ending-life-left"))


# --- awards ---


def hardest_blow(table: OldWorld, finished: FinishedGame, seat: int) -> Merit | None:
    """Return the combo that took the most cards from a monster."""
    best: Merit | None = None
    left = 0
    for note in sorted([*finished.noted(HUNTED, seat), *finished.noted(STRUCK, seat)], key=lambda each: each.at):
        taken = left - note.n if note.what == STRUCK else 0
        left = note.n
        if taken > 0 and (best is None or taken > best.rank):
            cards = [card.message for card in note.about]
            best = Merit(taken, {"n": taken, "cards": cards, "when": finished.round_at(note.at)}, note.at)
    return best


def best_trained(table: OldWorld, finished: FinishedGame, seat: int) -> Merit | None:
    levels = table.witchers[seat].attributes
    return Merit(sum(levels), {"n": sum(levels)})


AWARDS: Final = (
    Award[OldWorld](Message("award-blow"), "sword-clash", "award-blow.text", hardest_blow),
    Award[OldWorld](Message("award-trained"), "upgrade", "award-trained.text", best_trained),
)

ENDING: Final = Ending[OldWorld](
    title=title, lead=lead, sources=SOURCES, sources_title=Message("ending-trophies-from"), measures=MEASURES,
    awards=AWARDS, leaves=pages, rounds=lambda table: table.witchers[-1].turns + 1, round_word="ending-turn",
    icon=lambda table, finished: table.witchers[table.winner].school.icon, again=Message("ending-hunt-again"),
    board="trails", finale=finale,
)  # fmt: skip
