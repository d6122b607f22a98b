return treasure {
  name = "Bounty Board",
  tap {
    text = "Choose a monster. It must be attacked this turn if possible. When it dies this turn, gain 3¢.",
    effect = function(you)
      local prey = choose(you, a_monster { attackable = true })
      if prey then
        lasting {
          till = end_of_turn,
          must { who = active, attack = prey },
          when { event = monster_died, of = prey, effect = function() gain_coins(you, 3) end },
        }
      end
    end,
  },
}
