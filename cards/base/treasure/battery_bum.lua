return treasure {
  name = "Battery Bum",
  paid {
    cost = { coins = 4 }, target = an_item,
    text = "4¢: recharge an item.",
    effect = function(target) recharge(target) end,
  },
}
