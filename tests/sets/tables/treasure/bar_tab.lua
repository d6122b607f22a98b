return treasure {
  name = "Bar Tab",
  tap {
    text = "Gain 1¢. Then choose a player: they lose 1¢ for each loot card they played in this game.",
    effect = function(you)
      gain_coins(you, 1)
      local guest = choose(you, a_player)
      lose_coins(guest, happened { event = loot_played, by = guest, within = game })
    end,
  },
}
