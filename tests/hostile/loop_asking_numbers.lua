-- asks for numbers in growing ranges
local n = 1
while true do n = n + choose_number(you, 1, n) end
