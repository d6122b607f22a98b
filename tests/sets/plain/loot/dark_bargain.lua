return loot {
  name = "Dark Bargain",
  play {
    text = "You may pay 2 HP. If you do, search the treasure deck for a Guppy item and gain it. Otherwise gain 1¢.",
    effect = function(you)
      local pays = confirm(you) and pay_hp(you, 2)
      if pays then
        search_and_gain(you, a_card { pile = deck.treasure, guppy = true })
      else
        gain_coins(you, 1)
      end
    end,
  },
}
