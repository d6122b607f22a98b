-- says: more than 1000 scenarios
for i = 1, 2000 do scenario("x" .. i) { players = { { name = "P1" }, { name = "P2" } }, play = function(t) while true do local o = t.options end end } end
