-- six nested short loops
for a = 1, 99 do for b = 1, 99 do for c = 1, 99 do for d = 1, 99 do for e = 1, 99 do for f = 1, 99 do local n = a end end end end end end
