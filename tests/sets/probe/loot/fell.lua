return loot {
  name = "Fell",
  play { text = "Destroy a character.", target = a_character, effect = function(target) destroy(target) end },
}
