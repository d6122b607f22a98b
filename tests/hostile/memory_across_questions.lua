-- holds its allocations while it waits for an answer
local all = {}
for i = 1, 2000 do all[i] = { i, { i } } end
local yes = confirm(you)
for i = 1, 2000 do all[i] = { all[i], { i } } end
yes = confirm(you)
assert(#all == 2000)
error("done")
