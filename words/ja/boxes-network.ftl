join-no-standard-input = ウィンドウから標準入力は使えません。
join-id-invalid = IDは数字です（0は指定なし）。
join-title = 卓に入る
join-address = アドレス(&A)
join-name = 名前(&N)
join-player-id = プレイヤーID(&P)
join-password = パスワード(&W)
join-address-hint = { $files ->
    [yes] アドレスは「ホスト:ポート」、またはUnixソケットのファイルです。プレイヤーIDが0なら空いた席に着きます。元の席に戻るには、その番号を入れます。
   *[no] アドレスは「ホスト:ポート」です。プレイヤーIDが0なら空いた席に着きます。元の席に戻るには、その番号を入れます。
}
join-connect = 接続(&C)

lobby-title = 通信卓
lobby-messages = メッセージ(&M)...
lobby-leave = 卓を離れる(&L)

messages-title = メッセージ
messages-placeholder = ひとことどうぞ
messages-hint = 卓の全員が読めます。ゲームはそのまま進みます。
messages-send = 送る(&S)

server-save-title = サーバーに保存
server-save-button = 保存(&S)
server-save-here = 見えたものを手元に保存(&K)...
server-save-hint = 保存したゲームはサーバーに残り、そこから卓を再開できます。

host-address-invalid = このアドレスに卓は立てられません。
host-names-missing = ゲスト以外の全員に、別々の名前を付けてください。
host-time-limit-invalid = 制限時間は秒数です（0は無制限）。
host-title-resume = 卓を再開
host-title = 卓を立てる
host-your-name = あなたの名前(&N)
host-own-or-other-name = { $name }、またはほかの名前(&N)
host-you-are = あなた
host-address = アドレス(&A)
host-password = ゲスト用パスワード(&W)
host-time-limit = 制限時間（秒）(&T)
host-random-seats = 席を抽選(&R)
host-allow-disconnection = 切断しても続ける(&D)
host-save-on-exit = 終了時に保存(&S)
host-stand-in = 抜けた人の代わりにコンピューターが打つ(&C)
host-no-password-warning = パスワードがないので、このアドレスに届く人は誰でも席に着けます。
host-address-hint = 中国古典ルールです。「:ポート」はこのコンピューターだけ、「0.0.0.0:ポート」は誰でも入れます。
host-start = ゲーム開始(&G)
host-second-seat = 2番目の席
host-2-person-here = &2 この1台の人
host-third-seat = 3番目の席
host-5-person-here = &5 この1台の人
host-fourth-seat = 4番目の席
host-8-person-here = &8 この1台の人
host-name = 名前
host-1-computer = &1 コンピューター
host-3-guest = &3 ゲスト
host-4-computer = &4 コンピューター
host-6-guest = &6 ゲスト
host-7-computer = &7 コンピューター
host-9-guest = &9 ゲスト
join-waiting-hint = 4人そろうとゲームが始まります。
join-only-watch = 観戦だけ(&T)
join-list-tables = 卓の一覧(&L)
join-tables = ローカルネットワークの卓
join-no-tables = ローカルネットワークで公開された卓がここに出ます。
join-watch-hint = ホストが許せば、卓の全員に見えているものを見られます。
host-others-may-watch = 観戦を許可(&M)
host-announce = ローカルネットワークに公開(&L)
host-sealed = 封印した配牌(&E)
lobby-player = { $id }{"   "}{ $name }
