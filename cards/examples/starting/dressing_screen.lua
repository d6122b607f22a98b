return starting {
  name = "Dressing Screen", eternal = true,
  paid {
    text = "Once each turn, 1¢: flip your character.",
    cost = { coins = 1 }, first = turn,
    effect = function(you) flip(you.character) end,
  },
}
