return loot {
  name = "Kennel Call",
  play {
    text = "Gain 2¢ for each fighter that you control, and 1¢ for each other item that you control.",
    effect = function(you)
      local fighters = count(an_item { yours = true, fighter = true })
      gain_coins(you, 2 * fighters + count(an_item { yours = true, fighter = false }))
    end,
  },
}
