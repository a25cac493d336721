opening-look-at-display = DISPLAY或WAYLAND_DISPLAY是否指向正在运行的显示？
opening-look-at-login = 是否有人在屏幕上登录，显卡驱动是否正常？

beginning-already-open = Red Stake已经开着，但那个窗口没有反应。这个窗口不会自动保存。请关掉它用另一个，或自己保存游戏。
beginning-left-game-not-opened = 没打完的牌打不开。{ $error }
beginning-autosave-is-locked = 损坏的自动存档{ $path }挪不开：{ $why }。这个窗口不会自动保存，请自己保存游戏。
beginning-copies = 最近几局之后的存档副本在{ $folder }。

launch-title = Red Stake
opening-no-window-look = 打不开窗口；{ $look }
opening-no-window = 打不开窗口：{ $why }
opening-display-gone = 显示断开了；牌局已保存
