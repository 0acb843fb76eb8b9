"""Every question of the game, one entry each: how its options are listed, the line under it, their weight for a bot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from fabletable.games.runebound.advice import adventures, fights, hands, markets, moves, trade, turns
from fabletable.games.runebound.advice.weights import alike, each
from fabletable.games.runebound.board import MARKETS, Hex, Place
from fabletable.games.runebound.cards.kinds import HAND, SPEED, HeroCard, Outcome, Skill, Way
from fabletable.games.runebound.cards.tokens import AGILITY
from fabletable.games.runebound.cards.vocabulary import Ability
from fabletable.games.runebound.fight import FightToken
from fabletable.games.runebound.looks import CHOICE_ICONS, FACE_ICONS, ability_card, trophy_gems
from fabletable.games.runebound.rules.abilities import ASK_PAY_SURGE, ASK_SPEND_TOKEN, ASK_USE
from fabletable.games.runebound.rules.adventures import ASK_EVENT
from fabletable.games.runebound.rules.combat import ASK_RETREAT, ASK_RETREAT_TO, ASK_REWARD, Reward
from fabletable.games.runebound.rules.combat_actions import (
    AGILITY_ACTION,
    ASK_AGILITY,
    ASK_BUY_OFF,
    ASK_COMBAT_ACTION,
    ASK_SPEND_AGILITY,
    ASK_STRIKE_WITH,
    Action,
    Strike,
)
from fabletable.games.runebound.rules.decks import ASK_PUT_BACK, ASK_REORDER, ASK_TAKE_ONE, ASK_WHICH_DECK
from fabletable.games.runebound.rules.deeds import LEARN, QUEST, RUMOR, STORY
from fabletable.games.runebound.rules.dice import ASK_REROLL, ASK_REROLL_WHICH, ASK_TURN_DIE
from fabletable.games.runebound.rules.effects import ASK_CHOOSE, ASK_DISCARD_SKILL, ASK_PAY, ASK_REFRESH_GEM, owned
from fabletable.games.runebound.rules.markets import (
    ASK_BUY,
    ASK_ONE_OF_A_TYPE,
    ASK_SELL,
    ASK_TAKE_ASSET,
    ASK_WHICH_MARKET,
    PRICE,
    Deal,
    market_here,
    sell_bonus,
)
from fabletable.games.runebound.rules.movement import ASK_MOVE, ASK_RELOCATE, ASK_RIDE, ASK_WHICH_DIE, ways_out
from fabletable.games.runebound.rules.prices import ASK_EXERT, ASK_PAY_TROPHY
from fabletable.games.runebound.rules.quests import ASK_CHALLENGE, ASK_OUTCOME
from fabletable.games.runebound.rules.round import ASK_MARCH
from fabletable.games.runebound.rules.rumors import ASK_RUMOR
from fabletable.games.runebound.rules.set_up import ASK_HERO, ASK_START
from fabletable.games.runebound.rules.tests import ASK_EXERT_TEST
from fabletable.games.runebound.rules.token_effects import ASK_BORROW, ASK_TOKEN
from fabletable.games.runebound.rules.trade import ASK_ACCEPT_TRADE, ASK_GIVE, ASK_HOW_MUCH, ASK_TAKE
from fabletable.games.runebound.rules.training import ASK_FORGET, ASK_HAND_LIMIT, ASK_LEARN_NOW, ASK_SWAP_SKILL
from fabletable.games.runebound.rules.trophies import ASK_TROPHY_DECK
from fabletable.games.runebound.rules.turn import (
    ADVENTURE,
    ASK_TURN,
    CHALLENGE_VILLAIN,
    KILL_ZOMBIE,
    REST,
    SHOP,
    STAND_UP,
    TRAIN,
    TRAVEL,
    Possible,
)
from fabletable.games.runebound.rules.wounds import ASK_SHIELD
from fabletable.games.runebound.rules.zombies import ASK_KILL_ZOMBIE, ASK_ZOMBIE
from fabletable.games.runebound.table import Die, Runebound
from fabletable.kernel import Decision, Deed, Question, Questions, Say, Seat, Word
from fabletable.kernel.scene import Choice, Gem

Listing: TypeAlias = Callable[[Runebound, Decision, Any], Choice]
COMMITTING: Final = ("end-turn", "done", "pass", "stop", "no")


def plain(table: Runebound, decision: Decision, option: Any) -> Choice:
    """A name; the piece it speaks of glows."""
    choice = Choice(option.key, option.say, spots=[option.say.piece] if option.say.piece else [])
    choice.icon = CHOICE_ICONS.get(option.key, "")
    choice.main = option.key in COMMITTING
    return choice


def noted(note: Callable[[Runebound, Decision, Any], Say | None]) -> Listing:
    """Options of one kind with a note each; a word (done, no, stop) beside them stays plain."""

    def listed(table: Runebound, decision: Decision, option: Any) -> Choice:
        choice = plain(table, decision, option)
        if not isinstance(option, Word):
            choice.note = note(table, decision, option)
        return choice

    return listed


def seen_at(spot: Callable[[Any], str]) -> Listing:
    """Options that glow somewhere else than on their own piece."""

    def listed(table: Runebound, decision: Decision, option: Any) -> Choice:
        choice = plain(table, decision, option)
        choice.spots = [spot(option)]
        return choice

    return listed


# --- the turn ---


def turn_choice(table: Runebound, decision: Decision, option: Possible) -> Choice:
    if isinstance(option, Ability):
        return ability_choice(table, decision, option)
    if isinstance(option, Deed):
        return deed_choice(table, decision, option)
    choice = plain(table, decision, option)
    if isinstance(option, Hex):
        choice.note = what_waits(table, decision, option) or Say("note-one-action")
    else:
        tell_action(table, decision, option, choice)
    return choice


def tell_action(table: Runebound, decision: Decision, action: Word, choice: Choice) -> None:
    """What it costs, where it happens, and whether it can be taken back."""
    hero = table.heroes[decision.seat]
    if action is ADVENTURE:
        choice.note = Say("note-two-actions")
        choice.spots = [f"gem-{hero.hex.key}"]
        choice.risk = "reveal"
    elif action is TRAVEL:
        choice.note = Say("note-travel", {"n": hero.numbers[SPEED]})
        choice.risk = "dice"
    elif action is SHOP:
        choice.note = Say("note-shop")
        choice.spots = ["market-" + MARKETS[market_here(hero)]]
        choice.risk = "reveal"
    elif action is TRAIN:
        choice.note = Say("note-train", {"n": hero.numbers[HAND]})
        choice.spots = ["pile-skills"]
        choice.risk = "reveal"
    elif action in (REST, STAND_UP):
        choice.note = Say("note-one-action")
        choice.spots = [f"pawn-{hero.seat}"]
    elif action is KILL_ZOMBIE:
        choice.note = Say("note-one-action")
        choice.spots = [f"zombie-{hero.hex.key}"]
    elif action is CHALLENGE_VILLAIN:
        choice.note = Say("note-challenge")
        choice.spots = ["villain"]


DEED_TEXTS: Final = {LEARN: ".text", QUEST: ".instruction", STORY: ".text", RUMOR: "-text"}


def deed_choice(table: Runebound, decision: Decision, deed: Deed) -> Choice:
    """Something to do with a card; or a trade with the hero of a player."""
    choice = plain(table, decision, deed)
    text = DEED_TEXTS.get(deed.kind)
    if text is None:
        choice.spots = [f"pawn-{deed.thing.seat}"]
        return choice
    choice.note = Say(deed.thing.say.id + text, deed.thing.figures)
    if deed.kind == LEARN:
        choice.cost = trophy_gems(deed.thing.cost)
    return choice


def actions_left(table: Runebound, decision: Decision) -> Say:
    return Say("note-actions-left", {"n": table.heroes[decision.seat].actions})


def ability_choice(table: Runebound, decision: Decision, option: Ability | Word) -> Choice:
    choice = plain(table, decision, option)
    if isinstance(option, Ability):
        piece = ability_card(option, "")
        choice.note = piece.text
        choice.cost = list(piece.cost)
        if option.exert:
            choice.cost.append(Gem("exert", option.exert, "card-burn", Say("cost-exert")))
        if option.action:
            choice.cost.append(Gem("action", option.action, "hourglass", Say("cost-action")))
    return choice


# --- moving and dice ---


def what_waits(table: Runebound, decision: Decision, field: Hex) -> Say | None:
    if table.zombies[field.index]:
        return Say("note-zombies")
    return gem_there(table, decision, field) if table.gem_up(field.index) else None


def gem_there(table: Runebound, decision: Decision, field: Hex) -> Say:
    return Say("gem-" + field.gem)


def ride_choice(table: Runebound, decision: Decision, option: Hex | Deed | Ability | Die | Word) -> Choice:
    if isinstance(option, Deed):
        return deed_choice(table, decision, option)
    choice = reroll_choice(table, decision, option)
    if isinstance(option, Hex) and choice.note is None and table.roll is not None:
        ways = ways_out(table, table.heroes[decision.seat], table.roll).get(option.index, [])
        choice.note = Say("note-spend", {"dice": [way.say for way in ways]})
    return choice


def reroll_choice(table: Runebound, decision: Decision, option: Hex | Ability | Die | Word) -> Choice:
    """While dice lie there: one of them to roll again, an ability, or a hex to spend one for."""
    if isinstance(option, Ability):
        return ability_choice(table, decision, option)
    choice = plain(table, decision, option)
    if isinstance(option, Die):
        choice.label = Say("do-reroll", {"die": option.say}, option.key)
        choice.note = Say("note-exert")
        choice.risk = "dice"
    elif isinstance(option, Hex):
        choice.note = what_waits(table, decision, option)
    return choice


def dice_left(table: Runebound, decision: Decision) -> Say | None:
    roll = table.roll
    return None if roll is None else Say("note-dice-left", {"n": len(roll.dice) - len(roll.spent)})


# --- cards ---


def hero_text(table: Runebound, decision: Decision, card: HeroCard) -> Say:
    return Say(card.say.id + ".text", card.figures)


def way_text(table: Runebound, decision: Decision, way: Way) -> Say:
    """What it says; and beforehand that its price cannot be paid."""
    hero = table.heroes[decision.seat]
    text = Say(way.say.id + "-text", way.figures)
    for effect in way.ability.effects:
        if effect.op == "pay" and owned(hero, effect.kind) < effect.fixed():
            return Say("note-cannot-pay", {"text": text})
    return text


def outcome_text(table: Runebound, decision: Decision, outcome: Outcome) -> Say:
    return Say(outcome.say.id + "-text", outcome.figures)


def reward_text(table: Runebound, decision: Decision, reward: Reward) -> Say:
    return reward.note


def exert_choice(table: Runebound, decision: Decision, option: Skill | Ability | Word) -> Choice:
    return plain(table, decision, option) if isinstance(option, Skill) else ability_choice(table, decision, option)


def deal_choice(table: Runebound, decision: Decision, option: Deal | Word) -> Choice:
    choice = plain(table, decision, option)
    if not isinstance(option, Deal):
        return choice
    choice.note = Say(option.asset.say.id + ".text", option.asset.figures)
    if option.verb == "buy":
        choice.cost = [Gem("gold", max(0, option.asset.price - int(decision.args["off"])))]
        choice.icon = "shopping-bag"
    elif option.verb == "sell":
        hero = table.heroes[decision.seat]
        choice.cost = [Gem("gold", f"+{option.asset.price + sell_bonus(table, hero, option.asset, PRICE)}")]
    else:
        choice.icon = "trash-can"
    return choice


def market_spot(city: Place) -> str:
    return "market-" + city.key


def pile_spot(deck: Word) -> str:
    return "pile-" + deck.key


def pawn_spot(seat: Seat) -> str:
    return f"pawn-{seat.seat}"


# --- combat ---


def action_choice(table: Runebound, decision: Decision, option: Action) -> Choice:
    if isinstance(option, Ability):
        return ability_choice(table, decision, option)
    choice = plain(table, decision, option)
    fight = table.fight
    if fight is None:
        return choice
    side = fight.sides[fight.turn]
    if isinstance(option, Strike):
        choice.icon = FACE_ICONS[option.kind]
        choice.spots = [token.key for token in side.spendable_as(option.kind)]
    elif option is AGILITY_ACTION:
        choice.spots = [token.key for token in side.pool() if token.face.symbol == AGILITY]
    return choice


def other_side(table: Runebound, decision: Decision, token: FightToken) -> Say:
    """Where tokens turn: what is on the other side."""
    return Say("note-other-side", {"token": token.token.sides[1 - token.up].say})


def agility_choice(table: Runebound, decision: Decision, token: FightToken) -> Choice:
    """Agility is for both sides' tokens, so it says whose."""
    choice = plain(table, decision, token)
    if table.fight is not None:
        mine = token in table.fight.sides[table.fight.turn].tokens
        choice.label = Say("do-flip-mine" if mine else "do-recast-theirs", {"token": token.say}, token.key)
    choice.note = other_side(table, decision, token)
    return choice


# --- all of them ---

fuel: Final = each(hands.fuel, hands.LAST_TO_GO)
spent: Final = fights.in_view(fights.to_be_spent)

QUESTIONS: Final[Questions[Runebound]] = Questions(
    Question(ASK_HERO, noted(hero_text), weigh=alike),
    Question(ASK_START, noted(what_waits), weigh=each(moves.near_gems)),
    Question(ASK_TURN, turn_choice, note=actions_left, weigh=turns.weigh_turn),
    # Moving and dice
    Question(ASK_RIDE, ride_choice, note=dice_left, weigh=moves.weigh_ride),
    Question(ASK_WHICH_DIE, plain, weigh=each(moves.spend_least)),
    Question(ASK_MOVE, noted(what_waits), weigh=moves.weigh_move),
    Question(ASK_RELOCATE, noted(what_waits), weigh=moves.weigh_relocation),
    Question(ASK_REROLL, reroll_choice, weigh=moves.weigh_rerolls),
    Question(ASK_REROLL_WHICH, plain, weigh=each(moves.any_but_wild)),
    Question(ASK_TURN_DIE, plain, weigh=each(moves.least_useful)),
    Question(ASK_REFRESH_GEM, noted(gem_there), weigh=each(moves.nearest)),
    Question(ASK_ZOMBIE, plain, weigh=each(moves.out_of_the_way)),
    Question(ASK_KILL_ZOMBIE, plain, weigh=each(moves.nearest, -99.0)),
    Question(ASK_MARCH, noted(what_waits), weigh=alike),
    # Skills and trophies
    Question(ASK_EXERT, plain, weigh=fuel),
    Question(ASK_HAND_LIMIT, plain, weigh=fuel),
    Question(ASK_DISCARD_SKILL, plain, weigh=fuel),
    Question(ASK_SWAP_SKILL, plain, weigh=fuel),
    Question(ASK_EXERT_TEST, exert_choice, weigh=hands.weigh_exerting),
    Question(ASK_LEARN_NOW, plain, weigh=each(hands.worth_learning, 0.2)),
    Question(ASK_FORGET, plain, weigh=each(hands.least_missed)),
    Question(ASK_PAY_TROPHY, plain, weigh=each(hands.most_common)),
    Question(ASK_TROPHY_DECK, seen_at(pile_spot), weigh=hands.weigh_trophy_decks),
    # Adventures
    Question(ASK_EVENT, noted(way_text), weigh=each(adventures.way_worth)),
    Question(ASK_RUMOR, noted(way_text), weigh=each(adventures.always)),
    Question(ASK_OUTCOME, noted(outcome_text), weigh=each(adventures.outcome_worth)),
    Question(ASK_REWARD, noted(reward_text), weigh=each(adventures.reward_worth)),
    Question(ASK_CHOOSE, plain, weigh=each(adventures.alternative_worth)),
    Question(ASK_PAY, plain, weigh=adventures.weigh_price),
    Question(ASK_USE, ability_choice, weigh=adventures.weigh_abilities),
    Question(ASK_WHICH_DECK, seen_at(pile_spot), weigh=alike),
    Question(ASK_PUT_BACK, plain, weigh=each(adventures.back_worth)),
    Question(ASK_TAKE_ONE, plain, weigh=each(adventures.card_worth)),
    Question(ASK_REORDER, plain, weigh=each(adventures.deepest_first)),
    # Markets and trades
    Question(ASK_WHICH_MARKET, seen_at(market_spot), weigh=each(markets.market)),
    Question(ASK_SELL, deal_choice, weigh=each(markets.sale)),
    Question(ASK_BUY, deal_choice, weigh=each(markets.purchase)),
    Question(ASK_TAKE_ASSET, plain, weigh=each(markets.gift)),
    Question(ASK_ONE_OF_A_TYPE, plain, weigh=each(markets.discard)),
    Question(ASK_GIVE, plain, weigh=trade.weigh_giving),
    Question(ASK_TAKE, plain, weigh=trade.weigh_taking),
    Question(ASK_HOW_MUCH, plain, weigh=trade.weigh_gold),
    Question(ASK_ACCEPT_TRADE, plain, weigh=trade.weigh_answer),
    # Combat
    Question(ASK_CHALLENGE, seen_at(pawn_spot), weigh=each(turns.the_weakest)),
    Question(ASK_COMBAT_ACTION, action_choice, weigh=fights.weigh_actions),
    Question(ASK_STRIKE_WITH, plain, weigh=fights.in_view(fights.in_the_strike)),
    Question(ASK_AGILITY, agility_choice, weigh=fights.in_view(fights.with_agility)),
    Question(ASK_TOKEN, noted(other_side), weigh=fights.weigh_targets),
    Question(ASK_SPEND_AGILITY, plain, weigh=spent),
    Question(ASK_SPEND_TOKEN, plain, weigh=spent),
    Question(ASK_PAY_SURGE, plain, weigh=fights.weigh_surge),
    Question(ASK_BUY_OFF, plain, weigh=adventures.weigh_buying_off),
    Question(ASK_BORROW, ability_choice, weigh=fights.weigh_use),
    Question(ASK_SHIELD, plain, weigh=fights.weigh_shields),
    Question(ASK_RETREAT, plain, weigh=fights.weigh_retreat),
    Question(ASK_RETREAT_TO, reroll_choice, weigh=moves.refuge),
)
