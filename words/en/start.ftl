# Starting the program.

opening-look-at-display = Does DISPLAY or WAYLAND_DISPLAY name a display that is running?
opening-look-at-login = Is somebody logged in at a screen, and does the graphics driver work?

beginning-already-open = Red Stake is already open, but that window does not answer. Autosave is off in this window. Close it and use the other one, or save your game yourself.
beginning-left-game-not-opened = Your unfinished game could not be opened. { $error }
beginning-autosave-is-locked = The damaged autosave { $path } cannot be moved aside. { $why } Autosave is off in this window, so save your game yourself.
beginning-copies = Copies of the game after each of the last hands are in { $folder }.

launch-title = Red Stake
opening-no-window-look = No window can be opened. { $look }
opening-no-window = No window can be opened: { $why }
opening-display-gone = The display is gone. Your game is kept.
