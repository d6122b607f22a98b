-- takes its own environment away
local _ENV = nil
return loot {}
