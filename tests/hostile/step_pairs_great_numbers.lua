-- pairs over string keys and large integers that are equal as floats
local t, s = {}, ""
for i = 1, 30 do t["k" .. i] = i end
for i = 0, 9 do t[9007199254740992 + i] = i end
for i = 31, 50 do t["k" .. i] = i end
for k, v in pairs(t) do if type(k) == "number" then s = s .. v .. " " end end
error(s)
