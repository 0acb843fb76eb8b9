"""A roll of a battle: what each side does before it, the dice, what may be done about them, and the result.

Rulebook: Battles of strength and will; Effects on the dice.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fabletable.games.prophecy import actions, hooks
from fabletable.games.prophecy.actions import action
from fabletable.games.prophecy.fight import Battle, Side
from fabletable.games.prophecy.kinds import BOTH, SCROLL, Creature, Item, Skill, Surge
from fabletable.games.prophecy.menu import card, card_text, lists, menu, question
from fabletable.games.prophecy.pieces import in_health, in_mana, text_of
from fabletable.games.prophecy.rules.bonuses import (
    FIGHTERS,
    bonuses,
    both_sums,
    crippled,
    foe_dice,
    score,
    show_preparing,
    value,
    who_fights,
)
from fabletable.games.prophecy.rules.equipment import weapons_in
from fabletable.games.prophecy.rules.gains import lose_mana
from fabletable.games.prophecy.rules.payments import can_cast, cast, mana_of, pay_health, pay_mana
from fabletable.games.prophecy.rules.roll import (
    DRAWN,
    LOST,
    WON,
    RollOdds,
    keep,
    kept,
    result_of,
    roll_odds,
    save_of,
    saves_of,
)
from fabletable.games.prophecy.streams import BATTLE_DICE, CREATURE_DICE, DIE_AGAIN, SHIELD_DIE
from fabletable.games.prophecy.table import NAMES, NOBODY, Hero, Realm
from fabletable.kernel import (
    Action,
    Barred,
    ChangedChoice,
    FoeFacts,
    Message,
    MomentFacts,
    Rules,
    Sum,
    bar,
    message,
    reason,
    without,
)
from fabletable.kernel.facts import FoeRank
from fabletable.kernel.moment import MomentResult
from fabletable.kernel.scene import Choice, Odds, odds_of

ASK_AFTER_ROLL: Final = question(
    "after-roll", menu, rule="battles", stands=True, declines=actions.KEEP, theme="in-fight"
)
ASK_BEFORE_ROLL: Final = question(
    "before-roll", menu, rule="battles", note=score, stands=True, declines=actions.ROLL, theme="in-fight"
)
ASK_SHIELD: Final = question("shield", card, rule="items", stands=True, declines=actions.TAKE_IT, theme="in-fight")

STRONG: Final = 8
"""The Strength or Will of the strongest creatures of the adventure deck."""
OUTCOMES: Final[dict[int, MomentResult]] = {WON: "won", DRAWN: "drawn", LOST: "lost"}


@dataclass(eq=False, slots=True)
class Rolled:
    """The outcome of a roll: WON, DRAWN or LOST as the hero (the attacker) sees it, and for watchers, why."""

    result: int
    sums: list[Sum]
    because: Message | None
    totals: tuple[int, int]
    odds: Odds | None = None
    """The odds before the dice, for watchers."""


def one_roll(table: Realm, battle: Battle) -> Rules[Rolled]:
    """Fight one roll against a creature: what the hero declares, the dice, the result."""
    open_roll(table, battle)
    yield from before_roll(table, battle, battle.hero)
    return (yield from roll_it_out(table, battle))


def open_roll(table: Realm, battle: Battle) -> None:
    """Begin a roll: what was declared for the last one is over."""
    if battle.first_roll:
        _spend_kept_card(table, battle.hero)
        _spend_kept_card(table, battle.foe)
    else:
        _clear_roll(battle.hero)
        _clear_roll(battle.foe)


def roll_it_out(table: Realm, battle: Battle) -> Rules[Rolled]:
    """Roll both dice, once everything is declared."""
    foretold = next_roll(table, battle, battle.hero) if table.watched else None
    odds = None if foretold is None else odds_of(foretold.won, foretold.drawn)
    throw_dice(table, battle, battle.hero)
    throw_dice(table, battle, battle.foe)
    battle.rolled = True
    if table.tally is not None:
        _count_bonuses(table, battle)
    _show_roll(table, battle, odds)
    yield from _second_thoughts_of_both(table, battle)
    mine, theirs = total(table, battle, battle.hero), total(table, battle, battle.foe)
    sums = both_sums(table, battle)
    because = _why(sums) if sums else None
    result = result_of(mine - theirs)
    loser = battle.foe if result == WON else battle.hero
    if result != DRAWN and loser.seat != NOBODY:
        saved = yield from _saved(table, battle, loser, abs(mine - theirs))
        if saved is not None:
            result = DRAWN
            because = saved_by(table, table.heroes[loser.seat], saved)
            _show_saved(table, battle, loser, saved, because)
    if battle.hero.thrown:
        _weapons_thrown(table, battle.hero, result == WON)
    if battle.foe.thrown:
        _weapons_thrown(table, battle.foe, result == LOST)
    battle.first_roll = False
    battle.stage_opening = False
    battle.rolled = False
    return Rolled(result, sums, because, (mine, theirs), odds)


def _show_saved(table: Realm, battle: Battle, side: Side, thing: Item | Skill, because: Message | None) -> None:
    """Show the card that saves a side from a lost roll, before the result."""
    if not table.watched:
        return
    winner = battle.other(side).seat
    change = ChangedChoice(
        side.seat,
        None if winner == NOBODY else winner,
        thing.message,
        Message("saved-was", {"seat": NAMES[side.seat]}),
        Message("saved-now"),
        rule="items",
    )
    pieces, facts = (thing.key, *FIGHTERS), MomentFacts(changed=change)
    table.show("event", pieces=pieces, touches=who_fights(battle), because=because, facts=facts)


def total(table: Realm, battle: Battle, side: Side) -> int:
    return value(table, battle, side) + side.die


def _show_roll(table: Realm, battle: Battle, odds: Odds | None = None) -> None:
    if table.log_lines is None:
        return
    mine, theirs = total(table, battle, battle.hero), total(table, battle, battle.foe)
    table.log("rolled", hero=_name(battle.hero), foe=_name(battle.foe), mine=mine, theirs=theirs,
               die=battle.hero.die, second=battle.foe.die)  # fmt: skip
    if table.watched:
        sums, facts = both_sums(table, battle), MomentFacts(odds=odds)
        table.show("roll", pieces=FIGHTERS, touches=who_fights(battle), sums=sums, facts=facts)


def _why(sums: list[Sum]) -> Message:
    lower, higher = sorted(sums, key=lambda each: each.total)
    return message("because-equal", n=lower.total) if lower.total == higher.total else reason(higher, lower)


def saved_by(table: Realm, hero: Hero, thing: Item | Skill) -> Message | None:
    """Say why a roll that was lost is a draw after all."""
    return message("saved-by", seat=hero.message, thing=thing) if table.watched else None


def show_outcome(table: Realm, battle: Battle, rolled: Rolled) -> None:
    if not table.watched:
        return
    creature = battle.foe.creature
    foe = None if creature is None else FoeFacts(creature.message, rank_of(creature))
    # After a defeat it is known only when its losses are paid.
    survived = creature is not None and rolled.result != LOST
    left = table.heroes[battle.hero.seat].health if survived else None
    table.show(
        "outcome",
        pieces=FIGHTERS,
        touches=who_fights(battle),
        sums=rolled.sums,
        because=rolled.because,
        result=OUTCOMES[rolled.result],
        facts=MomentFacts(foe=foe, odds=rolled.odds, left=left),
    )


def rank_of(creature: Creature) -> FoeRank:
    """Return the rank of a foe for the director: guardians, and the strongest of the adventure deck."""
    if creature.rank:
        return "guardian"
    return "strong" if max(creature.strength, creature.will) >= STRONG else ""


def _name(side: Side) -> object:
    return NAMES[side.seat] if side.creature is None else side.creature


def _clear_roll(side: Side) -> None:
    side.surges = ()
    side.thrown = ()
    side.dice_bonus = 0
    side.set_die = 0
    side.dice = []
    side.die = 0
    side.used_this_roll = ()


def _spend_kept_card(table: Realm, side: Side) -> None:
    """Spend kept cards that count in the first roll of the next battle."""
    if side.seat == NOBODY:
        return
    hero = table.heroes[side.seat]
    for blessing in hero.kept:
        if blessing.first_roll:
            hero.kept = without(hero.kept, blessing)
            table.adventures_gone.append(blessing)
            table.log("chapel-helped", seat=hero.message, card=blessing, n=blessing.first_roll)
            side.surges += ((blessing.message.id, blessing.first_roll),)
            return


def _count_bonuses(table: Realm, battle: Battle) -> None:
    for side in (battle.hero, battle.foe):
        for source, _ in bonuses(table, battle, side):
            table.count("effect:" + source)
        pairing = None if side.seat == NOBODY else hooks.skill_at(table.heroes[side.seat], hooks.WEAPONS_IN_HAND)
        if pairing is not None and len(weapons_in(side)) == 2:
            table.count("effect:skill-" + pairing.name)
        for item in side.wielded:
            if item.foe_dice and battle.by_strength:
                table.count("effect:item-" + item.name)
        if side.head is not None and (side.head.raises_strength or side.head.raises_will):
            table.count("effect:item-" + side.head.name)
        if side.seat != NOBODY:
            for item in table.heroes[side.seat].items:
                if item.is_worn and item.raises_strength:
                    table.count("effect:item-" + item.name)


# --- before the roll ---


def before_roll(table: Realm, battle: Battle, side: Side) -> Rules[None]:
    """Ask for spells, thrown weapons and bought bonuses, declared before the dice fall."""
    if table.heroes[side.seat].empty_handed:
        return
    while True:
        options = _preparations(table, battle, side)
        if not options:
            return
        show_preparing(table, battle)
        choice = yield from ASK_BEFORE_ROLL.ask(
            table, side.seat, options, otherwise=actions.ROLL, barred=lambda: _why_not(table, battle, side)
        )
        if not isinstance(choice, Action):
            return
        yield from prepare(table, battle, side, choice)


def _preparations(table: Realm, battle: Battle, side: Side) -> list[Action]:
    hero = table.heroes[side.seat]
    foe = battle.other(side).creature
    options: list[Action] = []
    more_dice = foe is None or not foe.no_extra_dice
    if hero.skills and (foe is None or not foe.no_spells):
        for skill in hero.skills.values():
            if (
                skill.spell
                and _spell_works(table, battle, side, skill, more_dice)
                and can_cast(table, table.heroes[side.seat], skill)
            ):
                _offer_spell(options, side, skill)
    blow = hooks.skill_at(hero, hooks.BLOW)
    if blow is not None and battle.by_strength and hero.health and blow.name not in side.used_this_roll:
        options.append(action(blow.verb, blow))
    for item in hero.items:
        if item in side.wielded:
            _offer_weapon(options, table, battle, side, item, foe)
        elif more_dice and (item.own_dice or item.set_die) and _may_use(table, side, item):
            options.append(action(actions.USE, item))
    return options


def _spell_works(table: Realm, battle: Battle, side: Side, skill: Skill, more_dice: bool) -> bool:
    """Return whether a spell of battle may be cast now: for one roll, on a weapon, or for the whole battle."""
    name = skill.name
    if skill.dice:
        rolling = side if skill.dice > 0 else battle.other(side)
        fits = battle.by_strength or not skill.strength_only
        return more_dice and name not in side.used_this_roll and fits and not rolling.set_die
    if skill.enchants:
        return battle.stage_opening and battle.by_strength and bool(_to_enchant(side, skill))
    castable = hooks.CASTABLE.named(name)
    return castable is not None and name not in side.used and castable(table, battle, side)


def _to_enchant(side: Side, skill: Skill) -> list[Item]:
    """List the weapons in hand on which the spell does not lie yet."""
    return [item for item in weapons_in(side) if skill.name + item.key not in side.used]


def _offer_spell(options: list[Action], side: Side, skill: Skill) -> None:
    if skill.enchants:
        options.extend(action(skill.verb, item) for item in _to_enchant(side, skill))
    else:
        options.append(action(actions.CAST_SPELL, skill))


def _offer_weapon(
    options: list[Action], table: Realm, battle: Battle, side: Side, item: Item, foe: Creature | None
) -> None:
    if battle.by_strength and item not in side.thrown and _worth_throwing(table.heroes[side.seat], item, foe):
        options.append(action(actions.THROW, item))
    if (
        not item.surges
        or crippled(item, foe)
        or item.key in side.used_this_roll
        or (item.burns and item.key in side.used)
    ):
        return
    hero = table.heroes[side.seat]
    for number, surge in enumerate(item.surges, 1):
        fits = surge.fight == BOTH or battle.kind in (surge.fight, BOTH)
        if fits and surge.mana <= mana_of(table, table.heroes[side.seat]) and surge.health <= hero.health:
            options.append(action(actions.SURGE, item, number))


def _worth_throwing(hero: Hero, item: Item, foe: Creature | None) -> bool:
    """Return whether a throw would add anything."""
    bonus = item.thrown and not crippled(item, foe)
    return item.throwable and (bool(bonus) or hooks.rule_of(hero, hooks.THROW_BONUS) is not None)


def _may_use(table: Realm, side: Side, item: Item) -> bool:
    return not side.set_die and not (item.lasting and table.heroes[side.seat].has_used(item))


def prepare(table: Realm, battle: Battle, side: Side, choice: Action) -> Rules[None]:
    hero = table.heroes[side.seat]
    verb = choice.verb
    if verb is actions.CAST_SPELL:
        skill: Skill = choice.thing
        yield from cast(table, hero, skill)
        _spell_of_battle(table, battle, side, skill)
    elif verb is actions.THROW:
        side.thrown += (choice.thing,)
        table.log("threw", seat=hero.message, item=choice.thing)
    elif verb is actions.SURGE:
        yield from _surge(table, side, choice.thing, choice.n)
    elif verb is actions.USE:
        _use_on_roll(table, battle, side, choice.thing)
    elif hero.skills[verb.key].enchants:
        yield from cast(table, hero, hero.skills[verb.key])
        _enchant(side, hero.skills[verb.key], choice.thing)
    else:
        _strike(table, hero, side, hero.skills[verb.key])


def _strike(table: Realm, hero: Hero, side: Side, skill: Skill) -> None:
    """Add a bonus to this roll for 1 Health."""
    table.log("used-skill", seat=hero.message, skill=skill)
    pay_health(table, hero, 1)
    side.used_this_roll += (skill.name,)
    side.surges += (("skill-" + skill.name, hooks.BLOW.of(skill) or 0),)


def _spell_of_battle(table: Realm, battle: Battle, side: Side, skill: Skill) -> None:
    """Cast a spell that gives dice for one roll, or strength and harm for the whole battle."""
    other = battle.other(side)
    if skill.dice:
        side.used_this_roll += (skill.name,)
        rolling = side if skill.dice > 0 else other
        rolling.dice_bonus += skill.dice
        return
    side.used += (skill.name,)
    if skill.adds:
        side.cast += (("skill-" + skill.name, skill.adds),)
    side.extra_harm += skill.fury
    if skill.saps and other.creature is not None:
        other.base = max(0, other.base - skill.saps)
    elif skill.saps:
        lose_mana(table, table.heroes[other.seat], skill.saps)


def _enchant(side: Side, spell: Skill, item: Item) -> None:
    """Lay a spell on one weapon; one that burned is damaged in the end."""
    side.used += (spell.name + item.key,)
    if spell.burns:
        side.burning += (item,)


def _surge(table: Realm, side: Side, item: Item, number: int) -> Rules[None]:
    surge = item.surges[number - 1]
    side.used_this_roll += (item.key,)
    table.log("drew-on", seat=NAMES[side.seat], item=item)
    if surge.health:
        pay_health(table, table.heroes[side.seat], surge.health)
    yield from pay_mana(table, table.heroes[side.seat], surge.mana)
    side.surges += (("item-" + item.name, surge.n),)
    if item.burns:
        side.used += (item.key,)
        side.burning += (item,)


def _use_on_roll(table: Realm, battle: Battle, side: Side, item: Item) -> None:
    """Use an item on the roll: Scrolls of Deep Prayer and Divine Will, the Saint's Relic."""
    table.count("effect:item-" + item.name)
    table.log("called-on" if item.lasting else "used-item", seat=NAMES[side.seat], item=item)
    if item.kind == SCROLL:
        side.used_this_roll += (item.name,)
        if side is battle.foe:
            _answer_scroll(battle.hero)
    if item.set_die:
        side.set_die = item.set_die
    else:
        side.dice_bonus += item.own_dice
    if item.lasting:
        table.heroes[side.seat].used += (item.name,)
    else:
        table.lose_item(table.heroes[side.seat], item)


def _answer_scroll(attacker: Side) -> None:
    """Weaken the attacker's last scroll by the defender's: a sure six becomes three positive dice, three of them
    one."""
    for name in reversed(attacker.used_this_roll):
        for scroll, dice in hooks.ANSWERED.rules:
            if scroll.name == name and isinstance(scroll, Item):
                attacker.used_this_roll = without(attacker.used_this_roll, name)
                if scroll.set_die:
                    attacker.set_die = 0
                attacker.dice_bonus += dice - scroll.own_dice
                return


def _why_not(table: Realm, battle: Battle, side: Side) -> list[Barred]:
    hero = table.heroes[side.seat]
    foe = battle.other(side).creature
    reasons = [
        bar(action(actions.SURGE, item, number), "why-only-crushing", "creatures")
        for item in side.wielded
        if crippled(item, foe)
        for number in range(1, len(item.surges) + 1)
    ]
    for skill in hero.skills.values():
        if not skill.spell or not _spell_works(table, battle, side, skill, True):
            continue
        if foe is not None and foe.no_spells:
            reasons.append(bar(action(actions.CAST_SPELL, skill), "why-no-spells", "creatures"))
        elif foe is not None and foe.no_extra_dice and skill.dice:
            reasons.append(bar(action(actions.CAST_SPELL, skill), "why-no-extra-dice", "creatures"))
        elif not can_cast(table, table.heroes[side.seat], skill):
            have = mana_of(table, table.heroes[side.seat])
            reasons.append(
                bar(action(actions.CAST_SPELL, skill), "why-mana-short", "skills", need=skill.mana, have=have)
            )
    return reasons


# --- the dice ---


def throw_dice(table: Realm, battle: Battle, side: Side) -> None:
    """Throw a side's dice, positive and negative ones cancelling each other out. What is left is rolled in addition,
    and the best or the worst die is kept."""
    if side.set_die:
        side.dice = [side.set_die]
        side.die = side.set_die
        return
    net = net_dice(battle, side)
    if net:
        side.dice = [table.chance.roll(6, dice_of(battle, side)) for _ in range(abs(net) + 1)]
        side.die = keep(side.dice, net)
    else:
        side.die = table.chance.roll(6, dice_of(battle, side))
        side.dice = [side.die]


def dice_of(battle: Battle, side: Side) -> str:
    """Return the label of a side's dice; those of a creature belong to the hero who fights it."""
    return BATTLE_DICE[side.seat] if side.creature is None else CREATURE_DICE[battle.other(side).seat]


def next_roll(table: Realm, battle: Battle, side: Side) -> RollOdds:
    """Return the chances of the next roll as everything stands, exactly. They are told before the dice and after."""
    other = battle.other(side)
    lead = value(table, battle, side) - value(table, battle, other)
    saves = save_of(table, battle, side), save_of(table, battle, other)
    return roll_odds(lead, _chances_of_die(battle, side), _chances_of_die(battle, other), *saves)


def _chances_of_die(battle: Battle, side: Side) -> list[float]:
    if side.set_die:
        return [1.0 if face == side.set_die else 0.0 for face in range(1, 7)]
    return kept(net_dice(battle, side))


def net_dice(battle: Battle, side: Side) -> int:
    """Return positive dice less negative ones; some foes allow neither."""
    other = battle.other(side)
    if (other.creature is not None and other.creature.no_extra_dice) or (
        side.creature is not None and side.creature.no_extra_dice
    ):
        return 0
    return side.dice_bonus + foe_dice(battle, other)


def _second_thoughts_of_both(table: Realm, battle: Battle) -> Rules[None]:
    """Ask the attacker first, then the defender; a roll that was repeated is looked at by both anew."""
    asking = battle.heroes()
    while asking:
        side = asking.pop(0)
        if table.heroes[side.seat].empty_handed:
            continue
        if (yield from after_roll(table, battle, side)):
            asking = battle.heroes()


def after_roll(table: Realm, battle: Battle, side: Side) -> Rules[bool]:
    """Turn Back Time and the Scroll of Altered Reality, once the dice lie on the table; True for a repeated roll."""
    foe = battle.other(side).creature
    if foe is not None and foe.no_extra_dice:
        return False
    while True:
        options = _second_thoughts(table, battle, side)
        if not options:
            return False
        choice = yield from ASK_AFTER_ROLL.ask(
            table,
            side.seat,
            options,
            otherwise=actions.KEEP,
            mine=total(table, battle, side),
            theirs=total(table, battle, battle.other(side)),
        )
        if not isinstance(choice, Action):
            return False
        if choice.verb is actions.CAST_SPELL:
            side.used_this_roll += (choice.thing.name,)
            yield from cast(table, table.heroes[side.seat], choice.thing)
            throw_dice(table, battle, battle.hero)
            throw_dice(table, battle, battle.foe)
            _show_roll(table, battle)
            return True
        _alter_reality(table, battle, side, choice)
        _show_roll(table, battle)


def _second_thoughts(table: Realm, battle: Battle, side: Side) -> list[Action]:
    hero = table.heroes[side.seat]
    foe = battle.other(side).creature
    options: list[Action] = []
    skill = hooks.skill_at(hero, hooks.ROLL_AGAIN)
    spells = foe is None or not foe.no_spells
    if (
        skill is not None
        and spells
        and skill.name not in side.used_this_roll
        and can_cast(table, table.heroes[side.seat], skill)
    ):
        options.append(action(actions.CAST_SPELL, skill))
    for item in hero.items:
        if item.rerolls:
            for whose, verb in ((side, actions.REROLL_OWN), (battle.other(side), actions.REROLL_FOE)):
                options.extend(action(verb, item, face) for face in sorted(set(whose.dice)))
    return options


def _alter_reality(table: Realm, battle: Battle, side: Side, choice: Action) -> None:
    """Roll one single die again, even one that a scroll had set; the new result stands."""
    item: Item = choice.thing
    whose = side if choice.verb is actions.REROLL_OWN else battle.other(side)
    whose.dice[whose.dice.index(choice.n)] = table.chance.roll(6, DIE_AGAIN[side.seat])
    whose.die = keep(whose.dice, whose.dice_bonus + foe_dice(battle, battle.other(whose)))
    table.count("effect:item-" + item.name)
    table.log("used-item", seat=NAMES[side.seat], item=item)
    table.lose_item(table.heroes[side.seat], item)


# --- after the roll ---


def _saved(table: Realm, battle: Battle, side: Side, margin: int) -> Rules[Item | Skill | None]:
    """Return what turns a roll lost by this difference into a draw; a shield that would be damaged need not be used."""
    hero = table.heroes[side.seat]
    save = next((each for each in saves_of(table, battle, side) if each.n >= margin), None)
    if save is None:
        return None
    if save.shield is not None and save.shield.damageable:
        answer = yield from ASK_SHIELD.ask(table, side.seat, [save.shield], otherwise=actions.TAKE_IT, n=margin)
        if answer is actions.TAKE_IT:
            return None
    table.count("effect:" + save.card.message.id)
    table.log("saved-by", seat=hero.message, thing=save.card)
    if save.shield is not None:
        _dent(table, hero, save.shield)
    return save.card


def _dent(table: Realm, hero: Hero, shield: Item) -> None:
    """Damage the shield that saved: not in a master's hand once a round, and a dwarven one only on 1 to 3."""
    master = hooks.skill_at(hero, hooks.SPARES_SHIELD)
    if shield.damageable and master is not None and not hero.has_used(master):
        hero.used += (master.name,)
        return
    if shield.dwarven:
        die = table.chance.roll(6, SHIELD_DIE[hero.seat])
        table.log("rolled-die", seat=hero.message, n=die, thing=shield)
        if die >= 4:
            return
    table.damage(hero, shield)


def _weapons_thrown(table: Realm, side: Side, won: bool) -> None:
    """Damage thrown weapons, which are out of the hand; the Boomerang comes back from a roll that was won."""
    for item in side.thrown:
        table.count("effect:item-" + item.name)
        if item.returns and won:
            continue
        table.damage(table.heroes[side.seat], item)
        side.wielded = without(side.wielded, item)


def put_out_fires(table: Realm, side: Side) -> None:
    """Damage burning weapons, as the battle is over."""
    for item in side.burning:
        table.damage(table.heroes[side.seat], item)


def counts_as_draw(table: Realm, hero: Hero) -> Rules[Skill | None]:
    """Return the skill that makes a lost battle a draw, if the hero uses one."""
    skill = hooks.skill_at(hero, hooks.DEFEATED)
    if skill is None:
        return None
    rule = hooks.DEFEATED.of(skill)
    assert rule is not None
    return skill if (yield from rule(table, hero, skill)) else None


# --- how what may be done about a roll reads ---


@lists(actions.CAST_SPELL, of_card=True)
def spell_option(table: Realm, hero: Hero, option: Action, choice: Choice) -> None:
    choice.note = text_of(option.thing)
    if option.thing.mana:
        choice.cost = [in_mana(option.thing.mana)]


@lists(actions.SURGE, of_card=True)
def surge_option(table: Realm, hero: Hero, option: Action, choice: Choice) -> None:
    surge: Surge = option.thing.surges[option.n - 1]
    choice.note = Message("note-bonus", {"n": surge.n})
    choice.cost = [*([in_mana(surge.mana)] if surge.mana else []), *([in_health(surge.health)] if surge.health else [])]


lists(actions.THROW)(card_text)
lists(actions.REROLL_OWN, actions.REROLL_FOE, of_card=True)(card_text)
