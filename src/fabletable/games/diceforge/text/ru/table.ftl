# Грани судьбы: что лежит на столе, о чём спрашивают, что происходит.
game-diceforge = Грани судьбы
    .motto = Выкуй свою судьбу, грань за гранью

chapter = Раунд { $round } из { $rounds } · { $phase }
chapter-over = Турнир окончен
phase-blessing = божественное благословение
phase-applying = божественное благословение
phase-reinforcements = усиления
phase-action = основное действие
phase-offering = дары богам
phase-extra-action = дополнительное действие
phase-closing = конец хода
result-line = { $hero } — { $score }, из них { $track } на счётчике и { $cards } на картах

islands = Острова
portal = Портал { $n }
start-portal = Стартовый портал игрока { $seat }
pile = { $n ->
    [0] { $feat }, карт не осталось
    [one] { $feat }, осталась { $n } карта
    [few] { $feat }, осталось { $n } карты
   *[other] { $feat }, осталось { $n } карт
}
sanctuary = Святилище
sanctuary-price = { $n ->
    [one] { $n } золотой
    [few] { $n } золотых
   *[other] { $n } золотых
}
gardens = Сады
gardens-note = только за подвиги
round-track = Раунды
mat = Планшет игрока { $hero }
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
glory-on-cards = { $n ->
    [one] ещё { $n } очко славы на картах
    [few] ещё { $n } очка славы на картах
   *[other] ещё { $n } очков славы на картах
}
gold = Золото
sun = Осколки солнца
moon = Осколки луны
glory = Слава
hammer-track = { $n ->
    [1] Молот
    [one] { $n } молот
    [few] { $n } молота
   *[other] { $n } молотов
}
hammer-note = { $at } из { $of } делений, затем { $gain }
note-anvil-track = до следующего своего хода сюда идёт всё золото
note-anvil-reserve = до следующего своего хода золото сюда не идёт
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
    [one] { $n } золотой
    [few] { $n } золотых
   *[other] { $n } золотых
}
    .gen = { $n ->
        [one] { $n } золотого
        [few] { $n } золотых
       *[other] { $n } золотых
    }
gain-sun = { $n ->
    [one] { $n } осколок солнца
    [few] { $n } осколка солнца
   *[other] { $n } осколков солнца
}
    .gen = { $n ->
        [one] { $n } осколка солнца
        [few] { $n } осколков солнца
       *[other] { $n } осколков солнца
    }
gain-moon = { $n ->
    [one] { $n } осколок луны
    [few] { $n } осколка луны
   *[other] { $n } осколков луны
}
    .gen = { $n ->
        [one] { $n } осколка луны
        [few] { $n } осколков луны
       *[other] { $n } осколков луны
    }
gain-glory = { $n ->
    [one] { $n } очко славы
    [few] { $n } очка славы
   *[other] { $n } очков славы
}
    .gen = { $n ->
        [one] { $n } очка славы
        [few] { $n } очков славы
       *[other] { $n } очков славы
    }
gain-several = { $what }
    .gen = { GEN($what) }
gain-instead = { $gain } вместо { GEN($face) }
split = { $track ->
    [0] { $reserve } в резерв
   *[other] { $reserve ->
        [0] { $track } на молот
       *[other] { $track } на молот, { $reserve } в резерв
    }
}
# All gold, this and what comes: $track of the present gold onto the track, $reserve into the reserve.
split-track = Всё на молот до вашего следующего хода
split-reserve = Всё в резерв до вашего следующего хода
socket-sun = «{ $face }» на солнечном кубике
socket-moon = «{ $face }» на лунном кубике

# Слова
word-spend-triton = Потратить жетон Тритона
word-pay-first = Сначала заплатить осколками солнца, потом потратить жетон Тритона
word-cerberus = Спустить Цербера и повторить бросок
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
ask-offering = { $seat }, добавите к дарам ещё одну грань, другого вида?
ask-extra = { $seat }, ещё одно действие за { $price }?
ask-closing = { $seat }, потратите жетон, пока ход не закончен?
ask-forge = { $seat }, какая грань уступит место грани «{ $face }»?
ask-reinforce = { $seat }, какое усиление примените?
ask-sphinx-die = { $seat }, какой кубик бросите четыре раза?
ask-gain = { $seat }, что возьмёте с грани «{ $face }»?
ask-sentinel = { $seat }, Смотрящий не спит. Что возьмёте с грани «{ $face }»?
ask-cyclops = { $seat }, Циклоп наблюдает. Что возьмёте с грани «{ $face }»?
ask-lose = { $seat }, Минотавр идёт напролом. Что отнимет у вас грань «{ $face }»?
ask-mirror = { $seat }, какую грань повторит ваше зеркало?
ask-mirror-loss = { $seat }, какую грань зеркало обратит против вас?
ask-order = { $triton ->
    [0] { $seat }, золото может не поместиться в резерв. Сначала корабль или «{ $face }»?
    [one] { $seat }, вместе с { $triton } золотым Тритона золото может не поместиться в резерв. Сначала корабль или «{ $face }»?
    [few] { $seat }, вместе с { $triton } золотыми Тритона золото может не поместиться в резерв. Сначала корабль или «{ $face }»?
   *[other] { $seat }, вместе с { $triton } золотыми Тритона золото может не поместиться в резерв. Сначала корабль или «{ $face }»?
}
ask-ship = { $discount ->
    [one] { $seat }, с кораблём одна грань дешевле на { $discount } золотой. Какую купите?
    [few] { $seat }, с кораблём одна грань дешевле на { $discount } золотых. Какую купите?
   *[other] { $seat }, с кораблём одна грань дешевле на { $discount } золотых. Какую купите?
}
ask-shield = { $seat }, какой щит вставите?
ask-hammer = { $gold ->
    [one] { $seat }, куда пойдёт { $gold } золотой?
    [few] { $seat }, куда пойдут { $gold } золотых?
   *[other] { $seat }, куда пойдут { $gold } золотых?
}
ask-triton = { $seat }, что попросите у Тритона?
ask-cerberus = { $seat }, пусть Цербер принесёт { $faces } ещё раз?
ask-satyrs-first = { $seat }, какую грань возьмёте под напев Сатиров?
ask-satyrs-second = { $seat }, какую грань возьмёте вдобавок к грани «{ $face }»?
ask-boar-bearer = { $seat }, кому достанется боров?
ask-boar-reward = { $seat }, ваш боров сработал. Какой будет ваша доля?

# Варианты и пометки
quoted-face = «{ $face }»
choice-face = Вставить «{ $face }»
note-left = { $n ->
    [one] осталась { $n }
    [few] осталось { $n }
   *[other] осталось { $n }
}
note-uses = { $n ->
    [1] можно применить
    [one] можно применить { $n } раз
    [few] можно применить { $n } раза
   *[other] можно применить { $n } раз
}
# How a reinforcement card is used.
use-owl = Сова стража принесёт { $gain }
use-hind-sun-die = Серебряная лань, солнечным кубиком
use-hind-moon-die = Серебряная лань, лунным кубиком
note-ousts = { $other } уйдёт с портала и получит благословение
note-shown-by = { GENDER($heroes) ->
    [pl] её показывают { $heroes }
   *[other] её показывает { $heroes }
}
# В среднем за бросок: { $whole },{ $part } чего-то.
yield-gold = { $whole },{ $part } золотого
yield-sun = { $whole },{ $part } осколка солнца
yield-moon = { $whole },{ $part } осколка луны
yield-glory = { $whole },{ $part } очка славы
yield-special = { $whole },{ $part } особой грани
note-yield = за бросок в среднем { $what }
note-two-blessings = в среднем { $what }
note-socket = { $n ->
    [1] тогда за бросок в среднем { $what }
   *[other] одна из { $n } одинаковых; тогда за бросок в среднем { $what }
}
note-wasted = резерв не вместит { $gain }
note-really-lost = вы потеряете { $gain }
note-nothing-lost = вы ничего не потеряете
note-hammer-rings = принесёт { $gain }
note-reserve = У вас { $have }.
note-empty-reserve = Ваш резерв пуст.
# Причины
why-gold-short = { $need ->
    [one] Это стоит { $need } золотой, а у вас { $have }.
    [few] Это стоит { $need } золотых, а у вас { $have }.
   *[other] Это стоит { $need } золотых, а у вас { $have }.
}
why-sun-short = { $extra ->
    [0] { $need ->
        [one] Это стоит { $need } осколок солнца, а у вас { $have }.
        [few] Это стоит { $need } осколка солнца, а у вас { $have }.
       *[other] Это стоит { $need } осколков солнца, а у вас { $have }.
    }
   *[other] { $need ->
        [one] Вместе с дополнительным действием это стоит { $need } осколок солнца, а у вас { $have }.
        [few] Вместе с дополнительным действием это стоит { $need } осколка солнца, а у вас { $have }.
       *[other] Вместе с дополнительным действием это стоит { $need } осколков солнца, а у вас { $have }.
    }
}
why-moon-short = { $need ->
    [one] Это стоит { $need } осколок луны, а у вас { $have }.
    [few] Это стоит { $need } осколка луны, а у вас { $have }.
   *[other] Это стоит { $need } осколков луны, а у вас { $have }.
}
why-shards-short = { $extra ->
    [0] Это стоит { $price }, а у вас { $have }.
   *[other] Вместе с дополнительным действием это стоит { $price }, а у вас { $have }.
}
why-extra-short = { $need ->
    [one] Дополнительное действие стоит { $need } осколок солнца, а у вас { $have }.
    [few] Дополнительное действие стоит { $need } осколка солнца, а у вас { $have }.
   *[other] Дополнительное действие стоит { $need } осколков солнца, а у вас { $have }.
}
why-gold-and-extra-short = Вместе с дополнительным действием это стоит { $price }, а у вас { $have }.
why-face-gone = Таких граней в святилище не осталось.
why-feat-gone = Этот подвиг больше никому не совершить, его карты разобраны.
why-same-face = Такая грань среди этих даров уже есть.
why-card-used = Эта карта в этот ход уже применена.
why-boar-stays = Борова нельзя заменить.
why-feats-slot = В списке подвигов должен стоять ровно один из этих: { $choices }. Сейчас их там { $found }.
why-feats-word = «{ $word }» — это целый набор; в списке подвигов ему не место.

# Настройки
option-feats = Героические подвиги
option-feats-introductory = Вводный набор
option-feats-alternates = Все замены
option-feats-random = Случайно, место за местом

# Летопись
round-begins = Раунд { $round } из { $rounds }
turn-begins = { $times ->
    [1] Ходит { $hero }. Все получают божественное благословение.
   *[other] Ходит { $hero }. Все дважды получают божественное благословение.
}
rolled = { $hero } выбрасывает «{ $sun }» и «{ $moon }».
rolled-one = { $hero } выбрасывает «{ $face }».
chooses = { $hero } берёт { $gain }.
loses = { $hero } теряет { $gain } из-за Минотавра.
loses-nothing = { $hero } из-за Минотавра ничего не теряет.
no-room = { $hero } теряет { $gain }, в резерве нет места.
# Beside a number that found no room
part-no-room = нет места
hind-leads = { $hero } идёт за Серебряной ланью.
mirror-shows = { $hero } видит в зеркале «{ $face }».
thrice-counts = { $hero } считает «{ $face }» трижды.
thrice-gives = { $hero } считает «{ $face }» трижды и получает { $gain }.
shield-gives = { $hero } получает от { GEN($shield) } { $gain }.
shield-matches = { $hero } находит пару для { GEN($shield) } и получает { $gain }.
mirror-empty = { $hero } видит в зеркале одни зеркала.
forged = { $hero } вставляет «{ $face }» вместо грани { $old }.
offers = { $hero } подносит богам { $price } за грань «{ $face }».
ship-buys = { $n ->
    [0] { $hero } получает с кораблём грань «{ $face }» даром.
    [one] { $hero } покупает с кораблём грань «{ $face }» за { $n } золотой.
    [few] { $hero } покупает с кораблём грань «{ $face }» за { $n } золотых.
   *[other] { $hero } покупает с кораблём грань «{ $face }» за { $n } золотых.
}
hammer-moves = { $hero } кладёт на наковальню { $gold }.
anvil-track = До следующего своего хода { $hero } кладёт всё золото на наковальню.
anvil-reserve = До следующего своего хода { $hero } не кладёт золото на наковальню.
hammer-rings = Молот звенит, и { $hero } получает { $gain }.
triton-spent = { $hero } получает от Тритона { $gain }.
cerberus-barks = { $hero } спускает Цербера, и всё повторяется.
feat-done = { $hero } совершает подвиг «{ $feat }».
ousted = { $hero } занимает портал, и { $other } возвращается на стартовый.
bear-growls = Большая Медведица рычит, и { $hero } получает { $gain }.
typhon-counts = { $n ->
    [0] { $hero } не может показать Тифону ни одной заменённой грани.
    [one] { $hero } показывает Тифону { $n } заменённую грань и получает столько же очков славы.
    [few] { $hero } показывает Тифону { $n } заменённые грани и получает столько же очков славы.
   *[other] { $hero } показывает Тифону { $n } заменённых граней и получает столько же очков славы.
}
satyrs-took = { $hero } берёт под напев Сатиров «{ $one }» и «{ $two }».
boar-loosed = { $hero } спускает борова, и { $bearer } вставляет его грань в свой кубик.
boar-reward = { $hero } получает от борова { $gain }.
owl-brings = { $hero } получает от совы { $gain }.
elder-teaches = { $hero } отдаёт Старейшине { $price } за { $gain }.
extra-paid = { $hero } платит { $price } за дополнительное действие.
passes = { $hero } пасует.

# Чего не сделает разумный игрок (simulate --follies)
folly-idle = Пасует два хода подряд, хотя мог действовать
folly-feat-left = Пасует два хода подряд, хотя мог совершить подвиг ради славы
folly-waste = Берёт то, что пропадёт целиком, хотя другое поместилось бы
folly-spoilt-face = Заменяет более дорогую грань, хотя рядом была подешевле
folly-triton-left = Заканчивает партию с жетоном Тритона
folly-triton-hoarded = Хранит жетон Тритона больше двух раундов

# Счёт
points = { $n ->
    [one] { $n } очко славы
    [few] { $n } очка славы
   *[other] { $n } очков славы
}
    .word = слава
