"""The vocabulary of a game: all options in a fixed order, and a seat's knowledge as one row of numbers."""

from __future__ import annotations

from array import array

from fabletable.kernel.decision import Decision, Refused
from fabletable.kernel.game import Game
from fabletable.kernel.match import Match


class Vocabulary:
    """Every word an option can be, its place, and the questions a seat can be asked."""

    def __init__(self, game: Game) -> None:
        self.game: Game = game
        self.words: list[str] = list(game.vocabulary())
        self.questions: list[str] = game.questions.asks
        if not self.words or not game.fields():
            raise Refused("why-no-vocabulary", {"game": game.key})
        self.fields: list[str] = [*game.fields(), *(f"asked.{ask}" for ask in self.questions)]
        self._places: dict[str, int] = {word: place for place, word in enumerate(self.words)}
        self._asked: dict[str, int] = {ask: place for place, ask in enumerate(self.questions)}
        self._said: dict[tuple[int, int], dict[str, int]] = {}

    def place(self, key: str, seat: int, seats: int) -> int:
        """Return the place of an option's key, relative to this seat."""
        said = self._said.get((seat, seats))
        if said is None:
            said = self._said[seat, seats] = {}
        place = said.get(key)
        if place is None:
            word = self.game.word(key, seat, seats)
            if word not in self._places:
                raise LookupError(f"{self.game.key} offers {key!r} ({word!r}), which its vocabulary lacks")
            place = said[key] = self._places[word]
        return place

    def places(self, decision: Decision, seats: int) -> list[int]:
        """Return the places of all options, in their order."""
        return [self.place(option.key, decision.seat, seats) for option in decision.options]

    def observed(self, match: Match, seat: int) -> array[float]:
        """Return everything that a seat may know as numbers: the table, and the question if it is asked."""
        vector = self.game.encode(match.table, seat)
        table = len(vector)
        vector.extend(array("f", bytes(4 * len(self.questions))))
        decision = match.decision
        if decision is not None and decision.seat == seat:
            vector[table + self._asked[decision.ask]] = 1.0
        return vector


_known: dict[str, Vocabulary] = {}


def vocabulary_of(game: Game) -> Vocabulary:
    """Return the vocabulary of a game, cached; refused if the game has none."""
    known = _known.get(game.key)
    if known is None or known.game is not game:
        known = _known[game.key] = Vocabulary(game)
    return known
