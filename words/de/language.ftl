# Zahlen, Aufzählungen und Namen.

language-name = Deutsch
number-minus = −
number-point = ,
number-thousands = .
number-percent = { $value }{"\u00A0"}%
number-with-error = { $value }{"\u00A0"}±{"\u00A0"}{ $error }

date = { $day }. { $month ->
    [1] Jan.
    [2] Feb.
    [3] März
    [4] Apr.
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug.
    [9] Sept.
    [10] Okt.
    [11] Nov.
   *[other] Dez.
} { $year }
date-and-time = { $date }, { $time }

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
