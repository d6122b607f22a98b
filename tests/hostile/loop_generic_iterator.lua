-- an iterator that never returns nil
local function on(_, k) return k + 1 end
for k in on, nil, 0 do local unused = k end
