"""The words cards are written in: effects (what happens), abilities (when, for what price, how often).

Nothing here does anything: the chapters in rules/ carry the effects out, advice/ weighs them.
"""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias, TypedDict

from mypy_extensions import mypyc_attr

from fabletable.kernel import Message

SELF: Final = "self"
FOE: Final = "foe"

# How many: a number, or one of these words (rules/moment.py counts them)
ALL: Final = "all"
ANY: Final = "any"
X: Final = "X"

# How long, and how often
ROUND: Final = "combat-round"
FIGHT: Final = "combat"
TURN: Final = "turn"
GAME_ROUND: Final = "game-round"
TARGET: Final = "target-game"

SPENT: Final = "spent"
POOL: Final = "pool"


Op: TypeAlias = Literal[
    "action", "acts-first", "adventure", "ally", "another-action", "armor", "asset-from-deck", "asset-from-market",
    "attack-bonus", "block", "boost", "borrow-surge", "bring-back", "cancel", "carry", "challenge", "choose",
    "count-double", "deal", "delay", "discount", "draw", "draw-extra", "each-hero", "explore-here", "fight-it",
    "flip", "forbid", "gold", "heal", "ignore-river", "kill-zombies", "learn", "look-at", "lore", "lose", "modify",
    "more-dice", "move", "pay", "recast", "reflect", "refresh-gem", "relocate", "remove", "reroll", "reveal-more",
    "roll-move", "sell", "sell-bonus", "shop", "spend-as", "suffer", "swap-skills", "take-as-trophy", "take-card",
    "test", "treat-as", "trophy", "turn-die-wild", "turn-to", "when", "zombie",
]  # fmt: skip
"""What an effect does."""

Window: TypeAlias = Literal[
    "action", "after-cast", "after-combat-action", "after-dealing-damage", "after-dealt-damage", "after-roll",
    "after-test", "before-roll", "before-test", "combat-action", "constant", "enter-hex", "foe-combat-action", "free",
    "now", "on-adventure", "on-block", "on-defeated", "on-engage", "on-gain-trophy", "on-quest-done", "on-rest",
    "on-retreat", "on-sell", "on-shop", "on-train", "on-win", "quest", "round-end", "setup", "spend-die",
    "start-of-turn", "surge", "when-dealing-damage", "when-dealt-damage", "would-be-defeated",
]  # fmt: skip
"""When an ability may be used, or happens by itself."""

Words: TypeAlias = tuple[str, ...]
Condition = TypedDict(
    "Condition",
    {
        "in-test": bool,
        "in-combat": bool,
        "foe-trait": Words,
        "foe-kind": str,
        "foe-health-min": int,
        "can-be-trophy": bool,
        "site": Words,
        "at": Words,
        "terrain": Words,
        "road": bool,
        "roll": Words,
        "adventure": Words,
        "result": str,
        "defeated": bool,
        "owns": Words,
        "damage-type": Words,
        "damage-min": int,
        "spent-min": int,
        "first-combat-round": bool,
        "crossed-river": bool,
        "zombie-here": bool,
        "foe-action": Words,
        "health-left-max": int,
        "gold-min": int,
        "hand-empty": bool,
        "sold": Words,
        "sold-for": Words,
        "peeked": str,
    },
    total=False,
)
"""What must be so: all that is named (rules/moment.py checks it)."""


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)  # may be copied, and made by a test
class Effect:
    """One thing that happens. Which of the fields mean something depends on ``op``."""

    __slots__ = (
        "choices",
        "each",
        "face",
        "flag",
        "kind",
        "most",
        "n",
        "op",
        "otherwise",
        "place",
        "plus",
        "state",
        "then",
        "times",
        "until",
        "when",
        "who",
    )

    def __init__(self, op: Op, n: int | str = 0) -> None:
        self.op: Op = op
        self.n: int | str = n
        self.plus: int = 0
        self.most: int = -1
        self.times: int = 1
        self.who: str = SELF
        self.kind: str = ""
        self.face: str = ""
        self.state: str = POOL
        self.until: str = ""
        self.place: tuple[str, ...] = ()
        self.then: tuple[Effect, ...] = ()
        self.otherwise: tuple[Effect, ...] = ()
        self.each: tuple[Effect, ...] = ()
        self.choices: tuple[tuple[Effect, ...], ...] = ()
        self.when: Condition = {}
        self.flag: bool = False

    def fixed(self, otherwise: int = 0) -> int:
        """The number as it is printed; ``otherwise`` for one that is counted on the table."""
        return self.n if isinstance(self.n, int) else otherwise


Effects = tuple[Effect, ...]
Figures = dict[str, Any]


def _amount(effect: Effect, plus: int, most: int, times: int) -> Effect:
    effect.plus = plus
    effect.most = most
    effect.times = times
    return effect


# --- combat ---


def deal(n: int | str, kind: str, *, unblockable: bool = False, most: int = -1) -> Effect:
    """Damage to the foe. ``unblockable``: no shields may be spent against it."""
    effect = _amount(Effect("deal", n), 0, most, 1)
    effect.kind = kind
    effect.flag = unblockable
    return effect


def _on_tokens(op: Op, who: str, n: int | str, face: str, state: str = POOL) -> Effect:
    effect = Effect(op, n)
    effect.who = who
    effect.face = face
    effect.state = state
    return effect


def recast(who: str, n: int | str, face: str = "", state: str = POOL) -> Effect:
    """The owner tosses these tokens again; spent ones come back to the pool by it."""
    return _on_tokens("recast", who, n, face, state)


def flip(who: str, n: int | str, face: str = "") -> Effect:
    return _on_tokens("flip", who, n, face)


def remove(who: str, n: int | str, face: str = "") -> Effect:
    """Out of the pool, as if spent."""
    return _on_tokens("remove", who, n, face)


def bring_back(n: int | str, face: str = "") -> Effect:
    """Own spent tokens return to the pool with the face they show."""
    return _on_tokens("bring-back", SELF, n, face, SPENT)


def turn_to(n: int | str, face: str) -> Effect:
    """Own tokens that have this face are turned to it."""
    return _on_tokens("turn-to", SELF, n, face)


def count_double(n: int | str, face: str = "") -> Effect:
    """The value of these own tokens is doubled until the end of the combat round. Without a face: physical, magic
    or shield."""
    return _on_tokens("count-double", SELF, n, face)


def boost(face: str, n: int) -> Effect:
    """Each own token showing this face counts n more until the end of the combat round."""
    return _on_tokens("boost", SELF, n, face)


def treat_as(face: str, kind: str, until: str = FIGHT) -> Effect:
    """Own tokens with this face may be spent as that one; a dash then counts 1."""
    effect = _on_tokens("treat-as", SELF, ALL, face)
    effect.kind = kind
    effect.until = until
    return effect


def forbid(who: str, what: str, until: str) -> Effect:
    """Cannot: surge, shield, agility, double, physical, magic, retreat or exert."""
    effect = Effect("forbid")
    effect.who = who
    effect.kind = what
    effect.until = until
    return effect


def reflect(kind: str) -> Effect:
    """Until the end of the combat round: what I suffer from the foe's attack, the foe suffers too."""
    effect = Effect("reflect")
    effect.kind = kind
    return effect


def armor(n: int) -> Effect:
    """Until the end of the combat round each attack against me deals n less."""
    return Effect("armor", n)


def block(n: int | str) -> Effect:
    """The damage that is just being dealt to me is n less."""
    return Effect("block", n)


def attack_bonus(n: int) -> Effect:
    return Effect("attack-bonus", n)


def acts_first(who: str) -> Effect:
    effect = Effect("acts-first")
    effect.who = who
    return effect


def another_action() -> Effect:
    return Effect("another-action")


def cancel() -> Effect:
    """The announced combat action has no effect; what it cost stays paid."""
    return Effect("cancel")


def take_as_trophy() -> Effect:
    """The fight ends: the enemy becomes a trophy without its reward."""
    return Effect("take-as-trophy")


def borrow_surge() -> Effect:
    """One surge ability of a random enemy in the combat discard pile, X = 1."""
    return Effect("borrow-surge")


def challenge(*on_win: Effect) -> Effect:
    """Fight another undefeated hero in the same hex, without retreat."""
    effect = Effect("challenge")
    effect.then = on_win
    return effect


def fight_it() -> Effect:
    """Fight the enemy of this story card."""
    return Effect("fight-it")


# --- the hero ---


def heal(n: int | str, *, plus: int = 0, most: int = -1) -> Effect:
    return _amount(Effect("heal", n), plus, most, 1)


def suffer(n: int | str) -> Effect:
    """Damage that no shield can stop."""
    return Effect("suffer", n)


def modify(stat: str, n: int | str, *, most: int = -1, times: int = 1, until: str = "") -> Effect:
    effect = _amount(Effect("modify", n), 0, most, times)
    effect.kind = stat
    effect.until = until
    return effect


def gold(n: int | str, *, once_a_fight: bool = False) -> Effect:
    effect = Effect("gold", n)
    effect.flag = once_a_fight
    return effect


def trophy(n: int, deck: str = ANY) -> Effect:
    """Gain trophies from the top of a deck (of the player's choice when ANY)."""
    effect = Effect("trophy", n)
    effect.kind = deck
    return effect


def lore(n: int | str, *, most: int = -1) -> Effect:
    return _amount(Effect("lore", n), 0, most, 1)


def ally(n: int) -> Effect:
    return Effect("ally", n)


def action(n: int) -> Effect:
    """n more actions this turn."""
    return Effect("action", n)


def asset_from_market(max_price: int, place: str = ANY, kind: str = "") -> Effect:
    """One asset of a market without paying; the market is filled again at once."""
    effect = Effect("asset-from-market", max_price)
    effect.place = (place,)
    effect.kind = kind
    return effect


def asset_from_deck() -> Effect:
    return Effect("asset-from-deck")


def lose(what: str, n: int | str) -> Effect:
    """As much as possible: gold, hand, lore, ally, trophy."""
    effect = Effect("lose", n)
    effect.kind = what
    return effect


def pay(what: str, n: int, *then: Effect, otherwise: Effects = ()) -> Effect:
    """May pay in full and do ``then``; who does not does ``otherwise``."""
    effect = Effect("pay", n)
    effect.kind = what
    effect.then = then
    effect.otherwise = otherwise
    return effect


def draw(n: int) -> Effect:
    return Effect("draw", n)


def draw_extra(n: int) -> Effect:
    return Effect("draw-extra", n)


def swap_skills(n: int | str) -> Effect:
    """Discard up to n skills from hand, then draw as many."""
    return Effect("swap-skills", n)


def learn(*, reduce: int = 0, free: bool = False, attribute: str = "") -> Effect:
    effect = Effect("learn", reduce)
    effect.flag = free
    effect.kind = attribute
    return effect


def delay() -> Effect:
    return Effect("delay")


def carry(kind: str, n: int) -> Effect:
    effect = Effect("carry", n)
    effect.kind = kind
    return effect


def sell(n: int = -1) -> Effect:
    """Discard this asset for n gold, or for its market value."""
    return Effect("sell", n)


def discount(n: int) -> Effect:
    return Effect("discount", n)


def sell_bonus(n: int) -> Effect:
    return Effect("sell-bonus", n)


def shop_at(place: str, price_off: int = 0) -> Effect:
    """A whole Shop action at that market, or at one of the player's choice when ANY."""
    effect = Effect("shop", price_off)
    effect.place = (place,)
    return effect


# --- movement and dice ---


def move(n: int | str, *, only_water: bool = False) -> Effect:
    """Up to n hexes one by one; terrain and rivers do not matter, every hex is entered."""
    effect = Effect("move", n)
    effect.flag = only_water
    return effect


def relocate(*kinds: str) -> Effect:
    """Put the figure on a place of these kinds; nothing in between is entered."""
    effect = Effect("relocate")
    effect.place = kinds
    return effect


def roll_move(n: int) -> Effect:
    return Effect("roll-move", n)


def reroll(n: int | str) -> Effect:
    return Effect("reroll", n)


def turn_die_wild() -> Effect:
    return Effect("turn-die-wild")


def more_dice(n: int) -> Effect:
    return Effect("more-dice", n)


def spend_as(*terrains: str) -> Effect:
    """One die may be spent as one of these terrains whatever it shows; never as a printed wild."""
    effect = Effect("spend-as")
    effect.place = terrains
    return effect


def ignore_river() -> Effect:
    return Effect("ignore-river")


# --- tests, decks, the board ---


def attempt(attribute: str, mod: int, *passed: Effect, failed: Effects = (), each: Effects = ()) -> Effect:
    """A test. ``passed`` after at least one success, ``each`` once for every success."""
    effect = Effect("test", mod)
    effect.kind = attribute
    effect.then = passed
    effect.otherwise = failed
    effect.each = each
    return effect


def reveal_more(n: int) -> Effect:
    """The present test reveals n more cards in its first step."""
    return Effect("reveal-more", n)


def explore_here(*each: Effect) -> Effect:
    """Roll dice equal to speed; ``each`` once for every die that shows the terrain of the hex."""
    effect = Effect("explore-here")
    effect.each = each
    return effect


def look_at(deck: str, n: int, then: str, *, shown: bool = False) -> Effect:
    """The top n cards. ``then``: reorder, top-or-bottom, take-one. ``shown``: to everybody."""
    effect = Effect("look-at", n)
    effect.flag = shown
    effect.kind = deck
    effect.until = then
    return effect


def adventure(deck: str) -> Effect:
    """Draw and resolve one more card of that deck."""
    effect = Effect("adventure")
    effect.kind = deck
    return effect


def refresh_gem(n: int) -> Effect:
    return Effect("refresh-gem", n)


def take_card() -> Effect:
    """This adventure card becomes a trophy."""
    return Effect("take-card")


def zombie(place: str, n: int = 1) -> Effect:
    """On a place, or ``here``, ``nearest``, ``adjacent`` to the hero."""
    effect = Effect("zombie", n)
    effect.place = (place,)
    return effect


def kill_zombies(n: int) -> Effect:
    """Up to n, anywhere, without gold."""
    return Effect("kill-zombies", n)


def each_hero(*effects: Effect, when: Condition | None = None) -> Effect:
    """Every hero in turn order from the first player."""
    effect = Effect("each-hero")
    effect.each = effects
    effect.when = when or {}
    return effect


def choose(*choices: Effects, by_hero: bool = False) -> Effect:
    """Exactly one of them. On an enemy's card its player chooses, unless ``by_hero``."""
    effect = Effect("choose")
    effect.choices = choices
    effect.flag = by_hero
    return effect


def when(condition: Condition, *then: Effect, otherwise: Effects = ()) -> Effect:
    effect = Effect("when")
    effect.when = condition
    effect.then = then
    effect.otherwise = otherwise
    return effect


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)  # may be copied, and made by a test
class Ability:
    """What a card lets its owner do in one window, and what it costs. It is itself the option that is chosen."""

    __slots__ = (
        "action",
        "card",
        "discards_itself",
        "effects",
        "exert",
        "figures",
        "foe_may_cancel",
        "gold",
        "key",
        "limit",
        "message",
        "must",
        "name",
        "spend",
        "suffer",
        "surge",
        "trophies",
        "when",
        "window",
    )

    def __init__(self, window: Window, effects: Effects, name: str = "") -> None:
        self.window: Window = window
        self.effects: Effects = effects
        self.name: str = name
        self.card: str = ""
        self.key: str = ""
        self.message: Message = Message(id="")
        self.figures: Figures = {}
        self.surge: int | str = 0
        self.exert: int = 0
        self.action: int = 0
        self.gold: int = 0
        self.suffer: int = 0
        self.trophies: tuple[str, ...] = ()
        self.spend: str = ""
        self.discards_itself: bool = False
        self.limit: str = ""
        self.when: Condition = {}
        self.must: bool = False
        self.foe_may_cancel: bool = False

    def mention(self, figures: Figures) -> None:
        """The numbers that its text speaks of."""
        self.figures = figures

    def belongs_to(self, card: str, number: int, spoken: str) -> None:
        """``card`` is the key of the card, ``spoken`` the message that names it."""
        self.card = card
        self.key = f"{card}.{self.name or number}"
        joint = "-" if "." in spoken else "."
        self.message = Message(f"{spoken}{joint}{self.name}" if self.name else spoken, {}, card)


def on(
    window: Window,
    *effects: Effect,
    name: str = "",
    action: int = 0,
    exert: int = 0,
    gold: int = 0,
    suffer: int = 0,
    trophies: tuple[str, ...] = (),
    spend: str = "",
    discards_itself: bool = False,
    limit: str = "",
    when: Condition | None = None,
    must: bool | None = None,
) -> Ability:
    """An ability in a window. One with a price or a limit is used if its owner likes, any other happens by itself;
    ``must`` says otherwise."""
    ability = Ability(window, effects, name)
    ability.action = action
    ability.exert = exert
    ability.gold = gold
    ability.suffer = suffer
    ability.trophies = trophies
    ability.spend = spend
    ability.discards_itself = discards_itself
    ability.limit = limit
    ability.when = when or {}
    priced = bool(action or exert or gold or suffer or trophies or spend or discards_itself or limit)
    ability.must = not priced if must is None else must
    return ability


def surge(
    cost: int | str, name: str, *effects: Effect, suffer: int = 0, limit: str = ROUND, foe_may_cancel: bool = False
) -> Ability:
    """A surge ability: a combat action paid with surge symbols, each at most once a combat round."""
    ability = on("surge", *effects, name=name, suffer=suffer, limit=limit, must=False)
    ability.surge = cost
    ability.foe_may_cancel = foe_may_cancel
    return ability


def always(*effects: Effect, name: str = "") -> Ability:
    """In force as long as the card is."""
    return on("constant", *effects, name=name, must=True)


def owned(abilities: tuple[Ability, ...], card: str, spoken: str) -> tuple[Ability, ...]:
    for number, ability in enumerate(abilities, 1):
        ability.belongs_to(card, number, spoken)
    return abilities
