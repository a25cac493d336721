# Moves and mistakes as the review names them.

review-winds-or-dragons-discarded-too = Winds or Dragons discarded too soon
review-winds-or-dragons-kept-too = Winds or Dragons kept too long
review-the-wrong-suit-tile-discarded = The wrong suit tile discarded
review-chows-claimed-that-were-better = Chows claimed that were better left
review-pungs-claimed-that-were-better = Pungs claimed that were better left
review-chows-left-that-were-better = Chows left that were better claimed
review-pungs-left-that-were-better = Pungs left that were better claimed
review-mah-jongg-left = Mah Jongg left
review-kongs-made-or-not-made = Kongs made or not made
review-discarding = discarding { $tile }
review-a-kong-of = a Kong of { $tile }
review-passing-on = passing on { $name }
review-this-chow-with = the Chow { $run } with { $name }
review-a-chow-with = a Chow with { $name }
review-a-pung-of = a Pung of { $name }
review-a-claimed-kong-of = a Kong of { $name }
review-going-mah-jongg = going Mah Jongg
review-something-else = something else
review-the-tile = the tile
