# Near misses, why a hand is not Mah Jongg, and changes of scoring that are not possible.

near-miss-would-also-complete = { TILE($tile) }也能和。
near-miss-bonus-missing = 只缺{ TILE($tile) }。
near-miss-in-the-way = { SET($set) }碍了事。
near-miss-scores-points = { SET($set) }有副数。
near-miss-exposed = { SET($set) }是明的。
near-miss-not-a-kong = { SET($set) }不是杠子。
near-miss-does-not-fit = { SET($set) }合不上。
near-miss-tile-missing = 缺一张{ TILE($tile) }。
near-miss-pair-missing = 缺一对{ TILE($tile) }。
near-miss-pung-missing = 缺{ TILE($tile) }刻子。
near-miss-special-hands-not-allowed = 这场牌不用特殊牌型。
near-miss-not-allowed = 这场牌不许用这个特殊牌型。
near-miss-not-own-wind = 将必须是门风，也就是{ WIND($wind) }风。
not-mah-jongg-one-chow-only = 一副牌只能有一个顺子。
not-mah-jongg-chows-not-allowed = 这场牌不许吃。
not-mah-jongg-nearly-special = 这些牌不是四组牌加一对将，也算不上“{ $hand }”。
not-mah-jongg-no-sets = 这些牌既不是四组牌加一对将，也不是特殊牌型。
near-miss-worth-points = { $points }副
near-miss-worth-in-all = 共{ $points }分
near-miss-title = { $row }：{ $worth }

scoring-unknown-event = 没有“{ $event }”这个计分项目。
scoring-points-only = “{ $event }”不能计番。
scoring-winner-only-fixed = “{ $event }”由谁计分不能改。
scoring-not-special = “{ $event }”不是特殊牌型。
scoring-total-fixed = “{ $event }”是否算总分不能这样改。
near-miss-not-drawn = 最后一张必须自摸，不能是别家打的。
near-miss-not-concealed = 最后一张之前，不能要别家的牌。
near-miss-no-place = 桌上的{ TILE($tile) }{ SET($set) }不该在里面。
near-miss-set-of = { TILE($tile) }{ SET($set) }
near-miss-set-from = { TILE($tile) }起的{ SET($set) }

score-hundredths = { $part }%
score-doubled = ×{ $factor }
score-doubles = { $doubles }番
score-product = { $factor ->
    [1] { $points }
   *[other] { $points }{"\u00A0"}×{"\u00A0"}{ $factor }
}
# A special hand, and beside it Flowers and Seasons with doubles of their own.
score-product-and-bonus = { $factor ->
    [1] { $points }
   *[other] { $points }{"\u00A0"}×{"\u00A0"}{ $factor }
} + { $doubled ->
    [1] { $bonus }
   *[other] { $bonus }{"\u00A0"}×{"\u00A0"}{ $doubled }
}
score-line-calling = { $row }（听牌）
score-sum = { $product } = { $total }
score-sum-at-most = { $product }，封顶{ $total }
score-sum-limit = { $limit }：{ $total }
score-limit-hand = 满贯牌
score-part-of-limit = 部分满贯

rules-title-bloem = Bloem（1996）
rules-title-classical = 中国古典
rules-title-bmja = 英式（BMJA）
rules-title-british = 英式，简单
rules-title-dmjl = 德式（DMJL）
rules-title-kitchen = 家常打法
rules-title-nts = 荷式（NTS）
rules-title-western = 西式，无满贯牌

payment-points = { $points }
payment-difference = { $more }{"\u00A0"}−{"\u00A0"}{ $less }
payment-difference-doubled = ({ $more }{"\u00A0"}−{"\u00A0"}{ $less })
payment-for-east = { $points }{"\u00A0"}×{"\u00A0"}2（庄家）
payment-for-the-discard = { $points }{"\u00A0"}×{"\u00A0"}2（点炮）
