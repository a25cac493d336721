# The menu bar; most menu items are in commands.ftl.

# Keys, in menus and in the help.
key-ctrl = Ctrl
key-alt = Alt
key-shift = Shift
key-pause = Pause
key-enter = Enter
key-space = Space
key-esc = Esc
key-left = Left
key-right = Right
key-up = Up
key-down = Down
key-page-up = Page Up
key-page-down = Page Down
key-home = Home
key-end = End
key-keypad-plus = Keypad +
key-keypad-minus = Keypad -
# $held: key-ctrl, key-alt or key-shift. $key: a key, or again such a combination.
key-with = { $held }+{ $key }

menu-close-menu = &Close Menu
menu-close-hint = Closes this menu.
menu-preferences = Settings by &Page
menu-preferences-hint = How the program looks, sounds and waits.
menu-game = &Game
menu-hand = H&and
menu-options = &Options
menu-show = Sho&w
menu-network = N&etwork
menu-help = &Help
menu-start = &Start!
menu-next-hand = &Next Hand!
menu-final-scores = &Final Scores!
menu-kong = &Kong!
menu-new-game = &New Game!
menu-continue = &Continue!
menu-say = Sa&y
menu-say-hint = Says something about the game, here and aloud.
