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
