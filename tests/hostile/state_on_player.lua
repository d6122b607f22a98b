-- stores a field on a player
local k = "seen"
you[k] = 1
gain_coins(you, 1)
