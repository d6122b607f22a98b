return loot {
  name = "XIII. Death",
  play {
    text = "Kill a player.",
    target = a_player,
    effect = function(target) kill(target) end,
  },
}
