-- constructs a card during a game
local c = loot { name = "New", copies = 3 }
error("made")
