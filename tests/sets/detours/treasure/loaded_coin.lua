return treasure {
  name = "Loaded Coin",
  change {
    event = rolling, attack = true,
    text = "Dice of attack rolls have 2 sides less.",
    effect = function(event) event.sides = math.max(2, event.sides - 2) end,
  },
}
