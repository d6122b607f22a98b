return loot {
  name = "Post Box",
  play {
    text = "Put the top 2 cards of the postcard deck into your hand.",
    effect = function(you)
      for _ = 1, 2 do put_into_hand(deck.postcard.top, you) end
    end,
  },
}
