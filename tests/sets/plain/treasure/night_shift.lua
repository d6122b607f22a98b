return treasure {
  name = "Night Shift",
  when {
    event = turn_started, of = you,
    text = "At the start of your turn: till your next turn, each time you take damage, gain 1¢, or 2¢ on your turn.",
    lasting {
      till = your_next_turn,
      when {
        event = damage_taken, of = you,
        effect = function(you) gain_coins(you, you.active and 2 or 1) end,
      },
    },
  },
}
