dialog-no-network-game = 通信対戦中ではありません。
dialog-no-winner = この局では誰もアガっていません。
dialog-no-sheet = このゲームに得点表はありません。
dialog-statistics-unreadable = 成績を読み込めません。
dialog-cannot-resume = { $path }は再開できません：{ $why }
dialog-resume-title = 卓を再開
dialog-hand = 第{ $deal_number }局

form-help = ヘルプ(&H)
form-name-missing = 名前を入れてください。
control-chosen = 選択中
control-answer = 答え
