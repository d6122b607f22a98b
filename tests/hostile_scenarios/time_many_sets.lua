-- says: different sets and rules
for i = 1, 1000 do scenario("x" .. i) { set = "../sets/s" .. i } end
