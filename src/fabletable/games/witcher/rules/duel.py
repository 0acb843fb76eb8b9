"""Fights between witchers, bets and the closed tavern (Rulebook: Fights with witchers)."""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.choices import or_word
from fabletable.games.witcher.fight import Fight, Fighter
from fabletable.games.witcher.kinds import BEFORE_POOL, TrophyCard
from fabletable.games.witcher.rules.fight import gather, rest_after_fight
from fabletable.games.witcher.rules.hand import draw
from fabletable.games.witcher.rules.life_pool import make_life_pool
from fabletable.games.witcher.rules.market import add_card
from fabletable.games.witcher.rules.powers import powers_of, use_powers
from fabletable.games.witcher.rules.trophies import PURSE, gain_trophy, is_last
from fabletable.games.witcher.table import QUESTIONS, Hero, OldWorld
from fabletable.kernel import PASS, Decision, Message, Question, Rules, named, seat_name
from fabletable.kernel.ending import BATTLE
from fabletable.kernel.scene import Choice, Gem

BET: Final = Question(QUESTIONS, "bet", rule="bets", sampled=True, stands=True, declines=PASS)

STAKE = 1


class Bet:
    """One coin on the attacker or on the defender."""

    __slots__ = ("key", "message", "seat")

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.key: str = f"bet-{seat}"
        self.message: Message = named("bet-on", f"pawn-{seat}", seat=seat_name(seat))


def opponents_here(table: OldWorld, hero: Hero) -> list[int]:
    """Return the seats that he may fight here: not at schools, not at the closed tavern, not after dice poker."""
    place = table.place_of(hero)
    if not place.brawl or table.closed == place.id:
        return []
    return [other.seat for other in table.others_at(hero) if other.seat not in table.diced]


def begin_duel(table: OldWorld, hero: Hero, other: Hero) -> Rules[None]:
    """Begin a duel: after the bets both make their life pools; the attacker begins."""
    fight = Fight(hero.seat, other.seat, None, "")
    fight.fighters.append(Fighter(other.seat))
    for fighter in fight.fighters:
        fighter.powers = powers_of(table.witchers[fighter.seat])
    table.fight = fight
    table.now = "fight"
    table.count("outcome:duel")
    table.log_event("duel-begins", seat=seat_name(hero.seat), other=seat_name(other.seat))
    table.show("event", pieces=(f"pawn-{hero.seat}", f"pawn-{other.seat}"), touches=(hero.seat, other.seat))
    yield from place_bets(table, fight)
    for fighter in fight.fighters:
        yield from use_powers(table, fight, fighter, BEFORE_POOL)
    make_life_pool(table, hero)
    make_life_pool(table, other)
    fight.stage = "turns"


def place_bets(table: OldWorld, fight: Fight) -> Rules[None]:
    """Let everyone else bet one coin, wherever he stands."""
    for seat in table.others(fight.attacker):
        hero = table.witchers[seat]
        if seat == fight.defender or hero.gold < STAKE:
            continue
        bet = yield from BET.ask(
            table,
            seat,
            [Bet(fight.attacker), Bet(fight.defender)],
            otherwise=PASS,
            attacker=seat_name(fight.attacker),
            defender=seat_name(fight.defender),
        )
        if isinstance(bet, Bet):
            hero.gold -= STAKE
            fight.bets.append([seat, bet.seat])
            table.log("bet-placed", seat=seat_name(seat), on=seat_name(bet.seat))


def duel_aftermath(table: OldWorld, fight: Fight) -> Rules[None]:
    attacker, defender = table.witchers[fight.attacker], table.witchers[fight.defender]
    won = fight.outcome == "won"
    winner, loser = (attacker, defender) if won else (defender, attacker)
    trophy = school_trophy(attacker, defender) if won else None
    # The fourth trophy ends the game before any purse is opened.
    gold = 0 if trophy and is_last(attacker) else PURSE[loser.reputation]
    table.log_title("duel-won", seat=seat_name(winner.seat), other=seat_name(loser.seat), n=gold)
    table.show(
        "outcome",
        pieces=(f"portrait-{winner.seat}",),
        touches=(attacker.seat, defender.seat),
        because="because-duel",
        result="won" if won else "lost",
        seat=seat_name(loser.seat),
    )
    for fighter in (winner, loser):
        table.note(BATTLE, fighter.seat, 1 if fighter is winner else 0)
    gather(table, fight)
    table.count(f"outcome:{fight.outcome}")
    table.closed = attacker.place
    if trophy:
        defender.school_trophies = defender.school_trophies[:-1]
        table.log("medal-taken", seat=seat_name(attacker.seat), other=seat_name(defender.seat), trophy=trophy)
        yield from gain_trophy(table, attacker, trophy)
        if table.winner >= 0:
            table.fight = None
            return
    winner.gold += gold
    table.show("gain", pieces=(f"gold-{winner.seat}",), touches=(winner.seat,))
    yield from add_card(table, loser, 0)
    rest_after_fight(table, attacker)
    rest_after_fight(table, defender)
    pay_bets(table, fight, winner.seat, gold)
    table.fight = None
    draw(table, defender, 3 if won else 4)
    if not won:
        table.next_draw -= 1
        table.log("draws-fewer", seat=seat_name(attacker.seat))
    table.now = "rest"


def school_trophy(hero: Hero, loser: Hero) -> TrophyCard | None:
    """Return a trophy of the loser's school for the attacker, but never a second one of that school."""
    under_board = loser.school_trophies
    return under_board[-1] if under_board and not hero.trophy_of(under_board[-1].kind) else None


def pay_bets(table: OldWorld, fight: Fight, winner: int, gold: int) -> None:
    """Pay the bets: a right one comes back with as much gold as the winner got; a wrong one goes to the bank."""
    for seat, on in fight.bets:
        if on == winner:
            table.witchers[seat].gold += STAKE + gold
            table.log("bet-won", seat=seat_name(seat), n=STAKE + gold)
        else:
            table.log("bet-lost", seat=seat_name(seat))
    fight.bets = []


# --- its questions ---


def prize(hero: Hero, foe: Hero) -> Message:
    """Return what a victory over this witcher would bring, in words."""
    gold = PURSE[foe.reputation]
    if hero.trophy_of(foe.school.key):
        return Message("duel-trophy-held", {"n": gold})
    return Message("duel-trophy" if foe.school_trophies else "duel-trophy-gone", {"n": gold})


@BET.option
@or_word("word-keep-coin")
def bet_choice(table: OldWorld, decision: Decision, bet: Bet) -> Choice:
    """Describe a bet: a coin, and what comes back with it, as much as the winner gets."""
    fight = table.the_fight()
    loser = fight.defender if bet.seat == fight.attacker else fight.attacker
    gain = [Gem("gold", STAKE + PURSE[table.witchers[loser].reputation])]
    return Choice(bet.key, bet.message, spots=[bet.message.piece], cost=[Gem("gold", STAKE)], gain=gain)


@BET.note
def bet_note(table: OldWorld, decision: Decision) -> Message:
    return Message("note-bet", {"gold": table.witchers[decision.seat].gold})
