return loot {
  name = "Paper Bids",
  play {
    text = "Each player may discard any number of loot cards. A player who discards more than each other player gains 1 treasure.",
    effect = function()
      local best, winner = 0, nil
      for _, bidder in ipairs(all(a_player)) do
        local bid = choose_number(bidder, 0, bidder.loot) or 0
        local paid = discard_loot(bidder, bid)
        if paid > best then
          best, winner = paid, bidder
        elseif paid == best then
          winner = nil
        end
      end
      if winner then gain_treasure(winner, 1) end
    end,
  },
}
