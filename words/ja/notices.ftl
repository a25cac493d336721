notice-exchange = { $round ->
    [1] 前の局が流局したのでグーラッシュです。交換1回目（全3回）：{ $who }さんに渡す牌を3枚選んでください。
   *[other] 交換{ $round }回目（全3回）：{ $who }さんに渡す牌を3枚選んでください。
}
notice-exchange-nothing = { $who }さんに渡す牌を3枚選んでください。
notice-exchange-chosen = { $left ->
    [0] { $who }さんへ：{ $tiles }。変えるには別の牌をクリックしてください。
   *[other] { $who }さんへ：{ $tiles }。あと{ $left }枚選んでください。
}
notice-enter-discards = もう一度Enterで枠の牌を捨てます。矢印キーで選び直せます。
notice-pick-chow = { $tile }と組み合わせる2枚をクリックするか、ダイアログで順子を選んでください。
notice-pick-third-tile = { $claimed }と{ $picked }の次は、{ $third }をクリックしてください。
notice-nothing-to-close = 開いているものはありません。
notice-wait-time-seconds = 待ち時間：{ DECIMAL($time, digits: 2) }秒。
notice-wait-time-unlimited = 待ち時間：鳴けるときは無制限。
notice-tile-speed = 牌の速さ：10段階の{ $speed }。
notice-status-bar-size = ステータスバーの文字：3段階の{ $size }。
notice-picture-file = 第{ $deal_number }局 { $number }.png
notice-paused = 一時停止中です。F9で再開します。その間に、ヘルプ＞牌占いはいかがですか。
notice-claim-pending = { $name }：捨て牌をクリックすると鳴きます。やめるには0を押してください。
notice-undone = 元に戻しました。
notice-redone = やり直しました。
notice-back-paused = その場面に戻りました。一時停止中です。F9で再開します。
notice-back = その場面に戻りました。
notice-continued = ゲームを続けます。
notice-auto-play-on = コンピューターが代わりに打ちます。クリックかキーで交代できます。
notice-auto-play-unrated = オートプレイで終えたので、この局はレーティングと成績に入りません。
notice-auto-play-off = オートプレイをやめました。また自分で打てます。
notice-game-over = { $shared ->
    [yes] ゲーム終了です。{ $score }点で同点の1位です。
   *[no] { $you ->
        [yes] ゲーム終了です。あなたが{ $score }点で優勝しました。
       *[no] ゲーム終了です。{ $who }さんが{ $score }点で優勝しました。
        }
}
notice-scores-hint = { $last_event }得点は「表示＞得点」で見られます。
notice-play-on-hint = { $round }場 第{ $number }局。選んだ行の直前から打ち直します。
notice-dealt = 牌を配りました。
notice-host-title = 卓を立てる
notice-table-not-opened = 卓を立てられません。{ $why }
notice-computer-player = { $name }（コンピューター、{ LEVEL($level) }）
notice-connecting = { $place }の卓に接続しています。
notice-join-title = 卓に入る
notice-table-closed = 卓は閉じられました。
notice-no-answer = { $place }から応答がありません。{ $why }
notice-server = サーバー
notice-player = プレイヤー{ $id }
notice-seated = プレイヤー{ $id }として卓に着きました。
notice-joined = { $name }さんが来ました。
notice-left = 1人が卓を離れました。
notice-message = { $private ->
    [yes] { $name }（あなたへ）：{ $text }
   *[no] { $name }：{ $text }
}
notice-pause = 一時停止です：{ $reason }
notice-pause-by = { $name }さんが休憩を求めています：{ $reason }。
notice-server-saved = サーバーがゲームを{ $file }として保存しました。
notice-no-manager = 誰でもオプションを変えられるようになりました。
notice-manager = オプションの管理は{ $name_of }さんになりました。
notice-redirected-too-often = サーバーからサーバーへの転送が多すぎます。
notice-redirect-invalid = サーバーの示したアドレスが正しくありません：{ $wrong }。
notice-reconnecting = 再接続しています…
notice-reconnecting-in = { $seconds }秒後に再接続します。
notice-connection-lost = 接続が切れました
notice-game-stopped = ゲームが止まりました
notice-waiting-for-players = 4人そろうのを待っています
notice-table-address = { $place }の卓
notice-hosted-table = 入口：{ $words }
notice-no-finished-hand = このゲームでは、まだ終わった局がありません。
notice-lesson-begins = { $waits ->
    [yes] レッスンを始めます。あなたのゲームは止めておきます。
   *[no] レッスンを始めます。
}
notice-lesson-closed = { $begun ->
    [yes] レッスンを終わります。あなたのゲームに戻りました。
   *[no] レッスンを終わります。
}
notice-ask-first = 先に確認：{ $on ->
    [yes] オン
   *[no] オフ
}
notice-quicktip = ヒント：{ $on ->
    [yes] オン
   *[no] オフ
}
notice-simple-tips = { $on ->
    [yes] やさしい手をすすめます
   *[no] 検討と同じ強さですすめます
}。
notice-tile-movement = 牌の動き：{ $on ->
    [yes] オン
   *[no] オフ
}
notice-movement-direction = 行き先の表示：{ $on ->
    [yes] オン
   *[no] オフ
}
notice-speech-balloons = 吹き出し：{ $on ->
    [yes] オン
   *[no] オフ
}
notice-timer-bar = タイマーバー：{ $on ->
    [yes] オン
   *[no] オフ
}
notice-claim-buttons = 鳴きボタン：{ $on ->
    [yes] オン
   *[no] オフ
}
notice-goal-line = あと何枚：{ $on ->
    [yes] オン
   *[no] オフ
}
notice-show-discards = 捨て牌の列：{ $on ->
    [yes] 表示
   *[no] 非表示
}
notice-sound = 音：{ $on ->
    [yes] オン
   *[no] オフ。Mでオンに戻ります。
}

notice-deal-copied = 配牌コード{ $code }をコピーしました。もう一度配るには「ゲーム＞今日の配牌・コード」を選びます。
notice-hand-copied = 局を{ $letters }文字のテキストにしてコピーしました。開くには「ゲーム＞テキストから局を開く」を選びます。
notice-watching = この卓を観戦しています。
hand-text-heading = { $wind }場 第{ $number }局
hand-text-bloem-rules = Bloemルール
hand-text-own-rules = ルール：{ $name }
hand-text-classical-rules = 中国古典ルール
hand-text-tiles-dealt = 配牌
hand-text-hidden = 伏せた牌{ $hidden }枚
hand-text-play = 手順
hand-text-scores = 得点
hand-text-points = { $points }符
hand-text-doubles = { $doubles }翻
hand-text-limit = 満貫の{ $limit }%
hand-text-settlement = 精算
hand-text-pays = { $from } → { $to }：{ $amount }点
hand-text-new-score = { $name }：{ SIGNED($change) }、現在{ $score }
