return treasure {
  name = "Loot Locker",
  tap { text = "Put the top card of the loot deck under this. Gain 1¢ for each card under it.",
        effect = function(you, this)
          put_under(deck.loot.top, this)
          gain_coins(you, #this.cards_under)
        end },
  paid { cost = { coins = 1 }, text = "1¢: put the cards under this into your hand.",
         effect = function(you, this)
           for _, card in ipairs(this.cards_under) do put_into_hand(card, you) end
         end },
}
