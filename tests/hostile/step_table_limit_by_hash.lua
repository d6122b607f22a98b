-- a nearly full table that is rehashed at times that depend on hashes: sometimes it counts as too large
local function put(t, k, v) t[k] = v end
local t = {}
for i = 1, 226 do put(t, "k" .. i, i) end
for i = 1, 30 do put(t, i * 2, i) end
local r = 4711
for i = 1, 400 do
  r = (r * 1103515245 + 12345) % 2147483648
  local k = r // 65536 % 32 * 2 + 1
  if i % 8 < 4 then put(t, i % 4 * 2 + 1, i) else put(t, i % 4 * 2 + 1, nil) end
  put(t, "x" .. i, i) put(t, "x" .. i, nil)
end
error("survived")
