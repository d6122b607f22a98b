-- The game chooses at random.
return monster {
  name = "Falling Star",
  revealed {
    text = "A random player gains 1 treasure.",
    effect = function() gain_treasure(choose_at_random(a_player), 1) end,
  },
}
