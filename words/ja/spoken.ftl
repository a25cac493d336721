# 画面を見ない人のための言葉。耳で聞くので短く。

described-own-tiles = 手牌{ $tiles }枚
described-no-tiles = 手牌はありません。
described-tiles-covered = 牌は伏せてあります。
described-watching = この卓を観戦しています。
described-just-drawn = 今ツモった牌。
described-advised = ヒントのおすすめ。
described-fitting = 捨て牌と組み合わせられます。
described-in-lesson = このカードで説明している牌。
described-chosen-to-pass = 渡す牌に選択済み。
described-hand = { $wind }場、第{ $hand }局
described-tiles-left = 残り{ $tiles }枚
described-game-over = ゲームは終わりました。
described-won = { $you ->
    [yes] あなたの和了です。
   *[no] { $who }さんの和了です。
}
described-dead-hand = 誰もアガりませんでした。
described-waits-for-start = 牌を配りました。Enterで始まります。
described-kong = { $you ->
    [yes] あなたが{ $tile }をカンしました。
   *[no] { $who }さんが{ $tile }をカンしました。
}
described-discard = { $you ->
    [yes] あなたが{ $tile }を捨てました。
   *[no] { $who }さんが{ $tile }を捨てました。
}
described-turn = { $you ->
    [yes] あなたの番です。
   *[no] { $who }さんの番です。
}
described-tip = ヒント：{ $advice }
described-player = { $you ->
    [yes] あなた
   *[no] { $who }さん
}、{ $wind }家、{ $score }点{ $calling ->
    [yes] 、聴牌
   *[no] {""}
}
described-stake = 手牌{ $tiles }枚
described-open-stake = 手牌：{ $tiles }
described-bonus = 花牌と季節牌：{ $tiles }
described-discards = 捨て牌：{ $tiles }
described-chow = { $tiles }の順子{ $concealed ->
    [yes] （暗）
   *[no] {""}
}
described-pung = { $tile }の{ $concealed ->
    [yes] 暗刻
   *[no] 刻子
}
described-kong-of = { $tile }の{ $concealed ->
    [yes] 暗槓
   *[no] 槓子
}
described-pair = { $tile }の対子
described-claimed-set = { $set }、{ $you ->
    [yes] あなたから
   *[no] { $who }さんから
}
described-claimable = { $who }さんの捨てた{ TILE($tile) }
described-claimable-kong = { $who }さんがカンした{ TILE($tile) }
described-no-time-limit = 時間制限なし。
described-time-left = 残り時間：{ $share }

spoken-choice = { $what }は{ $key }
spoken-offer = { $tile }を取れます：{ $claims }。パスは{ $pass }。
spoken-last-discard = { $you ->
    [yes] 最後はあなたの捨てた{ $tile }です。
   *[no] 最後は{ $who }さんの捨てた{ $tile }です。
}
spoken-taken-discard = { $you ->
    [yes] 最後はあなたの捨てた{ $tile }です。
   *[no] 最後は{ $who }さんの捨てた{ $tile }です。
}{ $by_you ->
    [yes] あなたが取りました。
   *[no] { $taker }さんが取りました。
}

spoken-discard = { $you ->
    [yes] あなた、{ $tile }。
   *[no] { $who }さん、{ $tile }。
}
spoken-set = { $you ->
    [yes] あなた、{ $set }。
   *[no] { $who }さん、{ $set }。
}
spoken-your-turn = あなたの番です。捨てる牌を選んでください。
spoken-hand-begins = { $round }場、第{ $hand }局。あなたは{ $wind }家です。
spoken-hand-begins-for-all = { $round }場、第{ $hand }局。東家は{ $who }さんです。
spoken-own-tiles = 手牌：{ $tiles }。
spoken-won = { $you ->
    [yes] あなたが{ $tile }でアガりました！
   *[no] { $who }さんが{ $tile }でアガりました！
}
spoken-won-from = { $you ->
    [yes] あなたが、
   *[no] { $who }さんが、
}{ $from_you ->
    [yes] あなたの
   *[no] { $from }さんの
}{ $tile }でアガりました！
spoken-score = { $you ->
    [yes] あなたの手は{ $points }点です。
   *[no] { $who }さんの手は{ $points }点です。
}
spoken-winners-score = { $you ->
    [yes] あなたの手は{ $points }点
   *[no] { $who }さんの手は{ $points }点
}、内訳は{ $reasons }。
spoken-gets = { $you ->
    [yes] あなたは{ $amount }点受け取り
   *[no] { $who }さんは{ $amount }点受け取り
}
spoken-pays = { $you ->
    [yes] あなたは{ $amount }点支払い
   *[no] { $who }さんは{ $amount }点支払い
}
spoken-settled = { $changes }。得点：{ $scores }。
spoken-scores = 得点：{ $scores }。
spoken-hand = { $round }場、第{ $hand }局。残り{ $tiles }枚。
spoken-no-hand = まだ配牌がありません。
spoken-again = もう一度：{ $words }
spoken-no-discard = まだ捨て牌がありません。
spoken-no-claim = 鳴ける牌はありません。
spoken-nothing = まだ何も読み上げていません。
spoken-everything = 読み上げ：すべて。
spoken-discards-and-claims = 読み上げ：自分の番、捨て牌、鳴き。
spoken-own-turn = 読み上げ：自分の番と、自分にできる鳴きだけ。
spoken-suggest-no-limit = 鳴く時間が短めです。{ $key }で制限をなくせます。
spoken-lesson-card = { $heading }、{ $title }：{ $words }
spoken-winning-hand = 和了の手：{ $sets }。
spoken-named-winning-hand = { $name }：{ $sets }。
spoken-reaction = { $who }：{ $words }
