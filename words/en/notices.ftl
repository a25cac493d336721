# Short messages on the status bar.

notice-exchange = { $round ->
    [1] A Goulash, since the last hand was dead. Exchange 1 of 3: choose three tiles to pass to { $who }.
   *[other] Exchange { $round } of 3: choose three tiles to pass to { $who }.
}
notice-exchange-nothing = Choose three tiles to pass to { $who }.
notice-exchange-chosen = { $left ->
    [0] { $tiles } for { $who }. To change your mind, click another tile.
    [one] { $tiles } for { $who }. Choose one more.
   *[other] { $tiles } for { $who }. Choose { $left } more.
}
notice-enter-discards = Enter again discards the framed tile; the arrow keys choose another.
notice-pick-chow = Click the two tiles to go with { $tile }, or choose a Chow in the box.
notice-pick-third-tile = { $claimed } and { $picked }: now click { $third }.
notice-nothing-to-close = Nothing is open that Esc could close. To let it minimise the window, see Text Size and Boxes in the preferences.
notice-wait-time-seconds = Wait time: { $time } seconds.
notice-wait-time-unlimited = Wait time: without limit where you could claim.
notice-tile-speed = Tile speed: { $speed } of 10.
notice-status-bar-size = Text in the status bar: size { $size } of 3.
notice-picture-file = Hand { $deal_number }, { $number }.png
notice-paused = Paused. F9 goes on.
notice-claim-pending = { $name }: click the discard to claim it, or press 0 to withdraw.
notice-undone = Taken back.
notice-redone = Made again.
notice-back-paused = The game is back there, paused. F9 goes on.
notice-back = The game is back there.
notice-continued = The game goes on.
notice-auto-play-on = The computer plays for you. Click or press a key to take over.
notice-auto-play-unrated = Auto Play finished this hand: it does not count for your Rating or your Statistics.
notice-auto-play-off = You play again.
notice-game-over = The game is over. { $headline }.
notice-scores-hint = { $last_event } Choose Show, Scores to see the scores.
notice-play-on-hint = Hand { $number }, { $round } round. Play goes on from before the chosen line.
notice-dealt = The tiles are dealt.
notice-host-title = Host a Table
notice-table-not-opened = The table cannot be opened: { $why }.
notice-computer-player = { $name }, a computer player: { $level }
notice-connecting = On the way to the table at { $place }.
notice-join-title = Join a Table
notice-table-closed = The table is closed.
notice-no-answer = Nobody answers at { $place }: { $why }.
notice-server = The server
notice-player = Player { $id }
notice-seated = You have sat down as player { $id }.
notice-joined = { $name } has come.
notice-left = A player has left.
notice-private = {" "}(to you)
notice-pause = A pause { $reason }.
notice-pause-by = { $name } asks for a pause: { $reason }.
notice-server-saved = The server has saved the game as { $file }.
notice-no-manager = Anybody may change the options now.
notice-manager = { $name_of } manages the options now.
notice-redirected-too-often = The servers send us from one to the other.
notice-redirect-invalid = The server sends us elsewhere: { $wrong }.
notice-reconnecting = Trying again ...
notice-reconnecting-in = Trying again in { $seconds } s.
notice-connection-lost = The line is lost
notice-game-stopped = The game stands still
notice-waiting-for-players = Waiting for four players
notice-table-address = The table at { $place }
notice-hosted-table = At the door: { $words }
notice-no-finished-hand = No hand of this game is over yet.
notice-lesson-begins = The lesson begins.{ $waits ->
    [yes] {" "}Your own game waits for you.
   *[no] {""}
}
notice-lesson-closed = The lesson is closed{ $begun ->
    [yes] {""}; your own game is back
   *[no] {""}
}.
notice-ask-first = Ask First is { $on ->
    [yes] on
   *[no] off
}.
notice-quicktip = QuickTip is { $on ->
    [yes] on
   *[no] off
}.
notice-simple-tips = { $on ->
    [yes] Tips prefer plain hands now
   *[no] Tips are as strong as the review now
}.
notice-tile-movement = Tile movement is { $on ->
    [yes] on
   *[no] off
}.
notice-movement-direction = Movement direction is { $on ->
    [yes] on
   *[no] off
}.
notice-speech-balloons = Speech balloons are { $on ->
    [yes] on
   *[no] off
}.
notice-timer-bar = The Timer Bar is { $on ->
    [yes] on
   *[no] off
}.
notice-claim-buttons = Claim buttons are { $on ->
    [yes] on
   *[no] off
}.
notice-goal-line = The Goal Line is { $on ->
    [yes] on
   *[no] off
}.
notice-show-discards = Laying out the discards is { $on ->
    [yes] on
   *[no] off
}.
notice-sound = Sound is { $on ->
    [yes] on
   *[no] off; M switches it on again
}.

notice-deal-copied = The code of this deal is on the clipboard: { $code }. Game > Deal of the Day, or by Code deals it again.
notice-hand-copied = The hand is on the clipboard, a line of { $letters } letters. Game, Open a Hand from Text opens it elsewhere.
notice-watching = You are watching this table.
# A hand as a text to read.
hand-text-heading = Hand { $number }, round of the { $wind } Wind
hand-text-bloem-rules = Bloem rules
hand-text-own-rules = Rules: { $name }
hand-text-classical-rules = Chinese Classical rules
hand-text-tiles-dealt = The tiles dealt
hand-text-hidden = { $hidden } tiles, not shown
hand-text-play = The play
hand-text-scores = The scores
hand-text-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
hand-text-doubles = { $doubles ->
    [one] 1 double
   *[other] { $doubles } doubles
}
hand-text-limit = { $limit } hundredths of the limit
hand-text-settlement = Who pays whom
hand-text-pays = { $from } to { $to }: { $amount }
hand-text-new-score = { $name }: { $change }, now { $score }
