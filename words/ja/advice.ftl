distance-one-by-suit = あと1枚：{ $by_suit }
distance-one = あと1枚
distance-tiles = あと{ $lacking }枚
hint-available = 今できます。
hint-discard = 捨てる
hint-discard-any = 手牌のどれかをクリックしてください。
hint-discard-drawn = 捨てられるのは、今ツモった{ $tile }だけです。
hint-passing = 見送って先に進みます。
hint-chows-off = このゲームではチーは使えません。
hint-chow-without-suit = 順子は同じ種類の数牌3枚の並びです。{ $tile }は数牌ではありません。
hint-chow-from-left = チーできるのは左の人の捨て牌だけです（アガるときは別です）。
hint-no-pung = { $held ->
    [0] ポンには同じ牌が2枚要りますが、{ TILE($tile) }を持っていません。
    [1] ポンには同じ牌が2枚要りますが、{ TILE($tile) }は1枚だけです。
    [2] ポンには同じ牌が2枚要ります。{ TILE($tile) }を2枚持っています。
   *[other] ポンには同じ牌が2枚要ります。{ TILE($tile) }を3枚持っています。
}
hint-discard-to-exposed-pung = ポンした刻子に4枚目を加えられるのは、自分でツモったときだけです。
hint-no-kong = { $held ->
    [0] カンには同じ牌が3枚要りますが、{ TILE($tile) }を持っていません。
    [1] カンには同じ牌が3枚要りますが、{ TILE($tile) }は1枚だけです。
    [2] カンには同じ牌が3枚要りますが、{ TILE($tile) }は2枚だけです。
   *[other] カンには同じ牌が3枚要ります。{ TILE($tile) }を3枚持っています。
}
hint-kong-after-claim = 鳴いた直後なので、まだカンはできません。できるのはツモったあとです。4枚の{ $tile }は残しておきましょう。
hint-kong-without-three = 槓子は同じ牌4枚です。同じ牌が3枚なく、ポンした刻子もありません。
hint-kong-fourth-gone = 槓子は同じ牌4枚です。{ $names }の4枚目はもう手に入りません。
hint-kong-fourth-missing = 槓子は同じ牌4枚です。{ $names }の4枚目が要ります。
hint-discard-after-claim = 鳴いたあとは捨てるだけです。
hint-waits = { LIST($waits) }を待っています。
hint-or-others = { LIST($named) }など
advice-plan = { PLAN($plan) }が完成します。
# 手のねらい。
plan-any-sets = { $closed ->
    [yes] 門前の4面子1雀頭
   *[no] 4面子1雀頭
}
plan-pungs = { $closed ->
    [yes] 門前の対々和
   *[no] 対々和
}
plan-suit-and-honours = { $closed ->
    [yes] 門前の混一色（{ SUIT($suit) }）
   *[no] 混一色（{ SUIT($suit) }）
}
plan-pungs-suit-and-honours = { $closed ->
    [yes] 門前の混一色対々和（{ SUIT($suit) }）
   *[no] 混一色対々和（{ SUIT($suit) }）
}
plan-one-suit = { $closed ->
    [yes] 門前の清一色（{ SUIT($suit) }）
   *[no] 清一色（{ SUIT($suit) }）
}
plan-honours = { $closed ->
    [yes] 門前の字一色
   *[no] 字一色
}
plan-special-hand = 特殊役「{ $name }」
    .name = 「{ $name }」
advice-state = { $seen ->
    [0] { TILE($tile) }：場に1枚も出ていません。
    [4] { TILE($tile) }：4枚とも場に出ています。
   *[other] { TILE($tile) }：場に{ $seen }枚出ています。
}
advice-state-and-held = { $seen ->
    [0] { TILE($tile) }：場に1枚も出ていません。手牌に{ $held }枚。
    [4] { TILE($tile) }：4枚とも場に出ています。手牌に{ $held }枚。
   *[other] { TILE($tile) }：場に{ $seen }枚、手牌に{ $held }枚。
}
hint-mah-jongg = 和了です！

advice-chances = { $high ->
    [yes] 100回のうち{ $reached }回ほどアガれて、手は{ $points }点ほどです（まれな大物手も含む）。
   *[no] 100回のうち{ $reached }回ほどアガれて、手は{ $points }点ほどです。
}
advice-danger = { $danger ->
    [0] この牌でアガられることはほとんどありません。
   *[other] 100回のうち{ $danger }回は、この牌でアガられます。
}
advice-as-good = { TILE($tile) }でもほぼ同じです。
advice-figures-even = 全体では、1番目とほぼ同じです。
advice-figures-behind = { $points ->
    [0] 全体では、1番目と同じです。
   *[other] 全体では、1番目より{ $points }点下です。
}
advice-figures-parts = { $parts ->
    [own] ほぼその分、自分の和了で得る点が減ります。
    [others] ほぼその分、人の和了で失う点が増えます。
    [own-though] 自分の和了で得る点は{ $won }点少なくなりますが、人の和了で失う点も{ $paid }点減ります。
    [others-though] 人の和了で失う点は{ $paid }点増えますが、自分の和了で得る点も{ $won }点増えます。
   *[both] 自分の和了で得る点が{ $won }点減り、人の和了で失う点が{ $paid }点増えます。
}
advice-verdict-even = 1番目とほぼ同じです。
advice-verdict-riskier = 1番目とほぼ同じですが、アガられやすくなります。
advice-verdict-costs-more = 1番目とほぼ同じですが、アガられると支払いが増えます。
advice-verdict-gives-more = 1番目とほぼ同じですが、ほかの人の役に立ちやすくなります。
advice-verdict-farther = 1番目とほぼ同じですが、和了から遠くなります。
advice-verdict-fewer-help = 1番目とほぼ同じですが、役に立つ牌が減ります。
advice-verdict-behind = { $much ->
    [yes] { $by ->
        [chance] はっきり劣ります：アガりにくくなります。
        [worth] はっきり劣ります：手が安くなります。
        [alike] はっきり劣ります：全体に見込みが下がります。
       *[paid] はっきり劣ります：人の和了で失う点が増えます。
    }
   *[no] { $by ->
        [chance] 少し劣ります：アガりにくくなります。
        [worth] 少し劣ります：手が安くなります。
        [alike] 全体に少し劣ります。
       *[paid] 少し劣ります：人の和了で失う点が増えます。
    }
}
advice-needs-any = これで和了まであと{ $more }枚です。
advice-needs-plan = これで{ PLAN($plan) }まであと{ $more }枚です。
advice-needs-either = これで和了まであと{ $nearest }枚、もっと高い{ PLAN($plan) }なら、あと{ $more }枚です。
advice-live = { $live ->
    [0] 役に立つ牌はもう残っていません。
   *[other] 役に立つ牌が{ $live }枚残っています。
}
advice-live-towards = { $live ->
    [0] { PLAN($plan) }に役立つ牌はもう残っていません。
   *[other] { PLAN($plan) }に役立つ牌が{ $live }枚残っています。
}
outcome-waits = { $unseen ->
    [0] これで{ LIST($waits) }待ち（残りなし）です。
   *[other] これで{ LIST($waits) }待ち（残り{ $unseen }枚）です。
}
outcome-waits-or-plan = { $unseen ->
    [0] これで{ LIST($waits) }待ち（残りなし）、または{ PLAN($plan) }まであと{ $lacking }枚です。
   *[other] これで{ LIST($waits) }待ち（残り{ $unseen }枚）、または{ PLAN($plan) }まであと{ $lacking }枚です。
}
outcome-away = これで和了まであと{ $lacking }枚です（{ $live ->
    [0] 役に立つ牌は残っていません
   *[other] 役に立つ牌は残り{ $live }枚
}）。
outcome-away-from-plan = これで{ PLAN($plan) }まであと{ $lacking }枚です（{ $live ->
    [0] 役に立つ牌は残っていません
   *[other] 役に立つ牌は残り{ $live }枚
}）。
hint-distance-with-tile = { $tile }を取ると、あと{ $lacking }枚です。
hint-distance = あと{ $lacking }枚です。
hint-chow-missing = { $tile }をチーするには、{ $ways }が要ります。

advice-discard = { $tile }を捨てましょう。
advice-kong = { $tile }をカンしましょう。得点が増え、もう1枚ツモれます。
advice-kong-for-points = { $tile }をカンしましょう。役に立つ牌は減りますが、手は{ $now }点ほどから{ $after }点ほどに上がります。
advice-if = { $claim ->
    [yes] 鳴くと：
   *[no] パスすると：
}
advice-brief-any = 和了まであと{ $more }枚、役に立つ牌は残り{ $live }枚。
advice-brief-plan = { PLAN($plan) }まであと{ $more }枚、役に立つ牌は残り{ $live }枚。
advice-brief-either = 和了まであと{ $nearest }枚、もっと高い{ PLAN($plan) }まではあと{ $more }枚、役に立つ牌は残り{ $live }枚。
advice-brief-chances = 100回に{ $reached }回の和了、平均{ $points }点ほど。
advice-standing = 聴牌宣言をしているので、ツモった牌を捨てます。
advice-one-away-sentence = これで聴牌です。待ちは{ LIST($waits) }。
advice-not-in-special-hand = 特殊役「{ $name }」（あと{ $lacking }枚）には要らない牌です。
advice-not-in-plan = もっと高い{ PLAN($plan, form: "name") }をねらいましょう。この牌は要りません。
advice-alone-others-seen = 浮いていて、同じ牌はもう場に出ています。
advice-other-tiles = ほかの何枚か
advice-alone = 浮いている牌です。
advice-alone-like = { LIST($others) }と同じ、浮いた牌です。
advice-alone-no-chow = 順子になりません。
advice-alone-fewer-chows = 順子になりにくい牌です。
advice-alone-open = 場にもう{ $open }枚出ています。
advice-safer = { $helped ->
    [less] { TILE($other) }は人の和了牌かもしれません。受け入れは減りますが、こちらのほうが安全です。
    [as-much] { TILE($other) }は人の和了牌かもしれません。こちらのほうが安全で、受け入れも変わりません。
   *[more] { TILE($other) }は人の和了牌かもしれません。こちらのほうが安全で、受け入れも増えます。
}
advice-alone-doubling = { $doubling ->
    [1] { LIST($worthy) }も浮いていますが、刻子になれば{ $doubles }翻付きます。
    [2] { LIST($worthy) }も浮いていますが、刻子になればどちらも翻が付きます。
   *[other] 風牌と三元牌は、まだ残しましょう。刻子になれば翻が付きます。
}
# $by：もう1枚のほうがわずかに得でも、すすめる牌のよい点。
advice-level = { $by ->
    [safer] { TILE($other) }とほぼ同じで、より安全です。
    [costs-less] { TILE($other) }とほぼ同じで、アガられても支払いが少なくてすみます。
    [gives-less] { TILE($other) }とほぼ同じで、ほかの人の役に立ちにくい牌です。
    [nearer] { TILE($other) }とほぼ同じで、和了に近くなります。
   *[more-help] { TILE($other) }とほぼ同じで、役に立つ牌が多く残ります。
}
advice-keeps-most = これで役に立つ牌は残り{ $live }枚。これより多く残る打牌はありません。
advice-keeps = これで役に立つ牌は残り{ $live }枚です。
advice-keeps-as-many = { TILE($other) }でも同じです。
advice-but = { $by ->
    [chance] でもそれは残しましょう。なくすとアガりにくくなります。
    [worth] でもそれは残しましょう。なくすと手が安くなります。
   *[paid] でもそれは残しましょう。なくすと、人の和了で失う点が増えます。
}
advice-but-less = でもそれは残しましょう。なくすと、全体では損になります。
advice-but-doubles = でもそれは残しましょう。刻子になれば{ $doubles }翻付きます。
advice-alone-unlike-other = 浮いている牌です。{ TILE($other) }も浮いています。
advice-helps-as-little = あまり役に立たない牌です。{ TILE($other) }でもほぼ同じです。
advice-other-discard-worse = { $nearer ->
    [yes] { TILE($other) }を切るほうが和了に近くなります。
   *[no] { TILE($other) }を切るほうが受け入れは広くなります。
}
advice-least-for-plan = もっと高い{ $plan }をねらいましょう。この牌はあまり役に立ちません。
advice-no-kong = { $farther ->
    [yes] { TILE($tile) }のカンはやめましょう。和了から遠くなります。
   *[no] { TILE($tile) }のカンはやめましょう。しないほうが得です。
}
advice-claim = { TILE($tile) }を取りましょう。
advice-claim-kong = { TILE($tile) }をカンしましょう。
advice-claim-pung = { $doubles ->
    [0] { TILE($tile) }をポンしましょう。
   *[other] { TILE($tile) }をポンしましょう。刻子で{ $doubles }翻付きます。
}
advice-claim-which-chow = { TILE($tile) }を{ $run }でチーしましょう。
advice-claim-chow = { TILE($tile) }をチーしましょう。
advice-do-pass = パスしましょう。
advice-pass = パス

advice-claim-wins = 和了です！
advice-claim-calling = これで{ LIST($waits) }待ちの聴牌です。
advice-claim-nearer = これであと{ $lacking }枚です。
advice-claim-nearer-plan = これで{ PLAN($plan) }まであと{ $lacking }枚です。
advice-claim-worth-more = { $cost ->
    [farther] あと{ $lacked }枚が{ $lacking }枚に増えますが、手は{ $now }点ほどから{ $after }点ほどに上がります。
    [pair] 雀頭がなくなってあと{ $lacking }枚のままですが、手は{ $now }点ほどから{ $after }点ほどに上がります。
   *[tiles] ほかに要る牌を使うのであと{ $lacking }枚のままですが、手は{ $now }点ほどから{ $after }点ほどに上がります。
}
advice-claim-more-helpful-tiles = { $cost ->
    [farther] あと{ $lacked }枚が{ $lacking }枚に増えますが、受け入れは{ $now }枚から{ $after }枚に広がります。
    [pair] 雀頭がなくなってあと{ $lacking }枚のままですが、受け入れは{ $now }枚から{ $after }枚に広がります。
   *[tiles] ほかに要る牌を使うのであと{ $lacking }枚のままですが、受け入れは{ $now }枚から{ $after }枚に広がります。
}
advice-claim-easier = { $cost ->
    [farther] あと{ $lacked }枚が{ $lacking }枚に増えますが、要る牌が手に入りやすくなります。
    [pair] 雀頭がなくなってあと{ $lacking }枚のままですが、要る牌が手に入りやすくなります。
   *[tiles] ほかに要る牌を使うのであと{ $lacking }枚のままですが、要る牌が手に入りやすくなります。
}
advice-claim-more-for-plan = { $pair ->
    [yes] 雀頭がなくなりますが、{ PLAN($plan) }に役立つ牌は{ $now }枚から{ $after }枚に増えます。
   *[no] ほかに要る牌を使いますが、{ PLAN($plan) }に役立つ牌は{ $now }枚から{ $after }枚に増えます。
}
advice-claim-about-even = 鳴かなくてもほぼ同じです。
advice-kong-draws-another = 得点が増え、もう1枚ツモれます。
advice-no-claim-opens-hand = 鳴いて{ SET($set) }にすると門前が崩れます。門前のほうが高くなります。
advice-no-claim-spoils-plan = 鳴いて{ SET($set) }にすると、{ PLAN($plan, form: "name") }の見込みがなくなります。
advice-no-claim-no-nearer = 鳴いて{ SET($set) }にしても、和了に近づきません。ほかに要る牌を使うので、あと{ $lacking }枚のままです。
advice-no-claim-farther = 鳴いて{ SET($set) }にすると和了から遠くなります。あと{ $now }枚が{ $after }枚に増えます。
advice-no-claim-takes-pair = 鳴いて{ SET($set) }にしても、{ TILE($tile) }の対子がなくなるので和了に近づきません。
advice-no-claim-set-held = 手の内にもう{ SET($set) }があるので、鳴いても和了に近づきません。
advice-no-claim-worth-less = { $high ->
    [yes] 鳴いて{ SET($set) }にすると、手は{ $now }点ほどから{ $after }点ほどに下がります（まれな大物手も含む）。
   *[no] 鳴いて{ SET($set) }にすると、手は{ $now }点ほどから{ $after }点ほどに下がります。
}
advice-no-claim-wins-less = 鳴いて{ SET($set) }にすると、100回のうちアガれるのは{ $now }回から{ $after }回に減ります。
advice-no-claim-about-even = 鳴いて{ SET($set) }にしても、ほぼ同じです。
advice-no-claim-one-tile-ahead = 1枚先まで読むと、{ SET($set) }を鳴かないほうが得です。
advice-no-claim-chow-discount = チーの得は見かけより1割ほど小さいので、ここでは割に合いません。
advice-threat = { $ready ->
    [standing] { $who }さんは聴牌を宣言しています。
    [probably] { $who }さんはたぶん聴牌です。
   *[maybe] { $who }さんは聴牌かもしれません。
}
advice-threat-suit = { $ready ->
    [standing] { $who }さんは{ SUIT($suit) }を集めていて、聴牌を宣言しています。
    [probably] { $who }さんは{ SUIT($suit) }を集めていて、たぶん聴牌です。
   *[maybe] { $who }さんは{ SUIT($suit) }を集めていて、聴牌かもしれません。
}
advice-threat-tile = { $paid ->
    [yes] { $likelier ->
        [yes] { TILE($tile) }のほうがその手に当たりやすく、{ $east ->
            [yes] { $who }さんが東家
           *[no] あなたが東家
        }なので支払いも倍です。
       *[no] { TILE($tile) }はその手に当たるかもしれません。{ $east ->
            [yes] { $who }さんが東家
           *[no] あなたが東家
        }なので支払いも倍です。
    }
   *[no] { $likelier ->
        [yes] { TILE($tile) }のほうが、その手に当たりやすい牌です。
       *[no] { TILE($tile) }はその手に当たるかもしれません。
    }
}
advice-threat-tile-cost = { $paid ->
    [yes] { $likelier ->
        [yes] { TILE($tile) }のほうが当たりやすい牌です。{ $east ->
            [yes] { $who }さんが東家
           *[no] あなたが東家
        }で倍払いになり、全部で{ $cost }点ほど失いそうです。
       *[no] { TILE($tile) }はその手に当たるかもしれません。{ $east ->
            [yes] { $who }さんが東家
           *[no] あなたが東家
        }で倍払いになり、全部で{ $cost }点ほど失います。
    }
   *[no] { $likelier ->
        [yes] { TILE($tile) }のほうが当たりやすく、全部で{ $cost }点ほど失いそうです。
       *[no] { TILE($tile) }はその手に当たり、全部で{ $cost }点ほど失うかもしれません。
    }
}
advice-risk-warning = { $paid ->
    [yes] 注意：これでアガられるかもしれません（支払いは倍）。
   *[no] 注意：これでアガられるかもしれません。
}
advice-risk-of-anybody = { $paid ->
    [yes] 誰かが待っているかもしれませんが、目立つ人はいません。あなたは東家なので、支払いは倍です。
   *[no] 誰かが待っているかもしれませんが、目立つ人はいません。
}
advice-feed-kong = { $paid ->
    [yes] { $doubles ->
        [0] { $who }さんに{ TILE($tile) }をカンされるかもしれません（支払いも倍）。
       *[other] { $who }さんに{ TILE($tile) }をカンされるかもしれません（{ $doubles }翻、支払いも倍）。
    }
   *[no] { $doubles ->
        [0] { $who }さんに{ TILE($tile) }をカンされるかもしれません。
       *[other] { $who }さんに{ TILE($tile) }をカンされるかもしれません（{ $doubles }翻）。
    }
}
advice-feed-pung = { $paid ->
    [yes] { $doubles ->
        [0] { $who }さんに{ TILE($tile) }をポンされるかもしれません（支払いも倍）。
       *[other] { $who }さんに{ TILE($tile) }をポンされるかもしれません（{ $doubles }翻、支払いも倍）。
    }
   *[no] { $doubles ->
        [0] { $who }さんに{ TILE($tile) }をポンされるかもしれません。
       *[other] { $who }さんに{ TILE($tile) }をポンされるかもしれません（{ $doubles }翻）。
    }
}
advice-feed-suit = { $paid ->
    [yes] { $who }さんは{ SUIT($suit) }を{ $sets }組さらしていて、{ TILE($tile) }を使うかもしれません。支払いも倍です。
   *[no] { $who }さんは{ SUIT($suit) }を{ $sets }組さらしていて、{ TILE($tile) }を使うかもしれません。
}

simple-kong = { TILE($tile) }をカンしましょう。
simple-special = 特殊役「{ $name }」をねらいましょう。あと{ $lacking }枚です。
# $other：残す牌。
simple-safer-than = こちらのほうが安全です。{ TILE($other) }は{ $who }さんの和了牌かもしれません。
simple-safer-than-of-anybody = こちらのほうが安全です。{ TILE($other) }は誰かの和了牌かもしれません。
simple-gone = 残り3枚は場に出ていて、もう来ません。
# 浮いた牌に足りないもの。$turn は0・1・2。同じ言い方が続かないようにする。
simple-lone-single = { $turn ->
    [0] 1枚しか持っていません。
    [1] 同じ牌がほかにありません。
   *[other] 1枚だけでは使えません。
}
simple-lone-suit = { $turn ->
    [0] { SUIT($suit) }はこれ1枚です。
    [1] ほかに{ SUIT($suit) }がありません。
   *[other] 手の内にほかの{ SUIT($suit) }はありません。
}
# $nearest：同じ種類でいちばん近い牌。
simple-lone-far = { $turn ->
    [0] 近くの牌がありません。
    [1] つながる牌がありません。
   *[other] { TILE($nearest) }からは遠すぎます。
}
simple-lone-exposed = 組になる牌がありません。
simple-alone-only = { $turn ->
    [0] ほかの牌には組になる相手があります。
    [1] ほかの牌はみな組になります。
   *[other] 浮いているのはこの牌だけです。
}
simple-alone-doubling = { $turn ->
    [0] { TILE($other) }はまだ残しましょう。刻子になれば{ $doubles }翻付きます。
    [1] { TILE($other) }はあとで十分です。刻子になれば{ $doubles }翻付きます。
   *[other] { TILE($other) }は3枚で{ $doubles }翻です。残しておきましょう。
}
simple-alone-fewer-chows = { $none ->
    [yes] { TILE($other) }と違って、順子になりません。
   *[no] { TILE($other) }のほうが順子になりやすい牌です。
}
simple-alone-seen = 同じ牌が場に{ $seen }枚出ています。
simple-alone-keeps-from = { $turn ->
    [0] { TILE($other) }はまだ持ちましょう。{ $who }さんに刻子を作られると得点が倍です。
    [1] { TILE($other) }はあとで十分です。{ $who }さんに刻子を作られると得点が倍です。
   *[other] { TILE($other) }は3枚で{ $who }さんの得点が倍です。まだ持ちましょう。
}
# $who：この牌が自風の人。
simple-alone-early = 今のうちに切りましょう。あとでは{ $who }さんにポンされるかもしれません。
simple-alone-like = { $turn ->
    [0] { TILE($other) }を切ってもかまいません。
    [1] { TILE($other) }でも同じです。
   *[other] { TILE($other) }でもよさそうです。
}
simple-run-without = この牌がなくても{ TILE($run) }の順子ができています。
simple-three-without = この牌がなくても{ TILE($tile) }の刻子ができています。
simple-poor = { $left ->
    [0] 順子には{ TILE($needed) }が要りますが、もう残っていません。
    [1] 順子には{ TILE($needed) }が要りますが、残りは1枚だけです。
   *[other] { TILE($needed) }が来ないと順子になりません。
}
simple-spare-pair = 雀頭は1組で足ります。{ TILE($pair) }の対子を残しましょう。
simple-keeps-pair = { TILE($pair) }の対子は残しましょう。3枚目が来れば{ $doubles }翻付きます。
simple-enough = この牌がなくても、対子と、あと1枚で順子になる組は足りています。
simple-beside-run = { TILE($run) }があるので、あまり役に立ちません。
simple-beside-pair = { TILE($pair) }の対子があるので、あまり役に立ちません。
simple-keeps-most = いちばん要らない牌です。切れば、役に立つ牌は{ $live }枚です。
simple-more-help = { $live ->
    [1] これで役に立つ牌が増えます。
   *[other] これで役に立つ牌が{ $live }枚に増えます。
}
simple-no-nearer = 鳴いて{ SET($set) }にしても、要る枚数は変わりません。
simple-farther = 鳴いて{ SET($set) }にすると、和了から遠くなります。
simple-uses-pair = { SET($set) }にしても、{ TILE($pair) }の対子がなくなるだけです。
simple-few-help = { $live ->
    [0] 鳴いて{ SET($set) }にすると、役に立つ牌がなくなります。
   *[other] 鳴いて{ SET($set) }にすると、役に立つ牌は{ $live }枚だけです。
}
simple-spoils-special = あと{ $lacking }枚の「{ $name }」には要らない牌です。
simple-careful = { $standing ->
    [yes] 注意：{ $who }さんは聴牌です。
   *[no] 注意：{ $who }さんは聴牌かもしれません。
}
simple-careful-of-suit = 注意：{ $who }さんは{ SUIT($suit) }を集めています。
simple-careful-of-anybody = 注意：これでアガられるかもしれません。
simple-safer-tile = { TILE($tile) }のほうが安全ですが、遅くなります。
simple-nothing-safer = これより安全といえる牌はありません。
# 一覧で：その手の劣る点。
simple-remark-needed = 「{ $name }」に要る牌です。
simple-remark-pair = { TILE($pair) }の対子が崩れます。
simple-remark-run = { TILE($run) }の順子が崩れます。
simple-remark-three = { TILE($tile) }の刻子が崩れます。
simple-remark-farther = 要る牌が{ $more }枚増えます。
simple-remark-fewer = 役に立つ牌が{ $fewer }枚減ります。
simple-remark-risky = { $who }さんの和了牌かもしれません。
simple-remark-risky-of-anybody = 誰かの和了牌かもしれません。
simple-remark-doubles = 残しましょう。刻子になれば{ $doubles }翻付きます。
simple-remark-doubles-for = まだ持ちましょう。{ $who }さんに刻子を作られると得点が倍です。
simple-remark-chows = もっと順子になりやすい牌です。
simple-remark-can-come = 同じ牌がまだ来るかもしれません。
simple-remark-kong = カンができず、もう1枚のツモもなくなります。
simple-remark-as-good = 1番目と変わりません。
