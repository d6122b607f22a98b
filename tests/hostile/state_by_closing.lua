-- a variable that is closed
local gone <close> = { 1 }
error("not reached")
