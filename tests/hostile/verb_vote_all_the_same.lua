-- one voter and one candidate, each repeated in a full list: they count once (leaves a trace: serials increase)
local t = {}
for i = 1, 512 do t[i] = you end
local x = vote(t, t)
