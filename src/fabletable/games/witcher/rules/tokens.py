"""Location tokens: Trail tokens, tracking quests, and the three face-down piles (Rulebook: Location tokens)."""

from __future__ import annotations

from fabletable.games.witcher.pieces import TERRAIN, TERRAINS, LocationToken
from fabletable.games.witcher.table import OldWorld
from fabletable.kernel import Rules, seat_name


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


def can_gain_trail(table: OldWorld, seat: int, terrain: str) -> bool:
    """One Trail or tracking quest of a terrain at a time, and only while a token is left."""
    witcher = table.witchers[seat]
    return bool(table.supply[terrain]) and not witcher.has_trail(terrain) and not witcher.is_tracking(terrain)


def gain_trail(table: OldWorld, seat: int, terrain: str) -> None:
    """A face-down token of the monster's terrain."""
    if not can_gain_trail(table, seat, terrain):
        return
    token = draw_token(table, terrain)
    if token is not None:
        table.witchers[seat].trails.append(token)
        table.tell("trail-gained", seat=seat_name(seat), terrain=TERRAIN[terrain])


def choose_trail(table: OldWorld, seat: int) -> Rules[None]:
    """A Trail token of any terrain."""
    options = [TERRAIN[terrain] for terrain in TERRAINS if can_gain_trail(table, seat, terrain)]
    if options:
        terrain = yield from table.pick(seat, "ask-trail", options, rule="trails")
        gain_trail(table, seat, terrain.key)


def start_tracking(table: OldWorld, seat: int, terrain: str) -> None:
    """A face-up token with 1 gold of the bank on it; never the place where the witcher stands."""
    witcher = table.witchers[seat]
    token = draw_token(table, terrain)
    if token is None:
        return
    if token.place == witcher.place:
        again = draw_token(table, terrain)
        return_token(table, token)
        if again is None:
            return
        token = again
    witcher.tracking.append(token)
    table.tell("tracking-started", seat=seat_name(seat), terrain=TERRAIN[terrain], place=token)


def finish_tracking(table: OldWorld, seat: int) -> None:
    """Entering the place of a tracking quest: take the gold, turn the token into a Trail token."""
    witcher = table.witchers[seat]
    for token in list(witcher.tracking):
        if token.place == witcher.place:
            witcher.tracking.remove(token)
            witcher.trails.append(token)
            witcher.tracked.append(token.terrain)
            witcher.gold += 1
            table.tell("tracking-done", seat=seat_name(seat), place=token)


def drop_terrain(table: OldWorld, terrain: str) -> None:
    """The monster of this terrain is gone: all its Trail tokens and tracking quests return to the pile."""
    for witcher in table.witchers:
        for tokens in (witcher.trails, witcher.tracking):
            for token in [token for token in tokens if token.terrain == terrain]:
                tokens.remove(token)
                table.supply[terrain].append(token)
        if terrain in witcher.tracked:
            witcher.tracked.remove(terrain)
    table.chance.shuffle(table.supply[terrain])
