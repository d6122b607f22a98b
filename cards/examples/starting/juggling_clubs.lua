return starting {
  name = "Juggling Clubs", eternal = true,
  tap {
    text = "Choose a loot card in your hand and put it on the bottom of the loot deck. If you do, loot 1.",
    choice = a_loot_card { of = you },
    effect = function(choice, you)
      if put_on_bottom(choice) then draw_loot(you, 1) end
    end,
  },
  when { event = turn_ending, of = you, text = "At the end of your turn, recharge this.",
         effect = function(this) recharge(this) end },
}
