return loot {
  name = "Trapdoor",
  play { text = "Kill a monster that is not a boss.", target = a_monster { boss = false },
         effect = function(target) kill(target) end },
}
