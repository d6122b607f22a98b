return loot {
  name = "Borrowed Blade",
  play { text = "Choose a player and a monster. That player kills the monster.", target = a_player, target2 = a_monster,
         effect = function(target, target2) kill(target2, target) end },
}
