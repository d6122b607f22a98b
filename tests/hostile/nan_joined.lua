-- the sign of NaN, concatenated with a string
local z = 0
error("" .. z / z .. " " .. -(z / z) .. " " .. tostring(z / z))
