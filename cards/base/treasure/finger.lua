return treasure {
  name = "Finger!",
  when {
    event = rolled, of = others, value = 2, may = true,
    target = an_item { eternal = false, yours = true }, target2 = an_item { eternal = false, of = roller },
    text = "When another player rolls a 2, you may swap one of your non-eternal items for one of theirs.",
    effect = function(target, target2) swap_items(target, target2) end,
  },
}
