return loot {
  name = "Fresh Start",
  play {
    text = "Discard your hand and draw that many cards.",
    effect = function(you) draw_loot(you, discard_hand(you)) end,
  },
}
