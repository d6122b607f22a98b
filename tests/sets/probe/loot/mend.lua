return loot {
  name = "Mend",
  play { text = "Heal a monster or player 5 HP.", target = one_of { a_monster, a_player },
         effect = function(target) heal(target, 5) end },
}
