return treasure {
  name = "Contract From Below",
  paid {
    cost = { destroy_items = 2 }, target = an_item { eternal = false, of = others },
    text = "Destroy 2 of your items: steal a non-eternal item from another player.",
    effect = function(you, target) steal_item(you, target) end,
  },
}
