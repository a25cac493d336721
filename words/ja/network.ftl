network-address-taken-by-server = そこではほかのサーバーが動いています。
network-cannot-listen = そこに卓は立てられません。
network-refused = そこで待っている卓がありません。
network-timeout = 応答がありません。
network-connection-broke = 接続が切れました。
network-no-network = このコンピューターはネットワークにつながっていません。
network-address-in-use = ほかのプログラムがこのポートを使っています。
network-foreign-address = このコンピューターのアドレスではありません。
network-unknown-computer = その名前のコンピューターがありません。
network-no-socket-files = ソケットファイルを使えるのはUnixだけです。「ホスト:ポート」にしてください。
network-autosave-failed = 自動保存に書き込めなくなりました。{ $failure }
network-password-unknown = パスワードが違います。
network-request-refused = 要求が断られました。
network-redirected = { $address }に接続するよう案内されました。
network-no-reason = サーバーは理由を示していません。
network-rules-unreadable = この卓のルールは、このRed Stakeでは読めません。もっと新しい版が要ります。

network-nobody-listens = { $address }で待っている卓がありません。{ $why }
network-turned-away = サーバーに入れてもらえません。{ $why }
network-every-move-refused = サーバーがどの手も受け付けません。{ $why }
network-player-cannot-start = プレイヤーが参加できません。{ $why }
network-hung-up = サーバーが接続を切りました。
network-hand-without-end = サーバーから終わらない局が送られました。
network-connection-lost = 接続が失われました。{ $why }
network-no-address = { $files ->
    [yes] 「{ $address }」は正しいアドレスではありません。「ホスト:ポート」、ホストだけ、ポートだけ、または./tableのようなソケットファイルにしてください。
   *[no] 「{ $address }」は正しいアドレスではありません。「ホスト:ポート」、ホストだけ、またはポートだけにしてください。
}
network-only-ports-are-announced = 公開できるのはポートだけです。
network-nobody-answers = { $address }から応答がありません。{ $why }
network-no-list = そのホストには卓の一覧がありません。直接接続してください。
network-no-answer = { $address }のホストから応答がありません。
network-no-port-for-table = 卓{ $number }のポートがありません。

found-a-table = 卓
found-table = 卓{ $number }
found-tables = { $tables }卓
found-free = { $free ->
    [0] 満席
   *[other] 空席{ $free }
}
found-watchable = 観戦できます
found-locked = パスワードあり

seal-title = 封印した配牌
seal-published = ホストが第{ $number }局の封印を公開しました。
seal-kept = 第{ $number }局は、封印どおりに配られました。
seal-replaced = ホストが第{ $number }局の封印を取り替えました。
seal-never-opened = ホストは第{ $number }局の封印を開けませんでした。
seal-other-seed = ホストが第{ $number }局で開けたものは、封印と合いません。
seal-other-tiles = 第{ $number }局は封印した山から配られていません：あなたの見た牌が、山では別の所にあります。
seal-other-dice = 第{ $number }局のさいころは、封印したものと違います：山の開門の位置が別でした。
seal-none-after = 第{ $number }局までは封印がありましたが、次の局は封印なしで配られました。
seal-broken = { $what }公正な卓では起こらないことです。どう考えるかは、あなたしだいです。
seal-status = { $kept ->
    [0] 配牌は封印されています。
   *[other] 配牌は封印されています。{ $kept }局が封印どおりに配られました。
}
found-at = { $title }、{ $address }
network-server-says = サーバーのメッセージ：{ $text }
room-peer = 接続{ $number }
room-peer-at = { $address }からの接続{ $number }
room-open-to-all = パスワードがないので、このネットワークにいる人は誰でも席に着けます。
room-wrong-password = プレイヤー{ $id }のパスワードをまちがえた人がいます（{ $peer }）。
room-suppressed = 知らない人についてのお知らせを、ほかに{ $count }件省きました。
room-refused = 入れなかった人がいます（{ $peer }）：{ $why }
room-expelled = 卓から出された人がいます（{ $peer }）：{ $why }
room-flooding = 送信が多すぎる人がいるので、受け取る速さを落としています（{ $peer }）。
