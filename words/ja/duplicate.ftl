duplicate-title = 同じ配牌の比較
duplicate-who = プレイヤー
duplicate-points = 収支
duplicate-average = 平均の運
duplicate-choices = 判断
duplicate-luck = 運
duplicate-earlier = 前の配牌(&E)
duplicate-later = 次の配牌(&L)
duplicate-reviewers-line = 検討の打ち筋(&R)
duplicate-copy = 結果をコピー(&Y)
duplicate-add = 追加(&A)
duplicate-reviewer = 検討
duplicate-none = コードの配牌はまだ打っていません。「ゲーム＞今日の配牌・コード」で打つと、結果がここに出ます。
duplicate-deal = 配牌{ $code }、{ $wind }家。{ $fair ->
    [yes] 「平均の運」はこの牌でふつう得られる収支で、全員同じです。検討と同じように、判断と運がそれに加わります。
   *[no] 全員が同じ相手と打ったわけではありません。
}
duplicate-totals = ほかの人も打った配牌の合計
duplicate-no-totals = まだありません。
duplicate-total = { $who }：{ $deals }局で{ $points }点（判断{ $choice }、運{ $luck }）
duplicate-with-error = { $points }±{ $error }
duplicate-paste = 人から届いた結果を貼り付けてください。
duplicate-result = ほかの人の結果
duplicate-whole = 完全な結果です。「追加」を押してください。
duplicate-plays = この配牌を、検討の打ち筋で打っています…
duplicate-no-deal = この局は終わっていないか、配牌にコードがありません。
duplicate-unreadable = 結果のファイルを読み込めません。
duplicate-unwritable = 結果を保存できません。{ $error }
