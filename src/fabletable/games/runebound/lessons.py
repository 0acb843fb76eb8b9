"""The first game of Runebound: a ride, a market, a fight and a skill. The seed deals the city, its market, the gem, the
enemy and every token; the steps find them on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fabletable.games.runebound.board import COMBAT, DISTANCES, HEX_OF, MARKET_HEXES, WILDERNESS, Hex, first_hex
from fabletable.games.runebound.cards.scenarios import SCENARIOS
from fabletable.games.runebound.kinds import ATTRIBUTES, MARGATH
from fabletable.games.runebound.rules.abilities import USE
from fabletable.games.runebound.rules.combat_actions import AGILITY_TARGET, COMBAT_ACTION, SPEND_AGILITY
from fabletable.games.runebound.rules.dice import REROLL
from fabletable.games.runebound.rules.markets import BUY
from fabletable.games.runebound.rules.movement import RIDE
from fabletable.games.runebound.rules.set_up import CHOOSE_HERO, START_PLACE
from fabletable.games.runebound.rules.training import SWAP_SKILL
from fabletable.games.runebound.rules.turn import ACTIONS, TURN_ACTION
from fabletable.games.runebound.rules.wounds import SPEND_SHIELD
from fabletable.games.runebound.tokens import AGILITY, MAGIC, PHYSICAL, SHIELD, SKULL, SURGE
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
    choice_of,
    count,
    either,
    happened,
    in_line,
    its,
    key_of,
    label_of,
    name_of,
    not_so,
    number_on,
    offered,
    others_turn,
    piece_of,
    player,
    stat_of,
    wants,
    zone_of,
)
from fabletable.kernel.message import Arg, Message
from fabletable.kernel.scene import Choice, Piece, Zone

HAWTHORNE: Final = "lord-hawthorne"
ONSLAUGHT: Final = "lord-hawthorne.onslaught"
VILLAIN: Final = SCENARIOS[MARGATH].villain
LAIR: Final = first_hex(SCENARIOS[MARGATH].lair)
CAPITAL: Final = first_hex(SCENARIOS[MARGATH].march_to)
BLOWS: Final = (PHYSICAL, MAGIC, SKULL)
LONGEST: Final = 40
"""The most decisions for which a fight or a road is followed; no first one has more."""
LAST_DAY: Final = 3
"""A player who has met no fight by this day is told the rest nevertheless."""

# --- the map ---


here: Final = its(piece_of("pawn-0"), lambda pawn: HEX_OF.get(pawn.place))


def hexes(sight: Sight) -> list[Hex]:
    """List the hexes that may be chosen."""
    return [HEX_OF[choice.key] for choice in sight.choices if choice.key in HEX_OF]


def fights(sight: Sight) -> list[int]:
    """Return where combat gems shine."""
    gems = [piece for piece in sight.pieces if piece.id.startswith("gem-")]
    fields = [HEX_OF[gem.place] for gem in gems if "spent" not in gem.states]
    return [field.index for field in fields if field.gem == COMBAT]


def far(field: Hex, goals: Sequence[int]) -> int:
    """Return the distance to the nearest of the goals."""
    return min((DISTANCES[field.index][goal] for goal in goals), default=0)


def start(sight: Sight) -> Hex | None:
    """Return a place near a city that has a fight near by."""

    def road(field: Hex) -> int:
        return min(DISTANCES[field.index][city] + min(DISTANCES[city][gem] for gem in gems) for city in MARKET_HEXES)

    gems = fights(sight)
    return min(hexes(sight), key=road, default=None) if gems else None


def city_near(sight: Sight, field: Hex | None = None) -> Hex | None:
    field = field or here(sight)
    if field is None:
        return None
    cities = [other for other in HEX_OF.values() if other.index in MARKET_HEXES]
    return min(cities, key=lambda city: DISTANCES[field.index][city.index])


def city_near_start(sight: Sight) -> Hex | None:
    return city_near(sight, start(sight))


def gem_near(sight: Sight) -> Hex | None:
    field, gems = here(sight), fights(sight)
    if field is None or not gems:
        return None
    nearest = min(gems, key=lambda gem: DISTANCES[field.index][gem])
    return next(other for other in HEX_OF.values() if other.index == nearest)


def toward_city(sight: Sight) -> Sequence[str]:
    return [field.key for field in sorted(hexes(sight), key=lambda field: far(field, MARKET_HEXES))[:1]]


def toward_gem(sight: Sight) -> Sequence[str]:
    return [field.key for field in sorted(hexes(sight), key=lambda field: far(field, fights(sight)))[:1]]


def onward(sight: Sight) -> Sequence[str]:
    """Return the keys to travel on, day after day, until the hero stands there with time enough."""
    if asked(RIDE.id)(sight):
        return toward_gem(sight)
    if on_gem(sight):
        return () if offered("adventure")(sight) else ("end-turn",)
    return ("travel", "end-turn")


def reaches_city(sight: Sight) -> bool:
    return any(field.index in MARKET_HEXES for field in hexes(sight))


def reaches_gem(sight: Sight) -> bool:
    return any(field.index in fights(sight) for field in hexes(sight))


def stands(where: Callable[[Sight, Hex], bool]) -> Condition:
    """Tell whether the hero stands in such a hex."""
    return lambda sight: (field := here(sight)) is not None and where(sight, field)


in_city: Final = stands(lambda sight, field: field.index in MARKET_HEXES)
at_site: Final = stands(lambda sight, field: field.kind != WILDERNESS)
"""There everything heals."""
on_gem: Final = stands(lambda sight, field: field.index in fights(sight))


def gem_of(sight: Sight) -> str:
    return f"gem-{key_of(gem_near)(sight)}"


def market(sight: Sight) -> str:
    city = city_near(sight)
    return "" if city is None or city.place is None else f"market-{city.place.key}"


def away(sight: Sight) -> int | None:
    field, gem = here(sight), gem_near(sight)
    return None if field is None or gem is None else DISTANCES[field.index][gem.index]


dice: Final = its(zone_of("dice"), lambda zone: [die.label for die in zone.pieces])
time: Final = zone_of("time")


def quest(sight: Sight) -> Message | None:
    """Return a story quest that lies open."""
    row = sight.zone("story")
    return None if row is None or not row.pieces[2:] else row.pieces[2].label


def quest_marker(sight: Sight) -> str:
    """Return where it waits; where none does, time goes on."""
    marks = [piece.id for piece in sight.pieces if piece.id.startswith("story-")]
    return next((mark for mark in marks if "-hex-" in mark), "time")


# --- what is bought and learned ---


def symbol(face: Piece) -> str:
    sign = face.label.args.get("symbol")
    return sign.id.removeprefix("symbol-") if isinstance(sign, Message) else ""


def worth(face: Piece) -> int:
    """Return what a face does in a first fight."""
    n = int(str(face.label.args["n"]))
    return 2 * n if symbol(face) in (PHYSICAL, MAGIC) else n if symbol(face) in (SHIELD, AGILITY) else 0


def ware(sight: Sight) -> Piece | None:
    """Return the asset with the best token among those that can be paid for."""
    keys = [choice.key.removeprefix("buy-") for choice in sight.choices if choice.key.startswith("buy-")]
    cards = [sight.piece(name) for name in keys]
    found = [card for card in cards if card is not None and any(worth(face) for face in card.faces)]
    return max(found, key=lambda card: sum(worth(face) for face in card.faces), default=None)


def buying(sight: Sight) -> Sequence[str]:
    card = ware(sight)
    return () if card is None else (f"buy-{card.id}",)


def lesson(sight: Sight) -> Piece | None:
    """Return the first skill that the trophies pay for."""
    choice = sight.choice("learn-*")
    return None if choice is None else sight.piece(choice.key.removeprefix("learn-"))


def held(zone: str) -> LessonArg:
    """Return how many pieces lie there."""
    return its(zone_of(zone), lambda found: len(found.pieces))


def missing(sight: Sight) -> int | None:
    """Return the number of hearts that the hero lacks."""
    hearts = sight.piece("health-0")
    return None if hearts is None or hearts.n is None or hearts.max is None else hearts.max - hearts.n


def hurt(sight: Sight) -> bool:
    return bool(missing(sight))


# --- the fight ---


def side(sight: Sight, number: int) -> Zone | None:
    stage = sight.scene.stage
    return None if stage is None or number >= len(stage.zones) else stage.zones[number]


def fights_self(sight: Sight) -> bool:
    mine = side(sight, 0)
    return mine is not None and mine.seat == sight.seat and sight.is_own


def leads_enemy(sight: Sight) -> bool:
    theirs = side(sight, 1)
    return theirs is not None and theirs.seat == sight.seat and not sight.is_own


foe: Final = its(lambda sight: side(sight, 1), lambda theirs: theirs.label)


def tokens(sight: Sight, number: int) -> list[Piece]:
    pool = sight.zone(f"pool-{number}")
    return [] if pool is None else list(pool.pieces)


def golden_faces(sight: Sight, number: int) -> int:
    return sum("golden" in token.states for token in tokens(sight, number))


def golden(number: int) -> LessonArg:
    return lambda sight: golden_faces(sight, number)


def begins(sight: Sight) -> bool:
    """Tell whether the learner acts first."""
    note = None if sight.scene.stage is None else sight.scene.stage.note
    mine = side(sight, 0)
    return note is not None and mine is not None and note.args.get("first") == mine.label


def out_of_turn(sight: Sight) -> bool:
    """Tell whether an ability decides who acts first, and not the golden faces."""
    return begins(sight) != (golden_faces(sight, 0) >= golden_faces(sight, 1))


def shields(sight: Sight) -> int:
    """Return how much the enemy can stop."""
    up = [token.faces[token.up] for token in tokens(sight, 1) if "spent" not in token.states]
    return sum(int(str(face.label.args["n"])) for face in up if symbol(face) == SHIELD)


def strike(sight: Sight) -> Choice | None:
    """Return the hardest blow."""
    found = [choice for choice in sight.choices if choice.key in BLOWS]
    return max(found, key=lambda choice: int(str(choice.label.args["n"])), default=None)


striking: Final = wants(strike)
blow: Final = its(strike, lambda found: found.label.args["n"])


def flip(sight: Sight) -> Piece | None:
    """Return the learner's own token whose other side strikes harder."""

    def gain(token: Piece) -> int:
        return worth(token.faces[1 - token.up]) - worth(token.faces[token.up])

    mine = [token for token in tokens(sight, 0) if not {"spent", "fixed"} & set(token.states)]
    idle = [token for token in mine if symbol(token.faces[token.up]) != AGILITY and gain(token) > 1]
    return max(idle, key=gain, default=None)


lies_up: Final = its(flip, lambda token: token.faces[token.up].label)
lies_beneath: Final = its(flip, lambda token: token.faces[1 - token.up].label)
flip_id: Final = key_of(flip)


def flip_pays(sight: Sight) -> bool:
    return flip(sight) is not None


def nimble(sight: Sight) -> Sequence[str]:
    """Return which agility is spent, then what it turns."""
    if asked(SPEND_AGILITY.id)(sight):
        return [sight.choices[0].key]
    return [flip_id(sight)] if asked(AGILITY_TARGET.id)(sight) else ()


def shielding(sight: Sight) -> Sequence[str]:
    return [choice.key for choice in sight.choices if not choice.main and choice.key != "done"][:1]


def coming(sight: Sight) -> Arg | None:
    return None if sight.ask is None else sight.ask.question.args.get("n")


def strikes_left(sight: Sight) -> bool:
    """Tell whether the learner has a token left that strikes."""
    up = [token.faces[token.up] for token in tokens(sight, 0) if "spent" not in token.states]
    return any(symbol(face) in (PHYSICAL, MAGIC) for face in up)


def surging(sight: Sight) -> Sequence[str]:
    """List abilities that cost nothing but surge."""
    return [choice.key for choice in sight.choices if [gem.kind for gem in choice.cost] == [SURGE]]


def sensible(sight: Sight) -> Sequence[str]:
    """Return the choices that help most in a fight, for any question; nothing when it is over."""
    if not (fights_self(sight) or leads_enemy(sight)) or sight.ask is None:
        return ()
    question = sight.ask.question.id
    if question == COMBAT_ACTION.id:
        turns = ("agility",) if flip_pays(sight) and fights_self(sight) else ()
        return (*turns, *striking(sight), *surging(sight), "pass")
    if question == USE.id:
        return ("*.*",) if strikes_left(sight) else ("done",)
    if question in (SPEND_AGILITY.id, AGILITY_TARGET.id):
        return nimble(sight) or ("*",)
    if question == SPEND_SHIELD.id:
        return shielding(sight)
    return ("no", "done", "*")


def has_fought(sight: Sight) -> bool:
    """Tell whether something was won or lost by now."""
    field = here(sight)
    spent = field is not None and field.gem == COMBAT and not on_gem(sight)
    return spent or hurt(sight) or any(held(zone)(sight) for zone in ("learned-0", "errands-0"))


WON: Final = happened("won")
LOST: Final = happened("lost-to")
OVER: Final = either(WON, LOST, happened("retreated"))


STEPS: Final = (
    Step(
        "about",
        when=[asked(CHOOSE_HERO.id)],
        at=["scenario-villain", LAIR.key, CAPITAL.key],
        args={"days": its(time, lambda track: len(track.cells))},
    ),
    Step(
        "hero",
        when=[asked(CHOOSE_HERO.id)],
        at=[HAWTHORNE, f"choice:{HAWTHORNE}"],
        args={"hero": name_of(HAWTHORNE), "health": stat_of(HAWTHORNE, "dmg")},
        want=[HAWTHORNE],
        otherwise=[OtherChoice("other")],
    ),
    Step(
        "start",
        when=[asked(START_PLACE.id)],
        at=[key_of(start), key_of(city_near_start)],
        args={
            "place": label_of(start),
            "city": label_of(city_near_start),
            "n": its(start, lambda field: far(field, MARKET_HEXES)),
        },
        want=[wants(start)],
        otherwise=[OtherChoice("other")],
    ),
    Step(
        "hand",
        when=[asked(SWAP_SKILL.id)],
        at=["hand-0"],
        args={"hero": name_of(HAWTHORNE), "n": held("hand-0")},
        want=["done"],
        otherwise=[OtherChoice("swap")],
    ),
    Step(
        "map",
        when=[asked(TURN_ACTION.id)],
        at=[gem_of, "time", market],
        args={"days": its(time, lambda track: len(track.cells))},
        must=True,
    ),
    Step(
        "mat",
        when=[asked(TURN_ACTION.id)],
        at=["health-0", "gold-0", *[f"{stat}-0" for stat in ATTRIBUTES], "speed-0"],
        args={
            "health": number_on("health-0"),
            "gold": number_on("gold-0"),
            **{stat: number_on(f"{stat}-0") for stat in ATTRIBUTES},
            "speed": number_on("speed-0"),
        },
        must=True,
    ),
    Step(
        "actions",
        when=[asked(TURN_ACTION.id), not_so(in_city)],
        at=["actions-0", "choice:travel"],
        args={"n": ACTIONS, "speed": number_on("speed-0"), "city": label_of(city_near)},
        want=["travel"],
        otherwise=[OtherChoice("walk", ["hex-*"]), OtherChoice("other")],
    ),
    Step(
        "ride",
        when=[asked(RIDE.id), not_so(in_city)],
        at=["dice", lambda sight: toward_city(sight)[0]],
        args={"dice": dice, "city": label_of(city_near)},
        want=[toward_city],
        instead=[OtherText("far", not_so(reaches_city))],
        otherwise=[OtherChoice("reroll", ["die-*"]), OtherChoice("steps", ["step-by-step"]), OtherChoice("other")],
        expects=[reaches_city],
    ),
    Step(
        "market",
        when=[asked(TURN_ACTION.id), offered("shop")],
        at=[market, "choice:shop"],
        args={"city": label_of(city_near), "gold": number_on("gold-0")},
        want=["shop"],
        otherwise=[OtherChoice("other")],
    ),
    Step(
        "buy",
        when=[asked(BUY.id)],
        at=[key_of(ware), lambda sight: f"choice:buy-{key_of(ware)(sight)}"],
        args={
            "asset": label_of(ware),
            "price": its(ware, lambda card: card.cost[0].n),
            "gold": number_on("gold-0"),
            "one": its(ware, lambda card: card.faces[0].label),
            "other": its(ware, lambda card: card.faces[1].label),
        },
        want=[buying],
        otherwise=[OtherChoice("discard", ["discard-*"]), OtherChoice("other")],
    ),
    Step(
        "roads",
        when=[asked(TURN_ACTION.id), at_least("actions-0", 1), not_so(on_gem)],
        at=[gem_of, "choice:travel"],
        args={"n": away},
        want=["travel"],
        otherwise=[OtherChoice("other")],
    ),
    Step(
        "gem",
        when=[asked(RIDE.id)],
        at=["dice", lambda sight: toward_gem(sight)[0]],
        args={"dice": dice},
        want=[toward_gem],
        instead=[OtherText("near", not_so(reaches_gem))],
        otherwise=[OtherChoice("other")],
        expects=[reaches_gem],
    ),
    Step("friend", when=[others_turn], at=["seat:1", "pawn-1"], args={"hazel": player(1)}),
    Step(
        "enemy",
        when=[asked(COMBAT_ACTION.id), leads_enemy],
        at=["pool-1"],
        args={"hazel": player(1), "foe": foe},
        want=[sensible] * LONGEST,
        maybe=True,
    ),
    Step(
        "story",
        when=[asked(TURN_ACTION.id), happened("story-revealed")],
        at=["time", quest_marker],
        args={
            "day": its(time, lambda track: None if track.at_cell is None else track.at_cell + 1),
            "card": in_line("story-revealed", "card"),
        },
        instead=[OtherText("quest", lambda sight: quest(sight) is not None)],
        expects=[lambda sight: quest(sight) is not None],
        turn=2,
    ),
    Step(
        "onward",
        when=[asked(TURN_ACTION.id), not_so(on_gem), at_least("actions-0", 1)],
        at=[gem_of, "choice:travel"],
        args={"n": away},
        want=[onward] * LONGEST,
        otherwise=[OtherChoice("other")],
        turn=2,
        maybe=True,
    ),
    Step(
        "adventure",
        when=[asked(TURN_ACTION.id), offered("adventure"), on_gem],
        at=[gem_of, "choice:adventure"],
        args={"n": number_on("actions-0"), "tokens": held("tokens-0"), "health": number_on("health-0")},
        want=["adventure"],
        otherwise=[OtherChoice("other")],
    ),
    Step(
        "cast",
        when=[fights_self],
        at=["pool-0", "pool-1"],
        args={"foe": foe, "health": number_on("life-1"), "mine": golden(0), "theirs": golden(1)},
        instead=[OtherText("told", out_of_turn), OtherText("they", not_so(begins))],
    ),
    Step(
        "shield",
        when=[asked(SPEND_SHIELD.id), fights_self],
        at=[lambda sight: next(iter(shielding(sight)), ""), "life-0"],
        args={"n": coming},
        want=[shielding],
        otherwise=[OtherChoice("other")],
    ),
    Step(
        "agility",
        when=[asked(COMBAT_ACTION.id), fights_self, flip_pays],
        at=[flip_id, "choice:agility"],
        args={"up": lies_up, "beneath": lies_beneath},
        want=["agility"],
        otherwise=[OtherChoice("other")],
        then=[
            Step("agility-spend", when=[asked(SPEND_AGILITY.id)], at=["ask"], want=[nimble], maybe=True),
            Step(
                "agility-turn",
                when=[asked(AGILITY_TARGET.id), flip_pays],
                at=[flip_id],
                args={"up": lies_up, "beneath": lies_beneath},
                want=[nimble],
            ),
        ],
    ),
    Step(
        "ability",
        when=[asked(USE.id), fights_self, strikes_left],
        at=[f"choice:{ONSLAUGHT}"],
        args={"ability": name_of(ONSLAUGHT)},
        want=[ONSLAUGHT],
        otherwise=[OtherChoice("other")],
    ),
    Step(
        "strike",
        when=[asked(COMBAT_ACTION.id), fights_self],
        at=[choice_of(strike), "life-1"],
        args={"n": blow, "left": number_on("life-1"), "shields": shields},
        want=[striking],
        otherwise=[OtherChoice("pass", ["pass"]), OtherChoice("other")],
        expects=[lambda sight: int(str(blow(sight))) > 1],
    ),
    Step(
        "finish",
        when=[fights_self],
        at=["pool-0", "life-1"],
        args={"mine": number_on("life-0"), "left": number_on("life-1")},
        want=[sensible] * LONGEST,
        maybe=True,
    ),
    Step(
        "won",
        when=[asked(TURN_ACTION.id), OVER],
        at=["trophies-0"],
        args={"gold": number_on("gold-0")},
        instead=[OtherText("lost", LOST), OtherText("left", happened("retreated"))],
        expects=[WON],
    ),
    Step(
        "learn",
        when=[asked(TURN_ACTION.id), offered("learn-*")],
        at=[key_of(lesson), "trophies-0"],
        args={"skill": label_of(lesson), "n": its(lesson, lambda skill: len(skill.cost))},
        want=["learn-*"],
        otherwise=[OtherChoice("later")],
    ),
    Step(
        "rest",
        when=[asked(TURN_ACTION.id), offered("rest"), hurt],
        at=["health-0", "choice:rest"],
        args={"n": missing, "left": number_on("health-0")},
        want=["rest"],
        instead=[OtherText("site", at_site)],
        otherwise=[OtherChoice("other")],
        expects=[lambda sight: (count(sight, "actions-0") or 0) == 1],
        then=[Step("rest-dice", when=[asked(REROLL.id)], at=["ask", "choice:done"], want=["done"], maybe=True)],
    ),
    Step(
        "villain",
        when=[lambda sight: sight.turn > LAST_DAY or (not sight.is_own and has_fought(sight))],
        at=["scenario-villain", LAIR.key, quest_marker],
        args={
            "health": stat_of("scenario-villain", "dmg"),
            "least": VILLAIN.least,
            "lore": number_on("lore-0"),
            "quest": lambda sight: quest(sight) or "",
        },
        instead=[OtherText("quest", lambda sight: quest(sight) is not None)],
        turn=2,
    ),
    Step("alone", at=["seat:0", "tool:rules"]),
)

LESSON: Final = Lesson(
    "first-road-76", STEPS, parts=(4, 8, 5, 6, 3, 2), options={"scenario": MARGATH, "heroes": "chosen"}, minutes=12
)
