# Souboje se stejnou náhodou.
duel-turn = Tah { $n }
why-no-such-duel = Takový souboj tu není. Řekněte si o odkaz znovu.
why-duel-sealed = Tohle patří k souboji. Ukáže se, až všichni dohrají.
why-duel-full = Všechna místa v tomto souboji jsou obsazená.
why-duel-played = Tento souboj jste už hráli. Druhý pokus není.
why-duel-expired = { $days ->
    [one] Tento souboj se dal hrát jeden den.
    [few] Tento souboj se dal hrát { $days } dny.
   *[other] Tento souboj se dal hrát { $days } dní.
} Ta doba už uplynula.
why-duel-alone = K souboji jsou potřeba dva: další člověk, nebo bot.
why-duel-unfinished = Jedna z her v tomto odkazu není dohraná.
fairness-duel = V tomto souboji mají všichni stejnou náhodu. Semínko vzniklo náhodně na začátku souboje a jeho otisk byl vidět dřív, než mohl kdokoli hrát. Až všichni dohrají, semínko se ukáže: stáhněte záznam a spusťte „fabletable verify SOUBOR“.
fairness-duel-link = V tomto souboji mají všichni stejnou náhodu. Souboj přišel odkazem, ve kterém bylo i semínko: kdo odkaz vytvořil nebo rozbalil, může vědět, co padne. Až všichni dohrají, semínko se ukáže: stáhněte záznam a spusťte „fabletable verify SOUBOR“.
