# The people one plays against.

character-learned-at-her-grandmothers-table = Learned at her grandmother's table, where nobody said a word before the second round.
character-hunts-special-hands = tries for rare hands
character-keeps-a-notebook-of-every = Keeps a notebook of every special hand she has made, and a longer one of those she nearly made.
character-quick-and-cheap = quick, with small hands
character-drives-a-night-bus-any = Drives a night bus. Any Mah Jongg is a good Mah Jongg if it comes before the next stop.
character-collects-one-suit = collects one suit
character-paints-porcelain-in-one-colour = Paints porcelain in one colour, and sorts her tiles the same way.
character-loves-pungs-and-kongs = loves pungs and kongs
character-a-retired-blacksmith-three-alike = A retired blacksmith: three alike make a set, four make a noise, and runs are for children.
character-forty-years-in-a-bank = Forty years in a bank. She seldom discards the tile you need, and she remembers who did.
character-keeps-the-hand-closed = keeps the hand closed
character-mends-watches-what-he-is = Mends watches. What he is making nobody knows until it is done.
character-goes-for-big-hands = goes for big hands
character-sails-alone-in-autumn-she = Sails alone in autumn. She would rather lose nine hands than win a small one.
character-claims-whatever-he-can = claims whatever he can
character-sells-spices-and-cannot-see = Sells spices and cannot see a tile lie on the table without making an offer.
character-strings-chows-together = strings chows together
character-a-dancer-everything-must-follow = A dancer: everything must follow from what was before, one step after another.
character-quiet-then-bold = quiet, then bold
character-keeps-bees-slow-hands-few = Keeps bees. Slow hands, few words, and now and then a hand that empties the table.
character-winds-dragons-and-dreams = winds, dragons and dreams
character-studies-the-sky-by-night = Studies the sky by night and believes that four winds will blow into one hand, tonight.
character-balanced = balanced
character-careful = careful
