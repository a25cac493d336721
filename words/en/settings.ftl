# Settings and colour themes.

settings-out-of-range = { $value } is not between { $low } and { $high }.
settings-path-unreadable = { $path } cannot be read. { $error }
settings-unreadable = The settings cannot be read. { $why }
settings-some-invalid = Some entries are not valid.
settings-damaged-and-kept = Your settings in { $file } could not all be read. { $why } The rest have their defaults. The old file is kept as { $kept }.
settings-unreadable-and-left = Your settings in { $file } cannot be read. { $why } The defaults are used, and nothing is written to the file.
settings-defaults-unwritable = The defaults cannot be written.
settings-unknown = There is no setting "{ $entry }".
settings-default-kept = The setting "{ $entry }" keeps its default: { $why }
settings-not-a-colour = "{ $text }" is not a colour such as #B72A1D.
settings-not-a-level = { $number } is not between 0 and 4.
settings-name-length = A name must have 1 to 24 letters.
settings-wait-time = It must be 0.25 to 10 seconds, or "no limit".

theme-1996 = 1996
theme-green-cloth = Green cloth
theme-harbour = Harbour
theme-rosewood = Rosewood
theme-midnight = Midnight
theme-high-contrast = High contrast
theme-lamplight = Lamplight
theme-evening = Evening
