"""Battles with creatures and guardians. Rulebook: Fighting creatures; Groups: 3 lives; Special rules of creatures."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.board import FIELDS, PLAINS
from fabletable.games.prophecy.cards.kinds import ARTIFACT, BOTH, HEAD, STRENGTH, WILL, Creature
from fabletable.games.prophecy.cards.rare_items import CROWN_OF_POWER
from fabletable.games.prophecy.cards.skills import FANATICISM, GUARDIAN_ANGEL, LOOTING
from fabletable.games.prophecy.fight import Battle, Side
from fabletable.games.prophecy.rules.battle import (
    DRAWN,
    LOST,
    WON,
    Rolled,
    guardian_angel,
    one_roll,
    put_out_fires,
    saved_by,
    show_outcome,
)
from fabletable.games.prophecy.rules.bonuses import FIGHTERS, show_preparing
from fabletable.games.prophecy.rules.death import hurt
from fabletable.games.prophecy.rules.effects import apply_all
from fabletable.games.prophecy.rules.equipment import ASK_HEAD, take_up_arms, weapons_in
from fabletable.games.prophecy.rules.gains import gain_experience, gain_gold
from fabletable.games.prophecy.rules.payments import mana_of, pay_health, pay_mana
from fabletable.games.prophecy.table import NAMES, NOBODY, Realm, Spot
from fabletable.kernel import NO, Barred, Rules, Word, bar
from fabletable.kernel.ending import BATTLE, ESCAPE

ASK_FANATICISM: Final = "ask-fanaticism"
ASK_KIND: Final = "ask-kind"
ASK_PAID_KIND: Final = "ask-paid-kind"

BY_STRENGTH: Final = Word("battle-of-strength")
BY_WILL: Final = Word("battle-of-will")
AGAIN: Final = Word("fight-again")


def fight(
    table: Realm, seat: int, creature: Creature, spot: Spot | None, plane: int = NOBODY, *, opening: bool = False
) -> Rules[int]:
    """Fight a creature: WON, DRAWN or LOST. A fanatic who has not won may fight again at once."""
    result = yield from _one_battle(table, seat, creature, spot, plane, opening)
    hero = table.heroes[seat]
    if result != WON and hero.alive and hero.knows(FANATICISM) and FANATICISM.key not in hero.used_this_turn:
        fled = spot is not None and spot not in table.here(seat).spots
        if not fled:
            answer = yield from table.pick(seat, ASK_FANATICISM, [AGAIN, NO], rule="skills", foe=creature)
            if answer is AGAIN:
                hero.used_this_turn += (FANATICISM.key,)
                table.count("effect:skill-fanaticism")
                result = yield from _one_battle(table, seat, creature, spot, plane, False)
    return result


def _one_battle(
    table: Realm, seat: int, creature: Creature, spot: Spot | None, plane: int, opening: bool
) -> Rules[int]:
    mine = Side(seat, None)
    theirs = Side(NOBODY, creature)
    attacks_with = STRENGTH if creature.strength or creature.mirrors else WILL
    battle = Battle(mine, theirs, [attacks_with], table.heroes[seat].field, plane)
    values = (creature_strength(table, creature, seat), creature_will(table, creature, seat))
    battle.plane_opening = opening
    battle.lives_left = creature.lives
    _open_stage(battle, 0, values)
    table.battle = battle
    if table.log_lines is not None:
        table.log_event("meets", seat=NAMES[seat], creature=creature)
    if creature.before:
        table.count(f"effect:creature-{creature.name}.before")
        yield from apply_all(table, seat, creature.before, spot)
        table.show("loss", pieces=FIGHTERS, touches=(seat,), because="meets", seat=NAMES[seat], creature=creature)
    result = LOST
    if table.heroes[seat].alive:
        battle.kinds = yield from _kinds_of_battle(table, battle, creature)
        result = DRAWN
        if battle.kinds:
            rolled = yield from _fight_it_out(table, battle, values)
            result = rolled.result
            yield from _outcome(table, battle, creature, spot, rolled)
    if result == LOST and table.heroes[seat].alive and GUARDIAN_ANGEL.key in mine.used:
        result = DRAWN
    table.battle = None
    return result


def creature_strength(table: Realm, creature: Creature, seat: int, at: int = NOBODY) -> int:
    """Its Strength where the hero stands, or at that field; the Alter Ego has the hero's own cubes."""
    if creature.mirrors:
        return table.heroes[seat].health
    field = FIELDS[table.heroes[seat].field if at < 0 else at]
    if creature.on_port and field.port:
        return creature.on_port
    if creature.plains_strength and field.terrain == PLAINS:
        return creature.plains_strength
    return creature.strength


def creature_will(table: Realm, creature: Creature, seat: int, at: int = NOBODY) -> int:
    """Its Will where the hero stands, or at that field; some demons ask whether the hero is a woman."""
    if creature.mirrors:
        return table.heroes[seat].mana
    if creature.on_port and FIELDS[table.heroes[seat].field if at < 0 else at].port:
        return creature.on_port
    if creature.will_female and table.heroes[seat].character.female:
        return creature.will_female
    return creature.will


def fought_with_will(foe: Creature | None) -> bool:
    """Will counts against it, or may."""
    return foe is not None and (foe.will > 0 or foe.mirrors or foe.will_for_strength or foe.sum_of_both)


def may_be_fought_either_way(creature: Creature) -> bool:
    """With Strength and Will on its card, and no rule of its own about the kind of battle."""
    special = creature.sum_of_both or creature.stages or creature.kind_cost is not None
    return creature.mirrors or (creature.strength > 0 and creature.will > 0 and not special)


def will_price(table: Realm, seat: int) -> int:
    """Starting a battle of will costs 2 mana; 1 for whoever puts on the Crown of Power."""
    return 1 if table.heroes[seat].owns(CROWN_OF_POWER) else 2


def _kinds_of_battle(table: Realm, battle: Battle, creature: Creature) -> Rules[list[str]]:
    """Rulebook (a) strength only, (b) strength, or will for 2 mana, (c) will only, (d) as the card says. It is told
    before it is paid for."""
    seat = battle.hero.seat
    if creature.sum_of_both:
        return _told(table, seat, creature, [BOTH])
    if creature.stages:
        return _told(table, seat, creature, list(creature.stages))
    if creature.kind_cost is not None:
        return (yield from _paid_kind(table, battle, creature, creature.kind_cost))
    if not may_be_fought_either_way(creature):
        return _told(table, seat, creature, [STRENGTH] if creature.strength else [WILL])
    words = [BY_STRENGTH, BY_WILL] if mana_of(table, seat) >= will_price(table, seat) else [BY_STRENGTH]
    if len(words) > 1:
        show_preparing(table, battle)
    word = yield from table.pick(seat, ASK_KIND, words, rule="battles", foe=creature)
    kinds = _told(table, seat, creature, [STRENGTH] if word is BY_STRENGTH else [WILL])
    if word is BY_WILL:
        yield from start_will(table, battle.hero)
    return kinds


def why_no_will(table: Realm, seat: int, creature: Creature) -> list[Barred]:
    """A battle of will that would be possible, but for the mana."""
    price, have = will_price(table, seat), mana_of(table, seat)
    if not may_be_fought_either_way(creature) or have >= price:
        return []
    return [bar(BY_WILL, "why-mana-short", "battles", need=price, have=have)]


def start_will(table: Realm, side: Side, artifacts: int = 0) -> Rules[int]:
    """2 mana and 1 for each artifact of the other; the Crown of Power makes it 1 cheaper for whoever chooses it.
    Return what was paid."""
    side.started = True
    price = 2 + artifacts
    hero = table.heroes[side.seat]
    if hero.owns(CROWN_OF_POWER):
        rich = mana_of(table, side.seat) >= price
        heads = [item for item in hero.items if item.kind == HEAD and (rich or item.name == CROWN_OF_POWER.name)]
        side.head = yield from table.pick(side.seat, ASK_HEAD, heads, rule="items")
        if side.head.name == CROWN_OF_POWER.name:
            table.count("effect:item-crown-of-power")
            price -= 1
    yield from pay_mana(table, side.seat, price)
    return price


def _paid_kind(table: Realm, battle: Battle, creature: Creature, prices: tuple[int, int]) -> Rules[list[str]]:
    """The Formless Thing: strength for mana, will for Health; who can pay neither does not fight."""
    seat = battle.hero.seat
    mana, health = prices
    words = []
    if mana_of(table, seat) >= mana:
        words.append(BY_STRENGTH)
    if table.heroes[seat].health >= health:
        words.append(BY_WILL)
    if not words:
        return []
    if len(words) > 1:
        show_preparing(table, battle)
    word = yield from table.pick(seat, ASK_PAID_KIND, words, rule="creatures", mana=mana, health=health)
    kinds = _told(table, seat, creature, [STRENGTH] if word is BY_STRENGTH else [WILL])
    if word is BY_STRENGTH:
        yield from pay_mana(table, seat, mana)
    else:
        battle.hero.started = True
        pay_health(table, seat, health)
    return kinds


def _told(table: Realm, seat: int, creature: Creature, kinds: list[str]) -> list[str]:
    """Tell by which kind of battle the creature is fought, and return it."""
    if table.log_lines is not None:
        table.log("fought-" + (kinds[0] if len(kinds) == 1 else "stages"), seat=NAMES[seat], creature=creature)
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
    battle.foe.base = values[1] if battle.kind == WILL else values[0]


def _outcome(table: Realm, battle: Battle, creature: Creature, spot: Spot | None, rolled: Rolled) -> Rules[None]:
    seat = battle.hero.seat
    put_out_fires(table, battle.hero)
    if creature.damages_weapon and not (rolled.result == WON and table.rulings.first_edition):
        for item in battle.armed:
            table.damage(seat, item)
    if creature.destroys_weapon:
        for item in battle.armed:
            if item.deck != ARTIFACT:
                table.log("destroyed", seat=NAMES[seat], item=item)
                table.lose_item(seat, item)
    if rolled.result == WON:
        yield from _victory(table, battle, creature, spot, rolled)
    elif rolled.result == LOST:
        yield from _defeat(table, battle, creature, spot, rolled)
    else:
        table.log_title("drew", seat=NAMES[seat], creature=creature)
        table.note(BATTLE, seat, 0, creature)
        show_outcome(table, battle, rolled)


def _victory(table: Realm, battle: Battle, creature: Creature, spot: Spot | None, rolled: Rolled) -> Rules[None]:
    """Discard the creature, take experience and treasure."""
    seat = battle.hero.seat
    hero = table.heroes[seat]
    table.count(f"effect:creature-{creature.name}.won")
    table.log_title("beat", seat=NAMES[seat], creature=creature)
    table.note(BATTLE, seat, 1, creature)
    show_outcome(table, battle, rolled)
    if spot is not None:
        table.here(seat).spots.remove(spot)
        table.adventures_gone.append(creature)
    gain_experience(table, seat, creature.experience)
    if hero.knows(LOOTING):
        table.count("effect:skill-looting")
        table.log("worked", seat=NAMES[seat], thing=LOOTING)
        gain_gold(table, seat, 2)
    table.show("gain", touches=(seat,), because="beat", seat=NAMES[seat], creature=creature)
    if creature.reward:
        yield from apply_all(table, seat, creature.reward, spot)
        table.show("gain", touches=(seat,), because="beat", seat=NAMES[seat], creature=creature)


def _defeat(table: Realm, battle: Battle, creature: Creature, spot: Spot | None, rolled: Rolled) -> Rules[None]:
    """1 Health, or what the card says; then what one's own fury costs."""
    seat = battle.hero.seat
    if table.heroes[seat].skills and (yield from guardian_angel(table, seat)):
        battle.hero.used += (GUARDIAN_ANGEL.key,)
        table.log_title("drew", seat=NAMES[seat], creature=creature)
        angel = table.heroes[seat].skills[GUARDIAN_ANGEL.key]
        show_outcome(table, battle, Rolled(DRAWN, rolled.sums, saved_by(table, seat, angel), rolled.totals))
        return
    table.count(f"effect:creature-{creature.name}.lost")
    if table.log_lines is not None:
        table.log_title("lost-to", seat=NAMES[seat], creature=creature)
        show_outcome(table, battle, rolled)
    yield from apply_all(table, seat, creature.loss, spot, combat=True)
    pay_for_fury(table, battle.hero)
    table.note(BATTLE, seat, 0, creature)
    if table.heroes[seat].alive:
        table.note(ESCAPE, seat, table.heroes[seat].health, creature)
    if table.log_lines is not None:
        table.show("loss", touches=(seat,), because="lost-to", seat=NAMES[seat], creature=creature)


def pay_for_fury(table: Realm, side: Side, killer: int = NOBODY) -> None:
    """What the loser's own fury costs."""
    harm = extra_harm(side)
    if harm and table.heroes[side.seat].alive:
        table.log("own-fury", seat=NAMES[side.seat])
        hurt(table, side.seat, harm, killer)


def extra_harm(side: Side) -> int:
    """Berserk and the Berserker Axe: more Health when the battle is lost."""
    return side.extra_harm + sum([item.extra_harm for item in side.wielded])
