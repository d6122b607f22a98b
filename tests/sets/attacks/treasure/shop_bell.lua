return treasure {
  name = "Shop Bell",
  cant { who = others, play_loot = a_loot_card { trinket = true }, text = "Other players can't play trinkets." },
  cant { who = others, purchase = an_item { guppy = true }, text = "Other players can't buy Guppy items." },
  cant { purchase = deck.treasure, text = "The top card of the treasure deck can't be bought." },
}
