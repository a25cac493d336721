help-elsewhere = 另见：{ $names }。
help-more = 更多：{ $title }

help-chapter = 本章
help-see-also-heading = 另见
help-control-block = 帮助段落 { $first_link }
help-current-values = 按现行分值

help-search-hint = 输入一个词，找讲它的页。
help-search-empty = 什么也没找到。
help-back = ← 后退
help-forward = 前进 →
help-up = ↑ 上级
help-contents = 目录
help-index = 索引
help-search = 搜索
help-glossary = 词汇
help-index-placeholder = 索引里的词
help-search-placeholder = 要找的词
help-control-line = 帮助第{ $line }行

help-control-page = 帮助页
help-control-side = 帮助侧栏
help-control-field = 帮助输入框
help-front-matter-missing = 缺两行+++
help-pages-below = 下级页：
help-see-also = 另见：
help-current-values-heading = 按现行分值：
help-together = {"  "}{ $sum }  合计
help-unknown-table = 没有“{ $name }”这张表
help-missing-star = “{ $line }”里少了一个星号
help-dead-link = {"["}{ $words }]没有去处
help-missing-end = “{ $text }”里少了“{ $end }”
help-not-a-tile = “{ $notation }”不是牌
help-unknown-target = “{ $address }”既不是帮助页，也不是词汇
help-not-a-picture = “{ $line }”不是图
help-scoring-event = 计分项目
help-special-hand = 特殊牌型
help-column-points = 副
help-column-doubles = 番
help-column-option = 选项
help-key-item = 说明
help-column-now = 现值
help-on = 开
help-off = 关
help-column-key = 按键
help-column-item = 菜单项
help-key-hint = 作用
help-points = { $points }副
help-of-the-limit = 满贯的{ $limit }%
help-nothing = 无
help-total = 总分
help-remark = 备注
help-no-scoring-value = 不计分
help-not-allowed = 不许
help-limit-hand = 满贯
help-part-of-limit = 部分满贯
help-mah-jongg-hand-only = 和牌的人才算
help-not-mah-jongg = 按现行规则，这副牌不能和。
help-the-maximum = { $total }，封顶

help-wrong-file = 帮助文件{ $file }：{ $why }
help-a-back = 牌背
help-together-alone = 合计
# At the top of a page that a translation of the program lacks.
help-not-translated = 这一页还没有翻译，所以是英文。
# Words that the search ignores, separated by spaces. Chinese text is searched by every two neighbouring characters.
help-stop-words = 怎么 么样 什么 如何 为什 可以 能不 不能 是否 哪些 哪个 这个 那个 一个 我的 您的 你的 的 了 吗 呢 吧 是 在 和 与 the a of to in is
help-word-endings = ing ed es s
# Paragraphs with one of these words are about the program, and are left out of the printed rulebook.
help-words-about-the-program = 程序 点击 点一下
