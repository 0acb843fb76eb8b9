"""Location tokens: Trail tokens, tracking quests, and the three face-down piles (Rulebook: Location tokens)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletable.games.witcher.board import TERRAIN, TERRAINS
from fabletable.games.witcher.cards.kinds import LocationToken
from fabletable.games.witcher.table import OldWorld, Witcher
from fabletable.kernel import Barred, Rules, bar, seat_name, without

ASK_TRAIL: Final = "ask-trail"


def draw_token(table: OldWorld, terrain: str) -> LocationToken | None:
    """A random token of this terrain, if one is left."""
    pile = table.supply[terrain]
    if not pile:
        return None
    return pile.pop(table.chance.below(len(pile)))


def return_token(table: OldWorld, token: LocationToken) -> None:
    """Face down among its kind; the pile is shuffled."""
    pile = table.supply[token.terrain]
    pile.append(token)
    table.chance.shuffle(pile)


def why_no_trail(table: OldWorld, seat: int, terrain: str) -> str:
    """One Trail of a terrain at a time, and only while a token is left. An open tracking quest is no Trail yet."""
    if table.witchers[seat].has_trail(terrain):
        return "why-trail-held"
    return "" if table.supply[terrain] else "why-no-tokens"


def why_no_tracking(table: OldWorld, seat: int, terrain: str) -> str:
    """A monster of that terrain whose Trail one neither has nor follows yet, and a token of another place than this."""
    if not any(lair.terrain == terrain and lair.monster is not None for lair in table.lairs):
        return "why-no-monster"
    if table.witchers[seat].is_tracking(terrain):
        return "why-tracking-already"
    reason = why_no_trail(table, seat, terrain)
    if reason:
        return reason
    here = table.witchers[seat].place
    return "" if any(token.place != here for token in table.supply[terrain]) else "why-token-here"


def barred_terrains(table: OldWorld, seat: int, why: Callable[[OldWorld, int, str], str], rule: str) -> list[Barred]:
    found = [(terrain, why(table, seat, terrain)) for terrain in TERRAINS]
    return [bar(TERRAIN[terrain], reason, rule) for terrain, reason in found if reason]


def gain_trail(table: OldWorld, seat: int, terrain: str) -> None:
    """A face-down token of the monster's terrain."""
    if why_no_trail(table, seat, terrain):
        return
    token = draw_token(table, terrain)
    if token is not None:
        table.witchers[seat].trails.append(token)
        table.log("trail-gained", seat=seat_name(seat), terrain=TERRAIN[terrain])
        table.show("gain", pieces=(f"tokens-{seat}",), touches=(seat,))


def choose_trail(table: OldWorld, seat: int) -> Rules[None]:
    """A Trail token of any terrain."""
    options = [TERRAIN[terrain] for terrain in TERRAINS if not why_no_trail(table, seat, terrain)]
    if not options:
        table.log("trail-none", seat=seat_name(seat))
        return
    terrain = yield from table.pick(
        seat, ASK_TRAIL, options, rule="trails", barred=lambda: barred_terrains(table, seat, why_no_trail, "trails")
    )
    gain_trail(table, seat, terrain.key)


def start_tracking(table: OldWorld, seat: int, terrain: str) -> None:
    """A face-up token with 1 gold of the bank on it. One that shows where the witcher stands goes back, and another is
    drawn."""
    witcher = table.witchers[seat]
    token = draw_token(table, terrain)
    if token is None:
        return
    if token.place == witcher.place:
        again = draw_token(table, terrain)
        return_token(table, token)
        table.log("tracking-here", place=token)
        if again is None:  # only where a player imagines what lies face down
            return
        token = again
    witcher.tracking += (token,)
    table.log("tracking-started", seat=seat_name(seat), terrain=TERRAIN[terrain], place=token)
    table.show("card", pieces=(f"tokens-{seat}", f"place-{token.place}"), touches=(seat,))


def finish_tracking(table: OldWorld, seat: int) -> None:
    """Entering the place of a tracking quest: take the gold, turn the token into a Trail token. Who has that Trail by
    other means already takes the gold alone, and the token goes back."""
    witcher = table.witchers[seat]
    for token in witcher.tracking:
        if token.place != witcher.place:
            continue
        witcher.tracking = without(witcher.tracking, token)
        witcher.gold += 1
        if witcher.has_trail(token.terrain):
            return_token(table, token)
            table.log("tracking-coin", seat=seat_name(seat), place=token)
            table.show("gain", pieces=(f"gold-{seat}",), touches=(seat,))
        else:
            witcher.trails.append(token)
            witcher.tracked += (token.terrain,)
            table.log("tracking-done", seat=seat_name(seat), place=token)
            table.show("gain", pieces=(f"tokens-{seat}", f"gold-{seat}"), touches=(seat,))


def tell_dropped(table: OldWorld, witcher: Witcher, terrain: str) -> None:
    if witcher.has_trail(terrain):
        table.log("trail-lost", seat=seat_name(witcher.seat), terrain=TERRAIN[terrain])
    for token in witcher.tracking:
        if token.terrain == terrain:
            table.log("tracking-lost", seat=seat_name(witcher.seat), place=token)


def drop_terrain(table: OldWorld, terrain: str) -> None:
    """The monster of this terrain is gone: all its Trail tokens and tracking quests return to the pile."""
    for witcher in table.witchers:
        tell_dropped(table, witcher, terrain)
        back = [token for token in [*witcher.trails, *witcher.tracking] if token.terrain == terrain]
        witcher.trails = [token for token in witcher.trails if token.terrain != terrain]
        witcher.tracking = tuple([token for token in witcher.tracking if token.terrain != terrain])
        table.supply[terrain].extend(back)
        if terrain in witcher.tracked:
            witcher.tracked = without(witcher.tracked, terrain)
    table.chance.shuffle(table.supply[terrain])
