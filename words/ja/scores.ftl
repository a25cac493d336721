near-miss-would-also-complete = { TILE($tile) }でもアガれました。
near-miss-bonus-missing = { TILE($tile) }だけが足りませんでした。
near-miss-in-the-way = { SET($set) }があるため成立しません。
near-miss-scores-points = { SET($set) }に符が付くため成立しません。
near-miss-exposed = { SET($set) }をさらしているため成立しません。
near-miss-not-a-kong = { SET($set) }が槓子ではありません。
near-miss-does-not-fit = { SET($set) }が合いません。
near-miss-tile-missing = あと1枚、{ TILE($tile) }が足りませんでした。
near-miss-pair-missing = { TILE($tile) }の対子が足りませんでした。
near-miss-pung-missing = { TILE($tile) }の刻子が足りませんでした。
near-miss-special-hands-not-allowed = このゲームでは特殊役は使えません。
near-miss-not-allowed = このゲームではこの特殊役は使えません。
near-miss-not-own-wind = 対子は自風の{ WIND($wind) }でなければなりません。
not-mah-jongg-one-chow-only = 順子は1組だけです。
not-mah-jongg-chows-not-allowed = このゲームではチーは使えません。
not-mah-jongg-nearly-special = 4面子1雀頭ではありません。「{ $hand }」にもなりません。
not-mah-jongg-no-sets = 4面子1雀頭でも特殊役でもありません。
near-miss-worth-points = { $points }符
near-miss-worth-in-all = 合計{ $points }点
near-miss-title = { $row }：{ $worth }

scoring-unknown-event = 得点項目「{ $event }」はありません。
scoring-points-only = 「{ $event }」に翻は付けられません。
scoring-winner-only-fixed = 「{ $event }」が誰に付くかは変えられません。
scoring-not-special = 「{ $event }」は特殊役ではありません。
scoring-total-fixed = 「{ $event }」を総得点とするかどうかは、この方法では変えられません。
near-miss-not-drawn = 最後の牌は、捨て牌でなくツモでなければなりません。
near-miss-not-concealed = 最後の牌より前に鳴いてはいけません。
near-miss-no-place = さらした{ TILE($tile) }の{ SET($set) }は合いません。
near-miss-set-of = { TILE($tile) }の{ SET($set) }
near-miss-set-from = { TILE($tile) }からの{ SET($set) }

score-hundredths = { $part }%
score-doubled = ×{ $factor }
score-doubles = { $doubles }翻
score-product = { $factor ->
    [1] { $points }
   *[other] { $points }{"\u00A0"}×{"\u00A0"}{ $factor }
}
score-product-and-bonus = { $factor ->
    [1] { $points }
   *[other] { $points }{"\u00A0"}×{"\u00A0"}{ $factor }
} + { $doubled ->
    [1] { $bonus }
   *[other] { $bonus }{"\u00A0"}×{"\u00A0"}{ $doubled }
}
score-line-calling = { $row }（聴牌）
score-sum = { $product } = { $total }
score-sum-at-most = { $product }、上限{ $total }
score-sum-limit = { $limit }：{ $total }
score-limit-hand = 満貫の手
score-part-of-limit = 満貫の一部

rules-title-bloem = Bloem (1996)
rules-title-classical = 中国古典

payment-points = { $points }
payment-difference = { $more }{"\u00A0"}−{"\u00A0"}{ $less }
payment-difference-doubled = ({ $more }{"\u00A0"}−{"\u00A0"}{ $less })
payment-for-east = { $points }{"\u00A0"}×{"\u00A0"}2（東家）
payment-for-the-discard = { $points }{"\u00A0"}×{"\u00A0"}2（放銃）
rules-title-bmja = イギリス（BMJA）
rules-title-british = イギリス（簡略）
rules-title-dmjl = ドイツ（DMJL）
rules-title-kitchen = 家庭ルール
rules-title-nts = オランダ（NTS）
rules-title-western = 西洋式（満貫の手なし）
