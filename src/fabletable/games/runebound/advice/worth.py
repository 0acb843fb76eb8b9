"""What things are worth, with a piece of gold as 1: assets, skills, effects."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.advice.odds import STARS, hero_tokens, static_gain, strength, surge_rate, test_odds
from fabletable.games.runebound.board import MARKETS
from fabletable.games.runebound.kinds import HAND, HEALTH, SPEED, Asset, Skill
from fabletable.games.runebound.rules.context import MANY, EffectContext, amount, health_against, holds
from fabletable.games.runebound.rules.effects import owned
from fabletable.games.runebound.rules.markets import may_own
from fabletable.games.runebound.table import Hero, Runebound
from fabletable.games.runebound.tokens import SURGE
from fabletable.games.runebound.vocabulary import ANY, Ability, Effect, Effects, Window

TROPHY: Final = 3.0
LORE: Final = 4.2
ALLY: Final = 6.0
DRAWN_SKILL: Final = 0.5
WOUND: Final = 0.55
ZOMBIE: Final = 2.0

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
        return n * 0.16 * left
    if effect.kind in (HEALTH, HAND):
        return n * (2.4 if effect.kind == HEALTH else 1.0)
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
    context = EffectContext(hero.seat)
    op = effect.op
    if op == "test":
        odds = test_odds(hero, effect.kind, effect.fixed())
        each = effects_worth(table, hero, effect.each) * max(0.4, STARS * max(0, hero.numbers[effect.kind]))
        passed = effects_worth(table, hero, effect.then)
        return odds * passed + (1 - odds) * effects_worth(table, hero, effect.otherwise) + each
    if op == "pay":
        otherwise = effects_worth(table, hero, effect.otherwise)
        n = effect.fixed(1)
        if owned(hero, effect.kind) < n:
            return otherwise
        return max(otherwise, effects_worth(table, hero, effect.then) - price_of(hero, effect.kind, n))
    if op == "choose":
        return max(effects_worth(table, hero, choice) for choice in effect.choices)
    if op == "when":
        return effects_worth(table, hero, effect.then if holds(table, context, effect.when) else effect.otherwise)
    if op == "explore-here":
        return 1.7 * effects_worth(table, hero, effect.each)
    context.successes = 1
    n = amount(table, context, effect)
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
    return 1.0 if health_against(table, table.villain, hero.seat) > table.villain.least else 0.45


def shopping_worth(table: Runebound, hero: Hero, effect: Effect) -> float:
    """A visit to a market from afar: the best thing there that the hero can pay for."""
    off = effect.fixed()
    best = 0.3
    for number, city in enumerate(MARKETS):
        if effect.place[0] in (ANY, city):
            for asset in table.markets[number]:
                price = max(0, asset.price - off)
                if price <= hero.gold:
                    best = max(best, improvement(hero, asset, 12) - 0.25 * price)
    return best
