return loot {
  name = "Post Mortem",
  play {
    text = "Destroy an item. Gain 1¢ for each time it was activated this turn, and 1¢ for each ¢ that you gained last this turn.",
    target = an_item,
    effect = function(target, you)
      destroy(target)
      gain_coins(you, happened { event = item_activated, of = target, within = turn } +
                        last { event = coins_gained, of = you, within = turn })
    end,
  },
}
