-- as many voters and candidates as a list can have: more than there is room for
local t = {}
for i = 1, 512 do t[i] = you end
local x = vote(t, t)
