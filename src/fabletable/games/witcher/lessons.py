"""The first game of the Witcher: a road, a school, a story, and the first hunt. School, cards and monster are
those that the seed deals; the steps find them on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fabletable.games.witcher import board
from fabletable.games.witcher.board import Activity, Attribute, Location
from fabletable.games.witcher.cards.box import BOX
from fabletable.games.witcher.cards.monsters import DISCARD_FROM_DECK
from fabletable.games.witcher.cards.schools import SCHOOLS
from fabletable.games.witcher.kinds import ActionCard
from fabletable.games.witcher.outlook import keep_value
from fabletable.games.witcher.rules.combo import COMBO_DONE, FIRST_CARD, NEXT_CARD
from fabletable.games.witcher.rules.exploration import CITY, STORY_OPTION
from fabletable.games.witcher.rules.fight import REWARD
from fabletable.games.witcher.rules.hand import TRASH
from fabletable.games.witcher.rules.locations import ACTION, CHOOSE_TRAINING, training_price
from fabletable.games.witcher.rules.movement import PAY_MOVE, WITH, matches
from fabletable.games.witcher.rules.phase_three import MARKET
from fabletable.games.witcher.rules.powers import USE_POWER
from fabletable.games.witcher.rules.set_up import CHOOSE_SCHOOL, SECOND_TERRAIN
from fabletable.games.witcher.rules.trophies import GOAL
from fabletable.games.witcher.rules.turn import MAIN_ACTION, PHASE_TWO, TRAVEL
from fabletable.games.witcher.rules.witcher_turn import USE_EFFECTS
from fabletable.kernel.lesson import (
    Condition,
    Lesson,
    LessonArg,
    OtherChoice,
    OtherText,
    Sight,
    Step,
    advised,
    asked,
    at_least,
    choice_of,
    count,
    either,
    happened,
    in_first_line,
    in_line,
    its,
    key_of,
    label_of,
    limit_of,
    not_so,
    number_on,
    offered,
    others_turn,
    piece_of,
    player,
    wants,
    zone_of,
)
from fabletable.kernel.message import Arg, Message
from fabletable.kernel.scene import Choice, Odds, Piece

CARDS: Final = {card.key: card for cards in (BOX.actions, *BOX.starting.values()) for card in cards}
POTIONS: Final = {potion.key: potion for potion in BOX.potions}

EASY: Final = board.ROMAN[1]
GOOD: Final = 60
"""Percent: the least odds of a hunt that the lesson suggests."""
HUNT: Final = 2
"""The turn in which the hunt comes; the first one is for roads, training and a story."""


# --- what lies on the table ---


def hand(sight: Sight) -> list[ActionCard]:
    zone = sight.zone("hand-0")
    return [] if zone is None else [CARDS[piece.id] for piece in zone.pieces]


def cards_in_hand(sight: Sight) -> int:
    return len(hand(sight))


def here(sight: Sight) -> Location | None:
    return its(piece_of("pawn-0"), lambda pawn: place_of(pawn.place))(sight)


def place_of(key: str) -> Location | None:
    """Return the key of the place that a road leads to, without its payment."""
    name, _, number = key.partition(WITH)[0].rpartition("-")
    return board.PLACES[int(number)] if name == "place" else None


def card_of(way: Choice) -> ActionCard | None:
    """Return the card that evidently pays for a road."""
    return CARDS.get(way.key.partition(WITH)[2])


def lairs(sight: Sight) -> list[Piece]:
    """List the monsters on the map, the easiest first."""
    found = [piece for piece in sight.pieces if piece.look == "beast"]
    return sorted(found, key=lambda marker: board.ROMAN.index(str(marker.gems[0].n)))


def lair(number: int) -> Callable[[Sight], Piece | None]:
    def nth(sight: Sight) -> Piece | None:
        found = lairs(sight)
        return found[number] if number < len(found) else None

    return nth


def hardest(sight: Sight) -> Piece | None:
    return next(reversed(lairs(sight)), None)


def prey(sight: Sight) -> Piece | None:
    """Return the nearest easy monster."""
    start = here(sight)
    easy = [marker for marker in lairs(sight) if marker.gems[0].n == EASY]
    return None if start is None else min(easy, key=lambda marker: roads_to(start, marker), default=None)


def roads_to(place: Location, marker: Piece) -> int:
    there = place_of(marker.place)
    return 0 if there is None else board.DISTANCE[place.id][there.id]


# --- the school that one joins ---


def easiest_school(sight: Sight) -> Choice | None:
    return min(sight.choices, key=lambda school: SCHOOLS[school.key].learning, default=None)


# --- roads ---


def ways(sight: Sight, action: Activity | None = None) -> list[tuple[Choice, Location]]:
    """List the roads that are open, to places with this action."""
    found = [(way, place) for way in sight.choices if (place := place_of(way.key)) is not None]
    return [(way, place) for way, place in found if action in (None, place.action)]


def free_training(sight: Sight) -> Choice | None:
    """Return the road to a place that raises an attribute for nothing, with a card that fits."""
    return next((way for way, _ in ways(sight, board.TRAIN) if card_of(way) is not None), None)


def to_school(sight: Sight) -> Choice | None:
    """Return the road to a school whose cheapest training one can pay."""
    can_pay = (count(sight, "gold-0") or 0) >= price_there(sight)
    return next((way for way, _ in ways(sight, board.SCHOOL)), None) if can_pay else None


def to_prey(sight: Sight) -> Choice | None:
    """Return the road on which a fitting card brings one nearer to the monster."""
    start, monster = here(sight), prey(sight)
    if start is None or monster is None:
        return None
    paid = [(way, place) for way, place in ways(sight) if card_of(way) is not None]
    nearest = min(paid, key=lambda each: roads_to(each[1], monster), default=None)
    return nearest[0] if nearest is not None and roads_to(nearest[1], monster) < roads_to(start, monster) else None


def roads_left(sight: Sight) -> int | None:
    """Return the number of roads from the end of that road to the monster."""
    way, monster = to_prey(sight), prey(sight)
    place = None if way is None else place_of(way.key)
    return None if place is None or monster is None else roads_to(place, monster)


def place_on(find: Callable[[Sight], Choice | None]) -> Callable[[Sight], Location | None]:
    return its(find, lambda way: place_of(way.key))


def card_on(find: Callable[[Sight], Choice | None]) -> Callable[[Sight], ActionCard | None]:
    return its(find, card_of)


def raised_by(find: Callable[[Sight], Location | None]) -> Callable[[Sight], Attribute | None]:
    return its(find, lambda place: place.attribute)


def level_after(find: Callable[[Sight], Attribute | None]) -> LessonArg:
    def level(sight: Sight) -> str | None:
        attribute = find(sight)
        now = None if attribute is None else count(sight, f"{attribute.key}-0")
        return None if now is None else board.ROMAN[now + 1]

    return level


def kind_of(find: Callable[[Sight], Attribute | None]) -> LessonArg:
    """Return the key of the attribute, for sentences that differ."""
    return lambda sight: key_of(find)(sight) or None


def counter_of(find: Callable[[Sight], Attribute | None]) -> Callable[[Sight], str]:
    return lambda sight: f"{key_of(find)(sight)}-0"


def stands_at(action: Activity) -> Condition:
    """Tell that the present place has this action, and that it may be taken."""

    def stands(sight: Sight) -> bool:
        place = here(sight)
        return place is not None and place.action is action and sight.choice(ACTION.key) is not None

    return stands


# --- what pays for a road ---


def spare_card(sight: Sight) -> ActionCard | None:
    """Return the fitting card after which the others lead nearest to the monster; among such the weakest."""
    fitting = [CARDS[each.key] for each in sight.choices if each.key in CARDS]
    return min(fitting, key=lambda card: (_roads_after(sight, card), keep_value(card)), default=None)


def kept_card(sight: Sight) -> ActionCard | None:
    """Return the card that will be needed for the next road."""
    given, entered, monster = spare_card(sight), where_to(sight), prey(sight)
    if given is None or entered is None or monster is None:
        return None
    for card in hand(sight):
        for there in entered.roads:
            nearer = roads_to(board.PLACES[there], monster) < roads_to(entered, monster)
            if card is not given and nearer and matches(card, board.PLACES[there]):
                return card
    return None


def _roads_after(sight: Sight, given: ActionCard) -> int:
    entered, monster = where_to(sight), prey(sight)
    if entered is None or monster is None:
        return 0
    rest = [card for card in hand(sight) if card is not given]
    reached = [
        entered,
        *(board.PLACES[there] for there in entered.roads if any(matches(c, board.PLACES[there]) for c in rest)),
    ]
    return min(roads_to(place, monster) for place in reached)


def where_to(sight: Sight) -> Location | None:
    """Return the place that is asked about."""
    place = None if sight.ask is None else sight.ask.question.args.get("place")
    return place_of(place.id) if isinstance(place, Message) else None


# --- what a school teaches ---


def training(sight: Sight) -> Attribute:
    """Return the attribute to train: Combat first, then Defence, the first one that still stands at I."""
    return board.COMBAT if count(sight, "combat-0") == 1 else board.DEFENCE


def price_there(sight: Sight) -> int:
    return training_price(count(sight, f"{training(sight).key}-0") or 1)


def trained(sight: Sight) -> Sequence[str]:
    return (f"train-{training(sight).key}",)


# --- the hunt ---


def hunts(sight: Sight) -> list[tuple[Choice, Odds]]:
    """List the roads and the deed that lead into a fight with a monster, the best odds first."""
    found = [(choice, odds) for choice in sight.choices if (odds := sight.odds(choice.key)) is not None]
    fights = [each for each in found if each[1].against is not None and each[1].against.id == "odds-monster"]
    return sorted(fights, key=lambda each: -each[1].won)


def good_hunt(sight: Sight) -> bool:
    return any(odds.won >= GOOD for _, odds in hunts(sight))


def poor_hunt(sight: Sight) -> bool:
    """Tell whether a monster is here and better left alone for now."""
    return bool(hunts(sight)) and not good_hunt(sight)


def best_hunt(sight: Sight) -> Choice | None:
    return next((choice for choice, _ in hunts(sight)), None)


def chance(sight: Sight) -> int | None:
    return next((odds.won for _, odds in hunts(sight)), None)


def known(name: str) -> LessonArg:
    """Return the name of the monster, its life, and the cards that the witcher has against it."""

    def argument(sight: Sight) -> Arg | None:
        against = next((odds.against for _, odds in hunts(sight)), None)
        return None if against is None else against.args[name]

    return argument


def monster_here(sight: Sight) -> Piece | None:
    place = here(sight)
    marker = next((each for each in lairs(sight) if place is not None and each.place == place.key), None)
    return None if marker is None else sight.piece(marker.id.removeprefix("marker-"))


def by_its_lair(sight: Sight) -> bool:
    return monster_here(sight) is not None


# --- the fight ---


foe: Final = its(zone_of("side-monster"), lambda side: side.pieces[0])


def drinks(sight: Sight) -> bool:
    """Tell that a good player would drink a potion now."""
    return sight.best in POTIONS


def preparing(sight: Sight) -> Sequence[str]:
    return advised(sight) if asked(USE_EFFECTS.id)(sight) else ()


def what_it_does(sight: Sight) -> Arg:
    potion = best(sight)
    return "" if potion is None or potion.note is None else potion.note


def best(sight: Sight) -> Choice | None:
    return sight.choice(sight.best) if sight.best else None


def least_missed(sight: Sight) -> ActionCard | None:
    """Return the option that looks best, where it is a card that is given away."""
    return CARDS.get(sight.best)


def alone_in_combo(sight: Sight) -> bool:
    """Tell whether no card in hand links with the one that looks best."""
    opener = CARDS.get(sight.best)
    return opener is None or not any(card.colour in opener.links for card in hand(sight) if card is not opener)


def following(sight: Sight) -> Sequence[str]:
    return advised(sight) if asked(NEXT_CARD.id)(sight) else ()


def skill(sight: Sight) -> Choice | None:
    return sight.choice("skill-*")


combo_so_far: Final = its(zone_of("combo-0"), lambda combo: None if combo.note is None else combo.note.args["damage"])

SLAIN: Final = happened("slain", seat=0)
DRIVEN: Final = happened("driven-away", seat=0)
BEATEN: Final = happened("defeated", seat=0)


def after(turn: int) -> Condition:
    """Make a condition: the lesson no longer waits for the first hunt after this turn."""
    return lambda sight: sight.turn > turn


def cheapest(sight: Sight) -> Choice | None:
    """Return the best card of the market that costs nothing; else the best of all."""
    free = [choice for choice in sight.choices if not any(gem.n for gem in choice.cost)]
    good = best(sight)
    if good in free or not free:
        return good
    return max(free, key=lambda choice: keep_value(CARDS[choice.key]))


its_price: Final = its(cheapest, lambda card: next((gem.n for gem in card.cost), 0))

# fmt: off
STEPS: Final = (
    Step("about", when=[asked(CHOOSE_SCHOOL.id)], at=[key_of(hardest), key_of(lair(0)), key_of(lair(1))],
        args={"n": GOAL, "monster": label_of(hardest),
            "place": label_of(its(hardest, lambda piece: place_of(piece.place)))}),
    Step("school", when=[asked(CHOOSE_SCHOOL.id)], at=[choice_of(easiest_school)],
        args={"school": label_of(easiest_school),
            "why": its(easiest_school, lambda school: Message(f"advised-school-{school.key}"))},
        want=[wants(easiest_school)], otherwise=[OtherChoice("other")]),
    Step("board", when=[asked(TRAVEL.id)], at=["combat-0", "defence-0", "alchemy-0", "special-0"], must=True),
    Step("cards", at=["hand-0"], args={"n": cards_in_hand}, must=True),
    Step("turn", at=["chapter"], must=True),
    Step("road", when=[asked(TRAVEL.id)],
        at=[key_of(place_on(free_training)), choice_of(free_training), key_of(card_on(free_training))],
        args={"place": label_of(place_on(free_training)), "card": label_of(card_on(free_training)),
            "attribute": label_of(raised_by(place_on(free_training)))},
        want=[wants(free_training)], otherwise=[OtherChoice("stay", [PHASE_TWO.key]), OtherChoice("other")]),
    Step("use", when=[asked(TRAVEL.id), stands_at(board.TRAIN)], at=[key_of(here), f"choice:{ACTION.key}"],
        args={"attribute": label_of(raised_by(here)), "kind": kind_of(raised_by(here)),
            "level": level_after(raised_by(here))},
        want=[ACTION.key], otherwise=[OtherChoice("other")]),
    Step("teach", when=[asked(TRAVEL.id)], at=[key_of(place_on(to_school)), "gold-0"],
        args={"place": label_of(place_on(to_school)), "gold": number_on("gold-0"), "price": price_there},
        want=[wants(to_school)], otherwise=[OtherChoice("other")]),
    Step("pay", when=[asked(PAY_MOVE.id)], at=[key_of(spare_card), key_of(kept_card)],
        args={"card": label_of(spare_card), "kept": label_of(kept_card)},
        want=[wants(spare_card)], otherwise=[OtherChoice("other")], maybe=True),
    Step("train", when=[asked(TRAVEL.id), stands_at(board.SCHOOL)],
        at=[key_of(here), f"choice:{ACTION.key}", counter_of(training)],
        args={"attribute": label_of(training), "kind": kind_of(training)},
        want=[ACTION.key], otherwise=[OtherChoice("other")],
        then=[
            Step("train-what", when=[asked(CHOOSE_TRAINING.id)],
                at=[counter_of(training), lambda sight: f"choice:{trained(sight)[0]}"],
                args={"attribute": label_of(training)},
                want=[trained], otherwise=[OtherChoice("kind")])]),
    Step("on", when=[asked(TRAVEL.id)], at=[key_of(place_on(to_prey)), choice_of(to_prey), key_of(prey)],
        args={"card": label_of(card_on(to_prey)), "place": label_of(place_on(to_prey)), "monster": label_of(prey),
            "n": roads_left},
        want=[wants(to_prey)], otherwise=[OtherChoice("stay", [PHASE_TWO.key]), OtherChoice("other")]),
    Step("also", when=[asked(TRAVEL.id), offered(ACTION.key)], at=[key_of(here), f"choice:{ACTION.key}"],
        args={"place": label_of(here)},
        want=[ACTION.key], otherwise=[OtherChoice("other")], maybe=True),
    Step("deed", when=[asked(MAIN_ACTION.id), offered(CITY.key)], at=[f"choice:{CITY.key}", "deck-city", "deck-wilds"],
        args={"monster": lambda sight: known("monster")(sight) or "", "won": lambda sight: chance(sight) or 0},
        want=[CITY.key], instead=[OtherText("calm", not_so(poor_hunt))],
        otherwise=[OtherChoice("wilds", ["explore-*"]), OtherChoice("other")]),
    Step("story", when=[asked(STORY_OPTION.id)], at=["story", "ask"], free=True),
    Step("market", when=[asked(MARKET.id)], at=["market", choice_of(cheapest)],
        args={"card": label_of(cheapest), "price": its_price, "n": cards_in_hand},
        want=[wants(cheapest)], otherwise=[OtherChoice("other")]),
    Step("friend", when=[others_turn, happened("moved", seat=1)], at=["pawn-1", "seat:1"],
        args={"hazel": player(1), "place": in_line("moved", "place", seat=1)}),
    Step("lair", when=[asked(TRAVEL.id), good_hunt], at=[key_of(place_on(best_hunt)), choice_of(best_hunt)],
        args={"monster": known("monster"), "place": label_of(place_on(best_hunt)), "life": known("life"),
            "cards": known("cards"), "won": chance},
        want=[wants(best_hunt)], otherwise=[OtherChoice("other")], turn=HUNT),
    Step("fare", when=[asked(PAY_MOVE.id)], at=["ask", choice_of(best)],
        args={"card": label_of(least_missed)},
        want=[advised], otherwise=[OtherChoice("other")], turn=HUNT, maybe=True),
    Step("prepare", when=[asked(TRAVEL.id), by_its_lair, offered(ACTION.key)],
        at=[key_of(here), f"choice:{ACTION.key}"],
        args={"place": label_of(here)},
        want=[ACTION.key], otherwise=[OtherChoice("other")], turn=HUNT, maybe=True),
    Step("ready", when=[asked(TRAVEL.id), by_its_lair], at=["hand-0", f"choice:{PHASE_TWO.key}"],
        args={"n": cards_in_hand},
        want=[PHASE_TWO.key], otherwise=[OtherChoice("other")], turn=HUNT, maybe=True),
    Step("hunt", when=[asked(MAIN_ACTION.id), by_its_lair, good_hunt], at=[choice_of(best_hunt)],
        args={"monster": known("monster"), "gold": REWARD},
        want=[wants(best_hunt)], otherwise=[OtherChoice("other")], expects=[good_hunt], turn=HUNT),
    Step("ability", when=[asked(DISCARD_FROM_DECK.id)], at=["side-monster", choice_of(best)],
        args={"card": label_of(best)},
        want=[advised], otherwise=[OtherChoice("other")], turn=HUNT, maybe=True),
    Step("hit", when=[happened("monster-hits", seat=0)], at=["life-0", "guard-0", "life-monster"],
        args={"monster": label_of(foe), "n": in_line("monster-hits", "n", seat=0), "left": number_on("life-monster"),
            "mine": number_on("life-0")}, must=True, turn=HUNT),
    Step("potion", when=[asked(USE_EFFECTS.id), drinks], at=[choice_of(best), "alchemy-0"],
        args={"potion": label_of(best), "text": what_it_does, "n": number_on("alchemy-0")},
        want=[preparing] * 4, instead=[OtherText("enough", not_so(drinks))], otherwise=[OtherChoice("other")],
        turn=HUNT),
    Step("combo", when=[asked(FIRST_CARD.id)], at=["hand-0", choice_of(best)],
        args={"card": label_of(best)},
        want=[advised], instead=[OtherText("single", alone_in_combo)], otherwise=[OtherChoice("other")], turn=HUNT),
    Step("chain", when=[asked(NEXT_CARD.id)], at=["combo-0", choice_of(best)],
        args={"card": label_of(best), "n": combo_so_far},
        want=[following] * 4, instead=[OtherText("enough", lambda sight: sight.best == COMBO_DONE.key)],
        otherwise=[OtherChoice("done", [COMBO_DONE.key]), OtherChoice("other")], turn=HUNT),
    Step("skill", when=[asked(USE_POWER.id)], at=[key_of(skill), choice_of(skill)],
        want=[wants(skill)], otherwise=[OtherChoice("other")], turn=HUNT, maybe=True),
    Step("drawn", when=[happened("combo-made", seat=0)], at=["life-monster", "held-0"],
        args={"monster": label_of(foe), "n": in_line("combo-made", "damage", seat=0), "left": number_on("life-monster"),
            "cards": number_on("combat-0")}, turn=HUNT),
    Step("again", when=[asked(FIRST_CARD.id, USE_EFFECTS.id)], at=["ask"], free=True, turn=HUNT, maybe=True),
    Step("won", when=[either(SLAIN, DRIVEN, BEATEN)], at=["trophies-won-0", "powers-0"],
        args={"monster": in_first_line("slain", "driven-away", "defeated", name="monster", seat=0), "n": GOAL,
            "gold": REWARD},
        instead=[OtherText("driven", DRIVEN), OtherText("lost", BEATEN)], expects=[SLAIN], must=True, turn=HUNT),
    Step("fatigue", when=[asked(TRASH.id)], at=["ask", choice_of(best)],
        args={"card": label_of(best)},
        want=[advised], otherwise=[OtherChoice("other")], turn=HUNT),
    Step("mastery", when=[either(others_turn, after(HUNT)), either(at_least("trophies-won-0", 1), after(HUNT + 1))],
        at=["combat-0", "defence-0", "alchemy-0", "special-0", "attribute-trophies"], turn=HUNT),
    Step("victory", at=["reputation", "seat:1"], args={"hazel": player(1), "n": limit_of("trophies-won-0")}),
    Step("alone", at=["seat:0", "tool:rules"]),
)
# fmt: on

LESSON: Final = Lesson(
    "first-hunt-14477", STEPS, parts=(5, 7, 4, 5, 10, 3), auto={SECOND_TERRAIN.id: "forest"}, minutes=12
)
