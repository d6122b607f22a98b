return loot {
  name = "Barrel Tune", copies = 2,
  play { text = "The music plays. Each player gains 1¢.", effect = function()
    emit(music_played)
    gain_coins(players, 1)
  end },
}
