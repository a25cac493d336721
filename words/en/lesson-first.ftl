# The first lesson, step by step: the heading, what the player should see and do, the same for a player who does not see the table, and the
# answer if the player does something else.

lesson-first-what-you-are-after = What you are after
    .words = Be the first to complete a hand: four sets and a pair. Three of a kind is a Pung. Three in a row of one suit is a Chow. Four of a kind, a Kong, is a set too. On your turn you draw a tile and discard one. Sometimes you can take a tile that another player discards. Complete your hand and you go Mah Jongg: the others pay you.

lesson-first-your-tiles = Your tiles
    .words = You are East today, so you go first, and your rack (it is called a stake) is the red one. Your tiles are sorted by suit: Bamboo (the bird is the 1), Circle, Wan, then Winds and Dragons. The raised tiles belong together: the 9 Wan are a Pung, the Red Dragons and the 5 Circle are pairs, and the others could become Chows. Press Start! below, click the table, or press Enter.
    .spoken = Your rack is called a stake. Press T to hear your tiles at any time; the arrow keys go from tile to tile. They are sorted by suit: Bamboo, Circle, Wan, then Winds and Dragons. Some belong together. Three 9 Wan are a Pung. Two Red Dragons and two 5 Circle are pairs. 4 and 6 Bamboo, and 2 and 3 Wan, could become Chows. Today you are East, so you go first. Press Enter to start.
    .wrong = First start the hand: press Start!

lesson-first-discard-a-tile = Discard a tile
    .words = You drew a 1 Circle, marked by the gold arrow. Now you have fourteen tiles, so one must go. Three of them fit nothing: the North Wind, the 1 Bamboo and the 1 Circle. Click one of these, or move to it with the arrow keys and press Enter. The line below the table helps you too. It is called QuickTip, and a blue dot marks the tile it suggests. Click that line for more.
    .spoken = You drew a 1 Circle, the last of your tiles. Now you have fourteen, so one must go. Three of them fit nothing: the North Wind, the 1 Bamboo and the 1 Circle. Move to one of these with the arrow keys and press Enter. A helper called QuickTip says which tile it would discard. Q takes you to that tile.
    .wrong = Keep that one: it goes with others. Discard the North Wind, the 1 Bamboo or the 1 Circle.

lesson-first-a-tile-you-cannot-have = Can you take it?
    .words = Wait until the player on your right discards a 1 Wan. It would make a Chow with your 2 and 3. Can you take it? Try it: when it is in the middle of the table, click it or press C for Chow.
    .spoken = Wait until the player on your right discards a 1 Wan. It would make a Chow with your 2 and 3. Can you take it? Try it: when you hear of it, press C for Chow.
    .wrong = Wait for the 1 Wan, then click it and see what happens.

lesson-first-why-not = Why not?
    .words = You can take a tile for a Chow only from the player on your left, who plays just before you. For a Pung, a Kong or the last tile of your hand, you may take anybody's discard. In a game, the gold bar below the discard shows how long you have to decide. When it stays full, there is no hurry. When a move is not allowed, the line below the table tells you why.
    .spoken = You can take a tile for a Chow only from the player on your left, who plays just before you. For a Pung, a Kong or the last tile of your hand, you may take anybody's discard. In a game you have a short time to decide. N switches that limit off and on. When a move is not allowed, you hear why. R says it again.

lesson-first-pung = Pung
    .words = Wait until the player opposite discards a Red Dragon. You have two, and three of a kind make a Pung. A Pung of Dragons is a good one: it doubles your score. When the Dragon is in the middle, click it, or press the Pung button or P.
    .spoken = Wait until the player opposite discards a Red Dragon. You have two, and three of a kind make a Pung. A Pung of Dragons is a good one: it doubles your score. When you hear of the Dragon, press P.
    .wrong = Do not pass: with your two Red Dragons this is a Pung. Press Pung.

lesson-first-one-in-one-out = One in, one out
    .words = Your Pung lies in front of your tiles for everybody to see: it is exposed. You claimed a tile, so you do not draw one, but you still discard. Then play goes on to your right, and the player on your left misses a turn. You have two lone tiles left: click one of them.
    .spoken = Your Pung is exposed: everybody knows of it now. You claimed a tile, so you do not draw one, but you still discard. Then play goes on to your right, and the player on your left misses a turn. You have two lone tiles left: discard one of them.
    .wrong = Keep that one: it goes with others. Discard one of your two lone tiles.

lesson-first-chow = Chow
    .words = Now the others take their turns. Each player's discards lie in front of them, around the middle. The number in the lower left corner says how many tiles are left to draw. Wait until the player on your left discards a 5 Bamboo. It fits between your 4 and 6, and it comes from your left, so this Chow is allowed. Then press Chow or C, or click the tile.
    .spoken = Now the others take their turns. L says how many tiles are left to draw. Wait until the player on your left discards a 5 Bamboo. It fits between your 4 and 6, and it comes from your left, so this Chow is allowed. Then press C.
    .wrong = The 5 Bamboo from your left makes a Chow. Press Chow.

lesson-first-the-last-lone-tile = The last lone tile
    .words = You have two sets on the table, and your three 9 Wan make a third. Discard your last lone tile.
    .wrong = That would break up your hand. Discard the tile that stands alone.

lesson-first-you-are-calling = You are calling
    .words = Count: three sets, a pair of 5 Circle, and the 2 and 3 Wan. You need one more tile, a 1 or a 4 Wan. When you are one tile away, you are calling. There is nothing to say or press. Just watch for those two tiles.

lesson-first-kong = Kong
    .words = Wait: soon you will draw the fourth 9 Wan. Four of a kind make a Kong. When you are asked, say Yes. (If you say No, you can still press Kong or K.) A Kong is worth more than a Pung. It counts as one set, so you draw one more tile: a Loose Tile, from the far end of the wall.
    .wrong = When you have the fourth 9 Wan, say Yes to the Kong. If you said No, press Kong.

lesson-first-the-loose-tile = The Loose Tile
    .words = The two end tiles of your Kong lie face down. That shows that you drew all four yourself: the Kong is concealed, and counts twice as much. Your Loose Tile is a Green Dragon. You cannot use it: discard it.
    .spoken = You drew all four tiles of your Kong yourself. So the Kong is concealed, and counts twice as much. Your Loose Tile is a Green Dragon. You cannot use it: discard it.
    .wrong = Keep that one: you need it to win. Discard the Green Dragon.

lesson-first-mah-jongg = Mah Jongg
    .words = Watch the discards. When the player opposite discards a 4 Wan, press Mah Jongg or J. It makes a Chow, and not from your left, but you may take your last tile from anybody.
    .spoken = Listen for the discards. When the player opposite discards a 4 Wan, press J. It makes a Chow, and not from your left, but you may take your last tile from anybody.
    .wrong = That is the tile you need! Press Mah Jongg.

lesson-first-you-have-won = You have won
    .words = Four sets and a pair: well played! Each of the others pays you the value of your hand, and because you are East, they pay it twice. Press Go on to see your points.

lesson-first-the-score = The score
    .words = Your Kong scored most, and the Pung of Dragons doubled it all. Press Totals to see who pays whom, or go on. The losers pay each other too: the lower score pays the difference. So a good hand earns points even if somebody else wins.
    .spoken = Your Kong scored most, and the Pung of Dragons doubled it all. Press Totals for who pays whom, or go on. The losers pay each other too: the lower score pays the difference. So a good hand earns points even if somebody else wins.

lesson-first-a-whole-hand = A game of your own
    .words = You know enough to play! Press Play a Game, then Deal. In a real game there are also Flowers and Seasons, bonus tiles that score extra points. The second lesson says more about them.
    .spoken = You know enough to play! Press Play a Game, then Deal. In a real game there are also Flowers and Seasons, bonus tiles that score extra points. The second lesson says more about them. R says the last thing again, and N switches the time limit for claims off and on.
