-- keeps something among the piles
local k = "seen"
deck[k] = 1
gain_coins(you, 1)
