return loot {
  name = "New Stock",
  play { text = "Put the top card of the treasure deck onto a shop item.", target = an_item { shop = true },
         effect = function(target) put_onto(deck.treasure.top, target) end },
}
