return loot {
  name = "Soul Heart", copies = 2,
  play {
    text = "Prevent up to 1 of the next damage to a player this turn.",
    target = a_player,
    lasting {
      till = end_of_turn, uses = 1,
      change { event = damage, to = target, effect = function(event) prevent(event, 1) end },
    },
  },
}
