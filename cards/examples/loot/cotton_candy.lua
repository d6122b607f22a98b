return loot {
  name = "Cotton Candy", tags = { "snack" },
  play {
    text = "Prevent the next 2 damage to a player this turn.",
    target = a_player,
    effect = function(target) prevent_next(target, 2) end,
  },
}
