-- stops
local kept
for i = 1, 1000 do scenario("x" .. i) { play = function(t) while true do kept = { kept, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {} } end end } end
