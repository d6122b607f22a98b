return loot {
  name = "Pounce",
  play { text = "Choose a monster. You attack it now.", target = a_monster,
         effect = function(you, target) attack_now(you, target) end },
}
