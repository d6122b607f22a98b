-- changes the game where nothing may change
gain_coins(you, 7)
error("undo")
