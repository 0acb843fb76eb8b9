"""Effects on combat tokens: cast again, flip, remove, bring back, turn, double."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from fabletable.games.runebound.choices import as_foe, name_answers, noted
from fabletable.games.runebound.fight import Fight, FightToken, Side
from fabletable.games.runebound.outlook.view import FightView
from fabletable.games.runebound.rules.combat_actions import cast_again, other_side
from fabletable.games.runebound.rules.context import MANY, EffectContext, amount, decider, fighter
from fabletable.games.runebound.table import QUESTIONS, Runebound
from fabletable.games.runebound.tokens import MAGIC, PHYSICAL, SHIELD
from fabletable.games.runebound.vocabulary import ALL, ANY, POOL, SELF, SPENT, CardEffect
from fabletable.kernel import DONE, Message, Question, Rules, Word

CHOOSE_TOKEN: Final = Question(QUESTIONS, "token", rule="combat-tokens", theme="in-fight")


def side_of(fight: Fight, context: EffectContext, who: str) -> Side:
    return fight.sides[context.side if who == SELF else 1 - context.side]


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class TokenEffect(CardEffect):
    """Change tokens of one side. ``state``: those in the pool, those that are spent, or any."""

    message_id: ClassVar[str] = ""
    rough: ClassVar[float] = 0.9

    def __init__(self, who: str, n: int | str, face: str = "", state: str = POOL) -> None:
        super().__init__(n)
        self.who: str = who
        self.face: str = face
        self.state: str = state

    def turn(self, table: Runebound, side: Side, token: FightToken) -> None:
        """Do it to one token."""
        raise NotImplementedError

    @staticmethod
    def change(view: FightView, owner: int, token: FightToken) -> float:
        """Return how much better off the owner of the token is afterwards."""
        raise NotImplementedError

    def do(self, table: Runebound, context: EffectContext) -> Rules[None]:
        chosen = yield from self.choose(table, context)
        fight = table.fight
        if fight is not None:
            side = side_of(fight, context, self.who)
            for token in chosen:
                self.turn(table, side, token)
        self.tell(table, context, chosen)

    def targets(self, side: Side) -> list[FightToken]:
        """Return the tokens it can be done to. The value of a face does not matter."""
        found = self.within_reach(side)
        return [token for token in found if token.face.symbol == self.face] if self.face else found

    def within_reach(self, side: Side) -> list[FightToken]:
        if self.state == SPENT:
            return [token for token in side.tokens if token.spent]
        if self.state == ANY:
            return [token for token in side.tokens if not token.covered]
        return side.pool()

    def choose(self, table: Runebound, context: EffectContext) -> Rules[list[FightToken]]:
        """Choose the tokens. Own ones: up to the number. The foe's: the first is not optional once the ability is
        paid."""
        fight = table.fight
        if fight is None:
            return []
        left = self.targets(side_of(fight, context, self.who))
        n = amount(table, context, self)
        if self.n == ALL:
            return left
        chosen: list[FightToken] = []
        while left and len(chosen) < n:
            optional = self.who == SELF or chosen or self.n == ANY
            answer = yield from CHOOSE_TOKEN.ask(
                table, decider(table, context), left, otherwise=DONE if optional else None, deed=Word(self.word)
            )
            if not isinstance(answer, FightToken):
                break
            chosen.append(answer)
            left = [token for token in left if token is not answer]
        return chosen

    def tell(self, table: Runebound, context: EffectContext, tokens: list[FightToken]) -> None:
        """Log whose tokens they are, and what they show now."""
        fight = table.fight
        if tokens and fight is not None:
            owner = context.side if self.who == SELF else 1 - context.side
            table.log(self.message_id, who=fighter(table, fight, owner), n=len(tokens), tokens=tokens)
            if table.watched:
                table.show("blow", pieces=[token.key for token in tokens], touches=fight.heroes())

    def possible(self, table: Runebound, context: EffectContext) -> bool:
        fight = table.fight
        if fight is None or context.side < 0:
            return True
        return bool(self.targets(side_of(fight, context, self.who)))

    @property
    def against_foe(self) -> bool:
        return self.who != SELF

    @property
    def takes_spent(self) -> bool:
        return self.state != POOL

    def rough_gain(self) -> float:
        return rough_number(self.n) * self.rough

    def gain(self, view: FightView, context: EffectContext) -> float:
        """Take the best tokens for it, as far as it goes."""
        owner = view.me if self.who == SELF else 1 - view.me
        sign = 1.0 if owner == view.me else -1.0
        found = [sign * self.change(view, owner, token) for token in self.targets(view.fight.sides[owner])]
        if self.n == ALL:
            return sum(found)
        n = MANY if self.n == ANY else amount(view.table, context, self)
        found.sort(reverse=True)
        return sum(gain for gain in found[:n] if gain > 0)


def rough_number(n: int | str) -> float:
    """Return a number that is counted on the table as it usually is."""
    return n if isinstance(n, int) else {"X": 1, "all": 2, "any": 1.5}.get(n, 2)


class Recast(TokenEffect):
    """The owner tosses these tokens again; spent ones come back to the pool by it."""

    word = "recast"
    message_id = "tokens-recast"
    rough = 0.4

    def turn(self, table: Runebound, side: Side, token: FightToken) -> None:
        cast_again(table, token)

    @staticmethod
    def change(view: FightView, owner: int, token: FightToken) -> float:
        """Return the mean of both faces less what the token shows now."""
        front, back = token.token.sides
        return (view.face(owner, front) + view.face(owner, back)) / 2 - view.now(owner, token)


class Flip(TokenEffect):
    word = "flip"
    message_id = "tokens-flipped"
    rough = 0.55

    def turn(self, table: Runebound, side: Side, token: FightToken) -> None:
        token.up = 1 - token.up

    @staticmethod
    def change(view: FightView, owner: int, token: FightToken) -> float:
        return view.other(owner, token) - view.now(owner, token)

    @property
    def message(self) -> Message:
        """Return the message that also says whose token it is."""
        return Message(f"alternative-{self.word}-{self.who}")


class Remove(TokenEffect):
    """Set tokens aside as if they were spent: with a token on a double both go."""

    word = "remove"
    message_id = "tokens-removed"
    rough = 0.8

    def do(self, table: Runebound, context: EffectContext) -> Rules[None]:
        chosen = yield from self.choose(table, context)
        self.tell(table, context, chosen)
        fight = table.fight
        if fight is not None:
            side = side_of(fight, context, self.who)
            for token in chosen:
                side.spend(token)

    @staticmethod
    def change(view: FightView, owner: int, token: FightToken) -> float:
        return -view.now(owner, token)


class BringBack(TokenEffect):
    """Own spent tokens return to the pool with the face they show."""

    word = "bring-back"
    message_id = "tokens-returned"

    def __init__(self, n: int | str, face: str = "") -> None:
        super().__init__(SELF, n, face, SPENT)

    def turn(self, table: Runebound, side: Side, token: FightToken) -> None:
        token.spent = False

    @staticmethod
    def change(view: FightView, owner: int, token: FightToken) -> float:
        return view.face(owner, token.face)


class TurnTo(Flip):
    """Own tokens that have this face are turned to it."""

    word = "turn-to"
    rough = 0.9

    def __init__(self, n: int | str, face: str) -> None:
        super().__init__(SELF, n, face)

    def targets(self, side: Side) -> list[FightToken]:
        found = self.within_reach(side)
        return [token for token in found if token.token.sides[1 - token.up].symbol == self.face]


class CountDouble(TokenEffect):
    """The value of these own tokens is doubled until the end of the combat round. Without a face: physical, magic or
    shield. Tokens that are chosen stay doubled; "all magic" are all tokens that show magic as long as the round
    lasts."""

    word = "count-double"
    message_id = "tokens-doubled"

    def __init__(self, n: int | str, face: str = "") -> None:
        super().__init__(SELF, n, face)

    def targets(self, side: Side) -> list[FightToken]:
        symbols = (self.face,) if self.face else (PHYSICAL, MAGIC, SHIELD)
        return [t for t in self.within_reach(side) if t.face.symbol in symbols and not side.counts_double(t)]

    def do(self, table: Runebound, context: EffectContext) -> Rules[None]:
        chosen = yield from self.choose(table, context)
        if self.n == ALL and table.fight is not None:
            side_of(table.fight, context, SELF).doubled.append(self.face)
        else:
            for token in chosen:
                token.doubled = True
        self.tell(table, context, chosen)

    @staticmethod
    def change(view: FightView, owner: int, token: FightToken) -> float:
        return view.now(owner, token)


# --- how options are listed ---


CHOOSE_TOKEN.option(noted(other_side))
name_answers(CHOOSE_TOKEN, done="answer-leave-tokens")
CHOOSE_TOKEN.as_whom(as_foe)
