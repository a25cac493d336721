# Events in words, for the status bar and the log. $you: it is the viewer; otherwise it is $who.

told-game-began = A new game. { $you ->
    [yes] You are East first.
   *[no] { $who } is East first.
}
told-round-began = The round of the { $wind } Wind begins.
told-welcome = You are { $wind } in the { $round } round. Good luck!
told-welcome-first = { $east } drew East. You are { $wind } in the { $round } round. Good luck!
told-welcome-east = You are { $wind } in the { $round } round, so the red stake is yours. Good luck!
told-how-to-start = { $welcome } Press Start!, Enter or click the table to begin.
told-welcome-all = { $who } is East in the { $round } round. Good luck!
told-dealt = The tiles are dealt.
told-the-flower = the Flower { $flower }
told-drew-this-tile =
    { $you ->
        [yes] You get { $tile }.
       *[no] { $who } gets { $tile }.
    }
told-drew-this-loose-tile =
    { $you ->
        [yes] You get { $tile }, a Loose Tile.
       *[no] { $who } gets { $tile }, a Loose Tile.
    }
told-drew-a-tile =
    { $you ->
        [yes] You get a tile.
       *[no] { $who } gets a tile.
    }
told-drew-a-loose-tile =
    { $you ->
        [yes] You get a Loose Tile.
       *[no] { $who } gets a Loose Tile.
    }
told-laid-out =
    { $you ->
        [yes] You lay out { $tile }.
       *[no] { $who } lays out { $tile }.
    }
told-discarded =
    { $you ->
        [yes] You discard { $tile }.
       *[no] { $who } discards { $tile }.
    }
told-discarded-calling =
    { $you ->
        [yes] You discard { $tile } and call.
       *[no] { $who } discards { $tile } and calls.
    }
told-dangerous =
    { $you ->
        [yes] You discard a dangerous tile
       *[no] { $who } discards a dangerous tile
    }{ $no_choice ->
        [yes] {""}, without a choice
       *[no] {""}
    }.
told-stood =
    { $you ->
        [yes] You call a Standing Hand.
       *[no] { $who } calls a Standing Hand.
    }
told-not-stood = You call no Standing Hand.
told-one-short = Your hand is one tile short: { $tiles }.
told-claimed =
    { $you ->
        [yes] You claim { $what }.
       *[no] { $who } claims { $what }.
    }
told-passed = You pass.
# $from: "your", or "Ada's"
told-taken =
    { $you ->
        [yes] You take { $from } { $tile } for { $what }.
       *[no] { $who } takes { $from } { $tile } for { $what }.
    }
told-your = your
told-possessive = { $name }'s
told-placing-a-chow = You choose where { $tile } stands in your Chow.
told-kong =
    { $you ->
        [yes] You make
       *[no] { $who } makes
    } { $exposed ->
        [yes] an Exposed Kong of { $tile }.
       *[no] a Concealed Kong of { $tile }.
    }
told-mah-jongg =
    { $you ->
        [yes] You go Mah Jongg with { $tile }, { $how }!
       *[no] { $who } goes Mah Jongg with { $tile }, { $how }!
    }
told-from-the-wall = drawn from the wall
told-a-loose-tile = a Loose Tile
told-a-discard = a discard
told-from-a-kong = snatched from a Kong
told-formed =
    { $you ->
        [yes] You lay out { $what } of { $tile }.
       *[no] { $who } lays out { $what } of { $tile }.
    }
told-formed-special =
    { $you ->
        [yes] You lay out a special hand.
       *[no] { $who } lays out a special hand.
    }
told-tiles-shown =
    { $you ->
        [yes] You show { $tiles }.
       *[no] { $who } shows { $tiles }.
    }
told-scored =
    { $you ->
        [yes] You score { $points }.
       *[no] { $who } scores { $points }.
    }
told-a-score = { $who } { $score }
told-settled = The scores are now: { $scores }.
told-not-settled = No settlement: all hands were visible.
told-washed-out = All tiles are played and nobody went Mah Jongg. East stays.
told-hands-shown = All hands are shown; this hand will not be settled.
told-hands-covered = The hands are covered again.
told-resumed = The game goes on in the round of { $wind }. { $you ->
    [yes] You are East.
   *[no] { $who } is East.
}
told-game-ended =
    { $you ->
        [yes] You win
       *[no] { $who } wins
    } the game with { $score }. { $others }.
told-game-over = The game is over.
told-winner =
    { $you ->
        [yes] You win with { $score }
       *[no] { $who } wins with { $score }
    }
told-option-changed = The option { $name } is now { $value }.
told-swapped = { $old } is exchanged for { $new }.
told-uses = You can use it for { $list }.
told-place = Hand { $hand }, { $wind } round.
told-stands-at-the-end = { $place } It is over.
told-stands-at-a-discard = { $place } { $you ->
    [yes] You have discarded { $tile }.
   *[no] { $who } has discarded { $tile }.
}
told-stands-at-a-kong = { $place } { $you ->
    [yes] You have made a Kong of { $tile }.
   *[no] { $who } has made a Kong of { $tile }.
}
told-stands-at-a-turn = { $place } It is { $whose } turn.
told-table = The table at { $place }.
told-how-far = Round of the { $wind } Wind, hand { $hand }; { $tiles ->
    [one] 1 tile is
   *[other] { $tiles } tiles are
} left in the wall.
told-standing = { $wind }: { $who }, { $score }{ $turn ->
    [yes] {""}, whose turn it is
   *[no] {""}
}

# Why another claim went first.

told-a-chow = a Chow
told-a-kong = a Kong
told-a-pair = a pair
told-a-pung = a Pung
told-goes-before-your = { $theirs } goes before your { $called }.
told-goes-before-yours-sits-nearer = { $theirs } goes before yours: { $name } sits nearer after the discarder.
told-goes-first = { $theirs } goes first.
told-missed-mah-jongg = { $tile } went by, and it was Mah Jongg for you. Press + for more time.
told-missed-claim = { $tile } went by. Press + for more time to claim.
told-theirs = { $whose } { $what }

told-completed =
    { $you ->
        [yes] You complete { $what } with { $tile }.
       *[no] { $who } completes { $what } with { $tile }.
    }
told-special-win =
    { $you ->
        [yes] You go Mah Jongg with a special hand worth { $points }.
       *[no] { $who } goes Mah Jongg with a special hand worth { $points }.
    }
told-special-win-beside =
    { $you ->
        [yes] You go Mah Jongg
       *[no] { $who } goes Mah Jongg
    }: { $brings } for this, { $points } in all.
