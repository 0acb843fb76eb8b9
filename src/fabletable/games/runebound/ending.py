"""The ending of the tale of Terrinoth: the last fight blow by blow, trophies and story by day, and the best at each
thing."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.board import COMBAT
from fabletable.games.runebound.rules.combat import STORY_DONE
from fabletable.games.runebound.rules.damage import DESTROYED, FELL
from fabletable.games.runebound.rules.trophies import TROPHY
from fabletable.games.runebound.rules.wounds import VILLAIN_BLOW
from fabletable.games.runebound.table import Hero, Runebound
from fabletable.kernel import Ending, Message, message, seat_name
from fabletable.kernel.ending import (
    Award,
    Blows,
    BoutFighter,
    Fate,
    Fates,
    FinishedGame,
    Lane,
    LaneMark,
    Lanes,
    Leaf,
    Measure,
    Merit,
    most,
)
from fabletable.kernel.finale import Finale, FinaleThing, NearMiss
from fabletable.kernel.scene import Gem


def title(table: Runebound, finished: FinishedGame) -> Message:
    return Message("ending-saved" if finished.result.winners else "ending-fallen", {"foe": table.villain.message})


def lead(table: Runebound, finished: FinishedGame) -> Message | None:
    """Return who struck the villain down and when; or why all have lost."""
    if finished.result.winners:
        hero = table.heroes[finished.result.winners[0]]
        return message(
            "ending-struck-down", hero=hero, seat=seat_name(hero.seat), foe=table.villain.message, n=table.round
        )
    if not table.turn_order():
        return Message("ending-all-destroyed", {"foe": table.villain.message, "n": table.round})
    return Message("ending-too-late", {"foe": table.villain.message, "n": table.round})


def tale(table: Runebound, finished: FinishedGame) -> list[Message]:
    """Return what became of every hero."""
    return [_fate(finished, hero) for hero in table.heroes]


def _fate(finished: FinishedGame, hero: Hero) -> Message:
    return Message(
        "ending-hero-out" if hero.out else "ending-hero",
        {
            "seat": seat_name(hero.seat),
            "hero": hero.message,
            "n": len(finished.noted(TROPHY, hero.seat)),
            "story": len(finished.noted(STORY_DONE, hero.seat)),
        },
    )


# --- the finale ---

SHOWN: Final = 3
"""The most story quests that are shown beside the villain."""


def finale(table: Runebound, finished: FinishedGame) -> Finale:
    """Return the villain who falls, or who stands where all have lost, and the story quests that led there."""
    winners = finished.result.winners
    quests = [note for note in finished.noted(STORY_DONE) if not winners or note.seat in winners][-SHOWN:]
    things = [finished.thing_of(note, note.about.icon, _at(finished.round_at(note.at), note.n)) for note in quests]
    if winners:
        when = _struck_down(table, finished, winners[0])
        things.append(FinaleThing(table.villain.message, table.villain.icon, when, winners[0], finished.decisions))
    return Finale(
        title(table, finished),
        Message("finale-prose" if winners else "finale-prose-lost"),
        "fall",
        won=bool(winners),
        place=Message("finale-place", {"n": table.round}),
        icon=table.villain.icon,
        things=things,
        near=[NearMiss(hero.seat, _near(table, finished, hero)) for hero in table.heroes if hero.seat not in winners],
    )


def _struck_down(table: Runebound, finished: FinishedGame, winner: int) -> Message:
    """Return the day on which the villain fell, and the winner's health after it."""
    day = finished.round_at(finished.decisions - 1)
    return _at(day, table.heroes[winner].health_left)


def _at(when: Message, health: int) -> Message:
    """Return when something was done, and the health that its hero had left."""
    return Message("finale-thing", {"when": when, "n": health})


def _near(table: Runebound, finished: FinishedGame, hero: Hero) -> Message:
    """Return the villain's health after this hero's last fight with him; without one, what the hero achieved."""
    blows = finished.noted(VILLAIN_BLOW, hero.seat)
    if not blows:
        return _fate(finished, hero)
    known = {"hero": hero.message, "seat": seat_name(hero.seat), "foe": table.villain.message}
    return Message("finale-near-fight", {**known, "n": blows[-1].about.left[1]})


# --- further pages ---


def leaves(table: Runebound, finished: FinishedGame) -> list[Leaf]:
    lanes = [
        Lane(
            Message("ending-lane", {"seat": seat_name(hero.seat), "hero": hero.message}),
            hero.seat,
            marks(finished, hero.seat),
        )
        for hero in table.heroes
    ]
    found: list[Leaf] = [Lanes(Message("ending-days", {"n": table.round}), lanes, note=Message("ending-days.text"))]
    if not finished.result.winners:
        found.insert(0, fates(table, finished))
    last = last_fight(table, finished)
    return found if last is None else [last, *found]


def fates(table: Runebound, finished: FinishedGame) -> Leaf:
    """Tell, where all have lost, who fell when, the first first, and who stood to the end."""
    fallen = {note.seat: note.at for note in finished.noted(DESTROYED)}
    heroes = sorted(table.heroes, key=lambda hero: fallen.get(hero.seat, finished.decisions + 1))
    found = []
    for hero in heroes:
        at = fallen.get(hero.seat)
        when = Message("ending-day", {"n": table.round}) if at is None else finished.round_at(at)
        who = Message("ending-lane", {"seat": seat_name(hero.seat), "hero": hero.message})
        what = Message("ending-stood" if at is None else "ending-mark-destroyed")
        found.append(Fate(when, who, what, hero.seat, at, at is not None))
    return Fates(Message("ending-against", {"foe": table.villain.message}), found)


def marks(finished: FinishedGame, seat: int) -> list[LaneMark]:
    found: list[LaneMark] = []
    for note in finished.notes:
        if note.seat != seat:
            continue
        if note.what == TROPHY:
            found.append(LaneMark(note.at, Message("ending-mark-trophy-" + note.about.deck)))
        elif note.what == STORY_DONE:
            found.append(LaneMark(note.at, note.about.message, "diamond"))
        elif note.what == FELL:
            found.append(LaneMark(note.at, Message("ending-mark-fell"), "cross"))
        elif note.what == DESTROYED:
            found.append(LaneMark(note.at, Message("ending-mark-destroyed"), "icon", "skull-crossed-bones"))
    return found


def last_fight(table: Runebound, finished: FinishedGame) -> Leaf | None:
    """Return the last fight with the villain, blow by blow."""
    blows = finished.noted(VILLAIN_BLOW)
    if not blows:
        return None
    blows = [note for note in blows if note.seat == blows[-1].seat]
    hero = table.heroes[blows[-1].seat]
    first = blows[0].about
    struck_hero = first.struck == hero.message
    begins = (first.left[0] + (blows[0].n if struck_hero else 0), first.left[1] + (0 if struck_hero else blows[0].n))
    foes = [
        BoutFighter(hero.message, [begins[0], *(note.about.left[0] for note in blows)], hero.seat),
        BoutFighter(table.villain.message, [begins[1], *(note.about.left[1] for note in blows)]),
    ]
    words = [Message("took-damage", {"who": note.about.struck, "n": note.n}) for note in blows]
    return Blows(Message("ending-last-fight", {"foe": table.villain.message}), foes, words)


# --- over time, and awards ---

MEASURES: Final = (
    Measure[Runebound](
        Message("counter-trophies"), lambda table, seat: len(table.heroes[seat].trophies), icon="trophy"
    ),
    Measure[Runebound](
        Message("counter-gold"), lambda table, seat: table.heroes[seat].gold, gem=Gem("gold"), riches=True
    ),
    Measure[Runebound](Message("counter-lore"), lambda table, seat: table.heroes[seat].lore, gem=Gem("lore")),
    Measure[Runebound](Message("ending-damage"), lambda table, seat: table.heroes[seat].damage, gem=Gem("dmg")),
    Measure[Runebound](
        Message("ending-story"),
        lambda table, seat: sum(1 for seats in table.claimed.values() if seat in seats),
        icon="open-book",
    ),
)


def hunter(table: Runebound, finished: FinishedGame, seat: int) -> Merit | None:
    """Return a seat's merit as a hunter: its trophies of combat."""
    taken = [note for note in finished.noted(TROPHY, seat) if note.about.deck == COMBAT]
    return Merit(len(taken), {"n": len(taken)}, taken[-1].at) if taken else None


AWARDS: Final = (
    Award[Runebound](Message("award-hunter"), "crossed-swords", "award-hunter.text", hunter),
    Award[Runebound](Message("award-adventurer"), "trophy", "award-adventurer.text", most(TROPHY)),
    Award[Runebound](Message("award-story"), "open-book", "award-story.text", most(STORY_DONE)),
    Award[Runebound](Message("award-fell"), "skull-crossed-bones", "award-fell.text", most(FELL)),
)


def icon(table: Runebound, finished: FinishedGame) -> str:
    winners = finished.result.winners
    return table.heroes[winners[0]].card.icon if winners else table.villain.icon


ENDING: Final = Ending[Runebound](
    title=title,
    lead=lead,
    tale=tale,
    measures=MEASURES,
    awards=AWARDS,
    leaves=leaves,
    rounds=lambda table: table.round,
    round_word="ending-day",
    icon=icon,
    again=Message("ending-ride-again"),
    board="trails",
    finale=finale,
)
