return loot {
  name = "Mallet",
  play { text = "Destroy an item.", target = an_item, effect = function(target) destroy(target) end },
}
