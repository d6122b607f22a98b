return loot {
  name = "Parry",
  play { text = "Turn an attack roll to 1.", target = a_roll { attack = true },
         effect = function(target) set_roll(target, 1) end },
}
