return loot {
  name = "XX. Judgement",
  play {
    text = "A player with the most souls destroys one of their souls.",
    target = a_player { most_souls = true },
    effect = function(target)
      local soul = choose(target, a_soul { of = target })
      if soul then destroy_soul(soul) end
    end,
  },
}
