"""Every question of the Witcher: how its options are listed, the line under it, and what bots make of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.witcher.advice.attacks import weigh_attack, weigh_looked_lost, weigh_own_attack, weigh_put_back
from fabletable.games.witcher.advice.combos import weigh_first_card, weigh_next_card, weigh_unlinked
from fabletable.games.witcher.advice.dice import weigh_locals_reroll, weigh_reroll
from fabletable.games.witcher.advice.gains import (
    weigh_alike,
    weigh_attributes,
    weigh_bet,
    weigh_card_discarded,
    weigh_card_gained,
    weigh_card_trashed,
    weigh_market,
    weigh_market_trashed,
    weigh_more_discards,
    weigh_potion_gained,
    weigh_potion_lost,
    weigh_story,
    weigh_training,
    weigh_yes,
)
from fabletable.games.witcher.advice.newcomers import any_terrain, easiest_school, more_cards
from fabletable.games.witcher.advice.plans import weigh_deed, weigh_free_move, weigh_payment, weigh_trails, weigh_travel
from fabletable.games.witcher.advice.powers import weigh_effects, weigh_moment
from fabletable.games.witcher.questions.choices import (
    act_there_choice,
    act_there_note,
    as_locals,
    as_monster,
    attack_note,
    attribute_choice,
    barred_piece,
    barred_travel,
    bet_choice,
    bet_note,
    card_choice,
    deed_choice,
    discard_more_note,
    effect_choice,
    exchange_note,
    fight_note,
    first_card_choice,
    free_move_choice,
    lair_choice,
    longest_chain,
    looked_choice,
    market_choice,
    market_note,
    next_card_choice,
    or_word,
    own_attack_choice,
    payment_choice,
    poker_note,
    potion_choice,
    power_choice,
    reroll_choice,
    school_choice,
    story_choice,
    terrain_choice,
    track_note,
    training_choice,
    travel_choice,
    travel_note,
    word_choice,
)
from fabletable.games.witcher.questions.odds import Likely, leads_to_a_fight, reroll
from fabletable.games.witcher.rules.combo import ASK_COMBO_EXTRA, ASK_COMBO_FIRST, ASK_COMBO_NEXT
from fabletable.games.witcher.rules.deeds import ASK_DISCARD_LOOKED, ASK_PUT_BACK, ASK_SINK_LOOKED, ASK_TAKE_LOOKED
from fabletable.games.witcher.rules.dice_poker import ASK_REROLL, ASK_REROLL_LOCALS
from fabletable.games.witcher.rules.duel import ASK_BET
from fabletable.games.witcher.rules.exploration import ASK_STORY
from fabletable.games.witcher.rules.hand import ASK_DISCARD, ASK_TRASH, ASK_TUCK
from fabletable.games.witcher.rules.levels import ASK_RAISE_ANY, ASK_RAISE_LOWEST
from fabletable.games.witcher.rules.locations import (
    ASK_EXCHANGE_NEW,
    ASK_EXCHANGE_OLD,
    ASK_TRACK,
    ASK_TRAIN,
    ASK_TRASH_MARKET,
)
from fabletable.games.witcher.rules.market import ASK_ADD_ANY_CARD, ASK_ADD_CARD
from fabletable.games.witcher.rules.monster_turn import ASK_ATTACK, ASK_TRASH_HAND
from fabletable.games.witcher.rules.movement import ASK_FREE_MOVE, ASK_PAY_MOVE
from fabletable.games.witcher.rules.phase_three import ASK_DISCARD_DOWN, ASK_DISCARD_MORE, ASK_HAND_FULL, ASK_MARKET
from fabletable.games.witcher.rules.potions import ASK_LOSE_POTION, ASK_POTION_OVER
from fabletable.games.witcher.rules.powers import ASK_POWER, ASK_POWER_BEFORE_POOL
from fabletable.games.witcher.rules.quests import ASK_QUEST_TERRAIN
from fabletable.games.witcher.rules.results import ASK_ACT_THERE
from fabletable.games.witcher.rules.set_up import ASK_SCHOOL, ASK_SECOND_TERRAIN
from fabletable.games.witcher.rules.specials.events import ASK_SHUFFLE_BACK
from fabletable.games.witcher.rules.specials.monsters import (
    ASK_BREW,
    ASK_COMBO_UNLINKED,
    ASK_DISCARD_FROM_DECK,
    ASK_EXTRA_POTION,
    ASK_OWN_ATTACK,
)
from fabletable.games.witcher.rules.specials.potions import ASK_PETRI
from fabletable.games.witcher.rules.specials.schools import ASK_TAKE_DISCARDED
from fabletable.games.witcher.rules.tokens import ASK_TRAIL
from fabletable.games.witcher.rules.turn import ASK_DEED, ASK_TRAVEL
from fabletable.games.witcher.rules.witcher_turn import ASK_EFFECTS, TO_COMBO
from fabletable.games.witcher.table import OldWorld
from fabletable.kernel import DONE, NO, PASS, Decision, Question, Questions


def as_advised(table: OldWorld, decision: Decision) -> Sequence[float] | None:
    """How everybody answers in an imagined fight."""
    return QUESTIONS.of(decision).policy(table, decision)


LIKELY: Final = Likely(as_advised)

QUESTIONS: Final = Questions(
    Question(ASK_SECOND_TERRAIN, lair_choice, policy=weigh_trails, suggest=any_terrain),
    Question(ASK_SCHOOL, school_choice, policy=weigh_alike, suggest=easiest_school),
    # Phase I
    Question(
        ASK_TRAVEL,
        travel_choice,
        note=travel_note,
        odds=LIKELY.travel,
        tried=True,
        policy=weigh_travel,
        barred=barred_travel,
    ),
    Question(ASK_PAY_MOVE, or_word(payment_choice), policy=weigh_payment),
    Question(ASK_FREE_MOVE, free_move_choice, odds=LIKELY.free_move, tried=True, policy=weigh_free_move),
    Question(ASK_ACT_THERE, act_there_choice, note=act_there_note, policy=weigh_yes, stands=True, declines=NO),
    Question(ASK_TRAIN, training_choice, policy=weigh_training, barred=barred_piece),
    Question(ASK_RAISE_ANY, attribute_choice, policy=weigh_attributes, suggest=more_cards),
    Question(ASK_RAISE_LOWEST, attribute_choice, policy=weigh_attributes),
    Question(ASK_EXCHANGE_OLD, card_choice, note=exchange_note, policy=weigh_card_discarded, barred=barred_piece),
    Question(ASK_EXCHANGE_NEW, card_choice, policy=weigh_card_gained, barred=barred_piece),
    Question(ASK_TRASH_MARKET, or_word(card_choice), policy=weigh_market_trashed, stands=True),
    Question(ASK_TRACK, or_word(lair_choice), note=track_note, policy=weigh_trails, barred=barred_piece, stands=True),
    Question(ASK_TRAIL, lair_choice, policy=weigh_trails, barred=barred_piece),
    Question(ASK_REROLL, reroll_choice, note=poker_note, odds=reroll, policy=weigh_reroll, stands=True, declines=DONE),
    Question(
        ASK_REROLL_LOCALS,
        reroll_choice,
        note=poker_note,
        policy=weigh_locals_reroll,
        stands=True,
        declines=DONE,
        as_whom=as_locals,
    ),
    Question(ASK_POTION_OVER, potion_choice, policy=weigh_potion_lost),
    Question(ASK_LOSE_POTION, potion_choice, policy=weigh_potion_lost),
    # Phase II
    Question(ASK_DEED, deed_choice, odds=LIKELY.deed, tried=leads_to_a_fight, policy=weigh_deed, barred=barred_piece),
    Question(ASK_STORY, story_choice, policy=weigh_story, barred=barred_piece),
    Question(ASK_QUEST_TERRAIN, terrain_choice, policy=weigh_trails),
    Question(
        ASK_BET,
        or_word(bet_choice),
        note=bet_note,
        odds=LIKELY.bet,
        tried=True,
        policy=weigh_bet,
        stands=True,
        declines=PASS,
    ),
    # fights
    Question(
        ASK_EFFECTS,
        or_word(effect_choice),
        note=fight_note,
        policy=weigh_effects,
        barred=barred_piece,
        stands=True,
        declines=TO_COMBO,
    ),
    Question(ASK_POWER, or_word(power_choice), policy=weigh_moment, stands=True, declines=DONE),
    Question(ASK_POWER_BEFORE_POOL, or_word(power_choice), policy=weigh_moment, stands=True, declines=DONE),
    Question(ASK_COMBO_FIRST, first_card_choice, note=fight_note, policy=weigh_first_card, now=longest_chain),
    Question(
        ASK_COMBO_NEXT,
        or_word(next_card_choice),
        note=fight_note,
        policy=weigh_next_card,
        barred=barred_piece,
        now=longest_chain,
    ),
    Question(ASK_COMBO_EXTRA, or_word(card_choice), note=fight_note, policy=weigh_unlinked, stands=True, declines=DONE),
    Question(ASK_COMBO_UNLINKED, card_choice, policy=weigh_unlinked),
    Question(ASK_ATTACK, word_choice, note=attack_note, policy=weigh_attack, stands=True, as_whom=as_monster),
    Question(ASK_OWN_ATTACK, own_attack_choice, policy=weigh_own_attack),
    Question(ASK_TRASH_HAND, card_choice, policy=weigh_card_discarded),
    Question(ASK_DISCARD_FROM_DECK, card_choice, policy=weigh_card_discarded),
    Question(ASK_PETRI, card_choice, policy=weigh_card_discarded),
    Question(ASK_TUCK, card_choice, policy=weigh_card_discarded),
    Question(ASK_EXTRA_POTION, potion_choice, policy=weigh_potion_gained),
    Question(ASK_BREW, or_word(potion_choice), policy=weigh_potion_gained, stands=True, declines=DONE),
    Question(ASK_TAKE_DISCARDED, card_choice, policy=weigh_card_gained),
    Question(ASK_SHUFFLE_BACK, card_choice, policy=weigh_card_gained),
    Question(ASK_TAKE_LOOKED, card_choice, policy=weigh_card_gained),
    Question(ASK_DISCARD_LOOKED, looked_choice, policy=weigh_looked_lost),
    Question(ASK_SINK_LOOKED, or_word(looked_choice), policy=weigh_looked_lost, stands=True, declines=DONE),
    Question(ASK_PUT_BACK, looked_choice, policy=weigh_put_back),
    # Phase III, and one's own cards
    Question(ASK_DISCARD_DOWN, card_choice, policy=weigh_card_discarded),
    Question(ASK_DISCARD_MORE, or_word(card_choice), note=discard_more_note, policy=weigh_more_discards, stands=True),
    Question(ASK_MARKET, market_choice, note=market_note, policy=weigh_market, barred=barred_piece),
    Question(ASK_HAND_FULL, card_choice, policy=weigh_card_discarded),
    Question(ASK_ADD_CARD, card_choice, policy=weigh_card_gained, barred=barred_piece),
    Question(ASK_ADD_ANY_CARD, card_choice, policy=weigh_card_gained),
    Question(ASK_DISCARD, card_choice, policy=weigh_card_discarded),
    Question(ASK_TRASH, card_choice, policy=weigh_card_trashed),
)
