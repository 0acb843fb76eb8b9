"""What every game is made of. Knows no game, no server, no client."""

from fabletable.kernel.advice import Advice
from fabletable.kernel.book import Book, Chapter, Example, Section
from fabletable.kernel.census import Census
from fabletable.kernel.chance import Chance, commitment
from fabletable.kernel.decision import (
    DONE,
    NO,
    PASS,
    YES,
    Barred,
    Decision,
    Number,
    Option,
    Refused,
    Rules,
    Seat,
    Word,
    bar,
    number,
    numbers,
)
from fabletable.kernel.deed import Deed, Deeds
from fabletable.kernel.effect import Effect, do_all
from fabletable.kernel.encoding import Encoding
from fabletable.kernel.ending import Ending
from fabletable.kernel.freeze import checksum, frozen
from fabletable.kernel.game import Game, Options, Result, Setting, choice_setting, flag_setting
from fabletable.kernel.hooks import Card, Hook, RuleHook, rule_hook
from fabletable.kernel.match import Match, RuleCrash
from fabletable.kernel.moment import Moment, Part, Sum, added, reason
from fabletable.kernel.onlooker import Onlooker
from fabletable.kernel.origin import DESIGNED, REPORTED, RULEBOOK, Origin
from fabletable.kernel.pack import Deck, Pack, Packs
from fabletable.kernel.pile import EVERYBODY, Pile, mix, without
from fabletable.kernel.question import Question, Questions, Suggestion
from fabletable.kernel.say import Say, say, seat_name
from fabletable.kernel.state import Extra, Fixed, Given, State
from fabletable.kernel.table import Line, Table, named

__all__ = [
    "DESIGNED",
    "DONE",
    "EVERYBODY",
    "NO",
    "PASS",
    "REPORTED",
    "RULEBOOK",
    "YES",
    "Advice",
    "Barred",
    "Book",
    "Card",
    "Census",
    "Chance",
    "Chapter",
    "Decision",
    "Deck",
    "Deed",
    "Deeds",
    "Effect",
    "Encoding",
    "Ending",
    "Example",
    "Extra",
    "Fixed",
    "Game",
    "Given",
    "Hook",
    "Line",
    "Match",
    "Moment",
    "Number",
    "Onlooker",
    "Option",
    "Options",
    "Origin",
    "Pack",
    "Packs",
    "Part",
    "Pile",
    "Question",
    "Questions",
    "Refused",
    "Result",
    "RuleCrash",
    "RuleHook",
    "Rules",
    "Say",
    "Seat",
    "Section",
    "Setting",
    "State",
    "Suggestion",
    "Sum",
    "Table",
    "Word",
    "added",
    "bar",
    "checksum",
    "choice_setting",
    "commitment",
    "do_all",
    "flag_setting",
    "frozen",
    "mix",
    "named",
    "number",
    "numbers",
    "reason",
    "rule_hook",
    "say",
    "seat_name",
    "without",
]
