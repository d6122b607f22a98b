return loot {
  name = "Gold Bomb!!",
  play {
    text = "Deal 3 damage to a monster or player.",
    target = one_of { a_monster, a_player },
    effect = function(target) deal(3, target) end,
  },
}
