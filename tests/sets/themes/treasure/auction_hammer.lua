return treasure {
  name = "Auction Hammer",
  tap {
    text = "Choose a non-eternal item that you control. Each other player names an amount of ¢ that they have. Steal as many ¢ as were " ..
           "named from the player who named the most, and named it first. If you do, give them the item.",
    target = an_item { yours = true, eternal = false },
    effect = function(you, target)
      local best, winner = 0, nil
      for _, bidder in ipairs(all(a_player { other = true })) do
        local bid = choose_number(bidder, 0, bidder.coins)
        if bid and bid > best then best, winner = bid, bidder end
      end
      if winner and steal_coins(you, winner, best) == best then give_item(target, winner) end
    end,
  },
}
