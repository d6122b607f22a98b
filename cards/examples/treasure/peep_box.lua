-- `you` is the player who uses the ability, not the one who controls the item.
return treasure {
  name = "Peep Box",
  paid {
    text = "Other players may use this, once each turn. 1¢: look at the top card of the treasure deck. " ..
           "The player who controls this gains 1¢.",
    who = others, first = turn, cost = { coins = 1 },
    effect = function(you, this)
      look_at(you, deck.treasure, 1)
      gain_coins(this.controller, 1)
    end,
  },
}
