return treasure {
  name = "Weighted Die",
  when { event = damage_taken, of = a_monster, text = "When a monster takes damage, its attacker rolls. 1-3: nothing. 4-6: gain 1¢.",
         roll = { by = attacker, ["1-3"] = nothing, ["4-6"] = function(roller) gain_coins(roller, 1) end } },
}
