return loot {
  name = "Two Shuffles",
  play {
    text = "Shuffle the loot deck and the monster deck.",
    effect = function()
      shuffle(deck.loot)
      shuffle(deck.monster)
    end,
  },
}
