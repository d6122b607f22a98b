return treasure {
  name = "Conjurer's Hat",
  tap {
    text = "Reveal the top 3 cards of the loot deck. Put one of them into your hand and the others on the bottom.",
    effect = function(you)
      local cards = reveal(deck.loot, 3)
      local kept = choose_card(you, cards)
      for _, card in ipairs(cards) do
        if card ~= kept then put_on_bottom(card) end
      end
      if kept then put_into_hand(kept, you) end
    end,
  },
}
