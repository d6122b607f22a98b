-- "If you do": `discard_loot` returns how many cards were discarded.
return loot {
  name = "Lights Out",
  play {
    text = "On another player's turn: discard 2 loot cards. If you do, cancel everything on the stack and end " ..
           "the turn.",
    during = others_turns,
    effect = function(you)
      if discard_loot(you, 2) == 2 then cancel_turn() end
    end,
  },
}
