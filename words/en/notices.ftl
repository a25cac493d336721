# Short messages on the status bar.

notice-exchange = { $round ->
    [1] The last hand was dead, so this is a Goulash. Exchange 1 of 3: choose three tiles to pass to { $who }.
   *[other] Exchange { $round } of 3: choose three tiles to pass to { $who }.
}
notice-exchange-nothing = Choose three tiles to pass to { $who }.
notice-exchange-chosen = { $left ->
    [0] For { $who }: { $tiles }. To change your mind, click another tile.
    [one] For { $who }: { $tiles }. Choose one more.
   *[other] For { $who }: { $tiles }. Choose { $left } more.
}
notice-enter-discards = Press Enter again to discard the framed tile, or choose another with the arrow keys.
notice-pick-chow = Click the two tiles that go with the { $tile }, or choose a Chow in the box.
notice-pick-third-tile = The { $claimed } and the { $picked }: now click the { $third }.
notice-nothing-to-close = Nothing is open.
notice-wait-time-seconds = Wait time: { DECIMAL($time, digits: 2) } seconds.
notice-wait-time-unlimited = Wait time: no limit when you can claim.
notice-tile-speed = Tile speed: { $speed } of 10.
notice-status-bar-size = Text in the status bar: size { $size } of 3.
notice-picture-file = Hand { $deal_number }, { $number }.png
notice-paused = Paused. Press F9 to go on. Help > Oracle tells your fortune meanwhile.
notice-claim-pending = { $name }: click the discard to claim it, or press 0 to withdraw.
notice-undone = Undone.
notice-redone = Redone.
notice-back-paused = You are back at that point. The game is paused: press F9 to go on.
notice-back = You are back at that point.
notice-continued = The game goes on.
notice-auto-play-on = The computer plays for you. Click or press a key to take over.
notice-auto-play-unrated = Auto Play finished this hand, so it does not count for your Rating or Statistics.
notice-auto-play-off = Auto Play is off. You are playing again.
notice-game-over = { $shared ->
    [yes] The game is over. First place is shared at { $score }.
   *[no] { $you ->
        [yes] The game is over. You win with { $score }.
       *[no] The game is over. { $who } wins with { $score }.
        }
}
notice-scores-hint = { $last_event } For the scores, choose Show > Scores.
notice-play-on-hint = Hand { $number }, { $round } round. Play goes on just before the chosen line.
notice-dealt = The tiles are dealt.
notice-host-title = Host a Table
notice-table-not-opened = Cannot open the table. { $why }
notice-computer-player = { $name }, a computer player ({ LEVEL($level) })
notice-connecting = Connecting to the table at { $place }.
notice-join-title = Join a Table
notice-table-closed = The table is closed.
notice-no-answer = Nobody answers at { $place }. { $why }
notice-server = The server
notice-player = Player { $id }
notice-seated = You have joined as player { $id }.
notice-joined = { $name } has joined.
notice-left = A player has left.
# What somebody at a network table says.
notice-message = { $private ->
    [yes] { $name } (to you): { $text }
   *[no] { $name }: { $text }
}
# $reason: what the server says, in its own language.
notice-pause = There is a pause: { $reason }
notice-pause-by = { $name } asks for a pause: { $reason }.
notice-server-saved = The server has saved the game as { $file }.
notice-no-manager = Anybody can change the options now.
notice-manager = { $name_of } is in charge of the options now.
notice-redirected-too-often = The servers keep sending us back and forth.
notice-redirect-invalid = The server sends us to an address that is not valid: { $wrong }.
notice-reconnecting = Trying again ...
notice-reconnecting-in = Trying again in { $seconds } s.
notice-connection-lost = Connection lost
notice-game-stopped = The game has stopped
notice-waiting-for-players = Waiting for four players
notice-table-address = The table at { $place }
notice-hosted-table = At the door: { $words }
notice-no-finished-hand = No hand of this game has finished yet.
notice-lesson-begins = { $waits ->
    [yes] The lesson begins. Your own game is paused.
   *[no] The lesson begins.
}
notice-lesson-closed = { $begun ->
    [yes] The lesson is over. Your own game is back.
   *[no] The lesson is over.
}
notice-ask-first = Ask First is { $on ->
    [yes] on
   *[no] off
}.
notice-quicktip = QuickTip is { $on ->
    [yes] on
   *[no] off
}.
notice-simple-tips = { $on ->
    [yes] Tips now go for simple hands
   *[no] Tips are now as strong as the review
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
notice-show-discards = The rows of discards are { $on ->
    [yes] shown
   *[no] hidden
}.
notice-sound = Sound is { $on ->
    [yes] on
   *[no] off. Press M to switch it on again
}.

notice-deal-copied = Copied the code of this deal: { $code }. To deal it again, choose Game > Deal of the Day, or by Code.
notice-hand-copied = The hand is copied, as a line of { $letters } letters. To open it elsewhere, choose Game > Open a Hand from Text.
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
hand-text-limit = { $limit } % of the limit
hand-text-settlement = Who pays whom
hand-text-pays = { $from } to { $to }: { $amount }
hand-text-new-score = { $name }: { SIGNED($change) }, now { $score }
