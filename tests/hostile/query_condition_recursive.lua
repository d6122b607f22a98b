-- a condition that counts what fits a stat that the condition decides on
return treasure { name = "Hostile",
  always { of = a_monster, text = "A.", given = function() return count(a_monster { attackable = true }) + all(a_monster)[1].evasion > 2 end, evasion = function() return all(a_monster)[1].evasion end } }
