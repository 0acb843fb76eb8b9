# What the director says over a scene. $n is a percentage.
director-against-odds = Въпреки всичко: { $n } %
director-one-in = Така завършва един случай от { $n }
director-should-not = Това не биваше да се случи: { $n } %
# $seat is a player, $of a number that wins
director-trophy = { $name }: { $n } от { $of }. { $left ->
    [0] Това са всички.
   *[other] Остават { $left }.
}
director-first-kill = Първа победа: { $seat }
director-first-town = За пръв път в град: { $seat }
director-first-level = Първо издигане: { $seat }
director-lead = Начело излиза { $seat }
director-escape = На косъм: { $seat }
# $was and $now are percentages
director-chance-moved = { $cause ->
        [won] Тази победа вдига шанса за спечелване на играта от { $was } на { $now } %
        [lost] Това поражение сваля шанса за спечелване на играта от { $was } на { $now } %
       *[dice] Заровете променят шанса за спечелване на играта от { $was } на { $now } %
    }
# $by did it, with $card; what was chosen becomes $now
director-changed = Отговаря { $by }, карта „{ $card }“: { $now }.
director-changed-by-card = { $card }: { $now }.
director-new-chance = Шансът беше { $was }, сега е { $now } процента.
director-dice = Заровете: { $mine } срещу { $theirs }.
director-odds = Победа { $won } процента, равен { $drawn }, загуба { $lost }.
director-foe = { $foe }, сила { $n }.
director-over = Играта свърши.
# Защо една сцена от завършена игра се показва пак. $was и $now са проценти, $points е брой точки.
highlight-turn = Обрат: { $seat }, шанс за победа в играта от { $was } на { $now } %
highlight-gain = { $seat }: { $points } в една сцена
highlight-most = { $seat }: { $points }, повече, отколкото във всяка друга сцена
highlight-nearer = { $seat } е по-близо до победата
highlight-end = Край на играта
