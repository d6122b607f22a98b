return loot {
  name = "Soul Heart", copies = 2,
  play {
    text = "Prevent the next 1 damage to a player this turn.",
    target = a_player,
    effect = function(target) prevent_next(target, 1) end,
  },
}
