event-game-began = 新的一场开始了。{ $you ->
    [yes] 您起庄。
   *[no] { $who }起庄。
}
event-round-began = { $wind }风圈开始了。
event-welcome = { $round }风圈，您是{ $wind }家。祝您好运！
event-welcome-first = { $east }抓到东风，起庄。您是{ $wind }家。祝您好运！
event-welcome-east = { $round }风圈，您坐{ $wind }，红牌尺归您。祝您好运！
event-how-to-start = 按“开始！”开局。
event-welcome-all = { $round }风圈，{ $who }坐庄。祝各位好运！
event-dealt = 牌发好了。
event-drew-this-tile =
    { $you ->
        [yes] 您摸到{ $tile }。
       *[no] { $who }摸到{ $tile }。
    }
event-drew-this-loose-tile =
    { $you ->
        [yes] 您补到{ $tile }。
       *[no] { $who }补到{ $tile }。
    }
event-drew-this-bonus = { $loose ->
    [yes] { $you ->
        [yes] 您补到{ BONUS($kind) }牌：{ $tile }。
       *[no] { $who }补到{ BONUS($kind) }牌：{ $tile }。
    }
   *[no] { $you ->
        [yes] 您摸到{ BONUS($kind) }牌：{ $tile }。
       *[no] { $who }摸到{ BONUS($kind) }牌：{ $tile }。
    }
}
event-bonus-set-aside = { $first ->
    [yes] 您有一张{ BONUS($kind) }牌：{ $name }。它摆到一边，给您加分。
   *[no] 您的{ BONUS($kind) }牌摆到一边：{ $name }。
}
event-drew-a-tile =
    { $you ->
        [yes] 您摸牌。
       *[no] { $who }摸牌。
    }
event-drew-a-loose-tile =
    { $you ->
        [yes] 您补牌。
       *[no] { $who }补牌。
    }
event-laid-out =
    { $you ->
        [yes] 您亮出{ BONUS($kind) }牌：{ $tile }。
       *[no] { $who }亮出{ BONUS($kind) }牌：{ $tile }。
    }
event-discarded =
    { $you ->
        [yes] 您打出{ $tile }。
       *[no] { $who }打出{ $tile }。
    }
event-discarded-calling =
    { $you ->
        [yes] 您打出{ $tile }，报天听。
       *[no] { $who }打出{ $tile }，报天听。
    }
event-dangerous = { $no_choice ->
    [yes] { $you ->
        [yes] 您打了一张危险牌，但别无选择。
       *[no] { $who }打了一张危险牌，但别无选择。
    }
   *[no] { $you ->
        [yes] 您打了一张危险牌。
       *[no] { $who }打了一张危险牌。
    }
}
event-stood =
    { $you ->
        [yes] 您报听。
       *[no] { $who }报听。
    }
event-not-stood = 您不报听。
event-one-short = 您听牌了：{ $tiles }。
event-claimed =
    { $you ->
        [yes] 您喊{ CLAIM($claim) }。
       *[no] { $who }喊{ CLAIM($claim) }。
    }
event-passed = 您过。
event-taken = { $you ->
    [yes] 您{ SET($set, form: "take") }{ PERSON($from, form: "possessive") }{ TILE($tile) }。
   *[no] { $from_you ->
        [yes] { $who }{ SET($set, form: "take") }您的{ TILE($tile) }。
       *[no] { $who }{ SET($set, form: "take") }{ PERSON($from, form: "possessive") }{ TILE($tile) }。
    }
}
event-placing-a-chow = 您来选{ $tile }吃成哪个顺子。
event-kong = { $exposed ->
    [yes] { $you ->
        [yes] 您明杠{ TILE($tile) }。
       *[no] { $who }明杠{ TILE($tile) }。
    }
   *[no] { $you ->
        [yes] 您暗杠{ TILE($tile) }。
       *[no] { $who }暗杠{ TILE($tile) }。
    }
}
event-mah-jongg = { $how ->
    [wall] { $you ->
        [yes] 您自摸{ TILE($tile) }，和牌！
       *[no] { $who }自摸{ TILE($tile) }，和牌！
    }
    [loose] { $you ->
        [yes] 您补到{ TILE($tile) }，和牌！
       *[no] { $who }补到{ TILE($tile) }，和牌！
    }
    [kong] { $you ->
        [yes] 您抢杠{ TILE($tile) }，和牌！
       *[no] { $who }抢杠{ TILE($tile) }，和牌！
    }
   *[discard] { $you ->
        [yes] 您和了别家打出的{ TILE($tile) }！
       *[no] { $who }和了别家打出的{ TILE($tile) }！
    }
}
event-formed = { $you ->
    [yes] 您亮出{ SET($set) }：{ TILE($tile) }。
   *[no] { $who }亮出{ SET($set) }：{ TILE($tile) }。
}
event-formed-special =
    { $you ->
        [yes] 您亮出特殊牌型。
       *[no] { $who }亮出特殊牌型。
    }
event-tiles-shown =
    { $you ->
        [yes] 您亮出{ $tiles }。
       *[no] { $who }亮出{ $tiles }。
    }
event-scored =
    { $you ->
        [yes] 您得{ $points }分。
       *[no] { $who }得{ $points }分。
    }
score-of-player = { $you ->
    [yes] 您{ $score }
   *[no] { $who } { $score }
}
event-settled = 现在的分数：{ $scores }。
event-not-settled = 不算输赢：手牌都亮过了。
event-washed-out = 牌摸完了，没人和牌，流局。庄家连庄。
event-goulash-began = 上一局流局，这一局先换三次牌再打，而且不能吃。
event-exchanged = { $who }换给您{ $tiles }。
event-hands-shown = 所有手牌都亮出来了，这一局不算输赢。
event-hands-covered = 手牌重新盖上了。
event-resumed = { $wind }风圈，接着打。{ $you ->
    [yes] 您坐庄。
   *[no] { $who }坐庄。
}
event-game-ended = { $shared ->
    [yes] 并列第一：{ $others }。
   *[no] { $you ->
        [yes] 您以{ $score }分获胜。{ $others }。
       *[no] { $who }以{ $score }分获胜。{ $others }。
        }
}
event-winner = { $shared ->
    [yes] 并列第一，都是{ $score }分
   *[no] { $you ->
        [yes] 您以{ $score }分获胜
       *[no] { $who }以{ $score }分获胜
    }
}
event-option-changed = 选项“{ $name }”现在是{ $value }。
event-swapped = 用{ $old }换{ $new }。
event-uses = 这张牌您可以{ $claims }。
event-place = { $wind }风圈第{ $hand }局。
state-ended = 这一局结束了。
state-discard = { $you ->
    [yes] 您打了{ $tile }。
   *[no] { $who }打了{ $tile }。
}
state-kong = { $you ->
    [yes] 您杠了{ $tile }。
   *[no] { $who }杠了{ $tile }。
}
state-turn = 轮到{ $who }。
state-table = { $place }的牌桌。
state-progress = { $wind }风圈第{ $hand }局，牌墙还剩{ $tiles }张。
state-player = { $turn ->
    [yes] { $wind }：{ $who }，{ $score }分，轮到打牌
   *[no] { $wind }：{ $who }，{ $score }分
}

# Why another claim had priority.

claim-precedence-of-kind = { $who }要{ CLAIM($claim) }，比您的{ CLAIM($own) }优先。
claim-precedence-of-seat = { $who }也要{ CLAIM($claim) }，离打牌的人更近，所以优先。
claim-precedence = { $who }要{ CLAIM($claim) }，优先。
claim-missed-mah-jongg = 您放过了{ $tile }，本来可以和牌！按+延长等待时间。
claim-missed-claim = 您放过了{ $tile }。按+延长等待时间。

event-completed = { $you ->
    [yes] 您用{ TILE($tile) }凑成{ SET($set) }。
   *[no] { $who }用{ TILE($tile) }凑成{ SET($set) }。
}
event-win = { $you ->
    [yes] 您和牌，这副牌值{ $points }分。
   *[no] { $who }和牌，这副牌值{ $points }分。
}
event-special-win = { $you ->
    [yes] 您和出特殊牌型，值{ $points }分。
   *[no] { $who }和出特殊牌型，值{ $points }分。
}
event-special-win-beside = { $you ->
    [yes] 您和牌：特殊牌型计{ $brings }，共{ $points }分。
   *[no] { $who }和牌：特殊牌型计{ $brings }，共{ $points }分。
}
