-- two functions that tail-call each other without end
local a, b
a = function(n) return b(n) end
b = function(n) return a(n) end
a(1)
