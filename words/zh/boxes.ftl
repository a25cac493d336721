dialog-no-network-game = 现在没有联网游戏。
dialog-no-winner = 这一局没有人和牌。
dialog-no-sheet = 这场牌没有记分表。
dialog-statistics-unreadable = 统计读不出来。
dialog-cannot-resume = { $path }不能续打：{ $why }
dialog-resume-title = 续桌
dialog-hand = 第{ $deal_number }局

form-help = 帮助(&H)
form-name-missing = 请填个名字。
control-chosen = 已选
control-answer = 答案
