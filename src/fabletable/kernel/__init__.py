"""The building blocks of every game. The kernel knows no game, no server and no client."""

from fabletable.kernel.action import Action, Actions, Verb
from fabletable.kernel.advice import Advice
from fabletable.kernel.book import Book, Chapter, Example, Section
from fabletable.kernel.chance import Chance, commitment, of_seats
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
from fabletable.kernel.effect import Effect, do_all
from fabletable.kernel.encoding import Encoding
from fabletable.kernel.ending import Ending
from fabletable.kernel.facts import ChangedChoice, FoeFacts, MomentFacts, TrophyTaken
from fabletable.kernel.game import Game, Options, Result, Setting, choice_setting, flag_setting
from fabletable.kernel.hooks import Card, Hook, RuleHook, Timing, rule_hook
from fabletable.kernel.invariants import Invariants
from fabletable.kernel.match import Match, RuleCrash
from fabletable.kernel.message import Message, message, seat_name
from fabletable.kernel.moment import Moment, Part, Sum, added, reason
from fabletable.kernel.origin import DESIGNED, REPORTED, RULEBOOK, Origin
from fabletable.kernel.pack import Deck, Pack, Packs
from fabletable.kernel.pile import EVERYBODY, Pile, mix, renewed, without
from fabletable.kernel.question import Question, Questions, Suggestion
from fabletable.kernel.state import Extra, Fixed, Given, State
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
    "Card",
    "Chance",
    "ChangedChoice",
    "Chapter",
    "Critic",
    "Decision",
    "Deck",
    "Effect",
    "Encoding",
    "Ending",
    "Example",
    "Extra",
    "Fixed",
    "FoeFacts",
    "Game",
    "Given",
    "Hook",
    "Invariants",
    "LogLine",
    "Match",
    "Message",
    "Moment",
    "MomentFacts",
    "Number",
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
    "Seat",
    "Section",
    "Setting",
    "State",
    "Suggestion",
    "Sum",
    "Table",
    "Timing",
    "TrophyTaken",
    "Verb",
    "Word",
    "added",
    "bar",
    "checksum",
    "choice_setting",
    "commitment",
    "do_all",
    "flag_setting",
    "frozen",
    "message",
    "mix",
    "named",
    "number",
    "numbers",
    "of_seats",
    "reason",
    "renewed",
    "rule_hook",
    "seat_name",
    "without",
]
