-- endlessly nested calls
local function f(n) return 1 + f(n + 1) end
local n = f(1)
