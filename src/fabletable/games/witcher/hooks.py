"""The points of the rules at which cards work. A chapter runs a hook; what a card does there stands beside the card.

Functions under ``@rule_hook`` tell the rule as it is where no monster changes it (Rulebook: Special abilities).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from fabletable.games.witcher.fight import Fight, Fighter
from fabletable.games.witcher.kinds import ActionCard, FightCard, Monster, Power
from fabletable.games.witcher.table import Hero, OldWorld
from fabletable.kernel import Hook, Rules, rule_hook

PowerRule: TypeAlias = Callable[[OldWorld, Fight, Fighter, Power], Rules[None] | None]
PowerCondition: TypeAlias = Callable[[OldWorld, Fight, Fighter, Power], bool]

USED: Final[Hook[PowerRule]] = Hook("used")
"""What a power does. One that asks nothing is a plain function."""

ALLOWED: Final[Hook[PowerCondition]] = Hook("allowed")
"""Under which condition a power may be used at its timing; always, where there is none."""

WASTED: Final[Hook[Callable[[OldWorld, Hero], bool]]] = Hook("wasted")
"""When a potion is drunk for nothing."""


@rule_hook
def why_not_drunk(table: OldWorld, hero: Hero) -> str:
    """Return why a potion that may not be used now is of no use."""
    return "why-no-sign"


# --- before the fight ---


@rule_hook
def why_no_fight(hero: Hero, monster: Monster) -> str:
    """Why this witcher cannot fight it now; empty when he can."""
    return ""


@rule_hook
def before_life_pool(table: OldWorld, fight: Fight) -> Rules[None] | None:
    """What it does before the life pools are made."""
    return None


@rule_hook
def after_life_pool(table: OldWorld, fight: Fight) -> Rules[None] | None:
    """What it does before the first turn."""
    return None


# --- the witcher's turn ---


@rule_hook
def potions_allowed(fight: Fight, number: int) -> int:
    """How many potions may be used in the fight: as many as Alchemy prints."""
    return number


@rule_hook
def first_card(table: OldWorld, me: Fighter) -> ActionCard | None:
    """The first card of the combo, where the witcher does not choose it himself."""
    return None


@rule_hook
def is_void(colour: str) -> bool:
    """Whether cards of this colour do nothing."""
    return False


@rule_hook
def when_combo_is_made(table: OldWorld, fight: Fight, colours: list[str]) -> None:
    """What a combo of these colours costs at once."""


@rule_hook
def combo_weakness(fight: Fight, colours: list[str]) -> int:
    """How much less damage a combo of these colours deals."""
    return 0


@rule_hook
def damage_suffered(fight: Fight, me: Fighter, number: int) -> int:
    """How much of this damage the monster suffers, whatever its source."""
    return number


@rule_hook
def cards_lost_at_most(fight: Fight, me: Fighter, number: int) -> int:
    """How many of these cards its pool loses, whatever takes them."""
    return number


@rule_hook
def shield_rise(fight: Fight, me: Fighter, number: int) -> int:
    """How much of this shield may rise."""
    return number


@rule_hook
def combat_counted(fight: Fight, me: Fighter, number: int) -> int:
    """What Combat counts in step 4."""
    return number


@rule_hook
def cards_drawn(fight: Fight, colours: list[str], number: int) -> int:
    """How many cards are drawn in step 4 after a combo of these colours, of this number."""
    return number


# --- the monster's turn, and after it ---


@rule_hook
def first_attack(table: OldWorld, fight: Fight, card: FightCard) -> Rules[str] | None:
    """Charge or bite, where its first card is revealed before that is decided."""
    return None


@rule_hook
def fury(fight: Fight) -> int:
    """How much more its attack of the turn that begins now deals."""
    return 0


@rule_hook
def damage_dealt(table: OldWorld, fight: Fight, me: Fighter, number: int) -> int:
    """The damage of its attack, which would be this much."""
    return number


@rule_hook
def takes_hand_first(fight: Fight) -> bool:
    """Whether its damage costs hand cards before those of the deck."""
    return False


@rule_hook
def when_attack_ends(table: OldWorld, fight: Fight, me: Fighter) -> None:
    """What follows its attack while the witcher stands."""


@rule_hook
def when_slain(table: OldWorld, monster: Monster) -> None:
    """What its death still brings."""
