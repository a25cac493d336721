### The workshop of rule sets.

workshop-whole-score = whole score
workshop-added = added to the rest
workshop-winner-only = winner only
workshop-anybody = for anybody
workshop-limit = a limit
workshop-on = on
workshop-off = off
workshop-none = none
workshop-by-rounds = as many as the rounds need
workshop-chows = Chows are allowed
workshop-special-hands = Special hands are allowed
workshop-start = Starting score
workshop-most = Most a hand can score
workshop-hands = Hands in a game

workshop-single = Single
workshop-pair = Pair
workshop-chow = Chow
workshop-run = Run
workshop-pung = Pung
workshop-pung-or-kong = Pung or Kong
workshop-four = Four on the stake
workshop-own-wind = own Wind
workshop-any-wind = any Wind
workshop-any-dragon = any Dragon
workshop-any-honour = any Wind or Dragon
workshop-any-terminal = any 1 or 9
workshop-any-major = any 1, 9, Wind or Dragon
# The tiles of a set in a special hand. $number: a number, workshop-any-number, workshop-same-number or workshop-same-number-and.
workshop-of-suit = { $number } { SUIT($suit) }
workshop-of-one-suit = { $number } of one suit
workshop-of-another-suit = { $number } of another suit
workshop-of-third-suit = { $number } of the third suit
workshop-any-number = any number
workshop-same-number = n
workshop-same-number-and = n + { $more }
# $first: the tiles as above. $kind: workshop-pair and so on. $of: the tiles as above.
workshop-run-of = Run of { $length } from { $first }
workshop-place = { $kind } of { $of }

workshop-title = Rule Workshop: { $name }
workshop-page-sets = Rule Sets
workshop-page-options = Options
workshop-page-events = Scoring Events
workshop-page-hands = Special Hands
workshop-page-differences = What Differs
workshop-undo = &Undo
workshop-redo = &Redo
workshop-save = Sa&ve
workshop-unsaved = Not saved yet.
workshop-copy-hint = A game in progress keeps the rules it started with.
workshop-our-rules = Our rules
workshop-our-copy = { $name }, our way
workshop-name-taken = Another rule set is called { $name }.
workshop-kept = { $name } is saved. New Game lists it.
workshop-removed = Rule set removed.
workshop-arrived = { $name } was opened from a file. Press Save to keep it.
workshop-put-up = { $name } was added from a file, at the end of the list.
workshop-shared = A copy to share: { $path }.
workshop-confirm-close = You have unsaved changes. Press Close again to discard them.
workshop-confirm-open = You have unsaved changes. Press again to discard them.
workshop-confirm-remove = This deletes its file. Press again to remove it.
workshop-confirm-play = This starts a new game, and all scores start again. Press again to play.

workshop-shelf-heading = SAVED RULE SETS
workshop-draft-heading = NOW EDITING
workshop-open = &Edit
workshop-open-copy = &Edit a Copy
workshop-remove = Re&move
workshop-name = Name
workshop-about = Where it comes from
    .placeholder = a note for later
workshop-based-same = Based on { $base }. Nothing differs yet.
workshop-based = Based on { $base }. { $count ->
    [one] 1 thing differs
   *[other] { $count } things differ
}.
workshop-hint = Use the tabs above to set options, change what each event is worth, and make special hands of your own. Then press Save.
workshop-play = &Play with These
workshop-copy = Make a Cop&y
workshop-share = &Share a Copy
workshop-rows = the original, { $count } scoring events
workshop-summary-same = { $base }; nothing differs
workshop-summary = { $base }; { $count ->
    [one] 1 thing differs
   *[other] { $count } things differ
}
workshop-start-with = Scores start with
workshop-of-every-game = Every game

workshop-nothing-differs = Nothing differs from the original yet.
workshop-what = WHAT
workshop-original = ORIGINAL
workshop-here = HERE
workshop-not-there = not there
workshop-leave-out = &Leave Out
workshop-as-original = As in the Or&iginal

workshop-new-event = &New Scoring Event
workshop-new-event-name = Our scoring event
workshop-event-name = Name of the scoring event
workshop-event-points = P&oints
workshop-event-limit = Part of a limit
workshop-when = WHEN IT COUNTS
workshop-change-event = &Change When It Counts
workshop-new-hand = New Spec&ial Hand
workshop-new-name = Our special hand
workshop-change = &Change
workshop-begin = Ma&ke Another Like It
workshop-no-pattern = This hand has no tile pattern. A condition says when it counts.
workshop-form-of = Example { $at } of { $count }
workshop-example-of = Example { $at } of { $count } (there are too many to show them all)
workshop-made-times = made { $made ->
    [one] once
   *[other] { $made } times
}
workshop-shares-nothing = No other special hand uses the same tiles.
workshop-shares = { $shared ->
    [one] 1 of its examples is
   *[other] { $shared } of its examples are
} also { $name }, { $dearer ->
    [yes] which scores more.
   *[no] which scores no more.
}
workshop-how-often = How often does it come up? Let the computer players try { $deals } deals. It takes a minute or two.
workshop-try = &Try It
workshop-stop = S&top
workshop-trying = The computer players are dealing...
workshop-so-far = { $deals } of { $of } deals so far.
workshop-too-early = You'll see how often it comes up after { $enough } deals.
workshop-too-few = { $deals } deals are too few to tell. It takes { $enough }.
workshop-came = In { $deals } deals it was { $made ->
    [0] never made
    [one] made once
   *[other] made { $made } times
}, and { $near ->
    [one] 1 hand
   *[other] { $near } hands
} came within one tile.
workshop-beside = About as common: { $names }.
workshop-beside-one = { $name } ({ $worth })
workshop-take-worth = Make It &Worth { $worth }
workshop-hand-name = Name of the special hand
workshop-points = Points
workshop-concealed = Concealed until the last tile
workshop-total = The points are the whole score
workshop-leave = &Delete
workshop-done = Add to the Rules
workshop-tiles-so-far = { $count } of 14 tiles
workshop-or-kong = or Kong
workshop-or-kong-of = or Kong, { $of }
workshop-tiles-unknown = Tiles are counted when the hand is complete
workshop-take-away = Remove: { $place }
workshop-empty = No tiles yet. Choose a kind of set below, then its tiles. Click a set here to remove it.
workshop-pattern = Way { $number }
workshop-or-else = Another Way
workshop-in-a-row = { $length } in a row
workshop-bamboo = Bamboo
workshop-circle = Circle
workshop-wan = Wan
workshop-one-suit = any one suit
workshop-another-suit = a second suit
workshop-third-suit = the third suit
workshop-any = any number
workshop-n = same number
workshop-n-1 = + 1
workshop-n-2 = + 2

# The conditions under which a user-defined scoring event counts.

condition-head-sets = SETS
condition-each-set = for each Pair, Chow, Pung or Kong of a kind
condition-family = for several sets from one family of tiles
condition-eyes = for a Pair that the last tile completed
condition-head-won = HOW IT WAS WON
condition-out = for going Mah Jongg
condition-drawn = for winning with a tile drawn from the wall
condition-loose = for winning with a Loose Tile
condition-last-tile = for drawing the last tile of the wall
condition-snatch = for robbing a Kong
condition-with-tile = for winning with a certain tile
condition-only-possible = for the only kind of tile that could win
condition-only-place = for the only tile that fits, if some of its kind are still hidden
condition-last-discard = for a discard after the last tile was drawn
condition-no-tile-left = when no live tile is left
condition-standing = after a Standing Hand or Original Call
condition-original = for East, before the first discard
condition-blessing = for East, dealt a complete hand
condition-first-discard = for winning with East's first discard
condition-kong-upon-kong = after a Kong upon a Kong
condition-thirteenth = for East, after twelve wins in a row
condition-head-hand = THE WHOLE HAND
condition-no-chows = for four sets, none of them a Chow
condition-no-scoring-value = for all Chows and a Pair that scores nothing
condition-one-suit-with-honours = for one suit with Winds and Dragons
condition-one-suit = for one suit alone
condition-terminals-with-honours = for ones and nines with Winds and Dragons
condition-terminals = for ones and nines alone
condition-honours = for Winds and Dragons alone
condition-majors = for ones, nines, Winds and Dragons alone
condition-fully-concealed = for a hand concealed to the end
condition-almost-concealed = for a hand concealed up to the last tile
condition-four-chows = for four Chows
condition-one-suit-terminals = for ones and nines of one suit with Winds and Dragons
condition-minors = for twos to eights alone
condition-four-pungs = for four concealed Pungs or Kongs
condition-three-kongs = for three concealed Kongs
condition-three-pungs = for three concealed Pungs or Kongs
condition-hidden-pungs = for four Pungs of one suit and honours, concealed up to the last tile
condition-buried-treasure = for concealed Pungs of one suit and honours
condition-seven-pairs = for seven Pairs
condition-four-kongs = for four Kongs
condition-concealed-pungs = for four concealed Pungs or Kongs
condition-thirteen-wonders = for Thirteen Wonders
condition-concealed-suit = for one suit, concealed to the end
condition-green = for nothing but green tiles
condition-nine-gates = for Nine Gates
condition-snake = for a Snake: 1 to 9 with Pungs of 1 and 9
condition-no-score = when no set scored any points
condition-head-bonus = FLOWERS AND SEASONS
condition-each-bonus = for each Flower or Season
condition-own-bonus = for each Flower or Season of your own
condition-own-flower = for your own Flower
condition-own-season = for your own Season
condition-own-both = for your own Flower and Season
condition-bonus-set = for all four Flowers, and all four Seasons
condition-all-flowers = for all four Flowers
condition-all-seasons = for all four Seasons

condition-kong = Kong
condition-exposed = exposed
condition-concealed = concealed
condition-either = either way
condition-tile-any = any tile
condition-tile-minor = 2 to 8
condition-tile-terminal = 1 and 9
condition-tile-major = 1, 9, Winds, Dragons
condition-tile-honour = Winds, Dragons
condition-tile-wind = Winds
condition-tile-dragon = Dragons
condition-tile-own-wind = own Wind
condition-tile-round-wind = Wind of the Round
condition-from-anywhere = from anywhere
condition-from-wall = drawn
condition-from-loose = as a Loose Tile
condition-from-discard = a discard
condition-from-kong = out of a Kong
condition-last = and the last live tile
condition-pair-too = and a Pair of them
condition-no-chow = and no Chows
condition-sets-of = { $sets ->
    [one] 1 set
   *[other] { $sets } sets
}
