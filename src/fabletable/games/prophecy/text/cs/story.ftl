# Příběh hry a jak se co na stole jmenuje.

## Příběh

kept = Necháváte si postavu: { $hero }.
starts = { $seat }: { $hero }, začíná na poli { $field }.
rolled-to-begin = { $seat } hází o první tah: { $n }.
round = Kolo { $n }: { $seat }
another-turn = { $seat } má ještě jeden tah.
drew-chance = { $seat } táhne kartu { $card }.
appeared = Objevuje se { $card }: { $field }.
revealed = { $seat } odkrývá kartu { $card }.
new-skill = Lze se naučit { $skill }: { $field }.
new-goods = Nové zboží, { $field }: { $items }.
turned-up = { $plane } ukazuje: { $card }.
stayed = { $seat } zůstává: { $field }.
moved-walk = { $seat } jde pěšky: { $field }.
moved-ride = { $seat } jede na koni: { $field }.
moved-sail = { $seat } pluje lodí: { $field }.
moved-gate = { $seat } prochází bránou: { $field }.
moved-run = { $seat } běží: { $field }.
moved-trail = { $seat } jde lesními stezkami: { $field }.
moved-teleport = { $seat } mizí a objevuje se jinde: { $field }.
moved-fly = { $seat } letí: { $field }.
moved-stride = { $seat } kráčí sedmimílovým krokem: { $field }.
teleported = { $seat } se ocitá jinde: { $field }.
did-skilled-work = { $seat } pracuje ve městě.
did-dirty-work = { $seat } dělá práci pro gildu.
did-training-ground = { $seat } cvičí v pevnosti.
did-blood-sacrifice = { $seat } dává krev za magy.
did-meditation = { $seat } medituje.
did-burglary = { $seat } se vloupává do krámu.
attacked-plane = { $seat } vstupuje do sféry: { $plane }.
meets = { $seat } má soupeře: { $creature }.
fought-strength = { $seat } bojuje silou. Soupeř: { $creature }.
fought-will = { $seat } bojuje vůlí. Soupeř: { $creature }.
fought-both = { $seat } bojuje silou i vůlí najednou. Soupeř: { $creature }.
fought-stages = { $seat } bojuje nejdřív vůlí, pak silou. Soupeř: { $creature }.
armed = { $seat } bere do boje: { $items }.
rolled = { $hero }: { $mine } (kostka { $die }), { $foe }: { $theirs } (kostka { $other }).
rolled-die = { $seat } hází kostkou ({ $thing }): { $n }.
beat = { $seat } vítězí. Soupeř: { $creature }.
drew = { $seat } končí remízou. Soupeř: { $creature }.
lost-to = { $seat } prohrává. Soupeř: { $creature }.
fled = { $creature } mizí.
parleyed = { $seat } se vykupuje: { $creature }.
hid = { $seat } se skrývá v mlze.
attacked-by-strength = { $seat } útočí silou, brání se { $other }.
attacked-by-will = { $seat } útočí vůlí, brání se { $other }.
answered-by-will = { $seat } odpovídá bojem vůlí.
duel-drawn = { $seat } a { $other } se rozcházejí bez vítěze.
duel-won = { $seat } vítězí, prohrává { $other }.
threw = { $seat } vrhá zbraň: { $item }.
cast = { $seat } sesílá kouzlo { $spell }.
used-item = { $seat } používá: { $item }.
saved-by = { $seat } má záchranu: { $thing }.
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
gained-item = { $seat } dostává: { $item }.
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
lost-item = { $seat } přichází o předmět: { $item }.
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
gave-up-strength = { $seat } trvale ztrácí sílu: { $n }.
gave-up-will = { $seat } trvale ztrácí vůli: { $n }.
forged = { $seat } platí falešnými mincemi.
handed-over = { $seat } odevzdává: { $item }.
gave-item = { $seat } dává předmět ({ $item }); dostává ho { $other }.
stole = { $seat } krade: { $item }. Okradený hráč: { $victim }.
destroyed = Zničeno: { $item } (hráč: { $seat }).
damaged = Poškozeno: { $item } (hráč: { $seat }).
decayed = { $seat } mění předmět v magy: { $item }.
repaired = { $seat } má zase v pořádku: { $item }.
repaired-all = { $seat } má vše opraveno.
learned = { $seat } se učí schopnost { $skill }.
forgot = { $seat } zapomíná schopnost { $skill }.
sold = { $seat } prodává: { $item }. Zisk ve zlatých: { $n }.
lodged = { $seat } spí bezpečně ve vesnici.
used-opportunity = { $seat } využívá příležitost: { $card }.
trial-passed = { $seat } obstává ve zkoušce (potřeba { $n }).
trial-failed = { $seat } ve zkoušce neobstává (potřeba { $n }).
smithed = Kovář vylepšuje zbraň: { $item } (hráč: { $seat }).
glory = { $seat } se tím smí chlubit.
traded = { $seat } a { $other } uzavírají obchod.
trade-refused = { $seat } odmítá obchod. Nabízí ho { $other }.
died = { $seat } umírá; { $hero } korunu nespatří.
left-artifacts = { $seat } zanechává: { $items }.
came-back = { $seat } se vrací. Postava: { $hero }.
retired = { $seat } odchází ze hry.
left-the-game = { $hero } se stahuje a přihlíží (hráč: { $seat }).
conquered = { $seat } dobývá sféru: { $plane }.
final-began = Všech pět artefaktů je v zemi. Začíná závěrečný boj.
battlefield = { $seat } určuje pole: { $field }.
countdown-began = Všech pět artefaktů je v zemi. Do Apokalypsy zbývá karet náhody: { $n }.
apocalypse-began = Začíná Apokalypsa.
won-the-crown = { $seat } má { $n ->
    [one] { $n } artefakt
    [few] { $n } artefakty
   *[other] { $n } artefaktů
  } a přijímá korunu.
nobody-won = Nezbyl nikdo, kdo by nosil korunu.

## Stůl

game-prophecy = Proroctví
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
hero-line-artifacts = Síla { $strength } · Vůle { $will } · { $n ->
    [one] { $n } artefakt
    [few] { $n } artefakty
   *[other] { $n } artefaktů
  }
hero-dead = po smrti
hero-out = mimo hru
the-land = Země
mat-of = { $seat }
zone-items = Předměty, { $n } z { $limit }
zone-skills = Schopnosti, { $n } z { $limit }
zone-kept = Ponechané
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
tag-loot = kořist ve zlatých: { $n }
tag-loot-items = kořist: { $items }
tag-smithed = Od kováře +1
tag-crystal = magů uvnitř: { $n }
pawn-of = { $seat }
bonus-line = { $source } { $n }
end-nobody = Korunu nenosí nikdo.
end-final-battle = O koruně rozhodl závěrečný boj.
end-apocalypse = Koruna byla získána, když svět končil.
end-crowned = Koruna byla získána dřív, než byly pryč všechny artefakty.
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
option-ending = Když je všech pět artefaktů pryč
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
