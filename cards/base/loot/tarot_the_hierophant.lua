return loot {
  name = "V. The Hierophant",
  play {
    text = "Prevent up to 2 of the next damage to a monster or player this turn.",
    target = one_of { a_monster, a_player },
    lasting {
      till = end_of_turn, uses = 1,
      change { event = damage, to = target, effect = function(event) prevent(event, 2) end },
    },
  },
}
