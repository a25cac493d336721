# The help in the window and in the terminal.

help-elsewhere = Elsewhere: { $names }.
help-more = More: { $title }

help-chapter = In this chapter
help-see-also-heading = See also
help-control-block = help block { $first_link }
help-current-values = By the current values

help-search-hint = Type a word to find pages about it.
help-search-empty = Nothing found.
help-back = ← Back
help-forward = Forward →
help-up = ↑ Up
help-contents = Contents
help-index = Index
help-search = Search
help-glossary = Glossary
help-index-placeholder = A word of the index
help-search-placeholder = Words to look for
help-control-line = help line { $line }

help-control-page = help page
help-control-side = help side
help-control-field = help field
help-front-matter-missing = there are no two lines +++
help-pages-below = Pages below:
help-see-also = See also:
help-current-values-heading = By the current values:
help-together = {"  "}{ $sum }  together
help-unknown-table = there is no table "{ $name }"
help-missing-star = a star is missing in "{ $line }"
help-dead-link = {"["}{ $words }] leads nowhere
help-missing-end = "{ $end }" is missing in "{ $text }"
help-not-a-tile = "{ $notation }" is not a tile
help-unknown-target = "{ $address }" is neither a topic nor a word in the glossary
help-not-a-picture = "{ $line }" is not a picture
help-scoring-event = Scoring event
help-special-hand = Special hand
help-column-points = Points
help-column-doubles = Doubles
# A table of options: the option, what it says, and its value now.
help-column-option = Option
help-key-item = What it says
help-column-now = Now
help-on = on
help-off = off
# A table of keys: the key, the menu item, and what it does.
help-column-key = Key
help-column-item = Item
help-key-hint = What it does
help-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
help-of-the-limit = { $limit }{"\u00A0"}% of the limit
help-nothing = nothing
help-total = Total
help-remark = Remark
help-no-scoring-value = no scoring value
help-not-allowed = not allowed
help-limit-hand = a limit
help-part-of-limit = a part of the limit
help-mah-jongg-hand-only = Winner only
help-not-mah-jongg = By the current rules this hand is not Mah Jongg.
help-the-maximum = { $total }, the maximum

help-wrong-file = help file { $file }: { $why }
help-a-back = a back
help-together-alone = together
# At the top of a page that a translation of the program lacks.
help-not-translated = This page is not translated yet, so it is in English.
# Words that the search ignores, separated by spaces.
help-stop-words = a about am an and any are as at be been but by can could did do does for from get gets had happen happens has have how i if in is it its make many may me mean means much must my of on or should so than that the their them there these they this to was we what when where which who whom whose why will with would you your
# Endings of words that make no difference to the search, longest first.
help-word-endings = ing ed es s
# Paragraphs with one of these words are about the program, and are left out of the printed rulebook.
help-words-about-the-program = program click
