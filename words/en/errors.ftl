# What is wrong with a file, a sound, a tile set or a text.

error-words = The language file "{ $file }" has a mistake: { $why }.
sound-too-large = It is too large.
sound-unsupported-format = It is in an unsupported format.
sound-too-long = It is too long.
sound-cut-short = It is cut short.
sound-no-speech-program = None of these programs is installed: { $names }.
sound-speech-service-error = The speech service of Windows says: { $error }
tiles-tile-size = A tile must be 1 to { $largest } pixels wide and high.
tiles-error-opening-file = Error Opening File
tiles-error-reading-bitmap = Error Reading Bitmap
tiles-missing = It is not there.
tiles-not-permitted = You are not allowed to read it, or another program has locked it.
tiles-is-folder = It is a folder.
tiles-read-failed = It could not be read.
tiles-no-atlas = It names no atlas.
tiles-rows-invalid = Rows must name Bamboo, Circle and Wan, each once.

file-fault-cut-off = It breaks off before its end.
file-fault-line = Line { $line } is not as it should be.
file-fault-value = A value in it is missing or does not fit.
file-fault-other = It holds something else.

error-not-a-tile = "{ $text }" is not a tile.

error-unknown-rules = The rules must be bloem or classical.
error-unknown-level = "{ $text }" is not a level. The levels are learner, beginner, club, expert and master.
sound-not-read = It cannot be read: { $why }
sound-not-wav = It is not a valid WAV file: { $why }
tiles-bitmap-too-small = This bitmap is too small for a tile set: it is { $width } by { $height } pixels, and needs at least 324 by 230.
tiles-not-a-bitmap = This file is not a Windows bitmap, or it is damaged.
tiles-file-not-opened = The file { $file } cannot be opened. { $reason }
tiles-manifest-wrong = The tile set's tileset.toml has a mistake: { $why }
tiles-too-many-atlases = It names more than { $most } pictures.
tiles-too-many-pixels = With { $file }, its pictures have more than { $most } million pixels.
tiles-not-a-picture = The picture { $file } of the tile set is not a PNG file, or it is damaged.
tiles-atlas-too-small = The picture { $file } of the tile set is too small: nine by five tiles of { $tile_width } by { $tile_height } pixels need { $width } by { $height }.
error-not-a-slot = "{ $slot }" is not a slot of a pattern.

# User-defined rule sets: what is wrong with the file, its rows and their patterns.
rules-file-line = Line { $line }: { $why }
rules-file-syntax = This is not written as it should be.
rules-file-missing = "{ $name }" is missing.
rules-file-unknown = There is no "{ $name }" here.
rules-file-misfit = This value does not fit here.
rules-file-name = A name must have 1 to { $most } letters, all on one line.
rules-file-about = The description is longer than { $most } letters.
rules-file-option = There is no option "{ $name }".
rules-file-value = The option "{ $name }" cannot have that value.
own-row-too-many = It adds more than { $most } rows of its own.
own-row-words = The row "{ $event }" has a text that is empty or too long: use 1 to { $most } letters on one line.
own-row-twice = There is already a row "{ $event }".
own-row-award = The row "{ $event }" can give at most { $points } points, { $doubles } doubles and { $limits } limits.
own-row-never = The row "{ $event }" never counts: it has neither a condition nor a pattern.
own-row-total = The row "{ $event }" counts as the whole score, so it needs points and no doubles.
own-row-size = The row "{ $event }" may have at most { $patterns } patterns of { $slots } slots.
own-row-topic = The row "{ $event }" names a help page that does not exist.
own-row-pattern = The pattern of "{ $event }" cannot be used. { $why }
own-row-unknown = This version does not know when the row "{ $event }" counts.
pattern-not-fourteen = It has { $count } tiles instead of 14.
pattern-no-tiles = No tiles fit it.
pattern-too-many = It fits too many sets of tiles.
rules-not-found = There are no rules called "{ $name }" ("red-stake rules list" shows all rules).
rules-no-text = { $file } is not a rule set: it is not text, or it is far too long.
rules-file-wrong = { $file } is not a rule set. { $why }
rules-bad-name = "{ $name }" cannot name a rule set: use 1 to { $most } small letters, digits and hyphens.
rules-name-taken = There are already rules called "{ $name }".

# Hands in the short notation.
short-too-long = A hand can have at most { $most } letters.
short-letter = Letter { $place }: "{ $letter }" is not a tile. Suits are b, c or d after their numbers. Honours are e s w n r g o.
short-no-suit = Letter { $place }: these numbers need a suit after them: b, c or d.
short-no-number = Letter { $place }: "{ $letter }" needs numbers before it.
short-number = Letter { $place }: there is no such tile with the number { $number }.
short-bracket = Letter { $place }: this bracket is not closed.
short-no-set = Letter { $place }: this is not a set. Square and angle brackets hold a Kong.
short-last = Letter { $place }: only one tile can complete a hand.
short-too-many = There are only { $copies } of { $tile }.
