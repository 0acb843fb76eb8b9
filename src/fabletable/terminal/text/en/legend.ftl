# The legend, and what is this?
screen-key-legend = Legend
screen-key-what = What is this?
legend-now = On this table: { $what }
legend-chapter = In the rules: { $chapter }
legend-more = Also on this table
legend-none = No sign is called “{ $words }”.
legend-nothing = Nothing on the table belongs to this.
legend-find = Find a sign
table-letter-g = the legend: all signs; with words, those that have them
table-letter-i = what is this? The signs of a choice, by its number
