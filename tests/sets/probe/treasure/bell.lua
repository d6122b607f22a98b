return treasure {
  name = "Bell",
  when { event = loot_played, by = you, may = true, choice = an_item { charged = false, yours = true },
         text = "When you play a loot, you may recharge an item of yours.",
         effect = function(choice) recharge(choice) end },
}
