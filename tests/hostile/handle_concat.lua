-- makes a text of a handle
local s = "at " .. you
