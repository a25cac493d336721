help-elsewhere = ほかのページ：{ $names }。
help-more = くわしく：{ $title }

help-chapter = この章の内容
help-see-also-heading = 関連ページ
help-control-block = ヘルプの項目{ $first_link }
help-current-values = 現在の値では

help-search-hint = 言葉を入れると、関係するページが出ます。
help-search-empty = 見つかりません。
help-back = ← 戻る
help-forward = 進む →
help-up = ↑ 上へ
help-contents = 目次
help-index = 索引
help-search = 検索
help-glossary = 用語集
help-index-placeholder = 索引の言葉
help-search-placeholder = 探す言葉
help-control-line = ヘルプの行{ $line }

help-control-page = ヘルプのページ
help-control-side = ヘルプの横の欄
help-control-field = ヘルプの入力欄
help-front-matter-missing = +++の行が2つありません
help-pages-below = 下のページ：
help-see-also = 関連ページ：
help-current-values-heading = 現在の値では：
help-together = {"  "}{ $sum }  合計
help-unknown-table = 表「{ $name }」はありません
help-missing-star = 「{ $line }」に星印が足りません
help-dead-link = {"["}{ $words }]の行き先がありません
help-missing-end = 「{ $text }」に「{ $end }」がありません
help-not-a-tile = 「{ $notation }」は牌ではありません
help-unknown-target = 「{ $address }」はページにも用語集にもありません
help-not-a-picture = 「{ $line }」は絵ではありません
help-scoring-event = 得点項目
help-special-hand = 特殊役
help-key-item = 表示
help-key-hint = 働き
help-points = { $points }符
help-of-the-limit = 満貫の{ $limit }%
help-nothing = なし
help-remark = 備考
help-no-scoring-value = 得点なし
help-not-allowed = 使わない
help-limit-hand = 満貫
help-part-of-limit = 満貫の一部
help-mah-jongg-hand-only = アガった手だけ
help-not-mah-jongg = 現在のルールでは、この手ではアガれません。
help-the-maximum = { $total }、上限

help-wrong-file = ヘルプのファイル{ $file }：{ $why }
help-a-back = 裏
help-together-alone = 合計
help-not-translated = このページはまだ訳されていないので、英語で表示します。
# 検索で無視する2文字の組（日本語は2文字ずつ区切られる）。
help-stop-words = です ます する した して いる ある こと もの から まで など これ それ ため よう には では とは ので のは
# 検索で違いとみなさない語尾。日本語にはない。
help-word-endings = {""}
# これらの語のある段落はプログラムについてのもので、印刷するルールブックから除く。
help-words-about-the-program = プログラム クリック
help-column-points = 符
help-column-doubles = 翻
help-column-option = オプション
help-column-now = 現在
help-on = オン
help-off = オフ
help-column-key = キー
help-column-item = メニュー
help-total = 合計
