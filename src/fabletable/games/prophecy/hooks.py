"""The points of the rules at which cards work. A chapter runs a hook; what a card does there stands beside the card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from fabletable.games.prophecy.actions import CAST_SPELL
from fabletable.games.prophecy.fight import Battle, Side
from fabletable.games.prophecy.kinds import Creature, Item, Skill
from fabletable.games.prophecy.table import Hero, Realm
from fabletable.kernel import Action, Hook, Rules, Verb
from fabletable.kernel.scene import Gem, Odds

T = TypeVar("T")

# --- in a battle ---

Bonus: TypeAlias = Callable[[Skill, Hero, Battle, Side, Creature | None], int]

BONUS: Final[Hook[Bonus]] = Hook("bonus")
"""The bonus of a skill to its owner's value; the last argument is the creature on the other side."""

TERRAIN: Final[Hook[str]] = Hook("terrain")
"""The terrain where a skill helps in every battle."""

CASTABLE: Final[Hook[Callable[[Realm, Battle, Side], bool]]] = Hook("castable")
"""Returns True if a spell for the whole battle may be cast before this roll."""

BLOW: Final[Hook[int]] = Hook("blow")
"""The bonus in one roll of strength for 1 Health."""

SAVE: Final[Hook[int]] = Hook("save")
"""A roll that the skill's owner loses by no more than this is a draw."""

ROLL_AGAIN: Final[Hook[bool]] = Hook("roll-again")
"""A spell that has both sides roll again once the dice lie."""

ANSWERED: Final[Hook[int]] = Hook("answered")
"""The positive dice that an attacker's scroll still gives once the defender reads a scroll too."""

WEAPONS_IN_HAND: Final[Hook[int]] = Hook("weapons-in-hand")
"""The number of weapons a hero may hold with the skill."""

THROW_BONUS: Final[Hook[int]] = Hook("throw-bonus")
"""The bonus for each weapon thrown."""

BARE_HANDS: Final[Hook[bool]] = Hook("bare-hands")
"""A skill that may be worth more with empty hands."""

BARE_FORM: Final[Hook[bool]] = Hook("bare-form")
"""A spell that needs empty hands, and is worth more than most weapons."""

TWO_HANDED: Final[Hook[bool]] = Hook("two-handed")
"""A skill that adds 1 to a weapon for both hands and to empty hands."""

SPARES_SHIELD: Final[Hook[bool]] = Hook("spares-shield")
"""Keeps a shield that saved its owner from damage, once a round."""

WILL_DISCOUNT: Final[Hook[int]] = Hook("will-discount")
"""The mana by which a battle of will is cheaper to start for a hero who puts it on."""

DEFEATED: Final[Hook[Callable[[Realm, Hero, Skill], Rules[bool]]]] = Hook("defeated")
"""The hero has lost a battle; True: it counts as a draw."""

FIGHT_AGAIN: Final[Hook[Callable[[Realm, Hero, Skill, Creature], Rules[bool]]]] = Hook("fight-again")
"""A creature was not beaten; True: the hero fights it again at once."""

WOUNDED: Final[Hook[Callable[[Realm, Hero, Skill, int], Rules[int]]]] = Hook("wounded")
"""The hero loses Health to an opponent; the hook returns how much of the loss is left."""

LOOT: Final[Hook[int]] = Hook("loot")
"""Gold for every battle won: from the land, or from the hero who lost."""

DUEL_PRIZE: Final[Hook[Callable[[Realm, Hero, Hero], Rules[bool]]]] = Hook("duel-prize")
"""An attacker has won a duel against the second hero; False: the loser chooses as usual."""

LIFE_SAVER: Final[Hook[Callable[[Realm, Hero, Item], None]]] = Hook("life-saver")
"""A loss would leave its owner no Health: this happens instead."""

# --- on the way ---


@dataclass(eq=False)
class CardWay:
    """A way that a card opens: the deed's kind, and from each field where it leads."""

    verb: Verb
    deeds: list[list[Action]]


WAY: Final[Hook[CardWay]] = Hook("way")
FREE_RIDE: Final[Hook[Sequence[int]]] = Hook("free-ride")
"""The steps that may be ridden for nothing."""
SAIL_PRICE: Final[Hook[int]] = Hook("sail-price")
"""The gold for a ship; below nothing it is earned."""
ALL_PORTS: Final[Hook[bool]] = Hook("all-ports")
"""Ships go to every port."""
MOVES: Final[Hook[int]] = Hook("moves")
"""The number of moves in a turn."""
PASSES_BY: Final[Hook[str]] = Hook("passes-by")
"""Creatures of this type may be passed by without a fight."""
HIDES: Final[Hook[bool]] = Hook("hides")
"""Lets its owner hide from the creatures of a field once a round; the turn is over."""

# --- prices ---

GOLD_OFF: Final[Hook[int]] = Hook("gold-off")
"""Makes one payment of gold a round cheaper by this number."""
MANA_OFF: Final[Hook[int]] = Hook("mana-off")
"""Makes one spell a round cheaper by this number."""
BETTER_PRICES: Final[Hook[bool]] = Hook("better-prices")
"""Its owner buys cheaper and sells dearer."""

# --- rounds ---

START_OF_ROUND: Final[Hook[Callable[[Realm, Hero], None]]] = Hook("start-of-round")
END_OF_ROUND: Final[Hook[Callable[[Realm, Hero], None]]] = Hook("end-of-round")
BANNER: Final[Hook[Callable[[Realm, Hero, int], Rules[None]]]] = Hook("banner")
"""The item was raised as a banner before the chance card, and this die was rolled for it."""
NAMES_BATTLEFIELD: Final[Hook[bool]] = Hook("names-battlefield")
"""Its owner names the field of the final battle."""


@mypyc_attr(allow_interpreted_subclasses=True)  # a pack may have its own
class SkillAction:
    """An action that a skill offers at any moment of the own turn outside battle."""

    verb: ClassVar[Verb] = CAST_SPELL
    """The verb of its actions. A spell is cast; anything else has a verb of its own."""

    def offers(self, table: Realm, hero: Hero, skill: Skill) -> list[Action]:
        raise NotImplementedError

    def do(self, table: Realm, hero: Hero, choice: Action) -> Rules[None]:
        raise NotImplementedError

    def value(self, table: Realm, hero: Hero, choice: Action) -> float:
        """Return what it is worth to a bot now; below nothing means not now."""
        raise NotImplementedError


ACTIVITY: Final[Hook[SkillAction]] = Hook("activity")


@mypyc_attr(allow_interpreted_subclasses=True)  # a pack may have its own
class InsteadOfMoving:
    """Something done instead of moving: as work of a field, or by a skill."""

    cost: ClassVar[Sequence[Gem]] = ()
    gain: ClassVar[Sequence[Gem]] = ()
    note: ClassVar[str] = "note-instead"

    def possible(self, table: Realm, hero: Hero) -> bool:
        """Return whether it can be paid and would change something."""
        raise NotImplementedError

    def do(self, table: Realm, hero: Hero) -> Rules[None] | None:
        raise NotImplementedError

    def value(self, table: Realm, hero: Hero) -> float:
        """Return what it is worth to a bot, beside being where the hero is."""
        raise NotImplementedError

    def odds(self) -> Odds | None:
        """Return how likely it goes well, where a die decides."""
        return None


INSTEAD: Final[Hook[InsteadOfMoving]] = Hook("instead")

# --- what bots know of a card ---


@dataclass(eq=False)
class SpellBoost:
    """The approximate bonus of a spell in one roll of strength or of will, for its mana."""

    mana: int
    strength: int = 0
    will: int = 0
    armed: bool = False
    """True if it needs a weapon in hand."""
    against: str = ""
    """The only type of creature against which it works, if there is one."""


BOOST: Final[Hook[SpellBoost]] = Hook("boost")
NEEDS_WILL: Final[Hook[int]] = Hook("needs-will")
"""A skill is worth little to a hero with fewer blue cubes than this."""
SKILL_VALUE: Final[Hook[Callable[[Hero, float], float]]] = Hook("skill-value")
"""The value of a skill to this hero, made of its plain value."""
DUEL_PRIZE_VALUE: Final[Hook[float]] = Hook("duel-prize-value")

# --- asking hooks ---


def rule_of(hero: Hero, hook: Hook[T]) -> T | None:
    """Return the rule of the first skill of the hero's that works at the hook."""
    if hero.skills:
        for card, rule in hook.rules:
            if card.name in hero.skills:
                return rule
    return None


def skill_at(hero: Hero, hook: Hook[T]) -> Skill | None:
    """Return the first skill of the hero's that works at the hook."""
    if hero.skills:
        for card, _ in hook.rules:
            skill = hero.skills.get(card.name)
            if skill is not None:
                return skill
    return None


def item_at(hero: Hero, hook: Hook[T]) -> Item | None:
    """Return the first item of the hero's that works at the hook."""
    for item in hero.items:
        if hook.named(item.name) is not None:
            return item
    return None
