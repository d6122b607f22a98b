return treasure {
  name = "Paint Pot",
  paid { cost = { coins = 1 }, text = "1¢: paint an item.", target = an_item,
         effect = function(target) emit(prop_painted, target) end },
  when { event = prop_painted, of = an_item { yours = true }, text = "When an item of yours is painted, recharge it.",
         effect = function(of) recharge(of) end },
}
