pointing-press-help = くわしくはF1を押してください。
pointing-timer-bar = タイマーバー：捨て牌を鳴ける残り時間です。
pointing-timer-bar-unlimited = タイマーバー：満タンのまま減りません。ゆっくり考えてください。
pointing-compass = コンパス：名前、風、得点、捨て牌を示します。
pointing-stake = 牌立て：手牌を並べる台です。東家のものは赤です。
pointing-tile = { TILE($tile) }。
pointing-own-tile = { $twice ->
    [yes] ダブルクリックで捨てます。
   *[no] クリックで捨てます。
}
pointing-own-discard = あなたの捨て牌です。クリックで取り消せます。
pointing-claimable-discard = { $from }さんの捨て牌です。鳴くならクリック、パスは0です。
pointing-explained-discard = { $from }さんの捨て牌です。クリックすると、捨てた理由を聞けます。

layers-continue = 続ける


storage-statistics-unwritable = 成績を保存できません。{ $error }

lines-no-game-line = Gameの行がありません。

playback-calling = { TILE($tile) }、天聴！
playback-chow = チー！
playback-pung = ポン！
playback-kong = カン！
playback-mah-jongg = 和了！
win-said = 「{ $words }」
win-go-on = キーかクリックで先に進みます。
win-points = { $points }点
playback-standing = 聴牌宣言！

compass-round = 場
compass-hand = 局

game-length-hand = 1局
game-length-round = 東場だけ
game-length-whole = 一荘
game-length-round-hands = 4局以上
game-length-whole-hands = 16局以上

window-title = Red Stake - { $place }
status-auto-play = オートプレイ中（F5で終了）
status-auto-play-on = オートプレイ中
status-quicktip = ヒント：{" "}
status-tiles-left = 残り{ $tiles }枚
compass-calling = 聴牌
# $manner は「めずらしい手をねらう」のような短い説明。
pointing-introduction = { $who }さん（{ LEVEL($level) }）：{ $manner }。

pointing-advised-tile = { $twice ->
    [yes] ダブルクリックで捨てます。青い点はヒントのおすすめです。
   *[no] クリックで捨てます。青い点はヒントのおすすめです。
}
pointing-kong-back = 槓子：両端が裏向きなら暗槓、片端だけなら明槓です。
pointing-last-discard = 赤い枠は最後の捨て牌です。
pointing-drawn-tile = { $twice ->
    [yes] ダブルクリックで捨てます。金の矢印はツモった牌です。
   *[no] クリックで捨てます。金の矢印はツモった牌です。
}
pointing-east = { $you ->
    [yes] 赤い風の印と赤い牌立ては、今あなたが東家だという意味です。
   *[no] 赤い風の印と赤い牌立ては、今{ $who }さんが東家だという意味です。
}
pointing-first-east = 赤い名前は起家です。この人に東家が戻ると、次の場に進みます。
pointing-score = 名前の横の数字は今の得点です。
pointing-goal-line = 4面子1雀頭まであと何枚かを示します。Gで切り替えます。くわしくはF1を押してください。
pointing-tiles-left = ツモれる牌は残り{ $tiles }枚です。ほかに{ $kept }枚が嶺上牌としてあり、2枚使うたびに山から2枚補います。
pointing-tiles-left-fixed = ツモれる牌は残り{ $tiles }枚です。ほかに{ $kept }枚が嶺上牌としてあり、補充はしません。
pointing-tiles-left-all = ツモれる牌は残り{ $tiles }枚です。嶺上牌は同じ山の反対側から取ります。
pointing-wall = 牌山は、ゲーム＞設定＞卓で表示できます。
compass-letter-east = {""}
compass-letter-south = {""}
compass-letter-west = {""}
compass-letter-north = {""}
