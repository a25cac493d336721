mistake-honours-too-soon = 字牌を早く切りすぎた
mistake-honours-too-long = 字牌を長く持ちすぎた
mistake-wrong-suit-tile = 数牌の切りまちがい
mistake-chow-claimed = 余計なチー
mistake-pung-claimed = 余計なポン
mistake-chow-passed = チーの見送り
mistake-pung-passed = ポンの見送り
mistake-mah-jongg-passed = 和了の見逃し
mistake-kong = カンの判断ミス
# 手の名前。.orderは命令文。
deed-discard = 打{ TILE($tile) }
    .start = 打{ TILE($tile) }
    .order = { TILE($tile) }を捨てましょう。
deed-kong = { TILE($tile) }のカン
    .start = { TILE($tile) }のカン
    .order = { TILE($tile) }をカンしましょう。
deed-pass = { TILE($tile) }のパス
    .start = { TILE($tile) }のパス
    .order = { TILE($tile) }はパスしましょう。
deed-which-chow = { TILE($tile) }を{ $run }でチー
    .start = { TILE($tile) }を{ $run }でチー
    .order = { TILE($tile) }を{ $run }でチーしましょう。
deed-chow = { TILE($tile) }のチー
    .start = { TILE($tile) }のチー
    .order = { TILE($tile) }をチーしましょう。
deed-pung = { TILE($tile) }のポン
    .start = { TILE($tile) }のポン
    .order = { TILE($tile) }をポンしましょう。
deed-claimed-kong = { TILE($tile) }のカン
    .start = { TILE($tile) }のカン
    .order = { TILE($tile) }をカンしましょう。
deed-mah-jongg = 和了
    .start = 和了
    .order = アガりましょう。
deed-other = 別の手
    .start = 別の手
    .order = 別の手を打ちましょう。
deed-tile = 牌

hindsight-nothing-lost = { $moves ->
    [1] あなたの1手に損はありませんでした。
   *[other] あなたの{ $moves }手に損は一つもありませんでした。
}
hindsight-near = { $missing ->
    [1] 惜しい！ 最後はあと1枚でした。
   *[other] いいところまで来ました：最後はあと{ $missing }枚でした。
}
hindsight-gave-nothing = 放銃はしていません。和了牌は{ $who }さんから出ました。
hindsight-good-moves = { $all }手のうち{ $good }手は最善でした。
hindsight-try = 次は「{ DEED($made) }」より「{ DEED($best) }」を試してみましょう。理由は検討で分かります。
hindsight-go-on = ツモに恵まれませんでした。次もこの調子で。
