return character {
  name = "Eden", hp = 2, attack = 1,
  tap {
    text = "You may play one more loot this turn.",
    effect = function(you) add_loot_plays(you, 1) end,
  },
  when {
    event = game_started,
    text = "Before the game, look at the top 3 treasures. Gain one, eternal, and put the others on the bottom.",
    effect = function(you)
      local cards = look_at(you, deck.treasure, 3)
      local kept = choose_card(you, cards)
      gain_eternal(kept, you)
      for _, card in ipairs(cards) do
        if card ~= kept then put_on_bottom(card) end  -- rule 2.9a
      end
    end,
  },
}
