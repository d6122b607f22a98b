-- keeps every string that it makes
local all, s = {}, "0123456789012345678901234567890123456789"
for i = 1, 1e6 do all[i % 2000 + 1] = s .. i .. s end
