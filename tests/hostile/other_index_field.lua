-- reads the metamethods of a handle by name
local k = "__index"
local f = you[k]
f(you, "coins")
