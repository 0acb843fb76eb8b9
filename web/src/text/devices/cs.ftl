devices = Zařízení, která otevírají vaše místa
devices-note = Každé zařízení má vlastní klíč. Hostitel vidí, že je místo obsazené a kdy byl otevřen odkaz; nikdy klíč, nikdy karty v ruce.
devices-this = toto zařízení
devices-seen = naposledy { $when }
devices-lent = jen jedna hra
devices-carry = Vzít místa na jiné zařízení
devices-file = Uložit jako soubor
devices-words = Šest slov k zapsání
devices-words-lead = Napsaná na papíře otevřou vaše místa na kterémkoli zařízení.
devices-words-note = Kdo je má, má vaše místa. Nová slova tato zruší.
devices-shut = Zavřít dveře
devices-shut-sure = Všechna vaše místa dostanou nové klíče a přestaneme vás volat, dokud si to znovu nenastavíte. Ztracené zařízení po probuzení uvidí zavřené dveře.
devices-keep = Nechat
devices-forget = Zapomenout mě tady
devices-forget-sure = Toto zařízení zapomene vaše hry i karty, které si pamatovalo. Místa vám zůstanou: otevře je jiné vaše zařízení, šest slov nebo soubor.
devices-forget-last = Žádné jiné zařízení vaše místa neotevírá a nemáte šest slov ani soubor. Jakmile vás zapomene i toto, mohou vám je vrátit už jen hostitelé stolů.
devices-lost = Jediné zařízení je pryč
devices-lost-note = Šest slov nebo váš soubor otevře tatáž místa i tady. Bez nich poproste hostitele každého stolu: otevře místo znovu a karty zůstanou, jak byly.
devices-six = Šest slov
devices-open = Otevřít má místa
devices-open-file = Otevřít soubor
devices-bad-file = V tomto souboru žádné klíče nejsou.
carry = Na jiné zařízení
carry-out = Vezměte si místa s sebou
carry-out-lead = Naskenujte kód druhým zařízením. Platí jednou, po pět minut.
carry-out-lead-alone = Odkaz otevře jiný prohlížeč na tomto počítači. Platí jednou, po pět minut.
carry-out-note = Kdo ho otevře, má vaše místa. Tomuto zařízení zůstanou také a otevře i to, co začne tam: dávejte ho jen svým zařízením.
carry-title = { $n ->
    [one] Jedno místo chce s vámi
    [few] { $n } místa chtějí s vámi
   *[other] { $n } míst chce s vámi
}
carry-from = Ze zařízení { $device }, před chvílí.
carry-note = Kdo má toto zařízení v ruce, může za vás hrát. Zavřít mu dveře můžete z kteréhokoli svého zařízení.
carry-shared = Pak patří k sobě: co začnete tady, otevře se i na zařízení „{ $device }“.
carry-lent = Hra je půjčená a s vašimi se nesmíchá.
carry-own = { $n ->
    [one] Máte tu { $n } vlastní hru
    [few] Máte tu { $n } vlastní hry
    [many] Máte tu { $n } vlastní hry
   *[other] Máte tu { $n } vlastních her
}
carry-apart = Moje nechat zvlášť
carry-apart-note = Zůstanou u tohoto zařízení. Ze zařízení „{ $device }“ je nikdo neotevře.
carry-together = Přidat k nim moje
carry-together-note = Zařízení „{ $device }“ a všechna zařízení jeho majitele pak otevřou i tyto hry, i s vašimi kartami:
carry-name = Jak se toto zařízení jmenuje
carry-take = Vzít všechna
