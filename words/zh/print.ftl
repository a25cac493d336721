print-card = Red Stake：速查卡
print-book = 麻将
print-title = Red Stake：{ $title }
print-title-card = 速查卡
print-title-book = 规则书
print-rules = { $rules }，按Red Stake的打法。
print-rules-own = { $name }，以{ $based_on }为底
print-differs = †与{ $based_on }不同。

print-flowers = { $on ->
    [yes] 带花牌。
   *[no] 不带花牌。
}
print-chows = { $on ->
    [yes] 可以吃牌。
   *[no] 不许吃牌。
}
print-special = { $on ->
    [yes] 可以用特殊牌型。
   *[no] 没有特殊牌型。
}
print-begin = 每人起始{ $points }分。
print-most = 一副牌最多{ $most }分。
print-no-most = 一副牌不封顶。
print-hands = 一场打{ $hands }局。
print-rounds = 一场打{ $rounds }圈。
print-seven-pairs = 七对可以和。

print-settle-winner = 没和的三家各付给和牌的人这副牌的分数。
print-settle-discarder = 点炮的人加倍付。自摸则三家都加倍。
print-settle-losers = 没和的三家两两比较，分低的付差额给分高的。
print-settle-no-losers = 没和的三家互不相付。
print-settle-east = 庄家收的、付的都加倍。
print-settle-dead = 流局不结算：谁也不付，庄家不换。

print-first-special = 和特殊牌型
print-first-pung = 碰成刻子和牌
print-first-chow = 吃成顺子和牌
print-first-pair = 配成将和牌
print-first-kong = 杠
print-first-set = 碰
print-first-run = 吃
print-first-win = 和牌
print-first-kong-or-pung = 杠或碰

print-bamboo = 条子
print-circle = 筒子
print-wan = 万子
print-winds = 风牌：东、南、西、北
print-dragons = 箭牌：发财、红中、白板
print-bonus-flowers = 花，1到4号
print-bonus-seasons = 季，1到4号

print-turn = 轮到您：摸一张，打一张
print-chow = 顺子
    .words = 同一花色的三张连牌；只能吃上家的牌
print-pung = 刻子
    .words = 三张一样；谁打的都能碰
print-kong = 杠子
    .words = 四张一样；杠别家打的、自己摸齐，或碰出的刻子加上自己摸的；然后补一张牌
print-win = 和牌
    .words = 四组牌加一对将；最后一张谁打的都行，凑成什么都行
print-several = 几家要同一张牌
print-nearest = 同样的要法，从打牌人的下家数起，先轮到的优先。
print-points = 副
print-doubles = 番
print-settling = 结算
print-special-hands = 特殊牌型
print-marks = *和牌的人才算。先把副加起来，再按番翻倍。
print-marks-special = 带加号的副加进总数，其余的就是总分。规则书列出每种牌型的牌，并解释其他名称。
print-bloem = Bloem规则出自1996年的一个Windows游戏，以作者命名。
print-limit = 满贯
print-part-of-limit = 满贯的{ $part }%

print-agreed = 这场牌的约定
print-stake = 牌尺是放手牌的小架子，庄家的是红色。起庄的人，名字是红的。
print-object = 目标
print-the-rules = 规则
print-before = 开局之前
print-cases = 特殊情况
print-rotation = 轮庄和圈
print-scoring = 计分
print-play = 打法
print-values = 分值表
print-forms = 每种只画一例。带加号的副加进总数，其余的就是总分。

print-saved = 已存为{ $path }。用浏览器打开就能打印。
