return monster {
  name = "Mom!", hp = 5, evasion = 4, attack = 2, rewards = { treasure = 1 }, souls = 2,
  change {
    event = damage, from = this, combat = true, attack_roll = 1,
    text = "This deals double combat damage on attack rolls of 1.",
    effect = function(event) event.amount = event.amount * 2 end,
  },
  when {
    event = monster_died, of = this,
    text = "When this dies, expand the monster slots by 1.",
    effect = function() expand_slots(monster_slots, 1) end,
  },
}
