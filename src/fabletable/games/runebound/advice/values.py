"""What things are worth, with a piece of gold as 1: faces, assets, skills, effects; the odds of fights and tests."""

from __future__ import annotations

from math import exp, log
from typing import Final

from fabletable.games.runebound.board import MARKETS
from fabletable.games.runebound.cards.kinds import HAND, HEALTH, SPEED, Asset, Foe, Skill
from fabletable.games.runebound.cards.tokens import (
    AGILITY,
    DOUBLE,
    ENEMY_TOKENS,
    MAGIC,
    PHYSICAL,
    SHIELD,
    SKULL,
    SURGE,
    VETERAN,
    VILLAIN_TOKENS,
    Face,
    Token,
)
from fabletable.games.runebound.cards.vocabulary import ANY, Ability, Effect, Effects, Window
from fabletable.games.runebound.rules.effects import owned
from fabletable.games.runebound.rules.markets import may_own
from fabletable.games.runebound.rules.moment import MANY, Moment, amount, health_against, holds
from fabletable.games.runebound.table import Hero, Runebound

TROPHY: Final = 3.0
LORE: Final = 2.6
ALLY: Final = 4.2
DRAWN_SKILL: Final = 0.7
WOUND: Final = 0.55
ZOMBIE: Final = 2.0
STARS: Final = 0.4

FACE_WORTH: Final = {PHYSICAL: 1.0, MAGIC: 1.0, SKULL: 1.0, AGILITY: 0.6, DOUBLE: 0.9, SHIELD: 0.0, SURGE: 0.0}


# --- fighting strength ---


def surge_rate(abilities: list[Ability] | tuple[Ability, ...]) -> float:
    """What one surge symbol is worth to somebody with these abilities."""
    best = 0.15
    for ability in abilities:
        if ability.surge:
            cost = 1 if ability.surge == "X" else int(ability.surge)
            gain = sum(static_gain(effect) for effect in ability.effects) - 0.6 * ability.suffer
            best = max(best, gain / cost)
    return min(2.5, best)


def static_gain(effect: Effect) -> float:
    """A rough gain of a combat effect without looking at the tokens."""
    n = effect.n if isinstance(effect.n, int) else {"X": 1, "all": 2, "any": 1.5}.get(effect.n, 2)
    op = effect.op
    if op == "deal":
        return n * (1.15 if effect.flag else 1.0)
    if op == "heal":
        return 0.8 * n
    if op in ("flip", "remove", "recast"):
        return n * {"flip": 0.55, "remove": 0.8, "recast": 0.4}[op]
    if op in ("bring-back", "turn-to", "count-double", "boost"):
        return 0.9 * n
    if op == "test":
        passed = sum(static_gain(each) for each in effect.then)
        failed = sum(static_gain(each) for each in effect.otherwise)
        return 1.2 * sum(static_gain(each) for each in effect.each) + 0.6 * passed + 0.4 * failed
    if op == "explore-here":
        return 1.8 * sum(static_gain(each) for each in effect.each)
    if op == "when":
        return max(sum(map(static_gain, effect.then)), sum(map(static_gain, effect.otherwise)))
    if op == "choose":
        return max(sum(map(static_gain, choice)) for choice in effect.choices)
    return {"reflect": 1.1, "armor": 1.0, "forbid": 0.7, "borrow-surge": 1.2, "pay": 2.0}.get(op, 0.2)


def face_worth(face: Face, rate: float) -> float:
    if face.symbol == SURGE:
        return face.value * rate
    return face.value * FACE_WORTH.get(face.symbol, 0.0)


def strength(tokens: list[Token], rate: float) -> tuple[float, float]:
    """Expected damage and expected shields of a cast."""
    attack = shield = 0.0
    for token in tokens:
        for face in token.sides:
            attack += face_worth(face, rate) / 2
            if face.symbol == SHIELD:
                shield += face.value / 2
            if face.golden:
                attack += 0.06
    return attack, shield


def hero_tokens(hero: Hero) -> list[Token]:
    return [*hero.card.tokens, *[asset.token for asset in hero.assets if asset.token is not None]]


_strengths: dict[tuple[object, ...], tuple[float, float]] = {}


def outfit(hero: Hero) -> tuple[object, ...]:
    """What a hero fights with, to remember things by. The cards themselves: a user's may differ under one key."""
    return (hero.card, *hero.learned, *hero.assets)


def hero_strength(hero: Hero) -> tuple[float, float]:
    """Damage and protection a round, with what skills add to the tokens."""
    key = outfit(hero)
    known = _strengths.get(key)
    if known is None:
        if len(_strengths) > 20000:
            _strengths.clear()
        known = _reckon_strength(hero)
        _strengths[key] = known
    return known


def _reckon_strength(hero: Hero) -> tuple[float, float]:
    attack, shield = strength(hero_tokens(hero), surge_rate(hero.windows.get("surge", ())))
    for ability in hero.windows.get("combat-action", ()):
        gain = sum(map(static_gain, ability.effects)) - 0.5 * ability.exert - 0.7 * ability.suffer
        attack += max(0.0, gain) * (0.8 if ability.limit == "combat-round" else 0.35)
    for window, worth in WINDOW_ATTACK.items():
        attack += worth * len(hero.windows.get(window, ()))
    for window, worth in WINDOW_SHIELD.items():
        shield += worth * len(hero.windows.get(window, ()))
    return attack, shield


WINDOW_ATTACK: Final[dict[Window, float]] = {
    "after-cast": 0.35,
    "when-dealing-damage": 0.7,
    "on-block": 0.4,
    "after-combat-action": 0.3,
    "on-engage": 0.4,
}
WINDOW_SHIELD: Final[dict[Window, float]] = {
    "when-dealt-damage": 0.9,
    "foe-combat-action": 0.6,
    "would-be-defeated": 0.8,
}


def win_odds(table: Runebound, hero: Hero, foe: Foe, *, fresh: bool = False, act: int = 0, wounds: int = 0) -> float:
    """The chance to defeat this foe: how many rounds each side lasts against the other."""
    attack, shield = hero_strength(hero)
    tokens = list(ENEMY_TOKENS)
    if (act or table.act) == 2 or foe.kind == "villain":
        tokens.append(VETERAN)
    if foe.kind == "villain":
        tokens.append(VILLAIN_TOKENS[foe.key])
    theirs, cover = strength(tokens, surge_rate(foe.abilities))
    life = hero.numbers[HEALTH] if fresh else hero.health_left
    health = health_against(table, foe, hero.seat) - wounds
    return duel_odds(life, attack, shield, health, theirs, cover)


def duel_odds(life: float, attack: float, shield: float, health: float, theirs: float, cover: float) -> float:
    lasts = life / max(0.4, theirs - 0.8 * shield)
    needs = health / max(0.4, attack - 0.8 * cover)
    return 1 / (1 + exp(-3.6 * log(max(0.05, lasts) / max(0.05, needs))))


def test_odds(hero: Hero, attribute: str, mod: int) -> float:
    """At least one star, with an exert or two."""
    cards = max(0, max(0, hero.numbers[attribute]) + mod)
    cards += sum(1 for ability in hero.windows.get("before-test", ()) for _ in ability.effects)
    return float(1 - (1 - STARS) ** (cards + 0.7 * min(2, len(hero.hand))))


# --- cards ---


def asset_worth(hero: Hero, asset: Asset, left: int = 12) -> float:
    """What owning it adds, in gold, with so many rounds left to play."""
    worth = 0.0
    if asset.token is not None:
        attack, shield = strength([asset.token], surge_rate(hero.windows.get("surge", ())))
        worth += 4.0 * attack + 3.2 * shield
    for ability in asset.abilities:
        worth += ability_worth(hero, ability, left)
    if asset.market_value:
        worth += 0.8 * asset.market_value
    return worth


def improvement(hero: Hero, asset: Asset, left: int) -> float:
    """How much better off the hero is with it than with what it would replace."""
    same = [asset_worth(hero, each, left) for each in hero.assets if each.kind == asset.kind]
    if len(same) >= may_own(hero, asset.kind):
        return asset_worth(hero, asset, left) - min(same)
    return asset_worth(hero, asset, left)


def ability_worth(hero: Hero, ability: Ability, left: int) -> float:
    if ability.window == "constant":
        return sum(constant_worth(hero, effect, left) for effect in ability.effects)
    if ability.surge:
        cost = 1 if ability.surge == "X" else int(ability.surge)
        gain = sum(map(static_gain, ability.effects)) / cost
        faces = sum(face.value / 2 for token in hero_tokens(hero) for face in token.sides if face.symbol == SURGE)
        known = surge_rate(hero.windows.get("surge", ()))
        return max(0.4, (gain - known) * (faces + 0.4) * 3.0 + 0.6)
    if ability.window == "combat-action":
        return max(0.5, 2.6 * (sum(map(static_gain, ability.effects)) - 0.5 * ability.exert - 0.6 * ability.suffer))
    if ability.window == "action" and ability.effects[0].op == "move":
        return 0.4 * left
    worth = WINDOW_WORTH.get(ability.window, 1.0)
    return worth if ability.window in FIGHT_WINDOWS else worth * left / 12


FIGHT_WINDOWS: Final = (
    "after-cast",
    "when-dealing-damage",
    "when-dealt-damage",
    "would-be-defeated",
    "foe-combat-action",
    "on-engage",
    "on-block",
)
WINDOW_WORTH: Final[dict[Window, float]] = {
    "after-cast": 2.2,
    "when-dealing-damage": 4.0,
    "when-dealt-damage": 5.0,
    "would-be-defeated": 5.5,
    "foe-combat-action": 4.0,
    "on-engage": 3.2,
    "on-block": 2.5,
    "on-win": 1.8,
    "on-quest-done": 1.6,
    "after-roll": 1.5,
    "spend-die": 1.0,
    "free": 2.4,
    "enter-hex": 1.2,
    "before-test": 2.2,
    "on-rest": 0.8,
    "start-of-turn": 2.0,
    "on-adventure": 1.3,
    "action": 1.9,
}


def constant_worth(hero: Hero, effect: Effect, left: int) -> float:
    if effect.op != "modify":
        return {"treat-as": 3.0, "ignore-river": 1.0, "carry": 1.0}.get(effect.op, 0.5)
    n = effect.n if isinstance(effect.n, int) else max(0, hero.numbers.get(effect.n, 0))
    if effect.kind == SPEED:
        return n * 0.24 * left
    if effect.kind in (HEALTH, HAND):
        return n * (1.6 if effect.kind == HEALTH else 1.0)
    return n * (1.3 if n > 0 else 0.7)


def skill_worth(hero: Hero, skill: Skill, left: int = 12) -> float:
    """What having learned it is worth."""
    return sum(ability_worth(hero, ability, left) for ability in skill.abilities)


def card_worth_in_hand(hero: Hero, skill: Skill) -> float:
    """A card that could soon be learned is kept; any other is fuel."""
    missing = max(0, len(skill.cost) - len(hero.trophies))
    worth = skill_worth(hero, skill) - 1.0 * missing
    if hero.learned_of(skill.attribute) >= max(0, hero.numbers[skill.attribute]):
        worth -= 2.5
    return DRAWN_SKILL + max(0.0, 0.4 * worth)


# --- effects outside of combat ---


def effects_worth(table: Runebound, hero: Hero, effects: Effects) -> float:
    return sum(effect_worth(table, hero, effect) for effect in effects)


def effect_worth(table: Runebound, hero: Hero, effect: Effect) -> float:
    moment = Moment(hero.seat)
    op = effect.op
    if op == "test":
        odds = test_odds(hero, effect.kind, effect.n if isinstance(effect.n, int) else 0)
        each = effects_worth(table, hero, effect.each) * max(0.4, STARS * max(0, hero.numbers[effect.kind]))
        passed = effects_worth(table, hero, effect.then)
        return odds * passed + (1 - odds) * effects_worth(table, hero, effect.otherwise) + each
    if op == "pay":
        otherwise = effects_worth(table, hero, effect.otherwise)
        n = effect.n if isinstance(effect.n, int) else 1
        if owned(hero, effect.kind) < n:
            return otherwise
        return max(otherwise, effects_worth(table, hero, effect.then) - price_of(hero, effect.kind, n))
    if op == "choose":
        return max(effects_worth(table, hero, choice) for choice in effect.choices)
    if op == "when":
        return effects_worth(table, hero, effect.then if holds(table, moment, effect.when) else effect.otherwise)
    if op == "explore-here":
        return 1.7 * effects_worth(table, hero, effect.each)
    moment.successes = 1
    n = amount(table, moment, effect)
    if op == "heal":
        return WOUND * min(n, hero.damage)
    if op == "suffer":
        return -WOUND * n - (4.0 if n >= hero.health_left else 0.0)
    return _plain_worth(table, hero, effect, min(n, MANY))


def price_of(hero: Hero, what: str, n: int) -> float:
    if what == "trophy":
        return TROPHY * 0.8 * n
    if what == "hand":
        return 0.8 * n
    return {"gold": 0.9, "ally": ALLY, "lore": LORE}.get(what, 1.0) * n


def _plain_worth(table: Runebound, hero: Hero, effect: Effect, n: int) -> float:
    op = effect.op
    if op == "lose":
        return -price_of(hero, effect.kind, min(n, owned(hero, effect.kind)))
    if op in ("kill-zombies", "zombie"):
        around = table.zombies_on_board()
        return ZOMBIE * story_need(table, hero) * min(n, around) if op == "kill-zombies" else -1.2
    if op == "learn":
        return (5.0 if effect.flag else 2.3 * n) if hero.hand else 0.0
    if op == "asset-from-market":
        return 0.65 * n
    worth = {
        "gold": 1.0,
        "trophy": TROPHY,
        "action": 1.4,
        "draw": DRAWN_SKILL,
        "move": 0.35,
        "take-card": 0.0,
        "refresh-gem": 0.7,
        "swap-skills": 0.3,
        "look-at": 0.2,
    }.get(op)
    if op in ("lore", "ally"):
        return (LORE if op == "lore" else ALLY) * n * story_need(table, hero)
    if worth is not None:
        return worth * min(n, 6) if op != "take-card" else TROPHY
    if op == "shop":
        return shopping_worth(table, hero, effect)
    return {"delay": -1.3, "relocate": 0.8, "asset-from-deck": 3.0, "adventure": 2.5, "fight-it": 3.0}.get(op, 0.0)


def story_need(table: Runebound, hero: Hero) -> float:
    """How much one more lore or ally, or one zombie less, still helps against the villain."""
    return 1.0 if health_against(table, table.villain, hero.seat) > table.villain.least else 0.3


def shopping_worth(table: Runebound, hero: Hero, effect: Effect) -> float:
    """A visit to a market from afar: the best thing there that the hero can pay for."""
    off = effect.n if isinstance(effect.n, int) else 0
    best = 0.3
    for number, city in enumerate(MARKETS):
        if effect.place[0] in (ANY, city):
            for asset in table.markets[number]:
                price = max(0, asset.price - off)
                if price <= hero.gold:
                    best = max(best, improvement(hero, asset, 12) - 0.25 * price)
    return best
