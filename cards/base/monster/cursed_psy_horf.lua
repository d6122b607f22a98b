return monster {
  name = "Cursed Psy Horf", hp = 1, evasion = 5, attack = 1, rewards = { loot = 2 },
  when {
    event = item_activated, of = an_item,
    text = "When a player activates an item, they take 1 damage.",
    effect = function(by) take_damage(by, 1) end,
  },
}
