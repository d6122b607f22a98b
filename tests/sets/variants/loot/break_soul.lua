return loot {
  name = "Break Soul",
  play { text = "Destroy a soul.", target = a_soul, effect = function(target) destroy_soul(target) end },
}
