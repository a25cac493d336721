review-hand-failed = 第{ $number }局を検討できませんでした。
review-hand-pending = 第{ $number }局を検討しています…
review-earlier = 前へ(&E)
review-later = 次へ(&L)
review-whole-game = ゲーム全体(&G)
review-next-hand = 次の局(&N)
review-hand-before = 前の局(&B)
review-step-through = 一手ずつ見る(&S)
review-method = 一手ごとに、ありうる数百通りの配牌で試します。
review-curve = 一手ごとの、打つ前の手牌の価値です。赤：その手で失った点。灰色：最後の結果。
review-moves = それぞれの手を選んだときの、精算後の平均収支です。
review-moves-and-estimates = それぞれの手の、精算後の平均収支です。「概算」の誤差は10点ほどです。
# $by：オートプレイ（auto）、時間切れ（late）、または両方。
review-not-counted = { $by ->
    [auto] オートプレイの手は{ $cost }点ほどの損ですが、数えません。
    [late] 時間切れの見送りは{ $cost }点ほどの損ですが、数えません。
   *[both] オートプレイの手と時間切れの見送りは{ $cost }点ほどの損ですが、数えません。
}
review-luck-cost = 運で{ $luck }点失いました。
review-luck-brought = 運で{ $luck }点得しました。
review-as-advised = そのうち{ $cost }点ほどは、ヒントもすすめた手です。ヒントはすぐに答えますが、検討は一手ごとに何度も打って調べます。
review-start-estimate = { $whole ->
    [yes] このような配牌の平均は{ SIGNED($round) }点ほどです（概算）。
   *[no] このような配牌の平均は{ SIGNED($round) }点ほどです（概算）。
}
review-hand-move = 第{ $hand }局、{ $number }手目。
review-made-best = { $auto ->
    [yes] オートプレイの「{ DEED($made) }」が最善でした。
    [late] 時間切れでした。「{ DEED($made) }」が最善でした。
   *[no] 「{ DEED($made) }」が最善でした。
}
review-followed-quicktip = ヒントもこの手をすすめました。ヒントはすぐに答えますが、検討は一手ごとに何度も打って調べます。
review-made-even = { $auto ->
    [yes] オートプレイの「{ DEED($made) }」は「{ DEED($best) }」とほぼ互角：差は{ $points }点（±{ $error }）。
    [late] 時間切れでした。「{ DEED($made) }」は「{ DEED($best) }」とほぼ互角：差は{ $points }点（±{ $error }）。
   *[no] 「{ DEED($made) }」は「{ DEED($best) }」とほぼ互角：差は{ $points }点（±{ $error }）。
}
review-made-cost = { $auto ->
    [yes] オートプレイの「{ DEED($made) }」は{ $points }点の損（±{ $error }）。最善は「{ DEED($best) }」。
    [late] 時間切れだったので、ミスには数えません。「{ DEED($made) }」は{ $points }点の損（±{ $error }）。最善は「{ DEED($best) }」。
   *[no] 「{ DEED($made) }」は{ $points }点の損（±{ $error }）。最善は「{ DEED($best) }」。
}

review-step-position = 第{ $number }局、全{ $count }手の{ $step }手目
review-step-no-decision = ここでは選ぶものがありません。
review-step-back = 戻る(&B)
review-step-next = 次へ(&N)
review-step-turning-point = 損した手へ(&M)
review-step-play-on = ここから打つ(&O)
review-step-review = 検討(&R)

statistics-hands-played = 打った局
statistics-share = { $count }（{ $percentage }）
statistics-won = 和了
statistics-dealt-in = 放銃
statistics-dead-hands = 流局
statistics-points-a-hand = 1局あたりの収支
statistics-winning-hand = アガった手
statistics-average-and-best = 平均{ $winning }点、最高{ $best }点
statistics-streak = 連続和了
statistics-streak-now-and-longest = 現在{ $streak }、最長{ $longest_streak }
statistics-special-hands = 特殊役
statistics-special-hand = { $name } { $count }回
statistics-decisions-judged = 評価した判断
statistics-mistakes = 損の大きいミス
statistics-decisions-and-cost = { $count }回、1回あたり{ DECIMAL($from, digits: 2) }点の損
statistics-mistake-line = { $kind }：{ $count }回、{ $points }点
statistics-no-mistakes = まだありません
statistics-nothing = まだありません
statistics-title = 成績
statistics-chart-points = 最近の局
statistics-chart-sum = 累計
statistics-note = 自分で終えた局だけを、レーティングと同じ基準で評価します。記録はこのコンピューターだけに残ります。
statistics-forget-all = すべて消す(&F)
statistics-chart-one-hand = 1局：{ SIGNED($points) }
statistics-chart-hands = { $count }局、{ SIGNED($least) }～{ SIGNED($most) }

rating-title = レーティング
rating-not-yet = あと{ $missing }局で、あなたの位置が分かります。
rating-between = あなたの位置は{ $above }と{ $below }の間です。
rating-above = { $above }より上です。
rating-below = まだ{ $below }が上です。
rating-worst = いちばん損をしている所：{ $kind }（1局あたり{ DECIMAL($points, digits: 1) }点）。
rating-you = あなた
rating-cost = 1局に失う点
rating-cost-decision = 1回の判断で失う点
rating-claims = 1局に鳴く数
rating-tipped = ヒントを使った局なので、まだ実力とは言えません。
rating-special = 特殊役の和了
rating-weeks = 週ごと
rating-week = { $date }からの週：1局に失う点{ $cost }、{ $hands }局
rating-against = 相手：{ LEVEL($level) }
rating-against-people = 相手：人やほかのプログラム
rating-company = { $tipped ->
    [yes] { $rules }、{ $opponents }、ヒントあり：{ $hands }局。運：1局あたり{ SIGNED($luck) }点。
   *[no] { $rules }、{ $opponents }：{ $hands }局。運：1局あたり{ SIGNED($luck) }点。
}
rating-none = 評価した局はまだありません。元に戻したり牌を見たりせずに1局を終えると、ここに出ます。
rating-earlier = 前の表(&E)
rating-later = 次の表(&L)
rating-save = CSVで保存(&S)
rating-columns = 週,ルール,相手,ヒントあり,局,判断,1回の判断で失う点,標準誤差,和了,失った点,鳴き,特殊役,収支,運
rating-hint = あなたの判断を、見つかった最善手と比べます。運は含みません。記録はこのコンピューターだけにあります。

log-title = 記録
log-page = 全{ $count }行のうち{ $min }～{ $end }行
log-earlier = 前へ(&E)
log-later = 次へ(&L)

drills-title = 練習問題

oracle-centre = 中央
oracle-meaning-centre = 問いの核心
oracle-meaning-face = 世間に見せる顔
oracle-meaning-present = 現在
oracle-meaning-wish = 誰も知らない願い
oracle-meaning-near-future = 近い未来
oracle-meaning-obstacle = 最初の壁
oracle-meaning-further-obstacles = 次の壁、または目標
oracle-meaning-way-past = 壁を越える道
oracle-meaning-warning = 警告、または次に来るもの
oracle-meaning-end = 結末
oracle-title = 牌占い
oracle-start = 聞きたいことを思い浮かべてください。特になくてもかまいません。
oracle-end = 牌はすべて開きました。クリックすると、もう一度読めます。
oracle-turn = めくる(&T)

review-step-title = 一手ずつ
review-title-hand = 第{ $number }局の検討
review-title-game = ゲームの検討

drills-name-the-tile = 牌の名前(&N)
drills-complete-it = 待ち(&C)
drills-discard = 打牌(&D)
drills-score-it = 点数(&S)
drills-right = 正解です。
drills-not-quite = 惜しい。
drills-tally = { $asked }問中{ $right }問正解
drills-next = 次へ(&X)
drills-check = 答え合わせ(&K)
drills-name-question = この牌の名前は？
drills-waits = { $tiles }待ちです。
drills-complete-hint = アガれる牌をすべて選んで、「答え合わせ」を押してください。
drills-complete-question = この手の待ちは？
drills-discard-question = 受け入れがいちばん広くなる打牌は？
drills-discard-hint = 捨てる牌をクリックしてください。
drills-best = { $away ->
    [0] 最善は{ TILE($tile) }：聴牌、受け入れ{ $useful }枚です。
   *[other] 最善は{ TILE($tile) }：聴牌まであと{ $away }枚、受け入れ{ $useful }枚です。
}
drills-yours = { $away ->
    [0] あなたの{ TILE($tile) }：聴牌、受け入れ{ $useful }枚です。
   *[other] あなたの{ TILE($tile) }：聴牌まであと{ $away }枚、受け入れ{ $useful }枚です。
}
drills-score-situation = { $how ->
    [wall] あなたは{ WIND($round_wind) }場の{ WIND($seat_wind) }家です。和了牌はツモった{ TILE($last) }です。左に離れた面子は鳴いたものです。
   *[discard] あなたは{ WIND($round_wind) }場の{ WIND($seat_wind) }家です。和了牌はほかの人が捨てた{ TILE($last) }です。左に離れた面子は鳴いたものです。
}
drills-line = { $award }{"  "}{ $words }
drills-line-counts = これは付きます
drills-line-counts-not = これは付きません
drills-score-question = この手に付くのはどれですか？
oracle-heading = { $position }：{ $subject }
oracle-1-east = 1、東
oracle-3-east = 3、東
oracle-2-east = 2、東
oracle-4-south = 4、南
oracle-5-south = 5、南
oracle-6-south = 6、南
oracle-7-west = 7、西
oracle-9-west = 9、西
oracle-8-west = 8、西
oracle-10-north = 10、北
oracle-11-north = 11、北
oracle-12-north = 12、北

review-after-discards = { $thrown ->
    [0] { $number }番目の判断、最初の打牌の前。
   *[other] { $number }番目の判断、{ $thrown }打のあと。
}
review-before-decisions = 最初の判断の前。
review-start-change = 最初の判断までに、ツモとほかの人によって{ SIGNED($change) }変わり、{ SIGNED($worth) }になりました。
review-cost = { $whole ->
    [yes] { $you ->
        [yes] このゲームであなたは{ $cost }点失いました。
       *[no] このゲームで{ $who }さんは{ $cost }点失いました。
    }
   *[no] { $you ->
        [yes] この局であなたは{ $cost }点失いました。
       *[no] この局で{ $who }さんは{ $cost }点失いました。
    }
}
review-brought = { $whole ->
    [yes] { $you ->
        [yes] このゲームのあなたの収支は{ $points ->
            [0] ゼロ
           *[other] プラス{ $points }点
        }です。
       *[no] このゲームの{ $who }さんの収支は{ $points ->
            [0] ゼロ
           *[other] プラス{ $points }点
        }です。
    }
   *[no] { $you ->
        [yes] この局のあなたの収支は{ $points ->
            [0] ゼロ
           *[other] プラス{ $points }点
        }です。
       *[no] この局の{ $who }さんの収支は{ $points ->
            [0] ゼロ
           *[other] プラス{ $points }点
        }です。
    }
}
review-choices-were-even = { $you ->
    [yes] あなたの判断は、最善とほぼ互角でした。
   *[no] これらの判断は、最善とほぼ互角でした。
}
review-choices-cost = { $you ->
    [yes] あなたの判断で失ったのは{ $cost }点ほどです（±{ $error }）。
   *[no] これらの判断で失ったのは{ $cost }点ほどです（±{ $error }）。
}
drills-counts = 付きます

review-no-choice = 選ぶ余地はありませんでした。
review-after-decisions = 判断{ $number }回のあと。
review-nobody-won = 終局：山がなくなり、誰もアガりませんでした。
review-won-by-draw = { $you ->
    [yes] 終局：あなたが{ TILE($tile) }をツモってアガりました。
   *[no] 終局：{ $who }さんが{ TILE($tile) }をツモってアガりました。
}
review-won-by-discard = { $from_you ->
    [yes] 終局：{ $who }さんが、あなたの捨てた{ TILE($tile) }でアガりました。
   *[no] { $you ->
        [yes] 終局：あなたが、{ $from }さんの捨てた{ TILE($tile) }でアガりました。
       *[no] 終局：{ $who }さんが、{ $from }さんの捨てた{ TILE($tile) }でアガりました。
    }
}
review-won-by-kong = { $from_you ->
    [yes] 終局：{ $who }さんが、あなたのカンした{ TILE($tile) }を搶槓してアガりました。
   *[no] { $you ->
        [yes] 終局：あなたが、{ $from }さんのカンした{ TILE($tile) }を搶槓してアガりました。
       *[no] 終局：{ $who }さんが、{ $from }さんのカンした{ TILE($tile) }を搶槓してアガりました。
    }
}
review-luck-after = { $you ->
    [yes] あなたの最後の手のあと、この局の見込みは平均{ SIGNED($left) }点でした。結果は{ SIGNED($brought) }点です。差の{ SIGNED($rest) }点は、山とほかの人によるものです。
   *[no] { $who }さんの最後の手のあと、この局の見込みは平均{ SIGNED($left) }点でした。結果は{ SIGNED($brought) }点です。差の{ SIGNED($rest) }点は、山とほかの人によるものです。
}
review-luck-from-player = { $you ->
    [yes] あなた{" "}{ SIGNED($points) }
   *[no] { $who }さん{" "}{ SIGNED($points) }
}
review-luck-total = ほかの人との受け渡し：{ $list }。合計：{ SIGNED($points) }。計算は得点の「精算」で見られます。
review-decision-position = 判断{ $number }／{ $count }。
review-no-costly-move = 損をした手はありません。
review-auto-play-chose = オートプレイの判断です。
review-show-on-the-table = 卓に表示(&W)
review-best = 最善：{ DEED($best) }。
review-do = { DEED($best, form: "order") }
review-move = { DEED($deed) }
motive-quoted = { $who }さん「{ $told }」
motive-forgotten = { $who }さん「もう理由を覚えていません」
motive-plan = { $lacking ->
    [0] { PLAN($plan) }をねらっていました。
   *[other] { PLAN($plan) }をねらっていて、あと{ $lacking }枚でした。
}
motive-calling = { TILE($tile) }を切って聴牌でした。待ちは{ LIST($waits) }です。
motive-standing = 聴牌宣言をしていたので、ツモった牌を切るしかありませんでした。
motive-misfit = { $tile }の入る所がありませんでした。
motive-gone = { $tile }は浮いていて、同じ牌はもう出ていました。
motive-alone = { $tile }は浮いていました。
motive-keeps-most = { $live ->
    [0] { TILE($tile) }を切ると受け入れはありませんが、何を切っても同じでした。
   *[other] { TILE($tile) }を切ると受け入れは{ $live }枚。これより広い打牌はありませんでした。
}
motive-safer = { $other }を切りたかったのですが、{ $tile }のほうが安全でした。
motive-worth-more = { $other }を切るほうが受け入れは広かったのですが、手が安くなると思いました。
motive-even = { $other }を切るほうが受け入れは広かったのですが、ほぼ同じだと思いました。
review-mark-estimate = 概算
review-mark = { $best ->
    [yes] { $by ->
        [auto] 最善・オートプレイ
        [late] 最善・時間切れ
        [you] 最善・あなたの手
        [made] 最善・実戦
       *[none] 最善
    }
   *[no] { $by ->
        [auto] オートプレイ
        [late] 時間切れ
        [you] あなたの手
        [made] 実戦
       *[none] {""}
    }
}

album-title = 特殊役アルバム
album-made = { $made ->
    [1] 1回：{ $day }、相手は{ $against }、{ $points }点。
   *[other] { $made }回：初回は{ $day }、相手は{ $against }、{ $points }点。
}
album-near = まだです。最も近かった手は、あと{ $lacking }枚でした。
album-not-near = まだです。
album-forbidden = このルールでは使えません。
album-count = { $all }種のうち{ $made }種達成。{ $first }～{ $last }番目を表示。
album-none = このルールに特殊役はありません。
album-earlier = 前へ(&E)
album-later = 次へ(&L)

calendar-title = 配牌カレンダー
calendar-month = { $year }年{ $month }月
calendar-weekday = { $day ->
    [0] 月
    [1] 火
    [2] 水
    [3] 木
    [4] 金
    [5] 土
   *[other] 日
}
calendar-played = { $deals }日分を打ちました：合計{ $points }
calendar-today = 今日（UTC）は{ $day }です。この配牌は誰が打っても同じです。
calendar-not-played = { $day }の配牌はまだ打っていません。
calendar-result = { $day }：{ $points }点。最初の結果が記録されます。
calendar-play = 打つ(&P)
