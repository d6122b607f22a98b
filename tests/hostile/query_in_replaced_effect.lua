-- slow conditions, evaluated for each of hundreds of events; a replacement in between resets their count
local function long()
  local t = {}
  for i = 1, 60 do t[0.5 + i * 2 ^ -52] = true end
  local k, v = 0.5, nil
  for i = 1, 140 do v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] end
  return false
end
local t = { name = "Hostile", enters = { counters = 99 } }
t[1] = paid { cost = { counters = 1 }, text = "B.", effect = function(you)
  for i = 1, 120 do gain_coins(you, 1) lose_coins(you, 1) end
  error("undo")
end }
t[2] = change { event = coins_gained, text = "A.", effect = function() end }
for i = 3, 42 do t[i] = when { event = coins_gained, given = long, text = "A.", effect = function() end } end
return treasure(t)
