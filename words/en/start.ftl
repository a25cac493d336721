# Starting the program.

opening-look-at-display = is the display there that DISPLAY or WAYLAND_DISPLAY names?
opening-look-at-login = is somebody logged in at a screen, and does its driver work?

beginning-already-open = Red Stake is already open, and that window does not answer. Autosave is off in this window. Close it and use the other one, or save your game yourself.
beginning-left-game-kept = The game that was left is kept as { $path }.
beginning-left-game-not-opened = The game that was left could not be opened. { $error }
beginning-autosave-is-locked = The damaged autosave { $path } cannot be put aside: { $why }. This window saves nothing automatically. Save your game.
beginning-copies = The game as it stood after each of the last hands is in { $folder }.

launch-title = Red Stake
opening-no-window-look = no window can be opened; { $look }
opening-no-window = no window can be opened: { $why }
opening-display-gone = the display has gone; the game is kept
