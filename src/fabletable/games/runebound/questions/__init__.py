"""Every question of the game, one entry each: how its options are listed, the line under it, their weight for a bot."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.advice import adventures, fights, hands, markets, moves, newcomers, trade, turns
from fabletable.games.runebound.advice.newcomers import best
from fabletable.games.runebound.advice.weights import alike, each
from fabletable.games.runebound.questions.choices import (
    ability_choice,
    action_choice,
    actions_left,
    agility_choice,
    as_foe,
    asset_choice,
    deal_choice,
    dice_left,
    exert_choice,
    gem_there,
    hero_text,
    market_spot,
    move_choice,
    noted,
    other_side,
    outcome_text,
    pawn_spot,
    pile_spot,
    place_choice,
    plain,
    price_text,
    reached,
    reroll_choice,
    reward_text,
    ride_choice,
    seen_at,
    shield_choice,
    step_choice,
    turn_choice,
    way_text,
    when_used,
)
from fabletable.games.runebound.questions.odds import Reckoner, leads_to_a_fight
from fabletable.games.runebound.rules.abilities import ASK_PAY_SURGE, ASK_SPEND_TOKEN, ASK_USE
from fabletable.games.runebound.rules.adventures import ASK_EVENT
from fabletable.games.runebound.rules.combat import ASK_RETREAT, ASK_RETREAT_TO, ASK_REWARD
from fabletable.games.runebound.rules.combat_actions import (
    ASK_AGILITY,
    ASK_BUY_OFF,
    ASK_COMBAT_ACTION,
    ASK_SPEND_AGILITY,
    ASK_STRIKE_WITH,
)
from fabletable.games.runebound.rules.decks import ASK_PUT_BACK, ASK_REORDER, ASK_TAKE_ONE, ASK_WHICH_DECK
from fabletable.games.runebound.rules.dice import ASK_REROLL, ASK_REROLL_WHICH, ASK_TURN_DIE
from fabletable.games.runebound.rules.effects import ASK_CHOOSE, ASK_DISCARD_SKILL, ASK_PAY, ASK_REFRESH_GEM
from fabletable.games.runebound.rules.markets import (
    ASK_BUY,
    ASK_ONE_OF_A_TYPE,
    ASK_SELL,
    ASK_TAKE_ASSET,
    ASK_WHICH_MARKET,
)
from fabletable.games.runebound.rules.movement import ASK_MOVE, ASK_RELOCATE, ASK_RIDE, ASK_STEP, ASK_WHICH_DIE
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
    ASK_TURN,
)
from fabletable.games.runebound.rules.wounds import ASK_SHIELD
from fabletable.games.runebound.rules.zombies import ASK_KILL_ZOMBIE, ASK_ZOMBIE
from fabletable.games.runebound.table import Runebound
from fabletable.kernel import DONE, NO, Question, Questions

odds: Final = Reckoner(lambda: QUESTIONS)
first_steps: Final = best(moves.weigh_ride, "advised-first-steps")
putting_back: Final = each(adventures.back_worth)
learning: Final = each(hands.worth_learning, 0.2)
fuel: Final = each(hands.fuel, hands.LAST_TO_GO)
spent: Final = fights.in_view(fights.to_be_spent)

QUESTIONS: Final[Questions[Runebound]] = Questions(
    Question(ASK_HERO, noted(hero_text), policy=alike, suggest=newcomers.easiest_hero),
    Question(
        ASK_START,
        place_choice,
        policy=each(moves.near_gems),
        suggest=best(each(moves.near_gems), "advised-start"),
    ),
    Question(
        ASK_TURN, turn_choice, note=actions_left, odds=odds.of_turn, tried=leads_to_a_fight, policy=turns.weigh_turn
    ),
    # Moving and dice
    Question(ASK_RIDE, ride_choice, note=dice_left, policy=moves.weigh_ride, suggest=first_steps, now=reached),
    Question(ASK_STEP, step_choice, note=dice_left, policy=moves.weigh_ride, suggest=first_steps),
    Question(ASK_WHICH_DIE, plain, policy=each(moves.spend_least)),
    Question(ASK_MOVE, move_choice, policy=moves.weigh_move),
    Question(ASK_RELOCATE, place_choice, policy=moves.weigh_relocation),
    Question(ASK_REROLL, reroll_choice, policy=moves.weigh_rerolls, stands=True, declines=DONE),
    Question(ASK_REROLL_WHICH, plain, policy=each(moves.any_but_wild)),
    Question(ASK_TURN_DIE, plain, policy=each(moves.least_useful)),
    Question(ASK_REFRESH_GEM, noted(gem_there), policy=each(moves.nearest)),
    Question(ASK_ZOMBIE, plain, policy=each(moves.out_of_the_way)),
    Question(ASK_KILL_ZOMBIE, plain, policy=each(moves.nearest, -99.0)),
    Question(ASK_MARCH, place_choice, policy=alike),
    # Skills and trophies
    Question(ASK_EXERT, plain, policy=fuel),
    Question(ASK_HAND_LIMIT, plain, policy=fuel, suggest=best(fuel, "advised-hand-limit")),
    Question(ASK_DISCARD_SKILL, plain, policy=fuel),
    Question(ASK_SWAP_SKILL, plain, policy=fuel, suggest=newcomers.keep_skills, stands=True, declines=DONE),
    Question(
        ASK_EXERT_TEST,
        exert_choice,
        odds=odds.of_exerting,
        policy=hands.weigh_exerting,
        suggest=newcomers.keep_skills,
        stands=True,
        declines=DONE,
    ),
    Question(ASK_LEARN_NOW, plain, policy=learning, suggest=best(learning, "advised-learn-now")),
    Question(ASK_FORGET, plain, policy=each(hands.least_missed)),
    Question(ASK_PAY_TROPHY, plain, policy=each(hands.most_common)),
    Question(
        ASK_TROPHY_DECK,
        seen_at(pile_spot),
        policy=hands.weigh_trophy_decks,
        suggest=best(hands.weigh_trophy_decks, "advised-trophy-deck"),
    ),
    # Adventures
    Question(ASK_EVENT, noted(way_text), odds=odds.of_ways, policy=each(adventures.way_worth)),
    Question(ASK_RUMOR, noted(way_text), odds=odds.of_ways, policy=each(adventures.always)),
    Question(ASK_OUTCOME, noted(outcome_text), policy=each(adventures.outcome_worth)),
    Question(ASK_REWARD, noted(reward_text), policy=each(adventures.reward_worth)),
    Question(ASK_CHOOSE, plain, policy=each(adventures.alternative_worth), as_whom=as_foe),
    Question(
        ASK_PAY, plain, note=price_text, policy=adventures.weigh_price, stands=True, minds=("what", "n"), declines=NO
    ),
    Question(
        ASK_USE,
        ability_choice,
        note=when_used,
        policy=adventures.weigh_abilities,
        stands=True,
        declines=DONE,
        as_whom=as_foe,
    ),
    Question(ASK_WHICH_DECK, seen_at(pile_spot), policy=alike, suggest=newcomers.any_deck),
    Question(ASK_PUT_BACK, plain, policy=putting_back, suggest=best(putting_back, "advised-put-back")),
    Question(ASK_TAKE_ONE, plain, policy=each(adventures.card_worth)),
    Question(ASK_REORDER, plain, policy=each(adventures.deepest_first)),
    # Markets and trades
    Question(ASK_WHICH_MARKET, seen_at(market_spot), policy=each(markets.market)),
    Question(ASK_SELL, deal_choice, policy=each(markets.sale)),
    Question(ASK_BUY, deal_choice, policy=each(markets.purchase)),
    Question(ASK_TAKE_ASSET, asset_choice, policy=each(markets.gift)),
    Question(ASK_ONE_OF_A_TYPE, asset_choice, policy=each(markets.discard)),
    Question(ASK_GIVE, plain, policy=trade.weigh_giving),
    Question(ASK_TAKE, plain, policy=trade.weigh_taking),
    Question(ASK_HOW_MUCH, plain, policy=trade.weigh_gold),
    Question(ASK_ACCEPT_TRADE, plain, policy=trade.weigh_answer),
    # Combat
    Question(ASK_CHALLENGE, seen_at(pawn_spot), odds=odds.of_challenge, tried=True, policy=each(turns.the_weakest)),
    Question(ASK_COMBAT_ACTION, action_choice, policy=fights.weigh_actions, as_whom=as_foe),
    Question(ASK_STRIKE_WITH, plain, policy=fights.in_view(fights.in_the_strike), as_whom=as_foe),
    Question(ASK_AGILITY, agility_choice, policy=fights.in_view(fights.with_agility), as_whom=as_foe),
    Question(ASK_TOKEN, noted(other_side), policy=fights.weigh_targets, as_whom=as_foe),
    Question(ASK_SPEND_AGILITY, plain, policy=spent, as_whom=as_foe),
    Question(ASK_SPEND_TOKEN, plain, policy=spent, as_whom=as_foe),
    Question(ASK_PAY_SURGE, plain, policy=fights.weigh_surge, as_whom=as_foe),
    Question(ASK_BUY_OFF, plain, policy=adventures.weigh_buying_off, stands=True, declines=NO, as_whom=as_foe),
    Question(ASK_BORROW, ability_choice, policy=fights.weigh_use, as_whom=as_foe),
    Question(ASK_SHIELD, shield_choice, policy=fights.weigh_shields, stands=True, declines=DONE, as_whom=as_foe),
    Question(
        ASK_RETREAT, plain, odds=odds.of_retreat, tried=True, policy=fights.weigh_retreat, stands=True, declines=NO
    ),
    Question(ASK_RETREAT_TO, reroll_choice, policy=moves.refuge),
)
