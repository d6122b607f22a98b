return treasure {
  name = "Curse of the Tower", min_players = 3,
  when {
    event = damage_taken, of = you,
    text = "When you take damage, roll. 1-3: each other player takes 1 damage. 4-6: deal 1 damage to a monster.",
    roll = {
      ["1-3"] = function() take_damage(others, 1) end,
      ["4-6"] = { target = a_monster, effect = function(target) deal(1, target) end },
    },
  },
}
