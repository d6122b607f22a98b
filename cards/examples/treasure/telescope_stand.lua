return treasure {
  name = "Telescope Stand",
  change {
    event = revealing, of = you,
    text = "If you would reveal cards from the top of a deck, reveal 1 more.",
    effect = function(event) event.amount = event.amount + 1 end,
  },
  tap {
    text = "Reveal the top 2 cards of the loot deck. Gain 1¢ for each card revealed.",
    effect = function(you)
      local revealed = reveal(deck.loot, 2)
      gain_coins(you, #revealed)
    end,
  },
}
