-- makes nouns with conditions without end
local x
while true do x = one_of { a_monster, a_player, a_number { from = 2 } } end
