return loot {
  name = "Mega Battery",
  play {
    text = "Recharge each item of a player.",
    target = a_player,
    effect = function(target) recharge_items(target) end,
  },
}
