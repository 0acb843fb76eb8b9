invite-title = Invite to this game
invite-lead = Whoever opens a link can sit down at once. No account, nothing to install.
invite-where = Where they are
invite-home = In this home
invite-far = Far away
invite-point = Point a phone’s camera here.
invite-point-home = Point a phone’s camera here. It must be in the same Wi-Fi.
# followed by an address, then “and the word” and a word, each on a line
invite-type = or type into any browser
invite-word = and the code
invite-all = One link for everybody
invite-all-note = For the group chat. Everyone who opens it picks a free seat; when none is left, they may watch.
invite-free = { $n ->
    [0] no free seat
    [one] one free seat
   *[other] { $n } free seats
}
# $game is the name of a game; the title of what is shared
invite-share = Come and play { $game }
invite-share-now = Share
invite-make = Make the link
invite-each = One link for each seat
invite-each-note = For one person. It opens once; then even you cannot look into that hand.
invite-made = link made, not opened yet
invite-none = no link
invite-show = Link and code
invite-tv = A television in the room?
invite-tv-note = Open the table there as the big screen; phones hold the hands.
invite-tv-open = Big screen
invite-hide = Hide names in previews
invite-hide-note = Previews of the link in messengers then name the game only.
invite-secret = The secret stands after the #: link previews and server logs never see it.
invite-withdraw = Withdraw all links
invite-withdraw-sure = Nobody who has them gets in any more.
invite-open = Open this table to my network
invite-open-off = So far only this device can open the links. Switched on, every phone and computer in your network can open this page and start games here. A seat still takes a link or the code.
# others come from far away already
invite-open-off-far = Switched on, every phone and computer in your network can open this page and start games here. A seat still takes a link or the code.
invite-open-on = Open at { $address }. Everybody in your network can open this page until you switch it off or stop Fabletable. Switching off disconnects them at once.
invite-far-tunnel = Start a tunnel on this device, for example with the program cloudflared. It shows an https address.
invite-far-address = Paste that address here:
invite-far-send = Send the link. It works as long as this device and the tunnel are on.
invite-far-host = For a table that is always there, run Fabletable on a server that everybody can reach: docs/run-a-server.md.
invite-far-use = Use this address
invite-far-now = Links begin with { $address }.
invite-far-back = Stop using it
