number-minus = −
number-point = .
number-thousands = ,
number-percent = { $value }%
number-with-error = { $value }±{ $error }

# Ada、Lin、Tomás
list-all = { $list }、{ $next }
# 2索、5索か8索
list-any = { $list }か{ $next }
list-more = { $list }、{ $next }
list-any-of-lists = { $list }、または{ $next }
list-apart = { $list }{"   "}{ $next }
# 文と文の間に空白を入れない。
sentences = { $text }{ $next }
person = { $name }
    .possessive = { $name }さんの
sum-more = { $sum } + { $next }
sum-less = { $sum } − { $next }
