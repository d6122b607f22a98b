return monster {
  name = "I Can See Forever!",
  revealed {
    text = "Look at the top 6 cards of the loot deck. Put them back in any order, then loot 1.",
    effect = function(you)
      reorder(you, deck.loot, 6)
      draw_loot(you, 1)
    end,
  },
}
