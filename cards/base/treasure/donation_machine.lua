return treasure {
  name = "Donation Machine",
  paid {
    cost = { give_item = an_item { yours = true, eternal = false, other = true } }, target = a_player { other = true },
    text = "Give another player another non-eternal item of yours: gain 8¢.",
    effect = function(you) gain_coins(you, 8) end,
  },
}
