return loot {
  name = "Blunt Dart",
  play {
    text = "Deal 2 damage to a player. It can't kill.",
    target = a_player,
    effect = function(target) deal(2, target, { lethal = false }) end,
  },
}
