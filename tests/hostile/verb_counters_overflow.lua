-- adds counters until they overflow
local t = all(an_item)
for i = 1, 60 do add_counters(t[1], 100000000) end
error("undo")
