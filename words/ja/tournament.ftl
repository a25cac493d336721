# 本物の牌で開く大会。

tournament-title = 大会
tournament-tab-people = 参加者(&P)
tournament-tab-rounds = 回戦(&R)
tournament-tab-standings = 順位(&S)

tournament-name = 大会の名前
tournament-names = 名前（半角コンマで区切る）
tournament-add = 加える(&A)
tournament-remove = 外す
tournament-people = 参加者
tournament-person = { $number }. { $name }
tournament-nobody = まだ誰もいません。8人から64人の名前を入力してください。
tournament-rounds = 回戦数(&O)
tournament-draw = 席を決める(&D)
tournament-draw-again = 席を決め直す(&D)
tournament-draw-question = 席を決め直すと、入力した点はすべて消えます。決め直しますか？
tournament-new = 新しい大会(&W)
tournament-new-question = 新しい大会を始めますか？ 今の大会は残り、「ほかの大会」にあります。
tournament-new-begin = 新しく始める(&S)
tournament-begun = 新しい大会です。前の大会は「ほかの大会」にあります。
tournament-same-name = { $name }さんはもういます。別々の名前を付けてください。
tournament-too-many = 参加できるのは{ $most }人までです。
tournament-saved = { $path }として保存しました。
tournament-others = ほかの大会
tournament-others-hint = 大会を開くと、続きができます。
tournament-loading = 大会を探しています…
tournament-none-stored = 大会はまだありません。
tournament-people-count = { $count }人
tournament-rounds-count = { $count ->
    [0] 席は未定
   *[other] { $count }回戦
}
tournament-too-few = 今は{ $people }人です。8人以上必要です。
tournament-ready = { $rests ->
    [0] { $people }人、{ $tables }卓です。
   *[other] { $people }人、{ $tables }卓です。各回戦で{ $rests }人が抜け番です。
}
tournament-people-fixed = 点を入力したので、人の出入りはできません。名前は変えられます。
tournament-all-meet-once = 誰もが全員と一度ずつ同卓します。
tournament-none-meets-twice = 同じ人と二度同卓することはありません。
tournament-some-meet-again = { $count }組が再び同卓します（多くて{ $most }回）。

tournament-no-plan = 先に参加者を入力してから、席を決めてください。
tournament-tables = 卓
tournament-round = { $number }回戦
tournament-round-resting = { $number }回戦。抜け番：{ $who }
tournament-resting = 抜け番：{ $who }
tournament-table = { $number }卓
tournament-rounds-hint = 卓を選び、4人が得た点か失った点を入力してください。
tournament-enter = 点を入力(&E)
tournament-print-plan = 座席表を印刷(&L)
tournament-print-slips = 記録用紙を印刷

tournament-slip = { $round }回戦 { $table }卓
tournament-signature = サイン
tournament-points-hint = それぞれが得た点を入力します。失った点にはマイナスを付けます。全部空にすると、点が消えます。
tournament-points-wanted = 全員に数字を入れるか、全部空にしてください。
tournament-sum = 合計が{ SIGNED($sum) }です。ふつうは0になります。
tournament-save-points = 保存(&V)

tournament-rounds-played = 回戦数
tournament-penalties = 罰符
tournament-penalty-of = { $who }さんの罰符
tournament-standings-hint = 罰符は点から引きます。

tournament-file-plan = 座席表
tournament-file-slips = 記録用紙
tournament-file-standings = 順位
tournament-unreadable = 大会「{ $name }」を読み込めません。そのまま残します。{ $why }
tournament-damaged = 大会のファイルではありません。{ $why }
tournament-later = もっと新しい版で書かれた大会です（形式{ $format }）。

command-tournament = 本物の牌の大会(&H)
    .hint = 8人から64人の席を回戦ごとに決め、順位をつけます。
