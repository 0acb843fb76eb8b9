# Sitting down, leaving and coming back
device-terminal = Terminal
# $over is True or False; $id names the table; $command is table or text
table-kept = { $over ->
    [True] The game is kept: fabletable record { $id } writes its record.
   *[other] The game is kept: fabletable { $command } --resume { $id } goes on with it, and so does the browser.
}
resume-entry = { $id }  { $game } · { $names } · { $n ->
    [one] one decision
   *[other] { $n } decisions
   } · { $day } { $time } UTC
resume-which = Which one? A number from 1 to { $last }, or a name:
why-nothing-to-resume = No game is waiting here to be gone on with.
why-no-game-left = No game that is waiting here goes by “{ $word }”. --resume alone lists them all.
why-record-over = The game in { $file } is over; fabletable replay and fabletable review look back at it.
help-record-command = Write the record of a game that is kept here
help-record-table = The id of its table
record-written = The record is in { $file }; fabletable verify checks it.

# At the table
table-waiting = Waiting for { $name }. Enter looks again; f answers beforehand, q leaves.
table-not-asked = Nothing is asked of you now; ? shows what you can type.
table-heard = { $what }: { $words }
chat-line = { $name }: { $text }
chat-title = Say something to everyone at the table
command-title = A command of the table, such as chat text=Hello
# $what the table did: decided, held or resigned
time-up = { $what ->
    [held] { $name } ran out of time; a bot keeps the seat.
    [resigned] { $name } ran out of time and is out of the game.
   *[other] { $name } ran out of time; a bot made that decision.
}
undo-ask-others = { $others ->
    [0] u again goes back all the same.
   *[other] u again asks the others.
}
undo-proposed = The others are asked whether it may be taken back.
# $kind: what is proposed
proposal-asks = { $kind ->
    [back] { $name } asks to go back to where { $to } decisions stood.
    [go-on] { $name } asks to go on by the new rules.
    [close] { $name } asks to close the table.
    [pause] { $name } asks to stop the clocks.
    [resume] { $name } asks to let the clocks run again.
    [time] { $name } asks for more time.
    [wait] { $name } asks to wait longer for somebody who is away.
    [bot] { $name } asks to let a bot play for somebody who is away.
    [open] { $name } asks to give away the seat of somebody who is away.
   *[out] { $name } asks to play on without somebody who is away.
}
proposal-title = A proposal
proposal-keys = y agrees, x declines.
proposal-agree = Agree
proposal-decline = Decline
proposal-declined = { $name } declines.
screen-key-premoves = Beforehand
premove-lead = Answered for you when it is asked; nobody sees it.
premove-always = Always: { $choice }
premove-next = { $question } { $choice }
premove-pass = Pass until my turn
premove-laid = { $kind ->
    [pass] Withdraw: pass until my turn
    [always] Withdraw: always { $choice } ({ $question })
   *[once] Withdraw: { $choice } ({ $question })
}
premove-done = Done.
premove-none = Nothing can be answered beforehand now.
premove-played = Answered beforehand, as you had said: { $choice }
table-letter-f = answer beforehand: what comes again, or next; f and a number does it
table-letter-k = say something to everyone: k and the words
table-letter-y = agree to what is proposed
table-letter-x = decline what is proposed
table-letter-command = any command of the table by its name: /chat text=Hello
why-no-such-command = There is no such command. Known: { $known }.
why-command-fields = { $command } is typed as /{ $command } { $fields }
