# What the speakers of this language call it.
language-name = English

# How numbers are written and lists joined.

number-minus = −
number-point = .
number-thousands = {"\u202F"}
number-percent = { $value }{"\u00A0"}%
number-with-error = { $value }{"\u00A0"}±{"\u00A0"}{ $error }

# Ada, Lin and Tomás
list-all = { $list } and { $last }
# 2 Bamboo, 5 Bamboo or 8 Bamboo
list-any = { $list } or { $last }
list-more = { $list }, { $next }
# 28 − 128 + 18
sum-more = { $sum } + { $next }
sum-less = { $sum } − { $next }
