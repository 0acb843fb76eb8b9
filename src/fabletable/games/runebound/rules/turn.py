"""A turn: three actions, with learning, trading and free abilities before, between and after them."""

from __future__ import annotations

from functools import partial
from typing import Final, TypeAlias

from fabletable.games.runebound.board import MARKETS, WILDERNESS, Hex
from fabletable.games.runebound.choices import plain, what_waits
from fabletable.games.runebound.hooks import AS_ACTION, ON_REST, ON_TRAIN, START_OF_TURN, Window
from fabletable.games.runebound.kinds import HAND, SPEED, Asset, Errand, StoryCard
from fabletable.games.runebound.rules.abilities import free_now, usable, use, use_window
from fabletable.games.runebound.rules.actions import LEARN, QUEST, RUMOR, STORY, action, turn_action_choice
from fabletable.games.runebound.rules.adventures import adventure
from fabletable.games.runebound.rules.combat import begin_fight
from fabletable.games.runebound.rules.context import EffectContext
from fabletable.games.runebound.rules.damage import heal
from fabletable.games.runebound.rules.dice import matches, roll_dice, settle
from fabletable.games.runebound.rules.markets import market_here, shop
from fabletable.games.runebound.rules.movement import move_by_dice, walk
from fabletable.games.runebound.rules.prices import can_pay_trophies
from fabletable.games.runebound.rules.quests import attempt_quest, attempt_story, can_attempt, rivals, story_open
from fabletable.games.runebound.rules.rumors import follow_rumor, follows, offer_rumors
from fabletable.games.runebound.rules.trade import trade, trades
from fabletable.games.runebound.rules.training import can_learn, learn, train
from fabletable.games.runebound.rules.zombies import kill_here
from fabletable.games.runebound.table import QUESTIONS, Hero, Runebound
from fabletable.games.runebound.vocabulary import Ability
from fabletable.kernel import Action, Barred, Decision, Message, Question, Rules, Word, bar
from fabletable.kernel.scene import Choice, Gem

TURN_ACTION: Final = Question(QUESTIONS, "turn", rule="turn", theme="turn")

ACTIONS: Final = 3

TRAVEL: Final = Word("travel")
ADVENTURE: Final = Word("adventure")
REST: Final = Word("rest")
SHOP: Final = Word("shop")
TRAIN: Final = Word("train")
STAND_UP: Final = Word("stand-up")
KILL_ZOMBIE: Final = Word("kill-zombie")
CHALLENGE_VILLAIN: Final = Word("challenge-villain")
END_TURN: Final = Word("end-turn")

Possible: TypeAlias = Hex | Action | Ability | Word
"""An option of a turn: a step, something to do with a card or a player, an ability, or one of the words above."""


def start_turn(table: Runebound) -> Rules[None]:
    hero = table.heroes[table.active]
    table.chance.begin(f"{table.round}.{table.active}")
    table.phase = "turn"
    hero.actions = ACTIONS
    hero.used_in_turn = ()
    if table.log_lines is not None:
        table.log_event("turn-begins", hero=hero)
        table.show("turn", pieces=(hero.pawn,), touches=(hero.seat,))
    if hero.windows.get(START_OF_TURN):
        yield from use_window(table, EffectContext(hero.seat), START_OF_TURN)


def next_deed(table: Runebound) -> Rules[None]:
    """Do one thing as the active hero. A hero destroyed in its own turn has no more of it."""
    hero = table.heroes[table.active]
    if hero.out:
        end_turn(table)
        return
    deeds = possible_deeds(table, hero)
    barred = partial(_not_now, table, hero)
    if must_recover(hero):
        chosen = yield from TURN_ACTION.ask_always(table, hero.seat, deeds, barred, left=hero.actions)
    else:
        chosen = yield from TURN_ACTION.ask(table, hero.seat, deeds, END_TURN, barred, left=hero.actions)
    if chosen is END_TURN:
        end_turn(table)
    else:
        yield from do(table, hero, chosen)


def must_recover(hero: Hero) -> bool:
    """Tell whether the next action of a hero must be a rest (when defeated) or standing up (when delayed); a hero
    cannot stay down to gain by it. Rules reference, Rest and Delay."""
    return hero.actions > 0 and (hero.defeated or hero.delayed)


def end_turn(table: Runebound) -> None:
    """Pass the turn clockwise to the next player who has not had one this round."""
    table.heroes[table.active].actions = 0
    table.played.append(table.active)
    for step in range(1, table.seats):
        seat = (table.active + step) % table.seats
        if not table.heroes[seat].out and seat not in table.played:
            table.active = seat
            table.phase = "turn-start"
            return
    table.phase = "round-end"


# --- what can be done ---


def possible_deeds(table: Runebound, hero: Hero) -> list[Possible]:
    choices: list[Possible] = []
    if hero.actions > 0:
        if hero.defeated:
            choices.append(REST)
        elif hero.delayed:
            choices.append(STAND_UP)
        else:
            _actions(table, hero, choices)
    if hero.trophies:
        choices += [action(LEARN, skill) for skill in hero.hand if can_learn(hero, skill)]
    choices += free_now(table, hero)
    choices += trades(table, hero)
    return choices


def _actions(table: Runebound, hero: Hero, choices: list[Possible]) -> None:
    if table.villain_at == hero.at:
        choices.append(CHALLENGE_VILLAIN)
    if hero.actions >= 2 and table.gem_up(hero.at):
        choices.append(ADVENTURE)
    if hero.quests:
        choices += [action(QUEST, quest) for quest in hero.quests if can_attempt(table, hero, quest.errand)]
    choices += [action(STORY, card) for card in table.slots if card is not None and story_open(table, hero, card)]
    if hero.rumors:
        choices += [
            action(RUMOR, way) for way in hero.rumors if way.ability.window is AS_ACTION and follows(table, hero, way)
        ]
    if table.zombies[hero.at]:
        choices.append(KILL_ZOMBIE)
    if market_here(hero) >= 0:
        choices.append(SHOP)
    if hero.windows.get(AS_ACTION):
        choices += [
            ability
            for ability in usable(table, EffectContext(hero.seat), AS_ACTION)
            if not ability.effects[0].is_challenge or rivals(table, hero)
        ]
    choices.append(TRAVEL)
    choices += hero.hex.neighbours
    choices.append(REST)
    choices.append(TRAIN)


def _not_now(table: Runebound, hero: Hero) -> list[Barred]:
    found: list[Barred] = []
    if must_recover(hero):
        why = "why-defeated" if hero.defeated else "why-delayed"
        usual: list[Word] = [TRAVEL, ADVENTURE, SHOP, REST, TRAIN, END_TURN]
        found.extend(bar(action, why, "turn") for action in usual if action is not REST or not hero.defeated)
    elif hero.hex.gem and (not table.gem_up(hero.at) or hero.actions < 2):
        why = "why-gem-down" if not table.gem_up(hero.at) else "why-two-actions"
        found.append(bar(ADVENTURE, why, "adventures", have=hero.actions))
    found.extend(
        bar(action(LEARN, skill), "why-trophies", "skills", need=len(skill.cost))
        for skill in hero.hand
        if not can_learn(hero, skill)
    )
    found.extend(
        _attempt_barred(hero, action(QUEST, quest), quest.errand)
        for quest in hero.quests
        if must_recover(hero) or not can_attempt(table, hero, quest.errand)
    )
    found.extend(
        _story_barred(table, hero, card)
        for card in table.slots
        if card is not None
        and hero.hex.is_one_of(card.places)
        and (hero.actions < 1 or must_recover(hero) or not story_open(table, hero, card))
    )
    return found


def _no_action(hero: Hero) -> str:
    """Return why no action can be taken, or nothing."""
    if hero.actions < 1:
        return "why-no-actions"
    if must_recover(hero):
        return "why-defeated" if hero.defeated else "why-delayed"
    return ""


def _attempt_barred(hero: Hero, attempt: Action, errand: Errand) -> Barred:
    """Return the first reason why a quest cannot be attempted: actions, place, skills to exert, health."""
    idle = _no_action(hero)
    if idle:
        return bar(attempt, idle, "turn")
    if not hero.hex.is_one_of(errand.places):
        return bar(attempt, "why-not-there", "quests")
    if len(hero.hand) < errand.exert:
        return bar(attempt, "why-exert-short", "exert", need=errand.exert, have=len(hero.hand))
    return bar(attempt, "why-too-hurt", "quests", need=errand.suffer, have=hero.health_left)


def _story_barred(table: Runebound, hero: Hero, card: StoryCard) -> Barred:
    """Return the first reason why a story quest of this place is closed: done, actions, price, condition."""
    attempt = action(STORY, card)
    if hero.seat in table.claimed.get(card.key, ()):
        return bar(attempt, "why-done", "quests")
    idle = _no_action(hero)
    if idle:
        return bar(attempt, idle, "turn")
    if card.errand is not None:
        return _attempt_barred(hero, attempt, card.errand)
    ability = card.quest
    if ability is not None and ability.gold > hero.gold:
        return bar(attempt, "why-gold-short", "quests", need=ability.gold, have=hero.gold)
    if ability is not None and not can_pay_trophies(hero, ability.trophies):
        return bar(attempt, "why-trophies", "quests", need=len(ability.trophies))
    return bar(attempt, "why-missing", "quests")


# --- doing it ---


def do(table: Runebound, hero: Hero, chosen: Possible) -> Rules[None]:
    if isinstance(chosen, Hex):
        hero.actions -= 1
        yield from walk(table, hero, chosen.index, begins=True)
    elif isinstance(chosen, Action):
        yield from do_deed(table, hero, chosen)
    elif isinstance(chosen, Ability):
        yield from use(table, EffectContext(hero.seat, card=card_of(hero, chosen)), chosen, begins=True)
    elif chosen is ADVENTURE:
        hero.actions -= 2
        yield from adventure(table, hero)
    else:
        hero.actions -= 1
        yield from _act(table, hero, chosen)


def _act(table: Runebound, hero: Hero, chosen: Word) -> Rules[None]:
    if chosen is TRAVEL:
        yield from move_by_dice(table, hero)
    elif chosen is REST:
        yield from rest(table, hero)
    elif chosen is TRAIN:
        yield from train(table, hero)
        yield from heard(table, hero, ON_TRAIN)
    elif chosen is SHOP:
        yield from shop(table, hero, market_here(hero))
    elif chosen is STAND_UP:
        hero.delayed = False
        table.log_event("stood-up", hero=hero)
        table.show("gain", pieces=(hero.pawn,), touches=(hero.seat,))
    elif chosen is KILL_ZOMBIE:
        kill_here(table, hero)
    else:
        begin_fight(table, hero, table.villain, "villain", None)


def do_deed(table: Runebound, hero: Hero, chosen: Action) -> Rules[None]:
    if chosen.verb is LEARN:
        yield from learn(table, hero, chosen.thing)
    elif chosen.verb is QUEST:
        table.log_event("pursues", hero=hero, card=chosen.thing)
        yield from attempt_quest(table, hero, chosen.thing)
    elif chosen.verb is STORY:
        table.log_event("pursues", hero=hero, card=chosen.thing)
        yield from attempt_story(table, hero, chosen.thing)
    elif chosen.verb is RUMOR:
        yield from follow_rumor(table, hero, chosen.thing)
    else:
        yield from trade(table, hero, table.heroes[chosen.thing.seat])


def card_of(hero: Hero, ability: Ability) -> Asset | None:
    """Return the asset an ability is printed on, if it is one (to sell it)."""
    return next((asset for asset in hero.assets if asset.key == ability.card), None)


def rest(table: Runebound, hero: Hero) -> Rules[None]:
    """Heal everything at a site. In the wilderness roll five dice at any speed: one damage for each symbol of the hex,
    also under a road."""
    if hero.hex.kind != WILDERNESS:
        healed = heal(hero, hero.damage)
        table.log_event("rested", hero=hero, n=healed)
    else:
        roll = roll_dice(table, hero, "rest", 5)
        yield from settle(table, hero, roll)
        healed = heal(hero, matches(table, hero, roll))
        table.log_title("rested", hero=hero, n=healed)
    table.show("gain", pieces=(hero.pawn,), touches=(hero.seat,), because="rested", hero=hero, n=healed)
    table.roll = None
    if hero.windows.get(ON_REST):
        yield from use_window(table, EffectContext(hero.seat), ON_REST)
    yield from heard(table, hero, ON_REST)


def heard(table: Runebound, hero: Hero, window: Window) -> Rules[None]:
    """Offer rumors that wait for a rest or a training at the right place."""
    if not hero.rumors:
        return
    ways = [way for way in hero.rumors if way.ability.window == window and follows(table, hero, way)]
    yield from offer_rumors(table, hero, ways)


# --- how options are listed ---


@TURN_ACTION.note
def actions_left(table: Runebound, decision: Decision) -> Message:
    return Message("note-actions-left", {"n": table.heroes[decision.seat].actions})


@TURN_ACTION.option
def turn_choice(table: Runebound, decision: Decision, option: Possible) -> Choice:
    if isinstance(option, Action):
        return turn_action_choice(table, decision, option)
    choice = plain(table, decision, option)
    if isinstance(option, Hex):
        choice.label = Message("do-step", {"hex": option.message})
        choice.note = Message("note-one-action")
        choice.waits = what_waits(table, decision.seat, option)
    elif isinstance(option, Word):
        tell_action(table, decision, option, choice)
    return choice


def tell_action(table: Runebound, decision: Decision, action: Word, choice: Choice) -> None:
    """Fill in the cost of an action, its places, and whether it can be taken back."""
    hero = table.heroes[decision.seat]
    if action is ADVENTURE:
        choice.note = Message("note-two-actions")
        choice.spots = [f"gem-{hero.hex.key}"]
        choice.risk = "reveal"
    elif action is TRAVEL:
        choice.note = Message("note-travel", {"n": hero.numbers[SPEED]})
        choice.risk = "dice"
    elif action is SHOP:
        choice.note = Message("note-shop")
        choice.spots = ["market-" + MARKETS[market_here(hero)]]
        choice.risk = "reveal"
    elif action is TRAIN:
        choice.note = Message("note-train", {"n": hero.numbers[HAND]})
        choice.spots = ["pile-skills"]
        choice.risk = "reveal"
    elif action is REST:
        tell_rest(hero, choice)
        choice.spots = [f"pawn-{hero.seat}"]
    elif action is STAND_UP:
        choice.note = Message("note-one-action")
        choice.spots = [f"pawn-{hero.seat}"]
    elif action is END_TURN:
        choice.ends = hero.actions > 0 or any(
            isinstance(each, Action) and each.verb is LEARN for each in decision.options
        )
        choice.main = not choice.ends
    elif action is KILL_ZOMBIE:
        choice.note = Message("note-one-action")
        choice.spots = [f"zombie-{hero.hex.key}"]
    elif action is CHALLENGE_VILLAIN:
        choice.note = Message("note-challenge")
        choice.spots = ["villain"]


def tell_rest(hero: Hero, choice: Choice) -> None:
    """Describe a rest: at a site everything heals, in the wilderness as much as five dice show of the land."""
    if hero.hex.kind != WILDERNESS:
        choice.note = Message("note-one-action")
        choice.gain = [Gem("dmg", hero.damage, label=Message("gain-healed"))] if hero.damage else []
    else:
        choice.note = Message("note-rest-wild", {"terrain": Word(hero.hex.terrain).message})
        choice.risk = "dice"
