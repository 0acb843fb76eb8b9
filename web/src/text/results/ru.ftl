# The results of a game, and the dice that can be checked.
fairness-now = Броски определены до первого решения. Хеш это доказывает; само зерно покажут в конце игры.
fairness-over = Игра окончена, поэтому зерно открыто. Любой может повторить запись и проверить каждый бросок и каждую тасовку.
fairness-seed-commitment = Хеш зерна, показан со старта
fairness-secret = Тайна сервера
fairness-seed = Зерно
fairness-key = Ключ этого дома, которым подписана запись
record-download = Скачать запись
record-verify = Проверьте у себя, без этого сервера:
results-running = Игра продолжается
results-places = Итоговые места
results-winner = победа
results-again = Ещё партию
results-course = Как шла партия
results-more = Ещё об этой партии
results-working = Считаем удачу и переломы, готово { $n } %
fairness-parts = зерно, хеши, запись
