# Events for the status bar and the log. $you: whether the player is the viewer; otherwise the name is $who.

event-game-began = A new game begins. { $you ->
    [yes] You are the first East.
   *[no] { $who } is the first East.
}
event-round-began = The round of the { $wind } Wind begins.
event-welcome = You are { $wind } in the { $round } round. Good luck!
event-welcome-first = { $east } drew East. You are { $wind }. Good luck!
event-welcome-east = You are { $wind } in the { $round } round, so the red stake is yours. Good luck!
event-how-to-start = { $welcome } Press Start! to begin.
event-welcome-all = { $who } is East in the { $round } round. Good luck!
event-dealt = The tiles are dealt.
tile-flower-named = the Flower { $flower }
event-drew-this-tile =
    { $you ->
        [yes] You draw { $tile }.
       *[no] { $who } draws { $tile }.
    }
event-drew-this-loose-tile =
    { $you ->
        [yes] You draw { $tile }, a Loose Tile.
       *[no] { $who } draws { $tile }, a Loose Tile.
    }
event-drew-a-tile =
    { $you ->
        [yes] You draw a tile.
       *[no] { $who } draws a tile.
    }
event-drew-a-loose-tile =
    { $you ->
        [yes] You draw a Loose Tile.
       *[no] { $who } draws a Loose Tile.
    }
event-laid-out =
    { $you ->
        [yes] You lay out { $tile }.
       *[no] { $who } lays out { $tile }.
    }
event-discarded =
    { $you ->
        [yes] You discard { $tile }.
       *[no] { $who } discards { $tile }.
    }
event-discarded-calling =
    { $you ->
        [yes] You discard { $tile } with an Original Call.
       *[no] { $who } discards { $tile } with an Original Call.
    }
event-dangerous =
    { $you ->
        [yes] You discard a dangerous tile
       *[no] { $who } discards a dangerous tile
    }{ $no_choice ->
        [yes] {""}, with no choice
       *[no] {""}
    }.
event-stood =
    { $you ->
        [yes] You call a Standing Hand.
       *[no] { $who } calls a Standing Hand.
    }
event-not-stood = You do not call a Standing Hand.
event-one-short = You are one tile away: { $tiles }.
event-claimed =
    { $you ->
        [yes] You claim { $what }.
       *[no] { $who } claims { $what }.
    }
event-passed = You pass.
# $from: "your", or "Ada's"
event-taken =
    { $you ->
        [yes] You take { $from } { $tile } for { $what }.
       *[no] { $who } takes { $from } { $tile } for { $what }.
    }
owner-your = your
owner-possessive = { $name }'s
event-placing-a-chow = You choose where { $tile } goes in your Chow.
event-kong =
    { $you ->
        [yes] You make
       *[no] { $who } makes
    } { $exposed ->
        [yes] an Exposed Kong of { $tile }.
       *[no] a Concealed Kong of { $tile }.
    }
event-mah-jongg =
    { $you ->
        [yes] You go Mah Jongg with { $tile }, { $how }!
       *[no] { $who } goes Mah Jongg with { $tile }, { $how }!
    }
source-wall = drawn from the wall
source-loose-tile = a Loose Tile
source-discard = a discard
source-robbed-kong = snatched from a Kong
event-formed =
    { $you ->
        [yes] You lay out { $what } of { $tile }.
       *[no] { $who } lays out { $what } of { $tile }.
    }
event-formed-special =
    { $you ->
        [yes] You lay out a special hand.
       *[no] { $who } lays out a special hand.
    }
event-tiles-shown =
    { $you ->
        [yes] You show { $tiles }.
       *[no] { $who } shows { $tiles }.
    }
event-scored =
    { $you ->
        [yes] You score { $points }.
       *[no] { $who } scores { $points }.
    }
score-of-player = { $who } { $score }
event-settled = The scores are now: { $scores }.
event-not-settled = Nobody pays: all hands were visible.
event-washed-out = The wall is used up, and nobody went Mah Jongg. East stays East.
event-goulash-began = The last hand was dead, so this one is a Goulash: exchange tiles first, then play without Chows.
event-exchanged = { $who } passes you { $tiles }.
event-hands-shown = All hands are shown. Nobody pays for this hand.
event-hands-covered = The hands are hidden again.
event-resumed = The game goes on in the { $wind } round. { $you ->
    [yes] You are East.
   *[no] { $who } is East.
}
event-game-ended =
    { $you ->
        [yes] You win
       *[no] { $who } wins
    } the game with { $score }. { $others }.
event-game-over = The game is over.
event-winner =
    { $you ->
        [yes] You win with { $score }
       *[no] { $who } wins with { $score }
    }
event-option-changed = The option { $name } is now { $value }.
event-swapped = { $old } is swapped for { $new }.
event-uses = You can use it for { $list }.
event-place = Hand { $hand }, { $wind } round.
state-ended = { $place } This hand is over.
state-discard = { $place } { $you ->
    [yes] You have discarded { $tile }.
   *[no] { $who } has discarded { $tile }.
}
state-kong = { $place } { $you ->
    [yes] You have made a Kong of { $tile }.
   *[no] { $who } has made a Kong of { $tile }.
}
state-turn = { $place } It is { $whose } turn.
state-table = The table at { $place }.
state-progress = Round of the { $wind } Wind, hand { $hand }; { $tiles ->
    [one] 1 tile is
   *[other] { $tiles } tiles are
} left in the wall.
state-player = { $wind }: { $who }, { $score }{ $turn ->
    [yes] {""}, whose turn it is
   *[no] {""}
}

# Why another claim had priority.

claim-a-chow = a Chow
claim-a-kong = a Kong
claim-a-pair = a pair
claim-a-pung = a Pung
claim-precedence-of-kind = { $theirs } goes before your { $called }.
claim-precedence-of-seat = { $theirs } goes before yours: { $name } plays sooner after the discarder.
claim-precedence = { $theirs } goes first.
claim-missed-mah-jongg = { $tile } went by. It would have been Mah Jongg! Press + for more time.
claim-missed-claim = { $tile } went by. Press + for more time to claim.
claim-of-player = { $whose } { $what }

event-completed =
    { $you ->
        [yes] You complete { $what } with { $tile }.
       *[no] { $who } completes { $what } with { $tile }.
    }
event-win =
    { $you ->
        [yes] You go Mah Jongg. Your hand is worth { $points }.
       *[no] { $who } goes Mah Jongg with a hand worth { $points }.
    }
event-special-win =
    { $you ->
        [yes] You go Mah Jongg with a special hand worth { $points }.
       *[no] { $who } goes Mah Jongg with a special hand worth { $points }.
    }
event-special-win-beside =
    { $you ->
        [yes] You go Mah Jongg
       *[no] { $who } goes Mah Jongg
    }: { $brings } for this, { $points } in all.
