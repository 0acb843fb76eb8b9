# Police: krabice, nová hra, moje hry, nabídka.

home-title = Fabletable: velké dobrodružné deskové hry
home-motto = { $n ->
    [4] Čtyři velké dobrodružné deskové hry, jeden stůl.
   *[other] Velké dobrodružné deskové hry, jeden stůl.
}
home-skip = Přejít ke hrám
home-games = Hry
home-players = { $high ->
    [one] { $range } hráč
    [few] { $range } hráči
   *[other] { $range } hráčů
}
home-minutes = { $n } min
home-play = Hrát
home-rules = Pravidla
home-change = Hráči a volby
home-change-short = Hráči
home-last-alone = sólo
home-last-bots = { $n ->
    [one] { $n } bot · { $strength }
    [few] { $n } boti · { $strength }
   *[other] { $n } botů · { $strength }
}
home-last-mixed = { $n ->
    [one] { $n } bot
    [few] { $n } boti
   *[other] { $n } botů
}
home-last-people = { $n ->
    [one] { $n } člověk
    [few] { $n } lidé
   *[other] { $n } lidí
}
home-loading = Načítá se…
home-no-server = Server neodpovídá.
home-refused = Server odmítl ({ $code }).
unofficial = Fabletable je neoficiální fanouškovský projekt. Vydavatelé her ho nevytvořili ani neschválili a není v něm žádná jejich kresba.

# Moje hry
mine-title = Moje hry
mine-all = Všechny moje hry
mine-open = { $n ->
    [one] { $n } rozehraná
    [few] { $n } rozehrané
   *[other] { $n } rozehraných
}
mine-over = { $n ->
    [one] { $n } dohraná
    [few] { $n } dohrané
   *[other] { $n } dohraných
}
# všichni u jedné obrazovky
back-shared = u jedné obrazovky, { $names }
back-alone = sólo
back-watch = Dívat se na { $game }: { $names }
# veřejný stůl s volným místem; $names už sedí
back-join = Přisednout k { $game }, už tam je { $names }
back-free = volné místo
back-gathering = čeká se na hráče
back-over = dohráno
back-your-turn = jste na tahu
back-none = Zatím nic. Tady zůstane každá hra, kterou začnete.

# Připojit se kódem
code-title = Připojit se kódem
code-note = Někdo vás pozval? Napište kód, který vám dal.
code-go = Připojit se

# Nová hra
new-title = Nová hra: { $game }
new-players = Hráči
new-range = { $low } až { $high }, v pořadí tahů
new-range-exact = { $high ->
    [one] { $high } hráč
    [few] { $high } hráči, v pořadí tahů
   *[other] { $high } hráčů, v pořadí tahů
}
new-name = Vaše jméno
new-name-here = Jméno hráče { $n }
new-nameless = Beze jména jste { $name }.
new-face = Tvář hráče { $n }
new-faces = Vyberte si tvář
face-fox = Liška
face-owl = Sova
face-bear = Medvěd
face-raven = Havran
face-cat = Kocour
face-stag = Jelen
face-lynx = Rys
face-hare = Zajíc
face-frog = Žába
face-badger = Jezevec
face-hedgehog = Ježek
face-turtle = Želva
new-bot = bot
new-strength-of = Síla: { $name }
new-style-of = K čemu tíhne { $name }
new-style-even = Vyrovnaný
bot-fond = { $bot } · { $temperament }
new-invited = Pozvaný odkazem
new-invited-note = Odkaz dostanete v dalším kroku.
new-on-screen = u této obrazovky
new-earlier = Posunout hráče { $n } nahoru
new-remove = Odebrat hráče { $n }
new-add-bot = Přidat bota
new-add-person = Přidat člověka u této obrazovky
new-add-invited = Pozvat odkazem
new-strength = Jak silní mají být boti?
new-strength-note = pro všechny boty; nahoře může mít každý svou
new-options = Volby
new-one-by-one = Po jedné
new-numbers = Vlastní čísla
new-numbers-note = Změňte pro tento stůl ceny, síly a počty karet. Stanou se součástí záznamu.
new-numbers-find = Najít kartu podle názvu
new-numbers-none = Taková karta tu není.
new-numbers-away = Nechat kartu { $name }, jak je vytištěna
new-numbers-limits = Vytištěno { $printed }. Od 0 do { $most }.
new-numbers-changed = { $n ->
    [one] { $n } karta s vlastními čísly
    [few] { $n } karty s vlastními čísly
   *[other] { $n } karet s vlastními čísly
}
new-option-set = { $option }: { $word }
new-public = Ukázat ve veřejném seznamu
new-public-note = Kdokoli se může dívat a sednout si na volné místo.
new-grace = Když se někdo vzdálí, ostatní čekají
home-grace-30 = půl minuty
home-grace-120 = dvě minuty
home-grace-600 = deset minut
home-grace-86400 = den
new-start = Začít hru
new-start-invite = Založit a pozvat
new-waits = Hra začne, až si všichni sednou.
new-teach = Hrajete poprvé? Naučte mě to
new-teach-note = { $n ->
    [one] { $n } minuta, hrajete u toho
    [few] { $n } minuty, hrajete u toho
   *[other] { $n } minut, hrajete u toho
}
open-seat = Volné místo

# Nabídka
places = Místa
menu = Nabídka
menu-me = Jméno a tvář
menu-sound = Zvuk a pohyb
menu-settings = Nastavení
menu-lobby = Sál
menu-notifications = Dát vědět, když jsem na tahu
menu-about = O programu a autoři
me-name = Vaše jméno
me-note = Vidí je ostatní u stolu. Zůstávají na tomto zařízení.
save = Uložit

# Pod třemi druhy světla v nabídce
light-note = Auto: každá hra má své světlo.
light-note-system = Teď podle systému.
light-light = Den
light-dark = Noc
light-game = Auto

# Úlohy tam, kde o nich mluví jiné stránky
mistakes-faultless = Žádná vaše drahá volba se nenašla. Není co procvičovat.
mistakes-kept = { $n ->
    [one] Jedna volba, která vás přišla draho, zůstává jako úloha.
    [2] Dvě volby, které vás přišly draho, zůstávají jako úlohy.
    [3] Tři volby, které vás přišly draho, zůstávají jako úlohy.
    [few] { $n } volby, které vás přišly draho, zůstávají jako úlohy.
   *[other] { $n } voleb, které vás přišly draho, zůstává jako úlohy.
}
mistakes-looking = Díváme se na vaše volby…
puzzles-card = Deset minut, po kterých hrajete lépe.
puzzles-open = Všechny úlohy
puzzles-row = { $n ->
    [one] { $n } správně v řadě
   *[other] { $n } správně v řadě
}
puzzles-best = nejvíc { $n }
puzzles-solve-ten = Řešit deset
puzzles-solved-of = vyřešeno { $solved } z { $count }
puzzles-own = { $n ->
    [one] Jedna vaše vlastní chyba
    [2] Dvě vaše vlastní chyby
    [3] Tři vaše vlastní chyby
    [few] { $n } vaše vlastní chyby
   *[other] { $n } vašich vlastních chyb
}
puzzles-title = Úlohy
puzzles-train = { $n ->
    [one] Procvičit tuhle
    [2] Procvičit tyhle dvě
    [3] Procvičit tyhle tři
    [few] Procvičit tyhle { $n }
   *[other] Procvičit těchto { $n }
}
puzzles-yours = Dnes zase vaše
form-title = Moje forma
