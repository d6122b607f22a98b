-- says: the work limit of the file is used up
for i = 1, 1000 do scenario("x" .. i) { players = { { name = "P1" }, { name = "P2" } }, play = function(t) while true do end end } end
