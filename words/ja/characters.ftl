character-lin-manner = バランス型
character-lin-line = 祖母の卓で覚えました。南場に入るまで、誰も口をきかない卓でした。
character-ada-manner = 珍しい手をねらう
character-ada-line = 作った特殊役をノートに書いています。あと一歩だった手のノートのほうが、ずっと厚いそうです。
character-tomas-manner = 早くて安い手が好き
character-tomas-line = 夜行バスの運転手。次の停留所までにアガれれば、どんな手でも満足です。
character-mei-manner = 一色を集める
character-mei-line = 一色だけで磁器に絵を付けます。牌のそろえ方も同じです。
character-oskar-manner = ポンとカンが好き
character-oskar-line = 引退した鍛冶屋。三枚は面子、四枚は轟音、順子は子どもの遊び、だそうです。
character-ruth-manner = 慎重派
character-ruth-line = 銀行に四十年。人の欲しい牌はまず切らず、誰が切ったかは忘れません。
character-kenji-manner = 門前を守る
character-kenji-line = 時計を直す職人。何を作っているのか、できあがるまで誰にも分かりません。
character-nora-manner = 大物手をねらう
character-nora-line = 秋の海へ一人で船を出します。安い手でアガるより、九局負けるほうを選びます。
character-samir-manner = 何でも鳴く
character-samir-line = 香辛料の商人。卓に牌が出れば、値を付けずにいられません。
character-ines-manner = 順子をつなぐ
character-ines-line = ダンサー。一歩一歩が、前の一歩から続いていなければなりません。
character-jonas-manner = 静かに、ときに大胆
character-jonas-line = 蜂を飼っています。手はゆっくり、口数は少なく、たまに卓を総ざらいします。
character-zoe-manner = 風と三元牌と夢
character-zoe-line = 夜空を眺め、今夜こそ四つの風が一つの手に吹き込むと信じています。

# 和了のあとの一言。

character-lin-lost = { $variant ->
    [0] お見事です。祖母もうなずいたでしょう。
    [1] 静かな手が勝つのですね。気づくのが遅れました。
   *[other] 行き先を知っている手でしたね。
}
character-lin-won = { $variant ->
    [0] 和了です。ありがとうございました。
    [1] 辛抱です。たまには報われます。
   *[other] 祖母もこんな手を作りました。
}
character-lin-astonished = { $variant ->
    [0] 四十年打って、三度しか見たことがありません。
   *[other] 静かに。もう一度だけ見せてください。
}
character-ada-lost = { $variant ->
    [0] すてき！ 書きとめておくわ。
    [1] あの手、楽しみにしてたのになあ。
   *[other] おめでとう！ 私の手のほうがきれいだったけどね。
}
character-ada-won = { $variant ->
    [0] これは二回書いちゃう！
    [1] めずらしくはないけど、もらっておくわ。
   *[other] ほらね、ちゃんと完成することもあるの。
}
character-ada-astonished = { $variant ->
    [0] 待って、ノート！ それから、とがった鉛筆！
   *[other] それ、十一年もねらってるのに！
}
character-tomas-lost = { $variant ->
    [0] お先にどうぞ。こっちはまだ信号待ちだ。
    [1] はい、お客さんの降りる停留所だったね。
   *[other] いい手だ。さあ次、次！
}
character-tomas-won = { $variant ->
    [0] ピンポーン。皆さん、終点です。
    [1] いつもどおり、定刻です。
   *[other] ただいまのは急行でした。
}
character-tomas-astonished = { $variant ->
    [0] そんな手が来るなら、終バスに乗り遅れてもいい。
   *[other] その牌、全部通り過ぎちゃったよ。信じられない。
}
character-mei-lost = { $variant ->
    [0] よくそろいましたね。好きな色合いです。
    [1] 私はまだ色をそろえていたところです。
   *[other] 見事です。余分な一筆がありません。
}
character-mei-won = { $variant ->
    [0] きれいにそろって、できあがり。
    [1] いい色に焼き上がりました！
   *[other] そろえていたら、できていました。
}
character-mei-astonished = { $variant ->
    [0] いちばん良い鉢に描きたい手です。
   *[other] 誰も触らないで。先に写生させてください。
}
character-oskar-lost = { $variant ->
    [0] いい鉄だ、その手は。
    [1] いい一打だ！ わしはあと一枚だった。
   *[other] ふむ、鉄の熱いうちに打ったな。
}
character-oskar-won = { $variant ->
    [0] 聞いたか？ いい音だろう！
    [1] 熱い鉄に、速い槌。
   *[other] こうやるんだよ。
}
character-oskar-astonished = { $variant ->
    [0] なんてこった！ 引いたんじゃない、鍛えた手だ。
   *[other] 火のそばに四十年いたが、そいつは作れなかった。
}
character-ruth-lost = { $variant ->
    [0] 正当な利益です。帳簿に付けておきました。
    [1] 全部数えていたのに、先を越されました。
   *[other] 堅実な投資でしたね。おめでとうございます。
}
character-ruth-won = { $variant ->
    [0] わずかな利益ですが、お断りはしません。
    [1] 慎重に、それでも一番です。
   *[other] 積み重ねですよ。
}
character-ruth-astonished = { $variant ->
    [0] 帳簿の欄が足りませんね。
   *[other] 銀行なら頭取を呼ぶところです。
}
character-kenji-lost = { $variant ->
    [0] 狂いのない手でしたな。
    [1] それを作っていたのですか。実に見事です。
   *[other] お見事。私のはまだ部品のままです。
}
character-kenji-won = { $variant ->
    [0] 動きました。
    [1] 最後の歯車は、しばらく前から入っていました。
   *[other] 仕事場をのぞいた人はいませんでしたね。
}
character-kenji-astonished = { $variant ->
    [0] こんな仕掛けは、本でしか読んだことがありません。
   *[other] ルーペで見せていただけますか？
}
character-nora-lost = { $variant ->
    [0] いい風だったね！ 私はもっと大きいのをねらってた。
    [1] いい航海だった。
   *[other] それより小さいのは捨てたんだ。お見事。
}
character-nora-won = { $variant ->
    [0] 負けた九局なんて、もう忘れた！
    [1] 待ってたのはこの波だよ。
   *[other] やっと陸が見えた。
}
character-nora-astonished = { $variant ->
    [0] 私が追ってる手だよ。それを釣り上げるなんて！
   *[other] 総員甲板へ！ あれを見て！
}
character-samir-lost = { $variant ->
    [0] いい買い物だ。もっと値を付けるんだった。
    [1] 先に話をまとめたね！ いい商売だ。
   *[other] その牌なら、いくらでも出したのに。
}
character-samir-won = { $variant ->
    [0] 商談成立！
    [1] ほら、言ってみるものだろう？
   *[other] 今日は商売繁盛だ、皆さん。
}
character-samir-astonished = { $variant ->
    [0] 友よ、その手には値が付けられない。
   *[other] それが見られるなら、店を閉めてもいい。
}
character-ines-lost = { $variant ->
    [0] 美しい。一歩も乱れませんでした。
    [1] 一歩先を踊られました。
   *[other] リズムを外していました。お見事！
}
character-ines-won = { $variant ->
    [0] ワン、ツー、スリー、そしてお辞儀。
    [1] 一歩ずつ、きれいにつながりました。
   *[other] 音楽は戻ってくると思っていました。
}
character-ines-astonished = { $variant ->
    [0] 総立ちの拍手を！
   *[other] そんな跳躍、できるはずがないと思っていました。
}
character-jonas-lost = { $variant ->
    [0] うん。いいね。
    [1] 蜂に好かれるよ。着実な仕事だ。
   *[other] よく集めた。
}
character-jonas-won = { $variant ->
    [0] 蜜がたまった。
    [1] 静かでよかった。
   *[other] ゆっくりでいい。
}
character-jonas-astonished = { $variant ->
    [0] うん。これは総ざらいだ。
   *[other] 今夜、蜂に話してやろう。
}
character-zoe-lost = { $variant ->
    [0] あなただって、星が言ってた。
    [1] 私の風はよそへ吹いたみたい。お見事！
   *[other] 小さな明るい彗星みたいな手。
}
character-zoe-won = { $variant ->
    [0] 今夜の空は味方してくれた！
    [1] 見えてたの。まあ、願ってただけかな。
   *[other] みんな、願いごとをして。
}
character-zoe-astonished = { $variant ->
    [0] 惑星が一列に並ばないと出ない手！
   *[other] 星に、その手の名前を付けるわ。
}

level-learner = 入門
level-beginner = 初級
level-club = 中級
level-expert = 上級
level-master = 名人
