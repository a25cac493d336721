# Addresses, connections and robots.

network-address-taken-by-server = Another server listens there.
network-cannot-listen = A table cannot be hosted there.
network-refused = Nobody is listening there.
network-timeout = There is no answer.
network-connection-broke = The connection broke.
network-no-network = This computer has no network.
network-address-in-use = Another program uses this port.
network-foreign-address = This computer does not have that address.
network-unknown-computer = There is no computer of that name.
network-no-socket-files = Socket files work only on Unix. Use HOST:PORT.
network-autosave-failed = The autosave cannot be written any more. { $failure }
network-password-unknown = It does not know the password.
network-request-refused = It refused the request.
network-redirected = It sends us to { $address }.
# What a server says, in its own language.
network-server-says = The server says: { $text }
network-no-reason = The server gives no reason.
network-rules-unreadable = This table has rules that this Red Stake cannot read. You need a newer one.

network-nobody-listens = Nobody listens at { $address }. { $why }
network-turned-away = The server turns the player away. { $why }
network-every-move-refused = The server refuses every move. { $why }
network-player-cannot-start = The player cannot start. { $why }
network-hung-up = The server has hung up.
network-hand-without-end = The server sent a hand that never ends.
network-connection-lost = The connection is lost. { $why }
network-no-address = { $files ->
    [yes] "{ $address }" is not a valid address. Use HOST:PORT, a host or a port alone, or a socket file such as ./table.
   *[no] "{ $address }" is not a valid address. Use HOST:PORT, a host or a port alone.
}
network-only-ports-are-announced = Only a port can be announced.
network-nobody-answers = Nobody answers at { $address }. { $why }
network-no-list = The host there has no list of tables. Connect to it.
network-no-answer = The host at { $address } does not answer.
network-no-port-for-table = There is no port for table { $number }.

found-a-table = A table
found-table = Table { $number }
found-tables = { $tables } tables
found-free = { $free ->
    [0] no seat free
    [one] 1 seat free
   *[other] { $free } seats free
}
found-watchable = can be watched
found-locked = password

seal-title = Deals under Seal
seal-published = The host has published the seal of hand { $number }.
seal-kept = Hand { $number } was dealt exactly as it was sealed.
seal-replaced = The host has changed the seal of hand { $number }.
seal-never-opened = The host never opened the seal of hand { $number }.
seal-other-seed = What the host revealed for hand { $number } does not match its seal.
seal-other-tiles = Hand { $number } was not dealt from the sealed wall: a tile you saw is somewhere else in it.
seal-other-dice = The dice of hand { $number } were not those under the seal: the wall was opened somewhere else.
seal-none-after = Hands up to { $number } were under seal, but the host dealt the next one without.
seal-broken = { $what } At an honest table this cannot happen. What you make of it is up to you.
seal-status = { $kept ->
    [0] The deals are under seal.
    [one] The deals are under seal. 1 hand was dealt exactly as sealed.
   *[other] The deals are under seal. { $kept } hands were dealt exactly as sealed.
}
# A table that was found, and its address.
found-at = { $title }, { $address }

# What the host of a table is told. $peer: room-peer or room-peer-at. $why: an English text.
room-peer = connection { $number }
room-peer-at = connection { $number } from { $address }
room-open-to-all = Anybody on the network can sit down: there is no password.
room-wrong-password = Somebody gave a wrong password for player { $id } ({ $peer }).
room-suppressed = { $count ->
    [one] One more note about strangers was left out.
   *[other] { $count } more notes about strangers were left out.
}
room-refused = Somebody was refused a place ({ $peer }): { $why }
room-expelled = Somebody was turned out ({ $peer }): { $why }
room-flooding = Somebody floods the table and is slowed down ({ $peer }).
