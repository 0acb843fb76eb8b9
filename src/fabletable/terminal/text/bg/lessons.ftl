# Уроци
help-lessons = Колко дълъг е всеки урок и такава ли е масата, каквато очаква
help-lessons-find = Опитва толкова семена и казва първото, с което урокът намира каквото очаква
lessons-game = Игра
lessons-steps = Стъпки
lessons-words = Думи на стъпка
lessons-decisions = Решения
lessons-alone = До първото без помощ
lessons-state = Масата
lessons-fine = каквато урокът очаква
lessons-broken = не е каквато очаква „{ $step }“
lessons-found = Със семето { $seed } урокът намира всичко, което очаква.
lessons-none = Никое семе не е подходящо, опитани: { $most }. Най-далеч стигна { $seed }, до стъпка „{ $step }“.

# A first game that is guided, step by step
help-teach = Научаване на игра с игра: първа партия с водач, на цял екран
help-teach-text = Ред по ред: за екранен четец, конвейер, бавна връзка
guide-where = Урок, стъпка { $n } от { $of }: { $title }
guide-points-at = Сочи към: { $names }.
guide-part = { $part ->
    [ask] въпросът
    [tale] историята
    [chapter] заглавието на масата
    [tool-hint] съветът (h)
    [tool-recap] какво се случи (m)
   *[tool-rules] правилата (r)
}
guide-task = Ваш ред е: { $task }, номер { $number }.
guide-free = Ваш ред е: изберете каквото искате.
guide-odds = { $choice }: победа { $won } %
guide-remark = { $undo ->
    [True] { $remark } (u го връща.)
   *[other] { $remark }
}
guide-answered = Отговорено вместо вас: { $question } „{ $choice }“.
guide-keys = { $next ->
    [next] { $back ->
        [back] n: нататък · b: назад · t: изход от урока
       *[none] n: нататък · t: изход от урока
    }
    [alone] { $back ->
        [back] n: нататък сами · b: назад · t: изход от урока
       *[none] n: нататък сами · t: изход от урока
    }
   *[none] { $back ->
        [back] b: назад · t: изход от урока
       *[none] t: изход от урока
    }
}
guide-over = { $state ->
    [left] Водачът си тръгва, играта продължава. t връща урока.
    [broken] Урокът тук не може да продължи, играта може.
   *[learned] Урокът свърши; играта продължава и нататък е само ваша. h дава съвет, r показва правилата.
}
guide-read-first = Първо страницата: n или Enter я обръща, после идва въпросът.
guide-choose = Тази страница чака вашия избор.
guide-missed = { $n ->
    [one] Стъпка { $first } беше пропусната. a: изиграйте тази част отново
   *[other] Стъпките от { $first } до { $last } бяха пропуснати. a: изиграйте тази част отново
}
guide-first = Това е първата страница.
guide-letter-n = следващата страница на урока
guide-letter-b = предишната страница
guide-letter-a = изиграйте отново това, което урокът пропусна
guide-letter-t = изход от урока или връщане към него
