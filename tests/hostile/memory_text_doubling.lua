-- a text that doubles for ever
local s = "x"
while true do s = s .. s end
