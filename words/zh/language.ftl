number-minus = −
number-point = .
number-thousands = ,
number-percent = { $value }%
number-with-error = { $value }±{ $error }

# Ada、Lin和Tomás
list-all = { $list }和{ $next }
# 二条、五条或八条
list-any = { $list }或{ $next }
list-more = { $list }、{ $next }
# 四或七条，或红中
list-any-of-lists = { $list }，或{ $next }
list-apart = { $list }{"   "}{ $next }
# 中文句子之间没有空格。
sentences = { $text }{ $next }
person = { $name }
    .possessive = { $name }的
sum-more = { $sum } + { $next }
sum-less = { $sum } − { $next }
