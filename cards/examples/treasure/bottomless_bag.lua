-- `flavour`, `artist` and the picture are on its face; `url` and `since` are kept for other programs.
return treasure {
  name = "Bottomless Bag",
  flavour = "Somewhere at the bottom is another bag.",
  artist = "Soulstack", image = "art/bottomless_bag.svg", url = "https://example.org/bottomless_bag", since = "0.1.0",
  always { hand_limit = 3, text = "You may keep 3 more loot cards at the end of your turn." },
  always {
    loot_step = 1, given = at_most { loot = 0 },
    text = "While you have 0 loot cards, loot 1 more in your loot step.",
  },
}
