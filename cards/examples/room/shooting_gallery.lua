return room {
  name = "Shooting Gallery",
  paid {
    text = "1¢: choose a monster and roll. 1-4: nothing. 5-6: deal 1 damage to it.",
    cost = { coins = 1 }, target = a_monster,
    roll = {
      ["1-4"] = nothing,
      ["5-6"] = function(target) deal(1, target) end,
    },
  },
}
