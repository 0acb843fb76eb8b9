# Legenda a „co je to?“
screen-key-legend = Legenda
screen-key-what = Co je to?
legend-now = Na tomto stole: { $what }
legend-chapter = V pravidlech: { $chapter }
legend-more = Dále na tomto stole
legend-none = Znak „{ $words }“ tu není.
legend-nothing = Na stole k tomu nic nepatří.
legend-find = Najít znak
table-letter-g = legenda: všechny znaky; se slovy jen ty, které je mají
table-letter-i = co je to? Znaky volby podle jejího čísla
