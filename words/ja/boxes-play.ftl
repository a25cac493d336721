sheet-not-scored = この局に得点はありません。
sheet-points = 符
sheet-doubles = 翻
sheet-limit = 満貫の%
sheet-sub-totals = 合計
sheet-near-misses = 惜しい役（{ $count }）(&M)
sheet-score-line = 得点：{ $sum }
sheet-hint = 行をクリックすると、決まりの説明が出ます。
sheet-more-about-rule = この決まりをくわしく
sheet-chows = { $pair ->
    [idle] 順子とこの雀頭そのものに符は付きません。
    [lost] 順子に符は付きません。対子に付くのはアガった手だけです。
   *[none] 順子に符は付きません。
}
sheet-pair = { $pair ->
    [idle] この雀頭に符は付きません。
   *[lost] 対子に符が付くのはアガった手だけです。
}
sheet-no-points-for-chows = { $pair ->
    [lost] 順子に符は付きません。対子に付くのはアガった手だけです。鳴かなかった牌は面子別ではなく種類別に並んでいます。
   *[none] 順子に符は付きません。鳴かなかった牌は面子別ではなく種類別に並んでいます。
}
sheet-nothing-counts = 符の付くものがありません：刻子も槓子も花牌もなく、順子は符なし、対子はアガった手だけです。
sheet-before-doubling = 符（倍にする前）
sheet-product-at-most = { $product }、上限
sheet-total = 得点：{" "}

totals-old-score = 前の得点
totals-this-hand = この局の手
totals-received = 受け渡し
totals-payer = { $you ->
    [yes] あなたから
   *[no] { $who }さんから
}
totals-paid = 支払い
totals-total = 合計
totals-new-score = 新しい得点

why-title-tile = { $tile }でできること
why-title = 今できること
why-goal = Gで、あと何枚かを示します。

tips-title = ヒント
tips-hint = ヒントのおすすめはいちばん上です。Gであと何枚か、Wで今できることを示します。
tips-hint-special = ヒントのおすすめはいちばん上です。「{ $name }」の説明はヘルプにあります。
tips-about-figures = ヒントのおすすめはいちばん上です。数字の意味はヘルプにあります。
tips-hint-lesson = このレッスンでは、どれを捨ててもかまいません。実際のゲームではいちばん上を選びましょう。
tips-mah-jongg = { $claimed ->
    [yes] この牌でアガる
   *[no] 和了を宣言する
}
tips-wins = 手が完成しました。和了です！
tips-does-not-win = これではアガれません。
tips-figures = 確率と得点を示す(&P)
tips-kong = { $tile }をカンする
tips-discard = { $tile }を捨てる

earlier-title = 途中から打ち直す
earlier-previous-hand = 前の局(&E)
earlier-next-hand = 次の局(&L)
earlier-play-on = ここから打つ(&P)

scores-heading = { $round_wind }場 第{ $deal_number }局
scores-totals = 精算
scores-review = 検討(&R)...
scores-save = テキストで保存(&S)
scores-look-at-table = 卓を見る(&L)
scores-next-hand = 次の局(&N)
scores-final-scores = 最終結果(&F)
question-leave-button = 卓を離れる(&L)
question-mah-jongg = 和了(&M)
question-kong = カン(&K)
question-pung = ポン(&P)
question-chow = チー(&C)
question-which-chow = どのチー？
question-chow-run = &{ $first } - { $second } - { $third }
question-mah-jongg-with-tile = { $tile }でアガりますか？
question-mah-jongg-title = 和了！
question-rob-kong = { $owner }さんがカンした{ TILE($tile) }を搶槓してアガりますか？
question-rob-kong-title = 搶槓
question-concealed-kong = 暗槓
question-exposed-kong = 明槓
question-make-kong = このカンをする
question-call-standing-hand = { $list }でアガれます。聴牌を宣言して、以後は手を変えずに待ちますか？
question-exchange = この3枚を渡しますか？
question-exchange-title = 牌の交換
question-exchange-to = { $who }さんに{ $tiles }を渡します。
question-standing-hand = 聴牌宣言
question-call-original = { $tile }を捨てて天聴を宣言しますか？ { $list }でアガれます。以後は手を変えられません。
question-original-call = 天聴
question-complete-hand = 手が完成しました。アガりますか？
question-start-screen = スタート画面(&S)
question-play-again = もう一度打つ(&P)
question-game-finished = ゲーム終了
news-won = { $won ->
    [0] { $hands }局打ちました。今回は和了なしです。
   *[other] { $hands ->
        [1] 1局打って和了しました。
       *[other] { $hands }局のうち{ $won }局で和了しました。
    }
}
news-made = アルバムに追加：{ $hands }！
news-best = これまでで最高の手：{ $points }点。
news-passed = レーティングが上がりました。もう{ LEVEL($level) }より上です。
news-streak = { $wins }局続けて和了、自己最高です。
news-nearer = { $hand }にこれまでで最も近づきました：{ $lacking ->
    [1] あと1枚だけ。
   *[other] あと{ $lacking }枚。
}
question-final-scores-hint = 全員{ $began }点で始めました。アガれなかった人どうしも精算するので、アガっても1位とはかぎりません。
question-about-game = 4人で打つ麻雀です。1996年のWindows用プログラムにちなみ、本格的なルールと牌山、チー・ポン・カン、そして東家の赤い牌立てをそろえました。
question-about-licence = フリーソフトウェアです。MITライセンスかApacheライセンス2.0のどちらかを選べます。書体：Fira Sans、LXGW WenKai（SIL Open Font License）。
question-about-version = Red Stake { $version }
question-about-title = このプログラムについて
question-next-level-title = お見事です！
question-next-level = もう互角に打てています。次は{ $level ->
    [beginner] 初級
    [club] 中級
    [expert] 上級
   *[master] 名人
}の相手と打ちますか？
question-next-level-later = 今はこのまま(&N)
question-next-level-never = もう聞かない(&D)
question-exit-title = 終了
question-exit-program = Red Stakeを終了しますか？
question-leave-the-table-title = 卓を離れる
question-leave-network-game = ゲームはまだ途中です。通信卓を離れますか？
question-save = 保存
question-save-first = 先にゲームを保存しますか？
question-overwrite = { $name }はすでにあります。上書きしますか？
question-overwrite-title = 上書き
question-show-all-hands-cost = 全員の手牌を表示しますか？ この局は精算しなくなります。
question-show-all-hands = 全員の手牌を表示
question-game-status = ゲームの状況
question-declare-bonus = { $tile }をさらして、もう1枚ツモりますか？
question-declare-bonus-title = 花牌をさらす
question-lay-out-title = 手の内の面子を並べる
question-last-tile-title = 和了牌の使い道
question-last-tile-hint = 和了牌で完成する面子がいくつかあります。どれにしますか？ いちばん上が最も高くなります（Escでもこれになります）。
question-lay-out-hint = 並べた面子だけが得点になります。Escを押すと、最も高い並べ方になります。
question-change-places-button = { $who }です
question-change-places-title = 席を替わってください
question-change-places = あなたの番です。ほかの人は画面を見ないでください。
question-claims = { $who }さんが鳴く
question-nobody = 誰も鳴かない(&N)
question-takes-back = { $who }さんが取り消す(&B)
question-who-wants-it = 誰が取りますか？
question-eyes = 雀頭
question-last-tile-chow = 和了牌：順子の{ $place }
question-last-tile = 和了牌：{ SET($set) }
question-form = { SET($set) }：{ TILE($tile) }
question-special-hand = 特殊役
question-finished = 完了(&F)
sheet-doubles-after = { $doubles ->
    [0] 翻
    [1] 翻：2倍
   *[other] 翻（1翻ごとに2倍）、合わせて{ $factor }倍
}
why-heading = { $name }：{ $can ->
    [yes] できる
   *[no] できない
}
scores-drawn = { $you ->
    [yes] あなたが{ TILE($tile) }をツモってアガりました
   *[no] { $who }さんが{ TILE($tile) }をツモってアガりました
}
scores-loose = { $you ->
    [yes] あなたが嶺上牌の{ TILE($tile) }でアガりました
   *[no] { $who }さんが嶺上牌の{ TILE($tile) }でアガりました
}
scores-discarded = { $other ->
    [you] { $who }さんが、あなたの捨てた{ TILE($tile) }でアガりました
    [known] { $you ->
        [yes] あなたが、{ $from }さんの捨てた{ TILE($tile) }でアガりました
       *[no] { $who }さんが、{ $from }さんの捨てた{ TILE($tile) }でアガりました
    }
   *[unknown] { $you ->
        [yes] あなたが、ほかの人の捨てた{ TILE($tile) }でアガりました
       *[no] { $who }さんが、ほかの人の捨てた{ TILE($tile) }でアガりました
    }
}
scores-snatched = { $other ->
    [you] { $who }さんが、あなたのカンした{ TILE($tile) }を搶槓してアガりました
    [known] { $you ->
        [yes] あなたが、{ $from }さんのカンした{ TILE($tile) }を搶槓してアガりました
       *[no] { $who }さんが、{ $from }さんのカンした{ TILE($tile) }を搶槓してアガりました
    }
   *[unknown] { $you ->
        [yes] あなたが、ほかの人のカンした{ TILE($tile) }を搶槓してアガりました
       *[no] { $who }さんが、ほかの人のカンした{ TILE($tile) }を搶槓してアガりました
    }
}
question-chow-lowest = いちばん下
question-chow-middle = 真ん中
question-chow-highest = いちばん上
totals-east-doubles = { $you ->
    [yes] あなたは東家なので、受け取りも支払いも倍です。
   *[no] { $who }さんは東家なので、受け取りも支払いも倍です。
}
question-kong-concealed = 4枚の{ $tile }をカンして、嶺上牌をツモりますか？
question-kong-exposed = 4枚目の{ $tile }を刻子に加えて、嶺上牌をツモりますか？
question-kong-chosen = { $tile }をカンして、嶺上牌をツモりますか？

tips-pass = パス
tips-claim-kong = カンする
tips-claim-pung = { $more ->
    [yes] ポンして{ TILE($tile) }を捨てる
   *[no] ポンする
}
tips-claim-which-chow = { $more ->
    [yes] { $run }でチーして{ TILE($tile) }を捨てる
   *[no] { $run }でチーする
}
tips-claim-chow = { $more ->
    [yes] チーして{ TILE($tile) }を捨てる
   *[no] チーする
}
totals-pays-you = { $who }さんから{ $points }点：{ $how }。
totals-you-pay = { $whom }さんへ{ $points }点：{ $how }。
totals-pays = { $who }さんから{ $whom }さんへ{ $points }点：{ $how }。
totals-pays-you-just = { $who }さんがあなたに{ $points }点払います。
totals-you-pay-just = あなたが{ $whom }さんに{ $points }点払います。
totals-neither-pays = どちらの手も{ $points }点なので、支払いはありません。
totals-pays-just = { $who }さんが{ $whom }さんに{ $points }点払います。
totals-winning-hand = アガった手の得点
totals-between-payments = { $list } + { $next }
totals-hand-is-limit = { $you ->
    [yes] あなたの手は、翻を掛けずにそのまま精算します。{ $sum }
   *[no] { $who }さんの手は、翻を掛けずにそのまま精算します。{ $sum }
}
totals-hand-comes-to = { $you ->
    [yes] { $doubles ->
        [0] あなたの手は{ $points }符、翻なしです。
       *[other] あなたの手は{ $points }符{ $doubles }翻：{ $product }です。
    }
   *[no] { $doubles ->
        [0] { $who }さんの手は{ $points }符、翻なしです。
       *[other] { $who }さんの手は{ $points }符{ $doubles }翻：{ $product }です。
    }
}
totals-hand-at-most = 手の上限は{ $total }点です。
totals-total-comes-to = { $you ->
    [yes] あなたの合計：{ $sum } = { $total }。
   *[no] { $who }さんの合計：{ $sum } = { $total }。
}
totals-new-comes-to = { $you ->
    [yes] あなたの新しい得点：{ $sum } = { $total }。
   *[no] { $who }さんの新しい得点：{ $sum } = { $total }。
}
totals-hint = 数字を指すと、その計算が出ます。
totals-cannon = { $you ->
    [yes] あなたの包（パオ）です。1人で全員の分を払います。
   *[no] { $who }さんの包（パオ）です。1人で全員の分を払います。
}
totals-east-stays = { $you ->
    [yes] 東家のあなたがアガったので、連荘です。
   *[no] 東家の{ $who }さんがアガったので、連荘です。
}
totals-east-next = { $you ->
    [yes] 東家がアガらなかったので親が移り、次はあなたが東家です。
   *[no] 東家がアガらなかったので親が移り、次は{ $who }さんが東家です。
}
totals-all-pay = { $discarded ->
    [double] 3人ともアガった手の得点を払い、放銃した人は倍払います。
    [alike] 誰が捨てた牌でも、3人ともアガった手の得点を払います。
   *[drawn] 3人ともアガった手の得点を払います。
}
totals-losers-settle = ほかの3人の間では、低いほうが差額を払います。
totals-nobody-pays = あなたとの受け渡しはありません。

deal-code-title = 今日の配牌・コード
deal-code-like = 4K7Q-M2XP-A9DT
deal-code-name = 配牌コード
deal-code-about = 英数字12文字で一つの配牌を表します。同じコードなら、誰でも同じ牌になります。
deal-code-found = { $wind }場の1局です。ルール：{ $rules }。
deal-code-of-the-day = { $date }（UTC）の配牌は世界共通、{ $wind }場の1局です。ルール：{ $rules }。
deal-code-seen = この配牌はもう見ているので、記録では助けを借りたゲームになります。
deal-code-other-rules = このコードのルールは、このコンピューターにありません。
deal-code-today = 今日の配牌(&D)
deal-code-here = この卓の配牌(&T)
deal-code-seat = あなたの席
deal-code-masters = 相手は3人とも名人（全員同じ条件）(&M)
deal-code-play = 打つ(&P)
deal-code-length = コードは{ $wanted }文字です。今は{ $count }文字です。
deal-code-character = 「{ $sign }」はコードに使えない文字です。
deal-code-checksum = このコードの配牌はありません。文字を確かめてください。
