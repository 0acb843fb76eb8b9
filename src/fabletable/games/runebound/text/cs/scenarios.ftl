# Scénáře a padouši.

scenario-margath = Margathův vzestup
    .text = Sbírejte poznatky, postavte se Vyššímu lordovi na Firmamentu a skoncujte s ním dřív, než dorazí do Tamaliru.
    .story = Margath velel drakům, když byla království mladá. Teď si oblékl zbroj smrtelného lorda, obsadil nejvyšší pevnost říše a začal se rozpomínat, jak se z města vypaluje koruna. Někdo musí dřív poznat jeho slabinu.
    .effect = Bílé žetony příběhu jsou poznatky. Konec I. dějství: položte Margatha na Firmament, dřív než se otočí žeton času a vyhodnotí symbol políčka 1. Hrdina na Margathově poli smí za 1 akci otočit tuto kartu a bojovat s ním. Kdo ho porazí, vyhrává hru. Po konci II. dějství hodí první hráč pokaždé, když by se měl žeton času posunout, místo toho 5 kostkami terénu: Margath se za každého žolíka pohne o 1 pole k Tamaliru (nejkratší cestou; mezi stejnými vybírá první hráč; obvykle přímo sloupcem G). Vstoupí-li Margath do Tamaliru, všichni hrdinové prohráli.
    .effect-fixed = { scenario-margath.effect } Kostky pochodu nelze přehodit vynaložením úsilí.
    .effect-exert = { scenario-margath.effect } První hráč smí kostky pochodu přehazovat vynaložením úsilí.

scenario-corpse-king = Král mrtvol
    .text = Získejte spojence, prořeďte mrtvé a skolte Vorakeshe dřív, než skončí druhé dějství.
    .story = Vorakesh netáhne dobývat, táhne sbírat. Každá prohraná bitva, každá morová jáma a každý tichý hřbitov je pro něj odvod. V Prokletých ruinách sešívá království a nit mu už skoro došla, tedy živí lidé.
    .effect = Bílé žetony příběhu jsou spojenci; každý hrdina začíná s 1. Černé žetony příběhu jsou zombie. Kdykoli hrdina vstoupí na pole se zombiemi, utrpí 2 zranění (jednou za vstup, ať jich tam je kolik chce). Na poli se zombií, 1 akce: odstraňte tam 1 zombii a získejte 1 zlaťák. Konec I. dějství: položte Vorakeshe a 1 zombii na Prokleté ruiny, dřív než se otočí žeton času a vyhodnotí symbol políčka 1. Hrdina na Vorakeshově poli smí za 1 akci otočit tuto kartu a bojovat s ním. Kdo ho porazí, vyhrává hru. Konec II. dějství: všichni hrdinové prohráli.

villain-margath = Vyšší lord Margath
    .gen = Vyššího lorda Margatha
    .dat = Vyššímu lordu Margathovi
    .acc = Vyššího lorda Margatha
    .ins = Vyšším lordem Margathem
    .gender = m
    .text = Lord, vojevůdce, drak. Poznejte ho, nebo shořte.
    .health = Zdraví max({ $least }, { $health } − { $times-1 ->
        [1] poznatky
       *[other] { $times-1 } × poznatky
    } jeho soupeře); tím je omezeno i jeho léčení.
    .taunt = Posměch
    .taunt-text = { $surge-1 } vzepětí, Posměch: otočí { $n-1 } z žetonů soupeře.
    .will-of-margath = Margathova vůle
    .will-of-margath-text = { $surge-2 } vzepětí, Margathova vůle: vyléčí si { $n-2 } zranění.
    .empower = Zmocnění
    .empower-text = { $surge-3 } vzepětí, Zmocnění: všechny jeho žetony lebky platí do konce tohoto bojového kola dvojnásobně.

villain-vorakesh = Vorakesh
    .gen = Vorakeshe
    .dat = Vorakeshovi
    .acc = Vorakeshe
    .ins = Vorakeshem
    .gender = m
    .text = Nosí korunu, jako jiní nosí rubáš.
    .health = Zdraví max({ $least }, { $health } + zombie na plánu − { $times-1 } × spojenci jeho soupeře), počítá se průběžně; tím je omezeno i jeho léčení.
    .raise-dead = Vzkříšení mrtvých
    .raise-dead-text = { $surge-1 } vzepětí, Vzkříšení mrtvých: náhodně vybere kartu nepřítele z odhozených karet boje a použije kteroukoli jednu její schopnost vzepětí bez další ceny (X = 1). Není-li tam žádná, nelze použít.
    .vampirism = Vampyrismus
    .vampirism-text = { $surge-2 } vzepětí, Vampyrismus: způsobí { $n-1 } zranění lebkou a vyléčí si { $n-2 } zranění.
    .curse = Kletba
    .curse-text = { $surge-3 } vzepětí, Kletba: otočí všechny žetony v zásobě soupeře.
