-- a noun of nouns of nouns: each level has ten of the one below
local n = one_of { a_player, a_monster }
for i = 1, 12 do n = one_of { n, n, n, n, n, n, n, n, n, n } end
local c = count(n)
error("done")
