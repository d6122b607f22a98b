return loot {
  name = "Copycat",
  play { text = "Copy another loot on the stack.", target = a_loot,
         effect = function(you, target) copy_loot(target, you) end },
}
