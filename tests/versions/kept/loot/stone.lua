return loot {
  name = "A Stone", copies = 10,
  play {
    text = "Deal 1 damage to a monster or player.",
    target = one_of { a_monster, a_player },
    effect = function(target) deal(1, target) end,
  },
}
