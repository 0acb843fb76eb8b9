# The book of rules.
book-title = The rules of { $game }
book-see = See also
book-contents = Chapters
book-search = Search the rules
book-hits = { $n ->
    [0] nothing found
    [one] { $n } hit
   *[other] { $n } hits
}
book-place = Chapter { $n } of { $of }
book-place-behind = Chapter { $n } of { $of }, behind the question you are asked now
book-now = Now, on this table
book-whole = The whole book, to print
book-print = Print
book-unknown = There is no such game here.
book-note = The rules in our own words, with examples from real games. What belongs to an edition, an option or a number of players is marked.
book-only = Only with
book-here = In force at this table:
book-not-here = Not at this table. Only with
book-option = { $option }: { $word }
book-option-of = Option: { $option }
book-option-here = At this table: { $option } – { $word }
book-option-on = At this table: { $option }
book-option-off = Not at this table: { $option }
book-players = { $n ->
    [one] one player
   *[other] { $range } players
}
