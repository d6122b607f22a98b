-- keeps a noun that it made as an answer, while the nouns made at run time are discarded
local x
for i = 1, 100 do
  local n = a_number { from = i % 99 - 98, to = i // 99 + 10 * you.loot }
  x = one_of { n, n, n, n, n, n, n, n, n, n, n, n, n, n, n }
end
local kept = all({ x })
local yes = confirm(you)
yes = confirm(you)
error("it stands for " .. count(kept[1]) .. " and was " .. count(x))
