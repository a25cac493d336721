described-own-tiles = 您的牌：{ $tiles }张
described-no-tiles = 您手里没有牌。
described-tiles-covered = 牌盖着。
described-watching = 您在旁观这一桌。
described-just-drawn = 刚摸的。
described-advised = 提示建议打它。
described-fitting = 能配打出的牌。
described-in-lesson = 卡片讲的就是它。
described-chosen-to-pass = 已选，准备换出。
described-hand = { $wind }风圈第{ $hand }局
described-tiles-left = 剩{ $tiles }张
described-game-over = 这场牌打完了。
described-won = { $you ->
    [yes] 您和牌了。
   *[no] { $who }和牌了。
}
described-dead-hand = 没人和牌。
described-waits-for-start = 牌发好了。按回车键开始。
described-kong = { $you ->
    [yes] 您杠了{ $tile }。
   *[no] { $who }杠了{ $tile }。
}
described-discard = { $you ->
    [yes] 您打了{ $tile }。
   *[no] { $who }打了{ $tile }。
}
described-turn = { $you ->
    [yes] 轮到您了。
   *[no] 轮到{ $who }。
}
described-tip = 提示：{ $advice }
described-player = { $you ->
    [yes] 您
   *[no] { $who }
}，{ $wind }，{ $score }分{ $calling ->
    [yes] ，听牌
   *[no] {""}
}
described-stake = 牌尺上{ $tiles }张
described-open-stake = 牌尺上：{ $tiles }
described-bonus = 花牌：{ $tiles }
described-discards = 弃牌：{ $tiles }
described-chow = 顺子{ $tiles }{ $concealed ->
    [yes] ，暗
   *[no] {""}
}
described-pung = { $tile }{ $concealed ->
    [yes] 暗刻
   *[no] 明刻
}
described-kong-of = { $tile }{ $concealed ->
    [yes] 暗杠
   *[no] 明杠
}
described-pair = 一对{ $tile }
described-claimed-set = { $set }，{ $you ->
    [yes] 您打的
   *[no] { $who }打的
}
described-claimable = { TILE($tile) }，{ $who }打的
described-claimable-kong = { TILE($tile) }，{ $who }加杠
described-pass = 过
described-no-time-limit = 不限时。
described-time-left = 剩余时间：{ $share }

spoken-choice = { $what }按{ $key }
spoken-offer = { $tile }您可以要：{ $claims }。过按{ $pass }。
spoken-last-discard = { $you ->
    [yes] 刚才您打了{ $tile }。
   *[no] 刚才{ $who }打了{ $tile }。
}
spoken-taken-discard = { $you ->
    [yes] 刚才您打了{ $tile }，
   *[no] 刚才{ $who }打了{ $tile }，
}{ $by_you ->
    [yes] 您要了。
   *[no] { $taker }要了。
}

spoken-discard = { $you ->
    [yes] 您打{ $tile }。
   *[no] { $who }：{ $tile }。
}
spoken-set = { $you ->
    [yes] 您：{ $set }。
   *[no] { $who }：{ $set }。
}
spoken-your-turn = 轮到您了。选一张打出。
spoken-hand-begins = { $round }风圈第{ $hand }局。您是{ $wind }家。
spoken-hand-begins-for-all = { $round }风圈第{ $hand }局。{ $who }坐庄。
spoken-own-tiles = 您的牌：{ $tiles }。
spoken-won = { $you ->
    [yes] 您和{ $tile }！
   *[no] { $who }和{ $tile }！
}
spoken-won-from = { $you ->
    [yes] 您和了{ $from_you ->
        [yes] 您
       *[no] { $from }
    }打的{ $tile }！
   *[no] { $who }和了{ $from_you ->
        [yes] 您
       *[no] { $from }
    }打的{ $tile }！
}
spoken-score = { $you ->
    [yes] 您得{ $points }分。
   *[no] { $who }得{ $points }分。
}
spoken-winners-score = { $you ->
    [yes] 您得{ $points }分
   *[no] { $who }得{ $points }分
}：{ $reasons }。
spoken-gets = { $you ->
    [yes] 您收{ $amount }
   *[no] { $who }收{ $amount }
}
spoken-pays = { $you ->
    [yes] 您付{ $amount }
   *[no] { $who }付{ $amount }
}
spoken-settled = { $changes }。分数：{ $scores }。
spoken-scores = 分数：{ $scores }。
spoken-hand = { $round }风圈第{ $hand }局，剩{ $tiles }张。
spoken-no-hand = 还没发过牌。
spoken-again = 再说一遍：{ $words }
spoken-no-discard = 还没有人打过牌。
spoken-no-claim = 没有可要的牌。
spoken-nothing = 还没说过什么。
spoken-everything = 念出：所有动静。
spoken-discards-and-claims = 念出：轮到您、打牌和吃碰杠。
spoken-own-turn = 念出：只在轮到您、能要牌时。
spoken-suggest-no-limit = 要牌的时间不长。按{ $key }取消限时。
spoken-lesson-card = { $heading }，{ $title }：{ $words }
