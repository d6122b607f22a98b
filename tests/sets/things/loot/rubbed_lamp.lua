return loot {
  name = "Rubbed Lamp",
  play { text = "Gain the Lamp Spirit from outside the game. If it is not there, gain 3¢.",
         effect = function(you)
           local spirit = find_outside("lamp_spirit")
           if spirit then gain_item(spirit, you) else gain_coins(you, 3) end
         end },
}
