opening-look-at-display = DISPLAYまたはWAYLAND_DISPLAYが、動いているディスプレイを指しているか確かめてください。
opening-look-at-login = 画面にログインしているか、グラフィックドライバーが動いているか確かめてください。

beginning-already-open = Red Stakeはすでに開いていますが、そのウィンドウが応答しません。こちらのウィンドウでは自動保存しません。ここを閉じて元のウィンドウを使うか、ゲームを自分で保存してください。
beginning-left-game-not-opened = 途中のゲームを開けませんでした。{ $error }
beginning-autosave-is-locked = 壊れた自動保存{ $path }を移動できません。{ $why }このウィンドウでは自動保存しないので、ゲームを自分で保存してください。
beginning-copies = 最近の各局のあとのゲームの控えが{ $folder }にあります。

launch-title = Red Stake
opening-no-window-look = ウィンドウを開けません。{ $look }
opening-no-window = ウィンドウを開けません：{ $why }
opening-display-gone = ディスプレイがなくなりました。ゲームは保存されています。
