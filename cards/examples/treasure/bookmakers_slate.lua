-- A lasting effect that a function makes keeps the values of its locals: here the player and the number.
return treasure {
  name = "Bookmaker's Slate",
  tap {
    text = "Choose a player and a number from 1 to 3. Lose that many ¢. If you do, each time the player misses " ..
           "this turn, gain that many.",
    target = a_player,
    effect = function(you, target)
      local n = choose_number(you, 1, 3)
      if lose_coins(you, n) == n then
        lasting { till = end_of_turn, when { event = missed, by = target, effect = function() gain_coins(you, n) end } }
      end
    end,
  },
}
