-- converts numbers to strings without end
while true do local s = tostring(0.1) .. tostring(-1e-300) end
