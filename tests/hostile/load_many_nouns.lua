-- a file that makes nouns without an end
local x = a_player
for i = 1, 1e9 do x = one_of { x, a_number { from = i % 6 + 1 } } end
