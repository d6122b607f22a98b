return treasure {
  name = "Belly Button",
  always { loot_plays = 1, during = your_turn, text = "You may play an additional loot card on your turn." },
  when {
    event = damage_taken, of = you, may = true,
    text = "When you take damage, you may recharge your character.",
    effect = function(you) recharge(you.character) end,
  },
}
