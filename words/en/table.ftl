# Descriptions of what the pointer is over, the compass, the balloons and the title of the window.

pointing-press-help = Press F1 for more.
pointing-timer-bar = The timer bar: how long you have to claim the discard.
pointing-timer-bar-unlimited = The timer bar: it stays full, so take all the time you want.
pointing-compass = The compass: names, winds, scores, and the discard.
pointing-stake = A stake: a player's rack of tiles. East's is red.
# Sentences about the tile under the pointer, after its name and what it means. $twice: whether a double click discards.
pointing-tile = { TILE($tile) }.
pointing-own-tile = { $twice ->
    [yes] Double-click to discard it.
   *[no] Click to discard it.
}
pointing-own-discard = It is your discard. Click to take it back.
pointing-claimable-discard = { $from } discarded it. Click to claim it, or press 0 to pass.
pointing-explained-discard = { $from } discarded it. Click to ask { $from } why.

layers-continue = Continue


storage-statistics-unwritable = Cannot save the statistics. { $error }

lines-no-game-line = There is no Game line.

playback-calling = { TILE($tile) }, calling!
playback-chow = Chow!
playback-pung = Pung!
playback-kong = Kong!
playback-mah-jongg = Mah Jongg!
# What an opponent says about a win.
win-said = “{ $words }”
# Below a win, while it is shown.
win-go-on = Press any key or click to go on.
win-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
playback-standing = Standing!

# The letter of each wind, after its Chinese character. A language written with these characters has {""} here.
compass-letter-east = E
compass-letter-south = S
compass-letter-west = W
compass-letter-north = N
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
status-auto-play-on = Auto Play
status-quicktip = QuickTip:{" "}
status-tiles-left = { $tiles ->
    [one] 1 tile left
   *[other] { $tiles } tiles left
}
compass-calling = calling
# $manner: character-ada-manner and so on.
pointing-introduction = { $who }, { LEVEL($level, form: "a") }: { $manner }.

pointing-advised-tile = { $twice ->
    [yes] Double-click to discard it. The blue dot is QuickTip's choice.
   *[no] Click to discard it. The blue dot is QuickTip's choice.
}
pointing-kong-back = A Kong: both ends are face down if it is concealed, one end if it is exposed.
pointing-last-discard = The red frame marks the last discard.
pointing-drawn-tile = { $twice ->
    [yes] Double-click to discard it. The gold arrow marks the tile you drew.
   *[no] Click to discard it. The gold arrow marks the tile you drew.
}
# $you: whether the player is East now; otherwise $who is.
pointing-east = { $you ->
    [yes] The red badge and the red stake show that you are East now.
   *[no] The red badge and the red stake show that { $who } is East now.
}
pointing-first-east = The red name is the first East: when this player is East again, a new round begins.
pointing-score = The number beside the name is the score so far.
pointing-goal-line = How many tiles you need for four sets and a pair. G shows and hides this. Press F1 for more.
pointing-tiles-left = { $tiles ->
    [one] 1 tile left to draw. Another { $kept } are kept as Loose Tiles: when two are used, two from the wall replace them.
   *[other] { $tiles } tiles left to draw. Another { $kept } are kept as Loose Tiles: when two are used, two from the wall replace them.
}
pointing-tiles-left-fixed = { $tiles ->
    [one] 1 tile left to draw. Another { $kept } were set aside as Loose Tiles, and none are added.
   *[other] { $tiles } tiles left to draw. Another { $kept } were set aside as Loose Tiles, and none are added.
}
pointing-tiles-left-all = { $tiles ->
    [one] 1 tile left to draw. Loose Tiles come from the other end of the same wall.
   *[other] { $tiles } tiles left to draw. Loose Tiles come from the other end of the same wall.
}
pointing-wall = Game > Settings > Table shows the wall.
