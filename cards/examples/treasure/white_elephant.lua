return treasure {
  name = "White Elephant",
  paid {
    text = "Once each turn, give another player a non-eternal item of yours: loot 3.",
    cost = { give_item = an_item { yours = true, eternal = false } }, target = a_player { other = true }, first = turn,
    effect = function(you) draw_loot(you, 3) end,
  },
}
