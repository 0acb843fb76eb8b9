"""Fights between witchers, bets and the closed tavern (Rulebook: Fights with witchers)."""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.cards.kinds import BEFORE_POOL, Trophy
from fabletable.games.witcher.fight import Fight, Fighter
from fabletable.games.witcher.rules.fight import gather, rest_after_fight
from fabletable.games.witcher.rules.hand import draw
from fabletable.games.witcher.rules.life_pool import make_life_pool
from fabletable.games.witcher.rules.market import add_card
from fabletable.games.witcher.rules.powers import moment, powers_of
from fabletable.games.witcher.rules.trophies import PURSE, gain_trophy, is_last
from fabletable.games.witcher.table import OldWorld
from fabletable.kernel import PASS, Message, Rules, named, seat_name
from fabletable.kernel.ending import BATTLE

ASK_BET: Final = "ask-bet"

STAKE = 1


class Bet:
    """One coin on the attacker or on the defender."""

    __slots__ = ("key", "message", "seat")

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.key: str = f"bet-{seat}"
        self.message: Message = named("bet-on", f"pawn-{seat}", seat=seat_name(seat))


def opponents_here(table: OldWorld, seat: int) -> list[int]:
    """Whom this witcher may fight where he stands: not at schools, not at the closed tavern, not after dice poker."""
    place = table.place_of(seat)
    if not place.brawl or table.closed == place.id:
        return []
    return [
        other.seat
        for other in table.witchers
        if other.seat != seat and other.place == place.id and other.seat not in table.diced
    ]


def begin_duel(table: OldWorld, seat: int, other: int) -> Rules[None]:
    """Bets, then both make their life pools; the attacker begins."""
    fight = Fight(seat, other, None, "")
    fight.fighters.append(Fighter(other))
    for fighter in fight.fighters:
        fighter.powers = powers_of(table.witchers[fighter.seat])
    table.fight = fight
    table.now = "fight"
    table.count("outcome:duel")
    table.log_event("duel-begins", seat=seat_name(seat), other=seat_name(other))
    table.show("event", pieces=(f"pawn-{seat}", f"pawn-{other}"), touches=(seat, other))
    yield from place_bets(table, fight)
    for fighter in fight.fighters:
        yield from moment(table, fight, fighter, BEFORE_POOL)
    make_life_pool(table, seat)
    make_life_pool(table, other)
    fight.stage = "turns"


def place_bets(table: OldWorld, fight: Fight) -> Rules[None]:
    """Everyone else may bet one coin, wherever he stands."""
    for seat in table.others(fight.attacker):
        witcher = table.witchers[seat]
        if seat == fight.defender or witcher.gold < STAKE:
            continue
        bet = yield from table.pick(
            seat,
            ASK_BET,
            [Bet(fight.attacker), Bet(fight.defender)],
            otherwise=PASS,
            rule="bets",
            attacker=seat_name(fight.attacker),
            defender=seat_name(fight.defender),
        )
        if isinstance(bet, Bet):
            witcher.gold -= STAKE
            fight.bets.append([seat, bet.seat])
            table.log("bet-placed", seat=seat_name(seat), on=seat_name(bet.seat))


def duel_aftermath(table: OldWorld, fight: Fight) -> Rules[None]:
    attacker, defender = fight.attacker, fight.defender
    won = fight.outcome == "won"
    winner, loser = (attacker, defender) if won else (defender, attacker)
    trophy = school_trophy(table, attacker, defender) if won else None
    # The fourth trophy ends the game before any purse is opened.
    gold = 0 if trophy and is_last(table, attacker) else PURSE[table.witchers[loser].reputation]
    table.log_title("duel-won", seat=seat_name(winner), other=seat_name(loser), n=gold)
    table.show(
        "outcome",
        pieces=(f"portrait-{winner}",),
        touches=(attacker, defender),
        because="because-duel",
        result="won" if won else "lost",
        seat=seat_name(loser),
    )
    for fighter in (winner, loser):
        table.note(BATTLE, fighter, 1 if fighter == winner else 0)
    gather(table, fight)
    table.count(f"outcome:{fight.outcome}")
    table.closed = table.witchers[attacker].place
    if trophy:
        table.witchers[defender].school_trophies = table.witchers[defender].school_trophies[:-1]
        table.log("medal-taken", seat=seat_name(attacker), other=seat_name(defender), trophy=trophy)
        yield from gain_trophy(table, attacker, trophy)
        if table.winner >= 0:
            table.fight = None
            return
    table.witchers[winner].gold += gold
    table.show("gain", pieces=(f"gold-{winner}",), touches=(winner,))
    yield from add_card(table, loser, 0)
    rest_after_fight(table, attacker)
    rest_after_fight(table, defender)
    pay_bets(table, fight, winner, gold)
    table.fight = None
    draw(table, defender, 3 if won else 4)
    if not won:
        table.next_draw -= 1
        table.log("draws-fewer", seat=seat_name(attacker))
    table.now = "rest"


def school_trophy(table: OldWorld, seat: int, loser: int) -> Trophy | None:
    """One trophy of the loser's school for whoever started the fight, but never a second one of that school."""
    under_board = table.witchers[loser].school_trophies
    return under_board[-1] if under_board and not table.witchers[seat].trophy_of(under_board[-1].kind) else None


def pay_bets(table: OldWorld, fight: Fight, winner: int, gold: int) -> None:
    """A right bet comes back with as much gold as the winner got; a wrong one goes to the bank."""
    for seat, on in fight.bets:
        if on == winner:
            table.witchers[seat].gold += STAKE + gold
            table.log("bet-won", seat=seat_name(seat), n=STAKE + gold)
        else:
            table.log("bet-lost", seat=seat_name(seat))
    fight.bets = []
