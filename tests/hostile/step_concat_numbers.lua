-- turns fractions into text for ever
local s
while true do s = 1.1e300 .. 1.1e300 .. 1.1e300 .. 1.1e300 .. 1.1e300 .. 1.1e300 .. 1.1e300 .. 1.1e300 .. 1.1e300 .. 1.1e300 .. 1.1e300 .. 1.1e300 .. 1.1e300 .. 1.1e300 .. 1.1e300 .. 1.1e300 .. 1.1e300 .. 1.1e300 .. 1.1e300 .. 1.1e300 end
