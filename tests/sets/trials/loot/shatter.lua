return loot {
  name = "Shatter",
  play { text = "Destroy an item.", target = an_item, effect = function(target) destroy(target) end },
}
