"""Location tokens: Trail tokens, tracking quests, and the three face-down piles (Rulebook: Location tokens)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletable.games.witcher.board import TERRAIN, TERRAINS, Terrain
from fabletable.games.witcher.choices import barred_piece
from fabletable.games.witcher.kinds import LocationToken
from fabletable.games.witcher.streams import token_pile
from fabletable.games.witcher.table import QUESTIONS, Hero, OldWorld
from fabletable.kernel import Barred, Decision, Question, Rules, bar, seat_name, without
from fabletable.kernel.scene import Choice

CHOOSE_TRAIL: Final = Question(QUESTIONS, "trail", rule="trails", barred=barred_piece)


def draw_token(table: OldWorld, terrain: str) -> LocationToken | None:
    """Draw a random token of this terrain, if one is left."""
    pile = table.supply[terrain]
    if not pile:
        return None
    return pile.pop(table.chance.below(len(pile), token_pile(terrain)))


def return_token(table: OldWorld, token: LocationToken) -> None:
    """Face down among its kind; the pile is shuffled."""
    pile = table.supply[token.terrain]
    pile.append(token)
    table.chance.shuffle(pile, token_pile(token.terrain))


def why_no_trail(table: OldWorld, hero: Hero, terrain: str) -> str:
    """Return the reason against a Trail: one of a terrain at a time, and only while a token is left. An open tracking
    quest is no Trail yet."""
    if hero.has_trail(terrain):
        return "why-trail-held"
    return "" if table.supply[terrain] else "why-no-tokens"


def why_no_tracking(table: OldWorld, hero: Hero, terrain: str) -> str:
    """Return the reason against a tracking quest: it takes a monster of that terrain whose Trail one neither has nor
    follows yet, and a token of another place than this."""
    if not any(lair.terrain == terrain and lair.monster is not None for lair in table.lairs):
        return "why-no-monster"
    if hero.is_tracking(terrain):
        return "why-tracking-already"
    reason = why_no_trail(table, hero, terrain)
    if reason:
        return reason
    here = hero.place
    return "" if any(token.place != here for token in table.supply[terrain]) else "why-token-here"


def barred_terrains(table: OldWorld, hero: Hero, why: Callable[[OldWorld, Hero, str], str], rule: str) -> list[Barred]:
    found = [(terrain, why(table, hero, terrain)) for terrain in TERRAINS]
    return [bar(TERRAIN[terrain], reason, rule) for terrain, reason in found if reason]


def gain_trail(table: OldWorld, hero: Hero, terrain: str) -> None:
    """Gain a face-down token of the monster's terrain."""
    if why_no_trail(table, hero, terrain):
        return
    token = draw_token(table, terrain)
    if token is not None:
        hero.trails.append(token)
        table.log("trail-gained", seat=seat_name(hero.seat), terrain=TERRAIN[terrain])
        table.show("gain", pieces=(f"tokens-{hero.seat}",), touches=(hero.seat,))


def choose_trail(table: OldWorld, hero: Hero) -> Rules[None]:
    """Gain a Trail token of any terrain."""
    options = [TERRAIN[terrain] for terrain in TERRAINS if not why_no_trail(table, hero, terrain)]
    if not options:
        table.log("trail-none", seat=seat_name(hero.seat))
        return
    terrain = yield from CHOOSE_TRAIL.ask(
        table, hero.seat, options, barred=lambda: barred_terrains(table, hero, why_no_trail, "trails")
    )
    gain_trail(table, hero, terrain.key)


def start_tracking(table: OldWorld, hero: Hero, terrain: str) -> None:
    """Take a face-up token with 1 gold of the bank on it. One that shows where the witcher stands goes back, and
    another is drawn."""
    token = draw_token(table, terrain)
    if token is None:
        return
    if token.place == hero.place:
        again = draw_token(table, terrain)
        return_token(table, token)
        table.log("tracking-here", place=token)
        if again is None:  # only where a player imagines what lies face down
            return
        token = again
    hero.tracking += (token,)
    table.log("tracking-started", seat=seat_name(hero.seat), terrain=TERRAIN[terrain], place=token)
    table.show("card", pieces=(f"tokens-{hero.seat}", f"place-{token.place}"), touches=(hero.seat,))


def finish_tracking(table: OldWorld, hero: Hero) -> None:
    """Finish a tracking quest on entering its place: take the gold, turn the token into a Trail token. Who has that
    Trail by other means already takes the gold alone, and the token goes back."""
    for token in hero.tracking:
        if token.place != hero.place:
            continue
        hero.tracking = without(hero.tracking, token)
        hero.gold += 1
        if hero.has_trail(token.terrain):
            return_token(table, token)
            table.log("tracking-coin", seat=seat_name(hero.seat), place=token)
            table.show("gain", pieces=(f"gold-{hero.seat}",), touches=(hero.seat,))
        else:
            hero.trails.append(token)
            hero.tracked += (token.terrain,)
            table.log("tracking-done", seat=seat_name(hero.seat), place=token)
            table.show("gain", pieces=(f"tokens-{hero.seat}", f"gold-{hero.seat}"), touches=(hero.seat,))


def tell_dropped(table: OldWorld, hero: Hero, terrain: str) -> None:
    if hero.has_trail(terrain):
        table.log("trail-lost", seat=seat_name(hero.seat), terrain=TERRAIN[terrain])
    for token in hero.tracking:
        if token.terrain == terrain:
            table.log("tracking-lost", seat=seat_name(hero.seat), place=token)


def drop_terrain(table: OldWorld, terrain: str) -> None:
    """Return all Trail tokens and tracking quests of a terrain whose monster is gone to the pile."""
    for hero in table.witchers:
        tell_dropped(table, hero, terrain)
        back = [token for token in [*hero.trails, *hero.tracking] if token.terrain == terrain]
        hero.trails = [token for token in hero.trails if token.terrain != terrain]
        hero.tracking = tuple([token for token in hero.tracking if token.terrain != terrain])
        table.supply[terrain].extend(back)
        if terrain in hero.tracked:
            hero.tracked = without(hero.tracked, terrain)
    table.chance.shuffle(table.supply[terrain], token_pile(terrain))


# --- its questions ---


def terrain_choice(table: OldWorld, decision: Decision, terrain: Terrain) -> Choice:
    return Choice(terrain.key, terrain.message, spots=[f"tokens-{terrain.key}"])


@CHOOSE_TRAIL.option
def lair_choice(table: OldWorld, decision: Decision, terrain: Terrain) -> Choice:
    """Describe a terrain with its monster, or with the place where its monster will dwell."""
    choice = terrain_choice(table, decision, terrain)
    for lair in table.lairs:
        if lair.terrain == terrain.key and lair.token is not None:
            choice.note = lair.token.message if lair.monster is None else lair.monster.message
            choice.spots.append(f"place-{lair.token.place}")
    return choice
