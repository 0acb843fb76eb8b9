"""The first game of Prophecy: a skill, a fight, and the way to the crown. Its hero, its cards and its creature are
what the seed has dealt; the steps find them on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.prophecy.rules.battle import ASK_BEFORE_ROLL
from fabletable.games.prophecy.rules.creatures import ASK_KIND
from fabletable.games.prophecy.rules.movement import ASK_MOVE
from fabletable.games.prophecy.rules.turn import ASK_SERVICES
from fabletable.kernel.lesson import (
    Lesson,
    OtherChoice,
    OtherText,
    Sight,
    Step,
    asked,
    choice_of,
    count,
    either,
    happened,
    in_first_line,
    in_line,
    its,
    key_of,
    label_of,
    number_on,
    others_turn,
    player,
    wants,
    zone_of,
)
from fabletable.kernel.scene import Choice, Piece, Place

TO_WIN: Final = 4
PLANES: Final = ("plane-thieves", "plane-camp", "plane-tower", "plane-monastery", "plane-fortress")
GOOD: Final = 70
"""Percent: the odds of a fight that is suggested to a beginner."""
SHOWN: Final = 3


# --- what lies on the table ---


hero: Final = its(zone_of("mat-0"), lambda mat: next((piece for piece in mat.pieces if piece.kind == "card"), None))


def my_field(sight: Sight) -> str:
    pawn = sight.piece("seat-0")
    return "" if pawn is None else pawn.place


def here(sight: Sight) -> Place | None:
    field = sight.things.get(my_field(sight))
    return field if isinstance(field, Place) else None


def lying_at(sight: Sight, field: str) -> list[Piece]:
    return [piece for piece in sight.pieces if piece.place == field]


def skill_here(sight: Sight) -> Piece | None:
    """Return what can be learned in this field for the experience one has."""
    have = count(sight, "experience-0") or 0
    for piece in lying_at(sight, my_field(sight)):
        price = price_of(piece)
        if price is not None and price <= have:
            return piece
    return None


def price_of(skill: Piece) -> int | None:
    return next((int(gem.n) for gem in skill.cost if gem.kind == "xp"), None)


def can_learn_here(sight: Sight) -> bool:
    return skill_here(sight) is not None


def learning(sight: Sight) -> Sequence[str]:
    skill = skill_here(sight)
    return () if skill is None else (f"learn:{skill.id}",)


# --- fights in reach ---


def fights(sight: Sight) -> list[Choice]:
    """List the roads on which a fight of strength waits, the best odds first."""
    found = [choice for choice in sight.choices if choice.odds is not None and foe_on(sight, choice) is not None]
    return sorted(found, key=lambda choice: -choice.odds.won if choice.odds is not None else 0)


def foe_on(sight: Sight, choice: Choice) -> Piece | None:
    for piece in lying_at(sight, choice.key.partition(":")[2]):
        if piece.stats and piece.stats[0].kind == "str" and not piece.cost:
            return piece
    return None


def best_fight(sight: Sight) -> Choice | None:
    return next(iter(fights(sight)), None)


def good_fight(sight: Sight) -> bool:
    return (chance(sight) or 0) >= GOOD


def foe(sight: Sight) -> Piece | None:
    return its(best_fight, lambda choice: foe_on(sight, choice))(sight)


def lives(foe: Piece) -> int:
    return next((int(gem.n) for gem in foe.stats if gem.kind == "lives"), 1)


chance: Final = its(best_fight, lambda choice: None if choice.odds is None else choice.odds.won)


def roads(sight: Sight) -> Sequence[str]:
    return [choice.key for choice in fights(sight)[:SHOWN]]


BEATEN: Final = happened("beat", seat=0)
FOUGHT: Final = either(BEATEN, happened("lost-to", seat=0), happened("drew", seat=0))


def only_attacks(sight: Sight) -> bool:
    """Tell whether the field offers nothing but a hero to attack."""
    choices = [choice for choice in sight.choices if not choice.ends]
    return bool(choices) and all(choice.key.startswith("attack") for choice in choices)


# fmt: off
STEPS: Final = (
    Step("about", when=[asked(ASK_MOVE.id)], at=PLANES, args={"n": TO_WIN}),
    Step("hero", at=["health-0", "mana-0"],
        args={"hero": label_of(hero), "strength": number_on("health-0"), "will": number_on("mana-0")}),
    Step("land", at=[my_field], args={"field": label_of(here)}),
    Step("round", at=["chance-gone"], args={"card": in_line("drew-chance", "card", seat=0)}, must=True),
    Step("stay", when=[asked(ASK_MOVE.id), can_learn_here], at=[my_field, "choice:stay", "experience-0"],
        args={"skill": label_of(skill_here), "have": number_on("experience-0")},
        want=["stay"], otherwise=[OtherChoice("other")], expects=[can_learn_here]),
    Step("learn", when=[asked(ASK_SERVICES.id), can_learn_here], at=[key_of(skill_here), "experience-0"],
        args={"skill": label_of(skill_here), "price": its(skill_here, price_of)},
        want=[learning], otherwise=[OtherChoice("later")]),
    Step("friend", when=[others_turn], at=["seat:1", "seat-1"],
        args={"hazel": player(1), "card": in_line("drew-chance", "card", seat=1)}, turn=1),
    Step("grow", when=[asked(ASK_MOVE.id)], at=["experience-0", "gold-0", "health-0"], turn=2, must=True),
    Step("fight", when=[asked(ASK_MOVE.id), good_fight], at=[key_of(foe), "health-0"],
        args={"creature": label_of(foe), "theirs": its(foe, lambda found: found.stats[0].n),
            "mine": number_on("health-0"), "lives": its(foe, lives)},
        expects=[good_fight], turn=2,
        met=Step("fight-met", when=[either(asked(ASK_KIND.id, ASK_BEFORE_ROLL.id), FOUGHT)], at=["health-0"],
            maybe=True)),
    Step("go", when=[asked(ASK_MOVE.id), good_fight], at=[key_of(foe), choice_of(best_fight)],
        args={"creature": label_of(foe), "won": chance},
        want=[wants(best_fight)], otherwise=[OtherChoice("other")], compare=roads, turn=2),
    Step("kind", when=[asked(ASK_KIND.id)], at=["ask", "choice:battle-of-strength"],
        args={"strength": number_on("health-0"), "will": number_on("mana-0")},
        want=["battle-of-strength"], otherwise=[OtherChoice("will")], compare=["battle-of-strength", "battle-of-will"],
        turn=2, maybe=True),
    Step("roll", when=[asked(ASK_BEFORE_ROLL.id)], at=["ask"], free=True, turn=2, maybe=True),
    Step("brought", when=[FOUGHT], at=["gold-0", "experience-0", "items-0"],
        args={"creature": in_first_line("beat", "lost-to", "drew", name="creature", seat=0),
            "gold": number_on("gold-0"), "experience": number_on("experience-0")},
        instead=[OtherText("lost", happened("lost-to", seat=0)), OtherText("drawn", happened("drew", seat=0))],
        expects=[BEATEN], turn=2),
    Step("services", when=[asked(ASK_SERVICES.id)], at=[my_field, "ask"],
        args={"hazel": player(1)},
        free=True, instead=[OtherText("attack", only_attacks)], turn=2, maybe=True),
    Step("odds", when=[asked(ASK_MOVE.id)], at=["ask", "land"],
        free=True, compare=roads, instead=[OtherText("calm", lambda sight: best_fight(sight) is None)], turn=3),
    Step("crown", when=[either(others_turn, lambda sight: sight.turn > 3)],
        at=["plane-thieves", "plane-thieves-lesser"], turn=3),
    Step("duels", at=["seat-0", "seat-1"]),
    Step("alone", at=["seat:0", "tool:rules"]),
)
# fmt: on

LESSON: Final = Lesson(
    "first-crown-323", STEPS, parts=(4, 4, 6, 4), options={"characters": "random", "artifacts": "four"}, minutes=10
)
