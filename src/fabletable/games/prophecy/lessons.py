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
    either,
    happened,
    in_line,
    number_on,
    others_turn,
    player,
)
from fabletable.kernel.message import Arg, Message
from fabletable.kernel.scene import Choice, Piece, Place

TO_WIN: Final = 4
PLANES: Final = ("plane-thieves", "plane-camp", "plane-tower", "plane-monastery", "plane-fortress")
GOOD: Final = 70
"""Percent: the odds of a fight that is suggested to a beginner."""
SHOWN: Final = 3


# --- what lies on the table ---


def hero(sight: Sight) -> Message | None:
    mat = sight.zone("mat-0")
    cards = [] if mat is None else [piece for piece in mat.pieces if piece.kind == "card"]
    return cards[0].label if cards else None


def my_field(sight: Sight) -> str:
    pawn = sight.piece("seat-0")
    return "" if pawn is None else pawn.place


def field_name(sight: Sight) -> Message | None:
    field = sight.things.get(my_field(sight))
    return field.label if isinstance(field, Place) else None


def lying_at(sight: Sight, field: str) -> list[Piece]:
    return [piece for piece in sight.pieces if piece.place == field]


def lesson_here(sight: Sight) -> Piece | None:
    """Return what can be learned in this field for the experience one has."""
    have = _number(sight, "experience-0")
    for piece in lying_at(sight, my_field(sight)):
        price = next((int(gem.n) for gem in piece.cost if gem.kind == "xp"), None)
        if price is not None and price <= have:
            return piece
    return None


def _number(sight: Sight, counter: str) -> int:
    piece = sight.piece(counter)
    return 0 if piece is None or piece.n is None else piece.n


def can_learn_here(sight: Sight) -> bool:
    return lesson_here(sight) is not None


def skill_here(sight: Sight) -> Message | None:
    skill = lesson_here(sight)
    return None if skill is None else skill.label


def its_card(sight: Sight) -> str:
    skill = lesson_here(sight)
    return "" if skill is None else skill.id


def price_here(sight: Sight) -> Arg | None:
    skill = lesson_here(sight)
    return None if skill is None else next(gem.n for gem in skill.cost if gem.kind == "xp")


def learning(sight: Sight) -> Sequence[str]:
    skill = lesson_here(sight)
    return () if skill is None else (f"learn:{skill.id}",)


# --- fights in reach ---


def fights(sight: Sight) -> list[Choice]:
    """The roads on which a fight of strength waits, the best odds first."""
    choices = [] if sight.ask is None else sight.ask.choices
    found = [choice for choice in choices if choice.odds is not None and foe_on(sight, choice) is not None]
    return sorted(found, key=lambda choice: -choice.odds.won if choice.odds is not None else 0)


def foe_on(sight: Sight, choice: Choice) -> Piece | None:
    for piece in lying_at(sight, choice.key.partition(":")[2]):
        if piece.stats and piece.stats[0].kind == "str" and not piece.cost:
            return piece
    return None


def best_fight(sight: Sight) -> Choice | None:
    return next(iter(fights(sight)), None)


def good_fight(sight: Sight) -> bool:
    choice = best_fight(sight)
    return choice is not None and choice.odds is not None and choice.odds.won >= GOOD


def foe(sight: Sight) -> Piece | None:
    choice = best_fight(sight)
    return None if choice is None else foe_on(sight, choice)


def foe_name(sight: Sight) -> Message | None:
    found = foe(sight)
    return None if found is None else found.label


def foe_strength(sight: Sight) -> Arg | None:
    found = foe(sight)
    return None if found is None else found.stats[0].n


def foe_lives(sight: Sight) -> int:
    found = foe(sight)
    return 1 if found is None else next((int(gem.n) for gem in found.stats if gem.kind == "lives"), 1)


def chance(sight: Sight) -> int | None:
    choice = best_fight(sight)
    return None if choice is None or choice.odds is None else choice.odds.won


def road(sight: Sight) -> Sequence[str]:
    choice = best_fight(sight)
    return () if choice is None else (choice.key,)


def roads(sight: Sight) -> Sequence[str]:
    return [choice.key for choice in fights(sight)[:SHOWN]]


def foe_card(sight: Sight) -> str:
    found = foe(sight)
    return "" if found is None else found.id


def road_choice(sight: Sight) -> str:
    choice = best_fight(sight)
    return "" if choice is None else f"choice:{choice.key}"


def beaten(sight: Sight) -> bool:
    return happened("beat", seat=0)(sight)


FOUGHT: Final = either(happened("beat", seat=0), happened("lost-to", seat=0), happened("drew", seat=0))


def whom(sight: Sight) -> Arg | None:
    for line in ("beat", "lost-to", "drew"):
        found = in_line(line, "creature", seat=0)(sight)
        if found is not None:
            return found
    return None


def offers(sight: Sight) -> str:
    """The field itself, when it is asked what to do there."""
    return my_field(sight)


def only_attacks(sight: Sight) -> bool:
    """The field offers nothing but a hero to attack."""
    choices = [] if sight.ask is None else [choice for choice in sight.ask.choices if not choice.ends]
    return bool(choices) and all(choice.key.startswith("attack") for choice in choices)


STEPS: Final = (
    Step("about", when=[asked(ASK_MOVE.id)], at=PLANES, args={"n": TO_WIN}),
    Step(
        "hero",
        at=["health-0", "mana-0"],
        args={"hero": hero, "strength": number_on("health-0"), "will": number_on("mana-0")},
    ),
    Step("land", at=[my_field], args={"field": field_name}),
    Step("round", at=["chance-gone"], args={"card": in_line("drew-chance", "card", seat=0)}, must=True),
    Step(
        "stay",
        when=[asked(ASK_MOVE.id), can_learn_here],
        at=[my_field, "choice:stay", "experience-0"],
        args={"skill": skill_here, "have": number_on("experience-0")},
        want=["stay"],
        otherwise=[OtherChoice("other")],
        expects=[can_learn_here],
    ),
    Step(
        "learn",
        when=[asked(ASK_SERVICES.id), can_learn_here],
        at=[its_card, "experience-0"],
        args={"skill": skill_here, "price": price_here},
        want=[learning],
        otherwise=[OtherChoice("later")],
    ),
    Step(
        "friend",
        when=[others_turn],
        at=["seat:1", "seat-1"],
        args={"hazel": player(1), "card": in_line("drew-chance", "card", seat=1)},
        turn=1,
    ),
    Step("grow", when=[asked(ASK_MOVE.id)], at=["experience-0", "gold-0", "health-0"], turn=2, must=True),
    Step(
        "fight",
        when=[asked(ASK_MOVE.id), good_fight],
        at=[foe_card, "health-0"],
        args={
            "creature": foe_name,
            "theirs": foe_strength,
            "mine": number_on("health-0"),
            "lives": foe_lives,
        },
        expects=[good_fight],
        turn=2,
        met=Step(
            "fight-met", when=[either(asked(ASK_KIND.id, ASK_BEFORE_ROLL.id), FOUGHT)], at=["health-0"], maybe=True
        ),
    ),
    Step(
        "go",
        when=[asked(ASK_MOVE.id), good_fight],
        at=[foe_card, road_choice],
        args={"creature": foe_name, "won": chance},
        want=[road],
        otherwise=[OtherChoice("other")],
        compare=roads,
        turn=2,
    ),
    Step(
        "kind",
        when=[asked(ASK_KIND.id)],
        at=["ask", "choice:battle-of-strength"],
        args={"strength": number_on("health-0"), "will": number_on("mana-0")},
        want=["battle-of-strength"],
        otherwise=[OtherChoice("will")],
        compare=["battle-of-strength", "battle-of-will"],
        turn=2,
        maybe=True,
    ),
    Step(
        "roll",
        when=[asked(ASK_BEFORE_ROLL.id)],
        at=["ask"],
        free=True,
        turn=2,
        maybe=True,
    ),
    Step(
        "brought",
        when=[FOUGHT],
        at=["gold-0", "experience-0", "items-0"],
        args={"creature": whom, "gold": number_on("gold-0"), "experience": number_on("experience-0")},
        instead=[OtherText("lost", happened("lost-to", seat=0)), OtherText("drawn", happened("drew", seat=0))],
        expects=[beaten],
        turn=2,
    ),
    Step(
        "services",
        when=[asked(ASK_SERVICES.id)],
        at=[offers, "ask"],
        args={"hazel": player(1)},
        free=True,
        instead=[OtherText("attack", only_attacks)],
        turn=2,
        maybe=True,
    ),
    Step(
        "odds",
        when=[asked(ASK_MOVE.id)],
        at=["ask", "land"],
        free=True,
        compare=roads,
        instead=[OtherText("calm", lambda sight: best_fight(sight) is None)],
        turn=3,
    ),
    Step(
        "crown",
        when=[either(others_turn, lambda sight: sight.turn > 3)],
        at=["plane-thieves", "plane-thieves-lesser"],
        turn=3,
    ),
    Step("duels", at=["seat-0", "seat-1"]),
    Step("alone", at=["seat:0", "tool:rules"]),
)

LESSON: Final = Lesson(
    "first-crown-323", STEPS, parts=(4, 4, 6, 4), options={"characters": "random", "artifacts": "four"}, minutes=10
)
