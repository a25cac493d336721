# The first lesson, step by step: the heading, what the player should see and do, and the answer if the player does something else.

lesson-first-what-you-are-after = What you are after
    .words = Everybody tries to be the first to complete a hand: four sets and a pair. A set is a Pung, three tiles alike, or a Chow, three in a row of one suit. A Kong, four alike, is a set too. On your turn you draw a tile and discard one; some of the tiles that others discard you may take. Whoever completes a hand goes Mah Jongg and is paid by the others.

lesson-first-your-tiles = Your tiles
    .words = The red stake is always East's, and you are East: the tiles on it are yours. Your tiles stand by suit: Bamboo (the bird is the 1), Circle, Wan, then Winds and Dragons. The tiles that the lesson speaks of stand higher; here they are those that go together: a Pung of 9 Wan, a pair of Red Dragons and a pair of 5 Circle. Between 4 and 6 Bamboo a 5 is missing; 2 and 3 Wan need a 1 or a 4.

lesson-first-start = Start
    .words = Everybody has thirteen tiles. The remaining tiles make up the wall, which is not shown; the number at the lower left says how many can still be drawn, without 16 that are kept apart as Loose Tiles, of which you will hear. The eight Flowers and Seasons are not in this hand. East begins by drawing one. The round and the hand that the compass tells of need not concern you yet. Press the red Start! in the menu bar, click the table, or press Enter.
    .wrong = First start the hand: press Start!

lesson-first-discard-a-tile = Discard a tile
    .words = You drew a 1 Circle; the gold arrow marks it. Now you hold fourteen tiles, and one must go. Keep what goes together. Three tiles go with nothing: North Wind, 1 Bamboo and 1 Circle. Click one of them, or go to it with the arrow keys and press Enter. QuickTip, in the line below the table, advises you as well: its blue light is under the tile it means (the key Q goes there), and a click on its words, or Shift+F8, tells more.
    .wrong = That tile goes with others of yours. Discard North Wind, 1 Bamboo or 1 Circle.

lesson-first-a-tile-you-cannot-have = A tile you cannot have
    .words = The player on your right will discard a 1 Wan. With your 2 and 3 it would make a Chow. Try to take it: when the 1 Wan lies in the middle of the table, click it or press C, the key for a Chow.
    .wrong = Wait for the 1 Wan, then click it, just to see what the program says.

lesson-first-why-not = Why not
    .words = You may take a tile for a Chow only from the player on your left, whose turn comes just before yours. A tile that makes a Pung or a Kong with tiles on your stake may come from anybody, and so may the last tile of your hand. In a game, the gold bar below the discard shows how long you may think about it; where it stays full, take all the time you want. Whenever you try something that is not allowed, the line below the table says why.

lesson-first-pung = Pung
    .words = The player opposite discards a Red Dragon, and you hold two. Three alike are a Pung. Press the Pung button or P, or click the Dragon in the middle.
    .wrong = Do not pass: with your two Red Dragons it is a Pung. Press Pung.

lesson-first-one-in-one-out = One in, one out
    .words = Your Pung lies open in front of your tiles, for everybody to see: it is exposed. You claimed a tile, so you do not draw one, but you still discard; then play goes on to your right, and whoever was between is passed over. Two lone tiles are left: click one of them.
    .wrong = Keep that one: it goes with others of yours. Discard one of the two that go with nothing.

lesson-first-chow = Chow
    .words = Now the others take their turns. The player on your left will discard a 5 Bamboo. It fits between your 4 and 6, and it comes from your left, as a tile for a Chow must. Press Chow or C, or click the tile.
    .wrong = The 5 Bamboo from your left makes a Chow. Press Chow.

lesson-first-the-last-lone-tile = The last lone tile
    .words = Two sets lie open, and the Pung of 9 Wan has been yours from the start. Discard the lone tile that is left.
    .wrong = That would break up your hand. Discard the tile that goes with nothing.

lesson-first-you-are-calling = You are calling
    .words = Count: three sets, the pair of 5 Circle, and 2 and 3 Wan. One tile is missing, a 1 or a 4 Wan. A player who needs only one tile is calling; there is nothing to say or press. From now on, look only for those two.

lesson-first-kong = Kong
    .words = On your next turn you draw the fourth 9 Wan. Say Yes to the Kong (should you say No, the Kong button or K offers it again). A Kong is worth more than a Pung, and since it counts as one set you get another tile for it: a Loose Tile, from the far end of the wall.
    .wrong = Once you have the fourth 9 Wan, say Yes to the Kong. After a No, press the Kong button.

lesson-first-the-loose-tile = The Loose Tile
    .words = Both ends of your Kong lie face down. That shows everybody that you drew all four tiles yourself: it is concealed, and counts twice as much. The Loose Tile is a Green Dragon and no use to you: discard it.
    .wrong = You are calling, so keep all of that. Discard the Green Dragon.

lesson-first-mah-jongg = Mah Jongg
    .words = Watch the discards. When the player opposite discards a 4 Wan, press Mah Jongg, or J. It makes a Chow, but the last tile of a hand may come from anybody.
    .wrong = That is the tile you need. Press Mah Jongg.

lesson-first-you-have-won = You have won
    .words = Four sets and a pair. Everybody pays you what your hand is worth, and as you are East they pay double. Next you see how it is counted, line by line: going Mah Jongg, the Kong of 9 Wan, and the Pung of Red Dragons, which doubles everything. Totals shows who pays whom.

lesson-first-the-score = The score
    .words = A Pung counts 2, a Kong four times that; either counts twice as much if it is concealed, and twice as much again if it is of ones, nines, Winds or Dragons. So your Kong brings 2{"\u00A0"}×{"\u00A0"}4{"\u00A0"}×{"\u00A0"}2{"\u00A0"}×{"\u00A0"}2{"\u00A0"}={"\u00A0"}32. Chows count nothing. Totals tells who pays whom. Those who did not win settle too: their Pungs and Kongs count, and whoever has the lower score pays the difference; here none of the three has any points.

lesson-first-a-whole-hand = A game of your own
    .words = You know enough to play now: press Play a Game, and then Deal. Or go on with the second lesson at once: it is about Flowers and Seasons, the winds, whose claim goes first, and what becomes of a hand that nobody wins. Should you get a Flower or a Season, it is laid beside your tiles for you and only makes your score higher. Special hands bring many points, and winning with a 5 Circle brings 100 more; the help (F1) tells of both. Show > Log lists every move, should one go by too fast.
