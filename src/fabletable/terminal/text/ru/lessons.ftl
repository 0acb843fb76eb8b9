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

# A first game that is guided, step by step
help-teach = Научиться игре за игрой: первая партия с проводником, на весь экран
help-teach-text = Строка за строкой: для программы чтения с экрана, конвейера, медленной связи
guide-where = Урок, шаг { $n } из { $of }: { $title }
guide-points-at = Указывает на: { $names }.
guide-part = { $part ->
    [ask] вопрос
    [tale] история
    [chapter] заголовок стола
    [tool-hint] подсказка (h)
    [tool-recap] что произошло (m)
   *[tool-rules] правила (r)
}
guide-task = Ваш ход: { $task }, номер { $number }.
guide-free = Ваш ход: выбирайте что хотите.
guide-odds = { $choice }: победа { $won } %
guide-remark = { $undo ->
    [True] { $remark } (u вернёт ход.)
   *[other] { $remark }
}
guide-answered = За вас отвечено: { $question } «{ $choice }».
guide-keys = { $next ->
    [next] { $back ->
        [back] n: дальше · b: назад · t: выйти из урока
       *[none] n: дальше · t: выйти из урока
    }
    [alone] { $back ->
        [back] n: играть дальше без меня · b: назад · t: выйти из урока
       *[none] n: играть дальше без меня · t: выйти из урока
    }
   *[none] { $back ->
        [back] b: назад · t: выйти из урока
       *[none] t: выйти из урока
    }
}
guide-over = { $state ->
    [left] Проводник уходит, игра продолжается. t вернёт урок.
    [broken] Урок здесь не может продолжаться, а игра может.
   *[learned] Урок окончен; игра продолжается, и дальше вы сами. h подскажет, r покажет правила.
}
guide-read-first = Сначала страница: n или Enter перевернёт её, потом будет вопрос.
guide-choose = Эта страница ждёт вашего выбора.
guide-missed = { $n ->
    [1] Шаг { $first } пропущен. a: сыграть эту часть заново
   *[other] Шаги с { $first } по { $last } пропущены. a: сыграть эту часть заново
}
guide-first = Это первая страница.
guide-letter-n = следующая страница урока
guide-letter-b = предыдущая страница
guide-letter-a = сыграть заново то, что урок пропустил
guide-letter-t = выйти из урока или вернуться к нему
