duplicate-title = 同牌比较
duplicate-who = 玩家
duplicate-points = 分数
duplicate-average = 平均运气
duplicate-choices = 选择
duplicate-luck = 运气
duplicate-earlier = 前一副(&E)
duplicate-later = 后一副(&L)
duplicate-reviewers-line = 复盘的打法(&R)
duplicate-copy = 复制成绩(&Y)
duplicate-add = 加入(&A)
duplicate-reviewer = 复盘
duplicate-none = 您还没按牌码打过。选“游戏 > 每日一局或牌码”，成绩就会出现在这里。
duplicate-deal = 牌码{ $code }，拿{ WIND($wind) }家的牌。{ $fair ->
    [yes] 平均运气是这副牌通常的收获，人人一样；选择和运气再加上去，和复盘里一样。
   *[no] 各人的对手并不都一样。
}
duplicate-totals = 别人也打过的牌，合计
duplicate-no-totals = 还没有。
duplicate-total = { $who }：{ $deals }副牌{ $points }分（选择{ $choice }，运气{ $luck }）
duplicate-with-error = { $points } ± { $error }
duplicate-paste = 把别人发给您的成绩粘贴到这里。
duplicate-result = 别人的成绩
duplicate-whole = 这份成绩完整。按“加入”。
duplicate-plays = 正在照复盘的打法打这副牌……
duplicate-no-deal = 这一局还没打完，或没有牌码。
duplicate-unreadable = 您的成绩文件读不出来。
duplicate-unwritable = 成绩存不了。{ $error }
