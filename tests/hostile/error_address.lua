-- a table as the name of a property: is its address told?
local x = you[{}]
