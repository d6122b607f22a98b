return monster {
  name = "Rag Man", hp = 2, evasion = 3, attack = 2, rewards = { loot = 3 }, souls = 1,
  when {
    event = monster_died, of = this, after = rewards,
    text = "When this dies, after its rewards are gained, roll. 1, 6: put it on top of the monster deck.",
    roll = {
      ["1,6"] = function(this) put_on_top(this) end,
      ["2-5"] = nothing,
    },
  },
}
