"""Prophecy as the kernel sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Final

from fabletable.games.prophecy import table as realm
from fabletable.games.prophecy.book import BOOK
from fabletable.games.prophecy.bot import ADVICE
from fabletable.games.prophecy.cards.box import COUNTED, NUMBERS
from fabletable.games.prophecy.cards.decks import CHANCE_CARDS, CHARACTERS, CREATURES, ITEMS, OPPORTUNITIES, SKILLS
from fabletable.games.prophecy.critic import BLUNDERS, ProphecyCritic
from fabletable.games.prophecy.encoding import ENCODING
from fabletable.games.prophecy.ending import ENDING
from fabletable.games.prophecy.goals import GOALS
from fabletable.games.prophecy.invariants import INVARIANTS
from fabletable.games.prophecy.lessons import LESSON
from fabletable.games.prophecy.painting import BOX
from fabletable.games.prophecy.rules.draft import ASK_DRAFT, ASK_DRAFT_LAST, draft
from fabletable.games.prophecy.rules.final_battle import the_end_begins
from fabletable.games.prophecy.rules.movement import movement
from fabletable.games.prophecy.rules.planes import attack_on_plane
from fabletable.games.prophecy.rules.round import begin_round, end_round, end_turn
from fabletable.games.prophecy.rules.set_up import rulings_from, set_up
from fabletable.games.prophecy.rules.turn import encounter, possibilities
from fabletable.games.prophecy.scene import chapter, scene
from fabletable.games.prophecy.signs import SIGNS
from fabletable.games.prophecy.standing import standing
from fabletable.games.prophecy.table import Realm
from fabletable.kernel import (
    Chance,
    Critic,
    Game,
    Message,
    Options,
    Packs,
    Result,
    Rules,
    Setting,
    choice_setting,
    flag_setting,
)
from fabletable.kernel.game import packs_in
from fabletable.kernel.scene import Scene
from fabletable.kernel.standing import Standing

PHASES: Final[Mapping[str, Callable[[Realm], Rules[None]]]] = {
    realm.DRAFT: draft,
    realm.ROUND: begin_round,
    realm.MOVE: movement,
    realm.ENCOUNTER: encounter,
    realm.SERVICES: possibilities,
    realm.PLANE: attack_on_plane,
    realm.TURN_OVER: end_turn,
    realm.ROUND_OVER: end_round,
}


class Prophecy(Game[Realm]):
    """Vlaada Chvátil's adventure: five guilds, two kinds of battle, five guarded artifacts, one crown."""

    key = "prophecy"
    version = "6"
    box = BOX
    players = (2, 5)
    settings = (
        choice_setting("edition", "second", "first"),
        choice_setting("characters", "draft", "random"),
        choice_setting("artifacts", "four", "three", "two"),
        choice_setting("ending", "edition", "final-battle", "apocalypse"),
        flag_setting("longer"),
        flag_setting("teams"),
        flag_setting("trading"),
        flag_setting("duel-experience"),
        choice_setting("opening", "first", "all"),
        Setting("tweaks", "tweaks", {}),
    )
    alike: ClassVar[Mapping[str, str]] = {ASK_DRAFT_LAST.id: ASK_DRAFT.id}
    rules = BOOK

    questions = realm.QUESTIONS
    packs = Packs(realm.QUESTIONS, CHARACTERS, SKILLS, ITEMS, CREATURES, OPPORTUNITIES, CHANCE_CARDS)
    numbers = NUMBERS
    advice = ADVICE
    invariants = INVARIANTS
    encoding = ENCODING
    ending = ENDING
    signs = SIGNS
    lesson = LESSON
    goals = GOALS
    blunders = BLUNDERS

    def set_up(self, players: int, options: Options, chance: Chance) -> Realm:
        rulings = rulings_from(options)
        packs, tweaks = packs_in(options), options["tweaks"]
        decks = NUMBERS.box(tweaks, rulings.first_edition, players, rulings.final_battle, packs)
        return set_up(players, options, rulings, decks, COUNTED, chance)

    def next_step(self, table: Realm) -> Rules[None] | None:
        if table.winner >= 0 or table.phase == realm.OVER:
            return None
        if table.ending_due:
            return the_end_begins(table)
        return PHASES[table.phase](table)

    def result(self, table: Realm) -> Result:
        winners: list[int] = []
        if table.winner >= 0:
            winners = [table.winner]
            partner = table.partner_of(table.winner)
            if partner >= 0:
                winners = sorted([table.winner, partner])
        return Result(winners, [hero.artifacts for hero in table.heroes], [_how_it_ended(table)])

    def critic(self, table: Realm) -> Critic:
        return ProphecyCritic(table.seats)

    def scene(self, table: Realm, seat: int | None) -> Scene:
        return scene(table, seat)

    def glance(self, table: Realm) -> tuple[Message, list[int | None]]:
        return chapter(table), [None] * table.seats

    def standing(self, table: Realm, seat: int) -> Standing:
        return standing(table, seat)


def _how_it_ended(table: Realm) -> Message:
    if table.winner < 0:
        return Message("end-nobody")
    if table.final:
        return Message("end-final-battle")
    if table.countdown:
        return Message("end-apocalypse")
    taken = sum(hero.artifacts for hero in table.heroes)
    return Message("end-last-artifact" if taken == realm.ALL_ARTIFACTS else "end-crowned")


GAME: Final = Prophecy()
