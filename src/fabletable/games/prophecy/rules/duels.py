"""Battles between heroes. Rulebook: Fighting other characters; Winning a battle with a character."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fabletable.games.prophecy.actions import BY_STRENGTH, BY_WILL, LOSE_HEALTH, OFFER_ITEMS
from fabletable.games.prophecy.fight import Battle, Side
from fabletable.games.prophecy.hooks import DUEL_PRIZE, LOOT, rule_of, skill_at
from fabletable.games.prophecy.kinds import STRENGTH, WILL
from fabletable.games.prophecy.menu import card, question, word
from fabletable.games.prophecy.rules.battle import (
    Rolled,
    before_roll,
    counts_as_draw,
    open_roll,
    put_out_fires,
    roll_it_out,
    saved_by,
    show_outcome,
)
from fabletable.games.prophecy.rules.bonuses import who_fights
from fabletable.games.prophecy.rules.changes import card_changes
from fabletable.games.prophecy.rules.creatures import kind_of_battle, pay_for_fury, start_will, will_price
from fabletable.games.prophecy.rules.death import leave_without_artifacts, wound
from fabletable.games.prophecy.rules.equipment import take_up_arms
from fabletable.games.prophecy.rules.gains import gain_experience, give_item, take_gold
from fabletable.games.prophecy.rules.payments import mana_of
from fabletable.games.prophecy.rules.roll import DRAWN, LOST, WON
from fabletable.games.prophecy.table import NAMES, NOBODY, Hero, Realm
from fabletable.kernel import ChangedChoice, Message, MomentFacts, Question, Rules
from fabletable.kernel.ending import BATTLE

ASK_ATTACK_KIND: Final = question(
    "attack-kind", kind_of_battle, rule="duels", stands=True, stage="zone-battle-undecided", theme="in-fight"
)
ASK_DEFEND_KIND: Final = question(
    "defend-kind", kind_of_battle, rule="duels", stands=True, stage="zone-battle-undecided", theme="in-fight"
)
ASK_DUEL_LOST: Final = question("duel-lost", word, rule="duels", stands=True)
ASK_GIVE_ARTIFACT: Final = question("give-artifact", card, rule="final", theme="spend")
ASK_TAKE_FROM_LOSER: Final = question(
    "take-from-loser", card, rule="duels", cards="open", changes=card_changes, theme="reward"
)

FINAL_DUEL: Final = "final-duel"
"""The note for the ending about a final duel, by the attacker."""


def may_attack(table: Realm, hero: Hero) -> list[Hero]:
    """Return the heroes on the field who are not safe."""
    return [other for other in table.others_on_field(hero) if not table.is_safe(other)]


def will_price_against(hero: Hero, other: Hero) -> int:
    """Return 2 mana (1 with the Crown of Power) and 1 more for each artifact of the other."""
    return will_price(hero) + other.artifacts


def duel(table: Realm, hero: Hero, other: Hero) -> Rules[int]:
    """Attack a hero. The attacker names strength or will; against strength the defender may start a battle of will."""
    attacker = Side(hero.seat, None)
    defender = Side(other.seat, None)
    battle = Battle(attacker, defender, [STRENGTH], hero.field, NOBODY)
    table.battle = battle
    by_will = yield from _wants_will(table, hero, other, ASK_ATTACK_KIND)
    table.log_event("attacked-by-will" if by_will else "attacked-by-strength", seat=hero.message, other=other.message)
    if by_will:
        yield from start_will(table, attacker, other.artifacts)
    else:
        by_will = yield from _wants_will(table, other, hero, ASK_DEFEND_KIND)
        if by_will:
            table.log("answered-by-will", seat=other.message, other=hero.message)
            paid = yield from start_will(table, defender, hero.artifacts)
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
        facts=MomentFacts(changed=_turned(table, battle, paid)) if table.watched else None,
        seat=NAMES[battle.foe.seat],
        other=NAMES[battle.hero.seat],
        n=paid,
    )


def _turned(table: Realm, battle: Battle, paid: int) -> ChangedChoice:
    by = battle.foe.seat
    card = table.heroes[by].character.message
    was, now = Message("zone-battle"), Message("zone-battle-will")
    cost = Message("cost-mana", {"n": paid})
    return ChangedChoice(by, battle.hero.seat, card, was, now, cost, rule="duels", dice=True)


@dataclass(eq=False, slots=True)
class Clash:
    """A duel of the final battle, for the ending: whom, both totals, and what the dice gave of them."""

    other: int
    totals: tuple[int, int]
    dice: tuple[int, int]


def _note(table: Realm, battle: Battle, rolled: Rolled) -> None:
    seat, other = battle.hero.seat, battle.foe.seat
    table.note(BATTLE, seat, int(rolled.result == WON), table.heroes[other].character)
    table.note(BATTLE, other, int(rolled.result == LOST), table.heroes[seat].character)
    if table.final:
        table.note(FINAL_DUEL, seat, rolled.result, Clash(other, rolled.totals, (battle.hero.die, battle.foe.die)))


def _drawn(table: Realm, battle: Battle, rolled: Rolled) -> None:
    table.log_title("duel-drawn", seat=NAMES[battle.hero.seat], other=NAMES[battle.foe.seat])
    show_outcome(table, battle, rolled)


def _wants_will(table: Realm, hero: Hero, other: Hero, ask: Question[Realm]) -> Rules[bool]:
    """Ask whether the hero starts a battle of will, if he can pay for it."""
    price = will_price_against(hero, other)
    if mana_of(table, hero) < price:
        return False
    word = yield from ask.ask(table, hero.seat, [BY_STRENGTH, BY_WILL], other=other.message, n=price)
    return word is BY_WILL


def _aftermath(table: Realm, battle: Battle, won: Side, lost: Side, rolled: Rolled) -> Rules[None]:
    winner, loser = table.heroes[won.seat], table.heroes[lost.seat]
    saving = yield from counts_as_draw(table, loser)
    if saving is not None:
        _drawn(table, battle, Rolled(DRAWN, rolled.sums, saved_by(table, loser, saving), rolled.totals))
        return
    table.log_title("duel-won", seat=winner.message, other=loser.message)
    show_outcome(table, battle, rolled)
    _loot(table, winner, loser)
    if table.final_battle:
        yield from _give_artifact(table, winner, loser)
    elif won is not battle.hero or not (yield from _prize(table, winner, loser)):
        yield from _losers_choice(table, winner, loser)
    pay_for_fury(table, lost, winner)
    touched = (winner.seat, loser.seat)
    table.show("loss", touches=touched, because="duel-won", seat=winner.message, other=loser.message)
    leave_without_artifacts(table, loser)


def _loot(table: Realm, winner: Hero, loser: Hero) -> None:
    looting = skill_at(winner, LOOT)
    if looting is not None:
        table.count("effect:skill-" + looting.name)
        take_gold(table, winner, loser, LOOT.of(looting) or 0)


def _losers_choice(table: Realm, winner: Hero, loser: Hero) -> Rules[None]:
    """Ask the loser to lose 1 Health, or to let the winner take any one item; his word stands."""
    words = [LOSE_HEALTH, OFFER_ITEMS] if loser.items else [LOSE_HEALTH]
    word = yield from ASK_DUEL_LOST.ask(table, loser.seat, words, other=winner.message)
    if word is LOSE_HEALTH:
        cubes = loser.red + loser.blue
        yield from wound(table, loser, 1, winner)
        _learn_from_duel(table, winner, loser, cubes)
        return
    item = yield from ASK_TAKE_FROM_LOSER.ask(table, winner.seat, loser.items[:], other=loser.message)
    give_item(table, loser, winner, item)


def _learn_from_duel(table: Realm, winner: Hero, loser: Hero, cubes: int) -> None:
    """Give 2 experience for a wound given in a duel, and for a death 1 more for every two cubes of the victim
    (option)."""
    if table.rulings.duel_experience:
        alive = loser.alive
        gain_experience(table, winner, 2 if alive else 2 + cubes // 2)


def _prize(table: Realm, winner: Hero, loser: Hero) -> Rules[bool]:
    """Return whether an attacker who won has taken a prize of the own choice."""
    rule = rule_of(winner, DUEL_PRIZE)
    return False if rule is None else (yield from rule(table, winner, loser))


def _give_artifact(table: Realm, winner: Hero, loser: Hero) -> Rules[None]:
    """Ask the loser for one of his artifacts, whichever he likes, in the end of the game."""
    artifacts = [item for item in loser.items if item.is_artifact]
    if artifacts:
        item = yield from ASK_GIVE_ARTIFACT.ask(table, loser.seat, artifacts, other=winner.message)
        give_item(table, loser, winner, item)
