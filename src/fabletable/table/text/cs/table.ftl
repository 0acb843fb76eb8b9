# Co říká stůl a jeho server kromě samotné hry.
why-late = U stolu se mezitím hrálo dál.
why-not-your-turn = Na tahu je { $seat }.
why-not-your-seat = Tady nesedíte.
why-review-not-yours = Rozbor této hry dostanou jen ti, kdo u stolu seděli.
why-again-not-yours = Znovu prostřít mohou jen ti, kdo u tohoto stolu seděli.
why-seat-held = Za toto místo teď rozhoduje bot.
why-not-away = { $seat } je tady a rozhoduje bez pomoci.
why-not-started = Hra ještě nezačala.
why-already-started = Hra už začala.
why-not-over = To bude k mání, až hra skončí.
why-seat-open = U stolu ještě chybí { $seats }.
why-seat-taken = Toto místo je obsazené.
why-no-such-seat = Takové místo není.
why-no-such-table = Takový stůl není.
why-table-open-elsewhere = Tento stůl je otevřen v jiném terminálu; nejprve odejděte tam.
why-no-such-page = Tady nic není.
why-no-such-language = V jazyce „{ $language }“ text není. Jsou: { $known }.
why-wrong-secret = Tento odkaz nebo klíč toto místo neotevírá.
why-host-only = To může jen ten, kdo stůl připravil.
why-no-proposal = Nikdo nic nenavrhuje, nebo návrh propadl.
why-nobody-agrees = S tím musí souhlasit ještě někdo u stolu a nikdo další tu není.
why-bad-name = Jméno má jedno až { $most } písmen.
why-bad-chat = Zpráva má jedno až { $most } písmen.
why-bad-entropy = To je moc dlouhé; nejvýše { $most } písmen.
why-odd-letters = Napište to prosím běžným písmem: nejvýše dvě znaménka na písmeno a nic neviditelného ({ $letters }).
why-bad-id = Příkaz nemá správné označení.
why-foreign-origin = Tato stránka nesmí s tímto serverem mluvit.
why-bad-path = Taková adresa na tomto serveru není.
why-too-many = Příliš mnoho najednou. Chvíli počkejte.
why-busy = Na odpověď už čeká příliš mnoho dotazů. Zkuste to za chvíli znovu.
why-no-answer = Odpověď se nepodařilo spočítat. Zkuste to znovu, a pokud se to bude opakovat, dejte vědět správci.
why-no-runtime = Běhové prostředí pro prohlížeče není sestavené. Spusťte ve zdrojích { $command }, nebo nainstalujte vydaný balíček.
why-not-a-site = Ve složce { $folder } je něco jiného než web. Uveďte prázdnou složku, nebo tu, kterou zapsal tento příkaz.
why-needs-server = Ke hře s lidmi jinde je potřeba server, který někdo provozuje.
why-storage-full = Na tomto zařízení nezbývá místo, proto se nic nezměnilo. Uvolněte místo a zkuste to znovu.
why-storage-refused = Prohlížeč odmítl změnu uložit, proto se nic nezměnilo. Zkuste to znovu, nebo si hry uložte do souboru.
why-too-large = To je příliš velké.
why-too-slow = Spojení bylo příliš pomalé; stránka se připojí sama.
why-no-hello = Spojení příliš dlouho mlčelo.
why-hello-first = Nejdřív se zdraví (hello).
why-hello-once = Zdraví se jednou.
why-not-understood = Nesrozumitelné: { $detail }
why-server-error = Na serveru se něco pokazilo. Je to zapsáno.
why-server-stops = Server se spouští znovu; stránka se připojí sama.
why-rules-stop = Pravidla se od té doby, co se tu hrálo, změnila. Hrálo se podle verze { $played }, dnes platí verze { $present } a rozhodnutí { $number } už nedopadne stejně. Pokračujte společně odtamtud, nebo stůl zavřete.
why-other-rules = Pravidla se od té doby změnila: hrálo se podle verze { $played }, dnes platí { $present } a od rozhodnutí { $number } se liší. Co se na konci hry neuložilo, už nelze vytvořit.
why-table-closed = Tento stůl je zavřený.
why-table-damaged = Databáze má o tomto stole něco jiného, než co do ní bylo zapsáno, a tak se tu nic nerozhoduje ani nepodepisuje. Kdo server provozuje, může vrátit kopii příkazem „fabletable restore“, nebo nechat hrát dál s tím, co zbylo: „fabletable check --accept { $table }“.
why-what-if-deep = Tato hra navazuje na jinou, ta zase na další, a tak { $most }krát po sobě. Navažte na některou z předchozích.
why-link-rules = Tato hra se hrála podle jiných pravidel ({ $played }, zde platí { $present }). Můžete se na ni dívat, ne v ní pokračovat.
why-not-stopped = Tento stůl se nezastavil, není o čem rozhodovat.
why-away-too-short = { $seat } tu není teprve chvíli. Za { $seconds ->
        [one] { $seconds } sekundu
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    } může místo převzít bot nebo někdo jiný.
why-seat-changed = Na tomto místě se mezitím něco změnilo. Podívejte se znovu.
why-id-used = Příkaz „{ $id }“ už přišel a říkal něco jiného.
tale-other-rules = Všichni souhlasili, že se odtud hraje podle verze pravidel { $rules }.
notice-rules-unchecked = Hra začala podle verze pravidel { $played } a pokračuje podle verze { $present }. Její záznam je příliš starý, než aby se poznalo, zda se liší.
notice-table-damaged = Tento stůl je v databázi poškozený: něco ze zapsaného chybí nebo se změnilo. Dívat se můžete, ale nic se tu nerozhodne, dokud se na to nepodívá ten, kdo server provozuje.
house-what-if = Tento stůl pokračuje ve skončené hře od rozhodnutí { $number }. Kostky padnou tak, jak padly tehdy.
house-from-link = Tento stůl pokračuje ve hře z odkazu od rozhodnutí { $number }. Kdo odkaz vytvořil, může vědět, jak kostky padnou.
house-seat-left = { $name } u stolu končí. Dál hraje bot.
house-seat-offered = Hostitel hledá náhradu za hráče { $name }.
house-seat-taken = Místo hráče { $before } zaujímá { $name }.
why-link-withdrawn = Tento odkaz byl zrušen. Požádejte o nový, nebo se dívejte.
why-link-used = Tento odkaz se otevírá jednou a někdo ho už otevřel. Požádejte o nový, nebo se dívejte.
why-table-full = U tohoto stolu jsou všechna místa obsazená.
why-no-such-word = Žádný stůl nemá kód „{ $word }“. Zeptejte se na něj znovu.
why-not-this-machine = Změnit to může jen hostitel na počítači, na kterém server běží.
why-no-network = Tento počítač není připojen k síti.
why-cannot-listen = Server nemůže naslouchat na { $host }: { $detail }.
why-bad-far-address = „{ $address }“ není adresa, kterou by mohli ostatní otevřít. Napište třeba https://name.example.
why-no-such-join-request = Tam už nikdo nečeká.
why-wrong-key = Toto zařízení tu už neznáme. Místa jsou otevřená na těch zařízeních, která zbyla.
why-keys-renewed = Klíče byly obnoveny; stránka se připojí sama.
why-no-such-device = Takové zařízení není.
why-too-many-devices = Stejná místa otevírá nejvýše { $most } zařízení.
why-lent-device = Tomuto zařízení byla půjčena jedna hra; tohle se dělá na zařízení, ze kterého přišla.
why-too-many-notes = Do zápisníku se vejde nejvýše { $most } poznámek.
why-note-too-long = Poznámka „{ $name }“ je delší než { $most } znaků.
why-note-damaged = Poznámku „{ $name }“ ve vašem zápisníku nelze přečíst. Smažte ji a začne se nová.
why-saved-damaged = Soubor je poškozený nebo ho někdo změnil: „{ $part }“ nesedí. Nic z něj nebylo přidáno.
why-other-tables = Vaše vlastní hry se mezitím změnily. Než řeknete ano, podívejte se na ně ještě jednou.
why-no-such-ticket = Tento kód nic nepřenáší.
why-ticket-used = Tento kód platí jednou a už byl použit.
why-ticket-old = Tento kód platil pět minut. Udělejte nový.
why-wrong-words = Tato slova nebo tento soubor tu nic neotevírají.
why-no-clock = Na tomto stole nejsou hodiny.
why-no-pause = Je dohodnuto, že se tyto hodiny nezastavují.
why-no-holiday = Žádný volný den už nezbývá.
why-resigned = Toto místo už nehraje.
tale-time-up = Hráči { $hero } došel čas; rozhodl stůl.
house-time-held = Hráči { $name } došel čas. Místo drží bot, dokud se { $name } nevrátí.
house-held = Místo hráče { $name } drží bot, dokud se { $name } nevrátí.
house-resigned = { $name } se vzdává.
result-resigned = { $hero } vzdává místo před koncem hry.
why-no-chat = Je dohodnuto, že se u tohoto stolu nepíše.
why-chat-too-fast = Kdo mluví tolik najednou, toho není slyšet. Počkejte { $seconds ->
        [one] { $seconds } sekundu
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    }.
why-no-reactions = Je dohodnuto, že se u tohoto stolu nedávají znamení.
why-reacted-just-now = Jedno znamení za deset sekund. Počkejte { $seconds ->
        [one] { $seconds } sekundu
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    }.
why-no-lobby = Tento server nemá otevřený sál.
why-screen-has-no-seat = Velká obrazovka je pro všechny a nemá žádné místo.
why-no-mail = Hostitel tohoto serveru dopisy neposílá.
why-bad-address = To není e-mailová adresa.
why-letter-unanswered = Na tuto adresu už odešel dopis, na který zatím nikdo neodpověděl. Dokud nikdo neotevře odkaz v něm, žádný další nepřijde.
why-too-many-letters = Tam už zatím odešlo dopisů dost. Zkuste to později.
why-bad-webhook = Na takovou webovou adresu se zpráva poslat nedá.
why-webhook-inside = Tato adresa vede do vlastní sítě hostitele; zprávy jdou jen do otevřeného internetu.
letter-turn-subject = { $game }: jste na tahu
letter-turn = { $name }, ve hře { $game } jste na tahu.
letter-time-subject = { $game }: čas se krátí
letter-time = { $name }, ve hře { $game } se čeká na vás a čas se krátí.
letter-ends-subject = { $game }: hra skončila
letter-ends = { $name }, vaše hra { $game } skončila. Výsledek a záznam najdete u stolu.
letter-until = Máte čas do { $until } UTC.
letter-links = Hrát: { $play }
    O této hře už nepsat: { $stop }
    Už vůbec nepsat: { $all }
letter-foot = Odkaz otevře vaše místo jen na zařízení, které ho má. V tomto dopise nejsou žádné karty ani tajemství.
letter-confirm-subject = Smí vám sem Fabletable psát?
letter-confirm = Někdo, kdo hraje na { $house }, chce na této adrese vědět, že je na tahu. Pokud jste to vy, otevřete odkaz: { $link }
    Pokud ne, nedělejte nic: další dopis nepřijde.
preview-keeps = { $host } vás zve ke stolu
preview-kept = Zveme vás ke stolu
preview-goes-on = Hra běží
preview-told = Dohráno do konce
preview-free = { $free ->
        [0] Všechna místa jsou obsazená
       *[other] Volná místa: { $free } z { $all }
    }
preview-watch = Přijďte se podívat
preview-replay = Podívejte se, jaké to bylo
preview-browser = Otevře se v prohlížeči, bez účtu
fairness-how = Než se cokoli rozhodlo, zveřejnil server otisk svého tajemství. Semínko je otisk BLAKE2b tohoto tajemství a toho, co napsali hráči. Po skončení hry se ukáže obojí: stáhněte záznam a spusťte „fabletable verify SOUBOR“; přehraje každý hod i míchání a vypíše stejný otisk.
fairness-lesson = Náhoda u tohoto stolu je předem připravená: lekce začíná pro všechny stejně. Dál se hraje podle pravidel.
fairness-link = Náhoda u tohoto stolu nevznikla tady: přišla s odkazem, úlohou nebo semínkem, a kdo je připravil, může vědět, co padne. Dál se hraje podle pravidel.

# Když správce spouští server
why-no-database = Uveďte databázi: --database nebo FABLETABLE_DATABASE, například postgresql://user@host/fabletable nebo sqlite:////var/lib/fabletable/tables.sqlite3.
why-database-no-url = „{ $word }“ není URL databáze. Pokud jde o soubor toho jména, napište { $url }; PostgreSQL se zapisuje postgresql://user@host/fabletable.
why-no-secret = Zadejte tajemství nejméně o 16 znacích: FABLETABLE_SECRET. Místa jsou na ně vázána; uschovejte je.
why-short-former-secret = Dřívější tajemství má nejméně 16 znaků: FABLETABLE_FORMER_SECRETS, oddělená čárkami.
why-bad-smtp = K dopisům je třeba poštovní server, například smtp://user:password@host:587 (FABLETABLE_SMTP), a adresa odesílatele (FABLETABLE_MAIL_FROM).
why-mail-needs-origin = V dopisech jsou odkazy: uveďte adresu, kterou lidé píší, pomocí --origin.
why-sqlite-alone = Ve Windows potřebuje více procesů PostgreSQL nebo Redis uvedený v --channels, aby o sobě věděly.
why-not-migrated = Databáze má podobu { $found }, tato verze potřebuje { $newest }. Spusťte „fabletable migrate“.
why-no-number = { $setting } má být celé číslo od 1 do 65535, ne „{ $word }“.
why-renamed = { $old } se teď jmenuje { $new }.
why-database-fails = Databázi nelze použít: { $detail }
why-no-database-file = „{ $url }“ neuvádí žádný soubor. Napište celou cestu, se čtyřmi lomítky: sqlite:////var/lib/fabletable/tables.sqlite3.
why-no-database-folder = Složka { $folder }, ve které by mohla ležet databáze { $file }, neexistuje. Nejdřív ji vytvořte, nebo uveďte jiný soubor.
why-database-is-folder = { $file } je složka. Uveďte soubor v ní, například { $file }/tables.sqlite3.
why-not-sqlite = { $file } není databáze SQLite. Uveďte jiný soubor; tento zůstane, jak je.
why-database-full = Teď nelze nic uložit: disk je plný.
why-database-locked = Teď nelze nic uložit: databázi si zamkl někdo jiný.
why-database-read-only = Nelze nic uložit: databáze je jen pro čtení.
why-database-gone = Nelze nic uložit: databáze není tam, kde byla.
why-database-broken = Teď nelze nic uložit: databáze nefunguje, jak má.
why-database-older = Databáze přišla o konec: stůl { $table }, u kterého se zapisovalo naposled, v ní chybí, nebo je starší, než byl. Vraťte soubor i s žurnálem (-wal), který ležel vedle něj. Pokud jste na jeho místo schválně dali starší kopii, udělejte to příkazem „fabletable restore“.
why-no-port = Na { $host } není volný port.
why-bad-age = „{ $age }“ není doba; napište třeba 180d, 26w nebo 1y.
why-file-there = { $file } už existuje a nepřepíše se.
why-copy-not-written = Soubor { $file } nelze zapsat: { $detail }.
why-no-pg-dump = PostgreSQL se kopíruje a vrací jeho vlastními nástroji pg_dump a pg_restore (v Debianu postgresql-client).
why-no-copy = Kopie { $file } neexistuje.
why-copy-other-shape = Kopie { $file } má starší podobu a nejde prohlédnout; do nynější ji převede „fabletable restore“.
why-database-in-use = Databáze { $file } se právě používá. Nejdřív zastavte server.
why-database-not-empty = V této databázi už stoly jsou. Vytvořte prázdnou, uveďte ji v --database a kopii vraťte tam.
why-key-open = Klíč v souboru { $file } mohou číst i jiní. Odeberte jim práva (chmod 600) a spusťte znovu.
why-not-a-key = „{ $key }“ není klíč domu.
why-not-signed = Tento záznam nikdo nepodepsal.
why-signed-by-another = Tento záznam podepsal jiný dům, klíčem { $key }.
why-signature-false = Podpis k záznamu nepatří: jedno z nich někdo změnil.

# Boti
bot-easy = Snadný
    .text = Dělá začátečnické chyby. Budete často vyhrávat.
bot-medium = Střední
    .text = Hraje solidně a odpovídá hned.
bot-hard = Těžký
    .text = Přemýšlí dopředu, nejvýš sekundu na tah.
bot-master = Mistr
    .text = Nejsilnější, jakého máme. Dává si načas.
bot-random = Náhodný
    .text = Volí cokoli.
bot-greedy = Střední
    .text = Hraje solidně a odpovídá hned.
bot-searching = Hledající
    .text = Přemýšlí dopředu jako Těžký tam, kde ho hru nikdo nenaučil.
tale-said-ahead = Odpověď padla předem, jak jste si přáli.
why-does-not-stand = Na tuhle otázku je třeba odpovídat pokaždé znovu.
why-asked-already = Otázka už leží před vámi.
why-no-such-answer = Předem tu nic řečeno není, nebo odpověď už propadla.
why-too-many-answers = Předem lze dát nejvýš { $most ->
        [one] jednu odpověď
        [few] { $most } odpovědi
       *[other] { $most } odpovědí
    }. Nejdřív některou odvolejte.
