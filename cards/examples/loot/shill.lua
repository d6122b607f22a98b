return loot {
  name = "Shill",
  play {
    text = "Choose a player and a monster. That player attacks the monster now.",
    target = a_player, target2 = a_monster,
    effect = function(target, target2) attack_now(target, target2) end,
  },
}
