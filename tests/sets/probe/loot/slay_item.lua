return loot {
  name = "Slay Item",
  play { text = "Kill an item.", target = an_item, effect = function(target) kill(target) end },
}
