return treasure {
  name = "Wind-Up Monkey",
  when {
    event = recharged, of = an_item { yours = true }, recharge_step = false,
    text = "Each time an item of yours recharges outside the recharge step, gain 1¢.",
    effect = function(you) gain_coins(you, 1) end,
  },
}
