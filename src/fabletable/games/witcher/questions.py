"""The questions as clients list them: what each choice costs, does and points at."""

from __future__ import annotations

from typing import Any, Final

from fabletable.games.witcher.board import PLACES, Attribute, Place, Terrain
from fabletable.games.witcher.cards.kinds import ActionCard, FightCard, Monster, Potion, Power, School, Trophy
from fabletable.games.witcher.looks import (
    action_piece,
    face_text,
    fight_piece,
    monster_piece,
    potion_piece,
    trophy_piece,
)
from fabletable.games.witcher.rules.dice_poker import DieChoice
from fabletable.games.witcher.rules.exploration import StoryOption
from fabletable.games.witcher.rules.locations import ACTION, Training
from fabletable.games.witcher.rules.movement import CoinAndCard, Ride, matches
from fabletable.games.witcher.rules.phase_three import cost_of
from fabletable.games.witcher.rules.powers import text_of
from fabletable.games.witcher.rules.trophies import PURSE as REWARDS
from fabletable.games.witcher.rules.turn import Challenge
from fabletable.games.witcher.table import Kept, OldWorld, Quest
from fabletable.kernel import Decision, Say, Word
from fabletable.kernel.scene import BarredChoice, Choice, Gem, barred_choice

COMMITS: Final = ("done", "to-combo", "combo-done", "phase-two", "pass")
"""What ends or commits something: the golden button."""


def choices(table: OldWorld, decision: Decision) -> list[Choice]:
    return [_choice(table, decision, option) for option in decision.options]


def _choice(table: OldWorld, decision: Decision, option: Any) -> Choice:
    choice = Choice(option.key, option.say, spots=[option.say.piece or option.key])
    if isinstance(option, ActionCard):
        choice.note = face_text(option)
        choice.piece = action_piece(option)
        if decision.ask == "ask-market":
            choice.cost = [Gem("cards", cost_of(table, option), "card-discard")]
    elif isinstance(option, Place):
        choice.note = _there(table, option) if decision.ask == "ask-free-move" else _way(table, decision.seat, option)
        choice.icon = option.icon
    elif isinstance(option, CoinAndCard):
        choice.cost = [Gem("gold", 1)]
        choice.spots = [option.card.key]
        choice.piece = action_piece(option.card)
    elif isinstance(option, Word):
        _word(table, decision, option, choice)
    else:
        _other(table, decision, option, choice)
    return choice


def _there(table: OldWorld, place: Place) -> Say:
    there = Say(f"{place.key}.text")
    lair = table.lair_at(place.id)
    if lair is not None and lair.monster is not None:
        return Say("way-monster", {"monster": lair.monster.say, "there": there})
    return there


def _way(table: OldWorld, seat: int, place: Place) -> Say:
    """What can be discarded to enter, and what waits there."""
    hand = table.witchers[seat].hand
    cards = [card.say for card in hand if matches(card, place)]
    there = _there(table, place)
    if cards:
        return Say("way-card", {"cards": cards, "there": there})
    return Say("way-coin" if table.witchers[seat].gold else "way-two", {"there": there})


def _word(table: OldWorld, decision: Decision, word: Word, choice: Choice) -> None:
    if word is ACTION:
        place = table.place_of(decision.seat)
        choice.note = Say(f"{place.key}.text")
        choice.spots = [place.key]
        choice.icon = place.action_icon
        if place.action in ("potion", "poker", "tracking"):
            choice.risk = "dice" if place.action == "poker" else "reveal"
    elif word.key in ("explore-city", "explore-wilds"):
        choice.spots = ["deck-city" if word.key == "explore-city" else "deck-wilds"]
        choice.icon = "village" if word.key == "explore-city" else "forest-camp"
        choice.risk = "reveal"
    elif word.key in COMMITS:
        choice.main = True
        choice.spots = []
    else:
        choice.spots = []
    if decision.ask == "ask-own-attack" and table.fight is not None and table.fight.revealed is not None:
        card = table.fight.revealed
        level = table.fight.monster.level if table.fight.monster is not None else 1
        choice.note = (card.charge if word.key == "charge" else card.bite).said(level)


def _other(table: OldWorld, decision: Decision, option: Any, choice: Choice) -> None:
    if isinstance(option, Monster):
        choice.note = Say(f"monster-{option.key}.text", {"n": option.n})
        choice.piece = monster_piece(option)
        choice.spots = [option.key, f"marker-{option.key}"]
        choice.risk = "reveal"
    elif isinstance(option, Potion):
        choice.note = option.power.text
        choice.piece = potion_piece(option)
    elif isinstance(option, Power):
        choice.note = text_of(table.witchers[decision.seat], option)
        choice.icon = option.icon
    elif isinstance(option, Trophy):
        choice.note = option.power.text
        choice.piece = trophy_piece(option)
        choice.spots = [option.power.key]
    elif isinstance(option, FightCard):
        fight = table.fight
        level = fight.monster.level if fight is not None and fight.monster is not None else 1
        choice.piece = fight_piece(option, level)
        choice.note = choice.piece.text
    elif isinstance(option, Training):
        choice.cost = [Gem("gold", option.price)]
        choice.spots = [f"{option.attribute.key}-{decision.seat}"]
        choice.icon = option.attribute.icon
    elif isinstance(option, Attribute):
        choice.spots = [f"{option.key}-{decision.seat}"]
        choice.icon = option.icon
    elif isinstance(option, Terrain):
        choice.spots = [f"tokens-{option.key}"]
        if decision.ask != "ask-quest-terrain":
            _lair(table, option, choice)
    elif isinstance(option, StoryOption):
        choice.cost = [Gem("gold", option.pay)] if option.pay else []
        choice.risk = "reveal"
        choice.icon = "scroll-unfurled"
        choice.spots = []
    elif isinstance(option, Quest):
        choice.note = Say("quest-complete", {"event": option.event})
        choice.cost = [Gem("gold", option.pay)] if option.pay else []
        choice.risk = "reveal"
    elif isinstance(option, Ride):
        choice.icon = "horse-head" if option.kept.gives.kind == "horse" else "sailboat"
        choice.spots = [option.place.key]
        choice.note = _there(table, option.place)
    elif isinstance(option, Kept):
        choice.note = Say(f"kept-{option.gives.kind}", {"n": option.gives.n})
    elif isinstance(option, School):
        choice.icon = option.icon
        choice.note = Say(f"power-{option.skill.key}.text")
        choice.spots = [PLACES[option.home].key]
    elif isinstance(option, DieChoice):
        choice.icon = "perspective-dice-six"
    elif option.key.startswith("poker-"):
        choice.icon = "perspective-dice-six"
        choice.risk = "dice"
    elif isinstance(option, Challenge):
        choice.note = _prize(table, decision.seat, option.seat)
        choice.icon = "crossed-swords"
        choice.risk = "reveal"


def _prize(table: OldWorld, seat: int, other: int) -> Say:
    """What a victory over this witcher would bring."""
    foe = table.witchers[other]
    gold = REWARDS[foe.reputation]
    if table.witchers[seat].trophy_of(foe.school.key):
        return Say("duel-trophy-held", {"n": gold})
    return Say("duel-trophy" if foe.school_trophies else "duel-trophy-gone", {"n": gold})


def _lair(table: OldWorld, terrain: Terrain, choice: Choice) -> None:
    """Whose terrain it is, or where its monster will dwell."""
    for lair in table.lairs:
        if lair.terrain == terrain.key and lair.token is not None:
            choice.note = lair.token.say if lair.monster is None else lair.monster.say
            choice.spots.append(f"place-{lair.token.place}")


def barred(table: OldWorld, decision: Decision) -> list[BarredChoice]:
    found = []
    for one in decision.barred():
        spots = [one.say.piece or one.key]
        if one.key == ACTION.key:
            spots = [table.place_of(decision.seat).key]
        found.append(barred_choice(one, spots))
    return found


def ask_note(table: OldWorld, decision: Decision) -> Say | None:
    """One line under the question."""
    witcher = table.witchers[decision.seat]
    if decision.ask == "ask-travel":
        return Say("note-travel", {"cards": len(witcher.hand), "gold": witcher.gold})
    if decision.ask == "ask-market":
        return Say("note-market", {"cards": len(witcher.hand)})
    if decision.ask in ("ask-combo-first", "ask-combo-next", "ask-effects") and table.fight is not None:
        left = len(table.fight.pool.cards)
        if table.fight.monster is not None:
            return Say("note-fight", {"monster": table.fight.monster.say, "left": left, "shield": witcher.shield})
    return None
