-- a number as the environment
local _ENV <const> = 5
local x = loot
