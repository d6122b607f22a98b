-- makes a card while a game is played
local c = loot { name = "New", copies = 3 }
error("made")
