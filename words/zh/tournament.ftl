# 用真牌打比赛。

tournament-title = 比赛
tournament-tab-people = 参赛者(&P)
tournament-tab-rounds = 轮次(&R)
tournament-tab-standings = 排名(&S)

tournament-name = 比赛名称
tournament-names = 名字，用英文逗号隔开
tournament-add = 添加(&A)
tournament-remove = 去掉
tournament-people = 参赛者
tournament-person = { $number }. { $name }
tournament-nobody = 还没有人。请输入8到64人的名字。
tournament-rounds = 轮数(&O)
tournament-draw = 排座位(&D)
tournament-draw-again = 重排(&D)
tournament-draw-question = 重排会去掉所有分数。要重排吗？
tournament-new = 新比赛(&W)
tournament-new-question = 开一场新比赛吗？这一场会留着，在“其他比赛”里。
tournament-new-begin = 开新的一场(&S)
tournament-begun = 新的比赛。上一场在“其他比赛”里。
tournament-same-name = 已经有一位{ $name }了，请各起各的名字。
tournament-too-many = 最多{ $most }人参加。
tournament-saved = 已存为{ $path }。
tournament-others = 其他比赛
tournament-others-hint = 打开一场，接着比。
tournament-loading = 正在找您的比赛……
tournament-none-stored = 还没有比赛。
tournament-people-count = { $count }人
tournament-rounds-count = { $count ->
    [0] 还没排座位
   *[other] { $count }轮
}
tournament-too-few = 现在有{ $people }人，至少要8人。
tournament-ready = { $rests ->
    [0] { $people }人，{ $tables }桌。
   *[other] { $people }人，{ $tables }桌。每轮有{ $rests }人轮空。
}
tournament-people-fixed = 已经记了分，不能再加人、减人，名字还可以改。
tournament-all-meet-once = 每两个人都正好同桌一次。
tournament-none-meets-twice = 没有哪两个人会同桌两次。
tournament-some-meet-again = 有{ $count }对会再次同桌，最多{ $most }次。

tournament-no-plan = 先输入参赛者，再排座位。
tournament-tables = 各桌
tournament-round = 第{ $number }轮
tournament-round-resting = 第{ $number }轮。轮空：{ $who }
tournament-resting = 轮空：{ $who }
tournament-table = 第{ $number }桌
tournament-rounds-hint = 选一桌，记下四个人的输赢。
tournament-enter = 记分(&E)
tournament-print-plan = 打印座位表(&L)
tournament-print-slips = 打印记分条

tournament-slip = 第{ $round }轮，第{ $table }桌
tournament-signature = 签名
tournament-points-hint = 输入每人赢了多少，输的写负号。全部留空，就去掉这桌的分数。
tournament-points-wanted = 请给每人写一个数，或全部留空。
tournament-sum = 加起来是{ SIGNED($sum) }，平常应该是0。
tournament-save-points = 保存(&V)

tournament-rounds-played = 轮数
tournament-penalties = 罚分
tournament-penalty-of = { $who }的罚分
tournament-standings-hint = 罚分从分数里减去。

tournament-file-plan = 座位表
tournament-file-slips = 记分条
tournament-file-standings = 排名
tournament-unreadable = 比赛“{ $name }”读不出来，原样留着。{ $why }
tournament-damaged = 这不是比赛文件。{ $why }
tournament-later = 这场比赛是更新的版本写的（格式{ $format }）。

command-tournament = 真牌比赛(&H)
    .hint = 给8到64人一轮一轮排座位，并记排名。
