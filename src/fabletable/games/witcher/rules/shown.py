"""Moments of a fight: every blow number by number, what it cost, and why the fight ended so."""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.fight import Fight, Fighter
from fabletable.games.witcher.hooks import is_void
from fabletable.games.witcher.kinds import ActionCard, Attack, Power
from fabletable.games.witcher.table import Hero, OldWorld
from fabletable.kernel import ChangedChoice, FoeFacts, Message, MomentFacts, Part, Sum, added, message, seat_name
from fabletable.kernel.moment import MomentResult
from fabletable.kernel.scene import Art

SHIELD: Final = Message("label-shield")
LIFE: Final = Message("label-life")
SAVING_SHIELD: Final = Art("energy-shield", "ice", "rays")


class Guard:
    """A witcher before a blow: his shield, and how many cards he had lost and discarded."""

    __slots__ = ("discarded", "lost", "shield")

    def __init__(self, table: OldWorld, fight: Fight, seat: int) -> None:
        hero = table.witchers[seat]
        self.shield: int = hero.shield
        self.lost: int = fight.lost
        self.discarded: int = len(hero.discard)


def suffered(table: OldWorld, fight: Fight, seat: int, before: Guard, blow: list[Part]) -> Sum:
    """Sum a blow: what it brings, what the shield stops, what else softens it; the rest are cards lost."""
    blocked = max(0, before.shield - table.witchers[seat].shield)
    lost = fight.lost - before.lost
    parts = [*blow]
    if blocked:
        parts.append(Part(SHIELD, -blocked, f"guard-{seat}"))
    softened = sum(part.n for part in blow) - blocked - lost
    if softened:
        parts.append(Part(Message("part-softened"), -softened))
    return added(seat_name(seat), parts, seat)


def cost(table: OldWorld, seat: int, before: Guard) -> Message:
    """Return what a blow cost, by name: lost cards lie face up."""
    hero = table.witchers[seat]
    cards = hero.discard[before.discarded :]
    if cards:
        return message("because-cards-lost", cards=cards, left=hero.life)
    return message("because-no-card-lost", left=hero.life)


def show_blow_of_monster(table: OldWorld, fight: Fight, seat: int, before: Guard, attack: Attack, damage: int) -> None:
    """Show the blow of a monster: the revealed card lies there; the cards it takes lie on the discard pile."""
    if table.watched and fight.revealed is not None and fight.monster is not None:
        card = fight.revealed
        blow = suffered(table, fight, seat, before, [Part(attack.said(fight.monster.level), damage, card.key)])
        because = cost(table, seat, before)
        pieces = [card.key, *lost_cards(table.witchers[seat], before)]
        table.show("blow", pieces=pieces, touches=(seat,), sums=[blow], because=because)


def chooser_of(fight: Fight, seat: int) -> int | None:
    """Return whose attack it is that hits this witcher: the other witcher's, or that of the player who leads the
    monster; None where a die leads it."""
    if fight.monster is None:
        return fight.attacker if seat != fight.attacker else fight.defender
    return None if fight.chooser == seat else fight.chooser


def softening(fight: Fight, seat: int, power: Power, coming: int) -> MomentFacts:
    """Return that a power takes from a blow before cards are lost."""
    change = ChangedChoice(
        seat, chooser_of(fight, seat), power.message, blow_of(coming), message("now-softened", n=fight.hit)
    )
    return MomentFacts(changed=change)


def show_saved_by_shield(table: OldWorld, fight: Fight, seat: int, coming: int, blocked: int) -> None:
    """Show the shield that keeps a witcher from being knocked out, before cards are lost."""
    hero = table.witchers[seat]
    if not table.watched or not coming >= hero.life > coming - blocked:
        return
    change = ChangedChoice(
        seat,
        chooser_of(fight, seat),
        SHIELD,
        blow_of(coming),
        message("now-stands", seat=seat_name(seat)),
        art=SAVING_SHIELD,
    )
    table.show("event", pieces=(f"guard-{seat}",), touches=who_fights(fight), facts=MomentFacts(changed=change))


def show_monster_spared(table: OldWorld, fight: Fight, me: Fighter, coming: int, suffered: int) -> None:
    """Show the ability that saves a monster from a combo which would have slain it, before its cards fall."""
    monster = fight.monster
    if monster is None or not coming >= len(fight.pool.cards) > suffered:
        return
    now = message("now-stands-monster", monster=monster)
    change = ChangedChoice(None, me.seat, monster.message, blow_of(coming), now)
    facts = MomentFacts(changed=change)
    table.show("event", pieces=(monster.key,), touches=(me.seat,), because=monster.text, facts=facts)


def blow_of(n: int) -> Message:
    return message("chosen-blow", n=n)


def who_fights(fight: Fight) -> list[int]:
    return [fighter.seat for fighter in fight.fighters]


def lost_cards(hero: Hero, before: Guard) -> list[str]:
    return [card.key for card in hero.discard[before.discarded :]]


def struck(fight: Fight, me: Fighter, damage: int) -> list[Part]:
    """List a combo card by card, with the links on which the next one lies and all that adds to it or takes from it."""
    parts: list[Part] = []
    void = is_void.rule(fight.monster)
    for place, card in enumerate(me.combo):
        if void(card.colour):
            continue
        if card.damage:
            parts.append(Part(card.message, card.damage, card.key))
        bonus = link_of(me, place, card)
        if bonus:
            parts.append(Part(message("part-link", card=me.combo[place + 1]), bonus, me.combo[place + 1].key))
    rest = damage - sum(part.n for part in parts)
    if rest:
        parts.append(Part(Message("part-more" if rest > 0 else "part-resists"), rest))
    return parts


def link_of(me: Fighter, place: int, card: ActionCard) -> int:
    """Return the damage of the link on which the next card lies."""
    if place + 1 >= len(me.combo) or not me.joined[place + 1]:
        return 0
    return card.links[me.combo[place + 1].colour].damage


def show_combo(table: OldWorld, fight: Fight, me: Fighter, damage: int, before: Guard | None) -> None:
    """Show what the combo does to the monster; ``before`` is the other witcher, where there is one."""
    if not table.watched:
        return
    blow = struck(fight, me, damage)
    pieces = [card.key for card in me.combo[:1]]
    if fight.monster is not None:
        because = message("because-monster-left", monster=fight.monster, left=len(fight.pool.cards))
        table.show(
            "blow", pieces=pieces, touches=(me.seat,), sums=[added(fight.monster.message, blow)], because=because
        )
    elif before is not None:
        foe = fight.foe_of(me).seat
        whole = suffered(table, fight, foe, before, blow)
        pieces += lost_cards(table.witchers[foe], before)
        because = cost(table, foe, before)
        table.show("blow", pieces=pieces, touches=(me.seat, foe), sums=[whole], because=because)


def show_end_of_hunt(table: OldWorld, fight: Fight, cards: int, left: int) -> None:
    """Show what both sides had left at the end: cards, and life."""
    monster, seat = fight.monster, fight.attacker
    if not table.watched or monster is None:
        return
    mine = added(seat_name(seat), [Part(LIFE, cards, f"life-{seat}")], seat)
    theirs = added(monster.message, [Part(LIFE, left, "life-monster")])
    reasons = {"slain": "because-slain", "driven": "because-driven", "defeat": "because-defeated"}
    because = message(reasons[fight.outcome], seat=seat_name(seat), monster=monster, left=left)
    result: MomentResult = "won" if fight.outcome == "slain" else "drawn" if fight.outcome == "driven" else "lost"
    foe = FoeFacts(monster.message, strength=monster.life)
    table.show(
        "outcome",
        pieces=(monster.key,),
        touches=(seat,),
        sums=[mine, theirs],
        because=because,
        result=result,
        facts=MomentFacts(foe=foe, left=cards if result == "won" else None),
    )
