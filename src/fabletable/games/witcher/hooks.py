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
"""The rule of a power. One that asks nothing is a plain function."""

ALLOWED: Final[Hook[PowerCondition]] = Hook("allowed")
"""The condition for using a power at its timing; without one it may always be used."""

WASTED: Final[Hook[Callable[[OldWorld, Hero], bool]]] = Hook("wasted")
"""Tells that a potion would be drunk for nothing."""


@rule_hook
def why_not_drunk(table: OldWorld, hero: Hero) -> str:
    """Return why a potion that may not be used now is of no use."""
    return "why-no-sign"


# --- before the fight ---


@rule_hook
def why_no_fight(hero: Hero, monster: Monster) -> str:
    """Return the reason why this witcher cannot fight it now; empty when he can."""
    return ""


@rule_hook
def before_life_pool(table: OldWorld, fight: Fight) -> Rules[None] | None:
    """Do what the monster does before the life pools are made."""
    return None


@rule_hook
def after_life_pool(table: OldWorld, fight: Fight) -> Rules[None] | None:
    """Do what the monster does before the first turn."""
    return None


# --- the witcher's turn ---


@rule_hook
def potions_allowed(fight: Fight, number: int) -> int:
    """Return the number of potions that may be used in the fight: as many as Alchemy prints."""
    return number


@rule_hook
def first_card(table: OldWorld, me: Fighter) -> ActionCard | None:
    """Return the first card of the combo where the witcher does not choose it himself."""
    return None


@rule_hook
def is_void(colour: str) -> bool:
    """Return True where cards of this colour do nothing."""
    return False


@rule_hook
def when_combo_is_made(table: OldWorld, fight: Fight, colours: list[str]) -> None:
    """Take what a combo of these colours costs at once."""


@rule_hook
def combo_weakness(fight: Fight, colours: list[str]) -> int:
    """Return the damage that a combo of these colours lacks."""
    return 0


@rule_hook
def damage_suffered(fight: Fight, me: Fighter, number: int) -> int:
    """Return the part of this damage, of any source, that the monster suffers."""
    return number


@rule_hook
def cards_lost_at_most(fight: Fight, me: Fighter, number: int) -> int:
    """Return the number of these cards that its pool loses."""
    return number


@rule_hook
def shield_rise(fight: Fight, me: Fighter, number: int) -> int:
    """Return the part of this shield that may rise."""
    return number


@rule_hook
def combat_counted(fight: Fight, me: Fighter, number: int) -> int:
    """Return the Combat that counts in step 4."""
    return number


@rule_hook
def cards_drawn(fight: Fight, colours: list[str], number: int) -> int:
    """Return the number of cards drawn in step 4 after a combo of these colours."""
    return number


# --- the monster's turn, and after it ---


@rule_hook
def first_attack(table: OldWorld, fight: Fight, card: FightCard) -> Rules[str] | None:
    """Return charge or bite where its first card is revealed before that is decided."""
    return None


@rule_hook
def fury(fight: Fight) -> int:
    """Return the damage that its attack of this turn deals beside that of the card."""
    return 0


@rule_hook
def damage_dealt(table: OldWorld, fight: Fight, me: Fighter, number: int) -> int:
    """Return the damage of its attack, which would be this much."""
    return number


@rule_hook
def takes_hand_first(fight: Fight) -> bool:
    """Return True where its damage costs hand cards before those of the deck."""
    return False


@rule_hook
def when_attack_ends(table: OldWorld, fight: Fight, me: Fighter) -> None:
    """Do what follows its attack while the witcher stands."""


@rule_hook
def when_slain(table: OldWorld, monster: Monster) -> None:
    """Do what its death still brings."""
