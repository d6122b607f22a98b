-- a noun made at run time is iterated while a condition makes others, which move it in memory
local function others()
  local n
  for i = 1, 64 do n = a_number { from = -i, to = i } end
  return false
end
return treasure { name = "Hostile", enters = { counters = 99 }, cant { attack = a_monster, given = others, text = "A." },
  paid { cost = { counters = 1 }, text = "B.", effect = function(you)
    for i = 1, 5 do local b = put_into_slot(deck.monster.top, monster_slots) end
    local all_of = count(a_monster { other = true })
    if all_of ~= count(a_monster { attackable = true, other = true }) then gain_coins(you, 7) return end
    error("done")
  end } }
