"""The twenty-eight monsters: level, life, the number in their ability (rules/abilities.py), and what they give when
slain. Abilities are reported; a trophy without an origin is designed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fabletable.games.witcher.cards.kinds import (
    AFTER_DAMAGE,
    AFTER_HIT,
    BEFORE_POOL,
    BUILDING,
    COMBO,
    FIRST_TURN_ORDER,
    FOE_BEGINS,
    FOE_ENDS,
    GREEN,
    HIT,
    LAID,
    PURPLE,
    REVEALED,
    SHIELDS,
    STEP_1,
    STEP_4,
    YELLOW,
    Monster,
    Potion,
    Power,
    power,
)
from fabletable.games.witcher.fight import MONSTER, Fight, Fighter
from fabletable.games.witcher.pile import EVERYBODY
from fabletable.games.witcher.rules.combo import lay
from fabletable.games.witcher.rules.deeds import (
    add_damage,
    deal_damage,
    has_cards,
    has_discards,
    has_drunk,
    look_at_foe,
    soften_hit,
    take_back,
    without_shield,
    without_trail,
)
from fabletable.games.witcher.rules.hand import choose_discards, draw
from fabletable.games.witcher.rules.life_pool import deal, gain_shield, less_draw
from fabletable.games.witcher.rules.monster_turn import BITE, CHARGE
from fabletable.games.witcher.rules.potions import choose_lost_potions, top_potion
from fabletable.games.witcher.rules.witcher_turn import apply_potion, can_drink, drink, take_top_discard
from fabletable.games.witcher.table import OldWorld
from fabletable.kernel import DESIGNED, DONE, REPORTED, Rules, seat_name

# --- level I ---


def _few_cards(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return len(table.witchers[me.seat].hand) <= gives.m


def _draw(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> None:
    draw(table, me.seat, gives.n)


def _lantern(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> Rules[None]:
    """Look at the next attacks and sink any of them."""
    yield from look_at_foe(table, fight, me, gives.n, 0, may_sink=True)


def _drowner_brain(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> Rules[None]:
    """The top discard to hand, then a hand card under the deck."""
    take_top_discard(table, me.seat)
    yield from tuck(table, me.seat)


def tuck(table: OldWorld, seat: int) -> Rules[None]:
    """A hand card face down under the own deck."""
    witcher = table.witchers[seat]
    if witcher.hand:
        card = yield from table.pick(seat, "ask-tuck", witcher.hand, rule="effects")
        witcher.hand.remove(card)
        witcher.deck.put_under([card], seat)


def _has_green(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return any(card.colour == GREEN for card in me.combo)


def _two_potions(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return len(table.witchers[me.seat].potions) >= 2


def _barghest_skull(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> Rules[None]:
    """Two unused potions for damage and a card; they do not count as used."""
    yield from choose_lost_potions(table, me.seat, 2)
    draw(table, me.seat, gives.m)
    yield from deal(table, fight, me, gives.n)


def _lost_many(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return fight.lost >= gives.m


def _ghoul_marrow(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> None:
    """The top two discards under the deck, in their order; everybody has seen them."""
    witcher = table.witchers[me.seat]
    cards = witcher.discard[-gives.n :]
    del witcher.discard[-gives.n :]
    witcher.deck.put_under(cards, EVERYBODY)
    less_draw(me, gives.m)


def _has_penalty(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return me.cost_lost > 0 or fight.is_against("nekkers-nest") or fight.is_against("griffin")


def _ignore_penalty(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> None:
    me.ignore_penalty = True


def _took_many(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return me.taken >= gives.m and bool(table.witchers[me.seat].discard)


# --- level II ---


def _starts_purple(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return len(me.combo) >= 2 and me.combo[0].colour == PURPLE


def _hag_tongue(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> Rules[None]:
    yield from choose_discards(table, me.seat, 1)
    gain_shield(table, fight, me, gives.n)
    draw(table, me.seat, gives.m)


def _has_stranger(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    """A hand card that the last card of the combo has no link for."""
    return any(card.colour not in me.combo[-1].links for card in table.witchers[me.seat].hand)


def _thread(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> Rules[None]:
    """One card is laid without a link."""
    links = me.combo[-1].links
    strangers = [card for card in table.witchers[me.seat].hand if card.colour not in links]
    card = yield from table.ask(me.seat, "ask-combo-unlinked", strangers, rule="combos", last=me.combo[-1])
    lay(table, me, card, False)
    me.turn_draw += gives.n


def _has_discard_and_combo(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return bool(table.witchers[me.seat].discard) and len(me.combo) < me.combo_limit


def _wraith_hair(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> None:
    """The top discard follows the combo without a link."""
    card = table.witchers[me.seat].discard.pop()
    me.combo.append(card)
    me.joined.append(False)


def _spill(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> Rules[None]:
    """Shield that finds no room deals damage."""
    yield from deal(table, fight, me, min(gives.n, me.overflow))


def _spilled(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return me.overflow > 0


def _hard_hit(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return fight.hit >= gives.m


def _sting(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> Rules[None]:
    """Less damage for a hand card."""
    fight.hit = max(0, fight.hit - gives.n)
    yield from choose_discards(table, me.seat, 1)


def _claws(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> Rules[None]:
    """More when the deck is empty as well."""
    yield from deal(table, fight, me, gives.n if table.witchers[me.seat].deck.cards else gives.m)


def _could_be_first(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return fight.to_move == MONSTER and without_trail(table, fight, me, gives) and bool(table.witchers[me.seat].hand)


def _censer(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> Rules[None]:
    """A hand card under the deck buys the first turn."""
    yield from tuck(table, me.seat)
    fight.to_move = me.seat


def _has_yellow(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return any(card.colour == YELLOW for card in me.combo)


def _charm(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> None:
    me.bonus_shield += gives.n
    me.turn_draw += gives.m


def _has_potion(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return any(can_drink(table, fight, me, potion) for potion in table.witchers[me.seat].potions)


def _extra_potion(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> Rules[None]:
    """One potion outside the limit."""
    potions = [potion for potion in table.witchers[me.seat].potions if can_drink(table, fight, me, potion)]
    potion = yield from table.pick(me.seat, "ask-extra-potion", potions, rule="effects")
    yield from drink(table, fight, me, potion)


def _foes_first_turn(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    turns = fight.foe_of(me).turns if fight.duel else fight.monster_turns
    return turns == 1


def _feather(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> Rules[None]:
    """A die: 1-2 nothing, 3-5 two damage, 6 three."""
    pips = table.chance.roll()
    table.tell("rolled-power", seat=seat_name(me.seat), power=gives, n=pips)
    yield from deal(table, fight, me, 0 if pips <= 2 else gives.n if pips <= 5 else gives.m)


# --- level III ---


def _ladle(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> Rules[None]:
    """Reveal two potions, use one of them at once outside the limit, discard both."""
    shown = [potion for potion in (top_potion(table) for _ in range(gives.n)) if potion is not None]
    table.potion_discard.extend(shown)
    options = [potion for potion in shown if can_drink(table, fight, me, potion)]
    chosen: Any = yield from table.pick(me.seat, "ask-brew", options, otherwise=DONE, rule="effects")
    if isinstance(chosen, Potion):
        me.last_potion = chosen
        table.count("card:" + chosen.kind)
        yield from apply_potion(table, fight, me, chosen)


def _nearly_dead(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    cards = len(table.witchers[fight.foe_of(me).seat].deck.cards) if fight.duel else len(fight.pool.cards)
    return cards <= gives.m


def _two_cards(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return len(table.witchers[me.seat].hand) >= 2


def _talon(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> None:
    """Shield for every two cards in hand."""
    gain_shield(table, fight, me, gives.n * (len(table.witchers[me.seat].hand) // 2))


def _any_hit(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return fight.hit >= 1


def _single_card(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return len(me.combo) == 1


def _barb(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> None:
    me.doubled = gives.n
    less_draw(me, gives.m)


def _antlers(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> Rules[None]:
    """The witcher himself names the attack, after seeing the card."""
    word = yield from table.pick(me.seat, "ask-own-attack", [CHARGE, BITE], rule="monster-turn")
    fight.attack = word.key


def monster(
    key: str, level: int, life: int, icon: str, art: str, trophy: Power, n: int = 1, trophy_origin: str = DESIGNED
) -> Monster:
    """``n`` is the number in the ability, ``art`` palette and scenery."""
    palette, _, scenery = art.partition(" ")
    return Monster(key, level, life, n, icon, palette, scenery, trophy, REPORTED, trophy_origin)


# fmt: off
MONSTERS: Final[Sequence[Monster]] = (
    monster("arachas", 1, 10, "spider-alt", "swamp forest",
            power("arachas-spinneret", BEFORE_POOL, _draw, may=_few_cards, n=2, m=1), trophy_origin=REPORTED),
    monster("foglet", 1, 10, "spectre", "ice sea",
            power("foglet-lantern", FOE_BEGINS, _lantern, n=2, foe="monster"), n=0),
    monster("drowners-nest", 1, 10, "swamp", "sea sea",
            power("drowner-brain", STEP_1, _drowner_brain, may=has_discards)),
    monster("nekkers-nest", 1, 11, "imp", "swamp cave",
            power("nekker-heart", COMBO, add_damage, may=_has_green, n=1)),
    monster("barghest", 1, 11, "hound", "moon night",
            power("barghest-skull", STEP_1, _barghest_skull, may=_two_potions, n=1, m=1), trophy_origin=REPORTED),
    monster("rotfiend", 1, 11, "shambling-zombie", "bone plain",
            power("rotfiend-bile", AFTER_HIT, deal_damage, may=_lost_many, n=2, m=4)),
    monster("ghouls-nest", 1, 12, "carrion", "bone night",
            power("ghoul-marrow", STEP_1, _ghoul_marrow, may=has_discards, n=2, m=1), n=2),
    monster("harpy", 1, 12, "harpy", "ice peaks",
            power("harpy-feathers", STEP_4, _ignore_penalty, may=_has_penalty), n=0),
    monster("ekimmara", 1, 12, "vampire-dracula", "blood night",
            power("ekimmara-fang", AFTER_DAMAGE, take_back, may=_took_many, m=3)),
    monster("archespore", 1, 12, "carnivorous-plant", "verdant forest",
            power("archespore-juice", STEP_1, deal_damage, may=has_drunk, n=1)),
    monster("fiend", 2, 13, "deer-head", "ember forest",
            power("fiend-eye", COMBO, add_damage, may=_starts_purple, n=2), n=0),
    monster("grave-hag", 2, 13, "witch-face", "bone night",
            power("grave-hag-tongue", STEP_1, _hag_tongue, may=has_cards, n=2, m=1), n=0),
    monster("weavess", 2, 14, "spider-face", "swamp night",
            power("weavess-thread", BUILDING, _thread, may=_has_stranger, n=1)),
    monster("nightwraith", 2, 14, "ghost", "moon night",
            power("nightwraith-hair", LAID, _wraith_hair, may=_has_discard_and_combo), n=0),
    monster("noonwraith", 2, 14, "sun-priest", "gold plain",
            power("light-essence", SHIELDS, _spill, may=_spilled, n=2)),
    monster("manticore", 2, 14, "scorpion-tail", "ember peaks",
            power("manticore-sting", HIT, _sting, may=_hard_hit, n=2, m=2)),
    monster("werewolf", 2, 14, "werewolf", "steel forest",
            power("werewolf-claws", STEP_1, _claws, may=without_shield, n=1, m=2), n=2),
    monster("penitent", 2, 14, "hood", "dusk city",
            power("penitent-censer", FIRST_TURN_ORDER, _censer, may=_could_be_first, foe="monster"), n=0),
    monster("whispess", 2, 15, "witch-flight", "swamp night",
            power("whispess-charm", COMBO, _charm, may=_has_yellow, n=1, m=1), n=2),
    monster("water-hag", 2, 15, "swamp-bat", "sea sea",
            power("water-hag-tooth", STEP_1, _extra_potion, may=_has_potion)),
    monster("wyvern", 2, 15, "wyvern", "steel peaks",
            power("wyvern-gland", FOE_ENDS, deal_damage, may=_foes_first_turn, n=1)),
    monster("griffin", 2, 15, "griffin-symbol", "ember peaks",
            power("griffin-feather", STEP_1, _feather, first=True, n=2, m=3), trophy_origin=REPORTED),
    monster("brewess", 3, 17, "cauldron", "swamp hall",
            power("brewess-ladle", STEP_1, _ladle, n=2)),
    monster("bruxa", 3, 17, "female-vampire", "blood night",
            power("bruxa-scream", STEP_1, deal_damage, may=_nearly_dead, n=2, m=3), n=2),
    monster("striga", 3, 18, "evil-hand", "blood cave",
            power("striga-talon", STEP_1, _talon, may=_two_cards, n=1)),
    monster("yghern", 3, 18, "centipede", "swamp cave",
            power("yghern-carapace", HIT, soften_hit, may=_any_hit, n=2)),
    monster("glustyworp", 3, 18, "sea-serpent", "sea sea",
            power("glustyworp-barb", COMBO, _barb, may=_single_card, n=2, m=1)),
    monster("leshen", 3, 19, "evil-tree", "verdant forest",
            power("leshen-antlers", REVEALED, _antlers, foe="monster"), trophy_origin=REPORTED),
)
# fmt: on
