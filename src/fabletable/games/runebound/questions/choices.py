"""How options are listed: what they cost and bring, where they lead, what waits there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from fabletable.games.runebound.board import MARKETS, WILDERNESS, Hex, Place
from fabletable.games.runebound.cards.kinds import HAND, SPEED, Asset, Event, HeroCard, Outcome, Skill, Way
from fabletable.games.runebound.cards.tokens import AGILITY
from fabletable.games.runebound.cards.vocabulary import Ability
from fabletable.games.runebound.fight import FightToken
from fabletable.games.runebound.looks import (
    CHOICE_ICONS,
    FACE_ICONS,
    ability_card,
    asset_text,
    die_face,
    sentences,
    token_gems,
    trophy_gems,
)
from fabletable.games.runebound.questions.waits import what_waits
from fabletable.games.runebound.rules.actions import LEARN, QUEST, RUMOR, STORY
from fabletable.games.runebound.rules.combat import Reward
from fabletable.games.runebound.rules.combat_actions import AGILITY_ACTION, CombatAction, Strike
from fabletable.games.runebound.rules.effects import owned
from fabletable.games.runebound.rules.markets import ASK_TAKE_ASSET, PRICE, Deal, market_here, may_own, sell_bonus
from fabletable.games.runebound.rules.moment import health_left
from fabletable.games.runebound.rules.rides import Ride, ways_out
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
    Possible,
)
from fabletable.games.runebound.table import Die, Hero, Runebound
from fabletable.kernel import PASS, Action, Decision, Message, Seat, Word, message
from fabletable.kernel.scene import Choice, Gem

Listing: TypeAlias = Callable[[Runebound, Decision, Any], Choice]
COMMITTING: Final = ("yes",)
ENDING: Final = ("end-turn", "pass", "stop")
"""Offered only beside something else that can be done."""


ANSWERS: Final = {
    ("ask-pay", "yes"): "answer-pay",
    ("ask-pay", "no"): "answer-pay-nothing",
    ("ask-buy-off", "yes"): "answer-buy-off",
    ("ask-buy-off", "no"): "answer-let-happen",
    ("ask-retreat", "no"): "answer-fight-on",
    ("ask-retreat-to", "done"): "answer-stay-in-the-fight",
    ("ask-reroll", "done"): "answer-keep-dice",
    ("ask-reroll-which", "done"): "answer-keep-dice",
    ("ask-relocate", "done"): "answer-stay-here",
    ("ask-swap-skill", "done"): "answer-keep-skills",
    ("ask-exert-test", "done"): "answer-reveal-no-more",
    ("ask-learn-now", "done"): "answer-learn-none",
    ("ask-rumor", "no"): "answer-keep-rumor",
    ("ask-outcome", "done"): "answer-no-outcome",
    ("ask-use", "done"): "answer-use-none",
    ("ask-borrow", "done"): "answer-use-none",
    ("ask-sell", "done"): "answer-sell-no-more",
    ("ask-give", "done"): "answer-offer-no-more",
    ("ask-take", "done"): "answer-ask-no-more",
    ("ask-accept-trade", "yes"): "answer-agree",
    ("ask-accept-trade", "no"): "answer-refuse",
    ("ask-token", "done"): "answer-leave-tokens",
    ("ask-strike-with", "done"): "answer-strike-now",
    ("ask-pay-surge", "done"): "answer-spend-no-more-surge",
    ("ask-kill-zombie", "done"): "answer-kill-no-zombie",
}
"""What one does by answering yes, no or done, by question and word."""


def answered(decision: Decision, option: Any) -> Message:
    """Return the option's name; of a bare yes, no or done what it means for this question."""
    message_id = ANSWERS.get((decision.ask, option.key))
    return option.message if message_id is None else Message(message_id, decision.question.args)


def plain(table: Runebound, decision: Decision, option: Any) -> Choice:
    """A name; the piece it speaks of glows."""
    choice = Choice(
        option.key, answered(decision, option), spots=[option.message.piece] if option.message.piece else []
    )
    choice.icon = CHOICE_ICONS.get(option.key, "")
    choice.main = option.key in COMMITTING
    choice.ends = option.key in ENDING
    return choice


def noted(note: Callable[[Runebound, Decision, Any], Message | None]) -> Listing:
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
    if isinstance(option, Action):
        return turn_action_choice(table, decision, option)
    choice = plain(table, decision, option)
    if isinstance(option, Hex):
        choice.note = Message("note-one-action")
        choice.waits = what_waits(table, decision.seat, option)
    else:
        tell_action(table, decision, option, choice)
    return choice


def tell_action(table: Runebound, decision: Decision, action: Word, choice: Choice) -> None:
    """What it costs, where it happens, and whether it can be taken back."""
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
            isinstance(each, Action) and each.kind == LEARN for each in decision.options
        )
        choice.main = not choice.ends
    elif action is KILL_ZOMBIE:
        choice.note = Message("note-one-action")
        choice.spots = [f"zombie-{hero.hex.key}"]
    elif action is CHALLENGE_VILLAIN:
        choice.note = Message("note-challenge")
        choice.spots = ["villain"]


def tell_rest(hero: Hero, choice: Choice) -> None:
    """At a site everything heals, in the wilderness as much as five dice show of the land."""
    if hero.hex.kind != WILDERNESS:
        choice.note = Message("note-one-action")
        choice.gain = [Gem("dmg", hero.damage, label=Message("gain-healed"))] if hero.damage else []
    else:
        choice.note = Message("note-rest-wild", {"terrain": Word(hero.hex.terrain).message})
        choice.risk = "dice"


DEED_TEXTS: Final = {LEARN: ".text", QUEST: ".instruction", STORY: ".text", RUMOR: "-text"}


def turn_action_choice(table: Runebound, decision: Decision, action: Action) -> Choice:
    """Something to do with a card; or a trade with the hero of a player."""
    choice = plain(table, decision, action)
    text = DEED_TEXTS.get(action.kind)
    if text is None:
        choice.spots = [f"pawn-{action.thing.seat}"]
        return choice
    choice.note = Message(action.thing.message.id + text, action.thing.figures)
    if action.kind == LEARN:
        choice.cost = trophy_gems(action.thing.cost)
    return choice


def actions_left(table: Runebound, decision: Decision) -> Message:
    return Message("note-actions-left", {"n": table.heroes[decision.seat].actions})


def ability_choice(table: Runebound, decision: Decision, option: Ability | Word) -> Choice:
    choice = plain(table, decision, option)
    if isinstance(option, Ability):
        piece = ability_card(option, "")
        choice.note = piece.text
        choice.cost = list(piece.cost)
        if option.exert:
            choice.cost.append(Gem("exert", option.exert, "card-burn", Message("cost-exert")))
        if option.action:
            choice.cost.append(Gem("action", option.action, "hourglass", Message("cost-action")))
    return choice


# --- moving and dice ---


def gem_there(table: Runebound, decision: Decision, field: Hex) -> Message:
    return Message("gem-" + field.gem)


def place_choice(table: Runebound, decision: Decision, option: Hex | Word) -> Choice:
    """A hex to be at, however one gets there."""
    choice = plain(table, decision, option)
    if isinstance(option, Hex):
        choice.waits = what_waits(table, decision.seat, option)
    return choice


def ride_choice(table: Runebound, decision: Decision, option: Ride | Action | Ability | Die | Word) -> Choice:
    """A hex the dice can reach: the way, which dice are spent, which are left, what waits there."""
    if isinstance(option, Action):
        return turn_action_choice(table, decision, option)
    if not isinstance(option, Ride):
        return reroll_choice(table, decision, option)
    choice = way_choice(table, decision, option)
    if table.roll is not None:
        left = option.left(table.roll)
        choice.spends = [die_face(spending.die.key, spending.die.face) for spending in option.spent]
        choice.leaves = [die_face(die.key, die.face) for die in left]
        choice.note = message(
            "note-ride", n=len(option.way), over=option.way[:-1], dice=option.spent, left=len(left), rest=left
        )
    return choice


def reached(table: Runebound, decision: Decision) -> Message:
    """How far the dice carry, and to how many adventures."""
    rides = [option for option in decision.options if isinstance(option, Ride)]
    gems = sum(table.gem_up(ride.to.index) for ride in rides)
    return message("about-ride.now", n=len(rides), gems=gems)


def move_choice(table: Runebound, decision: Decision, option: Ride | Word) -> Choice:
    """A hex within reach without dice."""
    if not isinstance(option, Ride):
        return plain(table, decision, option)
    choice = way_choice(table, decision, option)
    choice.note = message("note-walk", n=len(option.way), over=option.way[:-1])
    return choice


def way_choice(table: Runebound, decision: Decision, ride: Ride) -> Choice:
    """A hex to go to, with the way there."""
    choice = plain(table, decision, ride)
    choice.label = Message("do-ride", {"hex": ride.message}, ride.key)
    choice.way = [field.key for field in ride.way]
    choice.waits = what_waits(table, decision.seat, ride.to, ride.bites)
    return choice


def step_choice(table: Runebound, decision: Decision, option: Hex | Action | Ability | Die | Word) -> Choice:
    if isinstance(option, Action):
        return turn_action_choice(table, decision, option)
    choice = reroll_choice(table, decision, option)
    if isinstance(option, Hex) and table.roll is not None:
        ways = ways_out(table, table.heroes[decision.seat], table.roll).get(option.index, [])
        choice.note = Message("note-spend", {"dice": [way.message for way in ways]})
    return choice


def reroll_choice(table: Runebound, decision: Decision, option: Hex | Ability | Die | Word) -> Choice:
    """While dice lie there: one of them to roll again, an ability, or a hex to spend one for."""
    if isinstance(option, Ability):
        return ability_choice(table, decision, option)
    choice = plain(table, decision, option)
    if isinstance(option, Die):
        choice.label = Message("do-reroll", {"die": option.message}, option.key)
        choice.note = Message("note-exert")
        choice.risk = "dice"
    elif isinstance(option, Hex):
        choice.waits = what_waits(table, decision.seat, option)
    return choice


def dice_left(table: Runebound, decision: Decision) -> Message | None:
    roll = table.roll
    return None if roll is None else Message("note-dice-left", {"n": len(roll.dice) - len(roll.spent)})


# --- cards ---


def hero_text(table: Runebound, decision: Decision, card: HeroCard) -> Message:
    return Message(card.message.id + ".text", card.figures)


def way_text(table: Runebound, decision: Decision, way: Way) -> Message:
    """What it says; and beforehand that its price cannot be paid."""
    hero = table.heroes[decision.seat]
    text = Message(way.message.id + "-text", way.figures)
    for effect in way.ability.effects:
        if effect.op == "pay" and owned(hero, effect.kind) < effect.fixed():
            return Message("note-cannot-pay", {"text": text})
    return text


def outcome_text(table: Runebound, decision: Decision, outcome: Outcome) -> Message:
    return Message(outcome.message.id + "-text", outcome.figures)


def reward_text(table: Runebound, decision: Decision, reward: Reward) -> Message:
    return reward.note


def exert_choice(table: Runebound, decision: Decision, option: Skill | Ability | Word) -> Choice:
    return plain(table, decision, option) if isinstance(option, Skill) else ability_choice(table, decision, option)


def asset_choice(table: Runebound, decision: Decision, asset: Asset) -> Choice:
    """An asset to take, to keep or to discard, with its token."""
    choice = plain(table, decision, asset)
    tell_asset(table.heroes[decision.seat], asset, choice, gained=decision.ask == ASK_TAKE_ASSET)
    return choice


def tell_asset(hero: Hero, asset: Asset, choice: Choice, *, gained: bool) -> None:
    """Say what an asset does, the faces of its combat token and, where it is gained, what it replaces."""
    parts = [asset_text(asset)]
    if gained:
        choice.gain = token_gems(asset)
        same = [each.message for each in hero.assets if each.kind == asset.kind]
        if same and len(same) >= may_own(hero, asset.kind):
            parts.insert(0, Message("note-replaces", {"n": len(same), "assets": same}))
    choice.note = sentences(parts)


def price_text(table: Runebound, decision: Decision) -> Message | None:
    """Return what the card says that asks for a price: a way of an event, a story or an ability of the foe."""
    card = decision.question.args["card"]
    name = card.id if isinstance(card, Message) else ""
    drawn = table.drawn
    ways = [*(drawn.ways if isinstance(drawn, Event) else ()), *table.heroes[decision.seat].rumors]
    for way in ways:
        if (
            way.event is not None
            and way.event.message.id == name
            and any(effect.op == "pay" for effect in way.ability.effects)
        ):
            return Message(way.message.id + "-text", way.figures)
    for story in table.slots:
        if story is not None and story.message.id == name:
            return Message(name + ".effect", story.figures)
    foe = None if table.fight is None else table.fight.foe
    for ability in () if foe is None else foe.abilities:
        if any(effect.op == "pay" for effect in ability.effects):
            return ability_card(ability, "").text
    return None


def when_used(table: Runebound, decision: Decision) -> Message:
    """Return the moment in which abilities may be used: the tokens are cast, a fight is won."""
    return Message("note-use", {"moment": next(each.window for each in decision.options if isinstance(each, Ability))})


def deal_choice(table: Runebound, decision: Decision, option: Deal | Word) -> Choice:
    choice = plain(table, decision, option)
    if not isinstance(option, Deal):
        return choice
    tell_asset(table.heroes[decision.seat], option.asset, choice, gained=option.verb == "buy")
    if option.verb == "buy":
        choice.cost = [Gem("gold", max(0, option.asset.price - int(decision.args["off"])))]
        choice.icon = "shopping-bag"
    elif option.verb == "sell":
        hero = table.heroes[decision.seat]
        choice.gain = [Gem("gold", option.asset.price + sell_bonus(table, hero, option.asset, PRICE))]
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


def as_foe(table: Runebound, decision: Decision) -> Message | None:
    """Say that the seat answers for the enemy of another player's hero."""
    fight = table.fight
    if fight is None or fight.foe is None or decision.seat == fight.sides[0].seat:
        return None
    return Message("as-foe", {"foe": fight.foe.message, "against": table.heroes[fight.sides[0].hero].message})


def action_choice(table: Runebound, decision: Decision, option: CombatAction) -> Choice:
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
    elif option is PASS:
        choice.note = Message("note-pass")
    return choice


def other_side(table: Runebound, decision: Decision, token: FightToken) -> Message:
    """Where tokens turn: what is on the other side."""
    return Message("note-other-side", {"token": token.token.sides[1 - token.up].message})


def agility_choice(table: Runebound, decision: Decision, token: FightToken) -> Choice:
    """Agility is for both sides' tokens, so it says whose."""
    choice = plain(table, decision, token)
    if table.fight is not None:
        mine = token in table.fight.sides[table.fight.turn].tokens
        choice.label = Message("do-flip-mine" if mine else "do-recast-theirs", {"token": token.message}, token.key)
    choice.note = other_side(table, decision, token)
    return choice


def shield_choice(table: Runebound, decision: Decision, option: FightToken | Word) -> Choice:
    """What each shield stops and what still comes; taking the damage is never the golden button."""
    choice = plain(table, decision, option)
    coming, fight = int(decision.args["n"]), table.fight
    if fight is None:
        return choice
    target = next(number for number, side in enumerate(fight.sides) if decision.options[0] in side.tokens)
    if isinstance(option, FightToken):
        stops = min(coming, fight.sides[target].value(option))
        choice.note = (
            Message("note-shield-all")
            if stops == coming
            else Message("note-shield", {"n": stops, "left": coming - stops})
        )
    else:
        left = max(0, health_left(table, fight, target) - coming)
        choice.label = Message("do-take-damage", {"n": coming})
        choice.note = Message("note-health-after", {"n": left})
        choice.main = False
    return choice
