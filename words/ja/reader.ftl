reader-menus = メニュー
reader-context-menu = 卓のメニュー
reader-alt = Alt+{ $letter }
reader-table = 卓
reader-hand = 手牌
reader-choices = できること
reader-status = ステータスバー
reader-log = 出来事
reader-next-page = 次のページ：{ $title }
reader-page-before = 前のページ：{ $title }
reader-score-line = { $words }：{ $value }
aloud-control = { $kind ->
    [button] { $name }、ボタン。
    [checked] { $name }、オン。
    [not-checked] { $name }、オフ。
    [selected] { $name }、選択中。
    [not-selected] { $name }、未選択。
    [menu] { $name }、メニュー。
    [field] { $name }、入力欄。
    [slider] { $name }、スライダー。
    [tab] { $name }、タブ。
   *[link] { $name }、リンク。
}
aloud-state = { $kind ->
    [checked] オン。
    [selected] 選択中。
    [not-selected] 未選択。
   *[not-checked] オフ。
}
aloud-text = { $words }。
aloud-disabled = 使えません。
aloud-key = キー：{ $key }。
