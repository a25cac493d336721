# Hosting and joining a table, the lobby and the messages.

join-no-standard-input = A window cannot talk on standard input.
join-name-missing = A name is wanted.
join-id-invalid = The id is a number; 0: any.
join-title = Join a Table
join-address = &Address
join-name = &Name
join-player-id = &Player ID
join-password = Pass&word
join-address-hint = The address is HOST:PORT{ $files ->
    [yes] , or the file of a Unix socket
   *[no] {""}
}. Player ID 0 takes any free seat; to come back to a seat, give its number.
join-connect = &Connect

lobby-title = Network Table
lobby-messages = &Messages...
lobby-leave = &Leave the Table

messages-title = Messages
messages-placeholder = Say something
messages-hint = Everybody at the table reads it. The game goes on meanwhile.
messages-send = &Send

server-save-title = Save at the Server
server-save-button = &Save
server-save-here = &Keep what I saw here...
server-save-hint = The server saves the game on its own side. The table can be resumed from there.

host-address-invalid = A table cannot listen there.
host-names-missing = Everybody but a guest needs a name of their own.
host-time-limit-invalid = The time limit is a number of seconds; 0: none.
host-title-resume = Resume a Table
host-title = Host a Table
host-your-name = Your &name
host-own-or-other-name = { $name }, or a&nother
host-you-are = You are
host-address = &Address
host-password = Pass&word for guests
host-time-limit = &Time limit in seconds
host-random-seats = &Random seats
host-allow-disconnection = Allow &disconnection
host-save-on-exit = &Save on exit
host-stand-in = &Computer plays for anyone who is lost
host-no-password-warning = Anybody who reaches this address can sit down: there is no password.
host-address-hint = By the classical rules. :PORT is for this computer alone, 0.0.0.0:PORT for everybody.
host-start = Start &Game
host-second-seat = Second seat
host-2-person-here = &2 Person here
host-third-seat = Third seat
host-5-person-here = &5 Person here
host-fourth-seat = Fourth seat
host-8-person-here = &8 Person here
host-name = Name
host-1-computer = &1 Computer
host-3-guest = &3 Guest
host-4-computer = &4 Computer
host-6-guest = &6 Guest
host-7-computer = &7 Computer
host-9-guest = &9 Guest
join-waiting-hint = The game begins when four have come.
join-only-watch = Only wa&tch
join-list-tables = &List Tables
join-no-tables = Tables that are announced on the local network are listed here.
join-watch-hint = You see what everybody at the table sees, if its host allows it.
host-others-may-watch = Others &may watch
host-announce = Announce on the &local network
host-sealed = D&eals under seal
