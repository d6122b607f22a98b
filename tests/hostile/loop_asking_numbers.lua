-- asks for numbers in ranges that grow
local n = 1
while true do n = n + choose_number(you, 1, n) end
