return loot {
  name = "Telescope",
  play {
    text = "Reveal the top card of a deck. Gain 3¢ for each card revealed.",
    target = a_deck,
    effect = function(you, target)
      local revealed = reveal(target, 1)
      gain_coins(you, 3 * #revealed)
    end,
  },
}
