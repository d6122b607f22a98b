return loot { name = "Spark", image = "art/spark.svg", copies = 2,
  play { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
