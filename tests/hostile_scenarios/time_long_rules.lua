-- says: different sets and rules
local s = "extended"
for i = 1, 1000 do s = i < 60 and s .. "+x" or s .. "" scenario("x" .. i) { rules = s .. i } end
