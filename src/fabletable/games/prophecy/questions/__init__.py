"""Every question of Prophecy in one entry: how its options are listed, its weight for a bot, the line under it."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.advice import answers, battles, plans
from fabletable.games.prophecy.advice.newcomers import strongest_hero
from fabletable.games.prophecy.questions import odds
from fabletable.games.prophecy.questions.choices import (
    amount,
    barred,
    card,
    creature_shown,
    field,
    gift,
    hero,
    item_shown,
    kind_of_battle,
    kind_with_price,
    menu,
    place,
    score,
    skill_shown,
    standing,
    wares,
    word,
)
from fabletable.games.prophecy.rules.battle import (
    ASK_AFTER_ROLL,
    ASK_BEFORE_ROLL,
    ASK_GUARDIAN_ANGEL,
    ASK_SHIELD,
    KEEP,
    ROLL,
    TAKE_IT,
)
from fabletable.games.prophecy.rules.chance_cards import ASK_TRAINING
from fabletable.games.prophecy.rules.creatures import ASK_FANATICISM, ASK_KIND, ASK_PAID_KIND
from fabletable.games.prophecy.rules.dice import ASK_ALTER_DIE, ASK_BEFORE_DIE, KEEP_DIE, ROLL_DIE
from fabletable.games.prophecy.rules.draft import ASK_DRAFT, ASK_DRAFT_LAST
from fabletable.games.prophecy.rules.duels import (
    ASK_ATTACK_KIND,
    ASK_DEFEND_KIND,
    ASK_DUEL_LOST,
    ASK_GIVE_ARTIFACT,
    ASK_TAKE_FROM_LOSER,
    ASK_THEFT,
)
from fabletable.games.prophecy.rules.effects import (
    ASK_DESTROY_ITEM,
    ASK_GIVE_AWAY,
    ASK_HAND_OVER,
    ASK_HEALING,
    ASK_HEALTH_OR_MANA,
    ASK_LEARN_AFAR,
    ASK_LEARN_FREE,
    ASK_LOSE_ITEM,
    ASK_PICK_ITEM,
    ASK_REVEAL_PLANE,
    ASK_SMITH,
    ASK_STEAL_ITEM,
    ASK_TAKE_ITEM,
    ASK_TELEPORT,
    ASK_VICTIM,
)
from fabletable.games.prophecy.rules.equipment import ASK_HEAD, ASK_WIELD
from fabletable.games.prophecy.rules.final_battle import ASK_BATTLEFIELD
from fabletable.games.prophecy.rules.limits import ASK_DISCARD_ITEM, ASK_DISCARD_SKILL
from fabletable.games.prophecy.rules.movement import ASK_MOVE, ASK_MOVE_AGAIN
from fabletable.games.prophecy.rules.opportunities import ASK_RUINS, ASK_STRANGER
from fabletable.games.prophecy.rules.payments import ASK_CRYSTAL, ASK_DISCOUNT, ASK_FORGE
from fabletable.games.prophecy.rules.planes import ASK_GUARDIAN
from fabletable.games.prophecy.rules.round import ASK_BANNER, ASK_NEW_HERO
from fabletable.games.prophecy.rules.services import ASK_FILL_CRYSTAL
from fabletable.games.prophecy.rules.specials.artifacts import ASK_DOOM
from fabletable.games.prophecy.rules.specials.skills import ASK_BURGLARY
from fabletable.games.prophecy.rules.trading import ASK_ACCEPT_TRADE, ASK_TRADE
from fabletable.games.prophecy.rules.turn import ASK_ENCOUNTER, ASK_FINAL_ATTACK, ASK_SERVICES
from fabletable.games.prophecy.table import Realm
from fabletable.kernel import NO, Decision, Message, Question, Questions, Word, message
from fabletable.kernel.question import Listing, Noting, Policy, Reckoning, Suggesting


def _ask(
    ask: str,
    choice: Listing[Realm],
    policy: Policy[Realm],
    note: Noting[Realm] = standing,
    odds: Reckoning[Realm] | None = None,
    suggest: Suggesting[Realm] | None = None,
    now: Noting[Realm] | None = None,
    stands: bool = False,
    declines: Word | None = None,
) -> Question[Realm]:
    return Question(
        ask,
        choice,
        note=note,
        odds=odds,
        policy=policy,
        barred=barred,
        suggest=suggest,
        now=now,
        stands=stands,
        declines=declines,
    )


def battles_ahead(table: Realm, decision: Decision) -> Message:
    """To how many ways a battle belongs."""
    ahead = sum(each is not None for each in odds.of_menu(table, decision))
    return message("about-move.now", n=len(decision.options), battles=ahead)


QUESTIONS: Final = Questions(
    # choosing heroes
    _ask(ASK_DRAFT, hero, answers.any_will_do, suggest=strongest_hero),
    _ask(ASK_DRAFT_LAST, hero, answers.any_will_do, suggest=strongest_hero),
    _ask(ASK_NEW_HERO, word, answers.say_yes),
    # a round begins, a chance card is drawn
    _ask(ASK_BANNER, card, answers.say_yes, stands=True, declines=NO),
    _ask(ASK_DOOM, place, answers.strike_strongest),
    _ask(ASK_TRAINING, place, answers.training),
    _ask(ASK_REVEAL_PLANE, place, answers.look_into_plane),
    # movement
    _ask(ASK_MOVE, menu, plans.move, odds=odds.of_menu, now=battles_ahead),
    _ask(ASK_MOVE_AGAIN, menu, plans.move, odds=odds.of_menu),
    _ask(ASK_TELEPORT, field, plans.teleport, odds=odds.of_fields),
    _ask(ASK_BURGLARY, card, answers.best_item),
    _ask(ASK_TRADE, menu, answers.bargain),
    _ask(ASK_ACCEPT_TRADE, word, answers.accept_trade),
    # on a field, in a plane
    _ask(ASK_ENCOUNTER, menu, plans.encounter, odds=odds.of_menu),
    _ask(ASK_GUARDIAN, menu, plans.guardian, odds=odds.of_menu),
    _ask(ASK_SERVICES, menu, plans.services, odds=odds.of_menu),
    _ask(ASK_FINAL_ATTACK, menu, plans.services, odds=odds.of_menu),
    _ask(ASK_STRANGER, wares, plans.stranger),
    _ask(ASK_RUINS, creature_shown, answers.ruins),
    _ask(ASK_SMITH, card, answers.best_item),
    _ask(ASK_GIVE_AWAY, gift, answers.least_wanted),
    # paying
    _ask(ASK_FORGE, word, answers.forge, stands=True, declines=NO),
    _ask(ASK_CRYSTAL, amount, answers.from_crystal),
    _ask(ASK_FILL_CRYSTAL, amount, answers.fill_crystal),
    _ask(ASK_DISCOUNT, word, answers.say_yes, stands=True, declines=NO),
    # a battle
    _ask(ASK_KIND, kind_of_battle, battles.kind, odds=odds.of_kinds, stands=True),
    _ask(ASK_PAID_KIND, kind_with_price, battles.kind, odds=odds.of_kinds, stands=True),
    _ask(ASK_ATTACK_KIND, kind_of_battle, battles.duel_kind, odds=odds.of_duel, stands=True),
    _ask(ASK_DEFEND_KIND, kind_of_battle, battles.duel_kind, odds=odds.of_duel, stands=True),
    _ask(ASK_WIELD, card, battles.wield, score, odds=odds.of_arms, stands=True),
    _ask(ASK_HEAD, card, battles.head),
    _ask(ASK_BEFORE_ROLL, menu, battles.before_roll, score, odds=odds.of_preparations, stands=True, declines=ROLL),
    _ask(ASK_AFTER_ROLL, menu, battles.after_roll, odds=odds.of_second_thoughts, stands=True, declines=KEEP),
    _ask(ASK_SHIELD, card, answers.say_yes, stands=True, declines=TAKE_IT),
    _ask(ASK_HEALING, word, answers.healing, stands=True, declines=NO),
    _ask(ASK_GUARDIAN_ANGEL, menu, answers.say_yes, stands=True, declines=NO),
    _ask(ASK_FANATICISM, word, answers.fanaticism, odds=odds.of_another_try, stands=True, declines=NO),
    _ask(ASK_HEALTH_OR_MANA, word, answers.health_or_mana, stands=True),
    # what a battle brings and costs
    _ask(ASK_BEFORE_DIE, menu, answers.before_die, stands=True, declines=ROLL_DIE),
    _ask(ASK_ALTER_DIE, menu, answers.alter_die, stands=True, declines=KEEP_DIE),
    _ask(ASK_PICK_ITEM, card, answers.best_item),
    _ask(ASK_TAKE_ITEM, item_shown, answers.say_yes, stands=True),
    _ask(ASK_LEARN_FREE, skill_shown, answers.best_skill),
    _ask(ASK_LEARN_AFAR, skill_shown, answers.best_skill),
    _ask(ASK_LOSE_ITEM, card, answers.least_wanted),
    _ask(ASK_HAND_OVER, card, answers.least_wanted),
    # heroes against heroes
    _ask(ASK_DUEL_LOST, word, answers.duel_lost, stands=True),
    _ask(ASK_TAKE_FROM_LOSER, card, answers.take_most),
    _ask(ASK_THEFT, card, answers.theft),
    _ask(ASK_GIVE_ARTIFACT, card, answers.give_artifact),
    _ask(ASK_VICTIM, place, answers.strike_strongest),
    _ask(ASK_STEAL_ITEM, card, answers.take_most),
    _ask(ASK_DESTROY_ITEM, card, answers.take_most),
    # the end of a round, the end of the game
    _ask(ASK_DISCARD_ITEM, card, answers.least_wanted),
    _ask(ASK_DISCARD_SKILL, card, answers.forget),
    _ask(ASK_BATTLEFIELD, field, plans.battlefield),
)
