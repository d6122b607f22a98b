return loot {
  name = "Stand-In",
  play { text = "Choose a player. They make the current attack from now on.", target = a_player,
         effect = function(target) hand_attack(target) end },
}
