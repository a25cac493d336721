# Zahlen, Aufzählungen und Namen.

number-minus = −
number-point = ,
number-thousands = .
number-percent = { $value }{"\u00A0"}%
number-with-error = { $value }{"\u00A0"}±{"\u00A0"}{ $error }

list-all = { $list } und { $next }
list-any = { $list } oder { $next }
list-more = { $list }, { $next }
list-any-of-lists = { $list } oder { $next }
list-apart = { $list }{"   "}{ $next }
sentences = { $text } { $next }
person = { $name }
    .possessive = { $ends ->
        [s] { $name }’
       *[other] { $name }s
    }
    .gender = { $gender }
sum-more = { $sum } + { $next }
sum-less = { $sum } − { $next }
