devices = Devices that open your seats
devices-note = Each device has a key of its own. The host sees that a seat is taken and when its link was opened; never a key, never a hand.
devices-this = this one
devices-seen = last seen { $when }
devices-lent = one game only
devices-carry = Take my seats to another device
devices-file = Keep as a file
devices-words = Six words to write down
devices-words-lead = Written on paper, they open your seats on any device.
devices-words-note = Whoever has them has your seats. New words make these useless.
devices-shut = Shut out
devices-shut-sure = All your seats get new secrets, and we stop calling you until you set that up anew. The lost device sees a shut door the next time it wakes.
devices-keep = Keep it
devices-forget = Forget me here
devices-forget-sure = This device forgets your games and the hands it kept. Your seats stay yours: another of your devices, your six words or your file opens them.
devices-forget-last = No other device opens your seats, and you have neither six words nor a file. Once this one forgets you, only the hosts of your tables can give them back.
devices-lost = I have lost my only device
devices-lost-note = Your six words or your file open the same seats here. Without them, ask the host of each table: they open your seat anew, and your hand stays as it was.
devices-six = Six words
devices-open = Open my seats
devices-open-file = Open a file
devices-bad-file = This file holds no keys.
carry = To another device
carry-out = Take your seats along
carry-out-lead = Scan it with the other device. It works once, within five minutes.
carry-out-lead-alone = It opens in another browser of this machine. It works once, within five minutes.
carry-out-note = Whoever opens it has your seats. This device keeps them too, and opens what is begun over there: give it to devices of your own.
carry-title = { $n ->
    [one] One seat wants to come along
   *[other] { $n } seats want to come along
}
carry-from = From { $device }, a moment ago.
carry-note = Whoever holds this device can play them. You can shut it out from any other device of yours.
carry-shared = The two then belong together: what you begin here opens on “{ $device }” too.
carry-lent = It is lent to you, and mixes with nothing of yours.
carry-own = { $n ->
    [one] You have a game of your own here
   *[other] You have { $n } games of your own here
}
carry-apart = Keep mine apart
carry-apart-note = They stay with this device. Nobody opens them from “{ $device }”.
carry-together = Put mine with them
carry-together-note = “{ $device }” and all devices of its owner then open these games as well, with your cards:
carry-name = Call this device
carry-take = Take them all
