# Обозначения и «что это?»
screen-key-legend = Обозначения
screen-key-what = Что это?
legend-now = На этом столе: { $what }
legend-chapter = В правилах: { $chapter }
legend-more = Ещё на этом столе
legend-none = Знака «{ $words }» нет.
legend-nothing = На столе к этому ничего не относится.
legend-find = Найти знак
table-letter-g = все обозначения; со словами — те, где они есть
table-letter-i = что это? Знаки варианта по его номеру
