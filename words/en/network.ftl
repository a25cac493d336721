# Addresses, connections and robots.

network-address-taken-by-server = another server listens there
network-cannot-listen = nobody can listen there
network-refused = nobody is listening there
network-timeout = there is no answer
network-connection-broke = the connection broke
network-no-network = this computer has no network
network-address-in-use = another program uses this port
network-foreign-address = this computer does not have that address
network-unknown-computer = no computer of that name is known
network-no-socket-files = socket files are for Unix alone; use HOST:PORT
network-autosave-failed = The autosave cannot be written any more: { $failure }.
network-password-unknown = it does not know the password
network-request-refused = it did not take the request
network-redirected = it sends us to { $address }
network-no-reason = The server gives no reason.

network-nobody-listens = nobody listens at { $address }: { $why }
network-turned-away = the server turns the player away: { $why }
network-every-move-refused = the server refuses every move: { $why }
network-player-cannot-start = the player cannot start: { $why }
network-hung-up = the server has hung up
network-hand-without-end = this server tells a hand that has no end
network-connection-lost = the connection is lost: { $why }
network-no-address = "{ $address }" is not a valid address. Use HOST:PORT, a host or a port alone{ $files ->
    [yes] , or a socket file such as ./table
   *[no] {""}
}
network-only-ports-are-announced = only a port can be announced
network-nobody-answers = nobody answers at { $address }: { $why }
network-no-list = the host there has no list of tables; connect to it
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
seal-published = The host has told the seal of hand { $number }.
seal-kept = Hand { $number } was dealt as the host had sealed it.
seal-replaced = The host has told another seal for hand { $number } than before.
seal-never-opened = The host has not told what was under the seal of hand { $number }.
seal-other-seed = What the host tells was under the seal of hand { $number } does not belong to it.
seal-other-tiles = Hand { $number } was not dealt from the wall that was sealed: a tile you saw stands elsewhere in it.
seal-none-after = Hands up to { $number } were under seal; the host has dealt the next one without.
seal-broken = { $what } At an honest table this cannot happen. What you make of it is yours to decide.
seal-status = { $kept ->
    [0] The deals are under seal.
    [one] The deals are under seal; 1 hand was dealt as it had been sealed.
   *[other] The deals are under seal; { $kept } hands were dealt as they had been sealed.
}
