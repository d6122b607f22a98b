return postcard {
  name = "Sea View", copies = 2,
  play { text = "Gain 3¢.", effect = function(you) gain_coins(you, 3) end },
}
