# Postavy, země a sféry.

## Postavy

hero-paladin = Paladin
    .text = Meč přísahající víře, doma na cvičišti stejně jako v chóru.
hero-spellblade = Zaklínačka
    .text = Sekne ocelí a větu dopoví čarami.
hero-mercenary = Žoldák
    .text = Silná paže, lehké svědomí a na všechno ceník.
hero-scout = Zvěd
    .text = Zná v zemi každou stezku i každý zámek na jejím konci.
hero-ranger = Hraničářka
    .text = Střeží hranici, kterou žádná mapa neukáže.
hero-druid = Druid
    .text = Strážce dubu a pramene, starší, než vypadá, a mírnější, než by musel být.
hero-sorceress = Čarodějka
    .text = První kouzla ji naučil vítr, ostatní zapovězené knihy.
hero-illusionist = Iluzionistka
    .text = To, co jste viděli, nebyla ona, a měšec je taky pryč.
hero-mystic = Mystik
    .text = Dočetl starou legendu do konce a od té doby špatně spí.
hero-wandering-monk = Potulný mnich
    .text = Má misku, hůl a překvapivě mnoho přátel na pochybných místech.


## Země

field-magic-wasteland = Magická pustina
    .text = Vybělená země, z níž prosakuje syrová magie; mágové sem chodí pít dosyta.
field-forest-a = Les u pustiny
    .text = Křivé stromy se od pustiny odklánějí.
field-forest-camp = Lesní tábor
    .text = Hraničáři a druidi se tu o oheň podělí s každým mírumilovným poutníkem.
field-mountains-a = Přístavní hory
    .text = Útesy nad úzkou zátokou, k lodím vede provazový žebřík.
field-plains-a = Východní pláně
    .text = Tráva až k obzoru a něco se v ní hýbe.
field-forest-b = Les u brány
    .text = Mech přerostl bránu, její světlo ne.
field-thieves-guild = Gilda
    .text = Hospoda bez vývěsního štítu a zadní místnost bez podlahy.
field-plains-b = Pláně u vesnice
    .text = Pole, která živila království, dnes napůl zarostlá bodláčím.
field-village = Vesnice
    .text = Kouř, chléb, molo a jedna dobrá postel za minci.
field-mountains-b = Hory s bránou
    .text = V rozsedlině stojí brána tam, kde by žádný zedník stát nemohl.
field-magic-tower = Magická věž
    .text = Okna, která v poledne svítí a v noci jsou tmavá.
field-forest-c = Les u věže
    .text = Do každého stromu tu aspoň jednou udeřil blesk.
field-plains-c = Přístavní pláně
    .text = Plochý břeh s molem a kostrou celnice.
field-forest-d = Les u kláštera
    .text = Mniši tu sbírají houby, vždycky ve dvojicích.
field-monastery = Klášter
    .text = Tlusté zdi, řídká polévka a léčitel, který se neptá.
field-city = Město
    .text = Stojí tu prázdný trůn a cestu k němu zná každý.
field-plains-d = Západní pláně
    .text = Pod prachem tu vede stará královská cesta.
field-mountains-c = Hory u pevnosti
    .text = Posádka na těchto svazích cvičí nováčky. Někteří se vracejí.
field-fortress = Pevnost
    .text = Devět set let bez krále a stráž se za úsvitu pořád střídá.
field-plains-e = Pobřežní pláně
    .text = Vítr, rackové a převozník, který se nikdy neptá proč.

## Sféry

plane-plane-camp = Sféra nad táborem
plane-plane-thieves = Sféra nad gildou
plane-plane-tower = Sféra nad věží
plane-plane-monastery = Sféra nad klášterem
plane-plane-fortress = Sféra nad pevností

## Cechy

guild-camp = lesní tábor
guild-thieves = gilda
guild-tower = magická věž
guild-monastery = klášter
guild-fortress = pevnost
