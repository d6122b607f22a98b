return loot {
  name = "Coin Toss",
  play {
    text = "Roll: 1-3: gain 1¢. 4-6: put this into your hand.",
    roll = {
      ["1-3"] = function(you) gain_coins(you, 1) end,
      ["4-6"] = function(this, you) put_into_hand(this, you) end,
    },
  },
}
