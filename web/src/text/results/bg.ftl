# The results of a game, and the dice that can be checked.
fairness-now = Заровете са определени преди първото решение. Хешът го доказва; самото семе се показва в края на играта.
fairness-over = Играта свърши, затова семето е открито. Всеки може да повтори записа и да провери всеки зар и всяко разбъркване.
fairness-seed-commitment = Хеш на семето, показан от старта
fairness-secret = Тайната на сървъра
fairness-seed = Семе
fairness-key = Ключът на този дом, с който е подписан записът
record-download = Изтегли записа
record-verify = Проверете на своята машина, без този сървър:
results-running = Играта продължава
results-places = Крайно класиране
results-winner = победа
results-again = Още една игра
results-course = Как вървеше играта
results-more = Още за тази игра
results-working = Пресмятат се късметът и обратите, готово { $n } %
fairness-parts = семе, хешове, запис
