# The results of a game, and the dice that can be checked.
fairness-now = Kostky byly dány před prvním rozhodnutím. Dokazuje to otisk; samo semínko se ukáže na konci hry.
fairness-over = Hra skončila, proto je semínko odkryté. Kdokoli může záznam přehrát a ověřit každý hod i míchání.
fairness-seed-commitment = Otisk semínka, ukázán od startu
fairness-secret = Tajemství serveru
fairness-seed = Semínko
fairness-key = Klíč tohoto domu, kterým je záznam podepsán
record-download = Stáhnout záznam
record-verify = Ověřte na vlastním stroji, bez tohoto serveru:
results-running = Hra pokračuje
results-places = Konečné pořadí
results-winner = vítěz
results-again = Další hra
results-course = Jak hra plynula
results-more = Více o této hře
results-working = Počítá se štěstí a zlomy, hotovo { $n } %
fairness-parts = semínko, otisky, záznam
