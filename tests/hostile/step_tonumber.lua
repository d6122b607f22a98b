-- reads numbers from texts for ever
local s = "0x1.fffffffffffffffffffffffffffffffffffffffffffffffffffffp+900"
while true do local n = tonumber(s) end
