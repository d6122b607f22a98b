return keyword {
  name = "Greedy",
  text = "Its controller has +1 HP. A player who gains it gains 2¢.",
  always { hp = 1, text = "You have +1 HP." },
  when {
    event = item_gained, of = you, object = this,
    text = "When you gain this, gain 2¢.",
    effect = function(you) gain_coins(you, 2) end,
  },
}
