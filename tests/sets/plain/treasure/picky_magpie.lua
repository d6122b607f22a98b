return treasure {
  name = "Picky Magpie",
  tap {
    text = "Look at the top 4 loot cards. Put one of them into your hand and the others on the bottom.",
    effect = function(you)
      local cards = look_at(you, deck.loot, 4)
      local kept = choose_card(you, cards)
      if kept == nil then return end
      put_into_hand(kept, you)
      for i = #cards, 1, -1 do
        local card = cards[i]
        if card ~= kept then put_on_bottom(card) end
      end
    end,
  },
}
