-- a file that makes nouns without end
local x
for i = 1, 1e9 do x = one_of { a_player, a_number { from = i % 99 - 98, to = i // 99 % 99 } } end
