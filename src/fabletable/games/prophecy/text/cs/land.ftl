# Postavy, země a sféry.

## Postavy

hero-paladin = Paladin
    .acc = Paladina
    .text = Meč přísahající víře, doma na cvičišti stejně jako v chóru.
hero-spellblade = Zaklínačka
    .acc = Zaklínačku
    .text = Sekne ocelí a větu dopoví čarami.
hero-mercenary = Žoldák
    .acc = Žoldáka
    .text = Silná paže, lehké svědomí a na všechno ceník.
hero-scout = Zvěd
    .acc = Zvěda
    .text = Zná v zemi každou stezku i každý zámek na jejím konci.
hero-ranger = Hraničářka
    .acc = Hraničářku
    .text = Střeží hranici, kterou žádná mapa neukáže.
hero-druid = Druid
    .acc = Druida
    .text = Strážce dubu a pramene, starší, než vypadá, a mírnější, než by musel být.
hero-sorceress = Vědma
    .acc = Vědmu
    .text = První kouzla ji naučil vítr, ostatní zapovězené knihy.
hero-illusionist = Iluzionistka
    .acc = Iluzionistku
    .text = To, co jste viděli, nebyla ona, a měšec je taky pryč.
hero-mystic = Mystik
    .acc = Mystika
    .text = Dočetl starou legendu do konce a od té doby špatně spí.
hero-wandering-monk = Potulný mnich
    .acc = Potulného mnicha
    .text = Má misku, hůl a překvapivě mnoho přátel na pochybných místech.


## Země

# .acc říká kam, .loc kde; předložka patří k tvaru: „na Pláně“, ale „do Města“.
field-magic-wasteland = Magická pustina
    .acc = do Magické pustiny
    .loc = v Magické pustině
    .text = Vybělená země, z níž prosakuje syrová magie; mágové sem chodí pít dosyta.
field-forest-a = Les u pustiny
    .acc = do Lesa u pustiny
    .loc = v Lese u pustiny
    .text = Křivé stromy se od pustiny odklánějí.
field-forest-camp = Lesní tábor
    .acc = do Lesního tábora
    .loc = v Lesním táboře
    .text = Hraničáři a druidi se tu o oheň podělí s každým mírumilovným poutníkem.
field-mountains-a = Přístavní hory
    .acc = do Přístavních hor
    .loc = v Přístavních horách
    .text = Útesy nad úzkou zátokou, k lodím vede provazový žebřík.
field-plains-a = Východní pláně
    .acc = na Východní pláně
    .loc = na Východních pláních
    .text = Tráva až k obzoru a něco se v ní hýbe.
field-forest-b = Les u brány
    .acc = do Lesa u brány
    .loc = v Lese u brány
    .text = Mech přerostl bránu, její světlo ne.
field-thieves-guild = Gilda
    .acc = do Gildy
    .loc = v Gildě
    .text = Hospoda bez vývěsního štítu a zadní místnost bez podlahy.
field-plains-b = Pláně u vesnice
    .acc = na Pláně u vesnice
    .loc = na Pláních u vesnice
    .text = Pole, která živila království, dnes napůl zarostlá bodláčím.
field-village = Vesnice
    .acc = do Vesnice
    .loc = ve Vesnici
    .text = Kouř, chléb, molo a jedna dobrá postel za minci.
field-mountains-b = Hory s bránou
    .acc = do Hor s bránou
    .loc = v Horách s bránou
    .text = V rozsedlině stojí brána tam, kde by žádný zedník stát nemohl.
field-magic-tower = Magická věž
    .acc = do Magické věže
    .loc = v Magické věži
    .text = Okna, která v poledne svítí a v noci jsou tmavá.
field-forest-c = Les u věže
    .acc = do Lesa u věže
    .loc = v Lese u věže
    .text = Do každého stromu tu aspoň jednou udeřil blesk.
field-plains-c = Přístavní pláně
    .acc = na Přístavní pláně
    .loc = na Přístavních pláních
    .text = Plochý břeh s molem a kostrou celnice.
field-forest-d = Les u kláštera
    .acc = do Lesa u kláštera
    .loc = v Lese u kláštera
    .text = Mniši tu sbírají houby, vždycky ve dvojicích.
field-monastery = Klášter
    .acc = do Kláštera
    .loc = v Klášteře
    .text = Tlusté zdi, řídká polévka a léčitel, který se neptá.
field-city = Město
    .acc = do Města
    .loc = ve Městě
    .text = Stojí tu prázdný trůn a cestu k němu zná každý.
field-plains-d = Západní pláně
    .acc = na Západní pláně
    .loc = na Západních pláních
    .text = Pod prachem tu vede stará královská cesta.
field-mountains-c = Hory u pevnosti
    .acc = do Hor u pevnosti
    .loc = v Horách u pevnosti
    .text = Posádka na těchto svazích cvičí nováčky. Někteří se vracejí.
field-fortress = Pevnost
    .acc = do Pevnosti
    .loc = v Pevnosti
    .text = Devět set let bez krále a stráž se za úsvitu pořád střídá.
field-plains-e = Pobřežní pláně
    .acc = na Pobřežní pláně
    .loc = na Pobřežních pláních
    .text = Vítr, rackové a převozník, který se nikdy neptá proč.

## Sféry

plane-plane-camp = Sféra nad táborem
    .acc = Sféru nad táborem
    .gen = Sféry nad táborem
    .loc = ve Sféře nad táborem
plane-plane-thieves = Sféra nad gildou
    .acc = Sféru nad gildou
    .gen = Sféry nad gildou
    .loc = ve Sféře nad gildou
plane-plane-tower = Sféra nad věží
    .acc = Sféru nad věží
    .gen = Sféry nad věží
    .loc = ve Sféře nad věží
plane-plane-monastery = Sféra nad klášterem
    .acc = Sféru nad klášterem
    .gen = Sféry nad klášterem
    .loc = ve Sféře nad klášterem
plane-plane-fortress = Sféra nad pevností
    .acc = Sféru nad pevností
    .gen = Sféry nad pevností
    .loc = ve Sféře nad pevností

## Cechy

guild-camp = lesní tábor
guild-thieves = gilda
guild-tower = magická věž
guild-monastery = klášter
guild-fortress = pevnost
