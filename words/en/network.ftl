# Addresses, connections and robots.

network-address-taken-by-server = another server listens there
network-cannot-listen = a table cannot be hosted there
network-refused = nobody is listening there
network-timeout = there is no answer
network-connection-broke = the connection broke
network-no-network = this computer has no network
network-address-in-use = another program uses this port
network-foreign-address = this computer does not have that address
network-unknown-computer = there is no computer of that name
network-no-socket-files = socket files work only on Unix. Use HOST:PORT
network-autosave-failed = The autosave cannot be written any more: { $failure }.
network-password-unknown = it does not know the password
network-request-refused = it refused the request
network-redirected = it sends us to { $address }
network-no-reason = The server gives no reason.

network-nobody-listens = nobody listens at { $address }: { $why }
network-turned-away = the server turns the player away: { $why }
network-every-move-refused = the server refuses every move: { $why }
network-player-cannot-start = the player cannot start: { $why }
network-hung-up = the server has hung up
network-hand-without-end = the server sent a hand that never ends
network-connection-lost = the connection is lost: { $why }
network-no-address = { $files ->
    [yes] "{ $address }" is not a valid address. Use HOST:PORT, a host or a port alone, or a socket file such as ./table
   *[no] "{ $address }" is not a valid address. Use HOST:PORT, a host or a port alone
}
network-only-ports-are-announced = only a port can be announced
network-nobody-answers = nobody answers at { $address }: { $why }
network-no-list = the host there has no list of tables. Connect to it
network-no-answer = the host at { $address } does not answer
network-no-port-for-table = there is no port for table { $number }

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
