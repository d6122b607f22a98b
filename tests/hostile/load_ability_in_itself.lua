-- an ability that contains itself
local p = { text = "A." }
p[1] = lasting { till = end_of_turn, p }
return loot { name = "Hostile", play(p) }
