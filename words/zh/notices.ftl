notice-exchange = { $round ->
    [1] 上一局流局，这一局先换牌。第1次，共3次：选三张换给{ $who }。
   *[other] 换牌第{ $round }次，共3次：选三张换给{ $who }。
}
notice-exchange-nothing = 选三张牌换给{ $who }。
notice-exchange-chosen = { $left ->
    [0] 给{ $who }：{ $tiles }。想改主意，就点别的牌。
   *[other] 给{ $who }：{ $tiles }。再选{ $left }张。
}
notice-enter-discards = 再按一次回车打出框中的牌，或用方向键另选。
notice-pick-chow = 点两张和{ $tile }一起成顺子的牌，或在框里选。
notice-pick-third-tile = { $claimed }和{ $picked }：再点{ $third }。
notice-nothing-to-close = 没有打开什么。
notice-wait-time-seconds = 等待时间：{ DECIMAL($time, digits: 2) }秒。
notice-wait-time-unlimited = 等待时间：您能要的牌不限时。
notice-tile-speed = 牌速：{ $speed }，最快10。
notice-status-bar-size = 状态栏文字：{ $size }号，最大3号。
notice-picture-file = 第{ $deal_number }局，{ $number }.png
notice-paused = 暂停。按F9继续。等的时候，可以用“帮助 > 占卜”算一卦。
notice-claim-pending = { $name }：点这张牌就要，按0作罢。
notice-undone = 已撤销。
notice-redone = 已重做。
notice-back-paused = 回到了那一步。现在暂停：按F9继续。
notice-back = 回到了那一步。
notice-continued = 牌局继续。
notice-auto-play-on = 电脑替您打。点一下鼠标或按任意键接手。
notice-auto-play-unrated = 这一局由自动打牌打完，不计入您的水平和统计。
notice-auto-play-off = 自动打牌已关，又由您打了。
notice-game-over = { $shared ->
    [yes] 这场牌打完了。并列第一，都是{ $score }分。
   *[no] { $you ->
        [yes] 这场牌打完了。您以{ $score }分获胜。
       *[no] 这场牌打完了。{ $who }以{ $score }分获胜。
    }
}
notice-scores-hint = { $last_event }看得分请选“显示 > 得分”。
notice-play-on-hint = { $round }风圈第{ $number }局。从所选那一行之前接着打。
notice-dealt = 牌发好了。
notice-host-title = 开桌
notice-table-not-opened = 开不了桌。{ $why }
notice-computer-player = { $name }，电脑（{ LEVEL($level) }）
notice-connecting = 正在连接{ $place }的牌桌。
notice-join-title = 入桌
notice-table-closed = 牌桌散了。
notice-no-answer = { $place }没有回应。{ $why }
notice-server = 服务器
notice-player = { $id }号玩家
notice-seated = 您已入桌，是{ $id }号玩家。
notice-joined = { $name }来了。
notice-left = 有人走了。
notice-message = { $private ->
    [yes] { $name }（悄悄对您说）：{ $text }
   *[no] { $name }：{ $text }
}
notice-pause = 暂停：{ $reason }
notice-pause-by = { $name }要求暂停：{ $reason }。
notice-server-saved = 服务器把牌局存成了{ $file }。
notice-no-manager = 现在谁都可以改选项。
notice-manager = 现在由{ $name_of }管选项。
notice-redirected-too-often = 服务器之间转来转去，连不上。
notice-redirect-invalid = 服务器给的地址无效：{ $wrong }。
notice-reconnecting = 正在重试……
notice-reconnecting-in = { $seconds }秒后重试。
notice-connection-lost = 连接断开
notice-game-stopped = 牌局已停止
notice-waiting-for-players = 等四个人到齐
notice-table-address = { $place }的牌桌
notice-hosted-table = 门口：{ $words }
notice-no-finished-hand = 这场牌还没打完一局。
notice-lesson-begins = { $waits ->
    [yes] 上课了。您自己的牌局先停着。
   *[no] 上课了。
}
notice-lesson-closed = { $begun ->
    [yes] 下课了。回到您自己的牌局。
   *[no] 下课了。
}
notice-ask-first = 先问一声：{ $on ->
    [yes] 开
   *[no] 关
}。
notice-quicktip = 提示：{ $on ->
    [yes] 开
   *[no] 关
}。
notice-simple-tips = { $on ->
    [yes] 提示现在偏向简单的牌
   *[no] 提示现在和复盘一样强
}。
notice-tile-movement = 牌的移动：{ $on ->
    [yes] 开
   *[no] 关
}。
notice-movement-direction = 显示去向：{ $on ->
    [yes] 开
   *[no] 关
}。
notice-speech-balloons = 喊牌气泡：{ $on ->
    [yes] 开
   *[no] 关
}。
notice-timer-bar = 计时条：{ $on ->
    [yes] 开
   *[no] 关
}。
notice-claim-buttons = 吃碰按钮：{ $on ->
    [yes] 开
   *[no] 关
}。
notice-goal-line = 目标行：{ $on ->
    [yes] 开
   *[no] 关
}。
notice-show-discards = 弃牌：{ $on ->
    [yes] 显示
   *[no] 隐藏
}。
notice-sound = 声音：{ $on ->
    [yes] 开
   *[no] 关。按M重新打开
}。

notice-deal-copied = 已复制本局牌码：{ $code }。要再发这副牌，选“游戏 > 每日一局或牌码”。
notice-hand-copied = 这一局已复制成{ $letters }个字符的一行字。要在别处打开，选“游戏 > 打开一行字的牌局”。
notice-watching = 您在旁观这一桌。
hand-text-heading = { $wind }风圈第{ $number }局
hand-text-bloem-rules = Bloem规则
hand-text-own-rules = 规则：{ $name }
hand-text-classical-rules = 中国古典规则
hand-text-tiles-dealt = 发到的牌
hand-text-hidden = { $hidden }张未亮
hand-text-play = 经过
hand-text-scores = 得分
hand-text-points = { $points }副
hand-text-doubles = { $doubles }番
hand-text-limit = 满贯的{ $limit }%
hand-text-settlement = 谁付给谁
hand-text-pays = { $from }付给{ $to }：{ $amount }
hand-text-new-score = { $name }：{ SIGNED($change) }，现为{ $score }
