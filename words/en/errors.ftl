# What is wrong with a file, a sound, a tile set or a text.

error-words = The file of words "{ $file }" is wrong: { $why }.
sound-too-large = too large
sound-recorded-in-no-usual-way = recorded in no usual way
sound-too-long = too long
sound-cut-short = cut short
sound-none-of-these-programs-is = none of these programs is installed: { $names }
sound-the-speech-service-of-windows = the speech service of Windows says: { $error }
tiles-a-tile-must-have-1 = a tile must have 1 to { $largest } pixels each way.
tiles-error-opening-file = Error Opening File
tiles-error-reading-bitmap = Error Reading Bitmap
tiles-it-is-not-there = it is not there
tiles-you-may-not-read-it = you may not read it, or another program has locked it
tiles-it-is-a-folder = it is a folder
tiles-reading-it-failed = reading it failed
tiles-it-names-no-atlas = it names no atlas.
tiles-rows-must-name-bamboo-circle = rows must name Bamboo, Circle and Wan, each once.

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
tiles-not-a-picture = The picture { $file } of the tile set is not a PNG file, or it is damaged.
tiles-atlas-too-small = The picture { $file } of the tile set is too small: nine by five tiles of { $tile_width } by { $tile_height } pixels need { $width } by { $height }.
error-not-a-slot = "{ $slot }" is not a slot of a pattern
error-not-a-seat = { $index } is not a seat (0 to 3)
