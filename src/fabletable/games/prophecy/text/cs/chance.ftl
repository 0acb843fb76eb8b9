# Karty náhody.

chance-mountains = Hory
    .text = Na každé pole hor, kde leží méně než 2 karty, dejte 1 kartu dobrodružství; začněte polem toho, kdo kartu táhl (nebo nejbližším polem hor ve směru hodin), a jděte ve směru hodin. Na prázdném poli leží karta lícem nahoru, jinak jde zakrytě pod kartu, která tam je. Jsou-li balíček i odložené karty prázdné, nic se nedává.
chance-forest = Les
    .text = Na každé pole lesa, kde leží méně než 2 karty, dejte 1 kartu dobrodružství; začněte polem toho, kdo kartu táhl (nebo nejbližším polem lesa ve směru hodin), a jděte ve směru hodin. Na prázdném poli leží karta lícem nahoru, jinak jde zakrytě pod kartu, která tam je. Jsou-li balíček i odložené karty prázdné, nic se nedává.
chance-plains = Pláně
    .text = Na každé pole plání, kde leží méně než 2 karty, dejte 1 kartu dobrodružství; začněte polem toho, kdo kartu táhl (nebo nejbližším polem plání ve směru hodin), a jděte ve směru hodin. Na prázdném poli leží karta lícem nahoru, jinak jde zakrytě pod kartu, která tam je. Jsou-li balíček i odložené karty prázdné, nic se nedává.
chance-news-fortress = Pevnost
    .text = Vrchní schopnost z balíčku pevnosti dejte odkrytě do pevnosti. Leží-li tam už 2 schopnosti, vraťte nejdřív starší pod balíček. Prázdný balíček: nestane se nic.
chance-news-thieves = Gilda
    .text = Vrchní schopnost z balíčku gildy dejte odkrytě do gildy. Leží-li tam už 2 schopnosti, vraťte nejdřív starší pod balíček. Prázdný balíček: nestane se nic.
chance-news-camp = Lesní tábor
    .text = Vrchní schopnost z balíčku lesního tábora dejte odkrytě do lesního tábora. Leží-li tam už 2 schopnosti, vraťte nejdřív starší pod balíček. Prázdný balíček: nestane se nic.
chance-news-tower = Magická věž
    .text = Vrchní schopnost z balíčku magické věže dejte odkrytě do magické věže. Leží-li tam už 2 schopnosti, vraťte nejdřív starší pod balíček. Prázdný balíček: nestane se nic.
chance-news-monastery = Klášter
    .text = Vrchní schopnost z balíčku kláštera dejte odkrytě do kláštera. Leží-li tam už 2 schopnosti, vraťte nejdřív starší pod balíček. Prázdný balíček: nestane se nic.
chance-training = Volný výcvik
    .text = Kdo kartu táhl, vybere jeden cech; vrchní schopnost jeho balíčku tam přijde odkrytě. Leží-li tam už 2 schopnosti, vraťte nejdřív starší pod balíček. Cech lze vybrat i jen proto, aby se stará schopnost vytlačila. Cech s prázdným balíčkem vybrat nelze.
chance-training-offer = Nabídka výcviku
    .text = Do každého cechu, kde ten, kdo kartu táhl, neplatí za výcvik zlatem (běžně dva; všech pět, má-li Pečeť velmistra), přijde odkrytě vrchní schopnost jeho balíčku. Leží-li tam už 2 schopnosti, vraťte nejdřív starší pod balíček.
chance-village-merchant = Hokynář
    .text = Odložte všechno zboží vystavené ve vesnici a vyložte { $wording ->
        [first] 2 nové běžné předměty.
       *[second] 3 nové běžné předměty.
      }
chance-caravan = Městský kupec
    .text = Odložte všechno zboží vystavené ve městě a vyložte { $wording ->
        [first] 1 nový běžný a 1 nový vzácný předmět.
       *[second] 2 nové vzácné předměty.
      }
chance-peaceful-times = Klidné časy
    .text = Kdo kartu táhl, má v tomto kole dva tahy. Druhá karta náhody se netáhne; co působí jednou za kolo, působí jen jednou.
chance-prophetic-dream = Jasnozřivý sen
    .text = Kdo kartu táhl, musí odkrýt další zakrytou kartu jedné astrální sféry podle svého výběru (nižší strážce, pak vyšší strážce, pak artefakt). Není-li nic zakryto, nestane se nic.
chance-refreshing-wind = Svěží vítr
    .text = Kdo kartu táhl, vyléčí si 2 životy, každá jiná postava 1 život.
chance-magic-wind = Magický vítr
    .text = Kdo kartu táhl, doplní si 4 magy, každá jiná postava 2 magy.
chance-good-times = Dobré časy
    .text = Kdo kartu táhl, získá 4 zlaté, každá jiná postava 2 zlaté.
chance-interesting-times = Zajímavé časy
    .text = Kdo kartu táhl, získá 2 body zkušenosti, každá jiná postava 1 bod.
chance-kind-wind = Laskavý vítr
    .text = Kdo kartu táhl, získá 3 body zkušenosti, každá jiná postava 1 bod zkušenosti.
chance-charity = Charita
    .text = Kdo má nejméně zlata, získá 3 zlaté; kdo má právě nejméně životů, vyléčí si 1 život; kdo má právě nejméně magů, doplní si 2 magy. Při shodě všichni takoví. Porovnávají se kamínky, které jsou právě k použití. Komu nic nechybí, nedostane nic a na jiné to nepřechází.
chance-crisis = Krize
    .text = Každá postava ztratí polovinu svého zlata; ztráta se zaokrouhluje dolů (1 zlatý: nic, 7 zlatých: ztratí 3). Kostkou se nehází.
