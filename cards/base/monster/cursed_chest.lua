return monster {
  name = "Cursed Chest",
  revealed {
    text = "Roll. 1-3: take 1 damage. 4-5: take 2 damage. 6: gain a Guppy item of the treasure deck; shuffle it.",
    roll = {
      ["1-3"] = function(you) take_damage(you, 1) end,
      ["4-5"] = function(you) take_damage(you, 2) end,
      ["6"] = function(you)
        local item = search(you, a_card { pile = deck.treasure, guppy = true })
        if item then gain_item(item, you) end
        shuffle(deck.treasure)
      end,
    },
  },
}
