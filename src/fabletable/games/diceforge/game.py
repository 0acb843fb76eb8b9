"""What Dice Forge tells the kernel about itself."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from fabletable.games.diceforge import asking, encoding
from fabletable.games.diceforge import scene as drawn
from fabletable.games.diceforge.advice import weigh, worth
from fabletable.games.diceforge.faces import KINDS, RESOURCES
from fabletable.games.diceforge.feats import ALTERNATE, CARDS, SETS, SLOTS, Feat
from fabletable.games.diceforge.onlooker import FOLLIES, ForgeOnlooker
from fabletable.games.diceforge.rules.turn import next_stretch
from fabletable.games.diceforge.table import ForgeTable, new_table
from fabletable.kernel import Chance, Decision, Game, Onlooker, Options, Refused, Result, Rules, Say, Setting
from fabletable.kernel.scene import BarredChoice, Choice, Scene

INTRODUCTORY_GAME = "introductory"
ALTERNATES_GAME = "alternates"
RANDOM_GAME = "random"

CHAPTERS = (
    "aim",
    "turn",
    "blessing",
    "faces",
    "reinforcements",
    "action",
    "offering",
    "forging",
    "feat",
    "extra-action",
    "reserves",
    "hammer",
    "tokens",
    "mirror",
    "thrice",
    "ship",
    "boar",
    "shield",
    "satyrs",
    "minotaur",
    "end",
)

EFFECTS = (
    "oust",
    "bear",
    "hind",
    "owl",
    "elder",
    "thrice",
    "ship-bought",
    "shield-matched",
    "boar-sun",
    "boar-moon",
    "boar-glory",
    "cerberus",
    "triton-gold",
    "triton-sun",
    "triton-moon",
    "hammer-first-pass",
    "hammer-second-pass",
    "extra-action",
)


class DiceForge(Game):
    key = "diceforge"
    version = "4"
    players = (2, 4)
    settings = (
        Setting(
            "feats",
            "many",
            INTRODUCTORY_GAME,
            (INTRODUCTORY_GAME, ALTERNATES_GAME, RANDOM_GAME, *(feat.set for feat in SETS)),
        ),
    )
    rules = CHAPTERS
    follies = FOLLIES
    alike: ClassVar[Mapping[str, str]] = {"ask-extra": "ask-action"}

    def set_up(self, players: int, options: Options, chance: Chance) -> ForgeTable:
        return new_table(players, chosen_feats(options["feats"], chance), chance)

    def next_step(self, table: ForgeTable) -> Rules[None] | None:
        return next_stretch(table)

    def result(self, table: ForgeTable) -> Result:
        """Rulebook: End of the game. The most glory wins; who ties shares the victory."""
        scores = [hero.score() for hero in table.heroes]
        best = max(scores)
        return Result([seat for seat, score in enumerate(scores) if score == best], scores)

    def scene(self, table: ForgeTable, seat: int | None) -> Scene:
        return drawn.scene(table, seat)

    def choices(self, table: ForgeTable, decision: Decision) -> list[Choice]:
        return asking.choices(table, decision)

    def barred(self, table: ForgeTable, decision: Decision) -> list[BarredChoice]:
        return asking.barred(table, decision)

    def ask_note(self, table: ForgeTable, decision: Decision) -> Say | None:
        return asking.ask_note(table, decision)

    temperature = 0.25
    victory = 10.0
    margin = 1.0

    def turn(self, table: ForgeTable) -> tuple[int, int]:
        return (table.active, table.round)

    def worth(self, table: ForgeTable, seat: int) -> float:
        return worth(table, seat)

    def weigh(self, table: ForgeTable, decision: Decision) -> Sequence[float] | None:
        return weigh(table, decision)

    def pieces(self, table: ForgeTable) -> Mapping[str, int]:
        return counted_pieces(table)

    def onlooker(self, table: ForgeTable) -> Onlooker:
        return ForgeOnlooker(table.seats)

    def coverage(self) -> Sequence[str]:
        return [
            *(card.counted for card in CARDS),
            *(face.counted for face in KINDS),
            *("effect:" + effect for effect in EFFECTS),
        ]

    def vocabulary(self) -> Sequence[str]:
        return encoding.vocabulary()

    def word(self, key: str, seat: int, seats: int) -> str:
        return encoding.word(key, seat, seats)

    def fields(self) -> Sequence[str]:
        return encoding.FIELDS

    def encode(self, table: ForgeTable, seat: int) -> array[float]:
        return encoding.encode(table, seat)


def chosen_feats(option: Any, chance: Chance) -> list[Feat]:
    """One set of cards for each of the 15 slots, in their order."""
    if option == INTRODUCTORY_GAME:
        return [feats[0] for feats in sets_by_slot()]
    if option == ALTERNATES_GAME:
        return [feats[-1] for feats in sets_by_slot()]
    if option == RANDOM_GAME:
        return [chance.one_of(feats) for feats in sets_by_slot()]
    return named_feats([option] if isinstance(option, str) else option)


def sets_by_slot() -> list[list[Feat]]:
    """The sets for each slot: the introductory one first, then its alternate if there is one."""
    slots: list[list[Feat]] = [[] for _ in range(SLOTS)]
    for feat in sorted(SETS, key=lambda feat: feat.game == ALTERNATE):
        slots[feat.slot].append(feat)
    return slots


def named_feats(names: Sequence[str]) -> list[Feat]:
    """Exactly one set for each slot, or a refusal that says which slot is wrong."""
    chosen: list[Feat] = []
    for feats in sets_by_slot():
        found = [feat for feat in feats if feat.set in names]
        if len(found) != 1 or names.count(found[0].set) != 1:
            choices = ", ".join(feat.set for feat in feats)
            raise Refused("why-feats-slot", {"choices": choices, "found": sum(names.count(f.set) for f in feats)})
        chosen.append(found[0])
    unknown = [name for name in names if name in (INTRODUCTORY_GAME, ALTERNATES_GAME, RANDOM_GAME)]
    if unknown:
        raise Refused("why-feats-word", {"word": unknown[0]})
    return chosen


def counted_pieces(table: ForgeTable) -> dict[str, int]:
    """Every face, card, token and tile, wherever it lies."""
    found: dict[str, int] = {}
    faces = [*table.box]
    cards: list[Feat] = [card for pile in table.piles for card in pile]
    for hero in table.heroes:
        faces += [*hero.sun_die.faces, *hero.moon_die.faces, *hero.replaced]
        cards += hero.deeds
    for thing in [face.counted for face in faces] + [card.counted for card in cards]:
        found[thing] = found.get(thing, 0) + 1
    for face in KINDS:
        found[face.counted] = found.get(face.counted, 0) + table.temple[face.nr]
    found["triton-token"] = table.triton_tokens + sum(hero.tritons + hero.tritons_spent for hero in table.heroes)
    found["cerberus-token"] = table.cerberus_tokens + sum(hero.cerberi + hero.cerberi_spent for hero in table.heroes)
    found["chest-tile"] = table.chest_tiles + sum(hero.chests for hero in table.heroes)
    found["dice"] = sum(len(hero.sun_die.faces) + len(hero.moon_die.faces) for hero in table.heroes)
    return found


def messages() -> Iterable[str]:
    """Message ids that the code puts together."""
    yield from ("gain-" + resource for resource in RESOURCES)
    yield from (face.say.id for face in KINDS)
    for card in CARDS:
        yield card.say.id
        yield card.say.id + ".text"
    for chapter in CHAPTERS:
        yield "rule-" + chapter
        yield f"rule-{chapter}.text"
    yield from drawn.messages()
    yield from asking.messages()


GAME = DiceForge()
