"""The first game of Dice Forge: three turns with a friend, from the first blessing to the first free choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fabletable.games.diceforge.kinds import GLORY, GOLD, MOON, SUN, amount
from fabletable.games.diceforge.rules.forge import FORGE
from fabletable.games.diceforge.rules.reinforcements import REINFORCE
from fabletable.games.diceforge.rules.set_up import INTRODUCTORY_GAME
from fabletable.games.diceforge.rules.turn import EXTRA, EXTRA_COST, MAIN_ACTION, OFFER
from fabletable.kernel.lesson import (
    Condition,
    Lesson,
    LessonArg,
    OtherChoice,
    OtherText,
    Sight,
    Step,
    asked,
    at_least,
    count,
    either,
    happened,
    in_line,
    in_question,
    its,
    limit_of,
    name_of,
    not_so,
    number_on,
    offered,
    others_turn,
    player,
    worth_of,
    zone_of,
)
from fabletable.kernel.message import Arg, Message

FACES: Final = ("gold-*", "sun-*", "moon-*", "glory-*", "any-*", "all-*")
PLAIN: Final = "face-gold-1"
"""The weakest face: every forged face goes over it."""


def holds(counter: str, resource: int) -> LessonArg:
    """Return an amount of a resource, in words."""
    return its(lambda sight: count(sight, counter), lambda n: amount(resource, n))


def price(piece: str) -> LessonArg:
    def argument(sight: Sight) -> Message | None:
        found = sight.piece(piece)
        kinds = {"gold": GOLD, "sun": SUN, "moon": MOON}
        gem = None if found is None or not found.cost else found.cost[0]
        return amount(kinds[gem.kind], int(gem.n)) if gem is not None else None

    return argument


def sockets(*dice: str) -> list[str]:
    return [f"s0-{die}-{n}" for die in dice for n in range(6)]


def over_gold(*dice: str) -> Callable[[Sight], Sequence[str]]:
    """Make a reader of the sockets of these dice in which 1 gold lies."""

    def plain(sight: Sight) -> Sequence[str]:
        mine = [(name, sight.piece(name)) for name in sockets(*dice)]
        return [name for name, face in mine if face is not None and face.label.id == PLAIN]

    return plain


def die_to_change(sight: Sight) -> str:
    """Return the die on which a face goes over 1 gold, the moon die before the sun die."""
    plain = over_gold("moon", "sun")(sight)
    return f"net-s0-{plain[0].split('-')[1]}-die" if plain else ""


def covering(step: str) -> Step:
    """Make the page on which a face that was bought at this step goes over another."""
    return Step(
        f"{step}-cover",
        when=[asked(FORGE.id)],
        at=[die_to_change],
        args={"face": in_question("face")},
        want=[over_gold("moon", "sun")],
        otherwise=[OtherChoice("place")],
    )


rounds: Final = its(zone_of("rounds"), lambda track: len(track.cells))
rounds_left: Final = its(
    zone_of("rounds"), lambda track: None if track.at_cell is None else len(track.cells) - track.at_cell - 1
)


def times_rolled(face: str) -> LessonArg:
    """Return how often this face has come up for the learner since the last decision."""

    def times(sight: Sight) -> int:
        rolls = [line for line in sight.log if line.id == "rolled" and line.args["hero"] == Message("seat", {"n": 0})]
        shown = [line.args[die] for line in rolls for die in ("sun", "moon")]
        return sum(isinstance(each, Message) and each.id == face for each in shown)

    return times


def came_up(face: str) -> Condition:
    return lambda sight: times_rolled(face)(sight) != 0


def on_my_dice(face: str) -> Condition:
    def lies(sight: Sight) -> bool:
        mine = [sight.piece(name) for name in sockets("sun", "moon")]
        return any(piece is not None and piece.label.id == face for piece in mine)

    return lies


def friends_feat(sight: Sight) -> Message | None:
    line = sight.line("feat-done", {"hero": 1})
    found = None if line is None else line.args["feat"]
    return found if isinstance(found, Message) else None


def its_worth(sight: Sight) -> Arg:
    feat = friends_feat(sight)
    worth = 0 if feat is None else worth_of(feat.piece)(sight)
    return amount(GLORY, worth) if isinstance(worth, int) and worth else ""


def its_pile(sight: Sight) -> str:
    """Return the pile of cards that are left, or the pawn of the friend."""
    feat = friends_feat(sight)
    return feat.piece if feat is not None and sight.has(feat.piece) else "pawn-1"


def friend_at_portal(sight: Sight) -> bool:
    pawn = sight.piece("pawn-1")
    return pawn is not None and pawn.place.startswith("p")


STEPS: Final = (
    Step(
        "about",
        when=[asked(MAIN_ACTION.id)],
        at=["rounds", "seat:0", "seat:1"],
        args={"hazel": player(1), "rounds": rounds, "mine": number_on("s0-glory"), "theirs": number_on("s1-glory")},
    ),
    Step("parts", at=["sanctuary", "pile-2", "pile-9", "mat-0"]),
    Step(
        "dice", at=["dice-0"], args={"sun": in_line("rolled", "sun", hero=0), "moon": in_line("rolled", "moon", hero=0)}
    ),
    Step("turn", at=["chapter", "rounds"], must=True),
    Step(
        "purchase",
        when=[asked(MAIN_ACTION.id)],
        at=["face-gold-3", "choice:gold-3", "s0-gold"],
        args={"gold": holds("s0-gold", GOLD), "face": name_of("face-gold-3"), "price": price("face-gold-3")},
        want=["gold-3"],
        otherwise=[OtherChoice("pass", ["pass"]), OtherChoice("face", FACES), OtherChoice("feat")],
        expects=[at_least("s0-gold", 5), offered("sun-1"), at_least("s0-moon", 1)],
    ),
    Step(
        "forging",
        when=[asked(FORGE.id)],
        at=["net-s0-sun-die"],
        args={"face": in_question("face")},
        want=[over_gold("sun")],
        otherwise=[OtherChoice("shard", ["s0-sun-0", "s0-moon-0", "s0-moon-1"]), OtherChoice("moon")],
    ),
    Step(
        "offering",
        when=[asked(OFFER.id)],
        at=["face-sun-1", "choice:sun-1", "s0-gold"],
        args={"gold": holds("s0-gold", GOLD), "face": name_of("face-sun-1"), "price": price("face-sun-1")},
        want=["sun-1"],
        otherwise=[OtherChoice("done", ["done"]), OtherChoice("face")],
        then=[covering("offering")],
    ),
    Step(
        "paid",
        when=[others_turn, happened("rolled", hero=0)],
        at=["dice-0", "reserve-0"],
        args={"hazel": player(1), "sun": in_line("rolled", "sun", hero=0), "moon": in_line("rolled", "moon", hero=0)},
        must=True,
    ),
    Step(
        "friend",
        when=[either(happened("feat-done", hero=1), happened("offers", hero=1))],
        at=["pawn-1", its_pile],
        args={"hazel": player(1), "feat": lambda sight: friends_feat(sight) or "", "worth": its_worth},
        instead=[
            OtherText("offers", not_so(happened("feat-done", hero=1))),
            OtherText("plain", lambda sight: its_worth(sight) == ""),
        ],
        expects=[happened("feat-done", hero=1)],
    ),
    Step(
        "harvest",
        when=[asked(MAIN_ACTION.id, REINFORCE.id)],
        at=["reserve-0", "dice-0"],
        args={
            "face": Message("face-gold-3"),
            "times": times_rolled("face-gold-3"),
            "left": rounds_left,
            "gold": holds("s0-gold", GOLD),
            "sun": holds("s0-sun", SUN),
            "moon": holds("s0-moon", MOON),
        },
        instead=[
            OtherText("other", not_so(on_my_dice("face-gold-3"))),
            OtherText("down", not_so(came_up("face-gold-3"))),
        ],
        expects=[came_up("face-gold-3")],
        turn=2,
    ),
    Step(
        "feat",
        when=[asked(MAIN_ACTION.id)],
        at=["feat-hind", "choice:hind"],
        args={"feat": name_of("feat-hind"), "price": price("feat-hind"), "worth": worth_of("feat-hind")},
        want=["hind"],
        otherwise=[OtherChoice("pass", ["pass"]), OtherChoice("face", FACES), OtherChoice("other")],
        expects=[at_least("s0-moon", 2), at_least("s0-sun", EXTRA_COST), at_least("s0-gold", 6)],
        turn=2,
    ),
    Step(
        "extra",
        when=[asked(EXTRA.id)],
        at=["s0-sun", "face-moon-2", "choice:moon-2"],
        args={
            "price": amount(SUN, EXTRA_COST),
            "sun": holds("s0-sun", SUN),
            "gold": holds("s0-gold", GOLD),
            "face": name_of("face-moon-2"),
            "cost": price("face-moon-2"),
        },
        want=["moon-2"],
        otherwise=[OtherChoice("done", ["done"]), OtherChoice("other")],
        then=[covering("extra")],
        turn=2,
    ),
    Step(
        "limits",
        when=[asked(REINFORCE.id)],
        at=["reserve-0", "d0-hind"],
        args={"gold": limit_of("s0-gold"), "shards": limit_of("s0-sun"), "feat": name_of("d0-hind")},
        want=[("hind-*", "hind")],
        otherwise=[OtherChoice("later")],
        turn=3,
    ),
    Step(
        "oust",
        when=[asked(MAIN_ACTION.id)],
        at=["pawn-1"],
        args={"hazel": player(1)},
        free=True,
        instead=[OtherText("home", not_so(friend_at_portal))],
        expects=[friend_at_portal],
        turn=3,
    ),
    Step(
        "victory",
        when=[either(others_turn, lambda sight: sight.turn > 3)],
        at=["feat-hydra", "feat-gorgon", "feat-ferryman"],
        args={
            "hydra": worth_of("feat-hydra"),
            "gorgon": worth_of("feat-gorgon"),
            "ferryman": worth_of("feat-ferryman"),
        },
        turn=3,
    ),
    Step("alone", at=["seat:0", "tool:rules"], args={"left": rounds_left}),
)

LESSON: Final = Lesson("first-forge-143", STEPS, parts=(4, 5, 3, 4), options={"feats": INTRODUCTORY_GAME}, minutes=10)
