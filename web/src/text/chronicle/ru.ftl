chronicle-title = Летопись: { $game }
chronicle-print = Напечатать
chronicle-file = Сохранить страницу
chronicle-picture = Сохранить картинку
chronicle-working = Летопись ещё пишется.
chronicle-road = Дорога
chronicle-texts = Что прочитано в пути
chronicle-heroes = Кто отправился в путь
