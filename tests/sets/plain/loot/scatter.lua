return loot {
  name = "Scatter", copies = 2,
  play {
    text = "Divide 3 damage among monsters as you choose.",
    effect = function(you)
      for _, part in ipairs(split(you, 3, a_monster)) do
        if part.amount > 0 then deal(part.amount, part.object) end
      end
    end,
  },
}
