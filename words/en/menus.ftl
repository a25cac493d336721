# The menu bar; most menu items are in commands.ftl.

menu-close-menu = &Close Menu
menu-close-hint = Closes this menu.
menu-preferences = &Preferences
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
