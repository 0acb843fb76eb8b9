# Usednout, odejít a vrátit se
device-terminal = Terminál
table-kept = { $over ->
    [True] Hra je uložena: její záznam zapíše fabletable record { $id }.
   *[other] Hra je uložena: pokračuje v ní fabletable { $command } --resume { $id }, a také prohlížeč.
}
resume-entry = { $id }  { $game } · { $names } · { $n ->
   *[other] { $n } rozhodnutí
   } · { $day } { $time } UTC
resume-which = Kterou? Číslo od 1 do { $last }, nebo jméno:
why-nothing-to-resume = Žádná hra tu nečeká na pokračování.
why-no-game-left = Žádná z her, které tu čekají, není „{ $word }“. Samotné --resume je vypíše všechny.
why-record-over = Hra v souboru { $file } skončila; ohlédne se za ní fabletable replay a fabletable review.
help-record-command = Zapsat záznam hry, která je tu uložena
help-record-table = Označení jejího stolu
record-written = Záznam je v souboru { $file }; ověří jej fabletable verify.

# U stolu
table-waiting = Rozhoduje { $name }. Enter se podívá znovu, f odpoví předem, q odejde.
table-not-asked = Teď se vás nikdo na nic neptá; ? ukáže, co lze napsat.
table-heard = { $what }: { $words }
chat-line = { $name }: { $text }
chat-title = Říci něco všem u stolu
command-title = Příkaz stolu, například chat text=Ahoj
time-up = { $what ->
    [held] { $name }: čas vypršel; místo drží bot.
    [resigned] { $name }: čas vypršel, ve hře končí.
   *[other] { $name }: čas vypršel; toto rozhodnutí udělal bot.
}
undo-ask-others = { $others ->
    [0] Další u se vrátí i tak.
   *[other] Další u se zeptá ostatních.
}
undo-proposed = Ostatní jsou dotázáni, zda se to smí vzít zpět.
proposal-asks = { $kind ->
    [back] { $name } žádá vrátit se tam, kde bylo rozhodnutí { $to }.
    [go-on] { $name } navrhuje pokračovat podle nových pravidel.
    [close] { $name } navrhuje zavřít stůl.
    [pause] { $name } navrhuje zastavit hodiny.
    [resume] { $name } navrhuje pustit hodiny znovu.
    [time] { $name } žádá o více času.
    [wait] { $name } navrhuje počkat déle na toho, kdo tu není.
    [bot] { $name } navrhuje, aby za toho, kdo tu není, hrál bot.
    [open] { $name } navrhuje uvolnit místo toho, kdo tu není.
   *[out] { $name } navrhuje hrát dál bez toho, kdo tu není.
}
proposal-title = Návrh
proposal-keys = y souhlasí, x odmítá.
proposal-agree = Souhlasit
proposal-decline = Odmítnout
proposal-declined = { $name } nesouhlasí.
screen-key-premoves = Předem
premove-lead = Odpoví se za vás, až se hra zeptá; nikdo to nevidí.
premove-always = Vždy: { $choice }
premove-next = { $question } { $choice }
premove-pass = Nechat být až do mého tahu
premove-laid = { $kind ->
    [pass] Odvolat: nechat být až do mého tahu
    [always] Odvolat: vždy { $choice } ({ $question })
   *[once] Odvolat: { $choice } ({ $question })
}
premove-done = Hotovo.
premove-none = Teď není na co odpovědět předem.
premove-played = Odpovězeno předem, jak jste řekli: { $choice }
table-letter-f = odpovědět předem na to, co se opakuje nebo přijde; f a číslo to udělá
table-letter-k = říci něco všem: k a slova
table-letter-y = souhlasit s návrhem
table-letter-x = odmítnout návrh
table-letter-command = kterýkoli příkaz stolu jménem: /chat text=Ahoj
why-no-such-command = Takový příkaz není. Známé: { $known }.
why-command-fields = { $command } se píše /{ $command } { $fields }
