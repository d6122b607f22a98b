-- names its own values like words of the game
local loot, play, gain_coins = play, loot, loot
return loot { name = "Hostile" }
