reader-menus = 菜单
reader-context-menu = 牌桌菜单
reader-alt = Alt+{ $letter }
reader-table = 牌桌
reader-hand = 手牌
reader-choices = 您能做什么
reader-status = 状态栏
reader-log = 经过
reader-next-page = 下一页：{ $title }
reader-page-before = 上一页：{ $title }
reader-score-line = { $words }：{ $value }
# 没有读屏软件时念出的：光标所在之处，以及那里的变化。
aloud-control = { $kind ->
    [button] { $name }，按钮。
    [checked] { $name }，已勾选。
    [not-checked] { $name }，未勾选。
    [selected] { $name }，已选。
    [not-selected] { $name }，未选。
    [menu] { $name }，菜单。
    [field] { $name }，输入框。
    [slider] { $name }，滑块。
    [tab] { $name }，标签页。
   *[link] { $name }，链接。
}
aloud-state = { $kind ->
    [checked] 已勾选。
    [selected] 已选。
    [not-selected] 未选。
   *[not-checked] 未勾选。
}
aloud-text = { $words }。
aloud-disabled = 不可用。
aloud-key = 按键：{ $key }。
