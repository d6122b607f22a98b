-- sorts long names between questions: how long does a rebuild take?
local t, s = {}, "x"
for i = 1, 11 do s = s .. s end
for i = 1, 200 do t[s .. i] = i end
for i = 1, 100 do
  local yes = confirm(you)
  for k = 1, 55 do local p = pairs(t) end
end
error("done")
