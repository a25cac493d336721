sheet-not-scored = 这一局没有算分。
sheet-points = 副
sheet-doubles = 番
sheet-limit = 满贯%
sheet-sub-totals = 合计
sheet-near-misses = 差一点(&M)（{ $count }）
sheet-score-line = 得分：{ $sum }
sheet-hint = 点一行，看它的规则。
sheet-more-about-rule = 详细规则
sheet-chows = { $pair ->
    [idle] 顺子和这对将单独不算副。
    [lost] 顺子没有副，对子只有和牌的人才算。
   *[none] 顺子没有副。
}
sheet-pair = { $pair ->
    [idle] 这对将没有副。
   *[lost] 对子只有和牌的人才算。
}
sheet-no-points-for-chows = { $pair ->
    [lost] 顺子没有副，对子只有和牌的人才算。没亮过的牌按花色排，不按牌组排。
   *[none] 顺子没有副。没亮过的牌按花色排，不按牌组排。
}
sheet-nothing-counts = 这里没有副：没有刻子和杠子，也没有花牌。顺子没有副，对子只有和牌的人才算。
sheet-before-doubling = 副，未计番
sheet-product-at-most = { $product }，封顶
sheet-total = 得分：

totals-old-score = 原有分数
totals-this-hand = 本局的牌
totals-received = 谁付给谁
totals-payer = { $you ->
    [yes] 您付给
   *[no] { $who }付给
}
totals-paid = 付出
totals-total = 合计
totals-new-score = 现有分数

why-title-tile = { $tile }能怎么用？
why-title = 现在能做什么？
why-goal = 按G看还差几张。

tips-title = 提示
tips-hint = 提示会选第一个。按G看还差几张，按W看现在能做什么。
tips-hint-special = 提示会选第一个。“帮助”里有“{ $name }”的说明。
tips-about-figures = 提示会选第一个。“帮助”里有这些数字的说明。
tips-hint-lesson = 这一课里打哪张都行。真正打牌时，就选最上面的。
tips-mah-jongg = { $claimed ->
    [yes] 要它，和牌
   *[no] 和牌
}
tips-wins = 牌齐了：您和了！
tips-does-not-win = 这样和不了。
tips-figures = 显示机会和分数(&P)
tips-kong = 杠{ $tile }
tips-discard = 打{ $tile }

earlier-title = 从某处接着打
earlier-previous-hand = 上一局(&E)
earlier-next-hand = 下一局(&L)
earlier-play-on = 接着打(&P)

scores-heading = 第{ $deal_number }局·{ $round_wind }风圈
scores-totals = 结算
scores-review = 复盘(&R)...
scores-save = 存成文本(&S)
scores-look-at-table = 看牌桌(&L)
scores-next-hand = 下一局(&N)
scores-final-scores = 最终得分(&F)
question-leave-button = 离桌(&L)
question-mah-jongg = 和牌(&M)
question-kong = 杠(&K)
question-pung = 碰(&P)
question-chow = 吃(&C)
question-which-chow = 怎么吃？
question-chow-run = &{ $first } - { $second } - { $third }
question-mah-jongg-with-tile = 和{ $tile }吗？
question-mah-jongg-title = 和牌！
question-rob-kong = 抢{ PERSON($owner, form: "possessive") }杠，和{ TILE($tile) }吗？
question-rob-kong-title = 抢杠
question-concealed-kong = 暗杠
question-exposed-kong = 明杠
question-make-kong = 开这个杠
question-call-standing-hand = 您听{ $list }。报听吗？报了以后就不能换牌了。
question-exchange = 换出这几张吗？
question-exchange-title = 换牌
question-exchange-to = { $tiles }给{ $who }。
question-standing-hand = 报听
question-call-original = 打{ $tile }并报天听吗？这样听{ $list }，以后就不能换牌了。
question-original-call = 天听
question-complete-hand = 牌齐了。和牌吗？
question-start-screen = 开始画面(&S)
question-play-again = 再来一场(&P)
question-game-finished = 这场牌打完了
news-won = { $won ->
    [0] { $hands ->
        [1] 打了一局，这次没和。
       *[other] 打了{ $hands }局，这次没和。
    }
   *[other] { $hands ->
        [1] 打了一局，您和了。
       *[other] 您打了{ $hands }局，和了{ $won }局。
    }
}
news-made = 特殊牌型册添了新的：{ $hands }！
news-best = 您到现在最好的一副：{ $points }分。
news-passed = 您的水平提高了，现在打得比{ LEVEL($level) }好。
news-streak = 连和{ $wins }局：您从没连和过这么多。
news-nearer = 离{ $hand }从没这么近过：{ $lacking ->
    [1] 只差一张。
   *[other] 差{ $lacking }张。
}
question-final-scores-hint = 每人起始{ $began }分。没和的人之间也要结算，所以和了牌也不一定领先。
question-about-game = 四人一桌的麻将，纪念1996年的一个Windows程序：真正的规则，有牌墙，有吃碰杠，庄家有红牌尺。
question-about-licence = 自由软件，任选MIT许可证或Apache许可证2.0。字体：Fira Sans和霞鹜文楷，SIL开放字体许可证。
question-about-version = Red Stake { $version }
question-about-title = 关于
question-next-level-title = 打得好！
question-next-level = 您在这里已经应付自如了。下次和{ $level ->
    [beginner] 初学者
    [club] 熟手
    [expert] 高手
   *[master] 大师
}打，好吗？
question-next-level-later = 先不(&N)
question-next-level-never = 别再问(&D)
question-exit-title = 退出
question-exit-program = 离开Red Stake吗？
question-leave-the-table-title = 离桌
question-leave-network-game = 牌还没打完。离开联网牌桌吗？
question-save = 保存
question-save-first = 先保存牌局吗？
question-overwrite = { $name }已经有了。覆盖吗？
question-overwrite-title = 覆盖文件
question-show-all-hands-cost = 亮出所有手牌吗？那样这一局就不算输赢了。
question-show-all-hands = 亮出所有手牌
question-game-status = 本场状况
question-declare-bonus = 亮出{ $tile }，再补一张吗？
question-declare-bonus-title = 亮花牌
question-lay-out-title = 摊开暗的牌组
question-last-tile-title = 您的最后一张
question-last-tile-hint = 最后一张能凑成好几种牌组，算哪一种？第一种分最高（按Esc就选它）。
question-lay-out-hint = 摊出来的牌组才算。按Esc取最高分。
question-change-places-button = 我是{ $who }
question-change-places-title = 请换座位
question-change-places = 轮到您了。其他人请别看。
question-claims = { $who }要
question-nobody = 没人(&N)
question-takes-back = { $who }收回(&B)
question-who-wants-it = 谁要？
question-eyes = 将
question-last-tile-chow = 最后一张：顺子，{ $place }
question-last-tile = 最后一张：{ SET($set) }
question-form = { SET($set) }：{ TILE($tile) }
question-special-hand = 特殊牌型
question-finished = 完成(&F)
sheet-doubles-after = { $doubles ->
    [0] 番
    [1] 番：×2
   *[other] 番，每番×2，共×{ $factor }
}
why-heading = { $name }：{ $can ->
    [yes] 可以
   *[no] 不行
}
scores-drawn = { $you ->
    [yes] 您自摸{ TILE($tile) }和牌
   *[no] { $who }自摸{ TILE($tile) }和牌
}
scores-loose = { $you ->
    [yes] 您补到{ TILE($tile) }和牌
   *[no] { $who }补到{ TILE($tile) }和牌
}
scores-discarded = { $other ->
    [you] { $who }和了您打的{ TILE($tile) }
    [known] { $you ->
        [yes] 您和了{ $from }打的{ TILE($tile) }
       *[no] { $who }和了{ $from }打的{ TILE($tile) }
    }
   *[unknown] { $you ->
        [yes] 您和了别家打的{ TILE($tile) }
       *[no] { $who }和了别家打的{ TILE($tile) }
    }
}
scores-snatched = { $other ->
    [you] { $who }抢了您的杠，和{ TILE($tile) }
    [known] { $you ->
        [yes] 您抢了{ PERSON($from, form: "possessive") }杠，和{ TILE($tile) }
       *[no] { $who }抢了{ PERSON($from, form: "possessive") }杠，和{ TILE($tile) }
    }
   *[unknown] { $you ->
        [yes] 您抢了别家的杠，和{ TILE($tile) }
       *[no] { $who }抢了别家的杠，和{ TILE($tile) }
    }
}
question-chow-lowest = 最小
question-chow-middle = 中间
question-chow-highest = 最大
totals-east-doubles = { $you ->
    [yes] 您坐庄，庄家的收付都加倍。
   *[no] { $who }坐庄，庄家的收付都加倍。
}
question-kong-concealed = 亮出四张{ $tile }开杠，补一张牌吗？
question-kong-exposed = 把第四张{ $tile }加到刻子上，补一张牌吗？
question-kong-chosen = 杠{ $tile }，补一张牌吗？

tips-pass = 过
tips-claim-kong = 杠
tips-claim-pung = { $more ->
    [yes] 碰，再打{ TILE($tile) }
   *[no] 碰
}
tips-claim-which-chow = { $more ->
    [yes] 吃成{ $run }，再打{ TILE($tile) }
   *[no] 吃成{ $run }
}
tips-claim-chow = { $more ->
    [yes] 吃，再打{ TILE($tile) }
   *[no] 吃
}
totals-pays-you = { $who }付给您{ $points }分：{ $how }。
totals-you-pay = 您付给{ $whom } { $points }分：{ $how }。
totals-pays = { $who }付给{ $whom } { $points }分：{ $how }。
totals-pays-you-just = { $who }付给您{ $points }分。
totals-you-pay-just = 您付给{ $whom } { $points }分。
totals-neither-pays = 互不相付：两副牌都是{ $points }分。
totals-pays-just = { $who }付给{ $whom } { $points }分。
totals-winning-hand = 和牌那副的分数
totals-between-payments = { $list } + { $next }
totals-hand-is-limit = { $you ->
    [yes] 您的牌照此付分，不再计番。{ $sum }
   *[no] { PERSON($who, form: "possessive") }牌照此付分，不再计番。{ $sum }
}
totals-hand-comes-to = { $you ->
    [yes] { $doubles ->
        [0] 您的牌{ $points }副，没有番。
       *[other] 您的牌{ $points }副{ $doubles }番：{ $product }。
    }
   *[no] { $doubles ->
        [0] { PERSON($who, form: "possessive") }牌{ $points }副，没有番。
       *[other] { PERSON($who, form: "possessive") }牌{ $points }副{ $doubles }番：{ $product }。
    }
}
totals-hand-at-most = 一副牌最多{ $total }分。
totals-total-comes-to = { $you ->
    [yes] 您的合计：{ $sum } = { $total }。
   *[no] { PERSON($who, form: "possessive") }合计：{ $sum } = { $total }。
}
totals-new-comes-to = { $you ->
    [yes] 您现有的分数：{ $sum } = { $total }。
   *[no] { PERSON($who, form: "possessive") }现有分数：{ $sum } = { $total }。
}
totals-hint = 指着一个数，看它是怎么来的。
totals-cannon = { $you ->
    [yes] 您包牌：一家替三家付。
   *[no] { $who }包牌：一家替三家付。
}
totals-east-stays = { $you ->
    [yes] 您坐庄和牌，连庄。
   *[no] { $who }坐庄和牌，连庄。
}
totals-east-next = { $you ->
    [yes] 庄家没和，换庄：现在您坐庄。
   *[no] 庄家没和，换庄：现在{ $who }坐庄。
}
totals-all-pay = { $discarded ->
    [double] 三家都付全额，点炮的加倍。
    [alike] 三家都付全额，不管谁点的炮。
   *[drawn] 三家都付全额。
}
totals-losers-settle = 没和的几家之间，分低的付差额。
totals-nobody-pays = 没人付给您，您也不付给别人。

deal-code-title = 每日一局或牌码
deal-code-like = 4K7Q-M2XP-A9DT
deal-code-name = 牌码
deal-code-about = 十二个字母和数字代表一副牌。输入同一个牌码，拿到的牌都一样。
deal-code-found = { $wind }风圈的一局。规则：{ $rules }。
deal-code-of-the-day = { $date }（UTC）的牌，全世界都一样：{ $wind }风圈的一局。规则：{ $rules }。
deal-code-seen = 这副牌您已经见过几张，所以这场会注明事先知道牌。
deal-code-other-rules = 这个牌码用的规则，这台电脑上没有。
deal-code-today = 今天的一局(&D)
deal-code-here = 这一桌的牌(&T)
deal-code-seat = 您的座位
deal-code-masters = 对三位大师，人人一样(&M)
deal-code-play = 打牌(&P)
deal-code-length = 牌码有{ $wanted }个字母和数字，这里有{ $count }个。
deal-code-character = 牌码里没有“{ $sign }”。
deal-code-checksum = 没有这个牌码。请核对字母和数字。
