# The second lesson, step by step: the heading, what the player should see and do, and the answer if the player does something else.

lesson-second-worth-more = Worth more
    .words = You know the turn, the claims and the win. This lesson adds what makes a hand worth more: Flowers and Seasons, the winds, a Kong made from a Pung. Then it settles a hand, and shows one that nobody wins.

lesson-second-a-flower = A Flower
    .words = You were dealt a Flower, the Orchid. Flowers and Seasons never belong to a set: they are laid open beside your tiles, and each is replaced by a Loose Tile from the far end of the wall. Yours was the North Wind. Every Flower or Season is worth 4 points, whether you win or not.

lesson-second-the-winds = The winds
    .words = Every player has a wind; the compass in the middle shows it. The player on your left is East and begins, so you are South. South is your own wind; East is the wind of the round, for everybody. A Pung of either doubles your score. A Pung of another wind does not.

lesson-second-your-own-flower = Your own Flower
    .words = Flowers and Seasons are numbered after the winds: 1 East, 2 South, 3 West, 4 North. Your Orchid has the 2 of South, so it is your own Flower and doubles your score. Now press Start! or click the table.
    .wrong = First start the hand: press Start!

lesson-second-a-season = A Season
    .words = You drew Autumn, a Season. It was laid out at once, and its Loose Tile is a 3 Circle, which goes with your 2. It was the second one used: two tiles of the wall take their places, and the number at the lower left falls by two. Autumn has the 3 of West: 4 points, but it does not double. Three tiles go with nothing. Click one of them.
    .wrong = That tile may still become part of a set. Discard one of the three that go with nothing.

lesson-second-your-own-wind = Your own wind
    .words = In a moment the player opposite discards a South Wind, and you hold two. As a Pung of your own wind they double your score. Press Pung, or click the tile.
    .wrong = Do not pass: a Pung of your own wind doubles your score. Press Pung.

lesson-second-discard = Discard
    .words = You claimed a tile, so you discard without drawing. Click one of the two lone tiles.
    .wrong = Keep that one: it goes with others of yours. Discard one of the two that go with nothing.

lesson-second-claim-a-chow = Claim a Chow
    .words = Soon the player on your left discards a 4 Circle. It makes a Chow with your 2 and 3, and comes from the side it must come from. Press Chow, or click the tile, and see what happens.
    .wrong = With your 2 and 3 the 4 Circle makes a Chow. Press Chow.

lesson-second-whose-claim-goes-first = Whose claim goes first
    .words = The player opposite has two 4 Circle and claims the third for a Pung. A Pung or a Kong goes before a Chow, and Mah Jongg goes before everything. You keep your 2 and 3. Play goes on after the player who takes the tile, so this time your turn is skipped.

lesson-second-a-second-chance = A second chance
    .words = Nobody else wants the next one. When the player on your left discards a 1 Circle, press Chow.
    .wrong = The 1 Circle makes a Chow with your 2 and 3. Press Chow.

lesson-second-the-last-lone-tile = The last lone tile
    .words = Discard the tile that goes with nothing.
    .wrong = That would break up your hand. Discard the tile that goes with nothing.

lesson-second-calling = Calling
    .words = You are calling: one tile away from Mah Jongg. Three sets, a pair of East Wind, and 4 and 6 Bamboo: you need a 5 Bamboo, and no other tile will do. As East is the wind of the round, the pair brings 2 points.

lesson-second-a-kong-from-a-pung = A Kong from a Pung
    .words = On your next turn you draw the fourth South Wind. Add it to your Pung: say Yes. An open Pung grows into a Kong only by a tile you draw, never by a discard.
    .wrong = Once you have the fourth South Wind, say Yes to the Kong. After a No, press the Kong button.

lesson-second-mah-jongg = Mah Jongg
    .words = Your Loose Tile is the 5 Bamboo! Say Yes to Mah Jongg. A hand completed with a Loose Tile is worth 10 points more.
    .wrong = Your hand is complete. Press Mah Jongg.

lesson-second-you-have-won = You have won
    .words = Next come the scores. Look for the Orchid and Autumn, the Kong of South Wind, the pair of East Wind and the Loose Tile, and for the two doubles: your own Flower and your own wind. Then press Totals.

lesson-second-the-scores = The scores
    .words = Totals tells who pays whom. Press Go on when you have seen enough.

lesson-second-the-settlement = The settlement
    .words = Your hand is worth 232. The players at your right and opposite pay you 232 each. Whoever is East pays and is paid double: 464 from the player on your left. You gain 928. Then the losers settle among themselves: the open Pung opposite is worth 2, so the right pays 2 and East 4. In all they lose 234, 226 and 468.

lesson-second-some-time-later = Some time later
    .words = You won, so the deal passed on: now you are East. We have skipped most of the next hand. Four tiles can still be drawn; the rest is the Kong Box, which supplies Loose Tiles only. You are calling for a 6 Circle, and none has come. When the wall is used up before anybody wins, the hand is dead.

lesson-second-a-safe-discard = A safe discard
    .words = You drew the last Red Dragon. The other three have been discarded, so nobody can want this one: it is the safest tile there is. Discard it and stay calling.
    .wrong = Your hand is complete but for the 6 Circle. Discard the Red Dragon.

lesson-second-a-dead-hand = A dead hand
    .words = The last tile is drawn, and nobody goes Mah Jongg with it. So the hand is dead: nothing is counted and nobody pays. East stays East, and the tiles are dealt again.

lesson-second-that-was-the-second-lesson = That was the second lesson
    .words = You have seen nearly everything that can happen in a hand. Press Play a Game, and then Deal, to play a hand of your own. Drills, in the Help menu, are good practice; the key W tells at any time what you can do and why.
