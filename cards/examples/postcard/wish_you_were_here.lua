return postcard {
  name = "Wish You Were Here", copies = 2,
  play {
    text = "Choose another player. You and that player loot 1.",
    target = a_player { other = true },
    effect = function(you, target)
      draw_loot(you, 1)
      draw_loot(target, 1)
    end,
  },
}
