-- sixty values on several cards in play, each just within its budget
local t = { name = "Hostile", copies = 99 }
local function long()
  local t = {}
  for i = 1, 60 do t[0.5 + i * 2 ^ -52] = true end
  local k, v = 0.5, nil
  for i = 1, 140 do v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] end
  return 0
end
for i = 1, 60 do t[i] = always { of = you, hp = long, text = "A." } end
return treasure(t)
