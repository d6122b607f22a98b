-- a target that is a noun of nouns of nouns
local n = one_of { a_player, a_monster }
for i = 1, 12 do n = one_of { n, n, n, n, n, n, n, n, n, n } end
return loot { name = "Hostile", copies = 9, play { text = "A.", target = n, effect = function() error("done") end } }
