return loot {
  name = "Pact",
  play {
    text = "Choose two players. The next time the first takes damage this turn, the second gains as many ¢ as you have.",
    effect = function(you)
      local debtor, friend = choose(you, a_player), choose(you, a_player)
      local n = you.coins
      return lasting {
        till = end_of_turn, uses = 1,
        when { event = damage_taken, of = debtor, effect = function() gain_coins(friend, n) end },
      }
    end,
  },
}
