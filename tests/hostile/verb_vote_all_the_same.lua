-- one voter and one candidate, each as often as a list holds them: they count once (leaves a trace: serials go on)
local t = {}
for i = 1, 512 do t[i] = you end
local x = vote(t, t)
