-- the length of a handle
local n = #you
