"""What the cards are made of. A deck's file is a list of such declarations; nothing here ever changes in play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from fabletable.games.prophecy.cards.effects import Effect, lose_health
from fabletable.kernel import DESIGNED, Say, named

HUMANOID: Final = "humanoid"
ANIMAL: Final = "animal"
UNDEAD: Final = "undead"
DEMON: Final = "demon"

STRENGTH: Final = "strength"
WILL: Final = "will"
BOTH: Final = "both"

BLADE: Final = "blade"
AXE: Final = "axe"
CRUSHING: Final = "crushing"
LONG: Final = "long"
STAFF: Final = "staff"

COMMON: Final = "common"
RARE: Final = "rare"
ARTIFACT: Final = "artifact"

WEAPON: Final = "weapon"
SHIELD: Final = "shield"
HELD: Final = "held"
HEAD: Final = "head"
WORN: Final = "worn"
POTION: Final = "potion"
SCROLL: Final = "scroll"
OTHER: Final = "other"

LESSER: Final = "lesser"
GREATER: Final = "greater"

_NONE: Final[Mapping[str, int]] = {}


class Character:
    """A hero's card: starting values, the two guilds (play starts in the first), and the sex that demons ask for."""

    __slots__ = ("female", "guilds", "key", "origin", "say", "strength", "will")

    def __init__(
        self, key: str, strength: int, will: int, guilds: tuple[str, str], *, female: bool, origin: str
    ) -> None:
        self.key: str = key
        self.strength: int = strength
        self.will: int = will
        self.guilds: tuple[str, str] = guilds
        self.female: bool = female
        self.origin: str = origin
        self.say: Say = named("hero-" + key, key)

    def tweaked(self, changes: Mapping[str, int]) -> Character:
        strength, will = changes.get("strength", self.strength), changes.get("will", self.will)
        return Character(self.key, strength, will, self.guilds, female=self.female, origin=self.origin)


class Skill:
    """A skill of a guild. With ``mana`` it is a spell. What it does is told where it works (rules/)."""

    __slots__ = ("cost", "guild", "key", "mana", "name", "origin", "say", "spell")

    def __init__(
        self, key: str, guild: str, cost: int, *, mana: int = 0, spell: bool = False, origin: str = DESIGNED
    ) -> None:
        self.key: str = key
        self.name: str = key
        self.guild: str = guild
        self.cost: int = cost
        self.mana: int = mana
        self.spell: bool = spell or mana > 0
        self.origin: str = origin
        self.say: Say = named("skill-" + key, key)

    def tweaked(self, changes: Mapping[str, int]) -> Skill:
        return Skill(
            self.key,
            self.guild,
            changes.get("cost", self.cost),
            mana=changes.get("mana", self.mana),
            spell=self.spell,
            origin=self.origin,
        )


class ChanceCard:
    """What happens in the land. ``kind`` says how, ``what`` where; ``n`` is for the drawer, ``others`` for the rest."""

    __slots__ = (
        "copies_first",
        "copies_marked",
        "copies_second",
        "key",
        "kind",
        "n",
        "name",
        "origin",
        "others",
        "what",
    )

    def __init__(
        self, key: str, kind: str, what: str = "", n: int = 0, others: int = 0, *, first: int, marked: int = 0,
        second: int, origin: str, copy: int = 1,
    ) -> None:  # fmt: skip
        self.key: str = key if copy == 1 else f"{key}-{copy}"
        self.name: str = key
        self.kind: str = kind
        self.what: str = what
        self.n: int = n
        self.others: int = others
        self.copies_first: int = first
        self.copies_marked: int = marked
        self.copies_second: int = second
        self.origin: str = origin

    @property
    def say(self) -> Say:
        return named("chance-" + self.name, self.key)

    def copy_number(self, copy: int) -> ChanceCard:
        return ChanceCard(
            self.name, self.kind, self.what, self.n, self.others, first=self.copies_first, marked=self.copies_marked,
            second=self.copies_second, origin=self.origin, copy=copy,
        )  # fmt: skip

    def tweaked(self, changes: Mapping[str, int]) -> ChanceCard:
        return ChanceCard(
            self.name,
            self.kind,
            self.what,
            self.n,
            self.others,
            first=changes.get("copies", self.copies_first),
            marked=0 if "copies" in changes else self.copies_marked,
            second=changes.get("copies", self.copies_second),
            origin=self.origin,
        )


class Surge:
    """A bonus bought for one roll: of which kind of fight, for how much mana or Health, how big."""

    __slots__ = ("fight", "health", "mana", "n")

    def __init__(self, fight: str, n: int, *, mana: int = 0, health: int = 0) -> None:
        self.fight: str = fight
        self.n: int = n
        self.mana: int = mana
        self.health: int = health


class Item:
    """An item or artifact.

    ``strength`` and ``will`` are bonuses in such fights, ``against`` and ``will_against`` those against a type of
    creature only, ``thrown`` the one for the roll in which it is thrown. ``raises_strength`` and ``raises_will``
    raise the attribute itself while worn. ``save`` turns a roll lost by so much or less into a draw.
    """

    __slots__ = (
        "against", "burns", "classes", "copies", "damageable", "deck", "dwarven", "extra_harm", "foe_dice", "hands",
        "key", "kind", "mana", "name", "origin", "own_dice", "price", "raises_strength", "raises_will", "save",
        "save_will", "say", "set_die", "strength", "surges", "throwable", "thrown", "use", "will", "will_against",
    )  # fmt: skip

    def __init__(
        self,
        key: str,
        deck: str,
        kind: str,
        price: int,
        *,
        origin: str,
        copies: int = 1,
        copy: int = 1,
        hands: int = 0,
        classes: Sequence[str] = (),
        strength: int = 0,
        will: int = 0,
        against: Mapping[str, int] = _NONE,
        will_against: Mapping[str, int] = _NONE,
        throwable: bool = False,
        thrown: int = 0,
        surges: Sequence[Surge] = (),
        burns: bool = False,
        save: int = 0,
        save_will: bool = False,
        dwarven: bool = False,
        foe_dice: int = 0,
        own_dice: int = 0,
        set_die: int = 0,
        raises_strength: int = 0,
        raises_will: int = 0,
        extra_harm: int = 0,
        mana: int = 0,
        damageable: bool = False,
        use: Sequence[Effect] = (),
    ) -> None:
        self.key: str = key if copy == 1 else f"{key}-{copy}"
        self.name: str = key
        self.deck: str = deck
        self.kind: str = kind
        self.price: int = price
        self.origin: str = origin
        self.copies: int = copies
        self.hands: int = hands
        self.classes: Sequence[str] = classes
        self.strength: int = strength
        self.will: int = will
        self.against: Mapping[str, int] = against
        self.will_against: Mapping[str, int] = will_against
        self.throwable: bool = throwable
        self.thrown: int = thrown
        self.surges: Sequence[Surge] = surges
        self.burns: bool = burns
        self.save: int = save
        self.save_will: bool = save_will
        self.dwarven: bool = dwarven
        self.foe_dice: int = foe_dice
        self.own_dice: int = own_dice
        self.set_die: int = set_die
        self.raises_strength: int = raises_strength
        self.raises_will: int = raises_will
        self.extra_harm: int = extra_harm
        self.mana: int = mana
        self.damageable: bool = damageable
        self.use: Sequence[Effect] = use
        self.say: Say = named("item-" + key, self.key)

    def like(self, *, copy: int = 1, changes: Mapping[str, int] = _NONE) -> Item:
        """The same card again: another copy of it, or with a user's numbers."""
        return Item(
            self.name, self.deck, self.kind, changes.get("price", self.price), origin=self.origin,
            copies=changes.get("copies", self.copies), copy=copy, hands=self.hands, classes=self.classes,
            strength=changes.get("strength", self.strength), will=changes.get("will", self.will),
            against=self.against, will_against=self.will_against, throwable=self.throwable, thrown=self.thrown,
            surges=self.surges, burns=self.burns, save=self.save, save_will=self.save_will, dwarven=self.dwarven,
            foe_dice=self.foe_dice, own_dice=self.own_dice, set_die=self.set_die,
            raises_strength=self.raises_strength, raises_will=self.raises_will, extra_harm=self.extra_harm,
            mana=changes.get("mana", self.mana), damageable=self.damageable, use=self.use,
        )  # fmt: skip


class Parley:
    """A way to be let past without a fight. The creature ``stays`` or is discarded."""

    __slots__ = ("cost", "gain", "stays")

    def __init__(self, cost: Sequence[Effect], gain: Sequence[Effect] = (), *, stays: bool) -> None:
        self.cost: Sequence[Effect] = cost
        self.gain: Sequence[Effect] = gain
        self.stays: bool = stays


_DEFAULT_LOSS: Final[Sequence[Effect]] = (lose_health(1),)


class Creature:
    """A creature of the adventure deck, or a guardian.

    With ``strength`` alone it fights with strength, with ``will`` alone with will, with both it attacks with strength
    but may be fought with will. ``stages`` and the other words are its own rules (rules/creatures.py).
    """

    __slots__ = (
        "before", "copies", "crushing_only", "damages_weapon", "destroys_weapon", "hoard", "key", "kind_cost", "lives",
        "loss", "mirrors", "name", "no_extra_dice", "no_shields", "no_spells", "on_port", "one_hand", "origin",
        "parley", "plains_strength", "rank", "reward", "say", "stages", "strength", "sum_of_both", "type", "will",
        "will_female", "will_for_strength", "xp",
    )  # fmt: skip

    def __init__(
        self,
        key: str,
        type: str,  # noqa: A002
        *,
        strength: int = 0,
        will: int = 0,
        xp: int,
        origin: str,
        copies: int = 1,
        copy: int = 1,
        lives: int = 1,
        rank: str = "",
        before: Sequence[Effect] = (),
        loss: Sequence[Effect] = _DEFAULT_LOSS,
        reward: Sequence[Effect] = (),
        hoard: int = 0,
        parley: Parley | None = None,
        stages: Sequence[str] = (),
        on_port: int = 0,
        plains_strength: int = 0,
        will_female: int = 0,
        mirrors: bool = False,
        no_spells: bool = False,
        no_shields: bool = False,
        no_extra_dice: bool = False,
        one_hand: bool = False,
        crushing_only: bool = False,
        damages_weapon: bool = False,
        destroys_weapon: bool = False,
        kind_cost: tuple[int, int] | None = None,
        will_for_strength: bool = False,
        sum_of_both: bool = False,
    ) -> None:
        self.key: str = key if copy == 1 else f"{key}-{copy}"
        self.name: str = key
        self.copies: int = copies
        self.type: str = type
        self.strength: int = strength
        self.will: int = will
        self.xp: int = xp
        self.origin: str = origin
        self.lives: int = lives
        self.rank: str = rank
        self.before: Sequence[Effect] = before
        self.loss: Sequence[Effect] = loss
        self.reward: Sequence[Effect] = reward
        self.hoard: int = hoard
        self.parley: Parley | None = parley
        self.stages: Sequence[str] = stages
        self.on_port: int = on_port
        self.plains_strength: int = plains_strength
        self.will_female: int = will_female
        self.mirrors: bool = mirrors
        self.no_spells: bool = no_spells
        self.no_shields: bool = no_shields
        self.no_extra_dice: bool = no_extra_dice
        self.one_hand: bool = one_hand
        self.crushing_only: bool = crushing_only
        self.damages_weapon: bool = damages_weapon
        self.destroys_weapon: bool = destroys_weapon
        self.kind_cost: tuple[int, int] | None = kind_cost
        self.will_for_strength: bool = will_for_strength
        self.sum_of_both: bool = sum_of_both
        self.say: Say = named("creature-" + key, self.key)

    def like(self, *, copy: int = 1, changes: Mapping[str, int] = _NONE) -> Creature:
        """The same card again: another copy of it, or with a user's numbers."""
        return Creature(
            self.name, self.type, copies=changes.get("copies", self.copies), copy=copy,
            strength=changes.get("strength", self.strength), will=changes.get("will", self.will),
            xp=changes.get("experience", self.xp), origin=self.origin, lives=self.lives, rank=self.rank,
            before=self.before, loss=self.loss, reward=self.reward, hoard=self.hoard, parley=self.parley,
            stages=self.stages,
            on_port=self.on_port, plains_strength=self.plains_strength, will_female=self.will_female,
            mirrors=self.mirrors, no_spells=self.no_spells, no_shields=self.no_shields,
            no_extra_dice=self.no_extra_dice, one_hand=self.one_hand, crushing_only=self.crushing_only,
            damages_weapon=self.damages_weapon, destroys_weapon=self.destroys_weapon, kind_cost=self.kind_cost,
            will_for_strength=self.will_for_strength, sum_of_both=self.sum_of_both,
        )  # fmt: skip


class Bargain:
    """One way to use an opportunity: what it costs and what it brings. Its name is ``opportunity-KEY.way-N``."""

    __slots__ = ("cost", "gain")

    def __init__(self, cost: Sequence[Effect] = (), gain: Sequence[Effect] = ()) -> None:
        self.cost: Sequence[Effect] = cost
        self.gain: Sequence[Effect] = gain


class Opportunity:
    """An opportunity of the adventure deck: used once, then discarded, unless it is kept or attached."""

    __slots__ = ("bargains", "copies", "key", "name", "origin", "say")

    def __init__(
        self,
        key: str,
        *,
        cost: Sequence[Effect] = (),
        gain: Sequence[Effect] = (),
        choice: Sequence[Bargain] = (),
        origin: str,
        copies: int = 1,
        copy: int = 1,
    ) -> None:
        self.key: str = key if copy == 1 else f"{key}-{copy}"
        self.name: str = key
        self.bargains: Sequence[Bargain] = choice or (Bargain(cost, gain),)
        self.origin: str = origin
        self.copies: int = copies
        self.say: Say = named("opportunity-" + key, self.key)

    def like(self, *, copy: int = 1, changes: Mapping[str, int] = _NONE) -> Opportunity:
        copies = changes.get("copies", self.copies)
        return Opportunity(self.name, choice=self.bargains, origin=self.origin, copies=copies, copy=copy)


Adventure = Creature | Opportunity
