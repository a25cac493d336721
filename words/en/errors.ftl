# What is wrong with a file, a sound, a tile set or a text.

error-words = The file of words "{ $file }" is wrong: { $why }.
sound-too-large = too large
sound-unsupported-format = recorded in no usual way
sound-too-long = too long
sound-cut-short = cut short
sound-no-speech-program = none of these programs is installed: { $names }
sound-speech-service-error = the speech service of Windows says: { $error }
tiles-tile-size = a tile must have 1 to { $largest } pixels each way.
tiles-error-opening-file = Error Opening File
tiles-error-reading-bitmap = Error Reading Bitmap
tiles-missing = it is not there
tiles-not-permitted = you may not read it, or another program has locked it
tiles-is-folder = it is a folder
tiles-read-failed = reading it failed
tiles-no-atlas = it names no atlas.
tiles-rows-invalid = rows must name Bamboo, Circle and Wan, each once.

error-not-a-tile = "{ $text }" is not a tile

error-unknown-rules = the rules are bloem or classical
error-unknown-level = "{ $text }" is not a level; the levels are beginner, club, expert and master
sound-not-read = it cannot be read: { $why }
sound-not-wav = it is not a sound WAV file: { $why }
sound-unfit = it is { $how }
tiles-bitmap-too-small = This bitmap is too small to be a tile set: it is { $width } by { $height } pixels and must be at least 324 by 230.
tiles-not-a-bitmap = This file is not a Windows bitmap, or it is damaged.
tiles-file-not-opened = The file { $file } cannot be opened: { $reason }.
tiles-manifest-wrong = The tile set's tileset.toml is wrong: { $why }
tiles-too-many-atlases = it names more than { $most } pictures
tiles-too-many-pixels = with { $file } its pictures have more than { $most } million pixels
tiles-not-a-picture = The picture { $file } of the tile set is not a PNG file, or it is damaged.
tiles-atlas-too-small = The picture { $file } of the tile set is too small: nine by five tiles of { $tile_width } by { $tile_height } pixels need { $width } by { $height }.
error-not-a-slot = "{ $slot }" is not a slot of a pattern

# User-defined rule sets: what is wrong with the file, its rows and their patterns.
rules-file-line = line { $line }: { $why }
rules-file-name = a name has 1 to { $most } letters, all on one line
rules-file-about = what is said about the rules has more than { $most } letters
rules-file-option = there is no option "{ $name }"
rules-file-value = the option "{ $name }" cannot have that value
own-row-too-many = there are more than { $most } rows of its own
own-row-words = the row "{ $event }" needs a name, and each of its words has to fit: this one may have { $most } letters, all on one line
own-row-twice = there is a row "{ $event }" already
own-row-award = the row "{ $event }" may bring at most { $points } points, { $doubles } doubles and { $limits } limits
own-row-never = the row "{ $event }" has neither a condition nor a pattern
own-row-total = the points of the row "{ $event }" are to be the whole score, so it must have points and no doubles
own-row-size = the row "{ $event }" may have at most { $patterns } patterns of { $slots } slots
own-row-topic = the row "{ $event }" names a page of the help that there is not
own-row-pattern = the pattern of "{ $event }" cannot be used: { $why }
own-row-unknown = this version does not know when the row "{ $event }" counts
pattern-not-fourteen = it has { $count } tiles instead of 14
pattern-no-tiles = no tiles fit into it
pattern-too-many = it stands for too many sets of tiles
rules-not-found = there are no rules "{ $name }"; "red-stake rules list" names all that there are
rules-no-text = { $file } is not a rule set: it is no text, or far too long
rules-file-wrong = { $file } is not a rule set: { $why }
rules-bad-name = "{ $name }" cannot name a rule set: a short name has 1 to { $most } small letters, digits and hyphens
rules-name-taken = there are rules "{ $name }" already

# Hands in the short notation.
short-too-long = a hand has no more than { $most } letters
short-letter = letter { $place }: "{ $letter }" stands for no tile: suits are b, c and d after their figures, honours e s w n r g o
short-no-suit = letter { $place }: these figures need a suit after them, b, c or d
short-no-number = letter { $place }: "{ $letter }" needs figures before it
short-number = letter { $place }: no such tile has the number { $number }
short-bracket = letter { $place }: this bracket is not closed
short-no-set = letter { $place }: what stands here is no set; square and angle brackets hold a Kong
short-last = letter { $place }: a hand goes out with one tile
short-too-many = there are only { $copies } of { $tile }
