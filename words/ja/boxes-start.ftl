start-screen-subtitle = コンピューターや友だちと打つ、4人の麻雀
start-screen-at-the-left = 左
start-screen-at-the-right = 右
start-screen-at-this-computer = この1台で(&P)...
start-screen-join-a-table = 卓に入る(&J)...
start-screen-host-a-table = 卓を立てる(&B)...
start-screen-other-opponent = { $name }さん以外の人
start-screen-continue = 続きを打つ(&N)
    .hint = やめたところからゲームを続けます。
start-screen-deal-of-day = 今日の配牌(&Y)
start-screen-deal-waits = まだ打っていません
start-screen-deal-played = 結果：{ $points }点
start-screen-puzzles = 何切る問題(&Z)
start-screen-puzzles-due = 復習{ $due }問
start-screen-new-puzzle = 新しい問題があります
start-screen-album = アルバム(&A)
start-screen-nearest = { $hand }まであと{ $lacking }枚
start-screen-album-made = 特殊役{ $all }種のうち{ $made }種
start-screen-progress = レーティング(&G)
start-screen-no-hands = 最初の局から始まります
start-screen-hands-won = { $won ->
    [0] { $hands }局、まだ和了なし
   *[other] { $hands ->
        [1] 1局打って和了
       *[other] { $hands }局のうち{ $won }局で和了
    }
}
start-screen-opponent = { $side }、{ LEVEL($level) }
    .hint = クリックすると、別の相手を選べます。
start-screen-title = Red Stake
start-screen-mixed-levels = 相手ごとに違う強さ
start-screen-level-heading = 相手の強さ
    .hint = 3人の強さを選びます。左ほどやさしい相手です。
start-screen-length-heading = 長さ
    .hint = 1局だけ、全員が東家を務める東場だけ、4つの場を回る一荘から選びます。
start-screen-deal = 配牌(&D)
    .hint = この3人と新しいゲームを始めます。
start-screen-lesson = レッスン(&T)
start-screen-second-lesson = レッスン2(&T)
start-screen-watch = 観戦(&C)
    .hint = 新しいゲームを始め、あなたが交代するまでコンピューターが代わりに打ちます。
start-screen-with-others = ほかの人と

first-start-never = ない(&N)
first-start-never-hint = 卓で学びましょう。用意した1局を、10分ほどで打ちます。
first-start-another-kind = ある、別の種類(&K)
first-start-another-kind-hint = リーチ麻雀・香港式・「上海」など：違いを1ページで説明します。
first-start-this-kind = ある、この種類(&T)
first-start-this-kind-hint = 花牌のある中国・西洋式の4人麻雀：すぐ卓へ進みます。
first-start-title = Red Stakeへようこそ
first-start-question = 麻雀を打ったことはありますか？
first-start-hint = レッスンとヒントは、いつでもヘルプメニューにあります。
first-start-subtitle = 四つの風と144枚の牌の遊び

ornament-name = Red Stake
start-screen-opposite = 向かい
