return loot {
  name = "Ehwaz",
  play {
    text = "Replace each monster that is not being attacked with the top card of the monster deck.",
    effect = function()
      for _, monster in ipairs(in_order(a_monster { attacked = false })) do replace_from_deck(monster) end
    end,
  },
}
