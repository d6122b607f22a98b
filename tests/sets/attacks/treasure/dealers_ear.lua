return treasure {
  name = "Dealer's Ear",
  when { event = deck_shuffled, of = deck.loot, text = "When the loot deck is shuffled, gain 1¢.",
         effect = function(you) gain_coins(you, 1) end },
  always { hp = happened { event = deck_shuffled, of = deck.loot, within = turn },
           text = "You have +1 HP for each time the loot deck was shuffled this turn." },
}
