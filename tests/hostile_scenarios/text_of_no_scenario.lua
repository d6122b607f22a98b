-- says: there is no scenario in this file
local x = 1
