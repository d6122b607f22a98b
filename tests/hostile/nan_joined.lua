-- the sign of what is not a number, joined to a text
local z = 0
error("" .. z / z .. " " .. -(z / z) .. " " .. tostring(z / z))
