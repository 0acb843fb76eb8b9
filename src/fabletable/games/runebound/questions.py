"""The options as clients list them: notes, prices, the spots of the table that glow."""

from __future__ import annotations

from typing import Any

from fabletable.games.runebound.board import DECKS, MARKETS, Hex, Place
from fabletable.games.runebound.cards.kinds import HeroCard, Outcome, Way
from fabletable.games.runebound.cards.tokens import AGILITY
from fabletable.games.runebound.cards.vocabulary import Ability
from fabletable.games.runebound.fight import FightToken
from fabletable.games.runebound.looks import ability_card, trophy_gems
from fabletable.games.runebound.rules.combat import Reward
from fabletable.games.runebound.rules.combat_actions import AGILITY_ACTION, Strike
from fabletable.games.runebound.rules.decks import PutBack
from fabletable.games.runebound.rules.dice import Spending
from fabletable.games.runebound.rules.effects import owned
from fabletable.games.runebound.rules.markets import PRICE, Deal, market_here, sell_bonus
from fabletable.games.runebound.rules.movement import ways_out
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
from fabletable.kernel import DONE, PASS, Decision, Deed, Say, Seat
from fabletable.kernel.scene import Choice, Gem

ICONS = {
    "travel": "rolling-dices",
    "adventure": "compass",
    "rest": "camping-tent",
    "shop": "shopping-bag",
    "train": "weight-lifting-up",
    "stand-up": "muscle-up",
    "kill-zombie": "shambling-zombie",
    "challenge-villain": "crossed-swords",
    "end-turn": "hourglass",
    "stop": "stop-sign",
    "retreat": "run",
    "agility": "sprint",
    "pass": "hand",
}
COMMITTING = ("end-turn", "done", "pass", "stop", "no")


def choices(table: Runebound, decision: Decision) -> list[Choice]:
    hero = table.heroes[decision.seat]
    return [_choice(table, hero, decision, option) for option in decision.options]


def _choice(table: Runebound, hero: Hero, decision: Decision, option: Any) -> Choice:
    choice = Choice(option.key, option.say, spots=[option.say.piece] if option.say.piece else [])
    choice.icon = ICONS.get(option.key, "")
    choice.main = option.key in COMMITTING
    if isinstance(option, Hex):
        choice.note = _hex_note(table, hero, decision, option)
    elif isinstance(option, Ability):
        _ability(option, choice)
    elif isinstance(option, Deed):
        _deed(option, choice)
    elif isinstance(option, Deal):
        _deal(table, hero, decision, option, choice)
    elif isinstance(option, Way):
        choice.note = _way_note(hero, option)
    elif isinstance(option, Outcome):
        choice.note = Say(option.say.id + "-text", option.figures)
    elif isinstance(option, HeroCard):
        choice.note = Say(option.say.id + ".text", option.figures)
    elif isinstance(option, Die) and decision.ask in ("ask-ride", "ask-reroll", "ask-retreat-to"):
        choice.label = Say("do-reroll", {"die": option.say}, option.key)
        choice.note = Say("note-exert")
        choice.risk = "dice"
    elif isinstance(option, Strike):
        _strike(table, option, choice)
    elif isinstance(option, Place):
        choice.spots = ["market-" + option.key]
    elif isinstance(option, Seat):
        choice.spots = [f"pawn-{option.seat}"]
    elif isinstance(option, FightToken):
        _token(table, decision, option, choice)
    elif isinstance(option, Reward):
        choice.note = option.note
    elif isinstance(option, PutBack | Spending):
        pass
    else:
        _word(table, hero, option, choice)
    return choice


def _hex_note(table: Runebound, hero: Hero, decision: Decision, field: Hex) -> Say | None:
    """What waits there, what a step costs, or which die it takes."""
    if decision.ask in ("ask-zombie", "ask-kill-zombie"):
        return None
    if decision.ask == "ask-refresh-gem":
        return Say("gem-" + field.gem)
    if table.zombies[field.index]:
        return Say("note-zombies")
    if table.gem_up(field.index):
        return Say("gem-" + field.gem)
    if decision.ask == "ask-turn":
        return Say("note-one-action")
    if decision.ask == "ask-ride" and table.roll is not None:
        ways = ways_out(table, hero, table.roll).get(field.index, [])
        return Say("note-spend", {"dice": [way.say for way in ways]})
    return None


def _way_note(hero: Hero, way: Way) -> Say:
    """What it says; and beforehand that its price cannot be paid."""
    text = Say(way.say.id + "-text", way.figures)
    for effect in way.ability.effects:
        if effect.op == "pay" and isinstance(effect.n, int) and owned(hero, effect.kind) < effect.n:
            return Say("note-cannot-pay", {"text": text})
    return text


def _ability(ability: Ability, choice: Choice) -> None:
    piece = ability_card(ability, "")
    choice.note = piece.text
    choice.cost = list(piece.cost)
    if ability.exert:
        choice.cost.append(Gem("exert", ability.exert, "card-burn", Say("cost-exert")))
    if ability.action:
        choice.cost.append(Gem("action", ability.action, "hourglass", Say("cost-action")))


def _deed(option: Deed, choice: Choice) -> None:
    thing = option.thing
    if option.kind == "learn":
        choice.cost = trophy_gems(thing.cost)
        choice.note = Say(thing.say.id + ".text", thing.figures)
    elif option.kind == "quest":
        choice.note = Say(thing.say.id + ".instruction", thing.figures)
    elif option.kind == "story":
        choice.note = Say(thing.say.id + ".text", thing.figures)
    elif option.kind == "rumor":
        choice.note = Say(thing.say.id + "-text", thing.figures)
    else:
        choice.spots = [f"pawn-{thing.seat}"]


def _deal(table: Runebound, hero: Hero, decision: Decision, deal: Deal, choice: Choice) -> None:
    choice.note = Say(deal.asset.say.id + ".text", deal.asset.figures)
    if deal.verb == "buy":
        choice.cost = [Gem("gold", max(0, deal.asset.price - int(decision.args["off"])))]
        choice.icon = "shopping-bag"
    elif deal.verb == "sell":
        choice.cost = [Gem("gold", f"+{deal.asset.price + sell_bonus(table, hero, deal.asset, PRICE)}")]
    else:
        choice.icon = "trash-can"


def _token(table: Runebound, decision: Decision, token: FightToken, choice: Choice) -> None:
    """Agility is for both sides' tokens, so it says whose; where tokens turn, what is on the other side."""
    if decision.ask == "ask-agility" and table.fight is not None:
        mine = token in table.fight.sides[table.fight.turn].tokens
        choice.label = Say("do-flip-mine" if mine else "do-recast-theirs", {"token": token.say}, token.key)
    if decision.ask in ("ask-agility", "ask-token"):
        choice.note = Say("note-other-side", {"token": token.token.sides[1 - token.up].say})


def _strike(table: Runebound, option: Strike, choice: Choice) -> None:
    fight = table.fight
    choice.icon = {"physical": "broadsword", "magic": "magic-swirl", "skull": "crowned-skull"}[option.kind]
    if fight is not None:
        choice.spots = [token.key for token in fight.sides[fight.turn].spendable_as(option.kind)]


def _word(table: Runebound, hero: Hero, option: Any, choice: Choice) -> None:
    if option is ADVENTURE:
        choice.note = Say("note-two-actions")
        choice.spots = [f"gem-{hero.hex.key}"]
        choice.risk = "reveal"
    elif option is TRAVEL:
        choice.note = Say("note-travel", {"n": hero.numbers["speed"]})
        choice.risk = "dice"
    elif option is SHOP:
        choice.note = Say("note-shop")
        choice.spots = ["market-" + MARKETS[market_here(hero)]]
        choice.risk = "reveal"
    elif option is TRAIN:
        choice.note = Say("note-train", {"n": hero.numbers["hand"]})
        choice.spots = ["pile-skills"]
        choice.risk = "reveal"
    elif option in (REST, STAND_UP):
        choice.note = Say("note-one-action")
        choice.spots = [f"pawn-{hero.seat}"]
    elif option is KILL_ZOMBIE:
        choice.note = Say("note-one-action")
        choice.spots = [f"zombie-{hero.hex.key}"]
    elif option is CHALLENGE_VILLAIN:
        choice.note = Say("note-challenge")
        choice.spots = ["villain"]
    elif option is AGILITY_ACTION and table.fight is not None:
        side = table.fight.sides[table.fight.turn]
        choice.spots = [token.key for token in side.pool() if token.face.symbol == AGILITY]
    elif option.key in DECKS:
        choice.spots = ["pile-" + option.key]
    elif option in (END_TURN, DONE, PASS):
        choice.spots = []


def ask_note(table: Runebound, decision: Decision) -> Say | None:
    """What is spent and what is left."""
    hero = table.heroes[decision.seat]
    if decision.ask == "ask-turn":
        return Say("note-actions-left", {"n": hero.actions})
    if decision.ask == "ask-ride" and table.roll is not None:
        return Say("note-dice-left", {"n": len(table.roll.dice) - len(table.roll.spent)})
    return None
