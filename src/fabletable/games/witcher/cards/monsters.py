"""The twenty-eight monsters, each with its special ability, its trophy and what bots make of both.

Abilities are reported; a trophy without an origin is designed.
"""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher import hooks, kinds
from fabletable.games.witcher.board import DEFENCE
from fabletable.games.witcher.bot.attacks import other_attack_is_milder, own_attack_policy
from fabletable.games.witcher.bot.combos import BITS, COMBO_BONUS, ComboBonus, Search, unlinked_policy
from fabletable.games.witcher.bot.gains import card_discarded_policy, potion_gained_policy
from fabletable.games.witcher.bot.powers import POWER_VALUE, doubtful_value, softer_hit_value
from fabletable.games.witcher.choices import card_choice, or_word, potion_choice, word_choice
from fabletable.games.witcher.fight import MONSTER, Fight, Fighter
from fabletable.games.witcher.hooks import ALLOWED, USED
from fabletable.games.witcher.kinds import FightCard, Monster, Potion, Power
from fabletable.games.witcher.outlook import TOLL, Hunt, card_value, share_of
from fabletable.games.witcher.rules import power_effects
from fabletable.games.witcher.rules.combo import lay, tally
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
from fabletable.games.witcher.rules.monster_turn import BITE, CHARGE, cards_lost, choose_attack, monster_level
from fabletable.games.witcher.rules.potions import choose_lost_potions, top_potion
from fabletable.games.witcher.rules.power_effects import deal_damage
from fabletable.games.witcher.rules.powers import do
from fabletable.games.witcher.rules.witcher_turn import can_drink, draws_more, drink
from fabletable.games.witcher.streams import BLIND_CARD, OWN_DECK, POWER_DIE
from fabletable.games.witcher.table import QUESTIONS, OldWorld
from fabletable.kernel import DONE, EVERYBODY, REPORTED, Decision, Deck, Question, Rules, Word, seat_name
from fabletable.kernel.scene import Art, Choice, Portrait

MONSTERS: Final[Deck[Monster]] = Deck(Monster)


def _in_first_turn(fight: Fight, me: Fighter) -> bool:
    """Tell whether this is the witcher's first turn; the monster's turn that follows no longer belongs to it."""
    return me.turns == 1 and fight.to_move == me.seat


def _first_turn_limit(fight: Fight, me: Fighter, number: int) -> int:
    return max(0, min(number, fight.n - me.taken_damage)) if _in_first_turn(fight, me) else number


# --- Arachas: a hand card before the fight ---
ARACHAS: Final = MONSTERS.add(Monster(
    "arachas", 1, 10, Art("spider-alt", "swamp", "forest"),
    Power("arachas-spinneret", kinds.BEFORE_POOL, n=2, m=1), harder=-0.07, trophy_origin=REPORTED,
))  # fmt: skip


@ARACHAS.on(hooks.before_life_pool)
def arachas(table: OldWorld, fight: Fight) -> Rules[None]:
    yield from choose_discards(table, table.witchers[fight.attacker], fight.n, ARACHAS.message)


ARACHAS.power.on(ALLOWED)(
    lambda table, fight, me, power: (
        len(table.witchers[me.seat].hand) <= power.m and can_draw(table, table.witchers[me.seat])
    )
)
ARACHAS.power.on(USED)(power_effects.draw_now)


@ARACHAS.on(TOLL)
def _card_of_the_hand(hunt: Hunt) -> None:
    hunt.hand -= hunt.n


# --- Foglet: its first attack is the one that costs more ---
FOGLET: Final = MONSTERS.add(Monster(
    "foglet", 1, 10, Art("elysium-shade", "ice", "forest", Portrait(weather="mist", ground="reeds")),
    Power("foglet-lantern", kinds.FOE_BEGINS, n=2, hunts=True), n=0, harder=0.16,
))  # fmt: skip


@FOGLET.on(hooks.first_attack)
def foglet(table: OldWorld, fight: Fight, card: FightCard) -> Rules[str]:
    """Choose the type that costs the witcher more cards of deck and hand; on a tie the chooser decides."""
    charge = cards_lost(table, fight, card.charge)
    bite = cards_lost(table, fight, card.bite)
    if charge != bite:
        return CHARGE.key if charge > bite else BITE.key
    return (yield from choose_attack(table, fight))


@FOGLET.power.on(USED)
def foglet_lantern(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> Rules[None]:
    """Look at the next attacks and sink any of them."""
    yield from power_effects.look_at_foe(table, fight, me, power.n, 0, may_sink=True)


# --- Drowners' Nest: a card of the whole deck is lost ---
DROWNERS_NEST: Final = MONSTERS.add(Monster(
    "drowners-nest", 1, 10, Art("fish-monster", "sea", "sea", Portrait("bust", "reeds", company=2)),
    Power("drowner-brain", kinds.STEP_1),
))  # fmt: skip

DISCARD_FROM_DECK: Final = Question(QUESTIONS, "discard-from-deck", rule="special-abilities")
DISCARD_FROM_DECK.option(card_choice)
DISCARD_FROM_DECK.policy(card_discarded_policy)


@DROWNERS_NEST.on(hooks.after_life_pool)
def drowners_nest(table: OldWorld, fight: Fight) -> Rules[None]:
    """Look through the deck, discard cards of one's choice, shuffle again."""
    hero = table.witchers[fight.attacker]
    for _ in range(min(fight.n, len(hero.deck.cards))):
        options = sorted(hero.deck.cards, key=card_key)
        card = yield from DISCARD_FROM_DECK.ask(table, hero.seat, options)
        hero.deck.take(card)
        hero.discard.append(card)
        table.log("discarded-deck", seat=seat_name(hero.seat), card=card)
    hero.deck.shuffle(table.chance, OWN_DECK[hero.seat])


DROWNERS_NEST.power.on(ALLOWED)(power_effects.can_take_back)


@DROWNERS_NEST.power.on(USED)
def drowner_brain(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> Rules[None]:
    """Take the top discard to hand, then put a hand card under the deck."""
    take_top_discard(table, table.witchers[me.seat])
    yield from tuck(table, table.witchers[me.seat])


@DROWNERS_NEST.on(TOLL)
def _card_of_the_deck(hunt: Hunt) -> None:
    hunt.life -= hunt.n


DROWNERS_NEST.power.on(POWER_VALUE)(doubtful_value)


# --- Nekkers' Nest: a combo without green draws less ---
NEKKERS_NEST: Final = MONSTERS.add(Monster(
    "nekkers-nest", 1, 11, Art("lizardman", "swamp", "cave", Portrait("bust", company=2)),
    Power("nekker-heart", kinds.COMBO, n=1), harder=0.05,
))  # fmt: skip


@NEKKERS_NEST.on(hooks.cards_drawn)
def nekkers_nest(fight: Fight, colours: list[str], number: int) -> int:
    """Lower the number in a turn without a green card, which includes a turn without a combo."""
    return number if kinds.GREEN in colours else number - fight.n


NEKKERS_NEST.power.on(ALLOWED)(power_effects.has_green)
NEKKERS_NEST.power.on(COMBO_BONUS)(lambda power, special: ComboBonus(1, BITS[kinds.GREEN], power.n))
NEKKERS_NEST.power.on(USED)(power_effects.add_damage)


# --- Barghest: shield is lost before the fight ---
BARGHEST: Final = MONSTERS.add(Monster(
    "barghest", 1, 11, Art("direwolf", "moon", "night", Portrait("bust", "graves")),
    Power("barghest-skull", kinds.STEP_1, n=1, m=1, strikes=True), trophy_origin=REPORTED,
))  # fmt: skip


@BARGHEST.on(hooks.before_life_pool)
def barghest(table: OldWorld, fight: Fight) -> None:
    lower_shield(table, table.witchers[fight.attacker], fight.n)


BARGHEST.power.on(ALLOWED)(lambda table, fight, me, power: len(table.witchers[me.seat].potions) >= 2)


@BARGHEST.power.on(USED)
def barghest_skull(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> Rules[None]:
    """Discard two unused potions for damage and a card; they do not count as used."""
    yield from choose_lost_potions(table, table.witchers[me.seat], 2)
    draw(table, table.witchers[me.seat], power.m)
    yield from deal(table, fight, me, power.n)


@BARGHEST.on(TOLL)
def _shield(hunt: Hunt) -> None:
    hunt.life -= min(hunt.n, hunt.hero.shield)


BARGHEST.power.on(POWER_VALUE)(
    lambda table, search, power: 0.8 if search.pool <= 2 or len(table.witchers[search.me.seat].potions) > 2 else -0.5
)


# --- Rotfiend: whoever slays it draws exactly one card in Phase III ---
ROTFIEND: Final = MONSTERS.add(Monster(
    "rotfiend", 1, 11, Art("gooey-daemon", "bone", "plain", Portrait("bust", "bones")),
    Power("rotfiend-bile", kinds.AFTER_HIT, n=2, m=4), harder=0.05,
))  # fmt: skip


@ROTFIEND.on(hooks.when_slain)
def rotfiend(table: OldWorld, monster: Monster) -> None:
    table.exactly = monster.n
    table.log("draws-exactly", monster=monster, n=monster.n)


ROTFIEND.power.on(ALLOWED)(lambda table, fight, me, power: fight.lost >= power.m)
ROTFIEND.power.on(USED)(deal_damage)


# --- Ghouls' Nest: in the witcher's first turn it discards no more than two cards ---
GHOULS_NEST: Final = MONSTERS.add(Monster(
    "ghouls-nest", 1, 12, Art("fanged-skull", "bone", "night", Portrait(ground="bones", company=2)),
    Power("ghoul-marrow", kinds.STEP_1, n=2, m=1), n=2, harder=-0.26,
))  # fmt: skip
GHOULS_NEST.on(hooks.cards_lost_at_most)(
    lambda fight, me, number: max(0, min(number, fight.n - me.taken)) if _in_first_turn(fight, me) else number
)
GHOULS_NEST.power.on(ALLOWED)(power_effects.has_discards)


@GHOULS_NEST.power.on(USED)
def ghoul_marrow(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> None:
    """Put the top two discards under the deck, in their order; everybody has seen them."""
    hero = table.witchers[me.seat]
    cards = hero.discard[-power.n :]
    del hero.discard[-power.n :]
    hero.deck.put_under(cards, EVERYBODY)
    table.log("under-deck", seat=seat_name(me.seat), cards=cards)
    less_draw(me, power.m)


@GHOULS_NEST.on(TOLL)
def _late(hunt: Hunt) -> None:
    hunt.late = max(0.0, 1.0 - hunt.n / max(0.5, hunt.damage + 1.0))


# --- Harpy: Combat counts as 0 in the witcher's first turn ---
HARPY: Final = MONSTERS.add(Monster(
    "harpy", 1, 12, Art("harpy", "ice", "peaks", Portrait("flies")),
    Power("harpy-feathers", kinds.STEP_4), n=0, harder=0.14,
))  # fmt: skip
HARPY.on(hooks.combat_counted)(lambda fight, me, number: fight.n if me.turns == 1 else number)
HARPY.power.on(ALLOWED)(lambda table, fight, me, power: draws_more(table, fight, me, ignore_penalty=True))


@HARPY.power.on(USED)
def harpy_feathers(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> None:
    me.ignore_penalty = True


# --- Ekimmara: a hand card, unless its Trail is known ---
EKIMMARA: Final = MONSTERS.add(Monster(
    "ekimmara", 1, 12, Art("evil-bat", "blood", "night", Portrait("flies", weather="mist")),
    Power("ekimmara-fang", kinds.AFTER_DAMAGE, m=3), harder=0.14,
))  # fmt: skip


@EKIMMARA.on(hooks.after_life_pool)
def ekimmara(table: OldWorld, fight: Fight) -> Rules[None]:
    if not fight.trail:
        yield from choose_discards(table, table.witchers[fight.attacker], fight.n, EKIMMARA.message)


EKIMMARA.power.on(ALLOWED)(
    lambda table, fight, me, power: me.taken >= power.m and power_effects.can_take_back(table, fight, me, power)
)
EKIMMARA.power.on(USED)(power_effects.take_back)


@EKIMMARA.on(TOLL)
def _card_without_a_trail(hunt: Hunt) -> None:
    if not hunt.trail:
        hunt.life -= hunt.n
        hunt.hand -= hunt.n


# --- Archespore: it can only be fought for an unused potion ---
ARCHESPORE: Final = MONSTERS.add(Monster(
    "archespore", 1, 12, Art("venus-flytrap", "verdant", "forest"),
    Power("archespore-juice", kinds.STEP_1, n=1),
))  # fmt: skip
ARCHESPORE.on(hooks.why_no_fight)(lambda hero, monster: "why-archespore" if len(hero.potions) < monster.n else "")


@ARCHESPORE.on(hooks.before_life_pool)
def archespore(table: OldWorld, fight: Fight) -> Rules[None]:
    yield from choose_lost_potions(table, table.witchers[fight.attacker], fight.n)


ARCHESPORE.power.on(ALLOWED)(power_effects.has_drunk)
ARCHESPORE.power.on(USED)(deal_damage)


# --- Fiend: purple cards do nothing ---
FIEND: Final = MONSTERS.add(Monster(
    "fiend", 2, 13, Art("deer-head", "ember", "forest"),
    Power("fiend-eye", kinds.COMBO, n=2), n=0, harder=-0.09,
))  # fmt: skip
FIEND.on(hooks.is_void)(lambda colour: colour == kinds.PURPLE)
FIEND.power.on(ALLOWED)(lambda table, fight, me, power: len(me.combo) >= 2 and me.combo[0].colour == kinds.PURPLE)
FIEND.power.on(USED)(power_effects.add_damage)


@FIEND.on(TOLL)
def _purple(hunt: Hunt) -> None:
    hunt.damage *= 1.0 - share_of(hunt.hero, (kinds.PURPLE,))


# --- Grave Hag: her first attack costs hand cards first ---
GRAVE_HAG: Final = MONSTERS.add(Monster(
    "grave-hag", 2, 13, Art("cowled", "bone", "night", Portrait("bust", "graves")),
    Power("grave-hag-tongue", kinds.STEP_1, n=2, m=1), n=0, harder=-0.06,
))  # fmt: skip
GRAVE_HAG.on(hooks.takes_hand_first)(lambda fight: fight.monster_turns == 1)
GRAVE_HAG.power.on(ALLOWED)(power_effects.has_cards)


@GRAVE_HAG.power.on(USED)
def grave_hag_tongue(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> Rules[None]:
    yield from choose_discards(table, table.witchers[me.seat], 1, power.message)
    gain_shield(table, fight, me, power.n)
    draw(table, table.witchers[me.seat], power.m)


GRAVE_HAG.power.on(POWER_VALUE)(
    lambda table, search, power: 0.8 if search.room >= 2 and len(search.hand) >= 2 else -0.5
)


# --- Weavess: Defence falls before the fight ---
WEAVESS: Final = MONSTERS.add(Monster(
    "weavess", 2, 14, Art("masked-spider", "dusk", "night", Portrait(weather="mist")),
    Power("weavess-thread", kinds.BUILDING, n=1), harder=-0.09,
))  # fmt: skip


@WEAVESS.on(hooks.before_life_pool)
def weavess(table: OldWorld, fight: Fight) -> None:
    for _ in range(fight.n):
        lower_attribute(table, table.witchers[fight.attacker], DEFENCE)


def _has_stranger(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> bool:
    """Tell whether there is a hand card that the last card of the combo has no link for."""
    return any(card.colour not in me.combo[-1].links for card in table.witchers[me.seat].hand)


WEAVESS.power.on(ALLOWED)(_has_stranger)

COMBO_UNLINKED: Final = Question(QUESTIONS, "combo-unlinked", rule="combos", theme="in-fight")
COMBO_UNLINKED.option(card_choice)
COMBO_UNLINKED.policy(unlinked_policy)


@WEAVESS.power.on(USED)
def weavess_thread(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> Rules[None]:
    """Lay one card without a link."""
    links = me.combo[-1].links
    strangers = [card for card in table.witchers[me.seat].hand if card.colour not in links]
    card = yield from COMBO_UNLINKED.ask_always(table, me.seat, strangers, last=me.combo[-1])
    lay(table, me, card, False)
    me.turn_draw += power.n


@WEAVESS.on(TOLL)
def _defence(hunt: Hunt) -> None:
    hunt.life -= min(hunt.n, hunt.hero.shield)
    hunt.guard = max(0.0, hunt.guard - 0.2 * hunt.n)


# --- Nightwraith: chance chooses the first card of the first combo ---
NIGHTWRAITH: Final = MONSTERS.add(Monster(
    "nightwraith", 2, 14, Art("wing-cloak", "moon", "night", Portrait("flies", weather="mist")),
    Power("nightwraith-hair", kinds.LAID), n=0, harder=-0.06,
))  # fmt: skip
NIGHTWRAITH.on(hooks.first_card)(
    lambda table, me: table.chance.one_of(table.witchers[me.seat].hand, BLIND_CARD[me.seat]) if me.turns == 1 else None
)
NIGHTWRAITH.power.on(ALLOWED)(
    lambda table, fight, me, power: bool(table.witchers[me.seat].discard) and len(me.combo) < me.combo_limit
)


@NIGHTWRAITH.power.on(USED)
def nightwraith_hair(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> None:
    """Let the top discard follow the combo without a link."""
    card = table.witchers[me.seat].discard.pop()
    me.combo.append(card)
    me.joined.append(False)
    table.log("combo-from-discards", seat=seat_name(me.seat), card=card)


NIGHTWRAITH.power.on(POWER_VALUE)(
    lambda table, search, power: card_value(table.witchers[search.me.seat].discard[-1]) - 0.5
)


# --- Noonwraith: the shield rises by one a turn only ---
NOONWRAITH: Final = MONSTERS.add(Monster(
    "noonwraith", 2, 14, Art("sun-priest", "gold", "plain"),
    Power("light-essence", kinds.SHIELDS, n=2), harder=-0.08,
))  # fmt: skip
NOONWRAITH.on(hooks.shield_rise)(lambda fight, me, number: min(number, max(0, fight.n - me.shield_risen)))
NOONWRAITH.power.on(ALLOWED)(lambda table, fight, me, power: me.overflow > 0)


@NOONWRAITH.power.on(USED)
def light_essence(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> Rules[None]:
    """Deal damage for shields that find no room."""
    yield from deal(table, fight, me, min(power.n, me.overflow))


@NOONWRAITH.on(TOLL)
def _slow_shield(hunt: Hunt) -> None:
    hunt.guard = min(hunt.guard, hunt.n)


# --- Manticore: one damage less, and a random hand card ---
MANTICORE: Final = MONSTERS.add(Monster(
    "manticore", 2, 14, Art("manticore", "ember", "peaks"),
    Power("manticore-sting", kinds.HIT, n=2, m=2), harder=0.15,
))  # fmt: skip


@MANTICORE.on(hooks.damage_dealt)
def manticore(table: OldWorld, fight: Fight, me: Fighter, number: int) -> int:
    if not number:
        return 0
    fight.lost += discard_random(table, table.witchers[me.seat], 1)
    return number - fight.n


MANTICORE.power.on(ALLOWED)(lambda table, fight, me, power: fight.hit >= power.m)


@MANTICORE.power.on(USED)
def manticore_sting(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> Rules[None]:
    """Take less damage for a hand card."""
    fight.hit = max(0, fight.hit - power.n)
    yield from choose_discards(table, table.witchers[me.seat], 1, power.message)


MANTICORE.power.on(POWER_VALUE)(lambda table, search, power: 1.0 if search.fight.hit >= 3 else -0.5)


# --- Werewolf: more shield is lost before the fight than to a Barghest ---
WEREWOLF: Final = MONSTERS.add(Monster(
    "werewolf", 2, 14, Art("werewolf", "steel", "forest"),
    Power("werewolf-claws", kinds.STEP_1, n=1, m=2, strikes=True), n=2, harder=-0.04,
))  # fmt: skip
WEREWOLF.on(hooks.before_life_pool)(barghest)
WEREWOLF.power.on(ALLOWED)(power_effects.without_shield)


@WEREWOLF.power.on(USED)
def werewolf_claws(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> Rules[None]:
    """Deal damage, more when the deck is empty as well."""
    yield from deal(table, fight, me, power.n if table.witchers[me.seat].deck.cards else power.m)


WEREWOLF.on(TOLL)(_shield)


# --- Penitent: so much damage in the witcher's first turn and no more, unless its Trail is known ---
PENITENT: Final = MONSTERS.add(Monster(
    "penitent", 2, 14, Art("hood", "dusk", "city", Portrait(weather="mist")),
    Power("penitent-censer", kinds.FIRST_TURN_ORDER, hunts=True), n=0, harder=-0.08,
))  # fmt: skip
PENITENT.on(hooks.damage_suffered)(
    lambda fight, me, number: number if fight.trail else _first_turn_limit(fight, me, number)
)
PENITENT.power.on(ALLOWED)(
    lambda table, fight, me, power: fight.to_move == MONSTER and not fight.trail and bool(table.witchers[me.seat].hand)
)


@PENITENT.power.on(USED)
def penitent_censer(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> Rules[None]:
    """Buy the first turn with a hand card put under the deck."""
    yield from tuck(table, table.witchers[me.seat])
    fight.to_move = me.seat


@PENITENT.on(TOLL)
def _late_without_a_trail(hunt: Hunt) -> None:
    if not hunt.trail:
        _late(hunt)


# --- Whispess: a yellow card costs shield at once ---
WHISPESS: Final = MONSTERS.add(Monster(
    "whispess", 2, 15, Art("witch-flight", "swamp", "night", Portrait("flies")),
    Power("whispess-charm", kinds.COMBO, n=1, m=1), n=2,
))  # fmt: skip


@WHISPESS.on(hooks.when_combo_is_made)
def whispess(table: OldWorld, fight: Fight, colours: list[str]) -> None:
    if kinds.YELLOW in colours:
        lower_shield(table, table.witchers[fight.attacker], fight.n)


WHISPESS.power.on(ALLOWED)(lambda table, fight, me, power: any(card.colour == kinds.YELLOW for card in me.combo))
WHISPESS.power.on(COMBO_BONUS)(lambda power, special: ComboBonus(1, BITS[kinds.YELLOW], 0, power.n, power.m))


@WHISPESS.power.on(USED)
def whispess_charm(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> None:
    me.bonus_shield += power.n
    me.turn_draw += power.m


# --- Water Hag: one potion in the whole fight ---
WATER_HAG: Final = MONSTERS.add(Monster(
    "water-hag", 2, 15, Art("toad-teeth", "sea", "sea", Portrait("bust", "reeds")),
    Power("water-hag-tooth", kinds.STEP_1), harder=-0.16,
))  # fmt: skip
WATER_HAG.on(hooks.potions_allowed)(lambda fight, number: min(number, fight.n))
WATER_HAG.power.on(ALLOWED)(
    lambda table, fight, me, power: any(
        can_drink(table, fight, me, potion) for potion in table.witchers[me.seat].potions
    )
)

EXTRA_POTION: Final = Question(QUESTIONS, "extra-potion", rule="effects")
EXTRA_POTION.option(potion_choice)
EXTRA_POTION.policy(potion_gained_policy)


@WATER_HAG.power.on(USED)
def water_hag_tooth(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> Rules[None]:
    """Drink one potion outside the limit."""
    potions = [potion for potion in table.witchers[me.seat].potions if can_drink(table, fight, me, potion)]
    potion = yield from EXTRA_POTION.ask(table, me.seat, potions)
    yield from drink(table, fight, me, potion)


@WATER_HAG.on(TOLL)
def _potions(hunt: Hunt) -> None:
    wasted = 0.7 * max(0, min(hunt.hero.alchemy, len(hunt.hero.potions)) - hunt.n)
    hunt.life -= wasted
    hunt.damage -= 0.2 * wasted


# --- Wyvern: a random hand card after its first attack ---
WYVERN: Final = MONSTERS.add(Monster(
    "wyvern", 2, 15, Art("wyvern", "steel", "peaks"),
    Power("wyvern-gland", kinds.FOE_ENDS, n=1), harder=0.04,
))  # fmt: skip


@WYVERN.on(hooks.when_attack_ends)
def wyvern(table: OldWorld, fight: Fight, me: Fighter) -> None:
    if fight.monster_turns == 1:
        discard_random(table, table.witchers[me.seat], fight.n)


def _foes_first_turn(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> bool:
    turns = fight.foe_of(me).turns if fight.duel else fight.monster_turns
    return turns == 1


WYVERN.power.on(ALLOWED)(_foes_first_turn)
WYVERN.power.on(USED)(deal_damage)


# --- Griffin: one card fewer is drawn, but never none for it ---
GRIFFIN: Final = MONSTERS.add(Monster(
    "griffin", 2, 15, Art("griffin-symbol", "ember", "peaks"),
    Power("griffin-feather", kinds.STEP_1, first=True, n=2, m=3, strikes=True), harder=0.08, trophy_origin=REPORTED,
))  # fmt: skip
GRIFFIN.on(hooks.cards_drawn)(lambda fight, colours, number: max(1, number - fight.n) if number > 1 else number)


@GRIFFIN.power.on(USED)
def griffin_feather(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> Rules[None]:
    """Roll a die: 1-2 does nothing, 3-5 deals two damage, 6 three."""
    pips = table.chance.roll(6, POWER_DIE[me.seat])
    table.log("rolled-power", seat=seat_name(me.seat), power=power, n=pips)
    yield from deal(table, fight, me, 0 if pips <= 2 else power.n if pips <= 5 else power.m)


# --- Brewess: a combo with green or yellow deals less damage ---
BREWESS: Final = MONSTERS.add(Monster(
    "brewess", 3, 17, Art("brewess", "swamp", "forest", Portrait(weather="sparks")),
    Power("brewess-ladle", kinds.STEP_1, n=2),
))  # fmt: skip
BREWESS.on(hooks.combo_weakness)(
    lambda fight, colours: fight.n if kinds.GREEN in colours or kinds.YELLOW in colours else 0
)
BREW: Final = Question(QUESTIONS, "brew", rule="effects", stands=True, declines=DONE)
BREW.option(or_word("word-drink-neither")(potion_choice))
BREW.policy(potion_gained_policy)


@BREWESS.power.on(USED)
def brewess_ladle(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> Rules[None]:
    """Reveal two potions, use one of them at once outside the limit, discard both."""
    shown = [potion for potion in (top_potion(table) for _ in range(power.n)) if potion is not None]
    table.potion_discard.extend(shown)
    table.log("potions-revealed", seat=seat_name(me.seat), potions=shown)
    options = [potion for potion in shown if can_drink(table, fight, me, potion)]
    chosen = yield from BREW.ask(table, me.seat, options, otherwise=DONE)
    if isinstance(chosen, Potion):
        me.last_potion = chosen
        table.count("card:" + chosen.name)
        table.log("potion-brewed", seat=seat_name(me.seat), potion=chosen, text=chosen.text)
        yield from do(table, fight, me, chosen)


@BREWESS.on(TOLL)
def _green_and_yellow(hunt: Hunt) -> None:
    hunt.damage -= hunt.n * min(1.0, hunt.played * share_of(hunt.hero, (kinds.GREEN, kinds.YELLOW)))


# --- Bruxa: a turn that begins with only one or two cards in her pool deals more ---
BRUXA: Final = MONSTERS.add(Monster(
    "bruxa", 3, 17, Art("female-vampire", "blood", "night", Portrait("bust", weather="mist")),
    Power("bruxa-scream", kinds.STEP_1, n=2, m=3), n=2, harder=0.08,
))  # fmt: skip
BRUXA.on(hooks.fury)(lambda fight: fight.n if len(fight.pool.cards) <= 2 else 0)


def _nearly_dead(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> bool:
    cards = len(table.witchers[fight.foe_of(me).seat].deck.cards) if fight.duel else len(fight.pool.cards)
    return cards <= power.m


BRUXA.power.on(ALLOWED)(_nearly_dead)
BRUXA.power.on(USED)(deal_damage)


# --- Striga: shield is lost for every card in hand ---
STRIGA: Final = MONSTERS.add(Monster(
    "striga", 3, 18, Art("needle-jaws", "blood", "cave"),
    Power("striga-talon", kinds.STEP_1, n=1), harder=0.08,
))  # fmt: skip


@STRIGA.on(hooks.before_life_pool)
def striga(table: OldWorld, fight: Fight) -> None:
    lower_shield(table, table.witchers[fight.attacker], fight.n * len(table.witchers[fight.attacker].hand))


STRIGA.power.on(ALLOWED)(
    lambda table, fight, me, power: (
        len(table.witchers[me.seat].hand) >= 2 and power_effects.shield_may_rise(table, fight, me, power)
    )
)


@STRIGA.power.on(USED)
def striga_talon(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> None:
    """Raise the shield for every two cards in hand."""
    gain_shield(table, fight, me, power.n * (len(table.witchers[me.seat].hand) // 2))


@STRIGA.on(TOLL)
def _shield_by_hand(hunt: Hunt) -> None:
    hunt.life -= min(hunt.n * hunt.hand, hunt.hero.shield)


STRIGA.power.on(POWER_VALUE)(lambda table, search, power: 0.4 * min(search.room, len(search.hand) // 2) - 0.3)


# --- Yghern: a combo with blue deals less damage ---
YGHERN: Final = MONSTERS.add(Monster(
    "yghern", 3, 18, Art("centipede", "swamp", "cave"),
    Power("yghern-carapace", kinds.HIT, n=2),
))  # fmt: skip
YGHERN.on(hooks.combo_weakness)(lambda fight, colours: fight.n if kinds.BLUE in colours else 0)
YGHERN.power.on(ALLOWED)(lambda table, fight, me, power: fight.hit >= 1)
YGHERN.power.on(USED)(power_effects.soften_hit)


@YGHERN.on(TOLL)
def _blue(hunt: Hunt) -> None:
    hunt.damage -= hunt.n * min(1.0, hunt.played * share_of(hunt.hero, (kinds.BLUE,)))


YGHERN.power.on(POWER_VALUE)(softer_hit_value)


# --- Glustyworp: so much damage in the witcher's first turn and no more ---
GLUSTYWORP: Final = MONSTERS.add(Monster(
    "glustyworp", 3, 18, Art("sea-serpent", "sea", "sea"),
    Power("glustyworp-barb", kinds.COMBO, n=2, m=1), harder=-0.11,
))  # fmt: skip
GLUSTYWORP.on(hooks.damage_suffered)(_first_turn_limit)
GLUSTYWORP.on(TOLL)(_late)
GLUSTYWORP.power.on(ALLOWED)(lambda table, fight, me, power: len(me.combo) == 1 and tally(fight, me).damage > 0)


@GLUSTYWORP.power.on(USED)
def glustyworp_barb(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> None:
    me.doubled = power.n
    less_draw(me, power.m)


@GLUSTYWORP.power.on(POWER_VALUE)
def _doubled_card(table: OldWorld, search: Search, power: Power) -> float:
    combo = search.me.combo
    return 1.0 if combo and combo[0].damage >= 2 else -1.0


# --- Leshen: Defence counts lower in its fight ---
LESHEN: Final = MONSTERS.add(Monster(
    "leshen", 3, 19, Art("leshen", "verdant", "forest", Portrait(weather="mist")),
    Power("leshen-antlers", kinds.REVEALED, hunts=True), harder=0.2, trophy_origin=REPORTED,
))  # fmt: skip


@LESHEN.on(hooks.before_life_pool)
def leshen(table: OldWorld, fight: Fight) -> None:
    fight.defence_drop = fight.n
    trim_shield(table, table.witchers[fight.attacker])


OWN_ATTACK: Final = Question(QUESTIONS, "own-attack", rule="monster-turn", theme="in-fight", policy=own_attack_policy)


@OWN_ATTACK.option
def own_attack_choice(table: OldWorld, decision: Decision, word: Word) -> Choice:
    choice = word_choice(decision, word)
    fight = table.the_fight()
    if fight.revealed is not None:
        choice.note = (fight.revealed.charge if word is CHARGE else fight.revealed.bite).said(monster_level(fight))
    return choice


@LESHEN.power.on(USED)
def leshen_antlers(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> Rules[None]:
    """Let the witcher himself name the attack, after seeing the card."""
    word = yield from OWN_ATTACK.ask(table, me.seat, [CHARGE, BITE])
    fight.attack = word.key


LESHEN.on(TOLL)(_defence)
LESHEN.power.on(POWER_VALUE)(lambda table, search, power: 1.0 if other_attack_is_milder(table, search.fight) else -1.0)
