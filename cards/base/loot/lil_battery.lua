return loot {
  name = "Lil Battery", copies = 4,
  play {
    text = "Recharge an item.",
    target = an_item,
    effect = function(target) recharge(target) end,
  },
}
