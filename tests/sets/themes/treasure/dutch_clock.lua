return treasure {
  name = "Dutch Clock",
  tap {
    text = "The price is 5¢, and falls by 1¢ until it is gone. At each price, each other player who has that many ¢ may lose " ..
           "them to gain 1 treasure. Once a player does, stop.",
    effect = function()
      for price = 5, 1, -1 do
        for _, bidder in ipairs(all(a_player { other = true })) do
          if bidder.coins >= price and confirm(bidder) then
            lose_coins(bidder, price)
            gain_treasure(bidder, 1)
            return
          end
        end
      end
    end,
  },
}
