# Hosting and joining a table, the lobby and the messages.

join-no-standard-input = A window cannot talk on standard input.
join-id-invalid = The ID must be a number (0 for any).
join-title = Join a Table
join-address = &Address
join-name = &Name
join-player-id = &Player ID
join-password = Pass&word
join-address-hint = { $files ->
    [yes] The address is HOST:PORT, or the file of a Unix socket. Player ID 0 takes any free seat. To return to a seat, give its number.
   *[no] The address is HOST:PORT. Player ID 0 takes any free seat. To return to a seat, give its number.
}
join-connect = &Connect

lobby-title = Network Table
lobby-messages = &Messages...
lobby-leave = &Leave the Table

messages-title = Messages
messages-placeholder = Say something
messages-hint = Everyone at the table can read it. The game goes on meanwhile.
messages-send = &Send

server-save-title = Save at the Server
server-save-button = &Save
server-save-here = &Keep what I saw here...
server-save-hint = The server keeps the saved game. You can resume the table from there.

host-address-invalid = You cannot host a table at this address.
host-names-missing = Everyone except the guests needs a name of their own.
host-time-limit-invalid = The time limit must be a number of seconds (0 for none).
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
host-stand-in = &Computer plays for anyone who drops out
host-no-password-warning = There is no password: anyone who reaches this address can sit down.
host-address-hint = By the classical rules. :PORT is for this computer only, 0.0.0.0:PORT for everyone.
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
join-waiting-hint = The game begins when four players are here.
join-only-watch = Only wa&tch
join-list-tables = &List Tables
join-tables = Tables on the local network
join-no-tables = Tables announced on the local network appear here.
join-watch-hint = You see what everyone at the table sees, if the host allows it.
host-others-may-watch = Others &may watch
host-announce = Announce on the &local network
host-sealed = D&eals under seal
# A line of the lobby.
lobby-player = { $id }{"   "}{ $name }
# A line of the lobby: the rules of the table. $title: their name.
lobby-rules = Rules: { $title }
# The headline of the lobby before the player sits down. $title: the name of the rules.
lobby-offered-rules = This table plays { $title }
lobby-rules-unchanged = The rules are { $based_on }, unchanged. The table never changes them.
lobby-rules-differ = These rules are based on { $based_on }. They differ in this:
# A line of the list of differences. $name: the option or scoring event. $value: its value at this table, such as 2 doubles.
lobby-rules-added = { $name }: { $value }
# A line of the list of differences. $before: the value in the rules that these are based on.
lobby-rules-changed = { $name }: { $value }, not { $before }
lobby-rules-hint = Sit down if you want to play by them. The button for the rules opens the page with all scores.
lobby-accept-rules = &Sit Down
lobby-read-rules = &Read the Rules
# The button that changes the rules of a table to be hosted. $title: the name of the rules.
host-rules = Pla&y by: { $title }
host-rules-missing = These rules no longer exist. Choose others.
host-other-rules-hint = Only Red Stake can play by these rules. Other programs are turned away.
