"""Battles with creatures and guardians. Rulebook: Fighting creatures; Groups: 3 lives; Special rules of creatures."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.actions import BY_STRENGTH, BY_WILL, FIGHT
from fabletable.games.prophecy.board import FIELDS, PLAINS
from fabletable.games.prophecy.effect import EffectContext, do_effects
from fabletable.games.prophecy.fight import Battle, Side
from fabletable.games.prophecy.hooks import FIGHT_AGAIN, LOOT, WILL_DISCOUNT, item_at, skill_at
from fabletable.games.prophecy.kinds import BOTH, STRENGTH, WILL, Creature
from fabletable.games.prophecy.menu import lists, place, question, word
from fabletable.games.prophecy.pieces import creature_card, in_mana
from fabletable.games.prophecy.rules.battle import (
    Rolled,
    counts_as_draw,
    one_roll,
    put_out_fires,
    saved_by,
    show_outcome,
)
from fabletable.games.prophecy.rules.bonuses import FIGHTERS, show_preparing
from fabletable.games.prophecy.rules.death import hurt
from fabletable.games.prophecy.rules.equipment import ASK_HEAD, take_up_arms, weapons_in
from fabletable.games.prophecy.rules.gains import gain_experience, gain_gold
from fabletable.games.prophecy.rules.payments import mana_of, pay_health, pay_mana
from fabletable.games.prophecy.rules.roll import DRAWN, LOST, WON
from fabletable.games.prophecy.table import NAMES, NOBODY, Hero, Realm, Spot
from fabletable.kernel import Action, Barred, Decision, Message, MomentFacts, Rules, Word, bar
from fabletable.kernel.ending import BATTLE, ESCAPE
from fabletable.kernel.scene import Choice, Gem


def kind_of_battle(table: Realm, decision: Decision, option: Word) -> Choice:
    """List strength, or will for its price in mana."""
    choice = word(table, decision, option)
    if option is BY_WILL:
        price = decision.args["n"] if "n" in decision.args else will_price(table.heroes[decision.seat])
        choice.cost = [in_mana(price)]
    return choice


ASK_KIND: Final = question(
    "kind", kind_of_battle, rule="battles", stands=True, stage="zone-battle-undecided", theme="in-fight"
)
ASK_PAID_KIND: Final = question(
    "paid-kind", word, rule="creatures", stands=True, stage="zone-battle-undecided", theme="in-fight"
)


def fight(
    table: Realm, hero: Hero, creature: Creature, spot: Spot | None, plane: int = NOBODY, *, opening: bool = False
) -> Rules[int]:
    """Fight a creature: WON, DRAWN or LOST. With some skills a hero who has not won may fight again at once."""
    result = yield from _one_battle(table, hero, creature, spot, plane, opening)
    skill = skill_at(hero, FIGHT_AGAIN)
    if result != WON and hero.alive and skill is not None and skill.name not in hero.used_this_turn:
        fled = spot is not None and spot not in table.here(hero).spots
        again = FIGHT_AGAIN.of(skill)
        assert again is not None
        if not fled and (yield from again(table, hero, skill, creature)):
            hero.used_this_turn += (skill.name,)
            table.count("effect:skill-" + skill.name)
            result = yield from _one_battle(table, hero, creature, spot, plane, False)
    return result


def _one_battle(
    table: Realm, hero: Hero, creature: Creature, spot: Spot | None, plane: int, opening: bool
) -> Rules[int]:
    mine = Side(hero.seat, None)
    theirs = Side(NOBODY, creature)
    attacks_with = STRENGTH if creature.strength or creature.mirrors else WILL
    battle = Battle(mine, theirs, [attacks_with], hero.field, plane)
    values = (creature_strength(creature, hero), creature_will(creature, hero))
    battle.plane_opening = opening
    battle.lives_left = creature.lives
    _open_stage(battle, 0, values)
    table.battle = battle
    if table.log_lines is not None:
        table.log_event("meets", seat=hero.message, creature=creature)
    if creature.before:
        table.count(f"effect:creature-{creature.name}.before")
        yield from do_effects(table, EffectContext(hero, spot), creature.before)
        table.show("loss", pieces=FIGHTERS, touches=(hero.seat,), because="meets", seat=hero.message, creature=creature)
    result = LOST
    if hero.alive:
        battle.kinds = yield from _kinds_of_battle(table, battle, creature)
        result = DRAWN
        if battle.kinds:
            rolled = yield from _fight_it_out(table, battle, values)
            result = yield from _outcome(table, battle, creature, spot, rolled)
    table.battle = None
    return result


def creature_strength(creature: Creature, hero: Hero, at: int = NOBODY) -> int:
    """Return a creature's Strength where the hero stands, or at that field; the Alter Ego has the hero's own cubes."""
    if creature.mirrors:
        return hero.health
    field = FIELDS[hero.field if at < 0 else at]
    if creature.on_port and field.port:
        return creature.on_port
    if creature.plains_strength and field.terrain == PLAINS:
        return creature.plains_strength
    return creature.strength


def creature_will(creature: Creature, hero: Hero, at: int = NOBODY) -> int:
    """Return a creature's Will where the hero stands, or at that field; some demons ask whether the hero is a woman."""
    if creature.mirrors:
        return hero.mana
    if creature.on_port and FIELDS[hero.field if at < 0 else at].port:
        return creature.on_port
    if creature.will_female and hero.character.female:
        return creature.will_female
    return creature.will


def fought_with_will(foe: Creature | None) -> bool:
    """Tell whether Will counts against a creature, or may."""
    return foe is not None and (foe.will > 0 or foe.mirrors or foe.will_for_strength or foe.sum_of_both)


def may_be_fought_either_way(creature: Creature) -> bool:
    """Tell whether a creature has Strength and Will on its card, and no rule of its own about the kind of battle."""
    special = creature.sum_of_both or creature.stages or creature.kind_cost is not None
    return creature.mirrors or (creature.strength > 0 and creature.will > 0 and not special)


def will_price(hero: Hero) -> int:
    """Return the mana for starting a battle of will: 2, or less with a crown that makes it cheaper."""
    crown = item_at(hero, WILL_DISCOUNT)
    return 2 if crown is None else 2 - (WILL_DISCOUNT.of(crown) or 0)


def _kinds_of_battle(table: Realm, battle: Battle, creature: Creature) -> Rules[list[str]]:
    """Rulebook (a) strength only, (b) strength, or will for 2 mana, (c) will only, (d) as the card says. It is told
    before it is paid for."""
    hero = table.heroes[battle.hero.seat]
    if creature.sum_of_both:
        return _told(table, hero, creature, [BOTH])
    if creature.stages:
        return _told(table, hero, creature, list(creature.stages))
    if creature.kind_cost is not None:
        return (yield from _paid_kind(table, battle, creature, creature.kind_cost))
    if not may_be_fought_either_way(creature):
        return _told(table, hero, creature, [STRENGTH] if creature.strength else [WILL])
    words = [BY_STRENGTH, BY_WILL] if mana_of(table, hero) >= will_price(hero) else [BY_STRENGTH]
    if len(words) > 1:
        show_preparing(table, battle)
    word = yield from ASK_KIND.ask(table, hero.seat, words, foe=creature)
    kinds = _told(table, hero, creature, [STRENGTH] if word is BY_STRENGTH else [WILL])
    if word is BY_WILL:
        yield from start_will(table, battle.hero)
    return kinds


def why_no_will(table: Realm, hero: Hero, creature: Creature) -> list[Barred]:
    """Return the reason against a battle of will that only lacks the mana."""
    price, have = will_price(hero), mana_of(table, hero)
    if not may_be_fought_either_way(creature) or have >= price:
        return []
    return [bar(BY_WILL, "why-mana-short", "battles", need=price, have=have)]


def start_will(table: Realm, side: Side, artifacts: int = 0) -> Rules[int]:
    """Pay 2 mana and 1 for each artifact of the other; some crowns make it cheaper for a hero who puts them on.
    Return what was paid."""
    side.started = True
    price = 2 + artifacts
    hero = table.heroes[side.seat]
    if item_at(hero, WILL_DISCOUNT) is not None:
        rich = mana_of(table, hero) >= price
        heads = [item for item in hero.items if item.is_head and (rich or WILL_DISCOUNT.of(item))]
        side.head = yield from ASK_HEAD.ask(table, side.seat, heads)
        discount = WILL_DISCOUNT.of(side.head)
        if discount:
            table.count("effect:item-" + side.head.name)
            price -= discount
    yield from pay_mana(table, table.heroes[side.seat], price)
    return price


def _paid_kind(table: Realm, battle: Battle, creature: Creature, prices: tuple[int, int]) -> Rules[list[str]]:
    """Ask how to fight the Formless Thing: strength for mana, will for Health; a hero who can pay neither does not
    fight."""
    hero = table.heroes[battle.hero.seat]
    mana, health = prices
    words = []
    if mana_of(table, hero) >= mana:
        words.append(BY_STRENGTH)
    if hero.health >= health:
        words.append(BY_WILL)
    if not words:
        return []
    if len(words) > 1:
        show_preparing(table, battle)
    word = yield from ASK_PAID_KIND.ask(table, hero.seat, words, mana=mana, health=health)
    kinds = _told(table, hero, creature, [STRENGTH] if word is BY_STRENGTH else [WILL])
    if word is BY_STRENGTH:
        yield from pay_mana(table, hero, mana)
    else:
        battle.hero.started = True
        pay_health(table, hero, health)
    return kinds


def _told(table: Realm, hero: Hero, creature: Creature, kinds: list[str]) -> list[str]:
    """Tell by which kind of battle the creature is fought, and return it."""
    if table.log_lines is not None:
        table.log("fought-" + (kinds[0] if len(kinds) == 1 else "stages"), seat=hero.message, creature=creature)
    return kinds


def _fight_it_out(table: Realm, battle: Battle, values: tuple[int, int]) -> Rules[Rolled]:
    """Take up arms, then roll: once, or until three rolls in a row are won, or through both stages. The last roll."""
    _open_stage(battle, 0, values)
    yield from take_up_arms(table, battle, battle.hero)
    battle.armed = tuple(weapons_in(battle.hero))
    while True:
        rolled = yield from one_roll(table, battle)
        if rolled.result != WON:
            return rolled
        if battle.lives_left > 1:
            battle.lives_left -= 1
        elif battle.stage + 1 < len(battle.kinds):
            _open_stage(battle, battle.stage + 1, values)
        else:
            return rolled


def _open_stage(battle: Battle, stage: int, values: tuple[int, int]) -> None:
    battle.stage = stage
    battle.kind = battle.kinds[stage]
    battle.stage_opening = True
    battle.foe.base = values[0] if battle.by_strength else values[1]


def _outcome(table: Realm, battle: Battle, creature: Creature, spot: Spot | None, rolled: Rolled) -> Rules[int]:
    """Do what the last roll brings; return the result, which a skill may have made a draw."""
    hero = table.heroes[battle.hero.seat]
    put_out_fires(table, battle.hero)
    if creature.damages_weapon and not (rolled.result == WON and table.rulings.first_edition):
        for item in battle.armed:
            table.damage(hero, item)
    if creature.destroys_weapon:
        for item in battle.armed:
            if not item.is_artifact:
                table.log("destroyed", seat=hero.message, item=item)
                table.lose_item(hero, item)
    if rolled.result == WON:
        yield from _victory(table, battle, creature, spot, rolled)
        return WON
    if rolled.result == LOST:
        return (yield from _defeat(table, battle, creature, spot, rolled))
    table.log_title("drew", seat=hero.message, creature=creature)
    table.note(BATTLE, hero.seat, 0, creature)
    show_outcome(table, battle, rolled)
    return DRAWN


def _victory(table: Realm, battle: Battle, creature: Creature, spot: Spot | None, rolled: Rolled) -> Rules[None]:
    """Discard the creature, take experience and treasure."""
    hero = table.heroes[battle.hero.seat]
    table.count(f"effect:creature-{creature.name}.won")
    table.log_title("beat", seat=hero.message, creature=creature)
    table.note(BATTLE, hero.seat, 1, creature)
    show_outcome(table, battle, rolled)
    if spot is not None:
        table.here(hero).spots.remove(spot)
        table.adventures_gone.append(creature)
    gain_experience(table, hero, creature.experience)
    looting = skill_at(hero, LOOT)
    if looting is not None:
        table.count("effect:skill-" + looting.name)
        table.log("worked", seat=hero.message, thing=looting)
        gain_gold(table, hero, LOOT.of(looting) or 0)
    table.show("gain", touches=(hero.seat,), because="beat", seat=hero.message, creature=creature)
    if creature.reward:
        yield from do_effects(table, EffectContext(hero, spot), creature.reward)
        table.show("gain", touches=(hero.seat,), because="beat", seat=hero.message, creature=creature)


def _defeat(table: Realm, battle: Battle, creature: Creature, spot: Spot | None, rolled: Rolled) -> Rules[int]:
    """Lose what the card says, then what one's own fury costs."""
    hero = table.heroes[battle.hero.seat]
    saving = yield from counts_as_draw(table, hero)
    if saving is not None:
        table.log_title("drew", seat=hero.message, creature=creature)
        because = saved_by(table, hero, saving)
        show_outcome(table, battle, Rolled(DRAWN, rolled.sums, because, rolled.totals, rolled.odds))
        return DRAWN
    table.count(f"effect:creature-{creature.name}.lost")
    if table.log_lines is not None:
        table.log_title("lost-to", seat=hero.message, creature=creature)
        show_outcome(table, battle, rolled)
    yield from do_effects(table, EffectContext(hero, spot, lost_battle=True), creature.loss)
    pay_for_fury(table, battle.hero)
    table.note(BATTLE, hero.seat, 0, creature)
    if hero.alive:
        table.note(ESCAPE, hero.seat, hero.health, creature)
    if table.log_lines is not None:
        facts = MomentFacts(left=hero.health) if hero.alive else None
        table.show("loss", touches=(hero.seat,), because="lost-to", seat=hero.message, creature=creature, facts=facts)
    return LOST


def pay_for_fury(table: Realm, side: Side, killer: Hero | None = None) -> None:
    """Make the loser pay for his own fury."""
    harm = extra_harm(side)
    if harm and table.heroes[side.seat].alive:
        table.log("own-fury", seat=NAMES[side.seat])
        hurt(table, table.heroes[side.seat], harm, killer)


def extra_harm(side: Side) -> int:
    """Return the additional Health lost with the battle: Berserk and the Berserker Axe."""
    return side.extra_harm + sum([item.extra_harm for item in side.wielded])


# --- how fights read ---


def creature_note(hero: Hero, creature: Creature) -> Message:
    strength, will = creature_strength(creature, hero), creature_will(creature, hero)
    if strength and will:
        return Message("note-values", {"strength": strength, "will": will})
    return Message("note-will", {"n": will}) if will else Message("note-strength", {"n": strength})


def creature_shown(table: Realm, decision: Decision, option: Creature) -> Choice:
    """List a creature that lies in a deck and is shown only in the question."""
    choice = place(table, decision, option)
    choice.piece = creature_card(option)
    choice.note = creature_note(table.heroes[decision.seat], option)
    choice.icon = option.icon
    return choice


@lists(FIGHT)
def fight_option(table: Realm, hero: Hero, option: Action, choice: Choice) -> None:
    """List what beating the creature brings, as far as its card says it in numbers."""
    creature: Creature = option.thing
    choice.note = creature_note(hero, creature)
    choice.risk = "dice"
    choice.gain = [Gem("xp", creature.experience)] if creature.experience else []
    choice.gain += [gem for effect in creature.reward for gem in effect.gems(table, hero)]
