return treasure {
  name = "Embalmer",
  cant { discard = a_monster { named = "Evil Twin" }, text = "The monster Evil Twin can't be put into discard." },
  when { event = monster_died, text = "When a monster dies, destroy this.", effect = function(this) destroy(this) end },
}
