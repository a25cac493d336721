# The scorekeeper for real tiles.

keeper-title = Scorekeeper
keeper-by-rules = Counted by these rules: { $rules }.
keeper-hand = Hand
keeper-round = Round
keeper-east = East
keeper-what = What Happened
keeper-counts = Counts
keeper-gets = Gets
keeper-score = Score
keeper-total = in all
keeper-total-at-most = in all, at most
keeper-hand-was = Hand { $number }: { $words }
keeper-hand-of = { $name }: { $total }

keeper-won-drawn = { $who } drew { $tile }
keeper-won-loose = { $who } won with { $tile }, a Loose Tile
keeper-won-discard = { $who } won with { $tile }, a discard
keeper-won-robbed = { $who } won with { $tile } out of a Kong
keeper-won-from = { $who } won with { $tile } { $robbed ->
    [yes] out of { $whom }'s Kong
   *[no] from { $whom }
}
keeper-line-refused = A hand that does not count
keeper-doubt = Look again. { $doubt }
keeper-doubts = { $count ->
    [one] One entry needs another look.
   *[other] { $count } entries need another look.
}
keeper-doubt-after-end = All rounds were over before this hand.
keeper-doubt-dropped = This no longer fits and does not count: { $what }.
keeper-refused-explained = Nobody pays for it as it is. Edit it, or delete it.
keeper-line-dead = Dead hand
keeper-line-penalty = { $who } pays { $points } to each of the others
keeper-line-penalty-to = { $who } pays { $points } to { $whom }
keeper-line-correction = { $who }'s score put right: { $points }

keeper-last-tile = The &last tile of the wall
keeper-standing = A Standing Hand, or Original &Call
keeper-original = Before East's first &discard
keeper-first-discard = With East's &first discard
keeper-kong-upon-kong = After a &Kong upon a Kong
keeper-only-place = &Other tiles that fit all lay open
keeper-thirteenth = East's &13th win in a row
keeper-discarder-pays-for-all = A dangerous discard: pays for all
keeper-dangerous-discard = After a dangerous discard:
keeper-pays-for-all = { $who } pays for all

keeper-error-tiles = { $why }
keeper-error-no-winner = Put + before the winner's last tile.
keeper-error-two-winners = Only one hand has a last tile after +.
keeper-error-winner-tiles = The winner needs 14 tiles, with a Kong counted as three. You entered { $count }.
keeper-error-loser-tiles = A player who has not won holds at most 13 tiles, with a Kong counted as three. You entered { $count }.
keeper-error-too-many = The four hands have { $count } of { $tile } between them, but there are only { $copies }.
keeper-error-own-tile = Nobody wins with a discard or a Kong of their own.
keeper-error-no-loose = A Loose Tile comes only after a Kong, a Flower or a Season.
keeper-error-not-robbed = A Kong of { $tile } can be robbed only by a player who holds no other { $tile }.
keeper-error-not-mah-jongg = This is not Mah Jongg. { $why }
keeper-file-damaged = This is not a scorecard: { $why }
keeper-file-later = This scorecard has format { $format }. It was written by a later version of the program.
keeper-file-too-much = it holds more than a game can

keeper-tab-hand = &Enter a Hand
keeper-tab-sheet = &Sheet
keeper-tab-alone = &One Hand Alone
keeper-tab-players = &Players and Rules
keeper-penalty = Pe&nalty
keeper-dead-hand = &Dead Hand
keeper-enter = Enter the Hand
keeper-edit = E&dit
keeper-insert = &Insert Before
keeper-delete = Dele&te
keeper-change = Save the Change
keeper-insert-it = Insert It
keeper-abandon = Discard Changes
keeper-abandon-insert = Insert Nothing
keeper-changing = Changing { $place }
keeper-inserting = A new hand before hand { $number }
keeper-explain = Explain
keeper-next-hand = Next Hand
keeper-back = Bac&k to the Sheet
# What was undone: "Undone: hand 2 changed."
keeper-entry-hand = hand { $number }
keeper-entry-other = "{ $what }"
keeper-did-enter = { $entry } entered
keeper-did-change = { $entry } changed
keeper-did-insert = { $entry } inserted
keeper-did-delete = { $entry } deleted
keeper-did-rules = other rules chosen
keeper-did-names = names changed
keeper-did-heading = name and place of the sheet changed
keeper-undone = Undone: { $what }.
keeper-redone = Redone: { $what }.
keeper-changed = { $entry } is changed. Everything after it is counted again.
keeper-inserted = { $entry } is inserted. Everything after it is counted again.
keeper-deleted = Deleted: { $what }. Undo brings it back.
keeper-sheet-full = This sheet is full. Begin a new one.
keeper-new-sheet = A new sheet. The one before is kept under Other Sheets.
keeper-sheet-saved = The sheet is written to { $path }.
keeper-go-on = Enter Hands
keeper-enter-single = Enter It

keeper-place = Hand { $number }, Round of the { $round } Wind
keeper-goulash = { $place }, a Goulash
keeper-over = All rounds are played.
keeper-next = Next: { $place }; { $east } is East.
keeper-type-hand = 123b 77c ww ,rrr +7cn
keeper-type-loser = a loser: what counts, such as rr,999b2f
keeper-type-points = or a loser's points, such as 8
keeper-typing-help = Figures, then b for Bamboo, c for Wan, d for Circle; e s w n and r g o; 2f a Flower, 3s a Season. A comma before each set on the table, + before the last tile, and after that the letter of who threw it.
keeper-error-of-player = { $who }: { $why }
keeper-palette-heading = A click lays
keeper-lay-tile = a Tile
keeper-lay-chow = a Chow
keeper-lay-pung = a Pung
keeper-lay-kong = a Kong
keeper-lay-concealed = a concealed Kong
keeper-lay-last = the last Tile
keeper-erase = Rub Out
keeper-last-tile-came = Last tile
keeper-came-drawn = drawn
keeper-came-loose = Loose
keeper-came-discard = a discard
keeper-came-kong = out of a Kong
keeper-came-from = from { $wind }
keeper-came-kong-of = { $wind }'s Kong

keeper-number = { $number } { $round }
keeper-nothing-entered = Nothing is entered yet.
keeper-wind-name = { $wind } { $name }
keeper-not-typed = Not entered
keeper-counted-at-table = Counted at the table
keeper-counts-nothing = Nothing counts.
keeper-odd-tiles = { $count ->
    [one] One tile was not entered and counts nothing.
   *[other] { $count } tiles were not entered and count nothing.
}
keeper-gets-to = { $gets }, now { $score }
keeper-pays = { $who } pays { $whom } { $points }.
keeper-dead-explained = Nobody won this hand, and nobody pays.
keeper-east-next = { $east } is East in the next hand.
keeper-penalty-explained = A penalty. The winds stay as they are.
keeper-correction-explained = A score was put right; nobody else pays for it.
keeper-changed-to = { $name }: { $gets }, now { $score }
keeper-east-doubles = { $east } is East: whatever East pays or gets is doubled.

keeper-is-penalty = A Penalty
keeper-is-correction = A Score Put Right
keeper-points = Points
keeper-who-pays = Who Pays
keeper-whose-score = Whose Score
keeper-to-each = Each of the others
keeper-to-whom = To Whom
keeper-penalty-hint = A hand that was spoilt is entered as a dead hand besides.
keeper-correction-hint = Points are added to the score, with a minus before them taken off. Nobody else pays.

keeper-own-wind = Own wind
keeper-round-wind = Wind of the Round
keeper-alone-hint = Type a hand, or click its tiles: 13 tiles for what it waits for, 14 with + before the last for what it is worth. Rules: { $rules }.
keeper-one-away = Without { $without } it waits for { $waits }.
keeper-waits-for = { $tile }: { $discarded } from a discard, { $drawn } drawn
keeper-waits-for-nothing = No tile completes it.
keeper-no-near-misses = Nothing more was near.
keeper-near-misses = What just missed
keeper-one-tile-away = One tile away

keeper-player = Player { $number }
keeper-seats = Who Sits Where in the First Hand
keeper-seats-hint = The winds turn by themselves, by the rules: East stays after winning and after a dead hand.
keeper-rules = The Rules
keeper-rules-hint = If you change the rules, all hands are counted again.
keeper-this-sheet = This Sheet
keeper-sheet-name = a name for the sheet
keeper-sheet-place = where you play
keeper-sheets = Other S&heets
keeper-new = Ne&w Sheet

keeper-open = Open
keeper-rename = Re&name
keeper-sheets-loading = Looking for your sheets …
keeper-no-sheets = No sheet is kept yet.
keeper-sheets-hint = The sheet you changed last comes first. Open one to look at it or to go on with it.
keeper-sheet-open = open now
keeper-sheet-deleted = The sheet is deleted. Press Undo to bring it back.
keeper-sheet-unreadable = The sheet "{ $name }" cannot be read, and is left as it is. { $why }
keeper-hands = { $count ->
    [one] 1 hand
   *[other] { $count } hands
}
keeper-player-score = { $name }{"\u00A0"}{ $score }
