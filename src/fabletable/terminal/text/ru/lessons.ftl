# Уроки
help-lessons = Сколько длится каждый урок и таков ли стол, как он ждёт
help-lessons-find = Перебрать столько зёрен и назвать первое, с которым урок находит всё, чего ждёт
lessons-game = Игра
lessons-steps = Шаги
lessons-words = Слов на шаг
lessons-decisions = Решения
lessons-alone = До первого без помощи
lessons-state = Стол
lessons-fine = какого урок и ждёт
lessons-broken = не таков, как ждёт «{ $step }»
lessons-found = С зерном { $seed } урок находит всё, чего ждёт.
lessons-none = Ни одно из зёрен не подошло, перебрано: { $most }. Дальше всех — { $seed }, до шага «{ $step }».
