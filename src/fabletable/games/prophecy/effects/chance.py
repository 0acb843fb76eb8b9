"""The effects of chance cards. Rulebook: Chance cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from fabletable.games.prophecy.board import GUILD_FIELD, GUILD_NAMES, GUILDS, PLANES
from fabletable.games.prophecy.bot.answers import training
from fabletable.games.prophecy.effect import ChanceEffect, EffectContext
from fabletable.games.prophecy.effects.special import ASK_REVEAL_PLANE
from fabletable.games.prophecy.kinds import ChanceCard
from fabletable.games.prophecy.menu import place, question
from fabletable.games.prophecy.rules.chance_cards import new_goods, new_skill, piece_of, spread_adventures
from fabletable.games.prophecy.rules.everyone import Rows
from fabletable.games.prophecy.rules.gains import gain_experience, gain_gold, heal, lose_gold, regain
from fabletable.games.prophecy.rules.planes import turn_up
from fabletable.games.prophecy.table import NOBODY, Hero, Realm
from fabletable.kernel import Decision, Message, Option, Rules
from fabletable.kernel.scene import Choice


class AdventuresCome(ChanceEffect):
    """An adventure to each field of the terrain with fewer than two."""

    def __init__(self, where: str) -> None:
        self.where: str = where

    @property
    def terrain(self) -> str:
        return self.where

    def do(self, table: Realm, context: EffectContext) -> None:
        spread_adventures(table, self.where, context.hero.field)


class NewSkill(ChanceEffect):
    """A new skill in this guild."""

    def __init__(self, guild: str) -> None:
        self.guild: str = guild

    def do(self, table: Realm, context: EffectContext) -> None:
        new_skill(table, self.guild)


def guild_choice(table: Realm, decision: Decision, option: Option) -> Choice:
    """List what can be learned in the guild now, and whether it is one of one's own."""
    choice = place(table, decision, option)
    skills = [skill.message for skill in table.ground[GUILD_FIELD[option.key]].skills]
    own = table.heroes[decision.seat].member_of(option.key)
    if skills:
        choice.note = Message("note-guild-own" if own else "note-guild", {"skills": skills})
    elif own:
        choice.note = Message("note-guild-own-empty")
    return choice


ASK_TRAINING: Final = question("training", guild_choice, rule="chance", theme="learn", policy=training)


class SkillOfChoice(ChanceEffect):
    """The drawer sends a teacher to any guild, be it only to push an old skill out."""

    def do(self, table: Realm, context: EffectContext) -> Rules[None]:
        guilds = [GUILD_NAMES[guild] for guild in GUILDS if table.skill_decks[guild].cards]
        if guilds:
            guild = yield from ASK_TRAINING.ask(table, context.hero.seat, guilds)
            new_skill(table, guild.key)


class SkillsOfOwnGuilds(ChanceEffect):
    """A new skill in both of the drawer's own guilds."""

    def do(self, table: Realm, context: EffectContext) -> None:
        for guild in GUILDS:
            if context.hero.member_of(guild):
                new_skill(table, guild)


class NewGoods(ChanceEffect):
    """New goods in the City or the Village."""

    def __init__(self, where: str) -> None:
        self.where: str = where

    def do(self, table: Realm, context: EffectContext) -> None:
        new_goods(table, self.where)


class ExtraTurn(ChanceEffect):
    def do(self, table: Realm, context: EffectContext) -> None:
        table.extra_turns += 1


class Dream(ChanceEffect):
    """One hidden card of a plane must be turned up, as long as there is one."""

    def do(self, table: Realm, context: EffectContext) -> Rules[None]:
        planes = [plane for plane in PLANES if table.planes[plane.n].hides]
        if planes:
            plane = yield from ASK_REVEAL_PLANE.ask(table, context.hero.seat, planes, rule="chance")
            turn_up(table, plane.n)


class ForEveryone(ChanceEffect):
    for_everyone = True


def drawn_card(table: Realm) -> ChanceCard:
    assert table.chance_card is not None
    return table.chance_card


GIVE: Final[Mapping[str, Callable[[Realm, Hero, int], object]]] = {
    "health": heal,
    "mana": regain,
    "gold": gain_gold,
    "experience": gain_experience,
}


def befall(table: Realm, what: str, change: Callable[[Hero], object], drawer: int = NOBODY) -> None:
    """Do it to every living hero, and show who has how much of it then."""
    card, rows = drawn_card(table), Rows(table)
    for hero in table.heroes:
        if hero.alive:
            change(hero)
    rows.show(table, what, card.message, (piece_of(card),), drawer)


class Boon(ForEveryone):
    """Something for everyone, more of it for the drawer."""

    def __init__(self, what: str, n: int, others: int) -> None:
        self.what: str = what
        self.n: int = n
        self.others: int = others

    def do(self, table: Realm, context: EffectContext) -> None:
        def give(hero: Hero) -> None:
            GIVE[self.what](table, hero, self.n if hero is context.hero else self.others)

        befall(table, self.what, give, context.hero.seat)


class Charity(ForEveryone):
    """3 gold, 1 Health, 2 mana to the hero with least of it; to all who are tied. Full cups get nothing."""

    def do(self, table: Realm, context: EffectContext) -> None:
        heroes = [hero for hero in table.heroes if hero.alive]
        if not heroes:
            return
        card, rows = drawn_card(table), Rows(table)
        poor = [hero for hero in heroes if hero.gold == min(each.gold for each in heroes)]
        hurt = [hero for hero in heroes if hero.health == min(each.health for each in heroes)]
        drained = [hero for hero in heroes if hero.mana == min(each.mana for each in heroes)]
        for hero in poor:
            gain_gold(table, hero, 3)
        for hero in hurt:
            heal(table, hero, 1)
        for hero in drained:
            regain(table, hero, 2)
        for what in ("gold", "health", "mana"):
            rows.show(table, what, card.message, (piece_of(card),))


class Crisis(ForEveryone):
    """Everybody loses half of the gold, rounded down."""

    def do(self, table: Realm, context: EffectContext) -> None:
        befall(table, "gold", lambda hero: lose_gold(table, hero, hero.gold // 2))
