distance-one-by-suit = 听牌：{ $by_suit }
distance-one = 听牌
distance-tiles = 还差{ $lacking }张
hint-available = 现在可以。
hint-discard = 打牌
hint-discard-any = 点您的任意一张牌。
hint-discard-drawn = 只能打刚摸到的{ $tile }。
hint-passing = 您不要，牌局继续。
hint-chows-off = 这场牌不许吃。
hint-chow-without-suit = 顺子是同一花色的三张连牌，{ $tile }没有花色。
hint-chow-from-left = 只能吃上家的牌，除非正好和牌。
hint-no-pung = { $held ->
    [0] 碰要手里有两张，您没有{ TILE($tile) }。
    [1] 碰要手里有两张，您只有一张{ TILE($tile) }。
    [2] 碰要手里有两张，您有两张{ TILE($tile) }。
   *[other] 碰要手里有两张，您有三张{ TILE($tile) }。
}
hint-discard-to-exposed-pung = 碰出的刻子，要自己摸到第四张才能加杠。
hint-no-kong = { $held ->
    [0] 杠要手里有三张，您没有{ TILE($tile) }。
    [1] 杠要手里有三张，您只有一张{ TILE($tile) }。
    [2] 杠要手里有三张，您只有两张{ TILE($tile) }。
   *[other] 杠要手里有三张，您有三张{ TILE($tile) }。
}
hint-kong-after-claim = 摸牌之后才能开杠，您刚刚吃碰过。四张{ $tile }先留着。
hint-kong-without-three = 杠子要四张一样的牌。您没有三张一样的，也没有碰出的刻子可以加杠。
hint-kong-fourth-gone = 杠子要四张一样的牌，第四张{ $names }已经没有了。
hint-kong-fourth-missing = 杠子要四张一样的牌，您还差第四张{ $names }。
hint-discard-after-claim = 吃碰之后只能打牌。
hint-waits = 您听{ LIST($waits) }。
hint-or-others = { LIST($named) }或别的牌
advice-plan = 这样就成了{ PLAN($plan) }。
# A plan is a noun: “还差两张做成……”“我在做……”.
plan-any-sets = { $closed ->
    [yes] 四组牌加一对将（门清）
   *[no] 四组牌加一对将
}
plan-pungs = { $closed ->
    [yes] 碰碰和（门清）
   *[no] 碰碰和
}
plan-suit-and-honours = { $closed ->
    [yes] { SUIT($suit) }混一色（门清）
   *[no] { SUIT($suit) }混一色
}
plan-pungs-suit-and-honours = { $closed ->
    [yes] { SUIT($suit) }混一色碰碰和（门清）
   *[no] { SUIT($suit) }混一色碰碰和
}
plan-one-suit = { $closed ->
    [yes] { SUIT($suit) }清一色（门清）
   *[no] { SUIT($suit) }清一色
}
plan-honours = { $closed ->
    [yes] 字一色（门清）
   *[no] 字一色
}
plan-special-hand = 特殊牌型“{ $name }”
    .name = “{ $name }”
advice-state = { $seen ->
    [0] { TILE($tile) }：桌上没见过。
    [4] { TILE($tile) }：4张都在桌上。
   *[other] { TILE($tile) }：桌上有{ $seen }张。
}
advice-state-and-held = { $seen ->
    [0] { TILE($tile) }：桌上没见过，您有{ $held }张。
    [4] { TILE($tile) }：4张都在桌上，您有{ $held }张。
   *[other] { TILE($tile) }：桌上有{ $seen }张，您有{ $held }张。
}
hint-mah-jongg = 和了！

advice-chances = { $high ->
    [yes] 100局里约和{ $reached }局，每次约{ $points }分（含少见的大牌）。
   *[no] 100局里约和{ $reached }局，每次约{ $points }分。
}
advice-danger = { $danger ->
    [0] 打这张几乎不会点炮。
   *[other] 打这张，100次里会点炮{ $danger }次。
}
advice-as-good = 打{ TILE($tile) }也差不多。
advice-figures-even = 总的来说，和第一个差不多。
advice-figures-behind = { $points ->
    [0] 总的来说，和第一个一样好。
   *[other] 总的来说，比第一个少{ $points }分。
}
advice-figures-parts = { $parts ->
    [own] 主要少在自己和牌的收入上。
    [others] 主要少在别家和牌的支出上。
    [own-though] 自己和牌少收{ $won }分，不过别家和牌也少付{ $paid }分。
    [others-though] 别家和牌多付{ $paid }分，不过自己和牌也多收{ $won }分。
   *[both] 自己和牌少收{ $won }分，别家和牌还多付{ $paid }分。
}
advice-verdict-even = 和第一个差不多。
advice-verdict-riskier = 和第一个差不多，但更容易点炮。
advice-verdict-costs-more = 和第一个差不多，但点了炮付得更多。
advice-verdict-gives-more = 和第一个差不多，但可能多帮了别家。
advice-verdict-farther = 和第一个差不多，但离和牌更远。
advice-verdict-fewer-help = 和第一个差不多，但有用的牌更少。
advice-verdict-behind = { $much ->
    [yes] { $by ->
        [chance] 明显不如：和牌机会更少。
        [worth] 明显不如：牌更小。
        [alike] 明显不如：各方面都差一些。
       *[paid] 明显不如：别家和牌时付得更多。
    }
   *[no] { $by ->
        [chance] 略差：和牌机会更少。
        [worth] 略差：牌更小。
        [alike] 各方面都略差。
       *[paid] 略差：别家和牌时付得更多。
    }
}
advice-needs-any = 这样还差{ $more }张和牌。
advice-needs-plan = 这样还差{ $more }张做成{ PLAN($plan) }。
advice-needs-either = 这样还差{ $nearest }张和牌，或差{ $more }张做成更值钱的{ PLAN($plan) }。
advice-live = { $live ->
    [0] 有用的牌一张也没有了。
   *[other] 有用的牌还有{ $live }张。
}
advice-live-towards = { $live ->
    [0] 做{ PLAN($plan) }用得上的牌一张也没有了。
   *[other] 做{ PLAN($plan) }用得上的牌还有{ $live }张。
}
outcome-waits = { $unseen ->
    [0] 这样听{ LIST($waits) }（已经没有了）。
   *[other] 这样听{ LIST($waits) }（还有{ $unseen }张）。
}
outcome-waits-or-plan = { $unseen ->
    [0] 这样听{ LIST($waits) }（已经没有了），或差{ $lacking }张做成{ PLAN($plan) }。
   *[other] 这样听{ LIST($waits) }（还有{ $unseen }张），或差{ $lacking }张做成{ PLAN($plan) }。
}
outcome-away = { $live ->
    [0] 这样还差{ $lacking }张和牌（有用的牌已经没有了）。
   *[other] 这样还差{ $lacking }张和牌（有用的牌还有{ $live }张）。
}
outcome-away-from-plan = { $live ->
    [0] 这样还差{ $lacking }张做成{ PLAN($plan) }（有用的牌已经没有了）。
   *[other] 这样还差{ $lacking }张做成{ PLAN($plan) }（有用的牌还有{ $live }张）。
}
hint-distance-with-tile = 要了{ $tile }，还差{ $lacking }张。
hint-distance = 还差{ $lacking }张。
hint-chow-missing = 吃{ $tile }要有{ $ways }。

advice-discard = 打{ $tile }。
advice-kong = 杠{ $tile }。分更多，还能再摸一张。
advice-kong-for-points = 杠{ $tile }。有用的牌会少些，但这副牌会从约{ $now }分涨到约{ $after }分。
advice-if = { $claim ->
    [yes] 要这张：
   *[no] 不要这张：
}
advice-brief-any = 还差{ $more }张和牌，有用的牌还有{ $live }张。
advice-brief-plan = 还差{ $more }张做成{ PLAN($plan) }，有用的牌还有{ $live }张。
advice-brief-either = 还差{ $nearest }张和牌，或差{ $more }张做成更值钱的{ PLAN($plan) }，有用的牌还有{ $live }张。
advice-brief-chances = 100局和{ $reached }局，每次约{ $points }分。
advice-standing = 您已经报听，摸到的牌必须打出。
advice-one-away-sentence = 这样就听牌了：{ LIST($waits) }。
advice-not-in-special-hand = 它不属于特殊牌型“{ $name }”，那副牌还差{ $lacking }张。
advice-not-in-plan = 做{ PLAN($plan, form: "name") }，分更高，这张用不上。
advice-alone-others-seen = 它是孤张，其余几张都在桌上。
advice-other-tiles = 别的几张
advice-alone = 它是孤张。
advice-alone-like = 它和{ LIST($others) }一样，是孤张。
advice-alone-no-chow = 它连不成顺子。
advice-alone-fewer-chows = 它能连的顺子少。
advice-alone-open = 桌上已有{ $open }张同样的。
advice-safer = { $helped ->
    [less] 比打{ TILE($other) }安全，那张可能点炮，虽然这样有用的牌少些。
    [as-much] 比打{ TILE($other) }安全，那张可能点炮，而且有用的牌一样多。
   *[more] 比打{ TILE($other) }安全，那张可能点炮，而且有用的牌更多。
}
advice-alone-doubling = { $doubling ->
    [1] { LIST($worthy) }也是孤张，但凑成三张就有{ $doubles }番。
    [2] { LIST($worthy) }也是孤张，但哪种凑成三张都有番。
   *[other] 风牌和箭牌先留着：凑成三张就有番。
}
# $by：打另一张也许还好一点点时，建议这张的理由。
advice-level = { $by ->
    [safer] 和打{ TILE($other) }差不多，但更安全。
    [costs-less] 和打{ TILE($other) }差不多，万一点炮还少付些。
    [gives-less] 和打{ TILE($other) }差不多，但对别家用处更小。
    [nearer] 和打{ TILE($other) }差不多，但离和牌更近。
   *[more-help] 和打{ TILE($other) }差不多，但有用的牌更多。
}
advice-keeps-most = 这样外面还有{ $live }张有用的牌，打别的都没这么多。
advice-keeps = 这样外面还有{ $live }张有用的牌。
advice-keeps-as-many = 打{ TILE($other) }也一样。
advice-but = { $by ->
    [chance] 但那张要留着：没有它，和牌机会更少。
    [worth] 但那张要留着：没有它，牌会更小。
   *[paid] 但那张要留着：没有它，别家和牌时您付得更多。
}
advice-but-less = 但那张要留着：没有它，总的来说差一些。
advice-but-doubles = 但那张要留着：凑成三张就有{ $doubles }番。
advice-alone-unlike-other = 它是孤张，{ TILE($other) }也是。
advice-helps-as-little = 它用处不大，打{ TILE($other) }也差不多。
advice-other-discard-worse = { $nearer ->
    [yes] 打掉{ TILE($other) }离和牌更近。
   *[no] 打掉{ TILE($other) }，有用的牌更多。
}
advice-least-for-plan = 做{ $plan }，分更高，这张用处不大。
advice-no-kong = { $farther ->
    [yes] 别杠{ TILE($tile) }：会离和牌更远。
   *[no] 别杠{ TILE($tile) }：不杠更好。
}
advice-claim = 要{ TILE($tile) }。
advice-claim-kong = 杠{ TILE($tile) }。
advice-claim-pung = { $doubles ->
    [0] 碰{ TILE($tile) }。
   *[other] 碰{ TILE($tile) }：凑成三张就有{ $doubles }番。
}
advice-claim-which-chow = 吃{ TILE($tile) }，成{ $run }。
advice-claim-chow = 吃{ TILE($tile) }。
advice-do-pass = 过。
advice-pass = 过

# Why, after one of these.
advice-claim-wins = 和了！
advice-claim-calling = 这样只差{ LIST($waits) }。
advice-claim-nearer = { $lacking ->
    [1] 这样只差1张。
   *[other] 这样还差{ $lacking }张。
}
advice-claim-nearer-plan = { $lacking ->
    [1] 这样只差1张做成{ PLAN($plan) }。
   *[other] 这样还差{ $lacking }张做成{ PLAN($plan) }。
}
advice-claim-worth-more = { $cost ->
    [farther] 这样从差{ $lacked }张变成差{ $lacking }张，但这副牌会从约{ $now }分涨到约{ $after }分。
    [pair] 这样会用掉您的对子，所以仍差{ $lacking }张，但这副牌会从约{ $now }分涨到约{ $after }分。
   *[tiles] 这样会用掉别处要用的牌，所以仍差{ $lacking }张，但这副牌会从约{ $now }分涨到约{ $after }分。
}
advice-claim-more-helpful-tiles = { $cost ->
    [farther] 这样从差{ $lacked }张变成差{ $lacking }张，但有用的牌会从{ $now }张增到{ $after }张。
    [pair] 这样会用掉您的对子，所以仍差{ $lacking }张，但有用的牌会从{ $now }张增到{ $after }张。
   *[tiles] 这样会用掉别处要用的牌，所以仍差{ $lacking }张，但有用的牌会从{ $now }张增到{ $after }张。
}
advice-claim-easier = { $cost ->
    [farther] 这样从差{ $lacked }张变成差{ $lacking }张，但差的牌更容易来。
    [pair] 这样会用掉您的对子，所以仍差{ $lacking }张，但差的牌更容易来。
   *[tiles] 这样会用掉别处要用的牌，所以仍差{ $lacking }张，但差的牌更容易来。
}
advice-claim-more-for-plan = { $pair ->
    [yes] 这样会用掉您的对子，但做{ PLAN($plan) }用得上的牌会从{ $now }张增到{ $after }张。
   *[no] 这样会用掉别处要用的牌，但做{ PLAN($plan) }用得上的牌会从{ $now }张增到{ $after }张。
}
advice-claim-about-even = 不要也差不多。
advice-kong-draws-another = 分更多，还能再摸一张。
advice-no-claim-opens-hand = 亮出{ SET($set) }就不是门清了，门清分更高。
advice-no-claim-spoils-plan = 凑成{ SET($set) }就做不成{ PLAN($plan, form: "name") }了。
advice-no-claim-no-nearer = 凑成{ SET($set) }并不会离和牌更近：它用掉别处要用的牌，还是差{ $lacking }张。
advice-no-claim-farther = 凑成{ SET($set) }反而离和牌更远：从差{ $now }张变成差{ $after }张。
advice-no-claim-takes-pair = 凑成{ SET($set) }并不会离和牌更近：会用掉您的一对{ TILE($tile) }。
advice-no-claim-set-held = 凑成{ SET($set) }并不会离和牌更近：您手里的牌已经成一组了。
advice-no-claim-worth-less = { $high ->
    [yes] 凑成{ SET($set) }，这副牌会从约{ $now }分降到约{ $after }分（含少见的大牌）。
   *[no] 凑成{ SET($set) }，这副牌会从约{ $now }分降到约{ $after }分。
}
advice-no-claim-wins-less = 凑成{ SET($set) }，100局里只能和{ $after }局，不凑能和{ $now }局。
advice-no-claim-about-even = 凑成{ SET($set) }也差不多。
advice-no-claim-one-tile-ahead = 往后看一张，不凑{ SET($set) }更好。
advice-no-claim-chow-discount = 吃牌的好处没有看上去那么大，要打九折，这里就不划算了。
advice-threat = { $ready ->
    [standing] { $who }已经报听。
    [probably] { $who }多半听牌了。
   *[maybe] { $who }可能听牌了。
}
advice-threat-suit = { $ready ->
    [standing] { $who }在做{ SUIT($suit) }，已经报听。
    [probably] { $who }在做{ SUIT($suit) }，多半听牌了。
   *[maybe] { $who }在做{ SUIT($suit) }，可能听牌了。
}
advice-threat-tile = { $paid ->
    [yes] { $likelier ->
        [yes] 打{ TILE($tile) }更容易点炮，而且{ $east ->
            [yes] { $who }是庄家
           *[no] 您是庄家
        }，要加倍付。
       *[no] 打{ TILE($tile) }可能点炮，而且{ $east ->
            [yes] { $who }是庄家
           *[no] 您是庄家
        }，要加倍付。
    }
   *[no] { $likelier ->
        [yes] 打{ TILE($tile) }更容易点炮。
       *[no] 打{ TILE($tile) }可能点炮。
    }
}
advice-threat-tile-cost = { $paid ->
    [yes] { $likelier ->
        [yes] 打{ TILE($tile) }更容易点炮。{ $east ->
            [yes] { $who }是庄家
           *[no] 您是庄家
        }，加倍算总共要付约{ $cost }分。
       *[no] 打{ TILE($tile) }可能点炮。{ $east ->
            [yes] { $who }是庄家
           *[no] 您是庄家
        }，加倍算总共要付约{ $cost }分。
    }
   *[no] { $likelier ->
        [yes] 打{ TILE($tile) }更容易点炮，总共要付约{ $cost }分。
       *[no] 打{ TILE($tile) }可能点炮，总共要付约{ $cost }分。
    }
}
advice-risk-warning = { $paid ->
    [yes] 小心：可能点炮，要加倍付。
   *[no] 小心：可能点炮。
}
advice-risk-of-anybody = { $paid ->
    [yes] 也许有人在等这张，但看不出是谁。您坐庄，点炮要加倍付。
   *[no] 也许有人在等这张，但看不出是谁。
}
advice-feed-kong = { $paid ->
    [yes] { $doubles ->
        [0] { $who }可能杠{ TILE($tile) }，分更多，您还要加倍付。
       *[other] { $who }可能杠{ TILE($tile) }，多{ $doubles }番，您还要加倍付。
    }
   *[no] { $doubles ->
        [0] { $who }可能杠{ TILE($tile) }，分更多。
       *[other] { $who }可能杠{ TILE($tile) }，多{ $doubles }番。
    }
}
advice-feed-pung = { $paid ->
    [yes] { $doubles ->
        [0] { $who }可能碰{ TILE($tile) }，分更多，您还要加倍付。
       *[other] { $who }可能碰{ TILE($tile) }，多{ $doubles }番，您还要加倍付。
    }
   *[no] { $doubles ->
        [0] { $who }可能碰{ TILE($tile) }，分更多。
       *[other] { $who }可能碰{ TILE($tile) }，多{ $doubles }番。
    }
}
advice-feed-suit = { $paid ->
    [yes] { $who }已亮出{ $sets }组{ SUIT($suit) }，可能用得上{ TILE($tile) }，您还要加倍付。
   *[no] { $who }已亮出{ $sets }组{ SUIT($suit) }，可能用得上{ TILE($tile) }。
}

simple-kong = 杠{ TILE($tile) }。
simple-special = 做特殊牌型“{ $name }”：只差{ $lacking }张。
# $other: 留下的那张。
simple-safer-than = 这张更安全：{ $who }可能在等{ TILE($other) }。
simple-safer-than-of-anybody = 这张更安全：可能有人在等{ TILE($other) }。
simple-gone = 另外三张都在桌上，不会再来了。
# 孤张缺什么。$turn：0、1、2，免得老说同一句话。
simple-lone-single = { $turn ->
    [0] 这种牌您只有一张。
    [1] 您没有第二张同样的牌。
   *[other] 单单一张，用不上。
}
simple-lone-suit = { $turn ->
    [0] 您只有这一张{ SUIT($suit) }。
    [1] 除了它，您没有{ SUIT($suit) }。
   *[other] 手里没有别的{ SUIT($suit) }。
}
# $nearest：同花色里离它最近的牌。
simple-lone-far = { $turn ->
    [0] 旁边没有能和它连的牌。
    [1] 它没有相邻的牌。
   *[other] 离{ TILE($nearest) }太远。
}
simple-lone-exposed = 没有别的牌和它搭配。
simple-alone-only = { $turn ->
    [0] 其余的牌都能凑到一起。
    [1] 别的牌都有搭配。
   *[other] 孤张只有这一张。
}
simple-alone-doubling = { $turn ->
    [0] { TILE($other) }先留着：凑成三张就有{ $doubles }番。
    [1] { TILE($other) }不急着打：凑成三张就有{ $doubles }番。
   *[other] 三张{ TILE($other) }就有{ $doubles }番：留着。
}
simple-alone-fewer-chows = { $none ->
    [yes] 它连不成顺子，{ TILE($other) }还能连。
   *[no] { TILE($other) }能连的顺子更多。
}
simple-alone-seen = 桌上已有{ $seen }张同样的。
simple-alone-keeps-from = { $turn ->
    [0] { TILE($other) }先别打：{ $who }凑成三张就能翻番。
    [1] { TILE($other) }不急着打：{ $who }凑成三张就能翻番。
   *[other] { $who }凑成三张{ TILE($other) }就能翻番：您的别打。
}
# $who: 门风是这张牌的那一家。
simple-alone-early = 现在就打：晚了可能被{ $who }碰走。
simple-alone-like = { $turn ->
    [0] 打{ TILE($other) }也行。
    [1] 打{ TILE($other) }也一样。
   *[other] { TILE($other) }也可以打。
}
simple-run-without = { TILE($run) }已成顺子，用不着它。
simple-three-without = 三张{ TILE($tile) }已成刻子，用不着它。
simple-poor = { $left ->
    [0] 它要{ TILE($needed) }才成顺子，可那张已经没有了。
    [1] 它要{ TILE($needed) }才成顺子，可只剩1张了。
   *[other] 它只有配上{ TILE($needed) }才成顺子。
}
simple-spare-pair = 将有一对就够了：留着一对{ TILE($pair) }。
simple-keeps-pair = 留着一对{ TILE($pair) }：再来一张就有{ $doubles }番。
simple-enough = 对子和搭子已经够了，用不着它。
simple-beside-run = 有了{ TILE($run) }，它用处不大。
simple-beside-pair = 有了一对{ TILE($pair) }，它用处不大。
simple-keeps-most = 它最用不着。打掉它，有用的牌有{ $live }张。
simple-more-help = { $live ->
    [1] 这样有用的牌更多。
   *[other] 这样有用的牌有{ $live }张，比现在多。
}
simple-no-nearer = 凑成{ SET($set) }没有用，差的张数不变。
simple-farther = 凑成{ SET($set) }反而离和牌更远。
simple-uses-pair = 凑成{ SET($set) }只会用掉您的一对{ TILE($pair) }。
simple-few-help = { $live ->
    [0] 凑成{ SET($set) }，有用的牌就一张也没有了。
   *[other] 凑成{ SET($set) }，有用的牌就只剩{ $live }张。
}
simple-spoils-special = “{ $name }”只差{ $lacking }张，用不上它。
simple-careful = { $standing ->
    [yes] 小心：{ $who }听牌了。
   *[no] 小心：{ $who }可能听牌了。
}
simple-careful-of-suit = 小心：{ $who }在做{ SUIT($suit) }。
simple-careful-of-anybody = 小心：可能点炮。
simple-safer-tile = 打{ TILE($tile) }更安全，但慢一些。
simple-nothing-safer = 没有明显更安全的牌。
# 列表里：其余打法哪里不好。
simple-remark-needed = 做“{ $name }”要用它。
simple-remark-pair = 会拆掉一对{ TILE($pair) }。
simple-remark-run = 会拆掉{ TILE($run) }。
simple-remark-three = 会拆掉三张{ TILE($tile) }。
simple-remark-farther = 这样会多差{ $more }张。
simple-remark-fewer = 有用的牌会少{ $fewer }张。
simple-remark-risky = { $who }可能在等它。
simple-remark-risky-of-anybody = 可能有人在等它。
simple-remark-doubles = 最好留着：凑成三张就有{ $doubles }番。
simple-remark-doubles-for = 先别打：{ $who }凑成三张就能翻番。
simple-remark-chows = 它能连的顺子更多。
simple-remark-can-come = 同样的牌还可能来。
simple-remark-kong = 这样就不能开杠，也不能多摸一张。
simple-remark-as-good = 和第一个一样好。
