-- a text that does not end
local s = "abc
