-- concatenates a handle with a string
local s = "at " .. you
