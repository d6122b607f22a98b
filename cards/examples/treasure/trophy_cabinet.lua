-- A card under an item is outside the game.
return treasure {
  name = "Trophy Cabinet",
  tap {
    text = "Put a discarded monster under this. Gain 2¢.",
    target = a_card { pile = discard.monster, event = false },
    effect = function(this, target, you)
      put_under(target, this)
      gain_coins(you, 2)
    end,
  },
}
