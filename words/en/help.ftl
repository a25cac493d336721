# The help in the window and in the terminal.

help-elsewhere = Elsewhere: { $names }.
help-more = More: { $title }

help-in-this-chapter = In this chapter
help-see-also-heading = See also
help-block = help block { $first_link }
help-values-now-in-force = By the values now in force

help-type-a-word-pages-that = Type a word; pages that have it are listed here.
help-nothing-has-that = Nothing has that.
help-back = ← Back
help-forward = Forward →
help-up = ↑ Up
help-contents = Contents
help-index = Index
help-search = Search
help-glossary = Glossary
help-a-word-of-the-index = A word of the index
help-words-to-look-for = Words to look for
help-line = help line { $line }

help-help-page = help page
help-help-side = help side
help-help-field = help field
help-there-are-no-two-lines = there are no two lines +++
help-pages-below = Pages below:
help-see-also = See also:
help-by-the-values-now-in = By the values now in force:
help-together = {"  "}{ $sum }  together
help-there-is-no-table = there is no table "{ $name }"
help-a-star-is-missing-in = a star is missing in "{ $line }"
help-leads-nowhere = {"["}{ $words }] leads nowhere
help-is-missing-in = "{ $end }" is missing in "{ $text }"
help-is-no-tile = "{ $notation }" is no tile
help-is-no-topic-and-no = "{ $address }" is no topic and no word of the glossary
help-is-no-picture = "{ $line }" is no picture
help-scoring-event = Scoring event
help-special-hand = Special hand
help-what-it-says = What it says
help-what-it-does = What it does
help-so-many-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
help-doubles = { $doubles ->
    [one] 1 double
   *[other] { $doubles } doubles
}
help-of-the-limit = { $limit }{"\u00A0"}% of the limit
help-nothing = nothing
help-remark = Remark
help-no-scoring-value = no scoring value
help-not-allowed = not allowed
help-limit-hand = a limit
help-part-of-limit = a part of the limit
help-mah-jongg-hand-only = Winner only
help-by-the-rules-now-in = By the rules now in force this hand is not Mah Jongg.
help-the-maximum = { $total }, the maximum

help-wrong-file = help file { $file }: { $why }
help-a-back = a back
help-together-alone = together
