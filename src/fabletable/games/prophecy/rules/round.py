"""A round: chance card, turn or turns, end. Rulebook: A round of the game; New character."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.board import GUILD_FIELD
from fabletable.games.prophecy.cards.artifacts import ROYAL_MANTLE
from fabletable.games.prophecy.cards.kinds import Character
from fabletable.games.prophecy.rules.apocalypse import apocalypse
from fabletable.games.prophecy.rules.chance_cards import draw_chance
from fabletable.games.prophecy.rules.dice import roll_for
from fabletable.games.prophecy.rules.gains import heal, regain, wear_off
from fabletable.games.prophecy.rules.limits import keep_limits
from fabletable.games.prophecy.rules.turn import begin_turn
from fabletable.games.prophecy.rules.windows import BANNER, END_OF_ROUND
from fabletable.games.prophecy.table import NAMES, NOBODY, OVER, ROUND, ROUND_OVER, Hero, Realm, pawn
from fabletable.kernel import NO, Rules, Word

ASK_BANNER: Final = "ask-banner"
ASK_NEW_HERO: Final = "ask-new-hero"

NEW_HERO: Final = Word("new-hero")
RETIRE: Final = Word("retire")


def begin_round(table: Realm) -> Rules[None]:
    """The start of a player's round, up to and including the chance card."""
    seat = table.active
    hero = table.heroes[seat]
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
        _royal_mantle(table, seat)
        yield from _raise_banner(table, seat)
    if table.apocalypse_began:
        apocalypse(table)
    elif table.heroes[seat].alive and not table.final:
        yield from draw_chance(table)
    if table.heroes[seat].alive:
        begin_turn(table)
    else:
        table.phase = ROUND_OVER


def lap(table: Realm) -> int:
    """How often it has been the first player's turn."""
    return table.rounds // table.seats + 1


def _royal_mantle(table: Realm, seat: int) -> None:
    """The Royal Mantle: 1 Health and 1 mana at the start of its owner's round, not in the final battle."""
    if not table.final and table.heroes[seat].owns(ROYAL_MANTLE):
        table.count("effect:item-" + ROYAL_MANTLE.name)
        hero = table.heroes[seat]
        if hero.health < hero.red or hero.mana < hero.blue:
            table.log_event("worked", seat=NAMES[seat], thing=ROYAL_MANTLE)
            heal(table, seat, 1)
            regain(table, seat, 1)
            table.show("gain", pieces=(ROYAL_MANTLE.key,), touches=(seat,), because=ROYAL_MANTLE.message)


def _raise_banner(table: Realm, seat: int) -> Rules[None]:
    """The Banner may be raised before the chance card, in the final battle too."""
    for item in table.heroes[seat].items:
        raised = BANNER.of(item.name)
        if raised is not None:
            answer = yield from table.pick(seat, ASK_BANNER, [item], otherwise=NO, rule="artifacts")
            if answer is not NO:
                table.count("effect:item-" + item.name)
                table.log_event("raised-banner", seat=NAMES[seat], item=item)
                die = yield from roll_for(table, seat, item)
                yield from raised(table, seat, die)
                table.show("gain", pieces=(item.key,), touches=(seat,), because=item.message)
            return


def _come_back(table: Realm, seat: int) -> Rules[None]:
    """A player whose hero is dead may take another, drawn at random, who lost 1 Health and 2 mana on the way."""
    if table.final_battle or not table.unused:
        table.heroes[seat].out = True
        return
    answer = yield from table.ask(seat, ASK_NEW_HERO, [NEW_HERO, RETIRE], rule="death")
    if answer is RETIRE:
        table.heroes[seat].out = True
        table.log_event("retired", seat=NAMES[seat])
        return
    character = table.chance.one_of(table.unused)
    table.unused.remove(character)
    hero = new_hero(table, seat, character)
    hero.wasted = table.heroes[seat].wasted
    hero.health = max(0, hero.health - 1)
    hero.mana = max(0, hero.mana - 2)
    table.heroes[seat] = hero
    table.log_event("came-back", seat=NAMES[seat], hero=character)
    table.show("turn", pieces=(pawn(seat),), touches=(seat,))


def new_hero(table: Realm, seat: int, character: Character) -> Hero:
    """As at the start of the game; in the longer game with a cube of each colour fewer and no experience."""
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
    """Potions wear off, the banner is lowered; another turn if there is one."""
    hero = table.heroes[table.active]
    wear_off(table, table.active)
    table.plane = NOBODY
    if table.extra_turns and hero.alive:
        table.extra_turns -= 1
        table.log_event("another-turn", seat=NAMES[table.active])
        table.show("turn", pieces=(pawn(table.active),), touches=(table.active,))
        begin_turn(table)
    else:
        yield from end_round(table)


def end_round(table: Realm) -> Rules[None]:
    """Quiet gains, then what is too much must go, then it is the next player's round."""
    seat = table.active
    hero = table.heroes[seat]
    table.plane = NOBODY
    if hero.alive:
        _quiet_gains(table, seat)
        yield from keep_limits(table, seat)
    pass_on(table, seat)


def _quiet_gains(table: Realm, seat: int) -> None:
    """Herb Lore, the Ring of Concentration, the Ring of Vitality."""
    hero = table.heroes[seat]
    if not hero.skills and not hero.items:
        return
    for name in [*hero.skills, *[item.name for item in hero.items]]:
        gains = END_OF_ROUND.of(name)
        if gains is not None:
            gains(table, seat)


def pass_on(table: Realm, seat: int) -> None:
    """Clockwise to the next player who is still in the game."""
    for following in table.seats_from(table.left_of(seat)):
        table.rounds += 1
        if not table.heroes[following].out:
            table.active = following
            table.phase = ROUND
            return
    table.phase = OVER
    table.log_event("nobody-won")
    table.show("event")
