return treasure {
  name = "Deep Well",
  tap {
    text = "Reveal the top 3 cards of the treasure deck. Gain the first one that is not eternal; put the others on the bottom.",
    effect = function(you)
      local found = nil
      for _, card in ipairs(reveal(deck.treasure, 3)) do
        if not found and not card.eternal then
          found = card
        else
          put_on_bottom(card)
        end
      end
      if found then gain_item(found, you) end
    end,
  },
}
