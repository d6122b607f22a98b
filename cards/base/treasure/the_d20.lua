return treasure {
  name = "The D20",
  tap {
    text = "Reroll an item.",
    target = an_item,
    effect = function(target) reroll_item(target) end,
  },
}
