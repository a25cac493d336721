puzzle-claims = 吃碰杠
puzzle-suits = 数牌
puzzle-honours = 字牌
puzzle-danger = 危险牌
puzzle-last-tiles = 最后几张
puzzle-special-hands = 特殊牌型

puzzle-tab = 习题(&U)
puzzle-heading = 习题
puzzle-about = 在真实牌局里找出最好的一手。电脑批改您的答案，并说明原因。
puzzle-no-mistakes = 等您有了失误，这里就会出现您自己的题。
puzzle-mistakes = 来自您自己的牌局：{ $own }个失误，{ $due ->
    [0] 今天没有要做的。
   *[other] 今天该做{ $due }题。
}
puzzle-others = 来自大师按这些规则打的牌局：{ $all }题已解{ $solved }题。
puzzle-filter = 练什么
puzzle-filter-any = 先做到期的，再做新题(&W)
puzzle-filter-own = 我自己的失误(&M)
puzzle-theme = { $theme }：{ $all }题已解{ $solved }题
puzzle-game-waits = 您的牌局先停着。
puzzle-begin = 开始(&B)
puzzle-none-due = 今天没有这一类题。
puzzle-unreadable = 您的习题文件读不出来。
puzzle-unwritable = 习题存不了。{ $error }

puzzle-title = 第{ $at }题，共{ $all }题
puzzle-of-yours = 来自您自己的一局
puzzle-of-masters = 来自大师之间的一局
puzzle-what-discard = 轮到您。打哪张？
puzzle-what-of-discard = { $who }打出{ $tile }。您怎么办？
puzzle-judging = 正在看您的答案……
puzzle-right = 对了！
puzzle-not-best = 不是最好的
puzzle-best = { DEED($best) }是最好的一手。
puzzle-better = { DEED($best) }更好。
puzzle-made-cost = 那一局里您选了{ DEED($made) }，亏了{ $points }分。
puzzle-tempting-cost = 看着诱人，可是{ DEED($made) }要亏{ $points }分。
puzzle-as-good = { $points ->
    [0] { DEED($choice) }和{ DEED($best) }一样好：相差不到一分。
   *[other] { DEED($choice) }和{ DEED($best) }一样好：只差{ $points }分，难分高下。
}
puzzle-costs = { DEED($choice) }要亏{ $points }分。更好的是{ DEED($best) }。
puzzle-do = { DEED($deed, form: "order") }
puzzle-then-discard = 打{ TILE($tile) }。
puzzle-either = 两种打法离和牌一样近。
puzzle-either-differ = 不同的是这副牌还能做成什么。
puzzle-ends = 这一局就结束了。
puzzle-pass = 过
puzzle-chow = 吃{ $from }-{ $middle }-{ $to }
puzzle-kong = 杠{ $tile }
puzzle-next = 下一题(&N)
puzzle-leave = 离开(&L)
puzzle-solved-of = { $all }题已解{ $solved }题
puzzle-nothing-left = 今天就到这里。
puzzle-left = 今天还有{ $left }题。
puzzle-missed-tomorrow = 没做对的明天再来，其余的过些天再来。
