# Preferences and ready colours.

settings-is-not-from-to = { $value } is not from { $low } to { $high }
settings-cannot-be-read = { $path } cannot be read: { $error }
settings-the-preferences-cannot-be-read = the preferences cannot be read: { $why }
settings-some-do-not-fit = some entries do not fit
settings-damaged-and-kept = Your preferences in { $file } could not all be read: { $why }. The rest have their defaults. The old file is kept as { $kept }.
settings-unreadable-and-left = Your preferences in { $file } cannot be read: { $why }. The defaults are used, and nothing is written to the file.
settings-the-defaults-cannot-be-written = the defaults cannot be written
settings-there-is-no-preference = there is no preference "{ $entry }"
settings-the-preference-keeps-its-default = the preference "{ $entry }" keeps its default: { $why }
settings-is-not-a-colour-such = "{ $text }" is not a colour such as #B72A1D
settings-is-not-from-0-to = { $number } is not from 0 to 3
settings-a-name-has-1-to = a name has 1 to 24 letters
settings-it-is-neither-0-25 = it is neither 0.25 to 10 seconds nor "no limit"

theme-1996 = 1996
theme-green-cloth = Green cloth
theme-harbour = Harbour
theme-rosewood = Rosewood
theme-midnight = Midnight
theme-lamplight = Lamplight
theme-evening = Evening
