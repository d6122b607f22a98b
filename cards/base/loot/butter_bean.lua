return loot {
  name = "Butter Bean!", copies = 3,
  play {
    text = "Cancel a loot, or an activated ability of an item.",
    target = one_of { a_loot, an_ability { item = true } },
    effect = function(target) cancel(target) end,
  },
}
