# Opening, saving and keeping games.

file-network-game-not-playable = A network game can be reviewed, not played on.
file-error-reading-bitmap = Error Reading Bitmap
file-not-a-rule-set = No Rule Set
file-only-mah-extensions = Only ".mah" Extensions
file-error-not-a-game = Error Not a Mah Jongg File
file-error-opening-file = Error Opening File
file-error-saving-file = Error Saving File
file-error-deleting-file = Error Deleting File
file-saved-as = Saved as { $name_of }.
file-seen-saved-as = What you saw is saved as { $name_of }.
file-left-game-kept = The game that was left is kept as { $path }.
file-game-before-kept = The game as it was is kept as { $path }.
file-picture-saved = The picture is { $path }.
file-hand-saved = The hand is written down in { $path }.
file-is-open = { $name } is open.
file-cannot-be-read = It cannot be read.
file-not-ordinary = it is not an ordinary file
file-kept-aside = The file { $file } could not be read: { $why }. It is kept as { $kept }, and a new one is started.
file-left-unread = The file { $file } cannot be read: { $why }. Nothing is written to it.
file-not-deleted = { $file } cannot be deleted: { $reason }.
file-sheet-saved = The score sheet is { $path }.
file-autosave-was-removed = Another program removed the autosave while you were playing. It has been written again.
file-autosave-was-changed = Another program changed the autosave while you were playing. Your game is kept in a new one. The other is now { $kept }.
file-autosave-works-again = The autosave works again.
file-autosave-failed = { $why } The game goes on without autosave, so save it somewhere else.
file-first-line-damaged = its first line is damaged
file-is-not-regular = it is not a regular file
file-larger-than = it is larger than { $most }
file-too-large = it is far too large
file-not-text = it is not text
file-no-first-line = it has no first line
file-first-line-foreign = its first line is another program's
file-no-format = its format is not named
file-wrong-checksum = its checksum does not fit

file-pixels-invalid = the pixels are no picture
file-refused-input = input { $at } is not legal: { $refused }
file-windows-characters = Windows takes none of < > : " / \ | ? * in a name.
file-windows-end-of-name = On Windows a name cannot end with a dot or a space.
file-windows-device-name = Windows keeps this name for a device. Please take another.
file-missing = it is not there
file-is-folder = it is a folder
file-not-allowed = you are not allowed to
file-exists = there is one of that name already
file-folder-missing = its folder is not there
file-locked-or-read-only = it is read-only, another program has it open, or you may not use this folder
file-write-protected = the disk is write-protected
file-in-use = another program has it open
file-disk-full = the disk is full
file-windows-name = Windows does not take this name
file-name-too-long = its name is too long
file-no-player = it names no player

file-not-opened = { $file } cannot be opened: { $reason }.
file-not-written = { $file } cannot be written: { $reason }.
file-no-name = { $file } cannot be the name of a file. { $why }
file-other-extension = { $file } is not called .mah; only saved games of this program can be opened and saved.
file-not-a-game = { $file } is not a Mah Jongg game, or it is damaged: { $why }.

# The score sheet in a file.
sheet-title = Score sheet
sheet-hand = Hand
sheet-round = Round
sheet-east = East
sheet-mah-jongg = Mah Jongg
sheet-gets = Gets
sheet-score = Score
sheet-of = { $name }: { $what }
sheet-won = { $who } with { $tile }, { $how }
sheet-drawn = drawn
sheet-a-loose-tile = a Loose Tile
sheet-claimed = claimed
sheet-snatched = snatched
sheet-dead-hand = dead hand
sheet-assisted = In this game something was taken back or shown.
file-later-version = { $file } was saved by a newer version of the game (format { $format }); this one reads formats 1 and 2.
file-summary-damaged = its summary is damaged
file-hands-out-of-order = its hands do not follow one another
file-hand-begins-anew = Hand { $hand } cannot go on by the rules of this version of the game. It begins anew. ({ $refused })
file-scored-otherwise = { $count ->
    [one] Hand { $hands }
   *[other] Hands { $hands }
} would be scored otherwise by the rules of this version of the game. The results stand as they were.
file-unknown-changes = Some changes to the rules of this game are not known to this version: { $which }. The game goes on without them.
file-autosave-is-damaged = The autosave is damaged at its end: the game goes on where it is whole, and the last move may be missing.
file-autosave-moves-lost = The autosave is damaged. { $lost ->
    [one] One move
   *[other] { $lost } moves
} after move { $made } of hand { $hand } could not be read. The game goes on from there.
file-autosave-end-lost = The end of the autosave is damaged. What came after move { $made } of hand { $hand } could not be read. The game goes on from there.
file-autosave-repaired = The autosave was damaged and has been repaired. No move is lost.
file-autosave-damaged-copy = The damaged file is kept as { $path }.

# Differences that a replay finds: the replayed value and the stored one.
differs-from-stored = { $what } { $played }, stored { $stored }
differs-is-not-over = it is not over where it was
differs-end = last input:
differs-won = won from seat { $seat }
differs-result = result:
differs-hands = hands are worth
differs-rows = what counts:
differs-scores = scores are
differs-next = the game goes on at
differs-events = its events differ from those stored

hand-text-not-ours = This is no hand of Red Stake: such a line begins with "RedStake1:".
hand-text-other-version = A later Red Stake has written this line; this one cannot read it.
hand-text-not-whole = The line is not whole: some of it is missing or has been changed.
hand-text-not-a-hand = The line is whole, but what it says cannot have been played: { $why }.
hand-text-other-rules = It was played by the rules of version { $then }; here those of version { $now } count.
hand-text-worth-otherwise = Then the hands were worth { $then }, by the rules of this version { $now }.
hand-text-ends-otherwise = Then the hands were worth { $then }; by the rules of this version it has not ended so.
hand-text-begins-anew = It cannot go on as it was played, and begins anew with the same tiles. ({ $refused })
hand-text-nothing-dealt = no hand was dealt
game-option = an option of its rules cannot have that value
game-score = a score is too large
game-too-long = it is far too long
game-wall = its wall is not a whole set of tiles
game-dice = a die shows none of its six sides
