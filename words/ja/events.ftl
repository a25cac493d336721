event-game-began = 新しいゲームを始めます。{ $you ->
    [yes] あなたが起家です。
   *[no] { $who }さんが起家です。
}
event-round-began = { $wind }場に入ります。
event-welcome = { $round }場、あなたは{ $wind }家です。よろしくお願いします！
event-welcome-first = { $east }さんが東家に決まりました。あなたは{ $wind }家です。よろしくお願いします！
event-welcome-east = { $round }場、あなたは{ $wind }家です。赤い牌立てはあなたのものです。よろしくお願いします！
event-how-to-start = 「開始！」を押すと始まります。
event-welcome-all = { $round }場、東家は{ $who }さんです。よろしくお願いします！
event-dealt = 牌を配りました。
event-drew-this-tile =
    { $you ->
        [yes] あなたは{ $tile }をツモりました。
       *[no] { $who }さんは{ $tile }をツモりました。
    }
event-drew-this-loose-tile =
    { $you ->
        [yes] あなたは嶺上牌の{ $tile }をツモりました。
       *[no] { $who }さんは嶺上牌の{ $tile }をツモりました。
    }
event-drew-this-bonus = { $loose ->
    [yes] { $you ->
        [yes] あなたは嶺上牌で{ BONUS($kind) }の{ $tile }をツモりました。
       *[no] { $who }さんは嶺上牌で{ BONUS($kind) }の{ $tile }をツモりました。
    }
   *[no] { $you ->
        [yes] あなたは{ BONUS($kind) }の{ $tile }をツモりました。
       *[no] { $who }さんは{ BONUS($kind) }の{ $tile }をツモりました。
    }
}
event-bonus-set-aside = { $first ->
    [yes] { BONUS($kind) }の{ $name }が来ました。わきに置かれて、得点になります。
   *[no] { BONUS($kind) }の{ $name }をわきに置きました。
}
event-drew-a-tile =
    { $you ->
        [yes] あなたがツモりました。
       *[no] { $who }さんがツモりました。
    }
event-drew-a-loose-tile =
    { $you ->
        [yes] あなたが嶺上牌をツモりました。
       *[no] { $who }さんが嶺上牌をツモりました。
    }
event-laid-out =
    { $you ->
        [yes] あなたは{ BONUS($kind) }の{ $tile }をさらしました。
       *[no] { $who }さんは{ BONUS($kind) }の{ $tile }をさらしました。
    }
event-discarded =
    { $you ->
        [yes] あなたは{ $tile }を捨てました。
       *[no] { $who }さんは{ $tile }を捨てました。
    }
event-discarded-calling =
    { $you ->
        [yes] あなたは{ $tile }を捨てて天聴を宣言しました。
       *[no] { $who }さんは{ $tile }を捨てて天聴を宣言しました。
    }
event-dangerous = { $no_choice ->
    [yes] { $you ->
        [yes] あなたが捨てたのは危険牌ですが、ほかに捨てる牌がありませんでした。
       *[no] { $who }さんが捨てたのは危険牌ですが、ほかに捨てる牌がありませんでした。
    }
   *[no] { $you ->
        [yes] あなたが捨てたのは危険牌です。
       *[no] { $who }さんが捨てたのは危険牌です。
    }
}
event-stood =
    { $you ->
        [yes] あなたは聴牌を宣言しました。
       *[no] { $who }さんは聴牌を宣言しました。
    }
event-not-stood = あなたは聴牌を宣言しませんでした。
event-one-short = あと1枚、{ $tiles }でアガれます。
event-claimed =
    { $you ->
        [yes] あなたが{ CLAIM($claim) }しました。
       *[no] { $who }さんが{ CLAIM($claim) }しました。
    }
event-passed = あなたはパスしました。
event-taken = { $you ->
    [yes] あなたは{ $from }さんの{ TILE($tile) }を取って{ SET($set) }にしました。
   *[no] { $from_you ->
        [yes] { $who }さんはあなたの{ TILE($tile) }を取って{ SET($set) }にしました。
       *[no] { $who }さんは{ $from }さんの{ TILE($tile) }を取って{ SET($set) }にしました。
    }
}
event-placing-a-chow = 順子の中での{ $tile }の位置を選んでいます。
event-kong = { $exposed ->
    [yes] { $you ->
        [yes] あなたは{ TILE($tile) }を明槓しました。
       *[no] { $who }さんは{ TILE($tile) }を明槓しました。
    }
   *[no] { $you ->
        [yes] あなたは{ TILE($tile) }を暗槓しました。
       *[no] { $who }さんは{ TILE($tile) }を暗槓しました。
    }
}
event-mah-jongg = { $how ->
    [wall] { $you ->
        [yes] あなたは{ TILE($tile) }をツモってアガりました！
       *[no] { $who }さんは{ TILE($tile) }をツモってアガりました！
    }
    [loose] { $you ->
        [yes] あなたは嶺上牌の{ TILE($tile) }でアガりました！
       *[no] { $who }さんは嶺上牌の{ TILE($tile) }でアガりました！
    }
    [kong] { $you ->
        [yes] あなたは{ TILE($tile) }を搶槓してアガりました！
       *[no] { $who }さんは{ TILE($tile) }を搶槓してアガりました！
    }
   *[discard] { $you ->
        [yes] あなたは捨て牌の{ TILE($tile) }でアガりました！
       *[no] { $who }さんは捨て牌の{ TILE($tile) }でアガりました！
    }
}
event-formed = { $you ->
    [yes] あなたは{ TILE($tile) }の{ SET($set) }を並べました。
   *[no] { $who }さんは{ TILE($tile) }の{ SET($set) }を並べました。
}
event-formed-special =
    { $you ->
        [yes] あなたは特殊役の手を並べました。
       *[no] { $who }さんは特殊役の手を並べました。
    }
event-tiles-shown =
    { $you ->
        [yes] あなたの牌は{ $tiles }です。
       *[no] { $who }さんの牌は{ $tiles }です。
    }
event-scored =
    { $you ->
        [yes] あなたの手は{ $points }点です。
       *[no] { $who }さんの手は{ $points }点です。
    }
score-of-player = { $you ->
    [yes] あなた{" "}{ $score }
   *[no] { $who }さん{" "}{ $score }
}
event-settled = 現在の得点：{ $scores }。
event-not-settled = 全員の手牌が見えていたので、精算はありません。
event-washed-out = 山がなくなり、誰もアガりませんでした。東家の連荘です。
event-goulash-began = 前の局が流局したので、今回はグーラッシュです。まず牌を交換し、チーなしで打ちます。
event-exchanged = { $who }さんから{ $tiles }が来ました。
event-hands-shown = 全員の手牌が見えています。この局は精算しません。
event-hands-covered = 手牌はまた伏せられました。
event-resumed = { $wind }場からゲームを続けます。{ $you ->
    [yes] あなたが東家です。
   *[no] { $who }さんが東家です。
}
event-game-ended = { $shared ->
    [yes] 同点の1位です：{ $others }。
   *[no] { $you ->
        [yes] あなたが{ $score }点で優勝です。{ $others }。
       *[no] { $who }さんが{ $score }点で優勝です。{ $others }。
        }
}
event-winner = { $shared ->
    [yes] { $score }点で同点の1位です
   *[no] { $you ->
            [yes] あなたが{ $score }点で優勝です
           *[no] { $who }さんが{ $score }点で優勝です
        }
}
event-option-changed = オプション「{ $name }」が{ $value }になりました。
event-swapped = { $old }を{ $new }と交換しました。
event-uses = { LIST($claims) }ができます。
event-place = { $wind }場、第{ $hand }局。
state-ended = この局は終わりました。
state-discard = { $you ->
    [yes] あなたが{ $tile }を捨てました。
   *[no] { $who }さんが{ $tile }を捨てました。
}
state-kong = { $you ->
    [yes] あなたが{ $tile }をカンしました。
   *[no] { $who }さんが{ $tile }をカンしました。
}
state-turn = { $who }さんの番です。
state-table = { $place }の卓です。
state-progress = { $wind }場、第{ $hand }局、山の残り{ $tiles }枚。
state-player = { $turn ->
    [yes] { $wind }家：{ $who }さん、{ $score }（手番）
   *[no] { $wind }家：{ $who }さん、{ $score }
}

claim-precedence-of-kind = { $who }さんの{ CLAIM($claim) }は、あなたの{ CLAIM($own) }より優先です。
claim-precedence-of-seat = { $who }さんのほうが捨てた人から近いので、{ $who }さんの{ CLAIM($claim) }が優先です。
claim-precedence = { $who }さんの{ CLAIM($claim) }が優先です。
claim-missed-mah-jongg = { $tile }を見送りました。アガれる牌でした！ 時間を延ばすには＋を押してください。
claim-missed-claim = { $tile }を見送りました。鳴く時間を延ばすには＋を押してください。

event-completed = { $you ->
    [yes] あなたは{ TILE($tile) }で{ SET($set) }を完成させました。
   *[no] { $who }さんは{ TILE($tile) }で{ SET($set) }を完成させました。
}
event-win = { $you ->
    [yes] あなたの和了です。手は{ $points }点です。
   *[no] { $who }さんの和了です。手は{ $points }点です。
}
event-special-win = { $you ->
    [yes] あなたの和了です。特殊役で{ $points }点です。
   *[no] { $who }さんの和了です。特殊役で{ $points }点です。
}
event-special-win-beside = { $you ->
    [yes] あなたの和了です。特殊役に{ $brings }付き、合計{ $points }点です。
   *[no] { $who }さんの和了です。特殊役に{ $brings }付き、合計{ $points }点です。
}
