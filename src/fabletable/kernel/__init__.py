"""What every game is made of. Knows no game, no server, no client."""

from fabletable.kernel.action import Action, Actions
from fabletable.kernel.advice import Advice
from fabletable.kernel.book import Book, Chapter, Example, Section
from fabletable.kernel.chance import Chance, commitment
from fabletable.kernel.checksum import checksum, frozen
from fabletable.kernel.critic import Critic
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
from fabletable.kernel.encoding import Encoding
from fabletable.kernel.ending import Ending
from fabletable.kernel.game import Game, Options, Result, Setting, choice_setting, flag_setting
from fabletable.kernel.invariants import Invariants
from fabletable.kernel.match import Match, RuleCrash
from fabletable.kernel.message import Message, message, seat_name
from fabletable.kernel.moment import Moment, Part, Sum, added, reason
from fabletable.kernel.origin import DESIGNED, REPORTED, RULEBOOK, Origin
from fabletable.kernel.pile import EVERYBODY, Pile, mix, without
from fabletable.kernel.question import Question, Questions, Suggestion
from fabletable.kernel.state import Fixed, State
from fabletable.kernel.table import LogLine, Table, named

__all__ = [
    "DESIGNED",
    "DONE",
    "EVERYBODY",
    "NO",
    "PASS",
    "REPORTED",
    "RULEBOOK",
    "YES",
    "Action",
    "Actions",
    "Advice",
    "Barred",
    "Book",
    "Chance",
    "Chapter",
    "Critic",
    "Decision",
    "Encoding",
    "Ending",
    "Example",
    "Fixed",
    "Game",
    "Invariants",
    "LogLine",
    "Match",
    "Message",
    "Moment",
    "Number",
    "Option",
    "Options",
    "Origin",
    "Part",
    "Pile",
    "Question",
    "Questions",
    "Refused",
    "Result",
    "RuleCrash",
    "Rules",
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
    "flag_setting",
    "frozen",
    "message",
    "mix",
    "named",
    "number",
    "numbers",
    "reason",
    "seat_name",
    "without",
]
