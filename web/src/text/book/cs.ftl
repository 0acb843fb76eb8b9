# The book of rules.
book-title = Pravidla hry { $game }
book-see = Viz také
book-contents = Kapitoly
book-search = Hledat v pravidlech
book-hits = { $n ->
    [0] nic nenalezeno
    [one] { $n } nález
    [few] { $n } nálezy
   *[other] { $n } nálezů
}
book-place = Kapitola { $n } z { $of }
book-place-behind = Kapitola { $n } z { $of }, k otázce, na kterou právě odpovídáte
book-now = Právě teď u tohoto stolu
book-whole = Celá kniha k vytištění
book-print = Vytisknout
book-unknown = Taková hra tu není.
book-note = Pravidla našimi slovy, s příklady ze skutečných partií. Co patří jen k některému vydání, variantě nebo počtu hráčů, je vyznačeno.
book-only = Platí jen při volbě:
book-here = U tohoto stolu platí:
book-not-here = U tohoto stolu neplatí. Jen při volbě:
book-option = { $option } – { $word }
book-option-of = Volba: { $option }
book-option-here = U tohoto stolu: { $option } – { $word }
book-option-on = U tohoto stolu: { $option }
book-option-off = U tohoto stolu ne: { $option }
book-players = { $n ->
    [one] jeden hráč
   *[other] počet hráčů { $range }
}
