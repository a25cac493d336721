# Why something cannot be done.

refusal-nothing-was-played-yet = Nothing was played yet.
refusal-no-sound-device-was-found = No sound device was found.
refusal-no-hand-waits-to-be = No hand waits to be started.
refusal-somebody-has-just-won = Somebody has just won.
refusal-the-game-is-over = The game is over.
refusal-the-hand-is-not-over = The hand is not over yet.
refusal-no-hand-is-being-played = No hand is being played.
refusal-your-tiles-are-not-mah = Your tiles are not Mah Jongg.
refusal-there-is-no-kong-to = There is no Kong to make.
refusal-there-is-no-pung-to = There is no Pung to claim.
refusal-there-is-no-chow-to = There is no Chow to claim.
refusal-nothing-can-be-claimed-or = Nothing can be claimed or made now.
refusal-no-discard-is-waiting = No discard is waiting.
refusal-only-ones-own-discard-can = Only one's own discard can be taken back here, while it waits.
refusal-there-is-no-move-to = There is no move to take back.
refusal-several-people-play-at-this = Several people play at this computer.
refusal-your-tiles-are-always-kept = Your tiles are always kept in order.
refusal-nothing-was-taken-back = Nothing was taken back.
refusal-no-hand-has-been-scored = No hand has been scored yet.
refusal-no-network-game-is-in = No network game is in progress.
refusal-leave-the-lesson-first = Leave the lesson first.
refusal-leave-on-the-lessons-card = Leave, on the lesson's card, brings your own game back.
refusal-no-discard-is-waiting-to = No discard is waiting to be picked up.
refusal-leave-the-table-of-the = Leave the table of the network first.
refusal-what-was-played-at-a = What was played at a table of the network cannot be taken back.
refusal-the-others-would-have-to = The others would have to wait.
refusal-at-a-table-of-the = At a table of the network you play yourself.
refusal-the-wall-and-the-other = The wall and the other hands are the server's.
refusal-at-a-table-of-the-network = At a table of the network its Game Options are in force.
refusal-no-hand-is-over = No hand is over yet.
refusal-only-classical-hands = Only classical games have hand histories.
refusal-the-server-keeps-the-history = The server keeps the history of this hand.
refusal-the-server-keeps-the-sheet = The server keeps the sheet of this game.
refusal-you-sit-at-a-table = You sit at a table of the network already.
refusal-that-tile-cannot-be-picked-up = That tile cannot be picked up now.
refusal-there-is-no-tile-to = There is no tile to be claimed.
refusal-a-kong = a Kong
refusal-a-pung = a Pung
refusal-a-chow = a Chow
refusal-another-player-takes-the-tile = Another player takes the tile for { $what }.
refusal-nobody-is-waiting-for-you = Nobody is waiting for you to be ready.
refusal-you-are-ready-already = You are ready already.
refusal-this-is-not-the-time = This is not the time to lay out tiles before play.
refusal-not-your-turn = It is not your turn.
refusal-wait-until-the-others-have = Wait until the others have answered.
refusal-flowers-and-seasons-are-laid = Flowers and Seasons are laid out, never discarded.
refusal-bonus-tiles-are-laid-out = Bonus tiles are laid out only after drawing a tile.
refusal-a-kong-can-be-made = A Kong can be made only after drawing a tile.
refusal-you-have-a-standing-hand = You have a Standing Hand, so no Kong can be made.
refusal-the-original-call-goes-with = The Original Call goes with your first discard, nothing being laid out.
refusal-there-is-no-original-call = There is no Original Call in this game.
refusal-a-standing-hand-cannot-be = A Standing Hand cannot be declared now.
refusal-you-cannot-claim-your-own = You cannot claim your own tile.
refusal-you-have-answered-already = You have answered already.
refusal-the-tile-of-a-kong = The tile of a Kong can only be taken to go Mah Jongg.
refusal-would-make-a-chow-but = { $tile } would make a Chow, but only the player on your left can give you one, unless it makes Mah Jongg.
refusal-chows-are-not-allowed-in = Chows are not allowed in this game.
refusal-a-discard-cannot-turn-your = A discard cannot turn your exposed Pung of { $tile } into a Kong; only a tile that you draw can.
refusal-after-a-claim-you-can = After a claim you can only discard.
refusal-there-is-no-chow-waiting = There is no Chow waiting for its place.
refusal-this-is-not-the-time-to = This is not the time to lay out your hand.
refusal-your-hand-is-laid-out = Your hand is laid out already.
refusal-there-is-no-claimed-tile = There is no claimed tile to be used.
refusal-you-cannot-go-out-with = You cannot go out with that set.
refusal-you-do-not-have-the = You do not have the tiles for that set.
refusal-your-tiles-are-not-thirteen = Your tiles are not Thirteen Unique Wonders.
refusal-lay-out-all-your-sets = Lay out all your sets first.
refusal-the-tile-that-makes-mah = the tile that makes Mah Jongg
refusal-you-have-a-standing-hand-only = You have a Standing Hand: only { $named } may be taken.
refusal-you-do-not-hold = You do not hold { $tile }.
refusal-is-no-bonus-tile-of = { $tile } is no bonus tile of yours.
refusal-you-have-no-kong-of = You have no Kong of { $tile }.
refusal-you-have-a-standing-hand-must = You have a Standing Hand: { $name } must be discarded.
refusal-fits-no-chow = { $tile } fits no Chow.
refusal-does-not-fit-there-in = { $tile } does not fit there in a Chow.
refusal-fits-no-pung = { $tile } fits no Pung.
refusal-fits-no-kong = { $tile } fits no Kong.
refusal-does-not-make-mah-jongg = { $tile } does not make Mah Jongg.
refusal-say-first-what-completes = Say first what { $tile } completes.
refusal-there-is-no-hand-to = There is no hand to be abandoned.
refusal-these-tiles-cannot-be-swapped = These tiles cannot be swapped.
refusal-the-wall-can-only-be = The wall can only be changed between two hands.
refusal-fits-nothing = { $name } fits nothing: a Pung needs two of your own, and you have { $held ->
    [0] none
   *[other] one
}{ $chow ->
    [yes] {""}; a Chow needs two more in a row with it
   *[no] {""}
}.
refusal-ends-otherwise = The hand ends otherwise.

refusal-no-hand-dealt-yet = No hand has been dealt yet.
refusal-quick-tip-has-nothing = QuickTip has nothing to say now; F8 switches it on.
refusal-nothing-to-discard-or-claim = There is nothing for you to discard or claim now.
refusal-only-watching = You are only watching.
