# 牌と面子。
#
# 牌の名前は「5索」「東」「中」「梅」。人の名前には、文の中で「さん」を付ける。
# 面子（順子・刻子・槓子）と、鳴くときの発声（チー・ポン・カン）は別の言葉。

suit-bamboo = 索子
    .short = 索
suit-circle = 筒子
    .short = 筒
suit-wan = 萬子
    .short = 萬

wind-east = 東
wind-south = 南
wind-west = 西
wind-north = 北

dragon-green = 發
dragon-red = 中
dragon-white = 白

# $number は数か、数の並び（2か5）。
tile-suited = { $number }{ SUIT($suit, form: "short") }
tile-wind = { WIND($wind) }
tile-dragon = { DRAGON($dragon) }
tile-number = { $number }

flower-plum-blossom = 梅
flower-orchid = 蘭
flower-chrysanthemum = 菊
flower-bamboo = 竹
season-spring = 春
season-summer = 夏
season-autumn = 秋
season-winter = 冬

set-pair = 対子
set-chow = 順子
set-pung = 刻子
set-kong = 槓子

claim-chow = チー
claim-pung = ポン
claim-kong = カン
claim-mah-jongg = 和了

bonus-flower = 花牌
bonus-season = 季節牌

meaning-your-bonus = 自分の{ BONUS($kind) }です。
meaning-bonus-of-player = { $who }さんの{ BONUS($kind) }です。
meaning-bonus-of-wind = { WIND($wind) }家の{ BONUS($kind) }で、自分のではありません。
meaning-bonus-not-of-player = { WIND($wind) }家の{ BONUS($kind) }で、{ $who }さんのではありません。
meaning-bonus-of-another = { WIND($wind) }家の{ BONUS($kind) }です。あなたには{ $each }、{ WIND($wind) }家ならさらに{ $more }付きます。
meaning-worth = { $worth }付きます。
meaning-a-pung = 刻子にすると{ $worth }付きます。
meaning-winning-with = この牌でアガると{ $worth }付きます。
meaning-your-wind = { $round ->
    [yes] 自風で、場風でもあります。
   *[no] 自風です。
}
meaning-wind-of-player = { $round ->
    [yes] { $who }さんの自風で、場風でもあります。
   *[no] { $who }さんの自風です。
}
meaning-wind-of-the-round = 場風です。
meaning-wind-not-yours = { WIND($wind) }家の風で、自風ではありません。
meaning-wind-not-of-player = { WIND($wind) }家の風で、{ $who }さんの自風ではありません。
worth-doubles = { $doubles }翻
worth-points = { $points }符
tile-bonus-and-whose = { $bonus }（{ $number }番、{ WIND($wind) }家）
tile-run = { $first }-{ $second }-{ $third }
