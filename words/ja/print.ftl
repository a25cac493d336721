print-card = Red Stake：早見表
print-book = 麻雀
print-title = Red Stake：{ $title }
print-title-card = 早見表
print-title-book = ルールブック
print-rules = Red Stakeの{ $rules }ルール
print-rules-own = { $name }（もとのルール：{ $based_on }）
print-differs = †は{ $based_on }と違う所です。

print-flowers = { $on ->
    [yes] 花牌と季節牌を使います。
   *[no] 花牌と季節牌は使いません。
}
print-chows = { $on ->
    [yes] チーを使います。
   *[no] チーは使いません。
}
print-special = { $on ->
    [yes] 特殊役を使います。
   *[no] 特殊役は使いません。
}
print-begin = 全員{ $points }点で始めます。
print-most = 1局の上限は{ $most }点です。
print-no-most = 1局の得点に上限はありません。
print-hands = ゲームは{ $hands }局です。
print-rounds = ゲームは{ $rounds }場です。
print-seven-pairs = 七対子でもアガれます。

print-settle-winner = アガらなかった3人は、それぞれアガった手の得点を払います。
print-settle-discarder = 和了牌を捨てた人は倍払います。ツモなら3人とも倍払います。
print-settle-losers = アガらなかった人どうしで得点を比べ、低いほうが差額を払います。
print-settle-no-losers = アガらなかった人どうしの支払いはありません。
print-settle-east = 東家の支払いと受け取りは、すべて倍です。
print-settle-dead = 流局は精算しません。支払いはなく、東家はそのままです。

print-first-special = 特殊役の和了
print-first-pung = 刻子が完成する和了
print-first-chow = 順子が完成する和了
print-first-pair = 雀頭が完成する和了
print-first-kong = カン
print-first-set = ポン
print-first-run = チー
print-first-win = 和了
print-first-kong-or-pung = カンとポン

print-bamboo = 索子
print-circle = 筒子
print-wan = 萬子
print-winds = 風牌：東南西北
print-dragons = 三元牌：發中白
print-bonus-flowers = 花牌1～4
print-bonus-seasons = 季節牌1～4

print-turn = 手番：1枚ツモって1枚捨てる
print-chow = チー
    .words = 同じ種類の数牌3枚の並び。左の人の捨て牌だけ
print-pung = ポン
    .words = 同じ牌3枚。誰の捨て牌でもよい
print-kong = カン
    .words = 同じ牌4枚。誰かの捨て牌、ツモ、またはさらした刻子にツモった1枚。そのあと嶺上牌をツモる
print-win = 和了
    .words = 4面子1雀頭。最後の1枚は、面子でも雀頭でも誰の捨て牌でもよい
print-several = 同じ捨て牌を何人かが欲しいとき
print-nearest = 同じ鳴きなら、捨てた人から順番の近い人が優先です。
print-points = 符
print-doubles = 翻
print-settling = 精算
print-special-hands = 特殊役
print-marks = *はアガった手だけに付きます。まず符をすべて足し、そのあと倍にします。
print-marks-special = ＋の付いた点は得点に加えます。ほかはそれが総得点です。役の牌とほかの名前の説明はルールブックにあります。
print-bloem = Bloemルールは、1996年のWindows用ゲームのルールで、その作者の名前から来ています。
print-limit = 満貫
print-part-of-limit = 満貫の{ $part }%

print-agreed = このゲームの取り決め
print-stake = 手牌を並べる小さな台が牌立てです。東家のものは赤です。最初に東家になった人の名前は赤く書かれます。
print-object = ゲームの目的
print-the-rules = ルール
print-before = 局の前に
print-cases = 特別な場合
print-rotation = 東家と場
print-scoring = 得点
print-play = 打ち方
print-values = 得点項目の表
print-forms = 役ごとに形を一つ示します。＋の付いた点は得点に加えます。ほかはそれが総得点です。

print-saved = { $path }として保存しました。ブラウザーで開くと印刷できます。
