# Descriptions of what the pointer is over, the compass, the balloons and the title of the window.

pointing-with-help = { $words } F1 tells more.
pointing-timer-bar = The timer bar: how long the discard waits.
pointing-timer-bar-unlimited = The timer bar: it stays full, because the discard waits until you have decided.
pointing-compass = The compass: names, winds, scores, and the discard.
pointing-stake = A stake: a player's tiles; the red one is East's.
pointing-own-tile = { $name }. { $twice ->
    [yes] A double click discards it.
   *[no] A click discards it.
}
pointing-own-discard = { $name }, your discard. A click takes it back.
pointing-claimable-discard = { $name }, discarded by { $from }. A click claims it, 0 passes.
pointing-beginner = a beginner
pointing-club-player = a club player
pointing-expert = an expert
pointing-master = a master

layers-continue = Continue


storage-statistics-unwritable = The statistics cannot be written: { $error }.

lines-no-game-line = there is no Game line.

playback-calling = { $name }, calling!
playback-chow = Chow!
playback-pung = Pung!
playback-kong = Kong!
playback-mah-jongg = Mah Jongg!
playback-standing = Standing!

compass-round = Round
compass-hand = Hand

game-length-hand = One hand
game-length-round = One round
game-length-whole = A whole game
game-length-round-hands = 4 hands or more
game-length-whole-hands = 16 hands or more

window-title = Red Stake - { $place }
# The field at the right of the status bar.
status-auto-play = Auto Play (F5 ends it)
status-quicktip = {" "}QuickTip:{" "}
status-tiles-left = { $tiles ->
    [one] 1 Tile left
   *[other] { $tiles } Tiles left
}
compass-calling = calling
pointing-introduction = { $name }, { $level }: { $manner }.

pointing-advised-tile = { $name }. { $twice ->
    [yes] A double click discards it.
   *[no] A click discards it.
} QuickTip marks it in blue: discard this one.
pointing-kong-back = A Kong: both ends lie face down if it is concealed, one end if it is exposed.
pointing-last-discard = { $name }. The red frame marks the last discard.
pointing-drawn-tile = { $name }. { $twice ->
    [yes] A double click discards it.
   *[no] A click discards it.
} The gold arrow points at the tile you drew.
pointing-first-east = The red name is that of the first East: when this player is East again, a new round begins.
pointing-score = The number beside the name is the score so far.
pointing-goal-line = How many tiles your hand lacks for four sets and a pair. G shows and hides this; F1 tells more.
pointing-tiles-left = { $tiles } can still be drawn. The last { $kept } are kept as Loose Tiles: whenever two are used, two of the wall take their place.
pointing-tiles-left-fixed = { $tiles } can still be drawn. { $kept } were kept apart as Loose Tiles, and none are added.
pointing-tiles-left-all = { $tiles } can still be drawn; Loose Tiles come from the other end of the same wall.
pointing-tile-and-meaning = { $name }, { $meaning }
