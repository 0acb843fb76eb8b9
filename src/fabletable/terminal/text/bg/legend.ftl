# Легендата и „какво е това?“
screen-key-legend = Легенда
screen-key-what = Какво е това?
legend-now = На тази маса: { $what }
legend-chapter = В правилата: { $chapter }
legend-more = Още на тази маса
legend-none = Няма знак „{ $words }“.
legend-nothing = На масата нищо не е свързано с това.
legend-find = Намери знак
table-letter-g = легендата: всички знаци; с думи само онези, които ги имат
table-letter-i = какво е това? Знаците на избор по номера му
