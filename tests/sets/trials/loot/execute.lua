return loot {
  name = "Execute",
  play { text = "Kill a player.", target = a_player, effect = function(target) kill(target) end },
}
