return treasure {
  name = "Grand Prize", also_named = "Fair Prize", souls = 1,
  flavour = "Nobody has seen it leave the shelf.",
  paid {
    text = "15¢, on your turn: this becomes a soul.",
    cost = { coins = 15 }, during = your_turn,
    effect = function(this) become_soul(this) end,
  },
}
