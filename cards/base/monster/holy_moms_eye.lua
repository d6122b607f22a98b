return monster {
  name = "Holy Mom's Eye", hp = 1, evasion = 4, attack = 2, rewards = { loot = 1 },
  when {
    event = rolled, value = 2, may = true, target = an_item, chooser = roller,
    text = "When a player rolls a 2, they may recharge an item.",
    effect = function(target) recharge(target) end,
  },
}
