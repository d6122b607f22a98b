-- converts strings to numbers without end
local s = "0x1.fffffffffffffffffffffffffffffffffffffffffffffffffffffp+900"
while true do local n = tonumber(s) end
