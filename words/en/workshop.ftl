### The workshop of rule sets.

workshop-whole-score = whole score
workshop-added = added to the rest
workshop-winner-only = winner only
workshop-anybody = for anybody
workshop-limit = a limit
workshop-on = on
workshop-off = off
workshop-none = none
workshop-by-rounds = as many as the rounds have
workshop-chows = Chows are allowed
workshop-special-hands = Special hands are allowed
workshop-start = Score at the start
workshop-most = Most a hand can count
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
workshop-of-suit = { $number } { $suit }
workshop-of-one-suit = { $number } of one suit
workshop-of-another-suit = { $number } of another suit
workshop-of-third-suit = { $number } of the third suit
workshop-any-number = any number
workshop-same-number = n
workshop-same-number-and = n + { $more }
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
workshop-copy-hint = A game that is under way keeps its own copy of its rules.
workshop-our-rules = Our rules
workshop-our-copy = { $name }, our way
workshop-name-taken = Another rule set is called { $name }.
workshop-kept = { $name } is saved. New Game lists it.
workshop-removed = It is removed.
workshop-arrived = { $name } has come from a file. Save keeps it on the shelf.
workshop-put-up = { $name } has come from a file, and is the last one on the shelf.
workshop-shared = A copy to give away is { $path }.
workshop-confirm-close = There are changes that are not saved. Press Close once more to leave them.
workshop-confirm-open = There are changes that are not saved. Press again to leave them.
workshop-confirm-remove = Its file will be gone. Press again to remove it.
workshop-confirm-play = A new game begins, and scores start again. Press again to play.

workshop-shelf-heading = ON THE SHELF
workshop-draft-heading = IN THE WORKSHOP
workshop-open = Wor&k at It
workshop-open-copy = Wor&k at a Copy
workshop-remove = Re&move
workshop-name = Name
workshop-about = Where it comes from
    .placeholder = for whoever reads it later
workshop-based-same = Based on { $base }. Nothing differs yet.
workshop-based = Based on { $base }. { $count ->
    [one] 1 thing differs
   *[other] { $count } things differ
}.
workshop-hint = Set its options, what each event is worth, and make special hands of your own, each on its page above. Save keeps it on the shelf.
workshop-play = &Play with These
workshop-copy = Make a Cop&y
workshop-share = Copy to &Give Away
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
workshop-begin = Be&gin Another with It
workshop-no-pattern = It is no pattern of tiles: a condition says when it counts.
workshop-form-of = { $at } of { $count } sets of tiles
workshop-example-of = Example { $at } of { $count }: too many sets of tiles to show them all
workshop-made-times = made { $made } times
workshop-shares-nothing = No other special hand has the same tiles.
workshop-shares = { $shared ->
    [one] 1 of its sets of tiles is
   *[other] { $shared } of its sets of tiles are
} { $name } as well, { $dearer ->
    [yes] which is worth more.
   *[no] which is not worth more.
}
workshop-how-often = How often does it come up? Computer players try these rules in { $deals } deals, in a minute or two.
workshop-try = &Try It
workshop-stop = S&top
workshop-trying = The computer players are dealing...
workshop-so-far = { $deals } of { $of } deals so far.
workshop-too-early = After { $enough } it can be said how often it comes up.
workshop-too-few = After { $deals } deals nothing can be said yet: that takes { $enough }.
workshop-came = In { $deals } deals it was made { $made ->
    [0] never
    [one] once
   *[other] { $made } times
}, and { $near } hands ended no more than one tile away.
workshop-beside = About as often come { $names }.
workshop-beside-one = { $name } ({ $worth })
workshop-take-worth = Make It &Worth { $worth }
workshop-hand-name = Name of the special hand
workshop-points = Points
workshop-concealed = Concealed until the last tile
workshop-total = The points are the whole score
workshop-leave = Throw &It Away
workshop-done = Put It into the Rules
workshop-tiles-so-far = { $count } of 14 tiles
workshop-or-kong = or Kong
workshop-or-kong-of = or Kong, { $of }
workshop-tiles-unknown = Its tiles are counted when it is whole
workshop-take-away = Take away: { $place }
workshop-empty = No tiles yet. Choose a kind of set below, then what it is of. Press a set here to take it away again.
workshop-pattern = Way { $number }
workshop-or-else = Or Else...
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

occasion-head-sets = SETS
occasion-each-set = for each Pair, Chow, Pung or Kong of a kind
occasion-family = for so many sets of a family of tiles
occasion-eyes = for a Pair that the last tile completed
occasion-head-won = HOW IT WAS WON
occasion-out = for going Mah Jongg
occasion-drawn = for a last tile drawn from the wall
occasion-loose = for a last tile that is a Loose Tile
occasion-last-tile = for the last tile of the wall, drawn
occasion-snatch = for robbing a Kong
occasion-with-tile = for winning with a certain tile
occasion-only-possible = for the only kind of tile that could win
occasion-only-place = for the only tile that fits, not all of it open
occasion-last-discard = for a discard after the last tile was drawn
occasion-no-tile-left = when no live tile is left
occasion-standing = after a Standing Hand or Original Call
occasion-original = for East, before the first discard
occasion-blessing = for East, dealt a whole hand
occasion-first-discard = for winning with East's first discard
occasion-kong-upon-kong = after a Kong upon a Kong
occasion-thirteenth = for East, after twelve wins in a row
occasion-head-hand = THE WHOLE HAND
occasion-no-chows = for four sets, none of them a Chow
occasion-no-scoring-value = for nothing but Chows and a Pair that counts nothing
occasion-one-suit-with-honours = for one suit with Winds and Dragons
occasion-one-suit = for one suit alone
occasion-terminals-with-honours = for ones and nines with Winds and Dragons
occasion-terminals = for ones and nines alone
occasion-honours = for Winds and Dragons alone
occasion-majors = for ones, nines, Winds and Dragons, whichever
occasion-fully-concealed = for a hand concealed to the end
occasion-almost-concealed = for a hand concealed up to the last tile
occasion-four-chows = for four Chows
occasion-one-suit-terminals = for ones and nines of one suit with Winds and Dragons
occasion-minors = for twos to eights alone
occasion-four-pungs = for four concealed Pungs or Kongs
occasion-three-kongs = for three concealed Kongs
occasion-three-pungs = for three concealed Pungs or Kongs
occasion-hidden-pungs = for four Pungs of one suit and honours, concealed up to the last tile
occasion-buried-treasure = for concealed Pungs of one suit and honours
occasion-seven-pairs = for seven Pairs
occasion-four-kongs = for four Kongs
occasion-concealed-pungs = for four concealed Pungs or Kongs
occasion-thirteen-wonders = for Thirteen Wonders
occasion-concealed-suit = for one suit, concealed to the end
occasion-green = for nothing but green tiles
occasion-nine-gates = for Nine Gates
occasion-snake = for a Snake: 1 to 9 with Pungs of 1 and 9
occasion-no-score = when no set scored any points
occasion-head-bonus = FLOWERS AND SEASONS
occasion-each-bonus = for each Flower or Season
occasion-own-bonus = for each Flower or Season of one's own
occasion-own-flower = for one's own Flower
occasion-own-season = for one's own Season
occasion-own-both = for one's own Flower and Season
occasion-bonus-set = for all four Flowers, and all four Seasons
occasion-all-flowers = for all four Flowers
occasion-all-seasons = for all four Seasons

occasion-kong = Kong
occasion-exposed = exposed
occasion-concealed = concealed
occasion-either = either way
occasion-tile-any = any tile
occasion-tile-minor = 2 to 8
occasion-tile-terminal = 1 and 9
occasion-tile-major = 1, 9, Winds, Dragons
occasion-tile-honour = Winds, Dragons
occasion-tile-wind = Winds
occasion-tile-dragon = Dragons
occasion-tile-own-wind = own Wind
occasion-tile-round-wind = Wind of the Round
occasion-from-anywhere = coming from anywhere
occasion-from-wall = drawn
occasion-from-loose = as a Loose Tile
occasion-from-discard = a discard
occasion-from-kong = out of a Kong
occasion-last = and the last live tile
occasion-pair-too = and a Pair of them
occasion-no-chow = and no Chow besides
occasion-sets-of = { $sets ->
    [one] 1 set
   *[other] { $sets } sets
}
