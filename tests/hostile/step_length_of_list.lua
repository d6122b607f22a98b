-- takes the length of a list with a hole at its end, without end
local t, gone = {}
for i = 1, 2000 do t[i] = i end
for i = 1000, 2000 do t[i] = gone end
local n
while true do n = #t end
