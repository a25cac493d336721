# Events for the status bar and the log. $you: whether the player is the viewer; otherwise the name is $who, a person.
# $tile: a tile. $set, $claim: a set, a claim. $wind, $round: winds.

event-game-began = A new game begins. { $you ->
    [yes] You are the first East.
   *[no] { $who } is the first East.
}
event-round-began = The round of the { $wind } Wind begins.
event-welcome = You are { $wind } in the { $round } round. Good luck!
event-welcome-first = { $east } drew East. You are { $wind }. Good luck!
event-welcome-east = You are { $wind } in the { $round } round, so the red stake is yours. Good luck!
event-how-to-start = Press Start! to begin.
event-welcome-all = { $who } is East in the { $round } round. Good luck!
event-dealt = The tiles are dealt.
event-drew-this-tile = { $you ->
    [yes] You draw { TILE($tile, form: "a") }.
   *[no] { $who } draws { TILE($tile, form: "a") }.
}
event-drew-this-loose-tile =
    { $you ->
        [yes] You draw a Loose Tile: { TILE($tile, form: "a") }.
       *[no] { $who } draws a Loose Tile: { TILE($tile, form: "a") }.
    }
# $kind: bonus-flower or bonus-season. $loose: whether it is a Loose Tile.
event-drew-this-bonus = { $loose ->
    [yes] { $you ->
        [yes] You draw a Loose Tile, a { BONUS($kind) }: { $tile }.
       *[no] { $who } draws a Loose Tile, a { BONUS($kind) }: { $tile }.
    }
   *[no] { $you ->
        [yes] You draw a { BONUS($kind) }: { $tile }.
       *[no] { $who } draws a { BONUS($kind) }: { $tile }.
    }
}
# Before the sentence about the tile that the player draws next. $first: whether it is the player's first. $name: of the Flower or Season.
event-bonus-set-aside = { $first ->
    [yes] You have a { BONUS($kind) }: { $name }. It is set aside and adds points.
   *[no] Your { BONUS($kind) } is set aside: { $name }.
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
# $kind: bonus-flower or bonus-season.
event-laid-out =
    { $you ->
        [yes] You lay out a { BONUS($kind) }: { $tile }.
       *[no] { $who } lays out a { BONUS($kind) }: { $tile }.
    }
event-discarded =
    { $you ->
        [yes] You discard { TILE($tile, form: "a") }.
       *[no] { $who } discards { TILE($tile, form: "a") }.
    }
event-discarded-calling =
    { $you ->
        [yes] You discard { TILE($tile, form: "a") } and make an Original Call.
       *[no] { $who } discards { TILE($tile, form: "a") } and makes an Original Call.
    }
event-dangerous = { $no_choice ->
    [yes] { $you ->
        [yes] You discard a dangerous tile, with no choice.
       *[no] { $who } discards a dangerous tile, with no choice.
    }
   *[no] { $you ->
        [yes] You discard a dangerous tile.
       *[no] { $who } discards a dangerous tile.
    }
}
event-stood =
    { $you ->
        [yes] You call a Standing Hand.
       *[no] { $who } calls a Standing Hand.
    }
event-not-stood = You do not call a Standing Hand.
event-one-short = You are one tile away: you need { LIST($tiles, form: "a") }.
event-claimed =
    { $you ->
        [yes] You claim { CLAIM($claim, form: "a") }.
       *[no] { $who } claims { CLAIM($claim, form: "a") }.
    }
event-passed = You pass.
# $from: the player who discarded the tile. $from_you: whether that is the viewer.
event-taken = { $you ->
    [yes] You take { PERSON($from, form: "possessive") } { TILE($tile) } for { SET($set, form: "a") }.
   *[no] { $from_you ->
        [yes] { $who } takes your { TILE($tile) } for { SET($set, form: "a") }.
       *[no] { $who } takes { PERSON($from, form: "possessive") } { TILE($tile) } for { SET($set, form: "a") }.
    }
}
event-placing-a-chow = You choose where the { $tile } goes in your Chow.
event-kong = { $exposed ->
    [yes] { $you ->
        [yes] You make an exposed Kong of { TILE($tile, form: "plural") }.
       *[no] { $who } makes an exposed Kong of { TILE($tile, form: "plural") }.
    }
   *[no] { $you ->
        [yes] You make a concealed Kong of { TILE($tile, form: "plural") }.
       *[no] { $who } makes a concealed Kong of { TILE($tile, form: "plural") }.
    }
}
# $how: where the last tile came from.
event-mah-jongg = { $how ->
    [wall] { $you ->
        [yes] You draw { TILE($tile, form: "a") } and go Mah Jongg!
       *[no] { $who } draws { TILE($tile, form: "a") } and goes Mah Jongg!
    }
    [loose] { $you ->
        [yes] You draw a Loose Tile, { TILE($tile, form: "a") }, and go Mah Jongg!
       *[no] { $who } draws a Loose Tile, { TILE($tile, form: "a") }, and goes Mah Jongg!
    }
    [kong] { $you ->
        [yes] You snatch { TILE($tile, form: "a") } from a Kong and go Mah Jongg!
       *[no] { $who } snatches { TILE($tile, form: "a") } from a Kong and goes Mah Jongg!
    }
   *[discard] { $you ->
        [yes] You claim the { TILE($tile) } and go Mah Jongg!
       *[no] { $who } claims the { TILE($tile) } and goes Mah Jongg!
    }
}
event-formed = { $you ->
    [yes] You lay out { SET($set, form: "a") } of { TILE($tile, form: "plural") }.
   *[no] { $who } lays out { SET($set, form: "a") } of { TILE($tile, form: "plural") }.
}
event-formed-special =
    { $you ->
        [yes] You lay out a special hand.
       *[no] { $who } lays out a special hand.
    }
event-tiles-shown =
    { $you ->
        [yes] You show these tiles: { $tiles }.
       *[no] { $who } shows these tiles: { $tiles }.
    }
event-scored =
    { $you ->
        [yes] You score { $points }.
       *[no] { $who } scores { $points }.
    }
# In a list.
score-of-player = { $you ->
    [yes] You { $score }
   *[no] { $who } { $score }
}
event-settled = The scores are now: { $scores }.
event-not-settled = Nobody pays: all hands were visible.
event-washed-out = The wall is used up, and nobody went Mah Jongg. East stays East.
event-goulash-began = The last hand was dead, so this one is a Goulash: exchange tiles first, then play without Chows.
event-exchanged = { $who } passes you { LIST($tiles, form: "a") }.
event-hands-shown = All hands are shown. Nobody pays for this hand.
event-hands-covered = The hands are hidden again.
event-resumed = The game goes on in the { $wind } round. { $you ->
    [yes] You are East.
   *[no] { $who } is East.
}
# $others: the other players with their scores.
event-game-ended = { $shared ->
    [yes] First place is shared: { $others }.
   *[no] { $you ->
        [yes] You win the game with { $score }. { $others }.
       *[no] { $who } wins the game with { $score }. { $others }.
        }
}
event-winner = { $shared ->
    [yes] First place is shared at { $score }
   *[no] { $you ->
            [yes] You win with { $score }
           *[no] { $who } wins with { $score }
        }
}
event-option-changed = The option { $name } is now { $value }.
event-swapped = { $old } is swapped for { $new }.
# $claims: a list of claims.
event-uses = You can use it for { LIST($claims, form: "a") }.
event-place = Hand { $hand }, { $wind } round.
state-ended = This hand is over.
state-discard = { $you ->
    [yes] You have discarded { TILE($tile, form: "a") }.
   *[no] { $who } has discarded { TILE($tile, form: "a") }.
}
state-kong = { $you ->
    [yes] You have made a Kong of { TILE($tile, form: "plural") }.
   *[no] { $who } has made a Kong of { TILE($tile, form: "plural") }.
}
state-turn = It is { PERSON($who, form: "possessive") } turn.
state-table = The table at { $place }.
state-progress = { $tiles ->
    [one] Round of the { $wind } Wind, hand { $hand }; 1 tile is left in the wall.
   *[other] Round of the { $wind } Wind, hand { $hand }; { $tiles } tiles are left in the wall.
}
state-player = { $turn ->
    [yes] { $wind }: { $who }, { $score }, whose turn it is
   *[no] { $wind }: { $who }, { $score }
}

# Why another claim had priority.

# $claim: what another player takes the tile for. $own: what the viewer claimed.
claim-precedence-of-kind = { PERSON($who, form: "possessive") } { CLAIM($claim) } goes before your { CLAIM($own) }.
claim-precedence-of-seat = { PERSON($who, form: "possessive") } { CLAIM($claim) } goes before yours: { $who } plays sooner after the discarder.
claim-precedence = { PERSON($who, form: "possessive") } { CLAIM($claim) } goes first.
claim-missed-mah-jongg = You let the { $tile } go by. It would have been Mah Jongg! Press + for more time.
claim-missed-claim = You let the { $tile } go by. Press + for more time to claim.

event-completed = { $you ->
    [yes] You complete { SET($set, form: "a") } with the { TILE($tile) }.
   *[no] { $who } completes { SET($set, form: "a") } with the { TILE($tile) }.
}
event-win = { $you ->
    [yes] You go Mah Jongg. Your hand is worth { $points }.
   *[no] { $who } goes Mah Jongg with a hand worth { $points }.
}
event-special-win = { $you ->
    [yes] You go Mah Jongg with a special hand worth { $points }.
   *[no] { $who } goes Mah Jongg with a special hand worth { $points }.
}
# $brings: worth-doubles or worth-points.
event-special-win-beside = { $you ->
    [yes] You go Mah Jongg: { $brings } for this, { $points } in all.
   *[no] { $who } goes Mah Jongg: { $brings } for this, { $points } in all.
}
