return loot {
  name = "Command",
  play { text = "Choose a monster. It deals 1 damage to a monster or player.", target = a_monster,
         target2 = one_of { a_monster, a_player },
         effect = function(target, target2) deal(1, target2, { by = target }) end },
}
