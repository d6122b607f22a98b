return loot {
  name = "Trade In",
  play { text = "Swap a non-eternal item of yours for a shop item.", target = an_item { yours = true, eternal = false },
         target2 = an_item { shop = true }, effect = function(target, target2) swap_items(target, target2) end },
}
