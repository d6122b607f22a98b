-- changes the game inside a condition
gain_coins(you, 7)
error("undo")
