return monster {
  name = "Cursed Chest",
  revealed {
    text = "Roll. 1-3: take 1 damage. 4-5: take 2 damage. 6: gain a Guppy item from the treasure deck; shuffle it.",
    roll = {
      ["1-3"] = function(you) take_damage(you, 1) end,
      ["4-5"] = function(you) take_damage(you, 2) end,
      ["6"] = function(you) search_and_gain(you, a_card { pile = deck.treasure, guppy = true }) end,
    },
  },
}
