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
aloud-control = { $kind ->
    [button] { $name }，按钮。
    [checked] { $name }，已选中。
    [not-checked] { $name }，未选中。
    [selected] { $name }，已选。
    [not-selected] { $name }，未选。
    [menu] { $name }，菜单。
    [field] { $name }，输入框。
    [slider] { $name }，滑块。
    [tab] { $name }，选项卡。
   *[link] { $name }，链接。
}
aloud-state = { $kind ->
    [checked] 已选中。
    [selected] 已选。
    [not-selected] 未选。
   *[not-checked] 未选中。
}
aloud-text = { $words }。
aloud-disabled = 不可用。
aloud-key = 按键：{ $key }。
