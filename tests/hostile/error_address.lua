-- a table as the name of a property: does the message show its address?
local x = you[{}]
