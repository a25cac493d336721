# The table in words, and what is spoken: for players who do not see the screen. Short, since they are heard.

described-own-tiles = { $tiles ->
    [one] Your tiles: 1
   *[other] Your tiles: { $tiles }
}
described-no-tiles = You hold no tiles.
described-tiles-covered = The tiles are covered.
described-watching = You are watching this table.
described-just-drawn = Just drawn.
described-advised = QuickTip would discard it.
described-fitting = Fits the discard.
described-in-lesson = This card is about it.
described-chosen-to-pass = Chosen to pass on.
described-hand = { $wind } round, hand { $hand }
described-tiles-left = { $tiles ->
    [one] 1 tile left
   *[other] { $tiles } tiles left
}
described-game-over = The game is over.
described-won = { $you ->
    [yes] You have gone Mah Jongg.
   *[no] { $who } has gone Mah Jongg.
}
described-dead-hand = Nobody has gone Mah Jongg.
described-waits-for-start = The tiles are dealt. Enter starts the hand.
described-kong = { $you ->
    [yes] You have made a Kong of { TILE($tile, form: "plural") }.
   *[no] { $who } has made a Kong of { TILE($tile, form: "plural") }.
}
described-discard = { $you ->
    [yes] You have discarded { TILE($tile, form: "a") }.
   *[no] { $who } has discarded { TILE($tile, form: "a") }.
}
described-turn = { $you ->
    [yes] It is your turn.
   *[no] It is { PERSON($who, form: "possessive") } turn.
}
described-tip = QuickTip: { $advice }
described-player = { $you ->
    [yes] You
   *[no] { $who }
}, { $wind }, { $score ->
    [one] 1 point
   *[other] { $score } points
}{ $calling ->
    [yes] {""}, calling
   *[no] {""}
}
described-stake = { $tiles ->
    [one] 1 tile on the stake
   *[other] { $tiles } tiles on the stake
}
described-open-stake = On the stake: { $tiles }
described-bonus = Flowers and Seasons: { $tiles }
described-discards = Discards: { $tiles }
described-chow = Chow { $tiles }{ $concealed ->
    [yes] {""}, concealed
   *[no] {""}
}
described-pung = Pung of { TILE($tile, form: "plural") }{ $concealed ->
    [yes] {""}, concealed
   *[no] {""}
}
described-kong-of = Kong of { TILE($tile, form: "plural") }{ $concealed ->
    [yes] {""}, concealed
   *[no] {""}
}
described-pair = Pair of { TILE($tile, form: "plural") }
described-claimed-set = { $set } from { $you ->
    [yes] you
   *[no] { $who }
}
described-claimable = { TILE($tile) }, discarded by { $who }
described-claimable-kong = { TILE($tile) }, from { PERSON($who, form: "possessive") } Kong
described-no-time-limit = No time limit.
described-time-left = Time left: { $share }

spoken-choice = { $what } with { $key }
spoken-offer = You can claim the { $tile }: { $claims }. Pass with { $pass }.
spoken-last-discard = { $you ->
    [yes] Last, you discarded { TILE($tile, form: "a") }.
   *[no] Last, { $who } discarded { TILE($tile, form: "a") }.
}
spoken-taken-discard = { $you ->
    [yes] Last, you discarded { TILE($tile, form: "a") }.
   *[no] Last, { $who } discarded { TILE($tile, form: "a") }.
} { $by_you ->
    [yes] You took it.
   *[no] { $taker } took it.
}

spoken-discard = { $you ->
    [yes] You discard { TILE($tile, form: "a") }.
   *[no] { $who }: { $tile }.
}
spoken-set = { $you ->
    [yes] You: { $set }.
   *[no] { $who }: { $set }.
}
spoken-your-turn = Your turn. Choose a tile to discard.
spoken-hand-begins = { $round } round, hand { $hand }. You are { $wind }.
spoken-hand-begins-for-all = { $round } round, hand { $hand }. { $who } is East.
spoken-own-tiles = Your tiles: { $tiles }.
spoken-won = { $you ->
    [yes] You go Mah Jongg with { TILE($tile, form: "a") }!
   *[no] { $who } goes Mah Jongg with { TILE($tile, form: "a") }!
}
spoken-won-from = { $you ->
    [yes] You go Mah Jongg with { TILE($tile, form: "a") }
   *[no] { $who } goes Mah Jongg with { TILE($tile, form: "a") }
} from { $from_you ->
    [yes] you!
   *[no] { $from }!
}
spoken-score = { $you ->
    [yes] You score { $points }.
   *[no] { $who } scores { $points }.
}
spoken-winners-score = { $you ->
    [yes] You score { $points }
   *[no] { $who } scores { $points }
} for: { $reasons }.
# A win that is shown: its sets, with the name of a special hand or of what doubled the whole hand.
spoken-winning-hand = The winning hand: { $sets }.
spoken-named-winning-hand = { $name }: { $sets }.
# What an opponent says about a win.
spoken-reaction = { $who }: { $words }
spoken-gets = { $you ->
    [yes] You get { $amount }
   *[no] { $who } gets { $amount }
}
spoken-pays = { $you ->
    [yes] You pay { $amount }
   *[no] { $who } pays { $amount }
}
spoken-settled = { $changes }. Scores: { $scores }.
spoken-scores = Scores: { $scores }.
spoken-hand = { $round } round, hand { $hand }. { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} left.
spoken-no-hand = No hand has been dealt yet.
spoken-again = Again: { $words }
spoken-no-discard = Nobody has discarded yet.
spoken-no-claim = There is nothing to claim.
spoken-nothing = Nothing has been said yet.
spoken-everything = Speech: everything that happens.
spoken-discards-and-claims = Speech: your turn, discards and claims.
spoken-own-turn = Speech: your turn and your claims only.
spoken-suggest-no-limit = There is little time to claim a discard. Press { $key } to switch the limit off.
spoken-lesson-card = { $heading }, { $title }: { $words }
