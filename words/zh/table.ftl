pointing-press-help = 按F1看更多。
pointing-timer-bar = 计时条：您还有多少时间要这张牌。
pointing-timer-bar-unlimited = 计时条：它一直是满的，您慢慢想。
pointing-compass = 罗盘：名字、风位、分数和刚打出的牌。
pointing-stake = 牌尺：放手牌的架子。庄家的是红色。
pointing-tile = { TILE($tile) }。
pointing-own-tile = { $twice ->
    [yes] 双击打出。
   *[no] 点一下打出。
}
pointing-own-discard = 这是您打的牌。点一下收回。
pointing-claimable-discard = { $from }打的。点一下就要，按0过。
pointing-explained-discard = { $from }打的。点一下问{ $from }为什么。

layers-continue = 继续


storage-statistics-unwritable = 统计存不了。{ $error }

lines-no-game-line = 没有Game行。

playback-calling = { TILE($tile) }，报听！
playback-chow = 吃！
playback-pung = 碰！
playback-kong = 杠！
playback-mah-jongg = 和了！
win-said = “{ $words }”
win-go-on = 按任意键或点一下继续。
win-points = { $points }分
playback-standing = 报听！
# 罗盘上已有汉字，不用再写。
compass-letter-east = {""}
compass-letter-south = {""}
compass-letter-west = {""}
compass-letter-north = {""}
compass-round = 圈
compass-hand = 局

game-length-hand = 打一局
game-length-round = 打一圈
game-length-whole = 打四圈
game-length-round-hands = 至少4局
game-length-whole-hands = 至少16局

window-title = Red Stake - { $place }
status-auto-play = 自动打牌（按F5结束）
status-auto-play-on = 自动打牌
status-quicktip = 提示：
status-tiles-left = 剩{ $tiles }张
compass-calling = 听牌
pointing-introduction = { $who }，{ LEVEL($level) }：{ $manner }。

pointing-advised-tile = { $twice ->
    [yes] 双击打出。蓝点是提示选的牌。
   *[no] 点一下打出。蓝点是提示选的牌。
}
pointing-kong-back = 杠子：两端扣着是暗杠，一端扣着是明杠。
pointing-last-discard = 红框是刚打出的牌。
pointing-drawn-tile = { $twice ->
    [yes] 双击打出。金色箭头是您刚摸的牌。
   *[no] 点一下打出。金色箭头是您刚摸的牌。
}
pointing-east = { $you ->
    [yes] 红底的风位和红色牌尺：现在您坐庄。
   *[no] 红底的风位和红色牌尺：现在{ $who }坐庄。
}
pointing-first-east = 红色的名字是起庄的人：轮回他坐庄时，新的一圈开始。
pointing-score = 名字旁边的数字是目前的分数。
pointing-goal-line = 离四组牌加一对将还差几张。按G显示或隐藏，按F1看更多。
pointing-tiles-left = 还有{ $tiles }张可摸，另有{ $kept }张留作补牌：每补掉两张，就从牌墙再拨两张。
pointing-tiles-left-fixed = 还有{ $tiles }张可摸，另有{ $kept }张留作补牌，补完不再添。
pointing-tiles-left-all = 还有{ $tiles }张可摸。补牌从同一牌墙的另一头摸。
pointing-wall = 在“游戏 > 设置 > 牌桌”里可以显示牌墙。
