return loot {
  name = "Rotten Tomato", copies = 2,
  play {
    text = "Cancel a loot or an activated ability of another player.",
    target = one_of { a_loot { of = others }, an_ability { of = others } },
    effect = function(target) cancel(target) end,
  },
}
