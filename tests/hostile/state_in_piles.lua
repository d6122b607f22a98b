-- stores a field in the table of piles
local k = "seen"
deck[k] = 1
gain_coins(you, 1)
