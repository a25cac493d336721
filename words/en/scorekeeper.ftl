# The scorekeeper for real tiles.

keeper-title = Scorekeeper
keeper-by-rules = Rules: { $rules }.
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

keeper-won-drawn = { $who } won by drawing { TILE($tile, form: "a") }
keeper-won-loose = { $who } won with a Loose Tile, { TILE($tile, form: "a") }
keeper-won-discard = { $who } won with a discarded { TILE($tile) }
keeper-won-robbed = { $who } won with { TILE($tile, form: "a") }, robbed from a Kong
keeper-won-from = { $robbed ->
    [yes] { $who } won with { TILE($tile, form: "a") } robbed from { PERSON($whom, form: "possessive") } Kong
   *[no] { $who } won with { TILE($tile, form: "a") } from { $whom }
}
# $what: who won, and with which tile. $hand: the name of a special hand.
keeper-won-special = { $what }: { $hand }
keeper-line-refused = A hand that does not count
keeper-doubt = Look again. { $doubt }
keeper-doubts = { $count ->
    [one] One entry needs another look.
   *[other] { $count } entries need another look.
}
keeper-doubt-after-end = All rounds were over before this hand.
keeper-doubt-dropped = This no longer fits and is left out: { $what }.
keeper-refused-explained = Nobody pays for this hand as it stands. Edit it or delete it.
keeper-line-dead = Dead hand
keeper-line-penalty = { $who } pays { $points } to each of the others
keeper-line-penalty-to = { $who } pays { $points } to { $whom }
keeper-line-correction = { PERSON($who, form: "possessive") } score corrected: { SIGNED($points) }

keeper-last-tile = The &last tile of the wall
keeper-standing = A Standing Hand, or Original &Call
keeper-original = Before East's first &discard
keeper-first-discard = With East's &first discard
keeper-kong-upon-kong = After a &Kong upon a Kong
keeper-only-place = All &other tiles that fit were showing
keeper-thirteenth = East's &13th win in a row
keeper-discarder-pays-for-all = A dangerous discard: pays for all
keeper-dangerous-discard = After a dangerous discard:
keeper-pays-for-all = { $who } pays for all

keeper-error-points = A hand counts at most { $most } points.
keeper-error-no-winner = Put + before the winner's last tile.
keeper-error-two-winners = Only one hand can have a last tile after +.
keeper-error-winner-tiles = The winner needs 14 tiles, counting a Kong as three. You entered { $count }.
keeper-error-loser-tiles = A player who has not won holds at most 13 tiles, counting a Kong as three. You entered { $count }.
keeper-error-too-many = You entered { TILE($tile) } { $count } times. There are only { $copies }.
keeper-error-own-tile = Nobody can win with their own discard or Kong.
keeper-error-no-loose = A Loose Tile comes only after a Kong, a Flower or a Season.
keeper-error-not-robbed = A Kong of { TILE($tile) } can be robbed only by a player who holds no other { TILE($tile) }.
keeper-error-not-mah-jongg = This is not Mah Jongg.
keeper-file-damaged = This is not a scorecard. { $why }
keeper-file-no-such-day = Its date is not a day of the calendar.
keeper-file-later = A later version of the program wrote this scorecard (format { $format }).
keeper-file-too-much = It holds more than a game can.

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
keeper-abandon-insert = Don't Insert
keeper-changing = Changing { $place }
keeper-inserting = A new hand before hand { $number }
# $entry: the hand, penalty or correction that is being changed.
keeper-unsaved-change = Your change to { ENTRY($entry) } is not saved yet.
keeper-unsaved-insert = Your new hand is not in the sheet yet.
keeper-unsaved-hint = Save it or discard it, and then go on.
keeper-unsaved-unfinished = It cannot be saved as it is.
keeper-explain = Explain
keeper-next-hand = Next Hand
keeper-back = Bac&k to the Sheet
# The change that was undone or redone: "Undone: hand 2 changed."
keeper-entry-hand = hand { $number }
    .start = Hand { $number }
# $what: what a penalty or a correction does.
keeper-entry-other = "{ $what }"
    .start = "{ $what }"
keeper-did-enter = { ENTRY($entry) } entered
keeper-did-change = { ENTRY($entry) } changed
keeper-did-insert = { ENTRY($entry) } inserted
keeper-did-delete = { ENTRY($entry) } deleted
keeper-did-rules = rules changed
keeper-did-names = names changed
keeper-did-heading = name or place of the sheet changed
keeper-undone = Undone: { $what }.
keeper-redone = Redone: { $what }.
keeper-changed = { ENTRY($entry, form: "start") } changed. Everything after it is scored again.
keeper-inserted = { ENTRY($entry, form: "start") } inserted. Everything after it is scored again.
keeper-deleted = Deleted: { $what }. Press Undo to bring it back.
keeper-sheet-full = This sheet is full. Start a new one.
keeper-new-sheet = A new sheet. You'll find the last one under Other Sheets.
keeper-sheet-saved = Sheet saved as { $path }.
keeper-sheets-saved = All sheets saved as { $path }.
keeper-go-on = Enter Hands
keeper-enter-single = Enter It

keeper-place = Hand { $number }, Round of the { WIND($round) } Wind
keeper-place-goulash = Hand { $number }, Round of the { WIND($round) } Wind, a Goulash
keeper-over = All rounds have been played.
keeper-next = Next: { $place }; { $east } is East.
keeper-type-hand = 123b 77c ww ,rrr +7cn
keeper-type-loser = a loser: only what scores, such as ggg,999b2f
keeper-type-points = or a loser's points, such as 8
keeper-typing-help = Type numbers, then b for Bamboo, c for Wan, d for Circle. Winds: e s w n. Dragons: r g o. Flower: 2f. Season: 3s. Put a comma before each set on the table, + before the last tile, and then the letter of who threw it.
keeper-error-of-player = { $who }: { $why }
keeper-palette-heading = Click to add
keeper-lay-tile = a Tile
keeper-lay-chow = a Chow
keeper-lay-pung = a Pung
keeper-lay-kong = a Kong
keeper-lay-concealed = a concealed Kong
keeper-lay-last = the last Tile
keeper-erase = Erase
keeper-last-tile-came = Last tile
keeper-came-drawn = drawn
keeper-came-loose = Loose
keeper-came-discard = a discard
keeper-came-kong = from a Kong
keeper-came-from = from { WIND($wind) }
keeper-came-kong-of = { WIND($wind) }'s Kong

keeper-number = { $number } { $round }
keeper-nothing-entered = Nothing entered yet.
keeper-wind-name = { $wind } { $name }
keeper-not-typed = Not entered
keeper-counted-at-table = Counted at the table
keeper-counts-nothing = Nothing scores.
keeper-odd-tiles = { $count ->
    [one] One tile was not entered and scores nothing.
   *[other] { $count } tiles were not entered and score nothing.
}
keeper-gets-to = { SIGNED($gets) }, now { $score }
keeper-pays = { $who } pays { $whom } { $points }.
keeper-dead-explained = Nobody won this hand, and nobody pays.
keeper-east-next = { $east } is East in the next hand.
keeper-penalty-explained = A penalty. The winds do not move.
keeper-correction-explained = A score was corrected. Nobody else pays.
keeper-changed-to = { $who }: { SIGNED($gets) }, now { $score }
keeper-east-doubles = { $east } is East, and pays and receives double.

keeper-is-penalty = A Penalty
keeper-is-correction = A Correction
keeper-points = Points
keeper-who-pays = Who Pays
keeper-whose-score = Whose Score
keeper-to-each = Each of the others
keeper-to-whom = To Whom
keeper-penalty-hint = If the hand was spoilt, enter it as a dead hand too.
keeper-correction-hint = Type the points to add, with a minus to take them off. Nobody else pays.

keeper-own-wind = Own wind
keeper-round-wind = Wind of the Round
keeper-alone-hint = Type a hand or click its tiles. Enter 13 to see what would complete it, or 14 with + before the last to score it. Rules: { $rules }.
keeper-one-away = Discard the { $without } and it waits for { $waits }.
keeper-waits-for = { TILE($tile) }: { $discarded } from a discard, { $drawn } drawn
keeper-waits-for-nothing = No tile completes it.
keeper-no-near-misses = No near misses.
keeper-near-misses = Near misses
keeper-one-tile-away = One tile away

keeper-player = Player { $number }
keeper-seats = Who Sits Where in the First Hand
keeper-same-name = Two players are called { $name }. Give each a name of their own.
keeper-seats-hint = The winds move by the rules. East stays East after a win or a dead hand.
keeper-rules = The Rules
keeper-rules-hint = If you change the rules, all hands are scored again.
keeper-this-sheet = This Sheet
keeper-sheet-name = a name for the sheet
keeper-sheet-place = where you play
keeper-sheets = Other Sheets
keeper-new = Ne&w Sheet

keeper-open = Open
keeper-rename = Re&name
keeper-sheets-loading = Looking for your sheets...
keeper-saved-sheets = Saved sheets
keeper-no-sheets = No sheets yet.
keeper-sheets-hint = The newest sheet comes first. Open one to read it or to go on with it.
keeper-sheet-open = open now
keeper-sheet-deleted = Sheet deleted. Press Undo to bring it back.
keeper-sheet-unreadable = The sheet "{ $name }" cannot be read. It is left as it is. { $why }
keeper-hands = { $count ->
    [one] 1 hand
   *[other] { $count } hands
}
# In a list.
keeper-player-score = { $who }{"\u00A0"}{ $score }

keeper-pays-in-all = Who pays whom in all
# $what: what happened in the hand.
keeper-in-goulash = { $what }, in a Goulash

keeper-print = Pri&nt
keeper-date = Date
# The day 28 November 2026 in figures, in the order and with the signs that people use. Typed dates look like this.
keeper-date-example = 2026-11-28
# $typed: what was typed as a date.
keeper-no-such-day = "{ $typed }" is not a date.
keeper-date-form = Write the date like 2026-11-28.
keeper-delete-question = Delete the sheet of { $players }?
keeper-delete-file-question = Delete the sheet "{ $name }"?
keeper-delete-sheet = &Delete the Sheet
keeper-keep-sheet = &Keep It
keeper-league = League Table
keeper-all-csv = All as &CSV
keeper-all-json = All as &JSON
keeper-back-to-sheets = &Back to the Sheets
# The end of the name of a file with all sheets, after the day.
keeper-sheets-file = sheets

keeper-import = Import
keeper-import-title = Import Sheets
keeper-import-hint = Choose a file with sheets: one that All as JSON or All as CSV wrote. Sheets you have already are skipped.
keeper-import-files = Files in your documents
keeper-import-loading = Looking for files...
keeper-import-none = No such file in your documents. Type where it is.
keeper-import-path = File
keeper-import-browse = B&rowse...
keeper-import-unreadable = "{ $name }" cannot be imported. { $why }
keeper-import-added = { $added ->
    [0] Nothing new in this file.
    [one] One sheet added.
   *[other] { $added } sheets added.
}
keeper-import-replaced = { $replaced ->
    [one] One replaced.
   *[other] { $replaced } replaced.
}
keeper-import-changed = { $changed ->
    [one] One sheet in this file is here too, but they differ. Replace yours, or keep both?
   *[other] { $changed } sheets in this file are here too, but they differ. Replace yours, or keep both?
}
keeper-import-replace = Re&place
keeper-import-keep-both = Keep &Both
keeper-import-known = { $known ->
    [one] One was here already.
   *[other] { $known } were here already.
}

# The headings of a table of all sheets.
keeper-column-sheet = Sheet
keeper-column-place = Place
keeper-column-name = Name of the Sheet
keeper-column-rules = Rules
keeper-column-entry = Entry
keeper-column-circumstances = How
keeper-column-identity = Identity
keeper-column-rules-text = Rules in Full
keeper-column-player = Player
keeper-column-tiles = Tiles
# $what: one of the headings above.
keeper-column-of = { $what } { $number }
keeper-table-columns = This table does not hold sheets of the Scorekeeper.
keeper-table-line = Line { $number } cannot be read.
keeper-table-rules = There are no rules called "{ $rules }" here.

# The league table.
league-title = League Table
league-rank = Rank
league-player = Player
league-evenings = Evenings
league-hands = Hands
league-wins = Wins
league-points = Points
league-average = Points a Hand
league-rank-of = { $shared ->
    [yes] { $number }=
   *[no] { $number }
}
league-place = Place
league-all-places = all places
league-any-day = any day
league-since = From
league-until = To
league-by-points = Rank by &total points
league-by-average = Rank by points a hand
league-empty = No sheet with hands fits. Change the choice above.
league-nobody-named = No player has a name on these sheets. Enter the names under Players and Rules.
league-saved = League table saved as { $path }.
league-counts = { $count ->
    [one] One sheet counts. Players without a name are left out.
   *[other] { $count } sheets count. Players without a name are left out.
}
# On the printed table.
league-place-is = Place: { $place }
league-since-is = From { $date }
league-until-is = To { $date }
league-sheets = { $count ->
    [one] One sheet
   *[other] { $count } sheets
}
