return loot {
  name = "Open Auction",
  play {
    text = "Starting with you, each player names an amount of ¢ that they have. The player who named the most, and named it " ..
           "first, loses that many ¢ and gains 1 treasure.",
    effect = function()
      local best, winner = 0, nil
      for _, bidder in ipairs(all(a_player)) do
        local bid = choose_number(bidder, 0, bidder.coins)
        if bid and bid > best then best, winner = bid, bidder end
      end
      if winner and lose_coins(winner, best) == best then gain_treasure(winner, 1) end
    end,
  },
}
