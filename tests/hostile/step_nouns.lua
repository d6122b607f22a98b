-- makes nouns with conditions for ever
local x
while true do x = one_of { a_monster, a_player, a_number { from = 2 } } end
