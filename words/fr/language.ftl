number-minus = −
number-point = ,
number-thousands = {"\u202F"}
number-percent = { $value }{"\u00A0"}%
number-with-error = { $value }{"\u00A0"}±{"\u00A0"}{ $error }

list-all = { $list } et { $next }
list-any = { $list } ou { $next }
list-more = { $list }, { $next }
list-any-of-lists = { $list }, ou { $next }
list-apart = { $list }{"   "}{ $next }
sentences = { $text } { $next }
# .of : « de Lin », « d'Ada ». .gender pour les niveaux (joueur, joueuse).
person = { $name }
    .of = { $begins ->
        [vowel] d’{ $name }
       *[consonant] de { $name }
    }
    .gender = { $gender }
sum-more = { $sum } + { $next }
sum-less = { $sum } − { $next }
