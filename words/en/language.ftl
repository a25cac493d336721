# The language itself, and how numbers are written and lists joined.

# The name of the language, in the language.
language-name = English

number-minus = −
number-point = .
number-thousands = {"\u202F"}
number-percent = { $value }{"\u00A0"}%
number-with-error = { $value }{"\u00A0"}±{"\u00A0"}{ $error }

# A day: 9 Mar 2026. $month: 1 to 12. $year: four digits.
date = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[other] Dec
} { $year }
# $time: 07:05
date-and-time = { $date }, { $time }

# Ada, Lin and Tomás
list-all = { $list } and { $next }
# 2 Bamboo, 5 Bamboo or 8 Bamboo
list-any = { $list } or { $next }
# All but the last, and lists without "and" or "or".
list-more = { $list }, { $next }
# A list whose parts contain "or" themselves: 4 or 7 Bamboo, or Red Dragon
list-any-of-lists = { $list }, or { $next }
# Names and figures on a line of their own: You 1 240   Ada 960
list-apart = { $list }{"   "}{ $next }
# Two sentences one after the other. A language without spaces writes { $text }{ $next }.
sentences = { $text } { $next }
# A player, for the function PERSON. $gender: masculine, feminine, or unknown (people at the table). $begins: vowel, consonant.
# $ends: s (also x, z), vowel, consonant.
person = { $name }
    .possessive = { $name }'s
# 28 − 128 + 18
sum-more = { $sum } + { $next }
sum-less = { $sum } − { $next }
