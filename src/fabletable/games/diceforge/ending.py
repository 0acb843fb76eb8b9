"""The ending of a tournament: where the glory came from, and who did what best."""

from __future__ import annotations

from typing import Final

from fabletable.games.diceforge.cards.feats import TAUGHT
from fabletable.games.diceforge.rules.feat import EFFECT, OUSTED, PERFORMED
from fabletable.games.diceforge.rules.hammer import HAMMERED
from fabletable.games.diceforge.table import ForgeTable
from fabletable.kernel import Ending, Message, seat_name
from fabletable.kernel.ending import Award, FinishedGame, Measure, Merit, PointSource, most, sum_of
from fabletable.kernel.finale import Finale, NearMiss
from fabletable.kernel.scene import Gem

GREAT: Final = 10
"""Cards with at least this much glory are great feats."""
SHOWN: Final = 4
"""The most feats that stand in the fire at the end."""


def title(table: ForgeTable, finished: FinishedGame) -> Message:
    """Say who won, and by how much."""
    winners, scores = finished.result.winners, finished.result.scores
    if len(winners) > 1:
        names = [seat_name(seat) for seat in winners]
        return Message("ending-shared", {"names": names, "n": max(scores)})
    others = [score for seat, score in enumerate(scores) if seat not in winners]
    return Message("ending-won-by", {"hero": seat_name(winners[0]), "n": scores[winners[0]] - max(others)})


def lead(table: ForgeTable, finished: FinishedGame) -> Message | None:
    """Say what the winner's glory rests on most."""
    winner = finished.result.winners[0]
    great = great_feats(table, finished, winner)
    brought = [
        (great, "ending-by-great-feats"),
        (other_feats(table, finished, winner), "ending-by-feats"),
        (finished.total(HAMMERED, winner), "ending-by-hammer"),
        (finished.total(TAUGHT, winner), "ending-by-elder"),
        (dice(table, finished, winner), "ending-by-dice"),
    ]
    glory, words = max(brought, key=lambda each: each[0])
    return Message(words, {"hero": seat_name(winner), "n": glory, "of": finished.result.scores[winner]})


def finale(table: ForgeTable, finished: FinishedGame) -> Finale:
    """Return the forge's fire with the greatest feats of the winner, and how far behind the others are."""
    winners, scores = finished.result.winners, finished.result.scores
    best = [note for note in finished.noted(PERFORMED) if note.seat in winners]
    best = sorted(sorted(best, key=lambda note: -note.n)[:SHOWN], key=lambda note: note.n)
    things = [finished.thing_of(note, note.about.art.icon) for note in best]
    near = [
        NearMiss(seat, Message("finale-near", {"seat": seat_name(seat), "n": score, "left": max(scores) - score}))
        for seat, score in enumerate(scores)
        if seat not in winners
    ]
    place = Message("finale-place")
    return Finale(title(table, finished), Message("finale-prose"), "fire", place=place, things=things, near=near)


# --- where the glory came from ---


def great_feats(table: ForgeTable, finished: FinishedGame, seat: int) -> int:
    return sum(feat.glory for feat in table.heroes[seat].deeds if feat.glory >= GREAT)


def other_feats(table: ForgeTable, finished: FinishedGame, seat: int) -> int:
    """Sum the glory of the smaller cards, and of the effects of cards."""
    cards = sum(feat.glory for feat in table.heroes[seat].deeds if feat.glory < GREAT)
    return cards + finished.total(EFFECT, seat)


def dice(table: ForgeTable, finished: FinishedGame, seat: int) -> int:
    """Sum the glory that the faces gave, less what a Minotaur took: the track without what came from elsewhere."""
    hero = table.heroes[seat]
    return hero.glory - sum(finished.total(what, seat) for what in (HAMMERED, TAUGHT, EFFECT))


SOURCES: Final = (
    PointSource[ForgeTable](
        Message("source-great-feats"), great_feats, Message("source-great-feats.text", {"n": GREAT})
    ),
    PointSource[ForgeTable](Message("source-feats"), other_feats),
    PointSource[ForgeTable](Message("source-hammer"), lambda table, finished, seat: finished.total(HAMMERED, seat)),
    PointSource[ForgeTable](Message("source-elder"), lambda table, finished, seat: finished.total(TAUGHT, seat)),
    PointSource[ForgeTable](Message("source-dice"), dice),
)

MEASURES: Final = (
    Measure[ForgeTable](Message("glory"), lambda table, seat: table.heroes[seat].score(), gem=Gem("vp")),
    Measure[ForgeTable](Message("gold"), lambda table, seat: table.heroes[seat].gold, gem=Gem("gold"), riches=True),
    Measure[ForgeTable](Message("sun"), lambda table, seat: table.heroes[seat].sun, gem=Gem("sun")),
    Measure[ForgeTable](Message("moon"), lambda table, seat: table.heroes[seat].moon, gem=Gem("moon")),
)


# --- awards ---


def greatest_feat(table: ForgeTable, finished: FinishedGame, seat: int) -> Merit | None:
    performed = finished.noted(PERFORMED, seat)
    if not performed:
        return None
    best = max(performed, key=lambda note: note.n)
    return Merit(best.n, {"feat": best.about.message, "n": best.n, "when": finished.round_at(best.at)}, best.at)


def smith(table: ForgeTable, finished: FinishedGame, seat: int) -> Merit | None:
    forged = len(table.heroes[seat].replaced)
    return Merit(forged, {"n": forged}) if forged else None


AWARDS: Final = (
    Award[ForgeTable](Message("award-greatest-feat"), "trophy-cup", "award-greatest-feat.text", greatest_feat),
    Award[ForgeTable](Message("award-pupil"), "wizard-face", "award-pupil.text", sum_of(TAUGHT)),
    Award[ForgeTable](Message("award-bully"), "push", "award-bully.text", most(OUSTED)),
    Award[ForgeTable](Message("award-hammer"), "warhammer", "award-hammer.text", sum_of(HAMMERED)),
    Award[ForgeTable](Message("award-smith"), "anvil-impact", "award-smith.text", smith),
)

ENDING: Final = Ending[ForgeTable](
    title=title,
    lead=lead,
    sources=SOURCES,
    sources_title=Message("ending-glory-from"),
    measures=MEASURES,
    awards=AWARDS,
    rounds=lambda table: table.round,
    board="",
    finale=finale,
)
