return loot {
  name = "Ballot",
  play { text = "Each player votes for a player; you have one more vote. Each player gains 1¢ for each vote.",
         effect = function(you)
           for _, result in ipairs(count_votes(players, a_player, { extra = you })) do
             gain_coins(result.object, result.amount)
           end
         end },
}
