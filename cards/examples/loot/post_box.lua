return loot {
  name = "Post Box",
  play {
    text = "Loot 2 from the postcard deck.",
    effect = function(you) draw_loot(you, 2, { deck = deck.postcard }) end,
  },
}
