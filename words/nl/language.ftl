language-name = Nederlands

number-minus = −
number-point = ,
number-thousands = .
number-percent = { $value }%
number-with-error = { $value }{"\u00A0"}±{"\u00A0"}{ $error }
date = { $day } { $month ->
    [1] jan
    [2] feb
    [3] mrt
    [4] apr
    [5] mei
    [6] jun
    [7] jul
    [8] aug
    [9] sep
    [10] okt
    [11] nov
   *[other] dec
} { $year }
date-and-time = { $date }, { $time }

# Ada, Lin en Tomás
list-all = { $list } en { $next }
# bamboe 2, bamboe 5 of bamboe 8
list-any = { $list } of { $next }
list-more = { $list }, { $next }
# bamboe 4 of 7, of rode draak
list-any-of-lists = { $list }, of { $next }
list-apart = { $list }{"   "}{ $next }
sentences = { $text } { $next }
# Bezit wordt overal met "van" geschreven: de pung van Ada.
person = { $name }
# 28 − 128 + 18
sum-more = { $sum } + { $next }
sum-less = { $sum } − { $next }
