return loot {
  name = "Straw Doll",
  play { text = "Choose a curse that you have and another player: they gain that curse.", target = a_curse { yours = true },
         target2 = a_player { other = true }, effect = function(target, target2) give_curse(target, target2) end },
}
