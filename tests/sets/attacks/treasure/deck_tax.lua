return treasure {
  name = "Deck Tax",
  cant { attack = deck.monster, unless = { coins = 3 },
         text = "Players can't attack the monster deck unless they pay 3¢." },
}
