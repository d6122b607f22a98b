return loot {
  name = "Fistful",
  play {
    text = "Your next roll this turn is four dice: choose one.",
    lasting {
      till = end_of_turn, uses = 1,
      change { event = rolling, of = you, effect = function(event) event.dice = 4 end },
    },
  },
}
