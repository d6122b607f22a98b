return loot {
  name = "Pills!",
  play {
    text = "Roll. 1-2: +1 attack till end of turn. 3-4: +1 HP till end of turn. 5-6: take 1 damage.",
    roll = {
      ["1-2"] = { lasting { till = end_of_turn, always { of = you, attack = 1 } } },
      ["3-4"] = { lasting { till = end_of_turn, always { of = you, hp = 1 } } },
      ["5-6"] = function(you) take_damage(you, 1) end,
    },
  },
}
