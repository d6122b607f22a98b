return loot {
  name = "0. The Fool",
  play {
    text = "Cancel everything and end the turn.",
    effect = function() cancel_turn() end,
  },
}
