# Moves and mistakes as the review names them.

mistake-honours-too-soon = Winds or Dragons discarded too soon
mistake-honours-too-long = Winds or Dragons kept too long
mistake-wrong-suit-tile = Wrong suit tile discarded
mistake-chow-claimed = Chows you should have left
mistake-pung-claimed = Pungs you should have left
mistake-chow-passed = Chows you should have claimed
mistake-pung-passed = Pungs you should have claimed
mistake-mah-jongg-passed = Mah Jongg passed up
mistake-kong = Kongs misjudged
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
