"""Battles between heroes. Rulebook: Fighting other characters; Winning a battle with a character."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.cards.kinds import ARTIFACT, STRENGTH, WILL, Item
from fabletable.games.prophecy.cards.skills import GUARDIAN_ANGEL, LOOTING, THEFT
from fabletable.games.prophecy.fight import Battle, Side
from fabletable.games.prophecy.rules.battle import (
    DRAWN,
    LOST,
    WON,
    Rolled,
    before_roll,
    guardian_angel,
    open_roll,
    put_out_fires,
    roll_it_out,
    saved_by,
    show_outcome,
)
from fabletable.games.prophecy.rules.bonuses import who_fights
from fabletable.games.prophecy.rules.creatures import BY_STRENGTH, BY_WILL, pay_for_fury, start_will, will_price
from fabletable.games.prophecy.rules.death import leave_without_artifacts
from fabletable.games.prophecy.rules.effects import wound
from fabletable.games.prophecy.rules.equipment import take_up_arms
from fabletable.games.prophecy.rules.gains import gain_experience, give_item, steal_item, take_gold
from fabletable.games.prophecy.rules.payments import mana_of
from fabletable.games.prophecy.table import NAMES, NOBODY, Realm
from fabletable.kernel import Rules, Word
from fabletable.kernel.ending import BATTLE

ASK_ATTACK_KIND: Final = "ask-attack-kind"
ASK_DEFEND_KIND: Final = "ask-defend-kind"
ASK_DUEL_LOST: Final = "ask-duel-lost"
ASK_GIVE_ARTIFACT: Final = "ask-give-artifact"
ASK_TAKE_FROM_LOSER: Final = "ask-take-from-loser"
ASK_THEFT: Final = "ask-theft"

FINAL_DUEL: Final = "final-duel"
"""Noted for the ending by the attacker."""

LOSE_HEALTH: Final = Word("lose-health")
OFFER_ITEMS: Final = Word("offer-items")
HIS_GOLD: Final = Word("take-gold")
LET_CHOOSE: Final = Word("let-choose")


def may_attack(table: Realm, seat: int) -> list[int]:
    """The heroes on the field who are not safe."""
    return [other for other in table.others_on_field(seat) if not table.is_safe(other)]


def will_price_against(table: Realm, seat: int, other: int) -> int:
    """2 mana (1 with the Crown of Power) and 1 more for each artifact of the other."""
    return will_price(table, seat) + table.heroes[other].artifacts


def duel(table: Realm, seat: int, other: int) -> Rules[int]:
    """Attack a hero. The attacker names strength or will; against strength the defender may start a battle of will."""
    attacker = Side(seat, None)
    defender = Side(other, None)
    battle = Battle(attacker, defender, [STRENGTH], table.heroes[seat].field, NOBODY)
    table.battle = battle
    by_will = yield from _wants_will(table, seat, other, ASK_ATTACK_KIND)
    table.log_event("attacked-by-will" if by_will else "attacked-by-strength", seat=NAMES[seat], other=NAMES[other])
    if by_will:
        yield from start_will(table, attacker, table.heroes[other].artifacts)
    else:
        by_will = yield from _wants_will(table, other, seat, ASK_DEFEND_KIND)
        if by_will:
            table.log("answered-by-will", seat=NAMES[other], other=NAMES[seat])
            paid = yield from start_will(table, defender, table.heroes[seat].artifacts)
            _turn_to_will(table, battle, paid)
    battle.kinds = [WILL if by_will else STRENGTH]
    battle.kind = battle.kinds[0]
    open_roll(table, battle)
    for side in (attacker, defender):  # arms and spells of the one, then both of the other
        yield from take_up_arms(table, battle, side)
        yield from before_roll(table, battle, side)
    rolled = yield from roll_it_out(table, battle)
    put_out_fires(table, attacker)
    put_out_fires(table, defender)
    _note(table, battle, rolled)
    if rolled.result == DRAWN:
        _drawn(table, battle, rolled)
    else:
        winner, loser = (attacker, defender) if rolled.result == WON else (defender, attacker)
        yield from _aftermath(table, battle, winner, loser, rolled)
    table.battle = None
    return rolled.result


def _turn_to_will(table: Realm, battle: Battle, paid: int) -> None:
    """Show that the defender has made the attack by strength a battle of will, and for how much, before the dice."""
    battle.kinds, battle.kind = [WILL], WILL
    table.show(
        "event",
        pieces=("fighter-foe",),
        touches=who_fights(battle),
        because="turned-to-will",
        seat=NAMES[battle.foe.seat],
        other=NAMES[battle.hero.seat],
        n=paid,
    )


class Clash:
    """A duel of the final battle, for the ending: whom, both totals, and what the dice gave of them."""

    __slots__ = ("dice", "other", "totals")

    def __init__(self, other: int, totals: tuple[int, int], dice: tuple[int, int]) -> None:
        self.other: int = other
        self.totals: tuple[int, int] = totals
        self.dice: tuple[int, int] = dice


def _note(table: Realm, battle: Battle, rolled: Rolled) -> None:
    seat, other = battle.hero.seat, battle.foe.seat
    table.note(BATTLE, seat, int(rolled.result == WON), table.heroes[other].character)
    table.note(BATTLE, other, int(rolled.result == LOST), table.heroes[seat].character)
    if table.final:
        table.note(FINAL_DUEL, seat, rolled.result, Clash(other, rolled.totals, (battle.hero.die, battle.foe.die)))


def _drawn(table: Realm, battle: Battle, rolled: Rolled) -> None:
    table.log_title("duel-drawn", seat=NAMES[battle.hero.seat], other=NAMES[battle.foe.seat])
    show_outcome(table, battle, rolled)


def _wants_will(table: Realm, seat: int, other: int, ask: str) -> Rules[bool]:
    """Ask whether the hero starts a battle of will, if he can pay for it."""
    price = will_price_against(table, seat, other)
    if mana_of(table, seat) < price:
        return False
    word = yield from table.pick(seat, ask, [BY_STRENGTH, BY_WILL], rule="duels", other=NAMES[other], n=price)
    return word is BY_WILL


def _aftermath(table: Realm, battle: Battle, winner: Side, loser: Side, rolled: Rolled) -> Rules[None]:
    if (yield from guardian_angel(table, loser.seat)):
        angel = table.heroes[loser.seat].skills[GUARDIAN_ANGEL.key]
        _drawn(table, battle, Rolled(DRAWN, rolled.sums, saved_by(table, loser.seat, angel), rolled.totals))
        return
    name, other = NAMES[winner.seat], NAMES[loser.seat]
    table.log_title("duel-won", seat=name, other=other)
    show_outcome(table, battle, rolled)
    _loot(table, winner.seat, loser.seat)
    if table.final_battle:
        yield from _give_artifact(table, winner.seat, loser.seat)
    elif winner is battle.hero and table.heroes[winner.seat].knows(THEFT):
        yield from _theft(table, winner.seat, loser.seat)
    else:
        yield from _losers_choice(table, winner.seat, loser.seat)
    pay_for_fury(table, loser, winner.seat)
    table.show("loss", touches=(winner.seat, loser.seat), because="duel-won", seat=name, other=other)
    leave_without_artifacts(table, loser.seat)


def _loot(table: Realm, winner: int, loser: int) -> None:
    if table.heroes[winner].knows(LOOTING):
        table.count("effect:skill-looting")
        take_gold(table, winner, loser, 2)


def _losers_choice(table: Realm, winner: int, loser: int) -> Rules[None]:
    """The loser loses 1 Health, or lets the winner take any one item; his word stands."""
    hero = table.heroes[loser]
    words = [LOSE_HEALTH, OFFER_ITEMS] if hero.items else [LOSE_HEALTH]
    word = yield from table.pick(loser, ASK_DUEL_LOST, words, rule="duels", other=NAMES[winner])
    if word is LOSE_HEALTH:
        cubes = hero.red + hero.blue
        yield from wound(table, loser, 1, winner)
        _learn_from_duel(table, winner, loser, cubes)
        return
    item = yield from table.pick(winner, ASK_TAKE_FROM_LOSER, hero.items[:], rule="duels", other=NAMES[loser])
    give_item(table, loser, winner, item)


def _learn_from_duel(table: Realm, winner: int, loser: int, cubes: int) -> None:
    """Option: 2 experience for a wound given in a duel, and for a death 1 more for every two cubes the victim had."""
    if table.rulings.duel_experience:
        alive = table.heroes[loser].alive
        gain_experience(table, winner, 2 if alive else 2 + cubes // 2)


def _theft(table: Realm, winner: int, loser: int) -> Rules[None]:
    """Theft: the attacker who won chooses his prize himself: an item, or up to 5 gold."""
    hero = table.heroes[loser]
    items = [item for item in hero.items if item.deck != ARTIFACT]
    words = [HIS_GOLD, LET_CHOOSE] if hero.gold else [LET_CHOOSE]
    options: list[Item | Word] = [*items, *words]
    answer = yield from table.pick(winner, ASK_THEFT, options, rule="duels", other=NAMES[loser])
    if answer is LET_CHOOSE:
        yield from _losers_choice(table, winner, loser)
        return
    table.count("effect:skill-theft")
    if isinstance(answer, Item):
        steal_item(table, winner, loser, answer)
    else:
        take_gold(table, winner, loser, 5)


def _give_artifact(table: Realm, winner: int, loser: int) -> Rules[None]:
    """In the end of the game the loser gives one of his artifacts, whichever he likes."""
    artifacts = [item for item in table.heroes[loser].items if item.deck == ARTIFACT]
    if artifacts:
        item = yield from table.pick(loser, ASK_GIVE_ARTIFACT, artifacts, rule="final", other=NAMES[winner])
        give_item(table, loser, winner, item)
