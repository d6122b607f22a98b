return loot {
  name = "Ehwaz",
  play {
    text = "Put every monster that is not being attacked into discard, so that others take their places.",
    effect = function()
      for _, monster in ipairs(in_order(a_monster { attacked = false })) do put_into_discard(monster) end
    end,
  },
}
