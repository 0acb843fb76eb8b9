"""Where the special abilities of monsters change the rules (Rulebook: Special abilities). Each window tells the rule as
it is without one; what the 28 abilities make of it stands in rules/specials/monsters.py."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, Generic, TypeVar

from fabletable.games.witcher.cards.kinds import ActionCard, FightCard, Monster
from fabletable.games.witcher.fight import Fight, Fighter
from fabletable.games.witcher.table import OldWorld, Witcher
from fabletable.kernel import Rules

F = TypeVar("F", bound=Callable[..., object])

_special: Final[set[str]] = set()
"""The monsters whose ability is registered."""


class Window(Generic[F]):
    """A rule that some monsters change: ``@damage_suffered.of(PENITENT)`` says how, typed like the plain rule."""

    __slots__ = ("_abilities", "_plain")

    def __init__(self, plain: F) -> None:
        self._plain: F = plain
        self._abilities: dict[str, F] = {}

    def of(self, *monsters: Monster) -> Callable[[F], F]:
        def register(ability: F) -> F:
            for monster in monsters:
                if monster.key in self._abilities:
                    raise LookupError(f"{monster.key} has two abilities in one window")
                self._abilities[monster.key] = ability
                _special.add(monster.key)
            return ability

        return register

    def against(self, monster: Monster | None) -> F:
        """The rule as it is in a fight with this monster; None is a duel or a short fight."""
        return self._plain if monster is None else self._abilities.get(monster.key, self._plain)

    def changed_by(self, monster: Monster | None) -> bool:
        return monster is not None and monster.key in self._abilities


# --- before the fight ---


@Window
def why_no_fight(witcher: Witcher, monster: Monster) -> str:
    """Why this witcher cannot fight it now; empty when he can."""
    return ""


@Window
def before_life_pool(table: OldWorld, fight: Fight) -> Rules[None] | None:
    """What it does before the life pools are made."""
    return None


@Window
def after_life_pool(table: OldWorld, fight: Fight) -> Rules[None] | None:
    """What it does before the first turn."""
    return None


# --- the witcher's turn ---


@Window
def potions_allowed(fight: Fight, number: int) -> int:
    """How many potions may be used in the fight: as many as Alchemy prints."""
    return number


@Window
def first_card(table: OldWorld, me: Fighter) -> ActionCard | None:
    """The first card of the combo, where the witcher does not choose it himself."""
    return None


@Window
def is_void(colour: str) -> bool:
    """Whether cards of this colour do nothing."""
    return False


@Window
def when_combo_is_made(table: OldWorld, fight: Fight, colours: list[str]) -> None:
    """What a combo of these colours costs at once."""


@Window
def combo_weakness(fight: Fight, colours: list[str]) -> int:
    """How much less damage a combo of these colours deals."""
    return 0


@Window
def damage_suffered(fight: Fight, me: Fighter, number: int) -> int:
    """How much of this damage the monster suffers, whatever its source."""
    return number


@Window
def cards_lost_at_most(fight: Fight, me: Fighter, number: int) -> int:
    """How many of these cards its pool loses, whatever takes them."""
    return number


@Window
def shield_rise(fight: Fight, me: Fighter, number: int) -> int:
    """How much of this shield may rise."""
    return number


@Window
def combat_counted(fight: Fight, me: Fighter, number: int) -> int:
    """What Combat counts in step 4."""
    return number


@Window
def cards_drawn(fight: Fight, colours: list[str], number: int) -> int:
    """How many cards are drawn in step 4 after a combo of these colours, of this number."""
    return number


# --- the monster's turn, and after it ---


@Window
def first_attack(table: OldWorld, fight: Fight, card: FightCard) -> Rules[str] | None:
    """Charge or bite, where its first card is revealed before that is decided."""
    return None


@Window
def fury(fight: Fight) -> int:
    """How much more its attack of the turn that begins now deals."""
    return 0


@Window
def damage_dealt(table: OldWorld, fight: Fight, me: Fighter, number: int) -> int:
    """The damage of its attack, which would be this much."""
    return number


@Window
def takes_hand_first(fight: Fight) -> bool:
    """Whether its damage costs hand cards before those of the deck."""
    return False


@Window
def when_attack_ends(table: OldWorld, fight: Fight, me: Fighter) -> None:
    """What follows its attack while the witcher stands."""


@Window
def when_slain(table: OldWorld, monster: Monster) -> None:
    """What its death still brings."""


def check_abilities(monsters: Iterable[Monster]) -> None:
    """Every monster has its special ability, and there is none without its monster."""
    unmatched = {monster.key for monster in monsters} ^ _special
    if unmatched:
        raise LookupError(f"monsters and special abilities do not match: {sorted(unmatched)}")
