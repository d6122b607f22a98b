return treasure {
  name = "The Battery",
  tap {
    text = "Recharge another item.",
    target = an_item { other = true },
    effect = function(target) recharge(target) end,
  },
}
