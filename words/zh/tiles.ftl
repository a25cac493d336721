# Suits: the plain name stands alone (条子), the form "tile" after a number (五条).
suit-bamboo = 条子
    .tile = 条
suit-circle = 筒子
    .tile = 筒
suit-wan = 万子
    .tile = 万

wind-east = 东
wind-south = 南
wind-west = 西
wind-north = 北

dragon-green = 发财
dragon-red = 红中
dragon-white = 白板

# 五条、东风、红中
tile-suited = { $number }{ SUIT($suit, form: "tile") }
tile-wind = { WIND($wind) }风
tile-dragon = { DRAGON($dragon) }
tile-number = { $number ->
    [1] 一
    [2] 二
    [3] 三
    [4] 四
    [5] 五
    [6] 六
    [7] 七
    [8] 八
    [9] 九
   *[other] { $number }
}

flower-plum-blossom = 梅花
flower-orchid = 兰花
flower-chrysanthemum = 菊花
flower-bamboo = 竹花
season-spring = 春季
season-summer = 夏季
season-autumn = 秋季
season-winter = 冬季

# .take: how a player takes a tile for such a set.
set-pair = 对子
    .take = 单钓到
set-chow = 顺子
    .take = 吃了
set-pung = 刻子
    .take = 碰了
set-kong = 杠子
    .take = 杠了

claim-chow = 吃
claim-pung = 碰
claim-kong = 杠
claim-mah-jongg = 和牌

bonus-flower = 花
bonus-season = 季

meaning-your-bonus = 您的正{ BONUS($kind) }。
meaning-bonus-of-player = { PERSON($who, form: "possessive") }正{ BONUS($kind) }。
meaning-bonus-of-wind = { WIND($wind) }家的{ BONUS($kind) }，不是您的。
meaning-bonus-not-of-player = { WIND($wind) }家的{ BONUS($kind) }，不是{ PERSON($who, form: "possessive") }正{ BONUS($kind) }。
meaning-bonus-of-another = { WIND($wind) }家的{ BONUS($kind) }：您有{ $each }，{ WIND($wind) }家还多{ $more }。
meaning-worth = 计{ $worth }。
meaning-a-pung = 成刻子计{ $worth }。
meaning-winning-with = 用它和牌计{ $worth }。
meaning-your-wind = { $round ->
    [yes] 既是您的门风，又是圈风。
   *[no] 您的门风。
}
meaning-wind-of-player = { $round ->
    [yes] 既是{ PERSON($who, form: "possessive") }门风，又是圈风。
   *[no] { PERSON($who, form: "possessive") }门风。
}
meaning-wind-of-the-round = 圈风。
meaning-wind-not-yours = { WIND($wind) }家的门风，不是您的。
meaning-wind-not-of-player = { WIND($wind) }家的门风，不是{ PERSON($who, form: "possessive") }。
worth-doubles = { $doubles }番
worth-points = { $points }副
tile-bonus-and-whose = { $bonus }，{ $number }号，{ WIND($wind) }家
tile-run = { $first }{ $second }{ $third }
