-- keeps a million small tables in memory
local all = {}
for i = 1, 1e6 do all[i % 2000 + 1] = { all[i % 2000 + 1] } end
