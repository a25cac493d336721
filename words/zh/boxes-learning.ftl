review-hand-failed = 第{ $number }局没能复盘。
review-hand-pending = 正在复盘第{ $number }局……
review-earlier = 往前(&E)
review-later = 往后(&L)
review-whole-game = 整场(&G)
review-next-hand = 下一局(&N)
review-hand-before = 上一局(&B)
review-step-through = 逐步看(&S)
review-method = 每一步都在几百种可能的牌里试过。
review-curve = 每一步之前这副牌值多少。红：这一步亏掉的。灰：最后结果。
review-moves = 每种打法结算后的平均结果。
review-moves-and-estimates = 每种打法结算后平均得多少分。“粗略”的数字误差约十分。
# $by：自动打牌（auto），超时（late），或两样都有。
review-not-counted = { $by ->
    [auto] 自动打牌亏了约{ $cost }分，不算在内。
    [late] 超时没要的牌亏了约{ $cost }分，不算在内。
   *[both] 自动打牌和超时没要的牌亏了约{ $cost }分，不算在内。
}
review-luck-cost = 运气亏了{ $luck }分。
review-luck-brought = 运气添了{ $luck }分。
review-as-advised = 约有{ $cost }分亏在提示也建议的打法上。提示要马上作答，复盘则把每一步打很多遍。
review-start-estimate = { $whole ->
    [yes] 这样的起手牌平均约{ SIGNED($round) }分（粗略估计）。
   *[no] 这样的起手牌平均约{ SIGNED($round) }分（粗略估计）。
}
review-hand-move = 第{ $hand }局，第{ $number }步。
review-made-best = { $auto ->
    [yes] 自动打牌选了{ DEED($made) }，正是最好的一步。
    [late] 超时没有作答。{ DEED($made) }，正是最好的一步。
   *[no] { DEED($made) }，正是最好的一步。
}
review-followed-quicktip = 提示也这么建议。提示要马上作答，复盘则把每一步打很多遍。
review-made-even = { $auto ->
    [yes] 自动打牌选了{ DEED($made) }，和{ DEED($best) }差不多：相差{ $points }分（±{ $error }）。
    [late] 超时没有作答。{ DEED($made) }和{ DEED($best) }差不多：相差{ $points }分（±{ $error }）。
   *[no] { DEED($made) }和{ DEED($best) }差不多：相差{ $points }分（±{ $error }）。
}
review-made-cost = { $auto ->
    [yes] 自动打牌选了{ DEED($made) }，亏{ $points }分（±{ $error }）。更好的是{ DEED($best) }。
    [late] 超时没有作答，所以不算失误。{ DEED($made) }，亏{ $points }分（±{ $error }）。更好的是{ DEED($best) }。
   *[no] { DEED($made) }，亏{ $points }分（±{ $error }）。更好的是{ DEED($best) }。
}

review-step-position = 第{ $number }局，第{ $step }步，共{ $count }步
review-step-no-decision = 这里您没什么可选的。
review-step-back = 后退(&B)
review-step-next = 前进(&N)
review-step-turning-point = 亏分的一步(&M)
review-step-play-on = 从这里接着打(&O)
review-step-review = 复盘(&R)

statistics-hands-played = 打过的局
statistics-share = { $count }（{ $percentage }）
statistics-won = 和牌
statistics-dealt-in = 点炮
statistics-dead-hands = 流局
statistics-points-a-hand = 每局得分
statistics-winning-hand = 和的牌
statistics-average-and-best = 平均{ $winning }分，最大{ $best }分
statistics-streak = 连和
statistics-streak-now-and-longest = 现在{ $streak }局，最长{ $longest_streak }局
statistics-special-hands = 特殊牌型
statistics-special-hand = { $name } { $count }
statistics-decisions-judged = 评判过的选择
statistics-mistakes = 最亏的失误
statistics-decisions-and-cost = { $count }次，每次亏{ DECIMAL($from, digits: 2) }分
statistics-mistake-line = { $kind }：{ $count }次，{ $points }分
statistics-no-mistakes = 还没发现
statistics-nothing = 还没有
statistics-title = 统计
statistics-chart-points = 最近各局
statistics-chart-sum = 累计
statistics-note = 只算您自己打完的局，评判方法同“水平”。只存在这台电脑上。
statistics-forget-all = 全部清除(&F)
statistics-chart-one-hand = 1局：{ SIGNED($points) }
statistics-chart-hands = { $count }局，从{ SIGNED($least) }到{ SIGNED($most) }

rating-title = 水平
rating-not-yet = 再打完{ $missing }局，就知道您的水平了。
rating-between = 您在{ $above }和{ $below }之间。
rating-above = 您打得比{ $above }好。
rating-below = { $below }还在您前面。
rating-worst = 您亏得最多的地方：{ $kind }（每局{ DECIMAL($points, digits: 1) }分）。
rating-you = 您
rating-cost = 每局白送的分
rating-cost-decision = 每次选择白送的分
rating-claims = 每局吃碰杠次数
rating-tipped = 这些局有提示帮您，所以还不全是您自己的水平。
rating-special = 和出特殊牌型
rating-weeks = 一周一周看
rating-week = { $date }那一周：{ $hands }局，每局白送{ $cost }分
rating-against = 对{ LEVEL($level) }
rating-against-people = 对真人和别的程序
rating-company = { $tipped ->
    [yes] { $rules }，{ $opponents }，有提示：{ $hands }局。运气：每局{ SIGNED($luck) }分。
   *[no] { $rules }，{ $opponents }：{ $hands }局。运气：每局{ SIGNED($luck) }分。
}
rating-none = 还没有评判过的局。不撤销、不亮牌地打完一局，就会出现在这里。
rating-earlier = 前一张表(&E)
rating-later = 后一张表(&L)
rating-save = 存成CSV(&S)
rating-columns = 周,规则,对手,有提示,局数,选择数,每次选择白送的分,标准误差,和牌,点炮,吃碰杠,特殊牌型,得分,运气
rating-hint = 拿您的选择和找到的最好打法比，运气不算。只存在这台电脑上。

log-title = 记录
log-page = 第{ $min }到{ $end }行，共{ $count }行
log-earlier = 往前(&E)
log-later = 往后(&L)

drills-title = 练习

oracle-centre = 中央
oracle-meaning-centre = 事情的核心
oracle-meaning-face = 示人的一面
oracle-meaning-present = 眼下
oracle-meaning-wish = 没人听过的心愿
oracle-meaning-near-future = 不久的将来
oracle-meaning-obstacle = 第一道坎
oracle-meaning-further-obstacles = 别的坎，或目标
oracle-meaning-way-past = 怎样迈过去
oracle-meaning-warning = 警示，或后来的事
oracle-meaning-end = 结局
oracle-title = 占卜
oracle-start = 心里想一个问题，或者什么也不想。
oracle-end = 牌都翻开了。点一张再读一遍。
oracle-turn = 翻牌(&T)

review-step-title = 逐步看
review-title-hand = 复盘：第{ $number }局
review-title-game = 复盘：整场

drills-name-the-tile = 认牌(&N)
drills-complete-it = 找听张(&C)
drills-discard = 打牌(&D)
drills-score-it = 算分(&S)
drills-right = 对了。
drills-not-quite = 还差一点。
drills-tally = { $asked }题对了{ $right }题
drills-next = 下一题(&X)
drills-check = 对答案(&K)
drills-name-question = 这张牌叫什么？
drills-waits = 听{ $tiles }。
drills-complete-hint = 选出所有能让您和的牌，再按“对答案”。
drills-complete-question = 哪些牌能和？
drills-discard-question = 打哪张，有用的进张最多？
drills-discard-hint = 点您要打的那张。
drills-best = { $away ->
    [0] 最好打{ TILE($tile) }：听牌，{ $useful }张能和。
   *[other] 最好打{ TILE($tile) }：再进{ $away }张听牌，{ $useful }张有用。
}
drills-yours = { $away ->
    [0] 您打{ TILE($tile) }：听牌，{ $useful }张能和。
   *[other] 您打{ TILE($tile) }：再进{ $away }张听牌，{ $useful }张有用。
}
drills-score-situation = { $how ->
    [wall] { WIND($round_wind) }风圈，您是{ WIND($seat_wind) }家。最后一张：{ TILE($last) }，自摸。左边分开的几组是吃碰来的。
   *[discard] { WIND($round_wind) }风圈，您是{ WIND($seat_wind) }家。最后一张：{ TILE($last) }，别家打的。左边分开的几组是吃碰来的。
}
drills-line = { $award }{"  "}{ $words }
drills-line-counts = 这一行算
drills-line-counts-not = 这一行不算
drills-score-question = 这副牌哪几行该算？
oracle-heading = { $position }：{ $subject }
oracle-1-east = 1，东
oracle-3-east = 3，东
oracle-2-east = 2，东
oracle-4-south = 4，南
oracle-5-south = 5，南
oracle-6-south = 6，南
oracle-7-west = 7，西
oracle-9-west = 9，西
oracle-8-west = 8，西
oracle-10-north = 10，北
oracle-11-north = 11，北
oracle-12-north = 12，北

review-after-discards = { $thrown ->
    [0] 第{ $number }次选择，还没打过牌。
   *[other] 第{ $number }次选择，打出{ $thrown }张之后。
}
review-before-decisions = 第一次选择之前。
review-start-change = 到第一次选择时，摸牌和别家让它变了{ SIGNED($change) }，成为{ SIGNED($worth) }。
review-cost = { $whole ->
    [yes] { $you ->
        [yes] 这一场您输了{ $cost }分。
       *[no] 这一场{ $who }输了{ $cost }分。
    }
   *[no] { $you ->
        [yes] 这一局您输了{ $cost }分。
       *[no] 这一局{ $who }输了{ $cost }分。
    }
}
review-brought = { $whole ->
    [yes] { $you ->
        [yes] { $points ->
            [0] 这一场您不输不赢。
           *[other] 这一场您赢了{ $points }分。
        }
       *[no] { $points ->
            [0] 这一场{ $who }不输不赢。
           *[other] 这一场{ $who }赢了{ $points }分。
        }
    }
   *[no] { $you ->
        [yes] { $points ->
            [0] 这一局您不输不赢。
           *[other] 这一局您赢了{ $points }分。
        }
       *[no] { $points ->
            [0] 这一局{ $who }不输不赢。
           *[other] 这一局{ $who }赢了{ $points }分。
        }
    }
}
review-choices-were-even = { $you ->
    [yes] 您的选择和最好的差不多。
   *[no] 这些选择和最好的差不多。
}
review-choices-cost = { $you ->
    [yes] 您的选择约亏{ $cost }分（±{ $error }）。
   *[no] 这些选择约亏{ $cost }分（±{ $error }）。
}
drills-counts = 算

review-no-choice = 没什么可选的。
review-after-decisions = 第{ $number }次选择之后。
review-nobody-won = 结局：牌摸完了，没人和牌。
review-won-by-draw = { $you ->
    [yes] 结局：您自摸{ TILE($tile) }和牌。
   *[no] 结局：{ $who }自摸{ TILE($tile) }和牌。
}
review-won-by-discard = { $from_you ->
    [yes] 结局：{ $who }和了您打的{ TILE($tile) }。
   *[no] { $you ->
        [yes] 结局：您和了{ $from }打的{ TILE($tile) }。
       *[no] 结局：{ $who }和了{ $from }打的{ TILE($tile) }。
    }
}
review-won-by-kong = { $from_you ->
    [yes] 结局：{ $who }抢了您的杠，和{ TILE($tile) }。
   *[no] { $you ->
        [yes] 结局：您抢了{ PERSON($from, form: "possessive") }杠，和{ TILE($tile) }。
       *[no] 结局：{ $who }抢了{ PERSON($from, form: "possessive") }杠，和{ TILE($tile) }。
    }
}
review-luck-after = { $you ->
    [yes] 您打完最后一步，这副牌平均值{ SIGNED($left) }分，最后是{ SIGNED($brought) }分。差的{ SIGNED($rest) }分来自牌墙和别家。
   *[no] { $who }打完最后一步，这副牌平均值{ SIGNED($left) }分，最后是{ SIGNED($brought) }分。差的{ SIGNED($rest) }分来自牌墙和别家。
}
review-luck-from-player = { $you ->
    [yes] 您{ SIGNED($points) }
   *[no] { $who } { SIGNED($points) }
}
review-luck-total = 来自别家：{ $list }。共{ SIGNED($points) }分。得分框里的“结算”有每一笔的算法。
review-decision-position = 第{ $number }次选择，共{ $count }次。
review-no-costly-move = 没有哪一步亏分。
review-auto-play-chose = 都是自动打牌选的。
review-show-on-the-table = 在桌上看(&W)
review-best = 最好：{ DEED($best) }。
review-do = { DEED($best, form: "order") }
review-move = { DEED($deed) }
motive-quoted = { $who }：“{ $told }”
motive-forgotten = { $who }：“为什么，我也说不上来了。”
motive-plan = { $lacking ->
    [0] 我在做{ PLAN($plan) }。
   *[other] 我在做{ PLAN($plan) }，还差{ $lacking }张。
}
motive-calling = 打掉{ TILE($tile) }我就听牌了：{ LIST($waits) }。
motive-standing = 我报了听，摸到的牌必须打出。
motive-misfit = { $tile }在里面用不上。
motive-gone = { $tile }是孤张，其余几张都出来了。
motive-alone = { $tile }是孤张。
motive-keeps-most = { $live ->
    [0] 打掉{ TILE($tile) }，有用的牌一张也没有，打别的也不会更多。
   *[other] 打掉{ TILE($tile) }，有{ $live }张有用的牌，打别的都没这么多。
}
motive-safer = 本来想打{ $other }，但{ $tile }更安全。
motive-worth-more = 打掉{ $other }，有用的牌会更多，但我觉得那样牌就小了。
motive-even = 打掉{ $other }，有用的牌会更多，但我觉得两张差不多。
review-mark-estimate = 粗略
review-mark = { $best ->
    [yes] { $by ->
        [auto] 最好，自动打牌
        [late] 最好，超时
        [you] 最好，您选的
        [made] 最好，选的
       *[none] 最好
    }
   *[no] { $by ->
        [auto] 自动打牌
        [late] 超时
        [you] 您选的
        [made] 选的
       *[none] {""}
    }
}

album-title = 特殊牌型册
album-made = { $made ->
    [1] 和过一次：{ $day }，对{ $against }，{ $points }分。
   *[other] 和过{ $made }次，第一次在{ $day }，对{ $against }，{ $points }分。
}
album-near = 还没和过。最接近的一次差{ $lacking }张。
album-not-near = 还没和过。
album-forbidden = 现行规则不许。
album-count = { $all }种和过{ $made }种。显示第{ $first }到{ $last }种。
album-none = 现行规则没有特殊牌型。
album-earlier = 往前(&E)
album-later = 往后(&L)

calendar-title = 每日一局日历
calendar-month = { $year }年{ $month }月
calendar-weekday = { $day ->
    [0] 一
    [1] 二
    [2] 三
    [3] 四
    [4] 五
    [5] 六
   *[other] 日
}
calendar-played = 打了{ $deals }局：共{ $points }
calendar-today = 今天是{ $day }（UTC）。打这一局的人，拿到的牌都一样。
calendar-not-played = { $day }的那一局您还没打。
calendar-result = { $day }：{ $points }分。以第一次的成绩为准。
calendar-play = 打牌(&P)
