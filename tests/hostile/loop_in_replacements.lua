-- a replacement as slow as its budget allows, run for each of hundreds of events of one effect
local function long()
  local t = {}
  for i = 1, 250 do t[0.5 + i * 2 ^ -52] = true end
  local k, v = 0.5, nil
  for i = 1, 4000 do v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] end
end
return treasure { name = "Hostile", enters = { counters = 99 },
  paid { cost = { counters = 1 }, text = "B.", effect = function(you)
    for i = 1, 20 do gain_coins(you, 1) lose_coins(you, 1) end
    error("undo")
  end },
  change { event = coins_gained, text = "A.", effect = long } }
