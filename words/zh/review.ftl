mistake-honours-too-soon = 字牌打得太早
mistake-honours-too-long = 字牌留得太久
mistake-wrong-suit-tile = 数牌打错
mistake-chow-claimed = 不该吃却吃
mistake-pung-claimed = 不该碰却碰
mistake-chow-passed = 该吃没吃
mistake-pung-passed = 该碰没碰
mistake-mah-jongg-passed = 该和没和
mistake-kong = 杠得不对
# 一步棋：句中用原形，.order 是给玩家的建议。
deed-discard = 打{ TILE($tile) }
    .order = 打{ TILE($tile) }。
deed-kong = 杠{ TILE($tile) }
    .order = 杠{ TILE($tile) }。
deed-pass = 放过{ TILE($tile) }
    .order = 放过{ TILE($tile) }。
deed-which-chow = 吃{ TILE($tile) }成{ $run }
    .order = 吃{ TILE($tile) }，成{ $run }。
deed-chow = 吃{ TILE($tile) }
    .order = 吃{ TILE($tile) }。
deed-pung = 碰{ TILE($tile) }
    .order = 碰{ TILE($tile) }。
deed-claimed-kong = 杠{ TILE($tile) }
    .order = 杠{ TILE($tile) }。
deed-mah-jongg = 和牌
    .order = 和牌。
deed-other = 别的打法
    .order = 换个打法。
deed-tile = 这张牌

# What was done well in a lost hand, and one thing to try, below the scores.

hindsight-nothing-lost = { $moves ->
    [1] 您这一步没有亏分。
   *[other] 您的{ $moves }步都没有亏分。
}
hindsight-near = { $missing ->
    [1] 就差一点！打到最后您只差一张。
   *[other] 很接近了：打到最后您只差{ $missing }张。
}
hindsight-gave-nothing = 您没有点炮：和的那张是{ $who }打的。
hindsight-good-moves = 您的{ $all }步里有{ $good }步是最好的打法。
hindsight-try = 下次试试{ DEED($best) }，别{ DEED($made) }。“复盘”里有原因。
hindsight-go-on = 牌运在别家那边。下一局照这样打就好。
