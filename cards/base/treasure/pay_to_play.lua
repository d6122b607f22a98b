return treasure {
  name = "Pay to Play",
  paid {
    cost = { coins = 10 }, target = an_item { eternal = false, of = others },
    text = "10¢: steal a non-eternal item from another player.",
    effect = function(you, target) steal_item(you, target) end,
  },
}
