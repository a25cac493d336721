# The characters of the computer players.

character-lin-manner = balanced
character-lin-line = Learned at her grandmother's table, where nobody said a word before the second round.
character-ada-manner = tries for rare hands
character-ada-line = Keeps a notebook of every special hand she has made, and a longer one of those she nearly made.
character-tomas-manner = goes for quick, cheap wins
character-tomas-line = Drives a night bus. Any Mah Jongg is a good Mah Jongg if it comes before the next stop.
character-mei-manner = collects one suit
character-mei-line = Paints porcelain in one colour, and sorts her tiles the same way.
character-oskar-manner = loves Pungs and Kongs
character-oskar-line = A retired blacksmith: three alike make a set, four make a noise, and runs are for children.
character-ruth-manner = careful
character-ruth-line = Forty years in a bank. She seldom discards the tile you need, and she remembers who did.
character-kenji-manner = keeps the hand closed
character-kenji-line = Mends watches. What he is making nobody knows until it is done.
character-nora-manner = goes for big hands
character-nora-line = Sails alone in autumn. She would rather lose nine hands than win a small one.
character-samir-manner = claims whatever he can
character-samir-line = Sells spices and cannot see a tile lie on the table without making an offer.
character-ines-manner = strings Chows together
character-ines-line = A dancer: every step must follow from the one before.
character-jonas-manner = quiet, then bold
character-jonas-line = Keeps bees. Slow hands, few words, and now and then a hand that empties the table.
character-zoe-manner = winds, dragons and dreams
character-zoe-line = Watches the night sky, and believes that tonight all four winds will blow into one hand.

# What they say about a Mah Jongg: one of the sentences after losing, after winning, and when somebody else has a special hand.

character-lin-lost = { $variant ->
    [0] Well played. Grandmother would have nodded.
    [1] Quiet hands win. I saw it too late.
   *[other] That hand knew where it was going.
}
character-lin-won = { $variant ->
    [0] Mah Jongg. Thank you all.
    [1] Patience. It pays now and then.
   *[other] My grandmother had a hand like this.
}
character-lin-astonished = { $variant ->
    [0] Forty years of tables, and I have seen that three times.
   *[other] Nobody speak. Let me look at it once more.
}
character-ada-lost = { $variant ->
    [0] Lovely! I'll write that one down.
    [1] And I had such plans for that hand.
   *[other] Congratulations! Mine would have been prettier, though.
}
character-ada-won = { $variant ->
    [0] That one I write down twice!
    [1] Not rare, but I will take it.
   *[other] See? Sometimes I finish them.
}
character-ada-astonished = { $variant ->
    [0] Stop! I need my notebook. And a sharper pencil.
   *[other] I have tried that one for eleven years!
}
character-tomas-lost = { $variant ->
    [0] You got there first. I was still at the lights.
    [1] All right, that was your stop.
   *[other] Good one. Next hand, quick!
}
character-tomas-won = { $variant ->
    [0] Ding! Everybody off, please.
    [1] On time, as always.
   *[other] That was the express.
}
character-tomas-astonished = { $variant ->
    [0] I would miss my last bus for a hand like that.
   *[other] And I hurried past those tiles. Incredible.
}
character-mei-lost = { $variant ->
    [0] Well matched. I like your colours.
    [1] I was still sorting my colours.
   *[other] Nicely done. Not a brush stroke too many.
}
character-mei-won = { $variant ->
    [0] Neatly sorted, and done.
    [1] The glaze held!
   *[other] I kept sorting, and there it was.
}
character-mei-astonished = { $variant ->
    [0] I would paint that on my best bowl.
   *[other] Nobody touch it. I want to draw it first.
}
character-oskar-lost = { $variant ->
    [0] Good iron, that hand.
    [1] Well struck! I needed one more.
   *[other] Hm! You hit the iron before it cooled.
}
character-oskar-won = { $variant ->
    [0] Hear that? It rings!
    [1] Hot iron, quick hammer.
   *[other] That is how it is done.
}
character-oskar-astonished = { $variant ->
    [0] By my anvil! That was forged, not drawn.
   *[other] In forty years at the fire I never made one of those.
}
character-ruth-lost = { $variant ->
    [0] Well earned. I have entered it in the books.
    [1] I counted every tile, and you were still faster.
   *[other] A sound investment. Congratulations.
}
character-ruth-won = { $variant ->
    [0] A small profit. I never turn one down.
    [1] Careful, and still first.
   *[other] It adds up, you see.
}
character-ruth-astonished = { $variant ->
    [0] I shall need a larger ledger.
   *[other] In the bank we would have called the director.
}
character-kenji-lost = { $variant ->
    [0] Your hand kept good time.
    [1] So that is what you were making. Very fine.
   *[other] Well done. Mine was still in pieces.
}
character-kenji-won = { $variant ->
    [0] It runs.
    [1] The last wheel was in place for some time.
   *[other] Nobody looked into my workshop.
}
character-kenji-astonished = { $variant ->
    [0] Such a movement. I have only read about it.
   *[other] May I look at it through my glass?
}
character-nora-lost = { $variant ->
    [0] Fair wind for you! I was after something bigger.
    [1] Well sailed.
   *[other] I threw away smaller ones than that. Well played.
}
character-nora-won = { $variant ->
    [0] Nine lost hands are forgotten!
    [1] That is the wave I waited for.
   *[other] Land in sight at last.
}
character-nora-astonished = { $variant ->
    [0] That is the hand I sail for. And you landed it!
   *[other] All hands on deck, look at that!
}
character-samir-lost = { $variant ->
    [0] A good bargain. I should have offered more.
    [1] You closed the deal before me! Well traded.
   *[other] I would have bought that tile at any price.
}
character-samir-won = { $variant ->
    [0] Bought and sold!
    [1] See what you get if you only ask?
   *[other] Good business today, my friends.
}
character-samir-astonished = { $variant ->
    [0] My friend, that hand has no price.
   *[other] For one look at that I close the shop.
}
character-ines-lost = { $variant ->
    [0] Beautiful. Not one false step.
    [1] You danced ahead of me.
   *[other] I had lost the beat. Well done!
}
character-ines-won = { $variant ->
    [0] One, two, three, and a bow.
    [1] Every step followed.
   *[other] I knew the music would come back.
}
character-ines-astonished = { $variant ->
    [0] A standing ovation, please!
   *[other] And I thought that leap was impossible.
}
character-jonas-lost = { $variant ->
    [0] Hm. Good.
    [1] The bees would like you. Steady work.
   *[other] Well gathered.
}
character-jonas-won = { $variant ->
    [0] Now there is honey.
    [1] It was quiet enough.
   *[other] Slow is fine.
}
character-jonas-astonished = { $variant ->
    [0] Well. That empties the table.
   *[other] I will tell the bees tonight.
}
character-zoe-lost = { $variant ->
    [0] The stars said it would be you.
    [1] My winds blew elsewhere. Well done!
   *[other] A bright little comet, your hand.
}
character-zoe-won = { $variant ->
    [0] The sky was on my side tonight!
    [1] I saw it coming. Well, I hoped.
   *[other] Make a wish, everybody.
}
character-zoe-astonished = { $variant ->
    [0] That only happens when all planets stand in line!
   *[other] I shall name a star after that hand.
}

# How well a computer player plays, for the function LEVEL.
level-learner = Newcomer
    .a = a newcomer
level-beginner = Beginner
    .a = a beginner
level-club = Club
    .a = a club player
level-expert = Expert
    .a = an expert
level-master = Master
    .a = a master
