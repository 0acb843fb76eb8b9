"""Advice for bots: how good each option looks. Direct heuristics on what the seat may know, no looking ahead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from fabletable.games.runebound.advice.fights import (
    weigh_actions,
    weigh_retreat,
    weigh_shields,
    weigh_surge,
    weigh_tokens,
    weigh_use,
)
from fabletable.games.runebound.advice.markets import (
    weigh_buying,
    weigh_discards,
    weigh_gifts,
    weigh_markets,
    weigh_sales,
)
from fabletable.games.runebound.advice.plans import (
    Goal,
    errand_worth,
    goals,
    learn_worth,
    rounds_left,
    train_worth,
    where_to_follow,
)
from fabletable.games.runebound.advice.trade import weigh_answer, weigh_gold, weigh_offer, weigh_trade
from fabletable.games.runebound.advice.travel import journey_from, ride_or_walk
from fabletable.games.runebound.advice.values import (
    TROPHY,
    card_worth_in_hand,
    effects_worth,
    price_of,
    skill_worth,
    win_odds,
)
from fabletable.games.runebound.board import HEXES, WILDERNESS, Hex, hexes_of
from fabletable.games.runebound.cards.kinds import HEALTH, Enemy, HeroCard, Outcome, Quest, Skill, Way
from fabletable.games.runebound.cards.vocabulary import Ability
from fabletable.games.runebound.rules.combat import RETREAT
from fabletable.games.runebound.rules.decks import PutBack
from fabletable.games.runebound.rules.deeds import TRADE
from fabletable.games.runebound.rules.dice import Spending
from fabletable.games.runebound.rules.turn import (
    ADVENTURE,
    CHALLENGE_VILLAIN,
    END_TURN,
    KILL_ZOMBIE,
    REST,
    SHOP,
    STAND_UP,
    TRAIN,
    TRAVEL,
)
from fabletable.games.runebound.table import Die, Hero, Runebound
from fabletable.kernel import DONE, YES, Decision, Deed, Word

Weigh = Callable[[Runebound, Decision], Sequence[float]]

FLEXIBLE: Final = (3.0, 1.0, 2.0, 2.0, 1.8, 1.6)
"""How much each face of the terrain die would be missed."""


def weigh(table: Runebound, decision: Decision) -> Sequence[float]:
    """One number an option, the higher the better."""
    known = _ASKED.get(decision.ask)
    if known is None:
        return [0.0] * len(decision.options)
    return known(table, decision)


# --- the turn ---


def _turn(table: Runebound, decision: Decision) -> list[float]:
    hero = table.heroes[decision.seat]
    wanted = goals(table, hero) if hero.actions and not hero.defeated and not hero.delayed else []
    best = wanted[0] if wanted else None
    heading = _heading(hero, best)
    return [_deed(table, hero, option, wanted, heading) for option in decision.options]


class Heading:
    """Toward the best goal: ride, or walk to which neighbour."""

    __slots__ = ("rides", "score", "walk_to")

    def __init__(self, score: float, rides: bool, walk_to: int) -> None:
        self.score: float = score
        self.rides: bool = rides
        self.walk_to: int = walk_to


def _heading(hero: Hero, goal: Goal | None) -> Heading | None:
    if goal is None or goal.at == hero.at:
        return None
    times = journey_from(hero, goal.at)
    progress, walk_to = ride_or_walk(hero, times)
    walking = times[hero.at] - times[walk_to]
    if walk_to == goal.at:
        walking = max(walking, 0.95)
    return Heading(goal.score, progress > walking, walk_to)


def _deed(table: Runebound, hero: Hero, option: Any, wanted: list[Goal], heading: Heading | None) -> float:
    if isinstance(option, Hex):
        if heading is not None and not heading.rides and option.index == heading.walk_to:
            return heading.score - (0.4 if table.zombies[option.index] else 0.0)
        return -1.0
    if option is TRAVEL:
        return heading.score if heading is not None and heading.rides else -1.0
    if isinstance(option, Deed):
        return _thing(table, hero, option, wanted)
    if isinstance(option, Ability):
        return _card_action(table, hero, option, wanted)
    if option is REST and hero.defeated:
        return 5.0
    kinds = _KINDS.get(option.key) if isinstance(option, Word) else None
    if kinds:
        here = max((goal.score for goal in wanted if goal.kind in kinds and goal.at == hero.at), default=-0.5)
        return max(here, train_worth(hero, rounds_left(table)) / 1.4) if option is TRAIN else here
    if option is END_TURN:
        return -0.05 if hero.actions else 0.0  # training is never quite for nothing
    if option is STAND_UP:
        return 5.0
    if option is CHALLENGE_VILLAIN:
        return _challenge(table, hero, wanted)
    return 0.0


_KINDS: Final = {
    ADVENTURE.key: ("adventure",),
    REST.key: ("rest", "on-rest"),
    SHOP.key: ("shop",),
    TRAIN.key: ("on-train",),
    KILL_ZOMBIE.key: ("zombie",),
}
"""The goals that each of these deeds serves."""


def _challenge(table: Runebound, hero: Hero, wanted: list[Goal]) -> float:
    """Fight now, unless a rest would help and there is time for it."""
    if not any(goal.kind == "villain" for goal in wanted):
        return -5.0
    hurt = hero.damage / hero.numbers[HEALTH]
    if hurt > 0.15 and hero.actions > 1 and (hero.hex.kind != WILDERNESS or hurt > 0.3):
        return 1.0
    return 900.0


def _thing(table: Runebound, hero: Hero, option: Deed, wanted: list[Goal]) -> float:
    thing = option.thing
    if isinstance(thing, Skill):
        worth = learn_worth(hero, thing, rounds_left(table))
        return 20.0 + worth if worth > 0.9 * len(thing.cost) - 0.2 else -2.0
    if option.kind == TRADE:
        return weigh_trade(table, hero, table.heroes[thing.seat])
    return max((goal.score for goal in wanted if goal.key == thing.key and goal.at == hero.at), default=0.3) + 0.05


def _card_action(table: Runebound, hero: Hero, ability: Ability, wanted: list[Goal]) -> float:
    first = ability.effects[0]
    if first.op in ("sell", "test") and any(asset.key == ability.card for asset in hero.assets):
        return max((goal.score for goal in wanted if goal.key == ability.key and goal.at == hero.at), default=2.0)
    if first.op == "challenge":
        return _duel(table, hero)
    if first.op == "heal":
        n = first.n if isinstance(first.n, int) else 9
        return 2.0 if hero.damage >= n + 1 else -1.0
    if first.op == "move":
        best = wanted[0] if wanted else None
        away = best is not None and best.at != hero.at
        return (6.0 if not ability.action else 3.0) if away and not first.flag else -1.0
    if first.op == "action":
        return 1.0 if len(hero.hand) >= 3 and hero.actions == 0 else -1.0
    if first.op == "draw":
        worst = min((card_worth_in_hand(hero, card) for card in hero.hand), default=9.0)
        return 0.9 if worst < 0.9 and hero.actions == 0 else -1.0
    if first.op == "relocate":
        return _jump(hero, first.place, wanted)
    if first.op == "look-at":
        return 0.1
    if first.op == "shop":
        return max((goal.score for goal in wanted if goal.kind == "shop"), default=-0.5) + 0.4
    return effects_worth(table, hero, ability.effects) / 1.3 if ability.action else -1.0


def _jump(hero: Hero, kinds: tuple[str, ...], wanted: list[Goal]) -> float:
    """Worth its price when it saves more than a move and a half on the way to the best goal."""
    best = wanted[0] if wanted else None
    if best is None or best.at == hero.at:
        return -1.0
    times = journey_from(hero, best.at)
    nearest = min(times[field.index] for kind in kinds for field in hexes_of(kind))
    return best.score + 0.1 if times[hero.at] - nearest > 2.0 else -1.0


def _duel(table: Runebound, hero: Hero) -> float:
    rivals = [other for other in table.heroes_at(hero.at) if other.seat != hero.seat]
    weakest = min((other.health_left for other in rivals), default=99)
    return 4.0 if hero.health_left >= weakest + 2 else -1.0


def _weakest(table: Runebound, decision: Decision) -> list[float]:
    return [-float(table.heroes[option.seat].health_left) for option in decision.options]


# --- moving ---


def _ride(table: Runebound, decision: Decision) -> list[float]:
    hero = table.heroes[decision.seat]
    wanted = goals(table, hero)
    if not wanted or wanted[0].at == hero.at:
        return [0.0 if isinstance(option, Word) else -1.0 for option in decision.options]
    times = journey_from(hero, wanted[0].at)
    moves = [times[hero.at] - times[option.index] for option in decision.options if isinstance(option, Hex)]
    stuck = max(moves, default=0.0) <= 0.02
    return [_ride_option(table, hero, option, times, stuck) for option in decision.options]


def _ride_option(table: Runebound, hero: Hero, option: Any, times: list[float], stuck: bool) -> float:
    if isinstance(option, Hex):
        zombies = 0.5 if table.zombies[option.index] else 0.0
        return times[hero.at] - times[option.index] - zombies
    if isinstance(option, Deed):
        return weigh_trade(table, hero, table.heroes[option.thing.seat])
    if isinstance(option, Ability):
        if option.window == "free":
            return 0.4 if option.effects[0].op == "move" and stuck and not option.effects[0].flag else -1.0
        return 0.3 if stuck else -0.1
    if isinstance(option, Die):
        spare = len(hero.hand) >= 3 and min(card_worth_in_hand(hero, card) for card in hero.hand) < 0.9
        return 0.1 - 0.01 * FLEXIBLE[option.face] if stuck and spare else -1.0
    return 0.01


def _move(table: Runebound, decision: Decision) -> list[float]:
    hero = table.heroes[decision.seat]
    wanted = goals(table, hero)
    if not wanted or wanted[0].at == hero.at:
        return [0.1 if isinstance(option, Word) else 0.0 for option in decision.options]
    times = journey_from(hero, wanted[0].at)
    found = []
    for option in decision.options:
        if isinstance(option, Hex):
            found.append(times[hero.at] - times[option.index] - (0.6 if table.zombies[option.index] else 0.0))
        else:
            found.append(0.01)
    return found


def _which_die(table: Runebound, decision: Decision) -> list[float]:
    return [
        -FLEXIBLE[option.die.face] - (0.5 if option.once is not None else 0.0) if isinstance(option, Spending) else 0.0
        for option in decision.options
    ]


def _reroll(table: Runebound, decision: Decision) -> list[float]:
    """Exploring or resting: reroll what does not help, as long as no good outcome lies there."""
    hero = table.heroes[decision.seat]
    roll = table.roll
    found = []
    for option in decision.options:
        if isinstance(option, Ability) and option.window == "free":
            found.append(_in_between(hero, option))
        elif isinstance(option, Ability):
            found.append(0.5 if roll is not None and roll.purpose == "explore" and table.fight is None else 0.2)
        elif isinstance(option, Die):
            spare = len(hero.hand) >= 2 and min(card_worth_in_hand(hero, card) for card in hero.hand) < 1.0
            useful = option.face == 0 or (hero.hex.terrain in ("plains",) and option.face in (1, 2, 3))
            found.append(0.3 if spare and not useful and roll is not None and roll.purpose == "explore" else -1.0)
        else:
            found.append(0.35)
    return found


def _in_between(hero: Hero, ability: Ability) -> float:
    """An ability of any moment while dice or cards lie there: only what heals a good deal."""
    first = ability.effects[0]
    return 1.0 if first.op == "heal" and isinstance(first.n, int) and hero.damage > first.n else -1.0


def _dice_to_reroll(table: Runebound, decision: Decision) -> list[float]:
    return [(-1.0 if option.face == 0 else 1.0) if isinstance(option, Die) else 0.0 for option in decision.options]


def _least_useful_die(table: Runebound, decision: Decision) -> list[float]:
    return [-FLEXIBLE[option.face] for option in decision.options]


def _retreat_to(table: Runebound, decision: Decision) -> list[float]:
    found = []
    for option in decision.options:
        if isinstance(option, Hex):
            found.append(1.5 if option.kind != WILDERNESS else 1.0 - (2.0 if table.zombies[option.index] else 0.0))
        else:
            found.append(0.5 if isinstance(option, Word) else 0.4)
    return found


# --- cards in hand ---


def _give_a_skill(table: Runebound, decision: Decision) -> list[float]:
    """What is discarded should be worth little."""
    hero = table.heroes[decision.seat]
    return [-card_worth_in_hand(hero, option) if isinstance(option, Skill) else -0.75 for option in decision.options]


def _exert_in_test(table: Runebound, decision: Decision) -> list[float]:
    hero = table.heroes[decision.seat]
    needed = int(decision.args["successes"]) == 0
    limit = 1.5 if needed else 0.0
    return [
        limit - card_worth_in_hand(hero, option) if isinstance(option, Skill) else -0.5 if option is not DONE else 0.0
        for option in decision.options
    ]


def _learn_now(table: Runebound, decision: Decision) -> list[float]:
    hero = table.heroes[decision.seat]
    return [
        learn_worth(hero, option, rounds_left(table)) if isinstance(option, Skill) else 0.2
        for option in decision.options
    ]


def _forget(table: Runebound, decision: Decision) -> list[float]:
    hero = table.heroes[decision.seat]
    return [-skill_worth(hero, option) for option in decision.options]


def _pay_trophy(table: Runebound, decision: Decision) -> list[float]:
    """The type one has most of; with Vorakesh about, no fresh enemies into the discard pile."""
    hero = table.heroes[decision.seat]
    return [hero.trophies_of(option.deck) - (0.5 if isinstance(option, Enemy) else 0.0) for option in decision.options]


def _trophy_deck(table: Runebound, decision: Decision) -> list[float]:
    hero = table.heroes[decision.seat]
    needed = {option.key: 0.0 for option in decision.options}
    for skill in hero.hand:
        for icon in skill.cost:
            if icon in needed:
                needed[icon] += skill_worth(hero, skill) / len(skill.cost)
    return [needed[option.key] - 0.3 * hero.trophies_of(option.key) for option in decision.options]


# --- adventures ---


def _event(table: Runebound, decision: Decision) -> list[float]:
    hero = table.heroes[decision.seat]
    return [way_worth(table, hero, option) for option in decision.options]


def way_worth(table: Runebound, hero: Hero, way: Way) -> float:
    worth = effects_worth(table, hero, way.ability.effects)
    if not way.rumor:
        return worth
    if way.ability.window == "on-win":
        return 0.55 * worth * (0.6 + 0.4 * min(1.0, hero.health_left / 8))
    places = where_to_follow(hero, way)
    if not places:
        return 0.75 * worth - 0.8
    time = min(journey_from(hero, index)[hero.at] for index in places)
    return 0.9 * worth - 0.55 * (time + 1)


def _outcome(table: Runebound, decision: Decision) -> list[float]:
    """Take what there is, unless a far better outcome of the quest is likely next time."""
    hero = table.heroes[decision.seat]
    found = []
    for option in decision.options:
        if isinstance(option, Outcome):
            found.append(effects_worth(table, hero, option.effects) + (TROPHY if option.trophy else 0.0) + 0.3)
        else:
            found.append(0.0)
    return found


def _by_effects(table: Runebound, decision: Decision) -> list[float]:
    hero = table.heroes[decision.seat]
    fight = table.fight
    if fight is not None and decision.ask == "ask-choose":
        return [_in_fight(table, hero, option) for option in decision.options]
    return [effects_worth(table, hero, option.effects) for option in decision.options]


def _in_fight(table: Runebound, hero: Hero, option: Any) -> float:
    """Rebels who listen: take the trophy unless the fight is easily won; tricksters: flip whichever."""
    effects = option.effects
    fight = table.fight
    if effects and effects[0].op == "take-as-trophy" and fight is not None and fight.foe is not None:
        return TROPHY - win_odds(table, hero, fight.foe) * 1.5
    if not effects:
        return 1.2
    return 1.0 if effects[0].who != "self" else 0.9


def _pay(table: Runebound, decision: Decision) -> list[float]:
    hero = table.heroes[decision.seat]
    what = decision.args["what"].id.removeprefix("price-")
    price = price_of(hero, what, int(decision.args["n"]))
    worth = 3.3 if table.drawn is not None or table.fight is None else 1.3
    return [worth - price if option is YES else 0.0 for option in decision.options]


# --- set-up, decks, the board ---


def _start(table: Runebound, decision: Decision) -> list[float]:
    """Near many gems."""
    hero = table.heroes[decision.seat]
    found = []
    for option in decision.options:
        times = journey_from(hero, option.index)
        near = sorted(times[field.index] for field in HEXES if field.gem)[:4]
        found.append(-sum(near) - (2.0 if table.heroes_at(option.index) else 0.0))
    return found


def _hero(table: Runebound, decision: Decision) -> list[float]:
    """All heroes are played, so that bots show them all; luck decides between equals."""
    return [0.0 if isinstance(option, HeroCard) else -1.0 for option in decision.options]


def _deck_card(table: Runebound, decision: Decision) -> list[float]:
    hero = table.heroes[decision.seat]
    found = []
    for option in decision.options:
        card = option.card if isinstance(option, PutBack) else option
        worth = card_worth(table, hero, card)
        found.append((worth if option.top else 3.0 - worth) if isinstance(option, PutBack) else worth)
    return found


def _deepest_first(table: Runebound, decision: Decision) -> list[float]:
    """The card that is chosen first will lie deepest."""
    hero = table.heroes[decision.seat]
    return [-card_worth(table, hero, card) for card in decision.options]


def card_worth(table: Runebound, hero: Hero, card: Any) -> float:
    """Would I like to draw this card?"""
    if isinstance(card, Skill):
        return skill_worth(hero, card)
    if isinstance(card, Enemy):
        odds = win_odds(table, hero, card.foe)
        return odds * (TROPHY + max(effects_worth(table, hero, each) for each in card.rewards)) - 3 * (1 - odds)
    if isinstance(card, Quest):
        return errand_worth(table, hero, card.errand, TROPHY) * 0.6
    ways = getattr(card, "ways", ())
    return max((way_worth(table, hero, way) for way in ways), default=1.5)


def _zombie(table: Runebound, decision: Decision) -> list[float]:
    """A zombie rises out of the way; one in the way is removed."""
    hero = table.heroes[decision.seat]
    sign = 1.0 if decision.ask == "ask-zombie" else -1.0
    return [
        sign * journey_from(hero, hero.at)[option.index] if isinstance(option, Hex) else -99.0
        for option in decision.options
    ]


def _nearest_hex(table: Runebound, decision: Decision) -> list[float]:
    hero = table.heroes[decision.seat]
    times = journey_from(hero, hero.at)
    return [-times[option.index] if isinstance(option, Hex) else -50.0 for option in decision.options]


def _relocate(table: Runebound, decision: Decision) -> list[float]:
    hero = table.heroes[decision.seat]
    wanted = goals(table, hero)
    if not wanted:
        return [0.0] * len(decision.options)
    times = journey_from(hero, wanted[0].at)
    return [-times[option.index] if isinstance(option, Hex) else -times[hero.at] for option in decision.options]


def _use(table: Runebound, decision: Decision) -> list[float]:
    if table.fight is not None:
        return weigh_use(table, decision)
    hero = table.heroes[decision.seat]
    found = []
    for option in decision.options:
        if not isinstance(option, Ability):
            found.append(0.0)
        elif option.window == "on-gain-trophy":
            worst = min((card_worth_in_hand(hero, card) for card in hero.hand), default=9.0)
            found.append(0.95 - worst)
        elif option.window == "on-defeated":
            found.append(3.0)
        else:
            found.append(0.5)
    return found


def _yes(table: Runebound, decision: Decision) -> list[float]:
    return [0.0 if isinstance(option, Word) and option is not RETREAT else 1.0 for option in decision.options]


def _buy_off(table: Runebound, decision: Decision) -> list[float]:
    return [1.0 if option is YES else 0.5 for option in decision.options]


_ASKED: Final[dict[str, Weigh]] = {
    "ask-turn": _turn,
    "ask-ride": _ride,
    "ask-move": _move,
    "ask-which-die": _which_die,
    "ask-reroll": _reroll,
    "ask-reroll-which": _dice_to_reroll,
    "ask-turn-die": _least_useful_die,
    "ask-retreat-to": _retreat_to,
    "ask-relocate": _relocate,
    "ask-exert": _give_a_skill,
    "ask-hand-limit": _give_a_skill,
    "ask-discard-skill": _give_a_skill,
    "ask-swap-skill": _give_a_skill,
    "ask-exert-test": _exert_in_test,
    "ask-learn-now": _learn_now,
    "ask-forget": _forget,
    "ask-pay-trophy": _pay_trophy,
    "ask-trophy-deck": _trophy_deck,
    "ask-event": _event,
    "ask-outcome": _outcome,
    "ask-reward": _by_effects,
    "ask-choose": _by_effects,
    "ask-pay": _pay,
    "ask-rumor": _yes,
    "ask-which-market": weigh_markets,
    "ask-sell": weigh_sales,
    "ask-buy": weigh_buying,
    "ask-take-asset": weigh_gifts,
    "ask-one-of-a-type": weigh_discards,
    "ask-give": weigh_offer,
    "ask-take": weigh_offer,
    "ask-how-much": weigh_gold,
    "ask-accept-trade": weigh_answer,
    "ask-start": _start,
    "ask-hero": _hero,
    "ask-put-back": _deck_card,
    "ask-take-one": _deck_card,
    "ask-reorder": _deepest_first,
    "ask-zombie": _zombie,
    "ask-kill-zombie": _zombie,
    "ask-refresh-gem": _nearest_hex,
    "ask-use": _use,
    "ask-challenge": _weakest,
    "ask-borrow": weigh_use,
    "ask-combat-action": weigh_actions,
    "ask-strike-with": weigh_tokens,
    "ask-agility": weigh_tokens,
    "ask-token": weigh_tokens,
    "ask-spend-agility": weigh_tokens,
    "ask-spend-token": weigh_tokens,
    "ask-pay-surge": weigh_surge,
    "ask-shield": weigh_shields,
    "ask-buy-off": _buy_off,
    "ask-retreat": weigh_retreat,
}
