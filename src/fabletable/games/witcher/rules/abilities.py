"""The special abilities of the 28 monsters. Each is asked for by name at the moment it changes; the texts are in
text/en/monsters.ftl.

Before the life pool:  arachas, barghest, weavess, werewolf, striga, leshen; to start at all: archespore
After the life pool:   drowners-nest, ekimmara
The witcher's damage:  ghouls-nest, glustyworp, penitent, brewess, yghern (and fiend in combo.py)
The witcher's shield:  noonwraith (life_pool.py), whispess
The witcher's turn:    harpy, nekkers-nest, griffin (draw), nightwraith (combo.py), water-hag (potions)
The monster's turn:    foglet, grave-hag, manticore, wyvern, bruxa (monster_turn.py)
Afterwards:            rotfiend (fight.py)
"""

from __future__ import annotations

from fabletable.games.witcher.cards.kinds import BLUE, DEFENCE, GREEN, YELLOW
from fabletable.games.witcher.fight import Fight, Fighter
from fabletable.games.witcher.rules.hand import card_key, choose_discards
from fabletable.games.witcher.rules.levels import lower_attribute, lower_shield, trim_shield
from fabletable.games.witcher.table import OldWorld
from fabletable.kernel import Rules, seat_name


def before_life_pool(table: OldWorld, fight: Fight) -> Rules[None]:
    monster = fight.monster
    seat = fight.attacker
    if monster is None:
        return
    if monster.key == "arachas":
        yield from choose_discards(table, seat, monster.n)
    elif monster.key in ("barghest", "werewolf"):
        lower_shield(table, seat, monster.n)
    elif monster.key == "weavess":
        for _ in range(monster.n):
            lower_attribute(table, seat, DEFENCE)
    elif monster.key == "striga":
        lower_shield(table, seat, monster.n * len(table.witchers[seat].hand))
    elif monster.key == "leshen":
        fight.defence_drop = monster.n
        trim_shield(table, seat)


def after_life_pool(table: OldWorld, fight: Fight) -> Rules[None]:
    monster = fight.monster
    seat = fight.attacker
    if monster is None:
        return
    if monster.key == "drowners-nest":
        yield from _discard_from_whole_deck(table, seat, monster.n)
    elif monster.key == "ekimmara" and not fight.trail:
        yield from choose_discards(table, seat, monster.n)


def _discard_from_whole_deck(table: OldWorld, seat: int, number: int) -> Rules[None]:
    """Look through the deck, discard cards of one's choice, shuffle again."""
    witcher = table.witchers[seat]
    for _ in range(min(number, len(witcher.deck.cards))):
        options = sorted(witcher.deck.cards, key=card_key)
        card = yield from table.pick(seat, "ask-discard-from-deck", options, rule="special-abilities")
        witcher.deck.cards.remove(card)
        witcher.discard.append(card)
        table.tell("discarded", seat=seat_name(seat), card=card)
    witcher.deck.shuffle(table.chance)


def _in_first_turn(fight: Fight, me: Fighter) -> bool:
    """The monster's turn that follows is the witcher's first turn no more."""
    return me.turns == 1 and fight.to_move == me.seat


def caps_damage(fight: Fight, me: Fighter, number: int) -> int:
    """Glustyworp, Penitent: so much damage in the witcher's first turn and no more, whatever its source."""
    if fight.monster is None or not _in_first_turn(fight, me):
        return number
    if fight.monster.key == "glustyworp" or (fight.monster.key == "penitent" and not fight.trail):
        return max(0, min(number, fight.monster.n - me.taken_damage))
    return number


def caps_cards(fight: Fight, me: Fighter, number: int) -> int:
    """Ghouls' Nest: in the witcher's first turn it discards no more than 2 cards."""
    if fight.monster is not None and fight.monster.key == "ghouls-nest" and _in_first_turn(fight, me):
        return max(0, min(number, fight.monster.n - me.taken))
    return number


def weakens_combo(fight: Fight, colours: list[str]) -> int:
    """Brewess, Yghern: a combo with such a colour deals less damage."""
    monster = fight.monster
    if monster is None:
        return 0
    if monster.key == "brewess" and (GREEN in colours or YELLOW in colours):
        return monster.n
    if monster.key == "yghern" and BLUE in colours:
        return monster.n
    return 0


def when_combo_is_made(table: OldWorld, fight: Fight, colours: list[str]) -> None:
    """Whispess: a yellow card costs shield at once."""
    if fight.is_against("whispess") and fight.monster is not None and YELLOW in colours:
        lower_shield(table, fight.attacker, fight.monster.n)


def fewer_cards(fight: Fight, colours: list[str]) -> int:
    """Nekkers' Nest: a combo without green draws less."""
    if fight.is_against("nekkers-nest") and fight.monster is not None and colours and GREEN not in colours:
        return fight.monster.n
    return 0


def potions_allowed(fight: Fight, number: int) -> int:
    """Water Hag: one potion in the whole fight."""
    if fight.is_against("water-hag") and fight.monster is not None:
        return min(number, fight.monster.n)
    return number
