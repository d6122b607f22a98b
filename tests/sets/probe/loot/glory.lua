return loot {
  name = "Glory",
  play { text = "This becomes a soul. Then each other player loses all their ¢.",
         effect = function(this, you) become_soul(this, you) lose_coins(others, 99) end },
}
