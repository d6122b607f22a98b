return treasure {
  name = "Crystal Die",
  change {
    event = rolling, of = you, attack = false,
    text = "Your dice have at least 8 sides, except for attack rolls.",
    effect = function(event) event.sides = math.max(event.sides, 8) end,
  },
}
