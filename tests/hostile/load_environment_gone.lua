-- removes its own environment
local _ENV = nil
return loot {}
