# The results of a game, and the dice that can be checked.
fairness-now = The dice were fixed before the first decision. The hash proves it; the seed itself is shown when the game is over.
fairness-over = The game is over, so the seed is shown. Anyone can replay the record and check every die and shuffle.
fairness-seed-commitment = Hash of the seed, shown from the start
fairness-secret = The server's secret
fairness-seed = Seed
fairness-key = The key of this house, which signs the record
record-download = Download the record
record-verify = Check it on your own machine, without this server:
results-running = The game goes on
results-places = Final places
results-winner = winner
results-again = Another game
results-course = Over the whole game
results-more = More of this game
results-working = Luck and turning points are being worked out, { $n } % done
fairness-parts = seed, hashes, record
