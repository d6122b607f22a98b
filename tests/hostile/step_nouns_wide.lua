-- a noun of two thousand nouns, each matched against all cards
local t = {}
for i = 1, 2000 do t[i] = a_card end
local n = one_of(t)
for i = 1, 400 do local c = count(n) end
error("done")
