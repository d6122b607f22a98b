-- calls within calls without an end
local function f(n) return 1 + f(n + 1) end
local n = f(1)
