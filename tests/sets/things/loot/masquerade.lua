return loot {
  name = "Masquerade",
  play { text = "A monster becomes a copy of another till end of turn.", target = a_monster, target2 = a_monster,
         effect = function(target, target2) become_copy(target, target2, end_of_turn) end },
}
