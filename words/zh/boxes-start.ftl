start-screen-subtitle = 四人麻将，和电脑或朋友一起打
start-screen-at-the-left = 上家
start-screen-at-the-right = 下家
start-screen-at-this-computer = 共用电脑(&P)...
start-screen-join-a-table = 入桌(&J)...
start-screen-host-a-table = 开桌(&B)...
start-screen-other-opponent = 换掉{ $name }
start-screen-continue = 继续(&N)
    .hint = 接着打上次没打完的牌。
start-screen-deal-of-day = 每日一局(&Y)
start-screen-deal-waits = 还没打
start-screen-deal-played = 已打：{ $points }分
start-screen-puzzles = 习题(&Z)
start-screen-puzzles-due = { $due }题要重做
start-screen-new-puzzle = 有一道新题
start-screen-album = 特殊牌型册(&A)
start-screen-nearest = 只差{ $lacking }张就是{ $hand }
start-screen-album-made = { $all }种特殊牌型和过{ $made }种
start-screen-progress = 水平(&G)
start-screen-no-hands = 打完第一局就有
start-screen-hands-won = { $won ->
    [0] 打了{ $hands }局，还没和过
   *[other] { $hands ->
        [1] 打了1局，和了
       *[other] { $hands }局和了{ $won }局
    }
}
start-screen-opponent = { LEVEL($level) }，{ $side }
    .hint = 点一下换个对手。
start-screen-title = Red Stake
start-screen-mixed-levels = 各人水平不同
start-screen-level-heading = 对手水平
    .hint = 三家的水平，从易到难。
start-screen-length-heading = 打多久
    .hint = 一局；一圈，四家都坐过庄；或打满四圈。
start-screen-deal = 发牌(&D)
    .hint = 和这三位新开一场。
start-screen-lesson = 教我打(&T)
start-screen-second-lesson = 再上一课(&T)
start-screen-watch = 旁观(&C)
    .hint = 新开一场，电脑替您打，您随时可以接手。
start-screen-with-others = 和别人一起打

first-start-never = 没打过(&N)
first-start-never-hint = 上桌就学：一局安排好的牌，大约十分钟。
first-start-another-kind = 打过别的(&K)
first-start-another-kind-hint = 日麻、港麻、美麻、国标或连连看：一页说清这里有什么不同。
first-start-this-kind = 打过这种(&T)
first-start-this-kind-hint = 四个人，吃、碰、杠：直接上桌。
first-start-title = 欢迎来到Red Stake
first-start-question = 您打过麻将吗？
first-start-hint = 课程和提示随时都能在“帮助”菜单里找到。
first-start-subtitle = 四面来风，144张牌

ornament-name = Red Stake
start-screen-opposite = 对家
