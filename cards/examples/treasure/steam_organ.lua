-- `emit` lets an event of the set happen (`events` in set.lua). Other cards listen for it like for any event.
return treasure {
  name = "Steam Organ",
  tap {
    text = "The music plays. Gain 1¢.",
    effect = function(you)
      emit(music_played)
      gain_coins(you, 1)
    end,
  },
}
