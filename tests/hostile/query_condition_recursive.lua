-- a condition that counts objects by a stat that depends on the condition
return treasure { name = "Hostile",
  always { of = a_monster, text = "A.", given = function() return count(a_monster { attackable = true }) + all(a_monster)[1].evasion > 2 end, evasion = function() return all(a_monster)[1].evasion end } }
