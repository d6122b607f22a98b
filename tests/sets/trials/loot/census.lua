return loot {
  name = "Census",
  play { text = "Gain 1¢ for each of four cards that is outside the game.",
         effect = function(you)
           if find_outside("the_bone") then gain_coins(you, 1) end
           if find_outside("lazarus") then gain_coins(you, 1) end
           if find_outside("the_d6") then gain_coins(you, 1) end
           if find_outside("isaac") then gain_coins(you, 1) end
         end },
}
