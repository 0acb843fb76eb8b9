# The coach. $thing, $chosen and $better are choices as the table names them.
coach-leads-to = { $than ->
    [0] Leads to “{ $thing }” in { $n } games of 100, otherwise never.
   *[other] Leads to “{ $thing }” in { $n } games of 100, otherwise in { $than }.
}
coach-forgoes = { $n ->
    [0] You no longer come to “{ $thing }”, otherwise in { $than } games of 100.
   *[other] You come to “{ $thing }” in only { $n } games of 100, otherwise in { $than }.
}
coach-prevents = { $n ->
    [0] { $seat } no longer comes to “{ $thing }”, otherwise in { $than } games of 100.
   *[other] { $seat } comes to “{ $thing }” in only { $n } games of 100, otherwise in { $than }.
}
coach-lets = { $seat } comes to “{ $thing }” in { $n } games of 100, otherwise in { $than }.
coach-risks = Leaves you far behind in { $n } games of 100, otherwise in { $than }.
coach-safe = { $n ->
    [0] Never leaves you far behind, otherwise in { $than } games of 100.
   *[other] Leaves you far behind in only { $n } games of 100, otherwise in { $than }.
}
coach-turn-fault = { $seat } chose “{ $chosen }”. “{ $better }” would have been worth { $n ->
    [one] one point
   *[other] { $n } points
} more.
coach-turn-own = After “{ $chosen }” luck { $way ->
    [up] gave { $seat }
   *[down] cost { $seat }
} { $n ->
    [one] one point
   *[other] { $n } points
}.
coach-turn-other = After { $by } chose “{ $chosen }”, { $seat } stood { $n ->
    [one] one point
   *[other] { $n } points
} { $way ->
    [up] better
   *[down] worse
}.
coach-word-best = best
coach-word-even = even
coach-word-slip = slip
coach-word-mistake = mistake
coach-word-blunder = blunder
why-game-goes-on = The game is not over yet. It is reviewed when it is.

# The hint in one sentence. $points is an amount of points, $what a thing the mat counts.
coach-say-thought = “{ $choice }”, at first glance.
coach-say-alike = “{ $choice }” and “{ $other }” are alike: much the same comes of both. Take the one you like.
coach-say-alike-leads = “{ $choice }” and “{ $other }” are worth the same. The first: { $first } The second: { $second }
coach-say-alike-gains = “{ $choice }” and “{ $other }” are worth the same. The first leaves you with { MORE($first) }, the second with { MORE($second) }.
coach-say-alike-one-leads = “{ $choice }” and “{ $other }” are worth the same. What speaks for “{ $one }”: { $what }
coach-say-alike-one-gains = “{ $choice }” and “{ $other }” are worth the same. What speaks for “{ $one }”: it leaves you with { MORE($what) }.
coach-say-alike-one-likelier = “{ $choice }” and “{ $other }” are worth the same. What speaks for “{ $one }”: it succeeds more often.
coach-say-alike-ways = “{ $choice }” is the best choice here. How you pay for it matters little: for example “{ $way }”.
coach-say-any-way = { $advice } How you pay for it matters little: for example “{ $way }”.
# What a choice leads to, and what that is good for; it follows a colon. $theme is the question at which $thing is chosen.
coach-lead = { $theme ->
    [fight] it gives you a better chance at a fight worth having: “{ $thing }”.
    [in-fight] it prepares “{ $thing }” for later in this fight.
    [travel] it brings you closer to a place worth reaching: “{ $thing }”.
    [buy] it gives you a better chance to buy something useful: “{ $thing }”.
    [forge] it gives you a better chance of a face that helps you: “{ $thing }”.
    [learn] it gives you a better chance to learn something useful: “{ $thing }”.
    [reward] it gives you a better chance of a good reward: “{ $thing }”.
    [turn] it brings you sooner to what pays: “{ $thing }”.
   *[other] it opens the way to “{ $thing }”.
}
# $lead is the clause above.
coach-say-score = “{ $choice }”: about { $points } more for you in the end.
coach-say-leads-score = “{ $choice }”: { $lead } That is worth about { $points } more in the end.
coach-say-leads = “{ $choice }”: { $lead }
coach-say-leads-wins = “{ $choice }”: { $lead } You win more often that way.
coach-say-leads-gains = “{ $choice }”: { $lead } It also leaves you with { MORE($what) }.
coach-say-gains = “{ $choice }” leaves you with { MORE($what) }.
coach-say-prevents = “{ $choice }”: it keeps { $seat } away from “{ $thing }”.
coach-say-safe = “{ $choice }”: it is the safer way.
coach-say-likelier = “{ $choice }”: it succeeds more often than “{ $other }”.
# $won is what success brings, as in "2 experience"
coach-say-promising = “{ $choice }”: the odds are with you, and success brings you { $won }.
coach-say-spends = “{ $choice }” leaves you with { LESS($what) }, and is worth it.
coach-say-forgoes = “{ $choice }”: it is worth more than “{ $thing }”, which you forgo for it.
# $advice is one of these sentences, $note the text on a card of which there is another by the same name
coach-say-which = { $advice } Take the one that says: { $note }
# $lost is what failure costs, as in "1 of your Health"
coach-say-risk = { $advice } Mind the risk: it fails more often than it succeeds.
coach-say-risk-costs = { $advice } Mind the risk: it fails more often than it succeeds, and then it costs you { $lost }.
# $theme is what the question is about
coach-say-sense = “{ $choice }”: { $theme ->
    [fight] it promises you more than “{ $other }”.
    [in-fight] this fight goes better for you that way than with “{ $other }”.
    [retreat] you come out of this fight better than with “{ $other }”.
    [travel] you stand better there for your next turn than with “{ $other }”.
    [turn] the rest of your turn goes better after it than after “{ $other }”.
    [buy] it is of more use to you than “{ $other }”.
    [forge] it will fall in your favour more often than “{ $other }”.
    [learn] you will use it more than “{ $other }”.
    [reward] it gives you more of what you lack than “{ $other }”.
    [spend] you will miss it less than “{ $other }”.
   *[other] you fare better with it than with “{ $other }”.
}
coach-say-best = “{ $choice }” is the best choice here.
# $what is a thing the mat counts, { $n } how much more or less of it one has on average.
coach-amount = { $what } (+{ $n } on average)
    .more = { MORE($what) }, by about { $n }
coach-less = { $what }: { $n } less on average.
coach-short = About { $points } less for you in the end.
coach-say-later = “{ $choice }” pays off later: you do not have more at once, but you win more often from there.
coach-say-first = { $than ->
    [0] “{ $choice }” first: “{ $other }” still follows in { $n } games of 100. The other way round it never does.
   *[other] “{ $choice }” first: “{ $other }” still follows in { $n } games of 100. The other way round it does in only { $than }.
}

# Themes of training, and the question to ask oneself.
theme-fight = Fight or wait
    .ask = What do I win and what do I lose if I fight now?
theme-in-fight = In the fight
    .ask = What will the other side do next, and what does it cost me?
theme-retreat = When to retreat
    .ask = Can this fight still be won, and is the prize worth the wounds?
theme-travel = Where to travel
    .ask = Where do I want to stand at the end of my next turn?
theme-turn = What to do with the turn
    .ask = Which of these can wait, and which cannot?
theme-buy = What to buy
    .ask = How often will I use it before the game ends?
theme-forge = Which face to forge
    .ask = How many more rolls are there, and what do I lack?
theme-learn = What to learn
    .ask = What will I need it for, and when?
theme-reward = Which reward to take
    .ask = What do I lack most right now?
theme-spend = What to give up
    .ask = What will I miss least?
theme-last-turn = The last turn
    .ask = What still counts when the game ends?
theme-other = Small choices
    .ask = What changes for me until my next turn?

# Puzzles
why-not-a-puzzle-pack = { $file } is not a pack of puzzles, or it is damaged: { $detail }.
why-puzzle-format = { $file } is a pack of puzzles of format { $format }; format { $known } is known here.
why-puzzle-rules = These puzzles are for rules { $pack } of { $game } and rest until new ones come: the rules are { $rules } now.
why-puzzle-damaged = Puzzle { $puzzle } is damaged. The others are fine.
why-no-such-puzzle = There is no puzzle { $puzzle } here.
why-no-puzzles = There are no puzzles of that kind here.
why-unknown-theme = There is no theme { $theme }. There are: { $known }.
why-all-solved = { $count ->
    [one] The one puzzle there is has been solved. It comes back in a month.
   *[other] All { $count } solved. They come back in a month, oldest first.
    }
why-mistake-rules = This choice was made by older rules and cannot be asked any more.
why-not-reviewed = The review of this game is not done yet.
