# What is said in passing on the status bar.

notice-enter-again-discards = Enter again discards the framed tile; the arrow keys choose another.
notice-pick-two-tiles = Click the two tiles to go with { $tile }, or choose a Chow in the box.
notice-pick-the-third-tile = { $claimed } and { $picked }: now click { $third }.
notice-nothing-to-close = Nothing is open that Esc could close. To let it minimise the window, see Text Size and Boxes in the preferences.
notice-wait-time-seconds = Wait time: { $time } seconds.
notice-wait-time-without-limit-where = Wait time: without limit where you could claim.
notice-tile-speed-of-10 = Tile speed: { $speed } of 10.
notice-words-of-the-status-bar = Text in the status bar: size { $size } of 3.
notice-hand-png = Hand { $deal_number }, { $number }.png
notice-paused-f9-goes-on = Paused. F9 goes on.
notice-click-the-discard-to-claim = { $name }: click the discard to claim it, or press 0 to withdraw.
notice-taken-back = Taken back.
notice-made-again = Made again.
notice-the-game-is-back-there = The game is back there, paused. F9 goes on.
notice-the-game-is-back-and-goes-on = The game is back there.
notice-the-game-goes-on = The game goes on.
notice-the-computer-plays-for-you = The computer plays for you. Click or press a key to take over.
notice-auto-play-has-finished = Auto Play finished this hand: it does not count for your Rating or your Statistics.
notice-you-play-again = You play again.
notice-the-game-is-over = The game is over. { $headline }.
notice-show-scores-has-the-scores = { $last_event } Show, Scores has the scores.
notice-hand-round-play-goes-on = Hand { $number }, { $round } round. Play goes on from before the chosen line.
notice-the-tiles-are-dealt = The tiles are dealt.
notice-host-a-table = Host a Table
notice-the-table-cannot-be-opened = The table cannot be opened: { $why }.
notice-a-computer-player = { $name }, a computer player: { $level }
notice-on-the-way-to-the = On the way to the table at { $place }.
notice-join-server = Join a Table
notice-the-table-is-closed = The table is closed.
notice-nobody-answers-at = Nobody answers at { $place }: { $why }.
notice-the-server = The server
notice-player-of-id = Player { $id }
notice-you-have-sat-down-as = You have sat down as player { $id }.
notice-has-come = { $name } has come.
notice-a-player-has-left = A player has left.
notice-to-you = {" "}(to you)
notice-a-pause = A pause { $reason }.
notice-a-pause-for = { $name } asks for a pause: { $reason }.
notice-the-server-has-saved-the = The server has saved the game as { $file }.
notice-anybody-may-change-the-options = Anybody may change the options now.
notice-manages-the-options-now = { $name_of } manages the options now.
notice-the-servers-send-us-from = The servers send us from one to the other.
notice-the-server-sends-us-elsewhere = The server sends us elsewhere: { $wrong }.
notice-trying-again = Trying again ...
notice-trying-again-in-s = Trying again in { $seconds } s.
notice-the-line-is-lost = The line is lost
notice-the-game-stands-still = The game stands still
notice-waiting-for-four-players = Waiting for four players
notice-the-table-at = The table at { $place }
notice-at-the-door = At the door: { $words }
notice-no-hand-of-this-game = No hand of this game is over yet.
notice-the-lesson-begins-your-game = The lesson begins.{ $waits ->
    [yes] {" "}Your own game waits for you.
   *[no] {""}
}
notice-your-own-game-is-back = The lesson is closed{ $begun ->
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
notice-the-timer-bar = The Timer Bar is { $on ->
    [yes] on
   *[no] off
}.
notice-claim-buttons = Claim buttons are { $on ->
    [yes] on
   *[no] off
}.
notice-the-goal-line = The Goal Line is { $on ->
    [yes] on
   *[no] off
}.
notice-laying-out-the-discards = Laying out the discards is { $on ->
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
hand-told-title = Hand { $number }, round of the { $wind } Wind
hand-told-bloem-rules = Bloem rules
hand-told-own-rules = Rules: { $name }
hand-told-classical-rules = Chinese Classical rules
hand-told-the-tiles-dealt = The tiles dealt
hand-told-hidden = { $hidden } tiles, not shown
hand-told-the-play = The play
hand-told-the-scores = The scores
hand-told-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
hand-told-doubles = { $doubles ->
    [one] 1 double
   *[other] { $doubles } doubles
}
hand-told-limit = { $limit } hundredths of the limit
hand-told-who-pays-whom = Who pays whom
hand-told-pays = { $from } to { $to }: { $amount }
hand-told-now = { $name }: { $change }, now { $score }
