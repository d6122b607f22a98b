-- sixty values, each of which uses its full budget
local t = { name = "Hostile" }
local function long()
  local t = {}
  for i = 1, 60 do t[0.5 + i * 2 ^ -52] = true end
  local k, v = 0.5, nil
  while true do v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] end
end
for i = 1, 60 do t[i] = always { of = you, hp = long, text = "A." } end
return treasure(t)
