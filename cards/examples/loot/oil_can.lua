return loot {
  name = "Oil Can", copies = 2,
  play {
    text = "Put 2 counters on The Big Wheel. If it is not on the table, gain 2¢.",
    effect = function(you)
      local wheel = find_fixture("big_wheel")
      if wheel then add_counters(wheel, 2) else gain_coins(you, 2) end
    end,
  },
}
