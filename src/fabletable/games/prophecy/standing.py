"""The standing of a hero: artifacts of those that win, strength against the others, growth, and the nearest plane."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from fabletable.games.prophecy.board import FIELDS, PLANES
from fabletable.games.prophecy.table import ALL_ARTIFACTS, NAMES, NOBODY, Hero, Realm
from fabletable.kernel import Message
from fabletable.kernel.message import Arg
from fabletable.kernel.scene import drawn_once
from fabletable.kernel.standing import Chip, Standing, chip, leader, standing_of

KEPT: Final = 15
"""The most gold or experience that may be kept."""


@drawn_once
def plate(held: int, to_win: int) -> Chip:
    """Return the chip that lies at every seat."""
    return chip("stand-artifacts", n=held, of=max(held, to_win), icon="crown")


def standing(table: Realm, seat: int) -> Standing:
    to_win = table.rulings.artifacts_to_win
    if not table.heroes:
        return Standing(Message("stand-draft", {"of": to_win}), [plate(0, to_win)])
    hero = table.heroes[seat]
    if not hero.alive:
        return Standing(Message("stand-out" if hero.out else "stand-dead"), [way(table, hero)])
    chips = way(table, hero), strength(table, hero), growth(table, hero), nearest_plane(table, hero)
    return standing_of(sentence(table, seat), *chips)


def sentence(table: Realm, seat: int) -> Message:
    held = [hero.artifacts for hero in table.heroes]
    of = table.rulings.artifacts_to_win
    if table.final_battle:
        return Message("stand-final" if table.final else "stand-countdown", {"n": held[seat], "of": of})
    if not any(held):
        return Message("stand-none", {"of": of})
    ahead = leader(held, seat)
    args: dict[str, Arg] = {"name": NAMES[ahead], "own": held[seat], "other": held[ahead], "of": of}
    if held[seat] == held[ahead]:
        return Message("stand-even", args)
    return Message("stand-lead" if held[seat] > held[ahead] else "stand-behind", args)


def way(table: Realm, hero: Hero) -> Chip:
    held = sum(each.artifacts for each in table.heroes)
    guarded = sum(plane.artifact is not None for plane in table.planes)
    lost = max(0, ALL_ARTIFACTS - held - guarded)
    text = Message("stand-artifacts.text", {"held": held, "guarded": guarded, "lost": lost})
    return replace(plate(hero.artifacts, table.rulings.artifacts_to_win), text=text)


def strength(table: Realm, hero: Hero) -> Chip:
    """Describe the hero's strength beside the strongest of the others."""
    others = [each.seat for each in table.heroes if each.alive and each is not hero]
    text = None
    if others:
        best = max(
            others, key=lambda other: table.strength_of(table.heroes[other]) + table.will_of(table.heroes[other])
        )
        numbers = {"strength": table.strength_of(table.heroes[best]), "will": table.will_of(table.heroes[best])}
        text = Message("stand-strength.text", {"name": NAMES[best], **numbers})
    own, will = table.strength_of(hero), table.will_of(hero)
    return chip("stand-strength", icon="strong", text=text, strength=own, will=will)


def growth(table: Realm, hero: Hero) -> Chip:
    things = {"items": len(hero.items), "skills": len(hero.skills), "limit": table.rulings.limit}
    text = Message("stand-growth.text", {**things})
    most = max(KEPT, hero.experience)
    return chip("stand-growth", n=hero.experience, of=most, gem="xp", gold=hero.gold, text=text)


def nearest_plane(table: Realm, hero: Hero) -> Chip | None:
    """Describe the nearest plane that still has an artifact, by fields around the ring; None once the end has begun."""
    open_planes = [at for at, plane in enumerate(table.planes) if not plane.closed]
    fields = {at: min(_fields_to(hero.field, end) for end in PLANES[at].fields) for at in open_planes}
    if not fields or table.final:
        return None
    here = table.plane if table.plane in fields else NOBODY
    at = min(fields, key=lambda plane: (plane != here, fields[plane]))
    plane = table.planes[at]
    left = [(plane.lesser, plane.lesser_up), (plane.greater, plane.greater_up)]
    guardians = [(card, up) for card, up in left if card is not None]
    seen = [card.message for card, up in guardians if up]
    args: dict[str, Arg] = {"n": len(guardians), "names": [*seen]}
    text = Message("stand-guardians-seen" if seen else "stand-guardians", args)
    return chip("stand-plane", icon="magic-portal", text=text, reach=True, plane=PLANES[at].message, fields=fields[at])


def _fields_to(here: int, there: int) -> int:
    around = abs(here - there)
    return min(around, len(FIELDS) - around)
