# New game, rules, scoring, options of a table, people at one computer.

players-title = Share This Computer
players-bottom = &Bottom
players-right = &Right
players-top = &Top
players-left = &Left
players-name = Name
players-first = Player 1
players-a-person = A person
players-hint = This starts a new game. The computer plays the other seats.
players-invalid = You need at least two people and four different names.

option-panel-of-limit = % of limit
option-panel-of-a-limit = { $limit }{"\u00A0"}% of a limit
option-panel-default-nothing = Default: nothing.
option-panel-default-off = Default: off.
option-panel-default-on = Default: on.

configuration-title = Rules Configuration
configuration-tiles = Tiles
configuration-chows = &Chows are allowed
configuration-special-hands = &Special Hands are allowed
configuration-flowers = Play with &Flowers
configuration-start-with = S&tart with
configuration-scores = Scores
configuration-maximum-score-per-hand = Maximum Score per Hand
configuration-hint = OK starts a new game.
configuration-start-invalid = The starting score must be 0 to { $most } points.
configuration-maximum-invalid = The maximum score must be 1 to { $most } points.

scoring-find = F&ind a scoring event
scoring-events-changed = { $count } events, { $changed } changed
scoring-event = Scoring Event
scoring-column-points = Points
scoring-column-doubles = Doubles
scoring-counts-as = Counts as
scoring-special-hands = Special hands
scoring-points-and-doubles = Points and doubles
scoring-not-allowed = not allowed
scoring-counts-as-total-fixed = Total, fixed
scoring-total = Total

scoring-none-found = No scoring events found.
scoring-default = &Default
scoring-default-all = Default &All
scoring-show = &Show
scoring-none = None
scoring-points = &Points
scoring-doubles = Doubles
scoring-mah-jongg-hand-only = &Mah Jongg Hand Only
scoring-no-scoring-value = &No Scoring Value
scoring-allow-this-special-hand = A&llow this Special Hand
scoring-total-score = &Total Score
scoring-part-of-limit = % of a limit
scoring-points-fixed = Its points cannot be turned into doubles.
scoring-doubles-off = Turn Total Score off to give doubles.
scoring-total-fixed-hint = Its points are always the whole score.
scoring-winner-fixed = It counts for the winner only.

current-options-title = Current Game Options
current-options-manager-only = Only this table's manager can change them.
current-options-hint = Changes apply to everyone. Changes to the wall apply from the next hand.
options-number-invalid = One of the numbers is not allowed.
current-options-apply = &Apply

stored-options-title = Stored Game Options
stored-options-hint = For new games at your own table and at tables that you manage, never for a game in progress.
stored-options-add = Add
stored-options-reset = Reset
stored-options-remove = Remove
stored-options-save = &Save Changes

new-game-title = New Game
new-game-bloem = &Bloem: the rules of the 1996 game, with thirty special hands
new-game-classical = &Classical: Chinese rules with limit hands, as network tables play
new-game-rules = Rules
new-game-length = Length
new-game-rules-hint = To change these rules, use Configure Rules and Configure Scoring in the Options menu.
new-game-defaults = &Defaults
new-game-edit = &Edit...
new-game-hint = Scores start again.

scoring-title = Scoring Configuration
scoring-hint = OK starts a new game. All scores start again.
option-panel-part = { $option }: { $part }
option-panel-points = points
option-panel-doubles = doubles
option-panel-default = Default: { $worth }.
option-panel-some-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
option-panel-some-doubles = { $doubles ->
    [one] 1 double
   *[other] { $doubles } doubles
}
scoring-nothing = nothing

new-game-all-opponents = All opponents
new-game-presets = Style of game
new-game-usual = U&sual
new-game-without-flowers = &Without flowers
new-game-discarder-pays-more = Discarder &pays more
new-game-friendly = &Friendly
new-game-learner = &Newcomer
new-game-beginner = Be&ginner
new-game-club = Cl&ub
new-game-expert = E&xpert
new-game-master = &Master
