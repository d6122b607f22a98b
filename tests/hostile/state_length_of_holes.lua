-- lists with holes and string keys: their length in Lua depends on this run's hashes
local gone
local seed, lengths = 7, ""
for round = 1, 60 do
  local t = {}
  for step = 1, 60 do
    seed = (seed * 1103515245 + 12345) % 2147483648
    local k = seed // 65536 % 24 + 1
    local what = seed // 4096 % 8
    if what == 0 then t["k" .. k] = step
    elseif what < 3 then t["k" .. k] = gone
    elseif what < 6 then t[k] = step
    else t[k] = gone end
  end
  lengths = lengths .. #t .. " "
end
error(lengths)
