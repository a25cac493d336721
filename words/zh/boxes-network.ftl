join-no-standard-input = 窗口程序不能用标准输入。
join-id-invalid = 编号必须是数字（0表示任意）。
join-title = 入桌
join-address = 地址(&A)
join-name = 名字(&N)
join-player-id = 玩家编号(&P)
join-password = 密码(&W)
join-address-hint = { $files ->
    [yes] 地址写HOST:PORT，或Unix套接字文件。编号填0就坐任意空位；要回到原来的座位，填它的编号。
   *[no] 地址写HOST:PORT。编号填0就坐任意空位；要回到原来的座位，填它的编号。
}
join-connect = 连接(&C)

lobby-title = 联网牌桌
lobby-messages = 消息(&M)...
lobby-leave = 离桌(&L)

messages-title = 消息
messages-placeholder = 说点什么
messages-hint = 同桌的人都看得到。牌局照常进行。
messages-send = 发送(&S)

server-save-title = 存到服务器
server-save-button = 保存(&S)
server-save-here = 只存我看到的(&K)...
server-save-hint = 存档放在服务器上，可以从那里续桌。

host-address-invalid = 这个地址开不了桌。
host-names-missing = 除了客人，每个人都要有自己的名字。
host-time-limit-invalid = 时限必须是秒数（0表示不限）。
host-title-resume = 续桌
host-title = 开桌
host-your-name = 您的名字(&N)
host-own-or-other-name = { $name }，或另起(&N)
host-you-are = 您是
host-address = 地址(&A)
host-password = 客人密码(&W)
host-time-limit = 时限（秒）(&T)
host-random-seats = 随机座位(&R)
host-allow-disconnection = 允许掉线(&D)
host-save-on-exit = 退出时保存(&S)
host-stand-in = 有人掉线由电脑代打(&C)
host-no-password-warning = 没有密码：找到这个地址的人都能坐下来。
host-address-hint = 用古典规则。:PORT只给这台电脑，0.0.0.0:PORT给所有人。
host-start = 开始(&G)
host-second-seat = 第二家
host-2-person-here = &2 本机的人
host-third-seat = 第三家
host-5-person-here = &5 本机的人
host-fourth-seat = 第四家
host-8-person-here = &8 本机的人
host-name = 名字
host-1-computer = &1 电脑
host-3-guest = &3 客人
host-4-computer = &4 电脑
host-6-guest = &6 客人
host-7-computer = &7 电脑
host-9-guest = &9 客人
join-waiting-hint = 四个人到齐就开始。
join-only-watch = 只旁观(&T)
join-list-tables = 列出牌桌(&L)
join-tables = 局域网里的牌桌
join-no-tables = 局域网里公布的牌桌会出现在这里。
join-watch-hint = 桌上人人看得到的您都看得到，只要桌主允许。
host-others-may-watch = 允许旁观(&M)
host-announce = 在局域网公布(&L)
host-sealed = 封牌(&E)
lobby-player = { $id }{"   "}{ $name }
