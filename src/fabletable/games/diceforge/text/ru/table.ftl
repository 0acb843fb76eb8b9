# Грани судьбы: что лежит на столе, о чём спрашивают, что происходит.
game-diceforge = Грани судьбы

chapter = Раунд { $round } из { $rounds } · { $phase }
chapter-over = Турнир окончен
phase-blessing = божественное благословение
phase-applying = божественное благословение
phase-reinforcements = усиления
phase-action = основное действие
phase-offering = дары богам
phase-extra-action = дополнительное действие
phase-closing = конец хода
result-line = { $hero } — слава: { $score }, на счётчике { $track }, на картах { $cards }

islands = Острова
portal = Портал { $n }
start-portal = Стартовый портал: { $seat }
pile = { $feat }, осталось { $n }
sanctuary = Святилище
sanctuary-price = { $n ->
    [one] { $n } золото
    [few] { $n } золота
   *[other] { $n } золота
}
gardens = Сады
gardens-note = только за подвиги
round-track = Раунды
mat = Планшет: { $hero }
reserve = Резерв
dice = Кубики
sun-die = Солнечный кубик
moon-die = Лунный кубик
deeds = Деяния
cards = Совершённые подвиги
replaced = Снятые грани
faces-replaced = { $n ->
    [0] граней не заменено
    [one] заменена { $n } грань
    [few] заменены { $n } грани
   *[other] заменено { $n } граней
}
glory-on-cards = ещё славы на картах: { $n }
gold = Золото
sun = Осколки солнца
moon = Осколки луны
glory = Слава
hammer-track = { $n ->
    [1] Молот
   *[other] Молот, всего молотов: { $n }
}
hammer-note = деление { $at } из { $of }, затем слава: { $glory }
triton-token = Жетон Тритона
cerberus-token = Жетон Цербера
chest-tile = { $n ->
    [1] Сундук
    [one] { $n } сундук
    [few] { $n } сундука
   *[other] { $n } сундуков
}
type-points = только слава
type-instant = сразу
type-reinforcement = каждый ход
type-automatic = при каждом случае

# Ресурсы
gain-gold = { $n ->
    [one] { $n } золото
    [few] { $n } золота
   *[other] { $n } золота
}
gain-sun = { $n ->
    [one] { $n } осколок солнца
    [few] { $n } осколка солнца
   *[other] { $n } осколков солнца
}
gain-moon = { $n ->
    [one] { $n } осколок луны
    [few] { $n } осколка луны
   *[other] { $n } осколков луны
}
gain-glory = { $n ->
    [one] { $n } очко славы
    [few] { $n } очка славы
   *[other] { $n } очков славы
}
gain-several = { $what }
gain-instead = { $gain } вместо «{ $face }»
split = { $track ->
    [0] всё в резерв: { $reserve }
   *[other] { $reserve ->
        [0] всё на молот: { $track }
       *[other] на молот { $track }, в резерв { $reserve }
    }
}
socket-sun = «{ $face }» на солнечном кубике
socket-moon = «{ $face }» на лунном кубике

# Слова
word-spend-triton = Потратить жетон Тритона
word-pay-first = Сначала заплатить осколки солнца, потом потратить жетон Тритона
word-cerberus = Спустить Цербера: тот же результат ещё раз
word-ship-first = Сначала корабль
word-other-first = Сначала другую грань
word-sun-die = Солнечный кубик
word-moon-die = Лунный кубик
word-enough-cards = Перейти к основному действию
word-offering-done = Дары поднесены
word-no-purchase = Ничего не покупать
word-pass-turn = Пас
word-end-turn = Закончить ход
word-keep-cerberus = Сберечь жетон

# Вопросы
ask-action = { $seat }, поднесёте дары или совершите подвиг?
ask-offering = { $seat }, добавите к дарам ещё одну грань, другую?
ask-extra = { $seat }, ещё одно действие? Цена в осколках солнца: { $cost }.
ask-closing = { $seat }, потратите жетон, пока ход не закончен?
ask-forge = { $seat }, какая грань уступит место новой: «{ $face }»?
ask-reinforce = { $seat }, какое усиление примените?
ask-minor-die = { $seat }, какой кубик бросите для Серебряной лани?
ask-sphinx-die = { $seat }, какой кубик бросите четыре раза?
ask-owl = { $seat }, что принесёт сова?
ask-gain = { $seat }, что возьмёте с грани «{ $face }»?
ask-sentinel = { $seat }, Смотрящий не спит: что возьмёте с грани «{ $face }»?
ask-cyclops = { $seat }, Циклоп наблюдает: что возьмёте с грани «{ $face }»?
ask-lose = { $seat }, Минотавр идёт напролом: что отнимет у вас грань «{ $face }»?
ask-mirror = { $seat }, какую грань повторит ваше зеркало?
ask-mirror-loss = { $seat }, какую грань зеркало обратит против вас?
ask-order = { $seat }, золото может не поместиться: сначала корабль или «{ $face }»?
ask-ship = { $seat }, корабль сбавляет цену одной грани (скидка { $discount }): какую купите?
ask-shield = { $seat }, какой щит вставите?
ask-hammer = { $seat }, куда пойдёт золото ({ $gold })?
ask-triton = { $seat }, что попросите у Тритона?
ask-cerberus = { $seat }, повторит ли Цербер этот бросок: { $faces }?
ask-satyrs-first = { $seat }, какую грань возьмёте под напев Сатиров?
ask-satyrs-second = { $seat }, какую грань возьмёте вдобавок к «{ $face }»?
ask-boar-bearer = { $seat }, кому достанется боров?
ask-boar-reward = { $seat }, ваш боров сработал: какова ваша доля?

# Варианты и пометки
quoted-face = «{ $face }»
choice-face = Вставить «{ $face }»
note-left = осталось { $n }
note-uses = { $n ->
    [1] готово
   *[other] готово: { $n }
}
note-ousts = изгнание: { $other } получает благословение
note-shown-by = лежит на кубиках: { $heroes }
note-same-faces = одинаковых граней: { $n }
note-wasted = не поместится в резерв: { $n }
note-really-lost = { $n ->
    [0] вы ничего не потеряете
   *[other] вы потеряете { $n }
}
note-hammer-rings = слава: { $glory }
note-reserve = У вас: золото { $gold }, осколки солнца { $sun }, осколки луны { $moon }.
note-gold = Ваше золото: { $gold }.

# Причины
why-gold-short = Цена в золоте: { $need }; у вас { $have }.
why-sun-short = { $extra ->
    [0] Нужно осколков солнца: { $need }; у вас { $have }.
   *[other] Вместе с ценой дополнительного действия ({ $extra }) нужно осколков солнца: { $need }; у вас { $have }.
}
why-moon-short = Нужно осколков луны: { $need }; у вас { $have }.
why-shards-short = { $extra ->
    [0] Нужно осколков солнца: { $sun }, луны: { $moon }; у вас { $have_sun } и { $have_moon }.
   *[other] Вместе с ценой дополнительного действия ({ $extra }) нужно осколков солнца: { $sun }, луны: { $moon }; у вас { $have_sun } и { $have_moon }.
}
why-extra-short = Дополнительное действие стоит осколков солнца: { $need }; у вас { $have }.
why-face-gone = Таких граней в святилище не осталось.
why-feat-gone = Этот подвиг больше никому не совершить: стопка пуста.
why-same-face = Такая грань среди этих даров уже есть.
why-card-used = В этот ход уже применено.
why-boar-stays = Борова нельзя заменить.
why-feats-slot = В списке подвигов должен быть ровно один из этих: { $choices }. Сейчас там: { $found }.
why-feats-word = «{ $word }» — это целый набор; в списке подвигов ему не место.

# Настройки
option-feats = Героические подвиги
option-feats-introductory = Вводный набор
option-feats-alternates = Все замены
option-feats-random = Случайно, место за местом

# Летопись
round-begins = Раунд { $round } из { $rounds }
turn-begins = { $times ->
    [1] Ход: { $hero }. Все получают божественное благословение.
   *[other] Ход: { $hero }. Все получают божественное благословение, дважды.
}
rolled = { $hero } бросает кубики: «{ $sun }» и «{ $moon }».
rolled-one = { $hero } бросает кубик: «{ $face }».
chooses = { $hero } берёт { $gain }.
loses = { $hero } теряет { $gain }.
loses-nothing = { $hero } ничего не теряет.
mirror-shows = { $hero } смотрит в зеркало: «{ $face }».
thrice-counts = { $hero } считает другую грань трижды.
shield-matches = { $hero } видит пару к щиту. Слава: { $n }.
mirror-empty = { $hero } видит в зеркале одни зеркала.
forged = { $hero } вставляет «{ $face }» вместо грани { $old }.
offers = { $hero } подносит богам золото ({ $n }) за грань «{ $face }».
ship-buys = { $hero } получает с кораблём грань «{ $face }», заплачено золота: { $n }.
hammer-moves = { $hero } кладёт золото на наковальню: { $n }.
hammer-rings = { $hero } слышит звон молота. Слава: { $n }.
triton-spent = { $hero } получает от Тритона { $gain }.
cerberus-barks = { $hero } спускает Цербера: тот же результат ещё раз.
feat-done = { $hero } совершает подвиг: { $feat }.
ousted = { $hero } занимает портал; изгнание: { $other }.
bear-growls = Большая Медведица рычит: { $hero } получает славу ({ $n }).
typhon-counts = { $hero } показывает Тифону заменённые грани: { $n }. Столько же и славы.
satyrs-took = { $hero } берёт под напев Сатиров «{ $one }» и «{ $two }».
boar-loosed = { $hero } спускает борова; его грань вставляет { $bearer }.
boar-reward = { $hero } получает от борова { $gain }.
owl-brings = { $hero } получает от совы { $gain }.
elder-teaches = { $hero } платит Старейшине золотом ({ $gold }); слава: { $glory }.
extra-paid = { $hero } платит осколками солнца ({ $n }) за дополнительное действие.
passes = { $hero } пасует.
