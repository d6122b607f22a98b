-- a string that does not end
local s = "abc
