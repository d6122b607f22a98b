return loot {
  name = "Empty Ballot",
  play { text = "Each player votes for a curse. Gain 2¢ if no curse got votes.",
         effect = function(you)
           local votes = count_votes(players, a_curse)
           if #votes == 0 then gain_coins(you, 2) end
         end },
}
