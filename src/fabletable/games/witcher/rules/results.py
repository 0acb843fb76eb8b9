"""What story cards do: each line of a card is one of these (Rulebook: Exploration cards, Results)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, get_args

from fabletable.games.witcher.board import TERRAINS, Attribute
from fabletable.games.witcher.cards.stories import Band, Condition, Effect, EffectKind, Story
from fabletable.games.witcher.fight import MONSTER, Fight
from fabletable.games.witcher.rules import hand, levels, market, potions
from fabletable.games.witcher.rules.combo import build_combo, tally
from fabletable.games.witcher.rules.dice_poker import poker_against
from fabletable.games.witcher.rules.exploration import RESULTS, apply, resolve_event, result, tell_band
from fabletable.games.witcher.rules.locations import act, why_not
from fabletable.games.witcher.rules.movement import free_move
from fabletable.games.witcher.rules.quests import homes_in_play, quest_in_terrain, take_quest
from fabletable.games.witcher.rules.tokens import choose_trail, gain_trail
from fabletable.games.witcher.rules.witcher_turn import put_combo_away
from fabletable.games.witcher.table import Kept, OldWorld, Witcher
from fabletable.kernel import NO, YES, Message, Part, Rules, Sum, added, message, seat_name, without

ASK_ACT_THERE: Final = "ask-act-there"


# --- gold, attributes, shield, potions ---


@result("gold")
def _gold(table: OldWorld, seat: int, effect: Effect, story: Story) -> None:
    witcher = table.witchers[seat]
    change = max(effect.n, -witcher.gold)
    witcher.gold += change
    if change:
        table.log("gold-gained" if change > 0 else "gold-lost-to", seat=seat_name(seat), n=abs(change), story=story)
        table.show("gain" if change > 0 else "loss", pieces=(f"gold-{seat}",), touches=(seat,), because=story.message)


@result("attribute")
def _attribute(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    for _ in range(abs(effect.n)):
        if effect.n > 0:
            yield from levels.raise_attribute(table, seat, effect.attribute)
        else:
            levels.lower_attribute(table, seat, effect.attribute)


@result("any-attribute")
def _any(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    for _ in range(effect.n):
        yield from levels.raise_any(table, seat)


@result("lowest")
def _lowest(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    for _ in range(effect.n):
        yield from levels.raise_lowest(table, seat)


@result("two-lowest")
def _two_lowest(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    yield from levels.raise_two_lowest(table, seat)


@result("shield")
def _shield(table: OldWorld, seat: int, effect: Effect, story: Story) -> None:
    levels.lower_shield(table, seat, -effect.n)


@result("no-shield")
def _no_shield(table: OldWorld, seat: int, effect: Effect, story: Story) -> None:
    levels.lower_shield(table, seat, table.witchers[seat].shield)


@result("full-shield")
def _full_shield(table: OldWorld, seat: int, effect: Effect, story: Story) -> None:
    levels.raise_shield(table, seat, table.witchers[seat].shield_limit)


@result("potion")
def _potion(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    if effect.n > 0:
        yield from potions.gain_potions(table, seat, effect.n)
    else:
        yield from potions.choose_lost_potions(table, seat, -effect.n)


@result("potions-up-to")
def _fill(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    yield from potions.fill_potions(table, seat, effect.n)


@result("potions-exactly")
def _fill_beyond(table: OldWorld, seat: int, effect: Effect, story: Story) -> None:
    potions.fill_beyond_limit(table, seat, effect.n)


@result("no-potions")
def _no_potions(table: OldWorld, seat: int, effect: Effect, story: Story) -> None:
    potions.lose_all_potions(table, seat)


# --- cards ---


@result("next-draw")
def _next_draw(table: OldWorld, seat: int, effect: Effect, story: Story) -> None:
    table.next_draw += effect.n


@result("draw")
def _draw(table: OldWorld, seat: int, effect: Effect, story: Story) -> None:
    hand.draw(table, seat, effect.n)


@result("discard")
def _discard(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    yield from hand.choose_discards(table, seat, effect.n)


@result("trash")
def _trash(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    yield from hand.trash_any(table, seat, effect.n)


@result("add-card")
def _add(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    yield from market.add_card(table, seat, effect.n)


@result("add-any-card")
def _add_any(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    yield from market.add_any_card(table, seat)


@result("free-card")
def _free_card(table: OldWorld, seat: int, effect: Effect, story: Story) -> None:
    table.free_card = True


# --- trails, quests, events, kept cards ---


@result("trail")
def _trail(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    for _ in range(effect.n):
        yield from choose_trail(table, seat)


@result("every-trail")
def _every_trail(table: OldWorld, seat: int, effect: Effect, story: Story) -> None:
    for terrain in TERRAINS:
        gain_trail(table, seat, terrain)


@result("quest-terrain")
def _quest(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    yield from quest_in_terrain(table, seat, story, effect.terrain, effect.n, effect.pay)


@result("quest-place")
def _quest_at(table: OldWorld, seat: int, effect: Effect, story: Story) -> None:
    take_quest(table, seat, story, effect.n, effect.pay, (effect.place,), None)


@result("quest-home")
def _quest_home(table: OldWorld, seat: int, effect: Effect, story: Story) -> None:
    take_quest(table, seat, story, effect.n, 0, (table.witchers[seat].school.home,), None)


@result("quest-schools")
def _quest_schools(table: OldWorld, seat: int, effect: Effect, story: Story) -> None:
    take_quest(table, seat, story, effect.n, 0, homes_in_play(table), None)


@result("event")
def _event(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    option, band = table.option, table.band
    yield from resolve_event(table, seat, effect.n)
    table.option, table.band = option, band


@result("keep")
def _keep(table: OldWorld, seat: int, effect: Effect, story: Story) -> None:
    if effect.gives is not None:
        table.reading.remove(story)
        kept = Kept(story, effect.gives, table.option)
        table.witchers[seat].kept += (kept,)
        table.log("kept", seat=seat_name(seat), story=kept)


@result("lose-companion")
def _lose_companion(table: OldWorld, seat: int, effect: Effect, story: Story) -> None:
    witcher = table.witchers[seat]
    for kept in list(witcher.kept):
        if kept.story.deck == story.deck and kept.story.number == effect.n:
            witcher.kept = without(witcher.kept, kept)
            table.gone.append(kept.story)
            table.log("companion-leaves", seat=seat_name(seat), story=kept)


# --- the turn ---


@result("to-phase-three")
def _to_phase_three(table: OldWorld, seat: int, effect: Effect, story: Story) -> None:
    table.now = "rest"


@result("no-exploration")
def _no_exploration(table: OldWorld, seat: int, effect: Effect, story: Story) -> None:
    table.no_exploration = True


@result("move-and-act")
def _move_and_act(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    """Move along a road without a card, then use that place's action if you like."""
    yield from free_move(table, seat)
    place = table.place_of(seat)
    if not why_not(table, seat, place):
        word = yield from table.pick(seat, ASK_ACT_THERE, [YES, NO], rule="location-actions", place=place)
        if word is YES:
            yield from act(table, seat, place)


# --- luck, tests, conditions ---


@result("roll")
def _roll(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    pips = table.chance.roll()
    table.log("rolled", seat=seat_name(seat), n=pips)
    table.show("roll", pieces=(story.key,), touches=(seat,), sums=die_and(table, seat, pips))
    yield from _row(table, seat, effect.bands, pips, story)


def _row(table: OldWorld, seat: int, bands: Sequence[Band], number: int, story: Story) -> Rules[None]:
    for place, row in enumerate(bands, 1):
        if row.low <= number <= row.high:
            tell_band(table, story, place)
            yield from apply(table, seat, row.effects, story)
            return


def die_and(table: OldWorld, seat: int, pips: int, attribute: Attribute | None = None) -> list[Sum]:
    """The die, and twice the level where an attribute is tested."""
    if not table.watched:
        return []
    parts = [Part(Message("label-die"), pips)]
    if attribute is not None:
        level = table.witchers[seat].attributes[attribute.index]
        parts.insert(0, Part(message("part-twice", attribute=attribute), 2 * level, f"{attribute.key}-{seat}"))
    return [added(seat_name(seat), parts, seat)]


@result("test")
def _test(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    which = effect.attribute
    pips = table.chance.roll()
    total = 2 * table.witchers[seat].attributes[which.index] + pips
    table.log("tested", seat=seat_name(seat), n=pips, total=total, attribute=which)
    table.show("roll", pieces=(story.key,), touches=(seat,), sums=die_and(table, seat, pips, which))
    yield from _row(table, seat, effect.bands, total, story)


@result("by-attribute")
def _by_attribute(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    level = table.witchers[seat].attributes[effect.attribute.index]
    yield from _row(table, seat, effect.bands, level, story)


@result("by-level")
def _by_level(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    yield from _row(table, seat, effect.bands, table.witchers[seat].level, story)


@result("if")
def _if(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    holds = CONDITIONS[effect.condition](table.witchers[seat])
    yield from _row(table, seat, effect.bands, 0 if holds else 1, story)


CONDITIONS: Final[dict[Condition, Callable[[Witcher], bool]]] = {
    "shield-0": lambda witcher: witcher.shield == 0,
    "potions-0-1": lambda witcher: len(witcher.potions) <= 1,
    "gold-0-1": lambda witcher: witcher.gold <= 1,
    "trophies-0": lambda witcher: not witcher.trophies,
    "own-school": lambda witcher: witcher.place == witcher.school.home,
}


@result("beat-dice")
def _beat_dice(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    won = yield from poker_against(table, seat, list(effect.dice))
    yield from _row(table, seat, effect.bands, 0 if won else 1, story)


@result("short-fight")
def _short_fight(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    levels.lower_shield(table, seat, effect.lower)
    hand.draw(table, seat, effect.cards)
    fight = Fight(seat, MONSTER, None, "")
    fight.short = True
    table.fight = fight
    me = fight.fighters[0]
    yield from build_combo(table, fight, me)
    counted = tally(fight, me)
    put_combo_away(table, me)
    table.fight = None
    table.log("short-fight", seat=seat_name(seat), n=counted.damage)
    table.show("outcome", pieces=(story.key,), touches=(seat,))
    levels.raise_shield(table, seat, counted.shield)
    yield from _row(table, seat, effect.bands, counted.damage, story)


@result("school-owner")
def _school_owner_gains(table: OldWorld, seat: int, effect: Effect, story: Story) -> Rules[None]:
    """The owner of the school where one stands gets the Trails one has and he lacks, and any attribute + 1."""
    me = table.witchers[seat]
    for owner in table.witchers:
        if owner.school.home == me.place and owner.seat != seat:
            for token in list(me.trails):
                gain_trail(table, owner.seat, token.terrain)
            yield from levels.raise_any(table, owner.seat)


_unwritten = set(get_args(EffectKind)) - RESULTS.keys()
if _unwritten:
    raise LookupError(f"story cards speak of {sorted(_unwritten)}, but nothing comes of it")
