return treasure {
  name = "Toy Box",
  tap { text = "Put another item under this.", target = an_item { other = true },
        effect = function(this, target) put_under(target, this) end },
  paid { cost = { coins = 1 }, text = "1¢: gain an item that is under this.", target = a_card { under = this },
         effect = function(you, target) gain_item(target, you) end },
}
