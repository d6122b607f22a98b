return treasure {
  name = "Metronome",
  when {
    event = rolled, of = you, every = 2,
    text = "After every 2 rolls you make, gain 1¢.",
    effect = function(you) gain_coins(you, 1) end,
  },
}
