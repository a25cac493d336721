language-name = Français

number-minus = −
number-point = ,
number-thousands = {"\u202F"}
number-percent = { $value }{"\u00A0"}%
number-with-error = { $value }{"\u00A0"}±{"\u00A0"}{ $error }
date = { $day } { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avr.
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[other] déc.
} { $year }
date-and-time = { $date }, { $time }

list-all = { $list } et { $next }
list-any = { $list } ou { $next }
list-more = { $list }, { $next }
list-any-of-lists = { $list }, ou { $next }
list-apart = { $list }{"   "}{ $next }
sentences = { $text } { $next }
# .of : « de Lin », « d'Ada ». .gender pour les niveaux (joueur, joueuse).
person = { $name }
    .of = { $begins ->
        [vowel] d’{ $name }
       *[consonant] de { $name }
    }
    .gender = { $gender }
sum-more = { $sum } + { $next }
sum-less = { $sum } − { $next }
