# Starting the program.

opening-is-the-display-there-that = is the display there that DISPLAY or WAYLAND_DISPLAY names?
opening-is-somebody-logged-in-at = is somebody logged in at a screen, and does its driver work?

beginning-red-stake-is-open-already = Red Stake is already open, and that window does not answer. Autosave is off in this window. Close it and use the other one, or save your game yourself.
beginning-the-game-that-was-left = The game that was left is kept as { $path }.
beginning-the-game-that-was-left-could = The game that was left could not be opened. { $error }
beginning-autosave-is-locked = The damaged autosave { $path } cannot be put aside: { $why }. This window saves nothing automatically. Save your game.
beginning-the-copies = The game as it stood after each of the last hands is in { $folder }.

launch-red-stake = Red Stake
opening-no-window-look = no window can be opened; { $look }
opening-no-window = no window can be opened: { $why }
opening-display-gone = the display has gone; the game is kept
