return treasure {
  name = "Bob's Brain",
  when {
    event = attack_declared, of = you,
    text = "When you declare an attack, roll. 1-2: deal 1 damage to a monster. 3-4: deal 1 damage to a player. " ..
           "5-6: take 1 damage.",
    roll = {
      ["1-2"] = { target = a_monster, effect = function(target) deal(1, target) end },
      ["3-4"] = { target = a_player, effect = function(target) deal(1, target) end },
      ["5-6"] = function(you) take_damage(you, 1) end,
    },
  },
}
