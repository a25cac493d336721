puzzle-claims = 鳴きとカン
puzzle-suits = 数牌
puzzle-honours = 字牌
puzzle-danger = 危険牌
puzzle-last-tiles = 最後の1枚
puzzle-special-hands = 特殊役

puzzle-tab = 何切る(&U)
puzzle-heading = 何切る問題
puzzle-about = 実戦の場面で最善手を考えます。コンピューターが答えを調べ、理由を説明します。
puzzle-no-mistakes = 自分のミスが出ると、ここに並びます。
puzzle-mistakes = 自分のゲームから：ミス{ $own }個、{ $due ->
    [0] 今日の復習はありません。
   *[other] 今日の復習{ $due }問。
}
puzzle-others = このルールの名人戦から：{ $all }問のうち{ $solved }問正解。
puzzle-filter = 練習するもの
puzzle-filter-any = 復習のあと、新しい問題(&W)
puzzle-filter-own = 自分のミス(&M)
puzzle-theme = { $theme }：{ $all }問のうち{ $solved }問正解
puzzle-game-waits = あなたのゲームは止めてあります。
puzzle-begin = 始める(&B)
puzzle-none-due = 今日、この種類の問題はありません。
puzzle-unreadable = 問題のファイルを読み込めません。
puzzle-unwritable = 問題を保存できません。{ $error }

puzzle-title = 問題{ $at }／{ $all }
puzzle-of-yours = あなたのゲームから
puzzle-of-masters = 名人戦から
puzzle-what-discard = あなたの番です。何を捨てますか？
puzzle-what-of-discard = { $who }さんが{ $tile }を捨てました。どうしますか？
puzzle-judging = 答えを調べています…
puzzle-right = 正解！
puzzle-not-best = 最善ではありません
puzzle-best = 「{ DEED($best) }」が最善です。
puzzle-better = 「{ DEED($best) }」のほうが良い手です。
puzzle-made-cost = ゲームでは「{ DEED($made) }」で{ $points }点失いました。
puzzle-tempting-cost = 打ちたくなる「{ DEED($made) }」は、{ $points }点の損です。
puzzle-as-good = { $points ->
    [0] 「{ DEED($choice) }」は「{ DEED($best) }」と互角です。差は1点未満です。
   *[other] 「{ DEED($choice) }」は「{ DEED($best) }」と互角です。差は{ $points }点で、優劣は付けられません。
}
puzzle-costs = 「{ DEED($choice) }」は{ $points }点の損です。最善は「{ DEED($best) }」です。
puzzle-do = { DEED($deed, form: "order") }
puzzle-then-discard = { TILE($tile) }を捨てます。
puzzle-either = どちらも和了への近さは同じです。
puzzle-either-differ = 違いは、ほかにどんな手になれるかです。
puzzle-ends = これで局が終わります。
puzzle-pass = パス
puzzle-chow = チー { $from }-{ $middle }-{ $to }
puzzle-kong = { $tile }のカン
puzzle-next = 次の問題(&N)
puzzle-leave = やめる(&L)
puzzle-solved-of = { $all }問のうち{ $solved }問正解
puzzle-nothing-left = 今日はこれで終わりです。
puzzle-left = 今日の復習はあと{ $left }問です。
puzzle-missed-tomorrow = まちがえた問題は明日、正解した問題はもっとあとにまた出ます。
