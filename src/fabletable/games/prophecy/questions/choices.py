"""How what may be chosen is listed: prices, what waits there, icons; and the line under a question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from fabletable.games.prophecy.board import Field
from fabletable.games.prophecy.cards import effects as words
from fabletable.games.prophecy.cards.effects import Effect
from fabletable.games.prophecy.cards.kinds import Character, Creature, Item, Opportunity, Skill, Surge
from fabletable.games.prophecy.cards.skills import (
    BLOOD_SACRIFICE,
    BURGLARY,
    FLAMING_WEAPON,
    HOLY_WEAPON,
    MEDITATION,
    MIGHTY_BLOW,
)
from fabletable.games.prophecy.looks import CARD_ICONS, DEED_ICONS, WORD_ICONS
from fabletable.games.prophecy.rules.actions import (
    ATTACK_PLANE,
    BARTER,
    BUY,
    CAMP_HEALING,
    CAST_SPELL,
    DECAY,
    DIRTY_WORK,
    FIGHT,
    GIVE,
    HIDE,
    LEARN,
    LODGING,
    MEND,
    OPPORTUNITY,
    PARLEY,
    PASS_BY,
    REPAIR,
    REPAIR_ALL,
    REROLL_FOE,
    REROLL_OWN,
    SELL,
    SKILLED_WORK,
    SURGE,
    TAKE,
    THROW,
    TOWER_MANA,
    TRAINING,
    USE,
    WAYS,
    WISH_FOR,
)
from fabletable.games.prophecy.rules.battle import ASK_GUARDIAN_ANGEL, KEEP, ROLL
from fabletable.games.prophecy.rules.bonuses import value
from fabletable.games.prophecy.rules.creatures import (
    ASK_FANATICISM,
    BY_WILL,
    creature_strength,
    creature_will,
    will_price,
)
from fabletable.games.prophecy.rules.dice import KEEP_DIE, ROLL_DIE
from fabletable.games.prophecy.rules.effects import ASK_HEALING, ASK_REVEAL_PLANE, ASK_TELEPORT
from fabletable.games.prophecy.rules.equipment import ASK_WIELD
from fabletable.games.prophecy.rules.market import buying_price, selling_price, stranger_price
from fabletable.games.prophecy.rules.movement import HALT, STAY, travel_price
from fabletable.games.prophecy.rules.opportunities import ASK_STRANGER
from fabletable.games.prophecy.rules.payments import ASK_DISCOUNT, ASK_FORGE
from fabletable.games.prophecy.rules.possible import surplus
from fabletable.games.prophecy.rules.round import ASK_BANNER
from fabletable.games.prophecy.rules.services import learning_price, tower_price
from fabletable.games.prophecy.rules.trading import ASK_ACCEPT_TRADE, PROPOSE
from fabletable.games.prophecy.rules.turn import END_TURN
from fabletable.games.prophecy.scene import creature_card, in_health, in_mana, item_card, skill_card, text_of
from fabletable.games.prophecy.table import MOVE, NAMES, Realm
from fabletable.kernel import DONE, NO, YES, Action, Barred, Decision, Number, Option, Word
from fabletable.kernel.message import Message, seat_name
from fabletable.kernel.scene import BarredChoice, Choice, Gem, barred_choice

Listed: TypeAlias = Callable[[Realm, int, Action, Choice], None]

# --- what is chosen, as clients list it ---

_MAIN: Final = (ROLL, ROLL_DIE, PROPOSE)
"""What commits."""
_ENDS: Final = (STAY, HALT, DONE, KEEP, KEEP_DIE, END_TURN)
"""What leaves things as they are while something else can be done: never golden."""

_SAID: Final = {
    (ASK_BANNER, NO): "instead-banner",
    (ASK_FORGE, NO): "instead-forge",
    (ASK_DISCOUNT, NO): "instead-discount",
    (ASK_HEALING, YES): "do-healing",
    (ASK_HEALING, NO): "instead-healing",
    (ASK_GUARDIAN_ANGEL, NO): "instead-guardian-angel",
    (ASK_FANATICISM, NO): "instead-fanaticism",
    (ASK_ACCEPT_TRADE, YES): "do-accept-trade",
    (ASK_ACCEPT_TRADE, NO): "instead-accept-trade",
    (ASK_TELEPORT, NO): "instead-teleport",
    (ASK_REVEAL_PLANE, NO): "instead-reveal-plane",
    (ASK_WIELD, DONE): "instead-wield",
    (ASK_STRANGER, DONE): "instead-stranger",
}
"""Yes, no and done as what one does then."""


def word(table: Realm, decision: Decision, option: Word) -> Choice:
    said = _SAID.get((decision.ask, option))
    label = option.message if said is None else Message(said, {"n": decision.args["n"]} if "n" in decision.args else {})
    choice = Choice(option.key, label, icon=WORD_ICONS.get(option.key, ""), main=option in _MAIN)
    choice.ends = option in _ENDS
    return choice


def kind_of_battle(table: Realm, decision: Decision, option: Word) -> Choice:
    """Strength, or will for its price in mana."""
    choice = word(table, decision, option)
    if option is BY_WILL:
        choice.cost = [in_mana(decision.args["n"] if "n" in decision.args else will_price(table, decision.seat))]
    return choice


def kind_with_price(table: Realm, decision: Decision, option: Word) -> Choice:
    """The question itself tells both prices."""
    return word(table, decision, option)


def amount(table: Realm, decision: Decision, option: Number) -> Choice:
    return Choice(option.key, option.message)


def place(table: Realm, decision: Decision, option: Option) -> Choice:
    """A plane, a guild, a player: its piece glows."""
    if isinstance(option, Word):
        return word(table, decision, option)
    return Choice(option.key, option.message, spots=[option.message.piece or option.key])


def hero(table: Realm, decision: Decision, option: Character) -> Choice:
    """Whom one could be: what they begin with."""
    choice = place(table, decision, option)
    choice.note = Message("note-values", {"strength": option.strength, "will": option.will})
    return choice


def field(table: Realm, decision: Decision, option: Field | Word) -> Choice:
    choice = place(table, decision, option)
    if isinstance(option, Field):
        _destination(table, decision.seat, option, choice)
    return choice


def _destination(table: Realm, seat: int, goal: Field, choice: Choice) -> None:
    """What waits there; creatures and hidden cards leave no way back."""
    choice.waits = _what_waits(table, seat, goal)
    spots = table.ground[goal.n].spots
    if any(spot.up and spot.creature is not None for spot in spots):
        choice.risk = "dice"
    elif any(not spot.up for spot in spots):
        choice.risk = "reveal"


def card(table: Realm, decision: Decision, option: Item | Skill | Word | Action) -> Choice:
    """A card that lies open: its text and its icon."""
    if isinstance(option, Action):
        return menu(table, decision, option)
    choice = place(table, decision, option)
    if not isinstance(option, Word):
        choice.note = text_of(option)
        choice.icon = CARD_ICONS.get(option.name, "")
    return choice


def gift(table: Realm, decision: Decision, option: Item | Word) -> Choice:
    """What the Hermit may be given: an item by its worth, or the rest in gold."""
    excess = int(decision.args["n"])
    choice = card(table, decision, option)
    if isinstance(option, Item):
        choice.note = Message("note-worth", {"n": option.price, "left": max(0, excess - option.price)})
    else:
        choice.label = Message("give-gold", {"n": excess})
        choice.cost = [Gem("gold", excess)]
    return choice


def item_shown(table: Realm, decision: Decision, option: Item | Word) -> Choice:
    """An item that lies in a deck and is shown only in the question."""
    choice = card(table, decision, option)
    if isinstance(option, Item):
        choice.piece = item_card(table, option)
    return choice


def skill_shown(table: Realm, decision: Decision, option: Skill) -> Choice:
    choice = card(table, decision, option)
    choice.piece = skill_card(option)
    return choice


def creature_shown(table: Realm, decision: Decision, option: Creature) -> Choice:
    choice = place(table, decision, option)
    choice.piece = creature_card(option)
    choice.note = _creature_note(table, decision.seat, option)
    choice.icon = CARD_ICONS.get(option.name, "")
    return choice


# --- deeds, and the words that end a menu of them ---


def menu(table: Realm, decision: Decision, option: Action | Word) -> Choice:
    if isinstance(option, Word):
        return _closing(table, decision, option)
    name = option.message
    choice = Choice(option.key, name, spots=[name.piece] if name.piece else [], icon=_icon(option))
    listed = _LISTED.get(option.kind)
    if listed is not None:
        listed(table, decision.seat, option, choice)
    return choice


def _closing(table: Realm, decision: Decision, option: Word) -> Choice:
    choice = word(table, decision, option)
    if option is ROLL or option is ROLL_DIE:
        choice.risk = "dice"
    elif option is STAY or option is HALT:
        here = table.heroes[decision.seat].place
        choice.spots = [here.key]
        _destination(table, decision.seat, here, choice)
        choice.ends = not choice.risk  # who stays with a foe fights it
    return choice


def wares(table: Realm, decision: Decision, option: Action | Word) -> Choice:
    """A stranger's, at his own prices."""
    choice = menu(table, decision, option)
    if isinstance(option, Action) and option.kind == BUY:
        choice.cost = [Gem("gold", stranger_price(table, decision.seat, option.thing, decision.args["discount"]))]
    return choice


def _icon(option: Action) -> str:
    """A deed's own, or that of the card it is about."""
    if option.kind in _OF_CARDS:
        return CARD_ICONS.get(option.thing.name, "")
    return DEED_ICONS.get(option.kind, "")


def _travel(table: Realm, seat: int, option: Action, choice: Choice) -> None:
    goal: Field = option.thing
    gold, mana = travel_price(table, seat, option.kind)
    choice.cost = [*([Gem("gold", gold)] if gold > 0 else []), *([in_mana(mana)] if mana else [])]
    if gold < 0:
        choice.gain = [Gem("gold", -gold)]
    _destination(table, seat, goal, choice)


def _attack_plane(table: Realm, seat: int, option: Action, choice: Choice) -> None:
    choice.risk = "reveal"


def _noted(note: str) -> Listed:
    """A deed whose terms are one line."""

    def noted(table: Realm, seat: int, option: Action, choice: Choice) -> None:
        choice.note = Message(note)

    return noted


def _fight(table: Realm, seat: int, option: Action, choice: Choice) -> None:
    choice.note = _creature_note(table, seat, option.thing)
    choice.risk = "dice"
    choice.gain = _prizes(option.thing)


def _prizes(creature: Creature) -> list[Gem]:
    """What beating it brings, as far as its card says it in numbers."""
    found = [Gem("xp", creature.experience)] if creature.experience else []
    return found + [_PRIZES[effect.kind](effect.n) for effect in creature.reward if effect.kind in _PRIZES]


def _items(n: int) -> Gem:
    return Gem("item", "" if n == 1 else n, icon="knapsack", label=Message("prize-item" if n == 1 else "prize-items"))


_PRIZES: Final[dict[str, Callable[[int], Gem]]] = {
    words.GOLD: lambda n: Gem("gold", n),
    words.HEAL: lambda n: in_health(n) if n < words.ALL else Gem("str", "∞", label=Message("price-health")),
    words.REGAIN: lambda n: in_mana(n) if n < words.ALL else Gem("will", "∞", label=Message("price-mana")),
    words.GAIN_STRENGTH: lambda n: Gem("str", f"+{n}", label=Message("sum-strength")),
    words.GAIN_WILL: lambda n: Gem("will", f"+{n}", label=Message("sum-will")),
    words.DRAW: _items,
    words.PICK_ONE: _items,
}


def _past_creature(table: Realm, seat: int, option: Action, choice: Choice) -> None:
    choice.note = _creature_note(table, seat, option.thing)


def _card_text(table: Realm, seat: int, option: Action, choice: Choice) -> None:
    choice.note = text_of(option.thing)


def _opportunity(table: Realm, seat: int, option: Action, choice: Choice) -> None:
    card: Opportunity = option.thing
    choice.note = text_of(card)
    choice.cost = _prices(table, seat, card.bargains[max(option.n - 1, 0)].cost)


def _parley(table: Realm, seat: int, option: Action, choice: Choice) -> None:
    creature: Creature = option.thing
    choice.note = _creature_note(table, seat, creature)
    choice.cost = _prices(table, seat, creature.parley.cost) if creature.parley is not None else []


def _prices(table: Realm, seat: int, costs: Sequence[Effect]) -> list[Gem]:
    found: list[Gem] = []
    for cost in costs:
        if cost.kind == words.BECOME_POOREST:
            excess = surplus(table, seat)
            found += [Gem("gold", excess, label=Message("price-worth"))] if excess else []
        else:
            found.append(_PRICES[cost.kind](cost.n))
    return found


_PRICES: Final[dict[str, Callable[[int], Gem]]] = {
    words.PAY_GOLD: lambda n: Gem("gold", n),
    words.PAY_TOLL: lambda n: Gem("gold", n),
    words.PAY_EXPERIENCE: lambda n: Gem("xp", n),
    words.PAY_MANA: in_mana,
    words.PAY_HEALTH: in_health,
    words.GIVE_STRENGTH: lambda n: Gem("str", n, label=Message("sum-strength")),
    words.GIVE_WILL: lambda n: Gem("will", n, label=Message("sum-will")),
}


def _cast(table: Realm, seat: int, option: Action, choice: Choice) -> None:
    choice.note = text_of(option.thing)
    if option.thing.mana:
        choice.cost = [in_mana(option.thing.mana)]


def _mighty_blow(table: Realm, seat: int, option: Action, choice: Choice) -> None:
    choice.note = text_of(option.thing)
    choice.cost = [in_health(1)]


def _enchant(table: Realm, seat: int, option: Action, choice: Choice) -> None:
    choice.cost = [in_mana(table.heroes[seat].skills[option.kind].mana)]


def _surge(table: Realm, seat: int, option: Action, choice: Choice) -> None:
    surge: Surge = option.thing.surges[option.n - 1]
    choice.note = Message("note-bonus", {"n": surge.n})
    choice.cost = [*([in_mana(surge.mana)] if surge.mana else []), *([in_health(surge.health)] if surge.health else [])]


def _learn(table: Realm, seat: int, option: Action, choice: Choice) -> None:
    experience, gold = learning_price(table, seat, option.thing)
    choice.note = text_of(option.thing)
    choice.cost = [Gem("xp", experience), *([Gem("gold", gold)] if gold else [])]


def _buy(table: Realm, seat: int, option: Action, choice: Choice) -> None:
    choice.note = text_of(option.thing)
    choice.cost = [Gem("gold", buying_price(table, seat, option.thing))]


def _sell(table: Realm, seat: int, option: Action, choice: Choice) -> None:
    choice.gain = [Gem("gold", selling_price(table, seat, option.thing))]


def _repair(table: Realm, seat: int, option: Action, choice: Choice) -> None:
    choice.note = text_of(option.thing)
    choice.cost = [Gem("gold", 1)]


def _for_one_gold(table: Realm, seat: int, option: Action, choice: Choice) -> None:
    choice.cost = [Gem("gold", 1)]


def _gold_for_each(table: Realm, seat: int, option: Action, choice: Choice) -> None:
    choice.cost = [Gem("gold", option.n)]


def _camp_healing(table: Realm, seat: int, option: Action, choice: Choice) -> None:
    choice.cost = [Gem("gold", option.n)]
    choice.gain = [in_health(option.n)]


def _tower_mana(table: Realm, seat: int, option: Action, choice: Choice) -> None:
    choice.cost = [Gem("gold", tower_price(option.n))]
    choice.gain = [in_mana(option.n)]


def _instead(
    cost: list[Gem], gain: list[Gem], note: str = "note-instead"
) -> Callable[[Realm, int, Action, Choice], None]:
    """Something done instead of moving, at a fixed price."""

    def listed(table: Realm, seat: int, option: Action, choice: Choice) -> None:
        choice.cost, choice.gain, choice.note = cost, gain, Message(note)

    return listed


_LISTED: Final[dict[str, Listed]] = {
    **dict.fromkeys(WAYS, _travel),
    ATTACK_PLANE: _attack_plane,
    SKILLED_WORK: _instead([in_mana(1)], [Gem("gold", 2)]),
    DIRTY_WORK: _instead([in_health(1)], [Gem("gold", 3)]),
    TRAINING: _instead([in_health(1)], [Gem("xp", 2)]),
    BLOOD_SACRIFICE.name: _instead([in_health(1)], [], "note-blood"),
    MEDITATION.name: _instead([], [in_health(1), in_mana(3)]),
    BURGLARY.name: _noted("note-burglary"),
    BARTER: _noted("note-trade"),
    FIGHT: _fight,
    PARLEY: _parley,
    PASS_BY: _past_creature,
    HIDE: _card_text,
    USE: _card_text,
    DECAY: _card_text,
    MEND: _card_text,
    CAST_SPELL: _cast,
    TAKE: _card_text,
    OPPORTUNITY: _opportunity,
    LEARN: _learn,
    BUY: _buy,
    SELL: _sell,
    REPAIR: _repair,
    REPAIR_ALL: _gold_for_each,
    CAMP_HEALING: _camp_healing,
    LODGING: _for_one_gold,
    TOWER_MANA: _tower_mana,
    FLAMING_WEAPON.name: _enchant,
    HOLY_WEAPON.name: _enchant,
    MIGHTY_BLOW.name: _mighty_blow,
    THROW: _card_text,
    SURGE: _surge,
    REROLL_OWN: _card_text,
    REROLL_FOE: _card_text,
    GIVE: _card_text,
    WISH_FOR: _card_text,
}
_OF_CARDS: Final = frozenset((
    HIDE, USE, DECAY, MEND, CAST_SPELL, TAKE, OPPORTUNITY, LEARN, SURGE, REROLL_OWN, REROLL_FOE, GIVE, WISH_FOR,
    FLAMING_WEAPON.name, HOLY_WEAPON.name, MIGHTY_BLOW.name,
))  # fmt: skip
"""Shown with the icon of the card they are about."""


def _what_waits(table: Realm, seat: int, field: Field) -> Message:
    """Who and what is seen there."""
    ground = table.ground[field.n]
    cards = [spot.card.message for spot in ground.spots if spot.up]
    cards += [item.message for item in [*ground.artifacts, *ground.goods]]
    cards += [skill.message for skill in ground.skills]
    cards += [NAMES[hero.seat] for hero in table.heroes if hero.alive and hero.field == field.n and hero.seat != seat]
    hidden = sum(1 for spot in ground.spots if not spot.up)
    if cards and hidden:
        return Message("note-cards-hidden", {"cards": cards, "n": hidden})
    if hidden:
        return Message("note-hidden", {"n": hidden})
    if cards:
        return Message("note-cards", {"cards": cards})
    return Message("note-empty") if field.wild else text_of(field)


def _creature_note(table: Realm, seat: int, creature: Creature) -> Message:
    strength, will = creature_strength(table, creature, seat), creature_will(table, creature, seat)
    if strength and will:
        return Message("note-values", {"strength": strength, "will": will})
    return Message("note-will", {"n": will}) if will else Message("note-strength", {"n": strength})


# --- the line under a question ---


def standing(table: Realm, decision: Decision) -> Message | None:
    """Before a hero has moved: where he stands and what he has."""
    if table.phase != MOVE or not table.heroes or table.battle is not None:
        return None
    hero = table.heroes[decision.seat]
    numbers = {"gold": hero.gold, "experience": hero.experience}
    return Message("note-standing", {"seat": seat_name(hero.seat), "field": hero.place.message, **numbers})


def score(table: Realm, decision: Decision) -> Message | None:
    """In a battle: what each side has before the dice."""
    battle = table.battle
    if battle is None:
        return standing(table, decision)
    side = battle.hero if battle.hero.seat == decision.seat else battle.foe
    mine, theirs = value(table, battle, side), value(table, battle, battle.other(side))
    return Message("note-battle", {"mine": mine, "theirs": theirs})


def barred(table: Realm, decision: Decision, each: Barred) -> BarredChoice:
    spots = [each.message.piece] if each.message.piece else []
    return barred_choice(each, spots, DEED_ICONS.get(each.key.partition(":")[0], ""))
