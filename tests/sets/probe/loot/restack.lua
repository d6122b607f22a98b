return loot {
  name = "Restack",
  play { text = "Put a monster on top of its deck.", target = a_monster,
         effect = function(target) put_on_top(target) end },
}
