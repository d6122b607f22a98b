-- converts fractions to strings without end
local s
while true do s = 1.1e300 .. 1.1e300 .. 1.1e300 .. 1.1e300 .. 1.1e300 .. 1.1e300 .. 1.1e300 .. 1.1e300 .. 1.1e300 .. 1.1e300 .. 1.1e300 .. 1.1e300 .. 1.1e300 .. 1.1e300 .. 1.1e300 .. 1.1e300 .. 1.1e300 .. 1.1e300 .. 1.1e300 .. 1.1e300 end
