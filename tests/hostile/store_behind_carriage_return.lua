-- a comment that ends in a carriage return must not hide a store or a length
local function none() end
local sum = 0
for round = 1, 12 do
  local t = {}
  for i = 1, 20 do
    t["k" .. i .. "r" .. round] = i
    t[i] = i
    -- if i % 3 == 0 then t[i-1] = none() t["k" .. (i-1) .. "r" .. round] = none() end
    -- sum = sum + #t * i
  end
end
gain_coins(you, sum % 9000)
