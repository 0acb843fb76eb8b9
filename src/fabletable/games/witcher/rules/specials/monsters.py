"""The twenty-eight monsters: the special ability of each, and what it gives when slain."""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.board import DEFENCE
from fabletable.games.witcher.cards.kinds import (
    BLUE,
    GREEN,
    PURPLE,
    YELLOW,
    ActionCard,
    FightCard,
    Monster,
    Potion,
    Power,
)
from fabletable.games.witcher.cards.monsters import (
    ARACHAS,
    ARCHESPORE,
    BARGHEST,
    BREWESS,
    BRUXA,
    DROWNERS_NEST,
    EKIMMARA,
    FIEND,
    FOGLET,
    GHOULS_NEST,
    GLUSTYWORP,
    GRAVE_HAG,
    GRIFFIN,
    HARPY,
    LESHEN,
    MANTICORE,
    NEKKERS_NEST,
    NIGHTWRAITH,
    NOONWRAITH,
    PENITENT,
    ROTFIEND,
    STRIGA,
    WATER_HAG,
    WEAVESS,
    WEREWOLF,
    WHISPESS,
    WYVERN,
    YGHERN,
)
from fabletable.games.witcher.fight import MONSTER, Fight, Fighter
from fabletable.games.witcher.rules.abilities import (
    after_life_pool,
    before_life_pool,
    cards_drawn,
    cards_lost_at_most,
    combat_counted,
    combo_weakness,
    damage_dealt,
    damage_suffered,
    first_attack,
    first_card,
    fury,
    is_void,
    potions_allowed,
    shield_rise,
    takes_hand_first,
    when_attack_ends,
    when_combo_is_made,
    when_slain,
    why_no_fight,
)
from fabletable.games.witcher.rules.combo import lay, tally
from fabletable.games.witcher.rules.deeds import (
    add_damage,
    can_take_back,
    deal_damage,
    draw_now,
    has_cards,
    has_discards,
    has_drunk,
    has_green,
    look_at_foe,
    shield_may_rise,
    soften_hit,
    take_back,
    without_shield,
)
from fabletable.games.witcher.rules.hand import (
    can_draw,
    card_key,
    choose_discards,
    discard_random,
    draw,
    take_top_discard,
    tuck,
)
from fabletable.games.witcher.rules.levels import lower_attribute, lower_shield, trim_shield
from fabletable.games.witcher.rules.life_pool import deal, gain_shield, less_draw
from fabletable.games.witcher.rules.monster_turn import BITE, CHARGE, cards_lost, choose_attack
from fabletable.games.witcher.rules.potions import choose_lost_potions, top_potion
from fabletable.games.witcher.rules.powers import deed, do
from fabletable.games.witcher.rules.witcher_turn import can_drink, draws_more, drink
from fabletable.games.witcher.table import OldWorld, Witcher
from fabletable.kernel import DONE, EVERYBODY, Rules, seat_name

ASK_DISCARD_FROM_DECK: Final = "ask-discard-from-deck"
ASK_COMBO_UNLINKED: Final = "ask-combo-unlinked"
ASK_EXTRA_POTION: Final = "ask-extra-potion"
ASK_BREW: Final = "ask-brew"
ASK_OWN_ATTACK: Final = "ask-own-attack"


def _in_first_turn(fight: Fight, me: Fighter) -> bool:
    """The monster's turn that follows is the witcher's first turn no more."""
    return me.turns == 1 and fight.to_move == me.seat


# --- Arachas: a hand card before the fight ---


@before_life_pool.of(ARACHAS)
def arachas(table: OldWorld, fight: Fight) -> Rules[None]:
    yield from choose_discards(table, fight.attacker, fight.n)


def _few_cards(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return len(table.witchers[me.seat].hand) <= gives.m and can_draw(table, me.seat)


deed(ARACHAS.trophy, may=_few_cards)(draw_now)


# --- Foglet: its first attack is the one that costs more ---


@first_attack.of(FOGLET)
def foglet(table: OldWorld, fight: Fight, card: FightCard) -> Rules[str]:
    """The type that costs the witcher more cards of deck and hand; on a tie the chooser decides."""
    charge = cards_lost(table, fight, card.charge)
    bite = cards_lost(table, fight, card.bite)
    if charge != bite:
        return CHARGE.key if charge > bite else BITE.key
    return (yield from choose_attack(table, fight))


@deed(FOGLET.trophy)
def foglet_lantern(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> Rules[None]:
    """Look at the next attacks and sink any of them."""
    yield from look_at_foe(table, fight, me, gives.n, 0, may_sink=True)


# --- Drowners' Nest: a card of the whole deck is lost ---


@after_life_pool.of(DROWNERS_NEST)
def drowners_nest(table: OldWorld, fight: Fight) -> Rules[None]:
    """Look through the deck, discard cards of one's choice, shuffle again."""
    seat = fight.attacker
    witcher = table.witchers[seat]
    for _ in range(min(fight.n, len(witcher.deck.cards))):
        options = sorted(witcher.deck.cards, key=card_key)
        card = yield from table.pick(seat, ASK_DISCARD_FROM_DECK, options, rule="special-abilities")
        witcher.deck.take(card)
        witcher.discard.append(card)
        table.log("discarded-deck", seat=seat_name(seat), card=card)
    witcher.deck.shuffle(table.chance)


@deed(DROWNERS_NEST.trophy, may=can_take_back)
def drowner_brain(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> Rules[None]:
    """The top discard to hand, then a hand card under the deck."""
    take_top_discard(table, me.seat)
    yield from tuck(table, me.seat)


# --- Nekkers' Nest: a combo without green draws less ---


@cards_drawn.of(NEKKERS_NEST)
def nekkers_nest(fight: Fight, colours: list[str], number: int) -> int:
    """A turn without a combo has no green card either."""
    return number if GREEN in colours else number - fight.n


deed(NEKKERS_NEST.trophy, may=has_green)(add_damage)


# --- Barghest: shield is lost before the fight ---


@before_life_pool.of(BARGHEST, WEREWOLF)
def barghest(table: OldWorld, fight: Fight) -> None:
    lower_shield(table, fight.attacker, fight.n)


def _two_potions(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return len(table.witchers[me.seat].potions) >= 2


@deed(BARGHEST.trophy, may=_two_potions)
def barghest_skull(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> Rules[None]:
    """Two unused potions for damage and a card; they do not count as used."""
    yield from choose_lost_potions(table, me.seat, 2)
    draw(table, me.seat, gives.m)
    yield from deal(table, fight, me, gives.n)


# --- Rotfiend: whoever slays it draws exactly one card in Phase III ---


@when_slain.of(ROTFIEND)
def rotfiend(table: OldWorld, monster: Monster) -> None:
    table.exactly = monster.n
    table.log("draws-exactly", monster=monster, n=monster.n)


def _lost_many(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return fight.lost >= gives.m


deed(ROTFIEND.trophy, may=_lost_many)(deal_damage)


# --- Ghouls' Nest: in the witcher's first turn it discards no more than two cards ---


@cards_lost_at_most.of(GHOULS_NEST)
def ghouls_nest(fight: Fight, me: Fighter, number: int) -> int:
    return max(0, min(number, fight.n - me.taken)) if _in_first_turn(fight, me) else number


@deed(GHOULS_NEST.trophy, may=has_discards)
def ghoul_marrow(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> None:
    """The top two discards under the deck, in their order; everybody has seen them."""
    witcher = table.witchers[me.seat]
    cards = witcher.discard[-gives.n :]
    del witcher.discard[-gives.n :]
    witcher.deck.put_under(cards, EVERYBODY)
    table.log("under-deck", seat=seat_name(me.seat), cards=cards)
    less_draw(me, gives.m)


# --- Harpy: Combat counts as 0 in the witcher's first turn ---


@combat_counted.of(HARPY)
def harpy(fight: Fight, me: Fighter, number: int) -> int:
    return fight.n if me.turns == 1 else number


def _has_penalty(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return draws_more(table, fight, me, ignore_penalty=True)


@deed(HARPY.trophy, may=_has_penalty)
def harpy_feathers(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> None:
    me.ignore_penalty = True


# --- Ekimmara: a hand card, unless its Trail is known ---


@after_life_pool.of(EKIMMARA)
def ekimmara(table: OldWorld, fight: Fight) -> Rules[None]:
    if not fight.trail:
        yield from choose_discards(table, fight.attacker, fight.n)


def _took_many(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return me.taken >= gives.m and can_take_back(table, fight, me, gives)


deed(EKIMMARA.trophy, may=_took_many)(take_back)


# --- Archespore: it can only be fought for an unused potion ---


@why_no_fight.of(ARCHESPORE)
def why_no_archespore(witcher: Witcher, monster: Monster) -> str:
    return "why-archespore" if len(witcher.potions) < monster.n else ""


@before_life_pool.of(ARCHESPORE)
def archespore(table: OldWorld, fight: Fight) -> Rules[None]:
    yield from choose_lost_potions(table, fight.attacker, fight.n)


deed(ARCHESPORE.trophy, may=has_drunk)(deal_damage)


# --- Fiend: purple cards do nothing ---


@is_void.of(FIEND)
def fiend(colour: str) -> bool:
    return colour == PURPLE


def _starts_purple(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return len(me.combo) >= 2 and me.combo[0].colour == PURPLE


deed(FIEND.trophy, may=_starts_purple)(add_damage)


# --- Grave Hag: her first attack costs hand cards first ---


@takes_hand_first.of(GRAVE_HAG)
def grave_hag(fight: Fight) -> bool:
    return fight.monster_turns == 1


@deed(GRAVE_HAG.trophy, may=has_cards)
def grave_hag_tongue(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> Rules[None]:
    yield from choose_discards(table, me.seat, 1)
    gain_shield(table, fight, me, gives.n)
    draw(table, me.seat, gives.m)


# --- Weavess: Defence falls before the fight ---


@before_life_pool.of(WEAVESS)
def weavess(table: OldWorld, fight: Fight) -> None:
    for _ in range(fight.n):
        lower_attribute(table, fight.attacker, DEFENCE)


def _has_stranger(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    """A hand card that the last card of the combo has no link for."""
    return any(card.colour not in me.combo[-1].links for card in table.witchers[me.seat].hand)


@deed(WEAVESS.trophy, may=_has_stranger)
def weavess_thread(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> Rules[None]:
    """One card is laid without a link."""
    links = me.combo[-1].links
    strangers = [card for card in table.witchers[me.seat].hand if card.colour not in links]
    card = yield from table.ask(me.seat, ASK_COMBO_UNLINKED, strangers, rule="combos", last=me.combo[-1])
    lay(table, me, card, False)
    me.turn_draw += gives.n


# --- Nightwraith: chance chooses the first card of the first combo ---


@first_card.of(NIGHTWRAITH)
def nightwraith(table: OldWorld, me: Fighter) -> ActionCard | None:
    return table.chance.one_of(table.witchers[me.seat].hand) if me.turns == 1 else None


def _has_discard_and_combo(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return bool(table.witchers[me.seat].discard) and len(me.combo) < me.combo_limit


@deed(NIGHTWRAITH.trophy, may=_has_discard_and_combo)
def nightwraith_hair(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> None:
    """The top discard follows the combo without a link."""
    card = table.witchers[me.seat].discard.pop()
    me.combo.append(card)
    me.joined.append(False)
    table.log("combo-from-discards", seat=seat_name(me.seat), card=card)


# --- Noonwraith: the shield rises by one a turn only ---


@shield_rise.of(NOONWRAITH)
def noonwraith(fight: Fight, me: Fighter, number: int) -> int:
    return min(number, max(0, fight.n - me.shield_risen))


def _spilled(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return me.overflow > 0


@deed(NOONWRAITH.trophy, may=_spilled)
def light_essence(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> Rules[None]:
    """Shield that finds no room deals damage."""
    yield from deal(table, fight, me, min(gives.n, me.overflow))


# --- Manticore: one damage less, and a random hand card ---


@damage_dealt.of(MANTICORE)
def manticore(table: OldWorld, fight: Fight, me: Fighter, number: int) -> int:
    if not number:
        return 0
    fight.lost += discard_random(table, me.seat, 1)
    return number - fight.n


def _hard_hit(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return fight.hit >= gives.m


@deed(MANTICORE.trophy, may=_hard_hit)
def manticore_sting(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> Rules[None]:
    """Less damage for a hand card."""
    fight.hit = max(0, fight.hit - gives.n)
    yield from choose_discards(table, me.seat, 1)


# --- Werewolf: more shield is lost before the fight than to a Barghest ---


@deed(WEREWOLF.trophy, may=without_shield)
def werewolf_claws(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> Rules[None]:
    """More when the deck is empty as well."""
    yield from deal(table, fight, me, gives.n if table.witchers[me.seat].deck.cards else gives.m)


# --- Penitent and Glustyworp: so much damage in the witcher's first turn and no more ---


@damage_suffered.of(GLUSTYWORP)
def glustyworp(fight: Fight, me: Fighter, number: int) -> int:
    return max(0, min(number, fight.n - me.taken_damage)) if _in_first_turn(fight, me) else number


@damage_suffered.of(PENITENT)
def penitent(fight: Fight, me: Fighter, number: int) -> int:
    """Unless its Trail is known."""
    return number if fight.trail else glustyworp(fight, me, number)


def _could_be_first(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return fight.to_move == MONSTER and not fight.trail and bool(table.witchers[me.seat].hand)


@deed(PENITENT.trophy, may=_could_be_first)
def penitent_censer(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> Rules[None]:
    """A hand card under the deck buys the first turn."""
    yield from tuck(table, me.seat)
    fight.to_move = me.seat


def _single_card(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return len(me.combo) == 1 and tally(fight, me).damage > 0


@deed(GLUSTYWORP.trophy, may=_single_card)
def glustyworp_barb(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> None:
    me.doubled = gives.n
    less_draw(me, gives.m)


# --- Whispess: a yellow card costs shield at once ---


@when_combo_is_made.of(WHISPESS)
def whispess(table: OldWorld, fight: Fight, colours: list[str]) -> None:
    if YELLOW in colours:
        lower_shield(table, fight.attacker, fight.n)


def _has_yellow(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return any(card.colour == YELLOW for card in me.combo)


@deed(WHISPESS.trophy, may=_has_yellow)
def whispess_charm(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> None:
    me.bonus_shield += gives.n
    me.turn_draw += gives.m


# --- Water Hag: one potion in the whole fight ---


@potions_allowed.of(WATER_HAG)
def water_hag(fight: Fight, number: int) -> int:
    return min(number, fight.n)


def _has_potion(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return any(can_drink(table, fight, me, potion) for potion in table.witchers[me.seat].potions)


@deed(WATER_HAG.trophy, may=_has_potion)
def water_hag_tooth(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> Rules[None]:
    """One potion outside the limit."""
    potions = [potion for potion in table.witchers[me.seat].potions if can_drink(table, fight, me, potion)]
    potion = yield from table.pick(me.seat, ASK_EXTRA_POTION, potions, rule="effects")
    yield from drink(table, fight, me, potion)


# --- Wyvern: a random hand card after its first attack ---


@when_attack_ends.of(WYVERN)
def wyvern(table: OldWorld, fight: Fight, me: Fighter) -> None:
    if fight.monster_turns == 1:
        discard_random(table, me.seat, fight.n)


def _foes_first_turn(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    turns = fight.foe_of(me).turns if fight.duel else fight.monster_turns
    return turns == 1


deed(WYVERN.trophy, may=_foes_first_turn)(deal_damage)


# --- Griffin: one card fewer is drawn, but never none for it ---


@cards_drawn.of(GRIFFIN)
def griffin(fight: Fight, colours: list[str], number: int) -> int:
    return max(1, number - fight.n) if number > 1 else number


@deed(GRIFFIN.trophy)
def griffin_feather(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> Rules[None]:
    """A die: 1-2 nothing, 3-5 two damage, 6 three."""
    pips = table.chance.roll()
    table.log("rolled-power", seat=seat_name(me.seat), power=gives, n=pips)
    yield from deal(table, fight, me, 0 if pips <= 2 else gives.n if pips <= 5 else gives.m)


# --- Brewess: a combo with green or yellow deals less damage ---


@combo_weakness.of(BREWESS)
def brewess(fight: Fight, colours: list[str]) -> int:
    return fight.n if GREEN in colours or YELLOW in colours else 0


@deed(BREWESS.trophy)
def brewess_ladle(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> Rules[None]:
    """Reveal two potions, use one of them at once outside the limit, discard both."""
    shown = [potion for potion in (top_potion(table) for _ in range(gives.n)) if potion is not None]
    table.potion_discard.extend(shown)
    table.log("potions-revealed", seat=seat_name(me.seat), potions=shown)
    options = [potion for potion in shown if can_drink(table, fight, me, potion)]
    chosen = yield from table.pick(me.seat, ASK_BREW, options, otherwise=DONE, rule="effects")
    if isinstance(chosen, Potion):
        me.last_potion = chosen
        table.count("card:" + chosen.kind)
        table.log("potion-brewed", seat=seat_name(me.seat), potion=chosen, text=chosen.power.text)
        yield from do(table, fight, me, chosen.power)


# --- Bruxa: a turn that begins with only one or two cards in her pool deals more ---


@fury.of(BRUXA)
def bruxa(fight: Fight) -> int:
    return fight.n if len(fight.pool.cards) <= 2 else 0


def _nearly_dead(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    cards = len(table.witchers[fight.foe_of(me).seat].deck.cards) if fight.duel else len(fight.pool.cards)
    return cards <= gives.m


deed(BRUXA.trophy, may=_nearly_dead)(deal_damage)


# --- Striga: shield is lost for every card in hand ---


@before_life_pool.of(STRIGA)
def striga(table: OldWorld, fight: Fight) -> None:
    lower_shield(table, fight.attacker, fight.n * len(table.witchers[fight.attacker].hand))


def _two_cards(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return len(table.witchers[me.seat].hand) >= 2 and shield_may_rise(table, fight, me, gives)


@deed(STRIGA.trophy, may=_two_cards)
def striga_talon(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> None:
    """Shield for every two cards in hand."""
    gain_shield(table, fight, me, gives.n * (len(table.witchers[me.seat].hand) // 2))


# --- Yghern: a combo with blue deals less damage ---


@combo_weakness.of(YGHERN)
def yghern(fight: Fight, colours: list[str]) -> int:
    return fight.n if BLUE in colours else 0


def _any_hit(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return fight.hit >= 1


deed(YGHERN.trophy, may=_any_hit)(soften_hit)


# --- Leshen: Defence counts lower in its fight ---


@before_life_pool.of(LESHEN)
def leshen(table: OldWorld, fight: Fight) -> None:
    fight.defence_drop = fight.n
    trim_shield(table, fight.attacker)


@deed(LESHEN.trophy)
def leshen_antlers(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> Rules[None]:
    """The witcher himself names the attack, after seeing the card."""
    word = yield from table.pick(me.seat, ASK_OWN_ATTACK, [CHARGE, BITE], rule="monster-turn")
    fight.attack = word.key
