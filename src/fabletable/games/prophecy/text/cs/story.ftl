# Příběh hry a jak se co na stole jmenuje.

## Příběh

kept = Necháváte si { ACC($hero) }.
starts = { $seat } hraje za { ACC($hero) } a začíná { LOC($field) }.
rolled-to-begin = { $seat } hází o první tah a padá { $n }.
round = Kolo { $n }: { $seat }
another-turn = { $seat } má ještě jeden tah.
drew-chance = { $seat } táhne kartu { $card }.
appeared = { GENDER($card) ->
    [pl] Objevují se { $card } { LOC($field) }.
   *[other] Objevuje se { $card } { LOC($field) }.
}
revealed = { $seat } odkrývá kartu { $card }.
new-skill = Schopnost { $skill } se teď vyučuje { LOC($field) }.
new-goods = Nové zboží { LOC($field) }: { $items }.
turned-up = Odkrývá se { $card } { LOC($plane) }.
stayed = { $seat } zůstává { LOC($field) }.
moved-walk = { $seat } jde { ACC($field) }.
moved-ride = { $seat } jede na koni { ACC($field) }.
moved-sail = { $seat } pluje { ACC($field) }.
moved-gate = { $seat } prochází bránou { ACC($field) }.
moved-run = { $seat } běží { ACC($field) }.
moved-trail = { $seat } jde lesními stezkami { ACC($field) }.
moved-teleport = { $seat } mizí a objevuje se { LOC($field) }.
moved-fly = { $seat } letí { ACC($field) }.
moved-stride = { $seat } kráčí sedmimílovým krokem { ACC($field) }.
teleported = { $seat } se přenáší { ACC($field) }.
did-skilled-work = { $seat } pracuje ve městě.
did-dirty-work = { $seat } dělá práci pro gildu.
did-training-ground = { $seat } cvičí v pevnosti.
did-blood-sacrifice = { $seat } dává krev za magy.
did-meditation = { $seat } medituje.
did-burglary = { $seat } se vloupává do krámu.
did-monastery-healing = { $seat } se nechává vyléčit mnichy.
did-camp-healing = { $seat } se nechává ošetřit v lesním táboře.
did-lodging = { $seat } spí bezpečně ve vesnici.
did-wasteland-mana = { $seat } pije syrovou magii pustiny.
did-tower-mana = { $seat } kupuje ve věži magy.
attacked-plane = { $seat } vstupuje do { GEN($plane) }.
meets = { $seat } potkává { ACC($creature) }.
fought-strength = { $seat } napadá { ACC($creature) } silou.
fought-will = { $seat } napadá { ACC($creature) } vůlí.
fought-both = { $seat } napadá { ACC($creature) } silou i vůlí najednou.
fought-stages = { $seat } napadá { ACC($creature) } nejdřív vůlí, pak silou.
armed = { $seat } bere do boje { ACC($items) }.
rolled = { $hero } má { $mine } (na kostce { $die }), { $foe } { $theirs } (na kostce { $other }).
rolled-die = { $seat } hází kvůli kartě { $thing } a padá { $n }.
beat = { $seat } poráží { ACC($creature) }.
drew = { $seat } a { $creature } se rozcházejí bez vítěze.
lost-to = { $creature } vítězí, { $seat } prohrává.
own-fury = Zuřivost si žádá daň a { $seat } platí.
fled = { $creature } mizí.
parleyed = { $seat } uplácí { ACC($creature) }.
hid = { $seat } se skrývá v mlze.
attacked-by-strength = { $seat } útočí silou na hráče jménem { $other }.
attacked-by-will = { $seat } útočí vůlí na hráče jménem { $other }.
answered-by-will = { $seat } odpovídá bojem vůlí.
duel-drawn = { $seat } a { $other } se rozcházejí bez vítěze.
duel-won = { $seat } vítězí, { $other } prohrává.
threw = { $seat } vrhá { ACC($item) }.
cast = { $seat } sesílá kouzlo { $spell }.
used-item = { $seat } používá { ACC($item) }.
saved-by = { $thing } zachraňuje hod a { $seat } končí remízou.
saved-by-amulet = Amulet života se rozpadá a { $seat } znovu vstává.
healed = { $n ->
    [one] { $seat } si léčí { $n } život.
    [few] { $seat } si léčí { $n } životy.
   *[other] { $seat } si léčí { $n } životů.
}
regained = { $n ->
    [one] { $seat } si doplňuje { $n } mag.
    [few] { $seat } si doplňuje { $n } magy.
   *[other] { $seat } si doplňuje { $n } magů.
}
grew-strength = { $seat } má teď sílu { $n }.
grew-will = { $seat } má teď vůli { $n }.
gained-gold = { $n ->
    [one] { $seat } získává { $n } zlatý.
    [few] { $seat } získává { $n } zlaté.
   *[other] { $seat } získává { $n } zlatých.
}
gained-experience = { $n ->
    [one] { $seat } získává { $n } bod zkušenosti.
    [few] { $seat } získává { $n } body zkušenosti.
   *[other] { $seat } získává { $n } bodů zkušenosti.
}
gained-item = { $seat } dostává { ACC($item) }.
lost-health = { $n ->
    [one] { $seat } ztrácí { $n } život.
    [few] { $seat } ztrácí { $n } životy.
   *[other] { $seat } ztrácí { $n } životů.
}
lost-mana = { $n ->
    [one] { $seat } ztrácí { $n } mag.
    [few] { $seat } ztrácí { $n } magy.
   *[other] { $seat } ztrácí { $n } magů.
}
lost-gold = { $n ->
    [one] { $seat } ztrácí { $n } zlatý.
    [few] { $seat } ztrácí { $n } zlaté.
   *[other] { $seat } ztrácí { $n } zlatých.
}
lost-experience = { $n ->
    [one] { $seat } ztrácí { $n } bod zkušenosti.
    [few] { $seat } ztrácí { $n } body zkušenosti.
   *[other] { $seat } ztrácí { $n } bodů zkušenosti.
}
lost-item = { $seat } přichází o kartu { $item }.
paid-gold = { $n ->
    [one] { $seat } platí { $n } zlatý.
    [few] { $seat } platí { $n } zlaté.
   *[other] { $seat } platí { $n } zlatých.
}
paid-mana = { $n ->
    [one] { $seat } platí { $n } mag.
    [few] { $seat } platí { $n } magy.
   *[other] { $seat } platí { $n } magů.
}
paid-health = { $n ->
    [one] { $seat } platí { $n } život.
    [few] { $seat } platí { $n } životy.
   *[other] { $seat } platí { $n } životů.
}
paid-experience = { $n ->
    [one] { $seat } platí { $n } bod zkušenosti.
    [few] { $seat } platí { $n } body zkušenosti.
   *[other] { $seat } platí { $n } bodů zkušenosti.
}
gave-up-strength = { $n ->
    [one] { $seat } trvale ztrácí { $n } sílu.
    [few] { $seat } trvale ztrácí { $n } síly.
   *[other] { $seat } trvale ztrácí { $n } sil.
}
gave-up-will = { $n ->
    [one] { $seat } trvale ztrácí { $n } vůli.
    [few] { $seat } trvale ztrácí { $n } vůle.
   *[other] { $seat } trvale ztrácí { $n } vůlí.
}
forged = { $seat } platí falešnými mincemi.
handed-over = { $seat } odevzdává { ACC($item) }.
gave-item = { $seat } dává { ACC($item) } hráči jménem { $other }.
stole = { $seat } krade { ACC($item) } hráči jménem { $victim }.
destroyed = { $seat } navždy přichází o kartu { $item }.
damaged = { $seat } má poškozenou kartu { $item }.
decayed = { $seat } mění v magy { ACC($item) }.
repaired = { $seat } opravuje { ACC($item) }.
repaired-all = { $seat } opravuje všechny předměty.
learned = { $seat } se učí schopnost { $skill }.
forgot = { $seat } zapomíná schopnost { $skill }.
too-much = { $seat } má víc, než si hrdina smí nechat.
sold = { $n ->
    [one] { $seat } prodává { ACC($item) } za { $n } zlatý.
    [few] { $seat } prodává { ACC($item) } za { $n } zlaté.
   *[other] { $seat } prodává { ACC($item) } za { $n } zlatých.
}
bought = { $seat } kupuje { ACC($item) }.
took-up = { $seat } zvedá { ACC($item) }.
raised-banner = { $seat } vztyčuje { ACC($item) }.
used-opportunity = { $seat } využívá příležitost { $card }.
trial-passed = { $seat } obstává ve zkoušce, kde bylo třeba { $n }.
trial-failed = { $seat } neobstává ve zkoušce, kde bylo třeba { $n }.
smithed = { $seat } si nechává od kováře vylepšit { ACC($item) }.
glory = { $seat } se tím smí chlubit.
traded = { $seat } a { $other } uzavírají obchod.
trade-refused = { $seat } odmítá obchod, který nabízí { $other }.
died = { $seat } umírá; { $hero } korunu nespatří.
left-artifacts = { $seat } po sobě zanechává { ACC($items) }.
came-back = { $seat } se vrací a teď hraje za { ACC($hero) }.
retired = { $seat } odchází ze hry.
left-the-game = { $seat } končí a { $hero } už jen přihlíží.
conquered = { $seat } dobývá { ACC($plane) }.
final-began = Všech pět artefaktů je v zemi. Začíná závěrečný boj.
battlefield = { $seat } svolává bojovníky { ACC($field) }.
countdown-began = Všech pět artefaktů je v zemi. Do Apokalypsy { $n ->
    [one] zbývá { $n } karta
    [few] zbývají { $n } karty
   *[other] zbývá { $n } karet
  } náhody.
apocalypse-began = Začíná Apokalypsa.
apocalypse-rages = Apokalypsa si bere daň od všech.
because-no-artifact = Bez artefaktu { $seat } o korunu nebojuje.
won-the-crown = { $seat } má { $n ->
    [one] { $n } artefakt
    [few] { $n } artefakty
   *[other] { $n } artefaktů
  } a přijímá korunu.
nobody-won = Nezbyl nikdo, kdo by nosil korunu.

## Stůl

game-prophecy = Proroctví
    .motto = Pět sfér, pět artefaktů, jedna koruna
banner = Praporec
chapter = Kolo { $round } · { $n ->
    [0] žádný artefakt získán
    [one] { $n } artefakt získán
    [few] { $n } artefakty získány
   *[other] { $n } artefaktů získáno
  }
chapter-draft = Výběr postav
chapter-final = Závěrečný boj
chapter-countdown = { $n ->
    [one] { $n } karta náhody do Apokalypsy
    [few] { $n } karty náhody do Apokalypsy
   *[other] { $n } karet náhody do Apokalypsy
}
chapter-apocalypse = Apokalypsa
chapter-over = Hra skončila
hero-line = Síla { $strength } · Vůle { $will }
hero-dead = bez postavy
hero-out = mimo hru
the-land = Země
mat-of = { $seat }
zone-items = Předměty, { $n } z { $limit }
zone-skills = Schopnosti, { $n } z { $limit }
zone-kept = Uschované karty
zone-chance = Karty náhody
zone-chance-gone = Tažené karty náhody
zone-adventures = Dobrodružství
zone-common = Běžné předměty
zone-rare = Vzácné předměty
zone-draft = Postavy na výběr
zone-offer = V nabídce
zone-battle = Boj silou
zone-battle-will = Boj vůlí
zone-battle-both = Boj silou i vůlí
counter-health = Životy
counter-mana = Magy
stat-lives = životy
price-mana = magy
price-health = životy
counter-gold = Zlato
counter-experience = Zkušenost
counter-total = Celkem
counter-lives = Životy
hidden-adventure = Zakryté dobrodružství
hidden-lesser = Nižší strážce
hidden-greater = Vyšší strážce
hidden-artifact = Artefakt
hidden-chance = Karta náhody
hidden-item = Předmět
die-hero = Kostka
type-humanoid = Humanoid
type-animal = Zvíře
type-undead = Nemrtvý
type-demon = Démon
type-lesser = Nižší strážce
type-greater = Vyšší strážce
type-opportunity = Příležitost
type-common = Běžný předmět
type-rare = Vzácný předmět
type-artifact = Artefakt
type-spell = Kouzlo
type-skill = Schopnost
type-chance = Náhoda
tag-port = Přístav
tag-gate = Brána
tag-safe = Bezpečí
tag-conquered = Dobytá
tag-damaged = Poškozeno
tag-two-handed = Obouruční
tag-loot = { $n ->
    [one] { $n } zlatý kořisti
    [few] { $n } zlaté kořisti
   *[other] { $n } zlatých kořisti
}
tag-loot-items = kořist — { $items }
tag-smithed = Od kováře +1
tag-crystal = { $n ->
    [one] { $n } mag uvnitř
    [few] { $n } magy uvnitř
   *[other] { $n } magů uvnitř
}
pawn-of = { $seat }
sum-strength = Síla
sum-will = Vůle
sum-this-turn = Do konce tahu
row-drawer = { $card }, víc pro toho, kdo ji táhl
row-nothing-gold = zlato se nemění
row-nothing-health = životy se nemění
row-nothing-mana = magy se nemění
row-nothing-experience = zkušenost se nemění
sum-needed = Je třeba
bonus-line = { $source } { $n }
end-nobody = Korunu nenosí nikdo.
end-final-battle = O koruně rozhodl závěrečný boj.
end-apocalypse = Koruna byla získána, když svět končil.
end-crowned = Koruna byla získána dřív, než byly dobyty všechny artefakty.
end-last-artifact = Rozhodl poslední z pěti artefaktů: pro vítěze byl čtvrtý.
result-line = { $seat }: { $n ->
    [one] { $n } artefakt
    [few] { $n } artefakty
   *[other] { $n } artefaktů
  }

## Nastavení

option-edition = Vydání
option-edition-second = Druhé vydání
option-edition-first = První vydání
option-characters = Postavy
option-characters-draft = Výběrem
option-characters-random = Rozdané náhodně
option-artifacts = Artefaktů k vítězství
option-artifacts-four = Čtyři
option-artifacts-three = Tři
option-artifacts-two = Dva, bez závěrečného boje
option-ending = Když je všech pět artefaktů dobyto
option-ending-edition = Podle vydání
option-ending-final-battle = Závěrečný boj
option-ending-apocalypse = Apokalypsa
option-longer = Delší verze
option-teams = Dvojice
option-trading = Obchodování
option-duel-experience = Zkušenost za boj mezi postavami
option-opening = Dobrodružství na začátku
option-opening-edition = Podle vydání
option-opening-first = Jedna krajina
option-opening-all = Všechny tři krajiny
option-tweaks = Vlastní čísla
folly-idle = Dva tahy po sobě stojí a nedělá nic
folly-shuttle = Přechází sem a tam mezi dvěma poli a nic tam nedělá
folly-partner = Útočí na vlastního partnera
folly-wasted-experience = Přichází o bod zkušenosti nad limit
folly-merchant = Odchází od kupce a nic nekoupí ani neprodá
folly-time-loop = Sesílá Časovou smyčku před bojem vůlí
folly-vain-attack = Počtvrté po sobě marně útočí na tutéž postavu
