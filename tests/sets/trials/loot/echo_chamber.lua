return loot {
  name = "Echo Chamber",
  play {
    text = "Choose a player. When that player next gains ¢ this turn, each time you gain ¢ afterwards this turn, that player gains 1¢.",
    effect = function(you)
      local friend = choose(you, a_player { other = true })
      if friend then
        lasting {
          till = end_of_turn, uses = 1,
          when { event = coins_gained, of = friend, effect = function()
            lasting { till = end_of_turn,
                      when { event = coins_gained, of = you, effect = function() gain_coins(friend, 1) end } }
          end },
        }
      end
    end,
  },
}
