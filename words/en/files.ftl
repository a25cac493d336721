# Opening, saving and keeping games.

file-network-game-not-playable = A network game can be reviewed, not played on.
file-error-reading-bitmap = Error Reading Bitmap
file-not-a-rule-set = Not a Rule Set
file-only-mah-extensions = Only ".mah" Extensions
file-error-not-a-game = Error Not a Mah Jongg File
file-error-opening-file = Error Opening File
file-error-saving-file = Error Saving File
file-error-deleting-file = Error Deleting File
file-saved-as = Saved as { $name_of }.
file-seen-saved-as = What you saw is saved as { $name_of }.
file-left-game-kept = Your unfinished game is saved as { $path }.
file-game-before-kept = The game as it was is saved as { $path }.
file-picture-saved = Picture saved as { $path }.
file-hand-saved = Hand saved as { $path }.
file-is-open = { $name } is open.
file-cannot-be-read = It cannot be read.
# What the system says of an error, in its language.
file-system-says = The system says: { $text }
file-not-ordinary = It is not an ordinary file.
file-kept-aside = The file { $file } could not be read. { $why } It is kept as { $kept }, and a new one is started.
file-left-unread = The file { $file } cannot be read. { $why } Nothing is written to it.
file-not-deleted = { $file } cannot be deleted. { $reason }
file-sheet-saved = Score sheet saved as { $path }.
file-autosave-was-removed = Another program removed the autosave while you were playing. It has been written again.
file-autosave-was-changed = Another program changed the autosave while you were playing. Your game is kept in a new one. The other is now { $kept }.
file-autosave-works-again = The autosave works again.
file-autosave-failed = { $why } The game goes on without autosave, so save it somewhere else.
file-first-line-damaged = Its first line is damaged.
file-is-not-regular = It is not a regular file.
file-larger-than = It is larger than { $most }.
file-too-large = It is far too large.
file-not-text = It is not text.
file-no-first-line = It has no first line.
file-first-line-foreign = Its first line comes from another program.
file-no-format = It does not name its format.
file-wrong-checksum = Its checksum is wrong.

file-pixels-invalid = Its pixels do not make a picture.
file-refused-input = Input { $at } is not legal. { $refused }
file-windows-characters = On Windows, a name cannot contain < > : " / \ | ? *
file-windows-end-of-name = On Windows a name cannot end with a dot or a space.
file-windows-device-name = Windows reserves this name for a device. Please choose another.
file-missing = It is not there.
file-is-folder = It is a folder.
file-not-allowed = You are not allowed to.
file-exists = There is already one of that name.
file-folder-missing = Its folder is not there.
file-locked-or-read-only = It is read-only, another program has it open, or you may not use this folder.
file-write-protected = The disk is write-protected.
file-in-use = Another program has it open.
file-disk-full = The disk is full.
file-windows-name = Windows does not allow this name.
file-name-too-long = Its name is too long.
file-no-player = It names no player.

file-not-opened = { $file } cannot be opened. { $reason }
file-not-written = { $file } cannot be written. { $reason }
file-no-name = { $file } cannot be used as a file name. { $why }
file-other-extension = { $file } does not end in .mah. Only saved games of this program can be opened and saved.
file-not-a-game = { $file } is not a Mah Jongg game, or it is damaged. { $why }

# The score sheet in a file.
sheet-title = Score sheet
sheet-hand = Hand
sheet-round = Round
sheet-east = East
sheet-mah-jongg = Mah Jongg
sheet-gets = Gets
sheet-score = Score
sheet-of = { $name }: { $what }
# $how: where the last tile came from.
sheet-won = { $how ->
    [wall] { $who } with { TILE($tile) }, drawn
    [loose] { $who } with { TILE($tile) }, a Loose Tile
    [kong] { $who } with { TILE($tile) }, snatched
   *[discard] { $who } with { TILE($tile) }, claimed
}
sheet-dead-hand = dead hand
sheet-assisted = A move was undone in this game, or its deal was known before.
file-later-version = { $file } was saved by a newer version of the game (format { $format }). This one reads formats 1 and 2.
file-summary-damaged = Its summary is damaged.
file-hands-out-of-order = Its hands are out of order.
file-hand-begins-anew = Hand { $hand } cannot go on by this version's rules. It starts again. ({ $refused })
file-scored-otherwise = { $count ->
    [one] Hand { $hands }
   *[other] Hands { $hands }
} would be scored differently by this version's rules. The results stand as they were.
file-unknown-changes = This version does not know some rule changes of this game: { $which }. The game goes on without them.
file-autosave-is-damaged = The end of the autosave is damaged. The game goes on from its last good move, and one move may be missing.
file-autosave-moves-lost = The autosave is damaged. { $lost ->
    [one] One move
   *[other] { $lost } moves
} after move { $made } of hand { $hand } could not be read. The game goes on from there.
file-autosave-end-lost = The end of the autosave is damaged. What came after move { $made } of hand { $hand } could not be read. The game goes on from there.
file-autosave-repaired = The autosave was damaged and has been repaired. No move is lost.
file-autosave-damaged-copy = The damaged file is kept as { $path }.

# Differences that a replay finds: the replayed value and the stored one.
differs-is-not-over = It is not over where it was.
differs-end = Last input: { $played }. Stored: { $stored }.
# Each result: differs-won or sheet-dead-hand.
differs-result = Result: { $played }. Stored: { $stored }.
differs-won = won from seat { $seat }
differs-hands = Worth of the hands: { $played }. Stored: { $stored }.
differs-rows = What counts: { $played }. Stored: { $stored }.
differs-scores = Scores: { $played }. Stored: { $stored }.
differs-next = Where the game goes on: { $played }. Stored: { $stored }.
differs-events = Its events differ from those stored.

hand-text-not-ours = This is not a hand from Red Stake. It should begin with "RedStake1:".
hand-text-other-version = This line comes from a newer Red Stake. Yours cannot read it.
hand-text-not-whole = The line is not complete: some of it is missing or has been changed.
hand-text-not-a-hand = The line is complete, but its hand cannot have been played. { $why }
hand-text-other-rules = It was played by the rules of version { $then }. Here the rules of version { $now } count.
hand-text-worth-otherwise = The hands were worth { $then } then, and { $now } by this version's rules.
hand-text-ends-otherwise = The hands were worth { $then } then. By this version's rules the hand ends differently.
hand-text-begins-anew = It cannot go on as it was played. It starts again with the same tiles. ({ $refused })
hand-text-nothing-dealt = No hand was dealt.
game-option = An option of its rules cannot have that value.
game-score = A score is too large.
game-too-long = It is far too long.
game-wall = Its wall is not a whole set of tiles.
game-dice = A die shows something other than 1 to 6.
