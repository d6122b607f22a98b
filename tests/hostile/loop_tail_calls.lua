-- two functions that call each other for ever, without a stack
local a, b
a = function(n) return b(n) end
b = function(n) return a(n) end
a(1)
