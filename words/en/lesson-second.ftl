# The second lesson, step by step: the heading, what the player should see and do, the same for a player who does not see the table (if it
# differs), and the answer if the player does something else.

lesson-second-a-flower = A Flower
    .words = You know how to win. Now see what makes a hand worth more. You were dealt a Flower, the Orchid. Flowers and Seasons are never part of a set. They lie beside your tiles, and you get a Loose Tile from the far end of the wall for each. You got the North Wind. Every Flower or Season scores 4 points, whether you win or not.

lesson-second-the-winds = The winds
    .words = Every player has a wind: look at the compass in the middle. The player on your left is East and goes first, so you are South. South is your own wind. East is the wind of the round, for everybody. A Pung of either doubles your score. A Pung of another wind does not.
    .spoken = Every player has a wind. The player on your left is East and goes first, so you are South. South is your own wind. East is the wind of the round, for everybody. A Pung of either doubles your score. A Pung of another wind does not. You have a pair of each.

lesson-second-your-own-flower = Your own Flower
    .words = Flowers and Seasons are numbered like the winds: 1 East, 2 South, 3 West, 4 North. Your Orchid has the 2, for South. So it is your own Flower, and doubles your score. Press Start! below, or click the table.
    .spoken = Flowers and Seasons are numbered like the winds: 1 East, 2 South, 3 West, 4 North. Your Orchid has the 2, for South. So it is your own Flower, and doubles your score. Now press Enter to start.
    .wrong = First start the hand: press Start!

lesson-second-a-season = A Season
    .words = You drew Autumn, a Season. It was set aside at once, and its Loose Tile is a 3 Circle, which goes with your 2. That was the second Loose Tile. Two tiles of the wall replace them, so the number at the lower left falls by two. Autumn has the 3, for West: 4 points, but no double. Three of your tiles stand alone. Click one of them.
    .spoken = You drew Autumn, a Season. It was set aside at once, and its Loose Tile is a 3 Circle, which goes with your 2. That was the second Loose Tile. Two tiles of the wall replace them, so the number of tiles left to draw falls by two. Autumn has the 3, for West: 4 points, but no double. Three of your tiles stand alone: the 9 Circle, the Green Dragon and the North Wind. Move to one of these with the arrow keys and press Enter.
    .wrong = That tile may still become part of a set. Discard one of the three lone tiles.

lesson-second-your-own-wind = Your own wind
    .words = The player opposite discards a South Wind, and you have two. A Pung of your own wind doubles your score. Press Pung, or click the tile.
    .spoken = The player opposite discards a South Wind, and you have two. A Pung of your own wind doubles your score. When you hear of the South Wind, press P for Pung.
    .wrong = Do not pass: a Pung of your own wind doubles your score. Press Pung.

lesson-second-discard = Discard
    .words = You claimed a tile, so you discard without drawing. Click one of your two lone tiles.
    .spoken = You claimed a tile, so you discard without drawing. Discard one of your two lone tiles. T says which tiles you have.
    .wrong = Keep that one: it goes with others. Discard one of your two lone tiles.

lesson-second-claim-a-chow = Claim a Chow
    .words = Wait until the player on your left discards a 4 Circle. It makes a Chow with your 2 and 3, and it comes from your left, as it must. Press Chow, or click the tile, and see what happens.
    .spoken = Wait until the player on your left discards a 4 Circle. It makes a Chow with your 2 and 3, and it comes from your left, as it must. Press C for Chow, and hear what happens.
    .wrong = The 4 Circle makes a Chow with your 2 and 3. Press Chow.

lesson-second-whose-claim-goes-first = Whose claim goes first
    .words = The player opposite has two 4 Circle and claims the third for a Pung. A Pung or a Kong goes before a Chow, and Mah Jongg goes before everything. You keep your 2 and 3. Play goes on from the player who takes the tile, so this time you miss a turn.

lesson-second-a-second-chance = A second chance
    .words = Nobody else wants the next one. When the player on your left discards a 1 Circle, press Chow.
    .spoken = Nobody else wants the next one. When the player on your left discards a 1 Circle, press C.
    .wrong = The 1 Circle makes a Chow with your 2 and 3. Press Chow.

lesson-second-the-last-lone-tile = The last lone tile
    .words = Discard your last lone tile.
    .spoken = Discard your last lone tile. T says which tiles you have.
    .wrong = That would break up your hand. Discard the tile that stands alone.

lesson-second-calling = Calling
    .words = You are calling: one tile away from Mah Jongg. You have three sets, a pair of East Winds, and 4 and 6 Bamboo. Only a 5 Bamboo will do. East is the wind of the round, so your pair scores 2 points.

lesson-second-a-kong-from-a-pung = A Kong from a Pung
    .words = Watch for the fourth South Wind. When you have it, add it to your Pung: say Yes. You can add a tile to an exposed Pung only if you draw it yourself. A discard will not do.
    .wrong = When you have the fourth South Wind, say Yes to the Kong. If you said No, press Kong.

lesson-second-mah-jongg = Mah Jongg
    .words = Your Loose Tile is the 5 Bamboo! Say Yes to Mah Jongg. Winning with a Loose Tile scores 10 extra points.
    .wrong = Your hand is complete! Press Mah Jongg.

lesson-second-you-have-won = You have won
    .words = Well played! Next come the scores. Look for the Orchid and Autumn, the Kong of South Winds, the pair of East Winds and the Loose Tile. Your own Flower and your own wind each double your score. Then press Totals.
    .spoken = Well played! Next come the scores. Listen for the Orchid and Autumn, the Kong of South Winds, the pair of East Winds and the Loose Tile. Your own Flower and your own wind each double your score. Then press Totals.

lesson-second-the-scores = The scores
    .words = Totals shows who pays whom. Press Go on when you have seen enough.

lesson-second-the-settlement = The settlement
    .words = Everybody pays you what your hand is worth, and East pays double. So you win 928 points. Then the losers settle among themselves: the lower hand pays the difference. That is small change here, as it mostly is. In a game, point at any figure in Totals to see where it comes from.
    .spoken = Everybody pays you what your hand is worth, and East pays double. So you win 928 points. Then the losers settle among themselves: the lower hand pays the difference. That is small change here, as it mostly is.

lesson-second-some-time-later = Some time later
    .words = You won, so the deal passed on, and now you are East. We have skipped most of the next hand. Four tiles are left to draw. The others are the Kong Box, kept for Loose Tiles. You are calling for a 6 Circle, but none has come. If the wall runs out before anybody wins, the hand is dead.

lesson-second-a-safe-discard = A safe discard
    .words = You drew the last Red Dragon. The other three have been discarded, so nobody can make a set or a pair with this one. It is the safest tile there is. Discard it and stay calling.
    .wrong = You need only the 6 Circle, so keep the rest. Discard the Red Dragon.

lesson-second-a-dead-hand = A dead hand
    .words = The last tile is drawn, and nobody goes Mah Jongg. So the hand is dead: nobody scores and nobody pays. East stays East, and the tiles are dealt again.

lesson-second-that-was-the-second-lesson = That was the second lesson
    .words = You have seen nearly everything that can happen in a hand. Press Play a Game, then Deal, and play one of your own. For more practice, try Drills in the Help menu. At any time, W shows what you can do and why.
