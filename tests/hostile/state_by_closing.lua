-- a to-be-closed variable
local gone <close> = { 1 }
error("not reached")
