return treasure {
  name = "Customs House",
  when { event = purchase_declared_on, text = "When a player picks an item to buy, they discard 1 loot.",
         effect = function(by) discard_loot(by, 1) end },
}
