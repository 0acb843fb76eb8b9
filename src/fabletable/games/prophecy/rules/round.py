"""A round: chance card, turn or turns, end. Rulebook: A round of the game; New character."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.actions import NEW_HERO, RETIRE
from fabletable.games.prophecy.board import GUILD_FIELD
from fabletable.games.prophecy.hooks import BANNER, END_OF_ROUND, START_OF_ROUND
from fabletable.games.prophecy.kinds import Character
from fabletable.games.prophecy.menu import card, question, word, worded
from fabletable.games.prophecy.rules.apocalypse import apocalypse
from fabletable.games.prophecy.rules.chance_cards import draw_chance
from fabletable.games.prophecy.rules.dice import roll_for
from fabletable.games.prophecy.rules.gains import wear_off
from fabletable.games.prophecy.rules.limits import keep_limits
from fabletable.games.prophecy.rules.turn import begin_turn
from fabletable.games.prophecy.streams import CHARACTER_DECK
from fabletable.games.prophecy.table import NAMES, NOBODY, OVER, ROUND, ROUND_OVER, Hero, Realm, pawn
from fabletable.kernel import NO, Rules

ASK_BANNER: Final = question("banner", worded(card, {NO: "instead-banner"}), rule="artifacts", stands=True, declines=NO)
ASK_NEW_HERO: Final = question("new-hero", word, rule="death")


def begin_round(table: Realm) -> Rules[None]:
    """Begin a player's round, up to and including the chance card."""
    seat = table.active
    hero = table.heroes[seat]
    table.chance.begin(str(table.rounds))
    if not hero.alive:
        yield from _come_back(table, seat)
        hero = table.heroes[seat]
        if not hero.alive:
            table.phase = ROUND_OVER
            return
    hero.rounds += 1
    hero.used = ()
    hero.cast_spell = False
    hero.lost_health = False
    table.extra_turns = 0
    table.trade_partner = NOBODY
    if table.log_lines is not None:
        table.log_event("round", seat=NAMES[seat], n=lap(table))
        table.show("turn", pieces=(pawn(seat),), touches=(seat,))
    if hero.items:
        for item in hero.items:
            starts = START_OF_ROUND.of(item)
            if starts is not None:
                starts(table, hero)
        yield from _raise_banner(table, hero)
    if table.apocalypse_began:
        apocalypse(table)
    elif table.heroes[seat].alive and not table.final:
        yield from draw_chance(table)
    if table.heroes[seat].alive:
        begin_turn(table)
    else:
        table.phase = ROUND_OVER


def lap(table: Realm) -> int:
    """Return the number of the lap: how often it has been the first player's turn."""
    return table.rounds // table.seats + 1


def _raise_banner(table: Realm, hero: Hero) -> Rules[None]:
    """Ask whether to raise the Banner before the chance card, in the final battle too."""
    for item in hero.items:
        raised = BANNER.of(item)
        if raised is not None:
            answer = yield from ASK_BANNER.ask(table, hero.seat, [item], otherwise=NO)
            if answer is not NO:
                table.count("effect:item-" + item.name)
                table.log_event("raised-banner", seat=hero.message, item=item)
                die = yield from roll_for(table, hero, item)
                yield from raised(table, hero, die)
                table.show("gain", pieces=(item.key,), touches=(hero.seat,), because=item.message)
            return


def _come_back(table: Realm, seat: int) -> Rules[None]:
    """Ask a player whose hero is dead to take another, drawn at random, who lost 1 Health and 2 mana on the way."""
    if table.final_battle or not table.unused:
        table.heroes[seat].out = True
        return
    answer = yield from ASK_NEW_HERO.ask_always(table, seat, [NEW_HERO, RETIRE])
    if answer is RETIRE:
        table.heroes[seat].out = True
        table.log_event("retired", seat=NAMES[seat])
        return
    character = table.chance.one_of(table.unused, CHARACTER_DECK)
    table.unused.remove(character)
    hero = new_hero(table, seat, character)
    hero.wasted = table.heroes[seat].wasted
    hero.health = max(0, hero.health - 1)
    hero.mana = max(0, hero.mana - 2)
    table.heroes[seat] = hero
    table.log_event("came-back", seat=NAMES[seat], hero=character)
    table.show("turn", pieces=(pawn(seat),), touches=(seat,))


def new_hero(table: Realm, seat: int, character: Character) -> Hero:
    """Make a hero as at the start of the game; in the longer game with a cube of each colour fewer and no
    experience."""
    hero = Hero(seat, character)
    hero.field = GUILD_FIELD[character.guilds[0]]
    table.count("card:hero-" + character.key)
    if table.rulings.longer:
        hero.red -= 1
        hero.blue -= 1
        hero.health -= 1
        hero.mana -= 1
        hero.experience = 0
    return hero


# --- the end of a turn and of a round ---


def end_turn(table: Realm) -> Rules[None]:
    """End a turn: potions wear off, the banner is lowered; another turn follows if there is one."""
    hero = table.heroes[table.active]
    wear_off(table, table.heroes[table.active])
    table.plane = NOBODY
    if table.extra_turns and hero.alive:
        table.extra_turns -= 1
        table.log_event("another-turn", seat=NAMES[table.active])
        table.show("turn", pieces=(pawn(table.active),), touches=(table.active,))
        begin_turn(table)
    else:
        yield from end_round(table)


def end_round(table: Realm) -> Rules[None]:
    """End a round: quiet gains, then the limits are kept, then it is the next player's round."""
    hero = table.heroes[table.active]
    table.plane = NOBODY
    if hero.alive:
        _quiet_gains(table, hero)
        yield from keep_limits(table, hero)
    pass_on(table, hero.seat)


def _quiet_gains(table: Realm, hero: Hero) -> None:
    """Do what skills and items bring at the end of a round."""
    works = END_OF_ROUND.by_name
    names = [name for name in hero.skills if name in works]
    names += [item.name for item in hero.items if item.name in works]
    for name in names:
        works[name](table, hero)


def pass_on(table: Realm, seat: int) -> None:
    """Pass the round clockwise to the next player who is still in the game."""
    for following in table.seats_from(table.left_of(seat)):
        table.rounds += 1
        if not table.heroes[following].out:
            table.active = following
            table.phase = ROUND
            return
    table.phase = OVER
    table.log_event("nobody-won")
    table.show("event")
