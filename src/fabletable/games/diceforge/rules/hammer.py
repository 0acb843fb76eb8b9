"""Gold and the Blacksmith's Hammer. Hero aid: The Blacksmith's Hammer."""

from __future__ import annotations

from typing import Final

from fabletable.games.diceforge.board import HAMMER_STEPS
from fabletable.games.diceforge.kinds import GLORY, GOLD, MIRROR, SHIP, Gain, amount
from fabletable.games.diceforge.looks import HAMMER_ICON
from fabletable.games.diceforge.pieces import gems_of
from fabletable.games.diceforge.table import ASKED, QUESTIONS, RESERVE, TRACK, Anvil, ForgeTable, Hero
from fabletable.kernel import Decision, Message, Question, Rules, named, seat_name
from fabletable.kernel.scene import Choice

HAMMER: Final = Question(QUESTIONS, "hammer", rule="hammer", stands=True, theme="spend")

HAMMER_CARD: Final = named("feat-hammer", "feat-hammer")

FIRST_PASS: Final = 10
SECOND_PASS: Final = 15

HAMMERED: Final = "hammered"
"""The note for the ending about a hammer, with its glory."""


LASTING: Final = "lasting-"


class Split:
    """Gained gold, parted between the hammer's track and the reserve. What ``lasts`` is said of all gold till the next
    own turn: onto the track, or into the reserve."""

    def __init__(self, track: int, reserve: int, lasts: Anvil = ASKED) -> None:
        self.track: int = track
        self.reserve: int = reserve
        self.lasts: Anvil = lasts
        self.key: str = f"hammer-{track}" if lasts == ASKED else LASTING + lasts
        self.message: Message = named("split" if lasts == ASKED else "split-" + lasts, "", track=track, reserve=reserve)


_MOST: Final = 18
SPLITS: Final = [[Split(track, gold - track) for track in range(gold + 1)] for gold in range(_MOST + 1)]
"""SPLITS[gold][track], made once; 18 is three times the best gold face."""
LASTS: Final[dict[Anvil, list[list[Split]]]] = {
    way: [[Split(track, gold - track, way) for track in range(gold + 1)] for gold in range(_MOST + 1)]
    for way in (TRACK, RESERVE)
}
"""The same answers, but kept until the next own turn."""


def receive(table: ForgeTable, hero: Hero, gain: Gain) -> Rules[None]:
    """Receive a gain; gold may go to the hammer's track instead of the reserve, all of it or a part."""
    if gain.gold and hero.hammers:
        tell_no_room(table, hero, 0, gain.sun, gain.moon)
        hero.add(0, gain.sun, gain.moon, gain.glory)
        yield from split_gold(table, hero, gain.gold)
    else:
        tell_no_room(table, hero, gain.gold, gain.sun, gain.moon)
        hero.take(gain)


def receive_both(table: ForgeTable, hero: Hero, one: Gain, two: Gain) -> Rules[None]:
    """Receive the gains of two plain faces, whose gold is split once."""
    gold = one.gold + two.gold
    if gold and hero.hammers:
        tell_no_room(table, hero, 0, one.sun + two.sun, one.moon + two.moon)
        hero.add(0, one.sun + two.sun, one.moon + two.moon, one.glory + two.glory)
        yield from split_gold(table, hero, gold)
    else:
        take_both(table, hero, one, two)


def take_both(table: ForgeTable, hero: Hero, one: Gain, two: Gain) -> None:
    if table.log_lines is not None:
        tell_no_room(table, hero, one.gold + two.gold, one.sun + two.sun, one.moon + two.moon)
    hero.take(one)
    hero.take(two)


def tell_no_room(table: ForgeTable, hero: Hero, gold: int, sun: int, moon: int) -> None:
    """Log what a reserve has no room for. Rulebook: Important details."""
    if table.log_lines is None:
        return
    lost = hero.without_room(gold, sun, moon)
    if lost.taken:
        table.log("no-room", hero=seat_name(hero.seat), gain=lost)


def split_gold(table: ForgeTable, hero: Hero, gold: int) -> Rules[None]:
    """Split gold between reserve and track; gold without room in the reserve goes to the track by itself, as it would
    be lost."""
    most = min(gold, hero.hammer_room())
    least = min(most, max(0, gold - (hero.gold_max - hero.gold)))
    if least < most:
        if hero.anvil == TRACK or has_no_use_for_gold(table, hero):
            least = most
        elif hero.anvil == RESERVE:
            most = least
    split = SPLITS[gold][least]
    if least < most:
        splits = SPLITS[gold][least : most + 1]
        if table.turns_to_come(hero.seat):
            splits += [LASTS[TRACK][gold][most], LASTS[RESERVE][gold][least]]
        split = yield from HAMMER.ask(table, hero.seat, splits, gold=gold)
    if split.lasts != ASKED:
        hero.anvil = split.lasts
        table.log("anvil-" + split.lasts, hero=seat_name(hero.seat))
    if split.track:
        strike(table, hero, split.track)
    tell_no_room(table, hero, split.reserve, 0, 0)
    hero.gold = min(hero.gold_max, hero.gold + split.reserve)


@HAMMER.option
def split_choice(table: ForgeTable, decision: Decision, split: Split) -> Choice:
    seat = decision.seat
    glory = sum(passes(table.heroes[seat].hammer_at, split.track))
    note = Message("note-hammer-rings", {"gain": amount(GLORY, glory)}) if glory else None
    spot = f"hammer-{seat}" if split.track else f"s{seat}-gold"
    gain = gems_of(Gain(split.reserve, 0, 0, glory))
    return Choice(split.key, split.message, note, [spot], icon=HAMMER_ICON, gain=gain)


@HAMMER.note
def track_note(table: ForgeTable, decision: Decision) -> Message:
    return hammer_note(table.heroes[decision.seat].hammer_at)


def has_no_use_for_gold(table: ForgeTable, hero: Hero) -> bool:
    """Tell whether the hero has no use for gold: after the last own turn only a ship could still spend it."""
    if not table.has_played(hero.seat):
        return False
    return not any(face.kind in (SHIP, MIRROR) for die in (hero.sun_die, hero.moon_die) for face in die.faces)


def strike(table: ForgeTable, hero: Hero, steps: int) -> None:
    """Move the hammer along its track; its end brings 10 glory, the second time 15, then the next hammer begins (ruling
    19)."""
    if table.log_lines is not None:
        table.log("hammer-moves", hero=seat_name(hero.seat), gold=amount(GOLD, steps))
    for glory in passes(hero.hammer_at, steps):
        hero.glory += glory
        table.note(HAMMERED, hero.seat, glory)
        if glory == SECOND_PASS:
            hero.hammers -= 1
        table.count("effect:hammer-first-pass" if glory == FIRST_PASS else "effect:hammer-second-pass")
        table.log("hammer-rings", hero=seat_name(hero.seat), gain=amount(GLORY, glory))
        table.show("gain", pieces=(f"s{hero.seat}-glory",), touches=(hero.seat,), because=HAMMER_CARD)
    hero.hammer_at = (hero.hammer_at + steps) % (2 * HAMMER_STEPS)


def passes(at: int, steps: int) -> list[int]:
    """Return the glory of each pass that these steps complete."""
    ends = range(at // HAMMER_STEPS + 1, (at + steps) // HAMMER_STEPS + 1)
    return [FIRST_PASS if end % 2 else SECOND_PASS for end in ends]


def hammer_note(at: int) -> Message:
    """Say how far the hammer has come, and what it rings for."""
    gain = amount(GLORY, 10 if at < HAMMER_STEPS else 15)
    return Message("hammer-note", {"at": at % HAMMER_STEPS, "of": HAMMER_STEPS, "gain": gain})
