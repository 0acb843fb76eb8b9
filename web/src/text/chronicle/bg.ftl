chronicle-title = Летопис: { $game }
chronicle-print = Печат
chronicle-file = Запази като страница
chronicle-picture = Запази като картина
chronicle-working = Летописът още се пише.
chronicle-road = Пътят
chronicle-texts = Прочетеното по пътя
chronicle-heroes = Кой тръгна на път
