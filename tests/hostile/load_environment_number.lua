-- a number for an environment
local _ENV <const> = 5
local x = loot
