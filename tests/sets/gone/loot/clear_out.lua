return loot {
  name = "Clear Out",
  play { text = "Put an item into discard.", target = an_item, effect = function(target) put_into_discard(target) end },
}
