# Moves and mistakes as the review names them.

mistake-honours-too-soon = Winds or Dragons discarded too soon
mistake-honours-too-long = Winds or Dragons kept too long
mistake-wrong-suit-tile = The wrong suit tile discarded
mistake-chow-claimed = Chows claimed that were better left
mistake-pung-claimed = Pungs claimed that were better left
mistake-chow-passed = Chows left that were better claimed
mistake-pung-passed = Pungs left that were better claimed
mistake-mah-jongg-passed = Mah Jongg left
mistake-kong = Kongs made or not made
deed-discard = discarding { $tile }
deed-kong = a Kong of { $tile }
deed-pass = passing on { $name }
deed-which-chow = the Chow { $run } with { $name }
deed-chow = a Chow with { $name }
deed-pung = a Pung of { $name }
deed-claimed-kong = a Kong of { $name }
deed-mah-jongg = going Mah Jongg
deed-other = something else
deed-tile = the tile
