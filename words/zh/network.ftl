network-address-taken-by-server = 那里已有另一台服务器。
network-cannot-listen = 那里开不了桌。
network-refused = 那里没有人在等。
network-timeout = 没有回应。
network-connection-broke = 连接断了。
network-no-network = 这台电脑没有联网。
network-address-in-use = 别的程序占用了这个端口。
network-foreign-address = 这台电脑没有那个地址。
network-unknown-computer = 没有叫这个名字的电脑。
network-no-socket-files = 套接字文件只能用在Unix上，请写HOST:PORT。
network-autosave-failed = 自动存档写不进去了。{ $failure }
network-password-unknown = 密码不对。
network-request-refused = 对方拒绝了请求。
network-redirected = 对方要您改连{ $address }。
network-server-says = 服务器提示：{ $text }
network-no-reason = 服务器没有说明原因。
network-rules-unreadable = 这桌的规则，这个Red Stake读不懂，要用更新的版本。

network-nobody-listens = { $address }没有人在等。{ $why }
network-turned-away = 服务器不让这位玩家进来。{ $why }
network-every-move-refused = 服务器每一步都拒绝。{ $why }
network-player-cannot-start = 玩家程序启动不了。{ $why }
network-hung-up = 服务器断开了连接。
network-hand-without-end = 服务器发来的一局没完没了。
network-connection-lost = 连接断了。{ $why }
network-no-address = { $files ->
    [yes] “{ $address }”不是有效的地址。请写HOST:PORT、只写主机或端口，或./table这样的套接字文件。
   *[no] “{ $address }”不是有效的地址。请写HOST:PORT，或只写主机或端口。
}
network-only-ports-are-announced = 只能公布端口。
network-nobody-answers = { $address }没有回应。{ $why }
network-no-list = 那台主机没有牌桌列表，请直接连接。
network-no-answer = { $address }的主机没有回应。
network-no-port-for-table = 第{ $number }桌没有端口可用。

found-a-table = 一张牌桌
found-table = 第{ $number }桌
found-tables = { $tables }张牌桌
found-free = { $free ->
    [0] 没有空位
   *[other] { $free }个空位
}
found-watchable = 可旁观
found-locked = 要密码

seal-title = 封牌
seal-published = 桌主公布了第{ $number }局的封签。
seal-kept = 第{ $number }局和封存的牌完全一致。
seal-replaced = 桌主换掉了第{ $number }局的封签。
seal-never-opened = 桌主没有拆开第{ $number }局的封签。
seal-other-seed = 桌主公开的第{ $number }局和封签不符。
seal-other-tiles = 第{ $number }局不是用封存的牌墙发的：您见过的一张牌，在封存的牌墙里不在那个位置。
seal-other-dice = 第{ $number }局的骰子不是封存的那两颗：开牌的地方变了。
seal-none-after = 第{ $number }局为止都有封签，下一局桌主却没有封。
seal-broken = { $what }公正的牌桌不会发生这种事。怎么看待，由您决定。
seal-status = { $kept ->
    [0] 这一桌封牌。
   *[other] 这一桌封牌，已有{ $kept }局和封存的完全一致。
}
found-at = { $title }，{ $address }
# 桌主看到的。$why：英文。
room-peer = 连接{ $number }
room-peer-at = { $address }的连接{ $number }
room-open-to-all = 网络上谁都能坐下：没有设密码。
room-wrong-password = 有人想当{ $id }号玩家，密码不对（{ $peer }）。
room-suppressed = 另有{ $count }条陌生人的消息没有列出。
room-refused = 有人被拒绝入座（{ $peer }）：{ $why }
room-expelled = 有人被请出牌桌（{ $peer }）：{ $why }
room-flooding = 有人发消息太多，已被限速（{ $peer }）。
