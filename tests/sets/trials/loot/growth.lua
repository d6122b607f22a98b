return loot {
  name = "Growth",
  play {
    text = "Choose a number from 1 to 3. A player or monster gets that much attack till end of turn.",
    target = one_of { a_player, a_monster },
    effect = function(target, you)
      local n = choose(you, a_number { from = 1, to = 3 })
      lasting { till = end_of_turn, always { of = target, attack = n } }
    end,
  },
}
