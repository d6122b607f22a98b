return room {
  name = "Lost and Found",
  tap {
    text = "If there are cards in the loot discard: put its top card into your hand.",
    given = not_empty(discard.loot),
    effect = function(you) put_into_hand(discard.loot.top, you) end,
  },
}
