-- A player splits a number among monsters as the card resolves.
return loot {
  name = "Handful of Darts",
  play {
    text = "Split 3 damage among any number of monsters.",
    effect = function(you)
      for _, part in ipairs(split(you, 3, a_monster)) do deal(part.amount, part.object) end
    end,
  },
}
