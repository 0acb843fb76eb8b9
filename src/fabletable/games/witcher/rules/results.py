"""What story cards do: each line of a card in cards/ is one of these (Rulebook: Exploration cards, Results)."""

from __future__ import annotations

from collections.abc import Sequence

from fabletable.games.witcher.cards.kinds import (
    ALCHEMY,
    COMBAT,
    DEFENCE,
    SPECIAL,
    TERRAINS,
    Attribute,
    Band,
    Effect,
    Keepsake,
    Result,
    Story,
)
from fabletable.games.witcher.fight import MONSTER, Fight
from fabletable.games.witcher.rules import hand, levels, market, potions
from fabletable.games.witcher.rules.combo import build_combo, tally
from fabletable.games.witcher.rules.dice_poker import poker_against
from fabletable.games.witcher.rules.exploration import apply, resolve_event, tell_band
from fabletable.games.witcher.rules.locations import act, why_not
from fabletable.games.witcher.rules.movement import free_move
from fabletable.games.witcher.rules.quests import homes_in_play, quest_in_terrain, take_quest
from fabletable.games.witcher.rules.tokens import choose_trail, gain_trail
from fabletable.games.witcher.rules.witcher_turn import put_combo_away
from fabletable.games.witcher.table import Kept, OldWorld
from fabletable.kernel import NO, YES, Rules, Say, seat_name


def _signed(message: str, do: Result, n: int) -> Effect:
    return Effect(do, f"effect-{message}-{'gain' if n > 0 else 'loss'}", n)


# --- gold, attributes, shield, potions ---


def gold(n: int) -> Effect:
    """Losses are paid as far as there is gold."""
    return _signed("gold", _gold, n)


def _gold(table: OldWorld, seat: int, effect: Effect, story: Story) -> None:
    witcher = table.witchers[seat]
    change = max(effect.n, -witcher.gold)
    witcher.gold += change
    if change:
        table.tell("gold-gained" if change > 0 else "gold-lost", seat=seat_name(seat), n=abs(change))


def attribute(which: Attribute, n: int = 1) -> Effect:
    effect = _signed("attribute", _attribute, n)
    effect.what = which
    effect.args = {"attribute": which.say}
    return effect


def _attribute(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    for _ in range(abs(effect.n)):
        if effect.n > 0:
            yield from levels.raise_attribute(table, seat, effect.what)
        else:
            levels.lower_attribute(table, seat, effect.what)


combat = attribute(COMBAT)
defence = attribute(DEFENCE)
alchemy = attribute(ALCHEMY)
special = attribute(SPECIAL)


def _any(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    for _ in range(effect.n):
        yield from levels.raise_any(table, seat)


def _lowest(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    for _ in range(effect.n):
        yield from levels.raise_lowest(table, seat)


def _two_lowest(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    yield from levels.raise_two_lowest(table, seat)


any_attribute = Effect(_any, "effect-any-attribute", 1)
lowest = Effect(_lowest, "effect-lowest", 1)
two_lowest = Effect(_two_lowest, "effect-two-lowest")


def shield(n: int) -> Effect:
    """Stories only ever cost shield."""
    return _signed("shield", _shield, n)


def _shield(table: OldWorld, seat: int, effect: Effect, story: Story) -> None:
    levels.lower_shield(table, seat, -effect.n)


def _no_shield(table: OldWorld, seat: int, effect: Effect, story: Story) -> None:
    levels.lower_shield(table, seat, table.witchers[seat].shield)


def _full_shield(table: OldWorld, seat: int, effect: Effect, story: Story) -> None:
    levels.raise_shield(table, seat, table.witchers[seat].shield_limit)


no_shield = Effect(_no_shield, "effect-no-shield")
full_shield = Effect(_full_shield, "effect-full-shield")


def potion(n: int) -> Effect:
    return _signed("potion", _potion, n)


def _potion(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    if effect.n > 0:
        yield from potions.gain_potions(table, seat, effect.n)
    else:
        yield from potions.choose_lost_potions(table, seat, -effect.n)


def _fill(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    yield from potions.fill_potions(table, seat, effect.n)


def _fill_beyond(table: OldWorld, seat: int, effect: Effect, story: Story) -> None:
    potions.fill_beyond_limit(table, seat, effect.n)


def _no_potions(table: OldWorld, seat: int, effect: Effect, story: Story) -> None:
    potions.lose_all_potions(table, seat)


up_to_four_potions = Effect(_fill, "effect-potions-up-to", 4)
exactly_five_potions = Effect(_fill_beyond, "effect-potions-exactly", 5)
no_potions = Effect(_no_potions, "effect-no-potions")


# --- cards ---


def next_draw(n: int) -> Effect:
    """So many cards more or fewer in Phase III of this turn."""
    return _signed("next-draw", _next_draw, n)


def _next_draw(table: OldWorld, seat: int, effect: Effect, story: Story) -> None:
    table.next_draw += effect.n


def draw_cards(n: int) -> Effect:
    return Effect(_draw, "effect-draw", n)


def _draw(table: OldWorld, seat: int, effect: Effect, story: Story) -> None:
    hand.draw(table, seat, effect.n)


def discard_cards(n: int) -> Effect:
    return Effect(_discard, "effect-discard", n)


def _discard(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    yield from hand.choose_discards(table, seat, effect.n)


def _trash(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    yield from hand.trash_any(table, seat, effect.n)


trash_card = Effect(_trash, "effect-trash", 1)


def add_card(cost: int) -> Effect:
    """A market card of this cost on one's own discard pile."""
    return Effect(_add, "effect-add-card", cost)


def _add(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    yield from market.add_card(table, seat, effect.n)


def _add_any(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    yield from market.add_any_card(table, seat)


add_any_card = Effect(_add_any, "effect-add-any-card")


def _free_card(table: OldWorld, seat: int, effect: Effect, story: Story) -> None:
    table.free_card = True


free_market_card = Effect(_free_card, "effect-free-card")


# --- trails, quests, events, kept cards ---


def _trail(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    for _ in range(effect.n):
        yield from choose_trail(table, seat)


def _every_trail(table: OldWorld, seat: int, effect: Effect, story: Story) -> None:
    for terrain in TERRAINS:
        gain_trail(table, seat, terrain)


trail = Effect(_trail, "effect-trail", 1)
every_trail = Effect(_every_trail, "effect-every-trail")


def quest(terrain: str, event: int, pay: int = 0) -> Effect:
    """The card becomes a quest at a random place of the terrain; completing it may cost gold."""
    return Effect(_quest, _paid("effect-quest-terrain", pay), event, (terrain, pay), args=_quest_args(terrain, pay))


def _paid(message: str, pay: int) -> str:
    return f"{message}-paid" if pay else message


def _quest_args(terrain: str, pay: int) -> dict[str, object]:
    return {"terrain": Say(f"terrain-{terrain}"), "pay": pay}


def _quest(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    terrain, pay = effect.what
    yield from quest_in_terrain(table, seat, story, terrain, effect.n, pay)


def quest_at(place: int, event: int, pay: int = 0) -> Effect:
    args = {"place": Say(f"place-{place}"), "pay": pay}
    return Effect(_quest_at, _paid("effect-quest-place", pay), event, (place, pay), args=args)


def _quest_at(table: OldWorld, seat: int, effect: Effect, story: Story) -> None:
    place, pay = effect.what
    take_quest(table, seat, story, effect.n, pay, (place,), None)


def quest_home(event: int) -> Effect:
    return Effect(_quest_home, "effect-quest-home", event)


def _quest_home(table: OldWorld, seat: int, effect: Effect, story: Story) -> None:
    take_quest(table, seat, story, effect.n, 0, (table.witchers[seat].school.home,), None)


def quest_any_school(event: int) -> Effect:
    return Effect(_quest_schools, "effect-quest-schools", event)


def _quest_schools(table: OldWorld, seat: int, effect: Effect, story: Story) -> None:
    take_quest(table, seat, story, effect.n, 0, homes_in_play(table), None)


def event(number: int) -> Effect:
    """Take this event at once."""
    return Effect(_event, "effect-event", number)


def _event(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    option, band = table.option, table.band
    yield from resolve_event(table, seat, effect.n)
    table.option, table.band = option, band


def keep(gives: Keepsake) -> Effect:
    """The card stays beside the player board."""
    return Effect(_keep, "effect-keep", 0, gives)


def _keep(table: OldWorld, seat: int, effect: Effect, story: Story) -> None:
    table.reading.remove(story)
    table.witchers[seat].kept.append(Kept(story, effect.what, table.option))
    table.tell("kept", seat=seat_name(seat), story=story)


def lose_companion(number: int) -> Effect:
    return Effect(_lose_companion, "effect-lose-companion", number)


def _lose_companion(table: OldWorld, seat: int, effect: Effect, story: Story) -> None:
    witcher = table.witchers[seat]
    for kept in list(witcher.kept):
        if kept.key == f"event-{effect.n}":
            witcher.kept.remove(kept)
            table.gone.append(kept.story)


# --- the turn ---


def _to_phase_three(table: OldWorld, seat: int, effect: Effect, story: Story) -> None:
    table.now = "rest"


def _no_exploration(table: OldWorld, seat: int, effect: Effect, story: Story) -> None:
    table.no_exploration = True


def _move_and_act(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    """Move along a road without a card, then use that place's action if you like."""
    yield from free_move(table, seat)
    place = table.place_of(seat)
    if not why_not(table, seat, place):
        word = yield from table.pick(seat, "ask-act-there", [YES, NO], rule="location-actions", place=place)
        if word is YES:
            yield from act(table, seat, place)


to_phase_three = Effect(_to_phase_three, "effect-to-phase-three")
no_exploration = Effect(_no_exploration, "effect-no-exploration")
move_and_act = Effect(_move_and_act, "effect-move-and-act")


# --- luck, tests, conditions ---


def band(low: int, high: int, *effects: Effect) -> Band:
    return Band(low, high, effects, "band" if low < high else "band-one")


def at_least(low: int, *effects: Effect) -> Band:
    return Band(low, 99, effects, "band-at-least")


def roll(*bands: Band) -> Effect:
    return Effect(_roll, "effect-roll", 0, None, bands)


def _roll(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    pips = table.chance.roll()
    table.tell("rolled", seat=seat_name(seat), n=pips)
    yield from _row(table, seat, effect.more, pips, story)


def _row(table: OldWorld, seat: int, bands: Sequence[Band], number: int, story: Story) -> Rules[None]:
    for place, row in enumerate(bands, 1):
        if row.low <= number <= row.high:
            tell_band(table, story, place)
            yield from apply(table, seat, row.effects, story)
            return


def test(which: Attribute, *bands: Band) -> Effect:
    """Twice the level and a die."""
    return Effect(_test, "effect-test", 0, which, bands, {"attribute": which.say})


def _test(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    which: Attribute = effect.what
    pips = table.chance.roll()
    total = 2 * table.witchers[seat].attributes[which.index] + pips
    table.tell("tested", seat=seat_name(seat), n=pips, total=total, attribute=which)
    yield from _row(table, seat, effect.more, total, story)


def by_level_of(which: Attribute, *bands: Band) -> Effect:
    return Effect(_by_attribute, "effect-by-attribute", 0, which, bands, {"attribute": which.say})


def _by_attribute(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    which: Attribute = effect.what
    yield from _row(table, seat, effect.more, table.witchers[seat].attributes[which.index], story)


def by_witcher_level(*bands: Band) -> Effect:
    return Effect(_by_level, "effect-by-level", 0, None, bands)


def _by_level(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    yield from _row(table, seat, effect.more, table.witchers[seat].level, story)


def if_(condition: str, then: Sequence[Effect], otherwise: Sequence[Effect]) -> Effect:
    """shield-0, potions-0-1, gold-0-1, trophies-0, own-school."""
    bands = (Band(0, 0, then, f"band-{condition}"), Band(1, 1, otherwise, "band-else"))
    return Effect(_if, "effect-if", 0, condition, bands)


def _if(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    yield from _row(table, seat, effect.more, 0 if _holds(table, seat, effect.what) else 1, story)


def _holds(table: OldWorld, seat: int, condition: str) -> bool:
    witcher = table.witchers[seat]
    if condition == "shield-0":
        return witcher.shield == 0
    if condition == "potions-0-1":
        return len(witcher.potions) <= 1
    if condition == "gold-0-1":
        return witcher.gold <= 1
    if condition == "trophies-0":
        return not witcher.trophies
    return witcher.place == witcher.school.home


def beat_dice(shown: Sequence[int], win: Sequence[Effect], lose: Sequence[Effect]) -> Effect:
    """Roll five dice, roll any of them again, and beat the hand that lies there."""
    bands = (Band(0, 0, win, "band-win"), Band(1, 1, lose, "band-else"))
    return Effect(_beat_dice, "effect-beat-dice", 0, tuple(shown), bands)


def _beat_dice(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    won = yield from poker_against(table, seat, list(effect.what))
    yield from _row(table, seat, effect.more, 0 if won else 1, story)


def short_fight(lower: int, cards: int, *bands: Band) -> Effect:
    """Lower the shield, draw cards, play one combo of which only damage and shield count, read the damage."""
    message = "effect-short-fight" if lower < 99 else "effect-short-fight-bare"
    return Effect(_short_fight, message, 0, (lower, cards), bands, {"lower": lower, "cards": cards})


def _short_fight(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    lower, cards = effect.what
    levels.lower_shield(table, seat, lower)
    hand.draw(table, seat, cards)
    fight = Fight(seat, MONSTER, None, "")
    fight.short = True
    table.fight = fight
    me = fight.fighters[0]
    yield from build_combo(table, fight, me)
    counted = tally(fight, me)
    put_combo_away(table, me)
    table.fight = None
    table.tell("short-fight", seat=seat_name(seat), n=counted.damage)
    levels.raise_shield(table, seat, counted.shield)
    yield from _row(table, seat, effect.more, counted.damage, story)


def _school_owner_gains(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    """The owner of the school where one stands gets the Trails one has and he lacks, and any attribute + 1."""
    me = table.witchers[seat]
    for owner in table.witchers:
        if owner.school.home == me.place and owner.seat != seat:
            for token in list(me.trails):
                gain_trail(table, owner.seat, token.terrain)
            yield from levels.raise_any(table, owner.seat)


school_owner_gains = Effect(_school_owner_gains, "effect-school-owner")
