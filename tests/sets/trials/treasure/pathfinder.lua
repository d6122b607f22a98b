return treasure {
  name = "Pathfinder",
  tap { text = "Choose the Blade outside the game; if it is there, gain it.",
        effect = function(you) local card = find_outside("blade") if card then gain_eternal(card, you) end end },
}
