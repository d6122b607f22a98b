return loot {
  name = "Second Chance",
  play {
    text = "Put the top card of the treasure discard on top of its deck. If you do, gain it.",
    given = not_empty(discard.treasure),
    effect = function(you)
      local card = put_on_top(discard.treasure.top)
      if card then gain_item(card, you) end
    end,
  },
}
