# What is at stake, and what somebody changed before it took effect
stakes-villain = Beat { $foe }, and the game is yours.
chosen-action = An action of { $who }
now-cancelled = It comes to nothing
chosen-blow = A blow of { $n }
now-saved = { $who } still stands
