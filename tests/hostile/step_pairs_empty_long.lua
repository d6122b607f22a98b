-- iterates over an empty list that used to be long
local t, gone = {}
for i = 1, 30000 do t[i] = i end
for i = 1, 30000 do t[i] = gone end
while true do pairs(t) end
