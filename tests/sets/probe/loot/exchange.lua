return loot {
  name = "Exchange",
  play { text = "Swap a non-eternal item of yours for one of another player.",
         target = an_item { yours = true, eternal = false }, target2 = an_item { eternal = false, of = others },
         effect = function(target, target2) swap_items(target, target2) end },
}
