return loot {
  name = "Jolt",
  play { text = "Kill a player, then heal them 2 HP.", target = a_player,
         effect = function(target) kill(target) heal(target, 2) end },
}
