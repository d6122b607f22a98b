return loot {
  name = "Take Soul",
  play { text = "Steal a soul.", target = a_soul { of = others },
         effect = function(you, target) steal_soul(you, target) end },
}
