return loot {
  name = "Gift",
  play { text = "Give another player a loot card.", target = a_player { other = true },
         effect = function(you, target) give_loot(you, target, 1) end },
}
