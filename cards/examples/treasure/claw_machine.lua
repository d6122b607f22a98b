-- `named` also finds cards with this name in `also_named`.
return treasure {
  name = "Claw Machine",
  paid {
    text = "3¢, destroy this: search the treasure deck for a Fair Prize and gain it. Shuffle the deck.",
    cost = { coins = 3, destroy_this = true },
    effect = function(you) search_and_gain(you, a_card { pile = deck.treasure, named = "Fair Prize" }) end,
  },
}
