return treasure {
  name = "Gift Shop",
  paid { cost = { give_item = an_item { yours = true, eternal = false, other = true } },
         text = "Give another item to another player: gain 4¢.", effect = function(you) gain_coins(you, 4) end },
}
