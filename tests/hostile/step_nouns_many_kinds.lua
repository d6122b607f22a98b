-- fills the noun pool with different nouns each time
local x
for a = 1, 6 do for b = a, 6 do for c = 1, 6 do x = one_of { a_number { from = a, to = b }, a_number { from = c }, a_player } end end end
