return monster {
  name = "Wrath", hp = 3, evasion = 3, attack = 1, rewards = { coins = 6 }, souls = 1,
  when {
    event = monster_died, of = this,
    text = "When this dies, roll. 1-3: each player takes 1 damage. 4-6: each player takes 2 damage.",
    roll = {
      ["1-3"] = function() take_damage(players, 1) end,
      ["4-6"] = function() take_damage(players, 2) end,
    },
  },
}
