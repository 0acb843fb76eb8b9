# Stoly s cílem a se stejným štěstím pro všechny
result-goal-reached = Cíl je splněn.
result-goal-missed = Tahy vypršely a cíl splněn není.
goal-reached = { $spare ->
        [0] Cíl je splněn.
        [one] Cíl je splněn, { $spare } tah zbyl.
        [few] Cíl je splněn, { $spare } tahy zbyly.
       *[other] Cíl je splněn, { $spare } tahů zbylo.
    }
goal-missed = K cíli chybělo { $left }.
why-same-luck = U tohoto stolu mají všichni stejné štěstí: po hodu nebo kartě se nic nebere zpět a bot za vás nehraje.
why-no-day-table = Tohle není stůl dne.
why-another-day = Ten stůl patří k jinému dni.
why-play-first = Nejdřív hrajte, pak porovnávejte.
why-no-list = První pokusy se vypisují jen tam, kde se hraje na serveru.
why-record-other-day = Tento záznam je z jiného dne.
why-not-first-try = Nebyl to váš první pokus.
why-record-breaks = Tento záznam se rozchází s pravidly u rozhodnutí { $number }.
fairness-same-luck = U tohoto stolu mají všichni stejné štěstí. Semínko vzniklo z tajemství serveru a data a jeho otisk byl vidět dřív, než mohl kdokoli hrát. Po hře se semínko ukáže: stáhněte záznam a spusťte „fabletable verify SOUBOR“.
