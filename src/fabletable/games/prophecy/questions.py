"""Choices as clients list them: prices, what waits there, icons."""

from __future__ import annotations

from typing import Any, Final

from fabletable.games.prophecy.board import Field
from fabletable.games.prophecy.cards.kinds import Creature, Item, Opportunity, Skill
from fabletable.games.prophecy.looks import CARD_ICONS, DEED_ICONS, WORD_ICONS
from fabletable.games.prophecy.rules.bonuses import value
from fabletable.games.prophecy.rules.creatures import creature_strength, creature_will, will_price
from fabletable.games.prophecy.rules.deeds import (
    ATTACK_PLANE,
    BUY,
    CAMP_HEALING,
    FIGHT,
    LEARN,
    LODGING,
    REPAIR,
    REPAIR_ALL,
    SELL,
    SURGE,
    THROW,
    TOWER_MANA,
)
from fabletable.games.prophecy.rules.market import buying_price, selling_price, stranger_price
from fabletable.games.prophecy.rules.movement import travel_price
from fabletable.games.prophecy.rules.services import learning_price, tower_price
from fabletable.games.prophecy.scene import creature_card, in_health, in_mana, item_card, skill_card, text_of
from fabletable.games.prophecy.table import MOVE, Realm
from fabletable.kernel import Decision, Deed, Number, Word
from fabletable.kernel.say import Say, seat_name
from fabletable.kernel.scene import BarredChoice, Choice, Gem, Piece, barred_choice

_MAIN: Final = ("end-turn", "roll", "stay", "halt", "done", "keep-dice", "keep-die", "propose")
_WAYS: Final = ("walk", "ride", "sail", "gate", "run", "trail", "teleport", "fly", "stride")
_NOTES: Final = {
    "skilled-work": "note-work",
    "dirty-work": "note-dirty-work",
    "training-ground": "note-training",
    "blood-sacrifice": "note-blood",
    "meditation": "note-meditation",
    "burglary": "note-burglary",
    "trade": "note-trade",
}


def choices(table: Realm, decision: Decision) -> list[Choice]:
    return [_choice(table, decision, option) for option in decision.options]


def _choice(table: Realm, decision: Decision, option: Any) -> Choice:
    if isinstance(option, Deed):
        return _deed(table, decision, option)
    if isinstance(option, Word):
        choice = Choice(option.key, option.say, icon=WORD_ICONS.get(option.key, ""), main=option.key in _MAIN)
        _word(table, decision, option, choice)
        return choice
    name = option.say
    choice = Choice(option.key, name, spots=[name.piece or option.key])
    if isinstance(option, Number):
        choice.spots = []
    elif decision.ask in ("ask-ruins", "ask-learn-free", "ask-learn-afar", "ask-take-item"):
        choice.piece = _card(table, option)
    if isinstance(option, Field):
        choice.note = _field_note(table, option)
    elif isinstance(option, Creature):
        choice.note = _creature_note(table, decision.seat, option)
    if name.id.partition("-")[0] in ("item", "skill", "creature", "opportunity"):
        choice.note = choice.note or text_of(option)
        choice.icon = CARD_ICONS.get(name.id.partition("-")[2], "")
    return choice


def _card(table: Realm, option: Any) -> Piece | None:
    """A card that lies in a deck and is shown only in the question."""
    if isinstance(option, Creature):
        return creature_card(option)
    if isinstance(option, Skill):
        return skill_card(option)
    return item_card(table, option) if isinstance(option, Item) else None


def _word(table: Realm, decision: Decision, option: Word, choice: Choice) -> None:
    if option.key == "battle-of-will" and decision.ask == "ask-kind":
        choice.cost = [in_mana(will_price(table, decision.seat))]
    elif option.key == "battle-of-will" and "n" in decision.args:
        choice.cost = [in_mana(decision.args["n"])]
    elif option.key == "roll":
        choice.risk = "dice"
    elif option.key == "stay":
        choice.note = _field_note(table, table.heroes[decision.seat].place)
        choice.spots = [table.heroes[decision.seat].place.key]


def _deed(table: Realm, decision: Decision, option: Deed) -> Choice:
    name = option.say
    choice = Choice(option.key, name, spots=[name.piece] if name.piece else [], icon=_icon(option))
    thing = option.thing
    seat = decision.seat
    if isinstance(thing, Field) and option.kind in _WAYS:
        gold, mana = travel_price(table, seat, option.kind)
        choice.cost = [*([Gem("gold", gold)] if gold > 0 else []), *([in_mana(mana)] if mana else [])]
        choice.note = _field_note(table, thing)
        if any(not spot.up for spot in table.ground[thing.n].spots):
            choice.risk = "reveal"
    elif isinstance(thing, Creature):
        choice.note = _creature_note(table, seat, thing)
        choice.risk = "dice" if option.kind == FIGHT else ""
    elif isinstance(thing, Item):
        _item(table, decision, option, thing, choice)
    elif isinstance(thing, Skill):
        _skill(table, seat, option, thing, choice)
    elif isinstance(thing, Opportunity):
        choice.note = text_of(thing)
    elif option.kind in _NOTES:
        choice.note = Say(_NOTES[option.kind])
    elif option.kind == ATTACK_PLANE:
        choice.risk = "reveal"
    _price(option, choice)
    return choice


def _icon(option: Deed) -> str:
    thing = option.thing
    if isinstance(thing, Skill | Item | Opportunity) and option.kind not in (BUY, SELL, REPAIR, THROW):
        return CARD_ICONS.get(thing.name, "")
    return DEED_ICONS.get(option.kind, "")


def _price(option: Deed, choice: Choice) -> None:
    if option.kind in (REPAIR, LODGING):
        choice.cost = [Gem("gold", 1)]
    elif option.kind in (REPAIR_ALL, CAMP_HEALING):
        choice.cost = [Gem("gold", option.n)]
    elif option.kind == TOWER_MANA:
        choice.cost = [Gem("gold", tower_price(option.n))]
    elif option.kind == "mighty-blow":
        choice.cost = [in_health(1)]


def _item(table: Realm, decision: Decision, option: Deed, item: Item, choice: Choice) -> None:
    seat = decision.seat
    if option.kind == BUY:
        strange = decision.ask == "ask-stranger"
        price = stranger_price(table, seat, item, decision.args["discount"]) if strange else None
        choice.cost = [Gem("gold", buying_price(table, seat, item) if price is None else price)]
        choice.note = text_of(item)
    elif option.kind == SELL:
        choice.note = Say("note-sells", {"n": selling_price(table, seat, item)})
    elif option.kind == SURGE:
        surge = item.surges[option.n - 1]
        choice.note = Say("note-bonus", {"n": surge.n})
        choice.cost = [
            *([in_mana(surge.mana)] if surge.mana else []),
            *([in_health(surge.health)] if surge.health else []),
        ]
    elif option.kind in ("flaming-weapon", "holy-weapon"):
        choice.cost = [in_mana(table.heroes[seat].skills[option.kind].mana)]
    else:
        choice.note = text_of(item)


def _skill(table: Realm, seat: int, option: Deed, skill: Skill, choice: Choice) -> None:
    choice.note = text_of(skill)
    if option.kind == LEARN:
        experience, gold = learning_price(table, seat, skill)
        choice.cost = [Gem("xp", experience), *([Gem("gold", gold)] if gold else [])]
    elif skill.mana:
        choice.cost = [in_mana(skill.mana)]


def _field_note(table: Realm, field: Field) -> Say:
    """What is seen to lie there."""
    ground = table.ground[field.n]
    cards = [spot.card.say for spot in ground.spots if spot.up]
    cards += [item.say for item in [*ground.artifacts, *ground.goods]]
    cards += [skill.say for skill in ground.skills]
    hidden = sum(1 for spot in ground.spots if not spot.up)
    if cards and hidden:
        return Say("note-cards-hidden", {"cards": cards, "n": hidden})
    if hidden:
        return Say("note-hidden", {"n": hidden})
    if cards:
        return Say("note-cards", {"cards": cards})
    return Say("note-empty") if field.wild else text_of(field)


def _creature_note(table: Realm, seat: int, creature: Creature) -> Say:
    strength, will = creature_strength(table, creature, seat), creature_will(table, creature, seat)
    if strength and will:
        return Say("note-values", {"strength": strength, "will": will})
    return Say("note-will", {"n": will}) if will else Say("note-strength", {"n": strength})


def note(table: Realm, decision: Decision) -> Say | None:
    """The line under the question."""
    battle = table.battle
    if battle is not None and decision.ask in ("ask-before-roll", "ask-wield"):
        side = battle.hero if battle.hero.seat == decision.seat else battle.foe
        mine = value(table, battle, side)
        theirs = value(table, battle, battle.other(side))
        return Say("note-battle", {"mine": mine, "theirs": theirs})
    if table.phase == MOVE and table.heroes and battle is None:
        hero = table.heroes[decision.seat]
        return Say(
            "note-standing",
            {
                "seat": seat_name(hero.seat),
                "field": hero.place.say,
                "gold": hero.gold,
                "experience": hero.experience,
            },
        )
    return None


def barred(decision: Decision) -> list[BarredChoice]:
    found = []
    for each in decision.barred():
        kind = each.key.partition(":")[0]
        spots = [each.say.piece] if each.say.piece else []
        found.append(barred_choice(each, spots, DEED_ICONS.get(kind, "")))
    return found
