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
